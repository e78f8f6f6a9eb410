import { expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempDisposable, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { deliverRelease, loadOctokit, type ReleaseRequest } from '../../../src/export/deliveries/release.ts'
import { systemClock } from '../../../src/runtime/clock.ts'
import { AgentHttp } from '../../../src/runtime/http.ts'
import { startGitHubApi, type GitHubApi, type StoredRelease } from '../../support/github-api.ts'

const CONTENT = Buffer.from('an archive '.repeat(50_000))
const SHA256 = createHash('sha256').update(CONTENT).digest('hex')

const published = (more: Partial<StoredRelease> = {}): StoredRelease => ({
  id: 1,
  tag: 'v1.0',
  assets: [],
  ...more
})
const asset = (id: number, name: string, state: 'uploaded' | 'starter' = 'uploaded') => ({
  id,
  name,
  size: 3,
  sha256: 'old',
  text: 'old',
  state
})

async function attach(api: GitHubApi, more: Partial<ReleaseRequest> = {}, file = 'docs.tar.gz') {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'release-'))
  const path = join(folder.path, file)
  await writeFile(path, CONTENT)
  using http = new AgentHttp('test')
  const log: string[] = []
  const note = (line: string) => void log.push(line)
  return await deliverRelease(
    { archive: { path, size: CONTENT.length, sha256: SHA256 }, tag: 'v1.0', repository: 'o/r', ...more },
    {
      octokit: await loadOctokit('the-token', api.url),
      http,
      clock: {
        ...systemClock,
        sleep: async (ms, signal) => await systemClock.sleep(Math.min(ms, 5), signal)
      },
      random: Math.random,
      signal: new AbortController().signal,
      log: {
        info: note,
        debug: note,
        notice: note,
        warning: note,
        mask: note,
        group: async (_, stage) => await stage()
      }
    }
  )
}

const methods = (api: GitHubApi) =>
  api.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)

test('the archive and its checksum are attached to the release of a tag', async () => {
  await using api = await startGitHubApi({ releases: [published()] })

  const delivered = await attach(api)

  const [archive, checksum] = api.releases[0]?.assets ?? []
  expect(archive).toMatchObject({
    name: 'docs.tar.gz',
    size: CONTENT.length,
    sha256: SHA256,
    state: 'uploaded'
  })
  expect(checksum).toMatchObject({ name: 'docs.tar.gz.sha256', text: `${SHA256}  docs.tar.gz\n` })
  expect(delivered).toEqual({
    tag: 'v1.0',
    page: expect.stringMatching(/\/o\/r\/releases\/1$/),
    url: expect.stringMatching(/\/o\/r\/releases\/download\/x\/docs\.tar\.gz$/)
  })
  const uploads = api.requests.filter(({ method }) => method === 'POST')
  expect(uploads.map(({ path }) => path)).toEqual([
    '/api/uploads/repos/o/r/releases/1/assets?name=docs.tar.gz',
    '/api/uploads/repos/o/r/releases/1/assets?name=docs.tar.gz.sha256'
  ])
  expect(uploads[0]).toMatchObject({
    authorization: 'Bearer the-token',
    contentLength: String(CONTENT.length),
    transferEncoding: undefined
  })
})

test('the release that started the workflow is taken by its id', async () => {
  await using api = await startGitHubApi({ releases: [published({ id: 9, tag: 'v/9' })] })
  await attach(api, { tag: undefined, eventRelease: { id: 9, tag: 'v/9' } })
  expect(api.requests[0]?.path).toBe('/api/v3/repos/o/r/releases/9')
  expect(api.releases[0]?.assets).toHaveLength(2)
})

test('another tag than that of the event is looked up, also one with a slash', async () => {
  await using api = await startGitHubApi({ releases: [published(), published({ id: 2, tag: 'docs/v2' })] })
  await attach(api, { tag: 'docs/v2', eventRelease: { id: 1, tag: 'v1.0' } })
  expect(api.releases.map(({ assets }) => assets.length)).toEqual([0, 2])
})

test('a draft is found on a later page of the list', async () => {
  const others = Array.from({ length: 120 }, (_, i) => published({ id: 100 + i, tag: `v0.${i}` }))
  await using api = await startGitHubApi({ releases: [...others, published({ id: 7, draft: true })] })
  await attach(api)
  expect(api.releases.at(-1)?.assets.map(({ name }) => name)).toEqual(['docs.tar.gz', 'docs.tar.gz.sha256'])
})

test('an asset of that name stays until the new one is there, and then gives it its name', async () => {
  const assets = [asset(11, 'docs.tar.gz'), asset(12, 'docs.tar.gz.sha256'), asset(13, 'other.zip')]
  await using api = await startGitHubApi({ releases: [published({ assets })] })

  const { url } = await attach(api)

  expect(url).toMatch(/docs\.tar\.gz$/)
  expect(api.releases[0]?.assets.map(({ name, sha256 }) => [name, sha256 === 'old'])).toEqual([
    ['other.zip', true],
    ['docs.tar.gz', false],
    ['docs.tar.gz.sha256', false]
  ])
  expect(methods(api)).toEqual(['POST', 'DELETE', 'PATCH', 'POST', 'DELETE', 'PATCH'])
})

test('an upload that fails leaves the old asset as it was', async () => {
  await using api = await startGitHubApi({
    releases: [published({ assets: [asset(11, 'docs.tar.gz')] })],
    fault: ({ method }) => (method === 'POST' ? { status: 502, message: 'Server Error' } : undefined)
  })
  await expect(attach(api)).rejects.toMatchObject({ code: 'release-upload-failed' })
  expect(api.releases[0]?.assets).toEqual([asset(11, 'docs.tar.gz')])
})

test('what a broken upload left behind is cleared away, and the upload made again', async () => {
  await using api = await startGitHubApi({
    releases: [published({ assets: [asset(11, 'docs.tar.gz', 'starter')] })],
    fault: ({ method }, count) => (method === 'POST' && count === 1 ? 'broken-upload' : undefined)
  })
  await attach(api)
  expect(api.releases[0]?.assets.map(({ name, state }) => [name, state])).toEqual([
    ['docs.tar.gz', 'uploaded'],
    ['docs.tar.gz.sha256', 'uploaded']
  ])
})

test.each(['GET', 'POST', 'DELETE', 'PATCH'])('a lost answer to a %s is made up for', async verb => {
  await using api = await startGitHubApi({
    releases: [published({ assets: [asset(11, 'docs.tar.gz')] })],
    fault: ({ method }, count) => (method === verb && count === 1 ? 'lost-answer' : undefined)
  })
  await attach(api)
  expect(api.releases[0]?.assets.map(({ name, sha256 }) => [name, sha256 === 'old'])).toEqual([
    ['docs.tar.gz', false],
    ['docs.tar.gz.sha256', false]
  ])
})

test('characters that GitHub would change are changed before, so that the asset is found again', async () => {
  await using api = await startGitHubApi({ releases: [published()] })
  await attach(api, {}, 'Docs für 2026 (v1).tar.gz')
  expect(api.releases[0]?.assets.map(({ name }) => name)).toEqual([
    'Docs.f.r.2026.v1.tar.gz',
    'Docs.f.r.2026.v1.tar.gz.sha256'
  ])
})

test.each([
  ['no such release', [], undefined, 'release-not-found', 'release-tag'],
  ['an immutable release', [published({ immutable: true })], undefined, 'release-immutable', 'draft'],
  [
    'a release that turns out immutable',
    [published()],
    { status: 422, message: 'Cannot upload assets to an immutable release.' },
    'release-immutable',
    'draft'
  ],
  [
    'a token that may only read',
    [published()],
    { status: 403, message: 'Resource not accessible by integration' },
    'release-forbidden',
    'contents: write'
  ],
  [
    'a token that is not accepted',
    [published()],
    { status: 401, message: 'Bad credentials' },
    'release-token-invalid',
    'github-token'
  ]
])('%s: the failure says what to do', async (_what, releases, refusal, code, advice) => {
  await using api = await startGitHubApi({
    releases,
    fault: ({ method }) => (method === 'POST' ? refusal : undefined)
  })
  await expect(attach(api)).rejects.toMatchObject({
    name: 'Failure',
    code,
    advice: expect.stringContaining(advice)
  })
  expect(methods(api).length).toBeLessThanOrEqual(1)
})

test('a limit of requests is waited for as GitHub asks', async () => {
  await using api = await startGitHubApi({
    releases: [published()],
    fault: ({ method }, count) =>
      method === 'POST' && count === 1
        ? {
            status: 403,
            message: 'You have exceeded a secondary rate limit',
            headers: { 'retry-after': '1' }
          }
        : undefined
  })
  await attach(api)
  expect(api.releases[0]?.assets).toHaveLength(2)
})

test('a large archive is sent while it is read, without filling the memory', async () => {
  await using api = await startGitHubApi({ releases: [published()] })
  await using folder = await mkdtempDisposable(join(tmpdir(), 'release-'))
  const [little, large] = await Promise.all(
    [1000, 300_000_000].map(async size => {
      const path = join(folder.path, `${size}.tar.gz`)
      await writeFile(path, '')
      await truncate(path, size)
      return [api.url, path, String(size)]
    })
  )

  const before = await peakMemory(little ?? [])
  const after = await peakMemory(large ?? [])

  expect(api.releases[0]?.assets.map(({ name, size: stored }) => [name, stored])).toContainEqual([
    '300000000.tar.gz',
    300_000_000
  ])
  expect(after - before).toBeLessThan(150_000_000)
})

async function peakMemory(args: string[]): Promise<number> {
  const script = fileURLToPath(new URL('../../support/release-delivery.ts', import.meta.url))
  return Number((await promisify(execFile)(process.execPath, [script, ...args])).stdout)
}

test('an archive that no release can hold is refused before anything is asked', async () => {
  await using api = await startGitHubApi({ releases: [published()] })
  const archive = { path: '/nowhere/docs.tar.gz', size: 2 ** 31, sha256: SHA256 }
  await expect(attach(api, { archive })).rejects.toMatchObject({ code: 'release-asset-too-large' })
  expect(api.requests).toEqual([])
})
