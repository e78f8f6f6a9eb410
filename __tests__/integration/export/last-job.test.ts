import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { type Emulator, type Fault, startEmulator } from '../../../src/emulator/index.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { startServer } from '../../../servers/server.ts'
import { sendJson } from '../../servers/json-server.ts'
import { NO_PERMISSION } from '../../servers/github/rest-api.ts'
import {
  type RunStart,
  startWorkflowRuns,
  type WorkflowRun,
  type WorkflowRuns
} from '../../servers/github/workflow-runs.ts'
import { failExport, runExport } from '../../support/exporting.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { zipOf } from '../../support/tiny-archives.ts'

jest.setTimeout(120_000)

const domain = 'docs.example.com'
const NAME = `static-export-job-${domain}`

let runs: WorkflowRuns
let emulator: Emulator
beforeAll(async () => {
  runs = await startWorkflowRuns()
  emulator = await startEmulator()
})
afterAll(async () => {
  await emulator[Symbol.asyncDispose]()
  await runs[Symbol.asyncDispose]()
})

let branch: string
beforeEach(() => {
  branch = randomUUID()
  runs.fault = () => undefined
})

interface Step {
  run?: WorkflowRun
  env?: Record<string, string>
  fails?: boolean
}

/** Runs the action once. The result includes the calls to the service and the artifacts that the run stored. */
async function exported(given: Record<string, string>, { run, env, fails = false }: Step = {}) {
  await using folder = await tempFolder()
  const current = run ?? (await runs.start({ branch }))
  // The artifact client reads these variables from `process.env`.
  Object.assign(process.env, current.env)
  const before = emulator.requests.length
  const all = Object.entries({ domain, 'github-token': 'ghs_token', ...given })
  const inputs = Object.fromEntries(all.filter(([, value]) => value !== ''))
  const runner = { ...current.env, RUNNER_TEMP: folder.path, ...env }
  const circumstances = { env: runner, clock: systemClock, random: () => 0 }
  const end = fails
    ? await failExport(emulator, inputs, circumstances)
    : { ...(await runExport(emulator, inputs, circumstances)), failure: undefined }
  if (!fails) current.conclusion = 'success'
  return {
    ...end,
    run: current,
    calls: emulator.requests.slice(before).map(({ call }) => call),
    notices: end.log.lines.filter(line => line.startsWith('notice: ')),
    stored: current.results.artifacts.map(({ name }) => name)
  }
}

const zip = (job: object | string) =>
  zipOf({ name: 'job.json', content: typeof job === 'string' ? job : JSON.stringify(job) })

const JOB = { formatVersion: 1, domain, jobId: 'job_1', completedAt: '2026-11-18T09:00:00.000Z' }

/** Stores this job as the job from an earlier run. */
async function plant(job: object | string, start: Partial<RunStart> = {}) {
  return await runs.plant(await runs.start({ branch, ...start }), NAME, zip(job))
}

test('job-id: last requests a new link for the last job, and changes only the link in the config file', async () => {
  const first = await exported({ version: 'v2' })
  expect(first.stored).toEqual([NAME])

  await using folder = await tempFolder()
  const file = join(folder.path, 'values.yaml')
  const old = first.outputs['bundle-url'] ?? ''
  const text = (url: string) =>
    `replicas: 2 # two\nstaticExport:\n  enabled: true\n  bundleUrl: "${url}"\n  version: v1 # pinned\n`
  await writeFile(file, text(old))
  const config = { deliver: 'config', 'config-file': file, 'update-project': 'p' }
  const second = await exported({ 'job-id': 'last', ...config })
  expect(second.calls).toEqual(['status', 'bundle'])
  expect(second.outputs).toMatchObject({ 'job-id': first.outputs['job-id'], changed: 'true' })
  const link = second.outputs['bundle-url'] ?? ''
  expect(link).not.toBe(old)
  expect(await readFile(file, 'utf8')).toBe(text(link))
  expect(second.summaries[0]).toMatch(/bundleUrl: http\S+\/\S+ → http/)
  expect(second.summaries[0]).toContain('version: v1 (unchanged)')
  // Artifacts expire, so the run stores the job again, with the version from the first run (v2).
  expect(second.stored).toEqual([NAME])
  const third = await exported({ 'job-id': 'last', version: 'v2' })
  expect(third.calls).toEqual(['status', 'bundle'])
})

test('job-id: last uses the pages and the version from the job, and rejects different values', async () => {
  await exported({ version: 'v2', paths: 'index, guides/start' })
  await using folder = await tempFolder()
  const given = { 'job-id': 'last', paths: 'guides/start, index' }
  const same = await exported({ ...given, deliver: 'site', 'output-dir': folder.path })
  const manifest = JSON.parse(await readFile(join(folder.path, 'manifest.json'), 'utf8')) as object
  expect(manifest).toMatchObject({ version: 'v2', paths: ['index', 'guides/start'] })
  expect(same.calls.slice(0, 2)).toEqual(['status', 'bundle'])
  const other = await exported({ 'job-id': 'last', paths: 'index', version: 'v3' }, { fails: true })
  expect(other.failure?.code).toBe('invalid-input')
  expect(other.failure?.message).toMatch(
    /- `paths` differs from its value in the last job .*\n- `version` differs/
  )
  expect(other.calls).toEqual([])
})

test('job-id: last uses an earlier job if the last run resumed that job', async () => {
  const first = await exported({})
  await exported({})
  const jobId = first.outputs['job-id'] ?? ''
  await exported({ 'job-id': jobId })
  expect((await exported({ 'job-id': 'last' })).outputs['job-id']).toBe(jobId)
})

const gone = (on: 'status' | 'bundle', status: number): Fault => ({ on, kind: 'answer', status, body: {} })
test.each([
  [404, 'status' as const],
  [410, 'status' as const],
  [410, 'bundle' as const]
])(
  'starts an export with one notice if the service responds with %d to the %s request for the last job',
  async (status, on) => {
    const first = await exported({})
    emulator.fault(gone(on, status))
    const second = await exported({ 'job-id': 'last' })
    expect(second.calls.filter(call => call === 'start')).toHaveLength(1)
    expect(second.notices).toEqual([expect.stringContaining('no longer has the last export job')])
    expect(second.outputs['job-id']).not.toBe(first.outputs['job-id'])
    expect((await exported({ 'job-id': 'last' })).outputs['job-id']).toBe(second.outputs['job-id'])
  }
)

test('does not mention a deleted last job in the error if the new export cannot be started', async () => {
  await plant(JOB)
  emulator.fault({ on: 'start', kind: 'answer', status: 403, body: {} })
  const { failure, notices } = await exported({ 'job-id': 'last' }, { fails: true })
  expect(failure).toMatchObject({ code: 'service-403', message: expect.not.stringContaining('job_1') })
  expect(notices).toHaveLength(1)
})

test.each<[string, () => Promise<unknown>]>([
  ['no last job exists', async () => await Promise.resolve()],
  ['the last job belongs to another branch', async () => await plant(JOB, { branch: `${branch}-2` })],
  ['the last job belongs to a fork', async () => await plant(JOB, { forkId: 99 })],
  ['the run that started the last job failed', async () => ((await plant(JOB)).run.conclusion = 'failure')],
  ['the run that started the last job was for a tag', async () => await plant(JOB, { branch: undefined })]
])('starts an export with one notice if %s', async (_, prepare) => {
  await prepare()
  const { calls, notices, outputs } = await exported({ 'job-id': 'last' })
  expect(calls[0]).toBe('start')
  expect(notices).toEqual([expect.stringContaining('so `job-id: last` starts an export')])
  expect(outputs['job-id']).not.toBe('job_1')
})

test.each<[string, object | string | undefined, string]>([
  ['the last job is not JSON', '{', 'not JSON'],
  ['a later version of the action stored the last job', { ...JOB, formatVersion: 2 }, '`formatVersion`'],
  ['the last job has another domain', { ...JOB, domain: 'x.example.com' }, 'another domain'],
  ['the job ID is invalid', { ...JOB, jobId: '..' }, '`jobId` is not an id'],
  ...['../../admin', 'a/b', 'a\\b', '.', 'a\u0007b'].map((jobId): [string, object, string] => [
    `the job ID is ${JSON.stringify(jobId)}`,
    { ...JOB, jobId },
    '`jobId` is not an id'
  ]),
  ['the job ID is missing', { ...JOB, jobId: undefined }, '`jobId`'],
  ['the pages are not a list', { ...JOB, paths: { __proto__: 1 } }, '`paths`'],
  ['the completion time is invalid', { ...JOB, completedAt: 'soon' }, '`completedAt`'],
  ['the token cannot read artifacts', undefined, 'actions: read']
])('the run fails without a start request if %s', async (_, job, reason) => {
  if (job === undefined) runs.fault = () => NO_PERMISSION
  else await plant(job)
  const { failure, calls } = await exported({ 'job-id': 'last' }, { fails: true })
  expect(failure?.code).toBe('last-job-unavailable')
  expect(`${failure?.message} ${failure?.advice}`).toContain(reason)
  if (job !== undefined)
    expect(failure?.advice).toMatch(/^Run again.* set `job-id` .* without `job-id` to start/)
  expect(calls).toEqual([])
})

test('the run fails without a start request if the last five runs failed', async () => {
  await plant(JOB)
  for (let nth = 0; nth < 5; nth += 1) (await plant(JOB)).run.conclusion = 'failure'
  const { failure, calls } = await exported({ 'job-id': 'last' }, { fails: true })
  expect(failure?.message).toContain('none of the last 5 runs')
  expect(calls).toEqual([])
})

test.each<[Record<string, string>, Record<string, string>, string]>([
  [{}, { GITHUB_SERVER_URL: 'https://git.example.com' }, 'Enterprise Server'],
  [{}, { ACTIONS_RUNTIME_TOKEN: '' }, 'no access to artifact storage'],
  [{}, { GITHUB_REPOSITORY: '' }, 'not in GitHub Actions'],
  [{ 'github-token': '' }, {}, '`github-token` is empty']
])(
  'if no job can be stored (inputs %j, environment %j), job-id: last fails, and a workflow run without job-id adds a notice',
  async (given, env, reason) => {
    const { failure, calls } = await exported({ ...given, 'job-id': 'last' }, { env, fails: true })
    expect(failure?.message).toContain(reason)
    expect(calls).toEqual([])
    const { notices } = await exported(given, { env })
    const isExpected = env['GITHUB_REPOSITORY'] === ''
    expect(notices).toEqual(isExpected ? [] : [expect.stringContaining(`cannot find this job later: `)])
  }
)

test('a failed run stores no job', async () => {
  const { stored } = await exported({ deliver: 'config', 'config-file': 'missing.yaml' }, { fails: true })
  expect(stored).toEqual([])
})

test('a run that requests a new link for an old job does not replace the job of a running export', async () => {
  await exported({})
  const refresh = await runs.start({ branch })
  const later = await runs.start({ branch })
  let kept: Promise<void> | undefined
  runs.fault = ({ path }) => {
    // While this run requests a new link, a later run stores its job and continues.
    if (path.endsWith('/zip')) kept ??= keptBy(later)
    return undefined
  }
  const renewed = await exported({ 'job-id': 'last' }, { run: refresh })
  await kept
  expect(later.results.artifacts).toHaveLength(1)
  expect(renewed.calls).toEqual(['status', 'bundle'])
  expect(renewed.stored).toEqual([])
  expect(renewed.notices).toEqual([])
})

test('uploads manifest and job at the same time, so that both together take at most 15 s', async () => {
  const bodies = new Set<string>()
  const both = Promise.withResolvers<undefined>()
  await using server = await startServer(async (request, response) => {
    bodies.add(JSON.stringify(await json(request)))
    if (bodies.size === 2) both.resolve(undefined)
    await both.promise
    sendJson(response, 403, { msg: 'no' })
  })
  const env = { ACTIONS_RESULTS_URL: `${server.url}/` }
  const run = await runs.start({ branch })
  await using folder = await tempFolder()
  const given = { deliver: 'site', 'output-dir': folder.path }
  const { notices } = await exported(given, { run: { ...run, env: { ...run.env, ...env } } })
  const lost = notices.filter(text => text.includes('could not be uploaded'))
  expect(lost).toHaveLength(2)
  expect(lost.join()).not.toContain('no response within')
})

async function keptBy(run: WorkflowRun) {
  await runs.plant(run, NAME, zip(JOB))
  run.conclusion = undefined
}
