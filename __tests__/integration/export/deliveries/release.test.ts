import { expect, jest, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { GitHubClient } from '../../../../src/github/client.ts'
import { attachToRelease, type ReleaseRequest } from '../../../../src/export/deliveries/release/release.ts'
import { AgentHttp } from '../../../../src/runtime/http/agent-http.ts'
import { failing } from '../../../support/failing.ts'
import { stoppedAfter } from '../../../support/fake-clock.ts'
import { startGitHubApi, type GitHubApi, type StoredRelease } from '../../../servers/github/github-api.ts'
import { deadAddress } from '../../../servers/json-server.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

jest.setTimeout(120_000)

const CONTENT = Buffer.from('an archive '.repeat(50_000))
const SHA256 = createHash('sha256').update(CONTENT).digest('hex')
const TEMPORARY = `docs.tar.gz.${SHA256.slice(0, 16)}.new`
/** The time at which the fake clock starts. */
const NOW = Date.UTC(2026, 10, 15)

const OLD = { size: 3, sha256: 'old', text: 'old' }
const RELEASE = { id: 1, tag: 'v1.0' }
const published = (more: Partial<StoredRelease> = {}): StoredRelease => ({ ...RELEASE, assets: [], ...more })
const asset = (id: number, name: string, state: 'uploaded' | 'starter' = 'uploaded') => ({
  ...OLD,
  id,
  name,
  state
})

interface Attach {
  request?: Partial<ReleaseRequest>
  archive?: Partial<Parameters<typeof attachToRelease>[0]>
  file?: string
  timeoutMs?: number
  stopped?: ReturnType<typeof stoppedAfter>
}

async function attach(api: { url: string }, options: Attach = {}) {
  const { request, archive, file = 'docs.tar.gz', timeoutMs = 1_800_000 } = options
  const { clock, signal } = options.stopped ?? stoppedAfter(timeoutMs)
  await using folder = await tempFolder({ [file]: CONTENT })
  using http = new AgentHttp('test')
  const log = new MemoryLog()
  const delivered = await attachToRelease(
    { path: join(folder.path, file), size: CONTENT.length, sha256: SHA256, ...archive },
    { tag: 'v1.0', ...request },
    new GitHubClient(
      { token: 'the-token', apiUrl: api.url, repository: 'o/r', deadline: clock.now() + timeoutMs },
      { http, clock, random: () => 0.5, signal, log }
    )
  )
  return { ...delivered, log: log.text }
}

const methods = (api: GitHubApi) =>
  api.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)
const names = (api: GitHubApi) =>
  api.releases.at(-1)?.assets.map(({ name, sha256 }) => [name, sha256 === 'old'])

test('attaches the archive and its checksum to the release for a tag', async () => {
  await using api = await startGitHubApi({ releases: [published()] })

  const { tag, url } = await attach(api)

  const [archive, checksum] = api.releases[0]?.assets ?? []
  const { length: size } = CONTENT
  expect(archive).toMatchObject({ name: 'docs.tar.gz', size, sha256: SHA256, state: 'uploaded' })
  expect(checksum).toMatchObject({ name: 'docs.tar.gz.sha256', text: `${SHA256}  docs.tar.gz\n` })
  expect(tag).toBe('v1.0')
  expect(url).toMatch(/\/o\/r\/releases\/download\/x\/docs\.tar\.gz$/)
  const uploads = api.requests.filter(({ method }) => method === 'POST')
  expect(uploads.map(({ path }) => path)).toEqual([
    '/api/uploads/repos/o/r/releases/1/assets?name=docs.tar.gz',
    '/api/uploads/repos/o/r/releases/1/assets?name=docs.tar.gz.sha256'
  ])
  expect(uploads[0]?.headers).toMatchObject({
    authorization: 'token the-token',
    'content-length': String(CONTENT.length)
  })
  expect(uploads[0]?.headers).not.toHaveProperty('transfer-encoding')
})

test('uses the release id to find the release that started the workflow', async () => {
  await using api = await startGitHubApi({ releases: [published({ id: 9, tag: 'v/9' })] })
  await attach(api, { request: { tag: 'v/9', id: 9 } })
  expect(api.requests[0]?.path).toBe('/api/v3/repos/o/r/releases/9')
  expect(api.releases[0]?.assets).toHaveLength(2)
})

test('finds a release whose tag contains a slash', async () => {
  await using api = await startGitHubApi({ releases: [published(), published({ id: 2, tag: 'docs/v2' })] })
  await attach(api, { request: { tag: 'docs/v2' } })
  expect(api.releases.map(({ assets }) => assets.length)).toEqual([0, 2])
})

test('finds a draft release on a later page of the list', async () => {
  const others = Array.from({ length: 120 }, (_, i) => published({ id: 100 + i, tag: `v0.${i}` }))
  await using api = await startGitHubApi({ releases: [...others, published({ id: 7, draft: true })] })
  await attach(api)
  expect(names(api)?.map(([name]) => name)).toEqual(['docs.tar.gz', 'docs.tar.gz.sha256'])
})

test('keeps an old asset until the new asset is complete, even if the list of assets has several pages', async () => {
  const others = Array.from({ length: 130 }, (_, i) => asset(100 + i, `other-${i}.zip`))
  const assets = [...others, asset(11, 'docs.tar.gz'), asset(12, 'docs.tar.gz.sha256')]
  await using api = await startGitHubApi({ releases: [published({ assets })] })

  const { url } = await attach(api)

  expect(url).toMatch(/docs\.tar\.gz$/)
  expect(names(api)?.slice(129)).toEqual([
    ['other-129.zip', true],
    ['docs.tar.gz', false],
    ['docs.tar.gz.sha256', false]
  ])
  expect(methods(api)).toEqual(['POST', 'DELETE', 'PATCH', 'POST', 'DELETE', 'PATCH'])
})

test.each([
  ['fails until the timeout', 502, { name: 'TimedOut', cause: expect.objectContaining({ status: 502 }) }],
  ['is rejected', 400, { code: 'release-upload-failed', message: expect.stringContaining('Bad Size') }]
])('an upload that %s leaves the old asset unchanged', async (_how, status, end) => {
  await using api = await startGitHubApi({
    releases: [published({ assets: [asset(11, 'docs.tar.gz')] })],
    fault: ({ method }) => (method === 'POST' ? { status, message: 'Bad Size' } : undefined)
  })
  await expect(attach(api, { timeoutMs: 300_000 })).rejects.toMatchObject(end)
  expect(api.releases[0]?.assets).toEqual([asset(11, 'docs.tar.gz')])
  if (status === 400) expect(methods(api)).toEqual(['POST'])
  else expect(methods(api).length).toBeGreaterThan(10)
})

test('deletes an incomplete old asset, and uploads again if an upload fails halfway', async () => {
  await using api = await startGitHubApi({
    releases: [
      published({
        assets: [asset(11, 'docs.tar.gz', 'starter'), asset(12, TEMPORARY, 'starter')],
        brokenUploads: new Set([TEMPORARY, 'docs.tar.gz.sha256'])
      })
    ]
  })
  await attach(api)
  expect(methods(api).filter(method => method === 'POST')).toHaveLength(4)
  expect(api.releases[0]?.assets.map(({ name, state, sha256 }) => [name, state, sha256])).toEqual([
    ['docs.tar.gz', 'uploaded', SHA256],
    ['docs.tar.gz.sha256', 'uploaded', expect.any(String)]
  ])
})

test.each([
  ['before it deleted the old asset', [asset(11, 'docs.tar.gz')], SHA256],
  ['after it deleted the old asset', [], SHA256],
  ['after it deleted the old asset, on a server without digests', [], '']
])('reuses a complete upload if an earlier run ended %s', async (_when, old, sha256) => {
  const complete = { ...asset(12, TEMPORARY), size: CONTENT.length, sha256 }
  await using api = await startGitHubApi({ releases: [published({ assets: [...old, complete] })] })
  await attach(api)
  expect(api.releases[0]?.assets[0]).toMatchObject({ id: 12, name: 'docs.tar.gz', sha256 })
  expect(methods(api).filter(method => method === 'POST')).toHaveLength(1)
})

test.each([
  ['with a different digest', { size: CONTENT.length, sha256: 'f'.repeat(64) }],
  ['of a different size without a digest', { sha256: '' }]
])('fails at once if the temporary name belongs to an asset %s', async (_what, other) => {
  const taken = { ...asset(12, TEMPORARY), ...other }
  await using api = await startGitHubApi({ releases: [published({ assets: [taken] })] })
  await expect(attach(api)).rejects.toMatchObject(failing('release-upload-failed', 'differs from the file'))
  expect(api.releases[0]?.assets).toEqual([taken])
})

test('never deletes the only copy of the archive, and never deletes uploads from other programs', async () => {
  const others = [asset(12, 'docs.tar.gz.new'), asset(13, 'docs.tar.gz.new.sha256', 'starter')]
  await using api = await startGitHubApi({
    releases: [published({ assets: [asset(11, 'docs.tar.gz'), ...others] })],
    fault: ({ method }) => (method === 'PATCH' ? { status: 400, message: 'Bad' } : undefined)
  })
  await expect(attach(api)).rejects.toMatchObject({ code: 'release-upload-failed' })
  const [first, second, third] = api.releases[0]?.assets ?? []
  expect([first, second]).toEqual(others)
  expect(third).toMatchObject({ name: TEMPORARY, state: 'uploaded', sha256: SHA256 })
})

test.each(['GET', 'POST', 'DELETE', 'PATCH'])('recovers if a %s response is lost', async verb => {
  await using api = await startGitHubApi({
    releases: [published({ assets: [asset(11, 'docs.tar.gz')] })],
    fault: ({ method, count }) => (method === verb && count === 1 ? 'lost-response' : undefined)
  })
  await attach(api)
  expect(names(api)).toEqual([
    ['docs.tar.gz', false],
    ['docs.tar.gz.sha256', false]
  ])
})

test('turns the file name into an asset name that GitHub does not change', async () => {
  await using api = await startGitHubApi({ releases: [published()] })
  await attach(api, { file: 'Docs für 2026 (v1).tar.gz' })
  expect(names(api)?.map(([name]) => name)).toEqual([
    'Docs.f.r.2026.v1.tar.gz',
    'Docs.f.r.2026.v1.tar.gz.sha256'
  ])
})

test.each([
  ['a release that does not exist', [], undefined, 'release-not-found', 'release-tag'],
  ['an immutable release', [published({ immutable: true })], undefined, 'release-immutable', 'draft'],
  ['a read-only token', [published()], 403, 'release-forbidden', 'contents: write'],
  ['an invalid token', [published()], 401, 'release-forbidden', 'github-token']
])('gives advice for %s', async (_what, releases, status, code, advice) => {
  const message = 'Cannot upload assets to an immutable release.'
  await using api = await startGitHubApi({
    releases,
    fault: ({ method }) => (method === 'POST' && status !== undefined ? { status, message } : undefined)
  })
  await expect(attach(api)).rejects.toMatchObject({
    name: 'Failure',
    code,
    message: expect.not.stringContaining('..'),
    advice: expect.stringContaining(advice)
  })
  expect(methods(api).length).toBeLessThanOrEqual(1)
})

function limited(headers: Record<string, string>, status = 403) {
  return startGitHubApi({
    releases: [published()],
    fault: ({ path, count }) =>
      path.endsWith('?name=docs.tar.gz') && count === 1
        ? {
            status,
            message: 'API rate limit exceeded',
            headers: { date: new Date(NOW).toUTCString(), ...headers }
          }
        : undefined
  })
}

const primary = (seconds: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(NOW / 1000 + seconds)
})

test.each<[string, Record<string, string>, number]>([
  ['the primary rate limit', primary(600), 601],
  [
    "the primary rate limit if GitHub's clock is one hour ahead",
    { ...primary(3660), date: new Date(NOW + 3_600_000).toUTCString() },
    61
  ],
  ['a secondary rate limit', { 'retry-after': '90', 'x-ratelimit-remaining': '17' }, 90]
])('waits as long as GitHub specifies for %s', async (_what, headers, seconds) => {
  await using api = await limited(headers)
  const stopped = stoppedAfter(1_800_000)
  await attach(api, { stopped })
  expect(api.releases[0]?.assets).toHaveLength(2)
  expect(stopped.clock.pauses).toHaveLength(1)
  expect(stopped.clock.pauses[0]).toBeGreaterThanOrEqual(seconds * 1000)
  expect(stopped.clock.pauses[0]).toBeLessThan((seconds + 10) * 1000)
})

test.each([
  ['the primary rate limit', primary(3000), 'resets in 50 min'],
  ['a secondary rate limit', { 'retry-after': '3000' }, 'resets in 50 min'],
  ['a rate limit of more than 100 years', { 'retry-after': '9'.repeat(23) }, 'resets in more than 36500 d']
])('fails at once if %s lasts longer than the timeout', async (_what, headers, message) => {
  await using api = await limited(headers)
  const stopped = stoppedAfter(1_800_000)
  await expect(attach(api, { stopped })).rejects.toMatchObject(failing('github-rate-limited', message))
  expect(stopped.clock.pauses).toEqual([])
})

test('does not send the token if the link to the next page leads to another origin', async () => {
  await using other = await startGitHubApi({ releases: [published()] })
  await using api = await startGitHubApi({
    releases: [published({ draft: true, tag: 'v0' })],
    fault: ({ path }) =>
      path.includes('/releases?')
        ? {
            status: 200,
            message: '',
            body: [],
            headers: { link: `<${other.url}/repos/o/r/releases?page=2>; rel="next"` }
          }
        : undefined
  })
  await expect(attach(api)).rejects.toMatchObject({ code: 'release-not-found' })
  expect(other.requests).toEqual([])
})

test('does not send the token if the upload URL is on another origin without TLS', async () => {
  await using other = await startGitHubApi({ releases: [published()] })
  await using api = await startGitHubApi({
    releases: [published({ uploadOrigin: new URL(other.url).origin })]
  })
  await expect(attach(api)).rejects.toMatchObject(failing('release-upload-failed', 'is not https'))
  expect(other.requests).toEqual([])
})

test('gives up if the API is unreachable', async () => {
  await expect(attach({ url: await deadAddress() })).rejects.toMatchObject(
    failing('release-unreadable', 'ECONNREFUSED')
  )
})

test.each([
  ['has changed since the download', { sha256: 'f'.repeat(64) }, false],
  ['GitHub stores with different bytes', {}, true]
])('does not attach an archive that %s, and keeps the old asset', async (_what, archive, altersUploads) => {
  const release = published({ assets: [asset(11, 'docs.tar.gz')], altersUploads })
  await using api = await startGitHubApi({ releases: [release] })
  await expect(attach(api, { archive })).rejects.toMatchObject({ code: 'archive-changed' })
  expect(api.releases[0]?.assets).toEqual([asset(11, 'docs.tar.gz')])
  expect(methods(api)).toEqual(['POST', 'DELETE'])
})

test('streams a large archive instead of loading the archive into memory', async () => {
  await using api = await startGitHubApi({ releases: [published()] })
  await using folder = await tempFolder()
  const [small, large] = await Promise.all(
    [1000, 300_000_000].map(async size => {
      const path = join(folder.path, `${size}.tar.gz`)
      await writeFile(path, '')
      await truncate(path, size)
      return [api.url, path, String(size)]
    })
  )

  const before = await peakMemory(small ?? [])
  const after = await peakMemory(large ?? [])

  expect(api.releases[0]?.assets.map(({ name, size: stored }) => [name, stored])).toContainEqual([
    '300000000.tar.gz',
    300_000_000
  ])
  expect(after - before).toBeLessThan(150_000_000)
})

async function peakMemory(args: string[]): Promise<number> {
  const script = fileURLToPath(new URL('../../../support/release-delivery.ts', import.meta.url))
  return Number((await promisify(execFile)(process.execPath, [script, ...args])).stdout)
}

test('sends no request for an archive that is too large for a release', async () => {
  await using api = await startGitHubApi({ releases: [published()] })
  await expect(attach(api, { archive: { size: 2 ** 31 } })).rejects.toMatchObject({
    code: 'release-asset-too-large'
  })
  expect(api.requests).toEqual([])
})
