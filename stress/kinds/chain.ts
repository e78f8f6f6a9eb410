import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Manifest } from '../../src/site/records/manifest.ts'
import { pageDataOf } from '../../src/site/pages/page-data.ts'
import { type Front, startSiteHost } from '../../servers/host/site-host.ts'
import { actionFiles, readActionFile } from '../../src/cli/runner/action-file.ts'
import { stepEnd, makeStepFiles, startStep } from '../../src/cli/runner/step.ts'
import { BUCKET, startS3StandIn } from '../../servers/s3/s3-stand-in.ts'
import { DEAD_LINK, MISSING_IMAGE } from './pages.ts'

const root = join(import.meta.dirname, '../..')
const DOMAIN = 'docs.example.com'

/** Rewrites `/docs.txt`, where Next.js with a base path but no trailingSlash requests the data for the start page. */
function startPageData(base: string): Front {
  return (request, _response, host) => {
    request.url = request.url?.replace(`${base}.txt`, `${base}/index.txt`) ?? ''
    host()
  }
}

export async function startPlace(base: string) {
  const stack = new AsyncDisposableStack()
  const store = stack.use(await startS3StandIn())
  const host = stack.use(
    await startSiteHost(
      path => {
        const object = store.objects.get(path)
        return object && { content: object.body, headers: object.headers }
      },
      { base, ...(base !== '' && { front: startPageData(base) }) }
    )
  )
  return { store, host, [Symbol.asyncDispose]: async () => await stack.disposeAsync() }
}

export type Place = Awaited<ReturnType<typeof startPlace>>

/** Results of exporting, publishing and verifying one build of a site. */
export interface Deployed {
  manifest: Manifest
  manifestPath: string
  /** Findings about existing targets, and deliberate mistakes without a finding. */
  wrongFindings: string[]
  basePath: string
  pages: number
  /** Number of page data files, such as RSC payloads. */
  pageData: number
  /** Files that resemble page data but are not recognized. */
  unknownData: string[]
  uploaded: number
  unchanged: number
  changedPages: string[]
  isVerified: boolean
  verifyFindings: string[]
}

/** Exports, publishes and verifies a build. `source` contains the inputs that select the site. */
export async function deploy(
  source: Record<string, string>,
  { place, folder, previous }: { place: Place; folder: string; previous: Deployed | undefined }
): Promise<Deployed> {
  const exported = await runAction(folder, 'export', {
    ...source,
    domain: DOMAIN,
    deliver: 'site',
    redirects: 'none',
    'output-dir': join(folder, 'out'),
    'previous-manifest': previous?.manifestPath ?? 'none'
  })
  const manifestPath = exported.get('manifest-path') ?? ''
  const manifest = (await readJson(manifestPath)) as Manifest
  const { findings } = (await readJson(exported.get('checks-path'))) as {
    findings: { kind: string; target: string }[]
  }
  const changes = (await readJson(exported.get('changes-path'))) as { changed: string[] }
  const published = await runAction(
    folder,
    'publish',
    {
      'site-path': exported.get('site-path') ?? '',
      target: `s3://${BUCKET}`,
      endpoint: place.store.url,
      'site-url': place.host.url
    },
    place.store.env
  )
  const verified = await runAction(folder, 'verify', {
    'site-url': place.host.url,
    'manifest-path': manifestPath,
    'changes-path': exported.get('changes-path') ?? '',
    fail: 'false',
    sample: 'all',
    wait: '0s'
  })
  const base = (manifest.basePath ?? '/').replace(/\/$/, '')
  const paths = manifest.files.map(({ path }) => path)
  const data = pageDataOf(paths)
  return {
    manifest,
    manifestPath,
    basePath: manifest.basePath ?? '/',
    wrongFindings: wrongFindings(findings, base, exported.get('site-path') ?? ''),
    pages: manifest.history?.at(-1)?.pages ?? 0,
    pageData: data.size,
    unknownData: paths.some(path => path.includes('_next/'))
      ? paths.filter(path => /\.(txt|rsc)$/.test(path) && path !== 'robots.txt' && !data.has(path))
      : [],
    uploaded: Number(published.get('uploaded')),
    unchanged: Number(published.get('unchanged')),
    changedPages: changes.changed,
    isVerified: verified.get('verified') === 'true',
    verifyFindings: await verifyFindings(verified.get('verify-path'))
  }
}

/** Checks all findings against the files on disk, without using the review code. */
function wrongFindings(
  findings: readonly { kind: string; target: string }[],
  base: string,
  site: string
): string[] {
  const kinds = ['broken-link', 'missing-resource', 'missing-page', 'sitemap']
  const isThere = (target: string) => {
    const path = decodeURIComponent(target.slice(base.length + 1))
    return ['', '.html', '/index.html'].some(end => path !== '' && existsSync(join(site, path + end)))
  }
  const wrong = findings.filter(({ kind, target }) => kinds.includes(kind) && isThere(target))
  const expected = [`broken-link ${base}/${DEAD_LINK}`, `missing-resource ${base}/${MISSING_IMAGE}`]
  const found = findings.map(({ kind, target }) => `${kind} ${target}`)
  return [
    ...wrong.map(({ kind, target }) => `false: ${kind} ${target}`),
    ...expected.filter(each => !found.includes(each)).map(each => `missed: ${each}`)
  ]
}

async function verifyFindings(path: string | undefined): Promise<string[]> {
  if (path === undefined || path === '') return []
  const { findings = [] } = (await readJson(path)) as { findings?: { kind: string; address?: string }[] }
  return findings.map(finding => JSON.stringify(finding).slice(0, 200))
}

async function readJson(path: string | undefined): Promise<unknown> {
  return JSON.parse(await readFile(path ?? '', 'utf8'))
}

/** Runs an action as a runner does, but from its sources. Returns its outputs. */
export async function runAction(
  folder: string,
  name: string,
  inputs: Record<string, string>,
  env: Record<string, string> = {}
): Promise<Map<string, string>> {
  const path = actionFiles().get(name)
  if (path === undefined) throw new Error(`There is no action ${name}.`)
  const files = await makeStepFiles(join(folder, name))
  const action = { ...readActionFile(path), main: join(root, 'src', name, 'index.ts') }
  const step = startStep(action, { inputs, env: { PATH: process.env['PATH'], ...env }, files })
  const log = Promise.all([text(step.stdout), text(step.stderr)])
  const { exitCode, outputs } = await stepEnd(step, files)
  if (exitCode !== 0)
    throw new Error(`${name} ended with ${exitCode ?? 'a signal'}:\n${(await log).join('')}`)
  return outputs
}
