import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readGitHubContext } from '../../../src/export/inputs/github-context.ts'
import type { ExportContext } from '../../../src/export/context.ts'
import { type Inputs, readInputs } from '../../../src/export/inputs/inputs.ts'
import { RunMemory } from '../../../src/github/run-memory/run-memory.ts'
import { manifestMemory, recall } from '../../../src/export/memory/last-manifest.ts'
import { baselineOf } from '../../../src/export/preflight/baseline.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { type Manifest, serializeManifest } from '../../../src/site/records/manifest.ts'
import { NO_PERMISSION } from '../../servers/github/rest-api.ts'
import { startWorkflowRuns, type WorkflowRun, type WorkflowRuns } from '../../servers/github/workflow-runs.ts'
import { startServer } from '../../../servers/server.ts'
import { type FaultOf, sendJson } from '../../servers/json-server.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { zipOf } from '../../support/tiny-archives.ts'

jest.setTimeout(120_000)

const NAME = 'static-export-manifest-docs.example.com'
const MANIFEST: Manifest = {
  domain: 'docs.example.com',
  files: [{ path: 'index.html', size: 1, sha256: 'a'.repeat(64) }]
}
const TEXT = serializeManifest(MANIFEST)

let runs: WorkflowRuns
beforeAll(async () => {
  runs = await startWorkflowRuns()
  const { env } = await runs.start({ branch: 'unused' })
  // The artifact client reads these variables from `process.env`.
  Object.assign(process.env, env)
})
afterAll(async () => {
  await runs[Symbol.asyncDispose]()
})

let branch: string
beforeEach(() => {
  branch = randomUUID()
  runs.fault = () => undefined
})

/** Creates the zip for an artifact that contains one file. */
const zip = (
  content: string | Buffer = TEXT,
  more: { stored?: boolean; lies?: object; name?: string } = {}
) => zipOf({ name: 'manifest.json', content, ...more })

/** Stores an artifact with this content for an earlier run. */
async function plant(content = zip(), about: { size?: number; run?: WorkflowRun } = {}) {
  return await runs.plant(about.run ?? (await runs.start({ branch })), NAME, content, about.size)
}

interface Circumstances {
  /** Workflow run to run again. Default: a new run. */
  run?: WorkflowRun
  token?: string
  limitMs?: number
  signal?: AbortSignal
}

/** Starts a run that searches for the last manifest. Returns the baseline, the notices and the log. */
async function recalled(circumstances: Circumstances = {}) {
  const { result, ...told } = await inRun(circumstances, async (inputs, context) => {
    const previous = await recall(manifestMemory(inputs, context.github), context, circumstances.limitMs)
    return baselineOf(previous, { ...inputs.review, ...inputs.about }, context)
  })
  return { ...result, ...told }
}

async function inRun<T>(
  { run, token = 'ghs_token', signal = new AbortController().signal }: Circumstances,
  work: (inputs: Inputs, context: ExportContext, folder: string) => Promise<T>
) {
  await using folder = await tempFolder()
  const { env } = run ?? (await runs.start({ branch }))
  const github = readGitHubContext({ ...env, GITHUB_WORKSPACE: folder.path, RUNNER_TEMP: folder.path })
  const given = { 'base-url': 'https://api.example.com', 'api-key': 'key', domain: 'docs.example.com' }
  const inputs = readInputs(
    { ...given, deliver: 'site', ...(token !== '' && { 'github-token': token }) },
    github
  )
  using http = new AgentHttp('test')
  const log = new MemoryLog()
  const network = { http, log, clock: systemClock, random: () => 0, signal }
  const context = { ...network, github, deadline: Infinity }
  const result = await work(inputs, context, folder.path)
  return { result, notices: log.lines.filter(line => line.startsWith('notice: ')), log }
}

test('uses the newest manifest from a successful run', async () => {
  await plant(zip(TEXT.replace('index.html', 'old.html')))
  await plant()
  expect(await recalled()).toMatchObject({ manifest: MANIFEST, notices: [] })
})

test('ignores manifests from other branches, forks, the same run, and failed or unfinished runs', async () => {
  await plant()
  const other = zip(TEXT.replace('index.html', 'other.html'))
  await plant(other, { run: await runs.start({ branch, forkId: 99 }) })
  await plant(other, { run: await runs.start({ branch: `${branch}-next` }) })
  for (const conclusion of ['failure', undefined] as const) (await plant(other)).run.conclusion = conclusion
  expect(await recalled()).toMatchObject({ manifest: MANIFEST, notices: [] })
  const { run } = await plant(other)
  expect(await recalled({ run })).toMatchObject({ manifest: MANIFEST, notices: [] })
  expect((await recalled()).manifest).not.toEqual(MANIFEST)
})

test('reads a manifest of more than 16 MiB and an uncompressed manifest', async () => {
  const files = Array.from({ length: 150_000 }, (_, i) => ({
    path: `guides/page-${i}.html`,
    size: i,
    sha256: 'a'.repeat(64)
  }))
  const content = serializeManifest({ ...MANIFEST, files })
  expect(content.length).toBeGreaterThan(16 * 1024 * 1024)
  await plant(zip(content))
  const { manifest, notices } = await recalled({ limitMs: 60_000 })
  expect(notices).toEqual([])
  expect(manifest?.files).toHaveLength(150_000)
  await plant(zip(TEXT, { stored: true }))
  expect((await recalled()).manifest).toEqual(MANIFEST)
})

test('finds a manifest even if more than 100 artifacts from another branch are newer', async () => {
  await plant()
  const other = await runs.start({ branch: 'other' })
  const { artifact } = await plant(zip('{}'), { run: other })
  for (let i = 1; i <= 120; i++) other.results.artifacts.push({ ...artifact, id: 1_000_000 + i })
  expect((await recalled()).manifest).toEqual(MANIFEST)
  other.results.artifacts.length = 0
})

test('searches at most five runs for a manifest', async () => {
  await plant()
  for (let i = 0; i < 5; i++) {
    const { run } = await plant()
    run.conclusion = 'failure'
  }
  const before = runs.requests.length
  const found = await recalled()
  expect(found).toMatchObject({ notCompared: expect.stringContaining('none of the last 5 runs') })
  expect(runs.requests.slice(before).filter(({ path }) => /\/runs\/\d+$/.test(path))).toHaveLength(5)
})

test('ignores expired and deleted manifests from earlier runs', async () => {
  const { artifact } = await plant()
  runs.expired.add(artifact.id)
  expect(await recalled()).toMatchObject({ manifest: undefined, notices: [] })
  runs.expired.clear()
  runs.deleted.add(artifact.id)
  expect(await recalled()).toMatchObject({ manifest: undefined, notices: [] })
})

const deep = JSON.stringify({
  manifestVersion: 1,
  files: [{ path: '../x', size: 1, sha256: 'a'.repeat(64) }]
})
test.each([
  ['not a zip', Buffer.from('hello'), 'end record'],
  ['a truncated zip', zip().subarray(0, 200), 'cannot be used'],
  [
    'a zip with a file of a different name',
    zip(TEXT, { name: 'other.json' }),
    'a single file named manifest.json'
  ],
  [
    'a zip with two files',
    zipOf({ name: 'manifest.json', content: TEXT }, { name: 'x', content: '' }),
    'a single file named manifest.json'
  ],
  ['an empty zip', zipOf(), 'cannot be used'],
  ['a zip with a file in a folder', zip(TEXT, { name: 'a/manifest.json' }), 'folder'],
  ['a zip with a wrong checksum', zip(TEXT, { lies: { crc: 1 } }), 'checksum'],
  ['a zip with a huge false size', zip(TEXT, { lies: { size: 200_000_000 } }), 'cannot be used'],
  ['a small zip that contains more than 100 MB', zip(Buffer.alloc(120_000_000, 32)), 'cannot be used'],
  ['invalid JSON', zip('{"files": ['), 'not JSON'],
  ['JSON with another schema', zip('{"manifestVersion": 1}'), '`files`'],
  ['JSON with a later `manifestVersion`', zip('{"manifestVersion": 9}'), 'version is 9'],
  ['of another domain', zip(TEXT.replace('docs.example.com', 'other.example.com')), 'for another domain'],
  ['a list of files outside the site', zip(deep), 'not a path inside the site']
])('adds one notice, but reports no first export, if the last manifest is %s', async (_, content, reason) => {
  const { run } = await plant(content)
  const { manifest, notCompared, notices } = await recalled()
  expect(manifest).toBeUndefined()
  expect(notices).toEqual([expect.stringContaining(reason)])
  expect(notices[0]).toContain(`run ${run.id}`)
  // The site of this run is another one, and was extracted.
  expect(notices[0]).not.toContain('was not extracted')
  expect(notCompared).toContain(`manifest.json from run ${run.id} cannot be used`)
})

test('does not download an artifact that is larger than 100 MB', async () => {
  await plant(Buffer.from('x'), { size: 100_000_001 })
  const before = runs.requests.length
  const { manifest, notices } = await recalled()
  expect(manifest).toBeUndefined()
  expect(notices).toEqual([expect.stringContaining('larger than 100 MB')])
  expect(runs.requests.slice(before).some(({ path }) => path.endsWith('/zip'))).toBe(false)
})

const NO_ANSWER = 'no response within'
const faults: [string, FaultOf, string][] = [
  ['sends no list', ({ path }) => (path.includes('/artifacts?') ? 'no-response' : undefined), NO_ANSWER],
  ['sends no run data', ({ path }) => (/\/runs\/\d+$/.test(path) ? 'no-response' : undefined), NO_ANSWER],
  ['sends no artifact', ({ path }) => (path.endsWith('/zip') ? 'no-response' : undefined), NO_ANSWER],
  ['is unavailable', () => ({ status: 503, message: 'Unavailable' }), NO_ANSWER],
  [
    'reports an exceeded rate limit',
    () => ({
      status: 403,
      message: 'API rate limit exceeded',
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4000000000' }
    }),
    'rate limit'
  ],
  [
    'does not permit the download',
    ({ path }) => (path.endsWith('/zip') ? NO_PERMISSION : undefined),
    'actions: read'
  ],
  ['rejects the token', () => ({ status: 401, message: 'Bad credentials' }), 'actions: read'],
  ['returns an unexpected response', () => ({ status: 200, message: 'hello' }), 'unexpected response']
]
test.each(faults)('stops the search with one notice if GitHub %s', async (_, fault, reason) => {
  await plant()
  runs.fault = fault
  const { manifest, notCompared, notices } = await recalled({
    limitMs: reason === NO_ANSWER ? 1500 : 60_000
  })
  expect(manifest).toBeUndefined()
  expect(notices).toEqual([expect.stringContaining(reason)])
  expect(notices[0]).toContain(`not compared with the last export: ${notCompared}. `.trimEnd())
})

test('retries after temporary errors from GitHub', async () => {
  await plant()
  let failures = 2
  runs.fault = () => (failures-- > 0 ? { status: 502, message: 'Bad gateway' } : undefined)
  expect((await recalled()).manifest).toEqual(MANIFEST)
})

test('stops the search if the run is stopped while GitHub does not respond', async () => {
  await plant()
  runs.fault = () => 'no-response'
  const controller = new AbortController()
  const stopped = recalled({ signal: controller.signal })
  controller.abort(new Error('stopped'))
  await expect(stopped).rejects.toThrow('stopped')
})

describe('storing a manifest', () => {
  const results = process.env['ACTIONS_RESULTS_URL']
  afterEach(() => {
    process.env['ACTIONS_RESULTS_URL'] = results
  })

  test.each([
    ['is rejected', { status: 403, message: 'no' } as const],
    ['gets no response', 'no-response' as const]
  ])('adds one notice if the upload %s', async (_, fault) => {
    await using server = await startServer((_request, response) => {
      if (fault !== 'no-response') sendJson(response, fault.status, { msg: fault.message })
    })
    process.env['ACTIONS_RESULTS_URL'] = `${server.url}/`
    const { notices } = await inRun({}, async (inputs, context, folder) => {
      const path = join(folder, 'manifest.json')
      await writeFile(path, TEXT)
      const memory = manifestMemory(inputs, context.github)
      if (memory instanceof RunMemory) await memory.keepFile(path, context, { limitMs: 1500 })
    })
    expect(notices).toEqual([expect.stringContaining(`${NAME} could not be uploaded`)])
    expect(server.requests.length).toBeGreaterThan(0)
  })
})

test('adds one notice if there is no token', async () => {
  const { manifest, notices } = await recalled({ token: '' })
  expect(manifest).toBeUndefined()
  expect(notices).toEqual([expect.stringContaining('`github-token`')])
})
