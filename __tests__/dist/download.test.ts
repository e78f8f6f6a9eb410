import { describe, expect, jest, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ActionEnd, runAction } from '../../stand-ins/runner/action.ts'
import { startProxy } from '../../stand-ins/network/connect-proxy.ts'
import { noise } from '../support/downloading.ts'
import { startGitHubApi } from '../../stand-ins/github/github-api.ts'
import { makePrivateCa } from '../../stand-ins/network/private-ca.ts'
import { startResultsService } from '../../stand-ins/artifacts/results-service.ts'
import { sendJson } from '../../stand-ins/server.ts'
import { type Answer, serve, startStore } from '../../stand-ins/s3/scripted-store.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { tarGzOf } from '../support/tiny-archives.ts'

jest.setTimeout(120_000)

const JOB = 'job_17'
const domain = 'docs.example.com'

async function siteOf(megabytes: number): Promise<{ bytes: Buffer; etag: string }> {
  const bytes = await tarGzOf(
    { name: 'index.html', content: '<!doctype html><title>Docs</title>' },
    { name: 'noise.bin', content: noise(megabytes * 1024 * 1024) }
  )
  return { bytes, etag: `"${hash('md5', bytes)}"` }
}

interface Bundle {
  /** From its origin. */
  path?: string
  url?: string
  lifeMs?: number
  sizeBytes?: number
}

/** A service whose job is complete, with its store: both on one port. */
async function startService(
  store: Answer,
  { path = '/store/docs.tar.gz', url, lifeMs = 900_000, sizeBytes }: Bundle = {},
  options: { tls?: { key: string; cert: string }; host?: string } = {}
) {
  let stored = 0
  const server = await startStore((request, response) => {
    if (request.url?.startsWith('/store/') === true) {
      stored += 1
      store(request, response, stored)
    } else if (request.url?.endsWith('/bundle') === true) {
      const bundleUrl = url ?? `${origin()}${path}`
      const expiresAt = new Date(Date.now() + lifeMs).toISOString()
      sendJson(response, 200, { bundleUrl, expiresAt, ...(sizeBytes !== undefined && { sizeBytes }) })
    } else sendJson(response, 200, { jobId: JOB, status: 'completed', pageCount: 1 })
  }, options)
  const origin = () =>
    options.host === undefined ? server.url : server.url.replace('127.0.0.1', options.host)
  return {
    get url() {
      return origin()
    },
    storeRequests: () => server.requests.filter(({ path: requested }) => requested.startsWith('/store/')),
    [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose]()
  }
}

function inputsFor(service: { url: string }, more: Record<string, string> = {}): Record<string, string> {
  return { 'base-url': service.url, 'api-key': 'adm_k3y/of+this=test', domain, 'job-id': JOB, ...more }
}

function expectFailure({ exitCode, annotations }: ActionEnd, code: string, message: string): void {
  expect(annotations.filter(({ kind }) => kind === 'error').map(({ text }) => text)).toEqual([
    expect.stringContaining(message)
  ])
  expect(annotations.at(-1)?.text).toContain(`errors.md#${code}`)
  expect(exitCode).toBe(1)
}

describe('what is not an archive is not delivered', () => {
  test.each<[string, string, Answer]>([
    [
      'a login page',
      'looks like an HTML page',
      (_, response) => response.writeHead(200).end('<!doctype html><title>Sign in</title>')
    ],
    ['an empty response', 'is empty (0 bytes)', (_, response) => response.writeHead(200).end()],
    [
      'an empty object',
      'is empty (0 bytes)',
      (_, response) => response.writeHead(416, { 'content-range': 'bytes */0' }).end()
    ]
  ])('%s', async (_what, description, answer) => {
    await using folder = await tempFolder()
    await using service = await startService(answer)
    await using results = await startResultsService()
    await using github = await startGitHubApi({ releases: [{ id: 7, tag: 'v1.0', assets: [] }] })
    const end = await runAction('export', {
      folder: folder.path,
      inputs: inputsFor(service, {
        deliver: 'artifact, release',
        'release-tag': 'v1.0',
        'github-token': 'ghs_of_this_run'
      }),
      env: { ...results.env, GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '42' }
    })
    expectFailure(end, 'archive-format-unknown', description)
    expect(results.artifacts).toEqual([])
    expect(github.releases[0]?.assets).toEqual([])
    expect(await readdir(join(folder.path, 'temp/static-export'))).toEqual([])
  })
})

describe('several runs with the same output-dir', () => {
  test('at the same time: a run that succeeds has its own bytes on disk', async () => {
    await using folder = await tempFolder()
    const sites = [await siteOf(5), await siteOf(5)]
    const bothStarted = Promise.withResolvers<undefined>()
    let started = 0
    const services = await Promise.all(
      sites.map(
        async site =>
          await startService((request, response, nth) => {
            if (nth === 1) started += 1
            if (started === 2) bothStarted.resolve(undefined)
            void bothStarted.promise.then(() => serve(request, response, site))
          })
      )
    )
    const output = join(folder.path, 'output')
    const ends = await Promise.all(
      services.map(
        async (service, i) =>
          await runAction('export', {
            folder: join(folder.path, String(i)),
            inputs: inputsFor(service, { deliver: 'site', 'output-dir': output })
          })
      )
    )
    for (const service of services) await service[Symbol.asyncDispose]()
    const succeeded = ends.filter(({ exitCode }) => exitCode === 0)
    expect(succeeded).toHaveLength(1)
    const [{ outputs } = { outputs: {} as Record<string, string> }] = succeeded
    expect(hash('sha256', await readFile(outputs['archive-path'] ?? ''))).toBe(outputs['archive-sha256'])
    const failed = ends.find(({ exitCode }) => exitCode !== 0)
    if (failed !== undefined) expectFailure(failed, 'output-dir-in-use', 'Another run wrote')
    expect((await readdir(output)).filter(name => name.startsWith('.'))).toEqual([])
  })
})

test.each(['url', 'config'])('an expired link is not delivered by %s', async deliver => {
  await using folder = await tempFolder()
  const config = join(folder.path, 'values.yaml')
  const before = 'staticExport:\n  enabled: true\n  bundleUrl: https://old.example.com/\n'
  await writeFile(config, before)
  await using service = await startService((_, response) => response.end(), { lifeMs: -60_000 })
  const end = await runAction('export', {
    folder: folder.path,
    inputs: inputsFor(service, { deliver, ...(deliver === 'config' && { 'config-file': config }) })
  })
  expectFailure(end, 'link-expired', JOB)
  expect(end.outputs).not.toHaveProperty('bundle-url')
  expect(await readFile(config, 'utf8')).toBe(before)
})

describe('an API on the internet cannot send the download', () => {
  const HOST = 'docs-host.example.test'

  /** The service and its store have a public name; the proxy knows that they are on this machine. */
  async function runBehindProxy(store: Answer, bundle: Bundle = {}) {
    await using folder = await tempFolder()
    const ca = await makePrivateCa(folder.path, [HOST])
    await using service = await startService(store, bundle, { tls: ca.tls, host: HOST })
    await using proxy = await startProxy({ username: 'me', password: 'secret' })
    return await runAction('export', {
      folder: folder.path,
      inputs: inputsFor(service, { deliver: 'site', timeout: '5m' }),
      env: { NODE_EXTRA_CA_CERTS: ca.file, https_proxy: `http://me:secret@127.0.0.1:${proxy.port}` }
    })
  }

  test.each(['http://127.0.0.1', 'https://2130706433', 'https://localhost', 'http://169.254.169.254'])(
    'to %s by its link',
    async origin => {
      await using target = await startStore((_, response) => response.end())
      const url = `${origin}:${new URL(target.url).port}/docs.tar.gz`
      const end = await runBehindProxy((_, response) => response.end(), { url })
      expectFailure(end, 'insecure-link', 'is not used')
      expect(target.requests).toEqual([])
    }
  )

  test.each(['http://127.0.0.1', 'https://[::ffff:127.0.0.1]', 'https://169.254.169.254'])(
    'to %s by a redirect of the store',
    async origin => {
      await using target = await startStore((_, response) => response.end())
      const location = `${origin}:${new URL(target.url).port}/docs.tar.gz`
      const end = await runBehindProxy((_, response) => response.writeHead(302, { location }).end())
      expectFailure(end, 'store-redirect', 'redirected to an address that is not used')
      expect(target.requests).toEqual([])
    }
  )
})

test('host names, paths and words in the query of a link are not masked', async () => {
  await using folder = await tempFolder()
  const signature = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const path = `/store/docs.tar.gz?file=${domain}/x&kind=archive&sig=${signature}`
  await using service = await startService((_, response) => response.end(), { path })
  const end = await runAction('export', {
    folder: folder.path,
    inputs: inputsFor(service, { deliver: 'url' })
  })
  expect(end.exitCode).toBe(0)
  expect(end.masked).toEqual(expect.arrayContaining([signature, end.outputs['bundle-url']]))
  for (const text of [domain, `${domain}/x`, 'archive', 'docs.tar.gz', '127.0.0.1', JOB]) {
    expect(end.masked.filter(mask => text.includes(mask))).toEqual([])
  }
})
