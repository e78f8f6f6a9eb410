import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changesText, compareManifests } from '../../src/review/changes.ts'
import { type Manifest, type ManifestFile, serializeManifest } from '../../src/site/records/manifest.ts'
import { type Inputs, readInputs } from '../../src/verify/inputs.ts'
import { digestPage, loadsOf } from '../../src/review/scan/site-scanner.ts'
import type { VerifyFinding } from '../../src/verify/judge/kinds.ts'
import { main } from '../../src/verify/main.ts'
import type { HostedSite } from '../../servers/host/site-host.ts'
import { type Circumstances, runMain } from './main-run.ts'
import { tempFolder, writeFiles } from './temp-folder.ts'

export function page(title: string, body: string): string {
  return `<!doctype html>
<html><head><title>${title}</title>
<link rel="stylesheet" href="/assets/main.0a1b2c3d.css">
<script src="/assets/app.js"></script></head>
<body><main><h1>${title}</h1> <p>${body}</p></main> <a href="/guides/start">Start</a></body></html>
`
}

export const NEW: HostedSite = {
  'index.html': page('Home', 'Welcome'),
  '404.html': page('Not found', 'No such page'),
  'guides/start.html': page('Start', 'The new way to start'),
  'guides/added.html': page('Added', 'A new page'),
  'guides/same.html': page('Same', 'As ever'),
  'api/index.html': page('API', 'Calls'),
  'guides/größe & co.html': page('Size', 'Names'),
  'assets/main.0a1b2c3d.css': 'body { margin: 0 }',
  'assets/app.js': 'console.log(1)',
  'sitemap.xml': '<urlset></urlset>',
  'search-index.json': '[]',
  '.nojekyll': ''
}

export const OLD: HostedSite = {
  ...Object.fromEntries(Object.entries(NEW).filter(([path]) => path !== 'guides/added.html')),
  'guides/start.html': page('How to start', 'The old way to start'),
  'guides/removed.html': page('Removed', 'No longer needed')
}

export const EXPORTED_AT = '2026-11-15T09:30:00.000Z'

export function filesOf(site: HostedSite): ManifestFile[] {
  return Object.entries(site).map(([path, content]) => {
    const bytes = Buffer.from(content)
    const about = path.endsWith('.html') ? digestPage(bytes) : {}
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const loads = loadsOf(path, bytes)
    return { path, size: bytes.length, sha256, ...about, ...(loads && { loads }) }
  })
}

export interface VerifyOptions extends Circumstances {
  inputs?: Record<string, string>
  /** Previous export, for `changes.json`. */
  previous?: HostedSite | undefined
  manifest?: Partial<Manifest>
  /** Writes the exported files next to the manifest, as in the job that runs the export. */
  hasSite?: boolean
  limits?: Partial<Inputs['limits']>
  env?: Record<string, string>
}

interface VerifyFile {
  version: number
  verified: boolean
  checked: number
  counts: Record<string, number>
  findings: VerifyFinding[]
  unchecked: string[]
}

/** Writes the manifest, and the changes if there is a previous export, as an export does. */
export async function writeExport(
  folder: string,
  site: HostedSite,
  { previous, manifest = {} }: Pick<VerifyOptions, 'previous' | 'manifest'> = {}
): Promise<Record<string, string>> {
  const files = filesOf(site)
  await writeFile(
    join(folder, 'manifest.json'),
    serializeManifest({ exportedAt: EXPORTED_AT, basePath: '/', files, ...manifest })
  )
  const paths = { 'manifest-path': join(folder, 'manifest.json') }
  if (previous === undefined) return paths
  const changes = compareManifests(filesOf(previous), manifest.files ?? files)
  await writeFile(join(folder, 'changes.json'), changesText(changes))
  return { ...paths, 'changes-path': join(folder, 'changes.json') }
}

/** Runs the action's main function against a host. By default, the function checks the site only once. */
export async function verify(
  url: string,
  site: HostedSite,
  {
    inputs = {},
    limits = {},
    env = {},
    previous,
    manifest = {},
    hasSite = false,
    ...circumstances
  }: VerifyOptions = {}
) {
  await using folder = await tempFolder()
  const paths = await writeExport(folder.path, site, { previous, manifest })
  if (hasSite) await writeFiles(join(folder.path, 'site'), site)
  const read = readInputs(
    { 'site-url': url, wait: '0s', ...paths, ...inputs },
    { RUNNER_TEMP: folder.path, GITHUB_WORKSPACE: folder.path, ...env }
  )
  const { failure, log, outputs, summary } = await runMain(
    async context => await main({ ...read, limits: { ...read.limits, ...limits } }, context),
    circumstances
  )
  const path = outputs['verify-path']
  const result = path === undefined ? undefined : (JSON.parse(await readFile(path, 'utf8')) as VerifyFile)
  const findings = result?.findings ?? []
  return {
    failure,
    log,
    outputs,
    summary,
    result,
    findings,
    /** Findings as `kind path`, for comparisons. */
    found: findings.map(({ kind, address }) => `${kind} ${decodeURIComponent(new URL(address).pathname)}`)
  }
}
