import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { type Emulator, startEmulator } from '../../src/emulator/index.ts'
import type { Manifest } from '../../src/site/records/manifest.ts'
import { startServer } from '../../servers/server.ts'
import { type BlobStore, startBlobStore } from '../servers/artifacts/azurite.ts'
import { sendJson } from '../servers/json-server.ts'
import { startWorkflowRuns, type WorkflowRun, type WorkflowRuns } from '../servers/github/workflow-runs.ts'
import { type ActionEnd, runAction } from '../support/action.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { zipOf } from '../support/tiny-archives.ts'

jest.setTimeout(300_000)

const DOMAIN = 'docs.example.com'
const ARTIFACT = `static-export-manifest-${DOMAIN}`
const JOB_ARTIFACT = `static-export-job-${DOMAIN}`

let blobs: BlobStore
let emulator: Emulator
beforeAll(async () => {
  blobs = await startBlobStore()
  emulator = await startEmulator()
})
afterAll(async () => {
  await emulator[Symbol.asyncDispose]()
  await blobs[Symbol.asyncDispose]()
})

interface Exported extends Pick<ActionEnd, 'exitCode' | 'outputs' | 'annotations' | 'log' | 'summary'> {
  manifest: Manifest
  changes: { first: boolean; added: string[]; changed: string[] }
}

/** Runs the committed bundle of the export as one step of a workflow run. */
async function exportIn(run: WorkflowRun): Promise<Exported> {
  await using folder = await tempFolder()
  const end = await runIn(run, folder.path, { deliver: 'site' })
  if (end.exitCode !== 0) throw new Error(end.log)
  const read = async (name: string) => JSON.parse(await readFile(end.outputs[name] ?? '', 'utf8')) as unknown
  return {
    ...end,
    manifest: (await read('manifest-path')) as Manifest,
    changes: (await read('changes-path')) as Exported['changes']
  }
}

async function runIn(
  run: WorkflowRun,
  folder: string,
  more: Record<string, string>,
  env: Record<string, string> = {}
): Promise<ActionEnd> {
  const service = { 'base-url': emulator.url, 'api-key': emulator.key, domain: DOMAIN }
  const inputs = { ...service, 'github-token': 'ghs_token', ...more }
  return await runAction('export', { folder, inputs, env: { ...run.env, ...env } })
}

/** Starts and completes a workflow run that contains one export. */
async function exportOnce(runs: WorkflowRuns): Promise<Exported & { run: WorkflowRun }> {
  const run = await runs.start({ branch: 'main' })
  const exported = await exportIn(run)
  run.conclusion = 'success'
  return { ...exported, run }
}

const comparedWith = ({ log }: Exported) => /Comparing with the export of run (\d+)/.exec(log)?.[1]

test('with `previous-manifest: last-run`, compares each run with the last run and extends the history', async () => {
  await using runs = await startWorkflowRuns(blobs)
  emulator.setSite({})
  const first = await exportOnce(runs)
  expect(first.changes.first).toBe(true)
  expect(first.outputs['changed']).toBe('true')
  expect(first.annotations).toEqual([])
  expect(first.run.results.artifacts.map(({ name }) => name)).toEqual([ARTIFACT, JOB_ARTIFACT])
  expect(first.manifest.history).toEqual([
    expect.objectContaining({ pages: first.changes.added.length, commit: 'c0ffee', brokenLinks: 0 })
  ])

  emulator.setSite({ changedPages: ['guides/start'] })
  const second = await exportOnce(runs)
  expect(comparedWith(second)).toBe(String(first.run.id))
  expect(second.changes).toMatchObject({ first: false, added: [], changed: ['guides/start.html'] })
  expect(second.annotations).toEqual([])
  expect(second.manifest.history).toHaveLength(2)
  expect(second.manifest.history?.[0]).toEqual(first.manifest.history?.[0])
  expect(second.summary).toContain('**1 page** changed')

  const third = await exportOnce(runs)
  expect(comparedWith(third)).toBe(String(second.run.id))
  expect(third.outputs['changed']).toBe('false')
  expect(third.manifest.history).toHaveLength(3)
  // A new attempt of a run compares the site with the previous run, not with the first attempt of the same run.
  expect(comparedWith(await exportIn(third.run))).toBe(String(second.run.id))
  expect(third.run.results.artifacts.map(({ name }) => name)).toEqual([ARTIFACT, JOB_ARTIFACT])
  expect(new Set(runs.requests.map(({ headers }) => headers.authorization))).toEqual(
    new Set(['token ghs_token'])
  )
})

test('a new attempt of a run replaces the artifacts of the run, but a second step of the same attempt does not', async () => {
  await using runs = await startWorkflowRuns(blobs)
  await using folder = await tempFolder()
  const run = await runs.start({ branch: 'main' })
  const ids = () => run.results.artifacts.map(({ id }) => id)
  expect((await runIn(run, folder.path, {}, { GITHUB_RUN_ATTEMPT: '1' })).exitCode).toBe(0)
  const stored = ids()
  const taken = await runIn(run, folder.path, {}, { GITHUB_RUN_ATTEMPT: '1' })
  expect(taken.annotations[0]?.text).toContain(
    '2 deliveries failed:\n- This workflow run already has an artifact'
  )
  expect(ids()).toEqual(stored)
  expect((await runIn(run, folder.path, {}, { GITHUB_RUN_ATTEMPT: '2' })).exitCode).toBe(0)
  expect(ids()).toHaveLength(stored.length)
  expect(ids().filter(id => stored.includes(id))).toEqual([])
})

test.each([
  ['could change a path', { jobId: '../../admin' }, '`jobId` is not an id'],
  ['is damaged', { jobId: 'job_1', completedAt: 'soon' }, '`completedAt`']
])(
  'sends no request for a last job that %s, and the run with the `job-id` that the advice names succeeds',
  async (_, stored, reason) => {
    await using runs = await startWorkflowRuns(blobs)
    const branch = randomUUID()
    const completedAt = '2026-11-18T09:00:00.000Z'
    const job = { formatVersion: 1, domain: DOMAIN, completedAt, ...stored }
    const content = zipOf({ name: 'job.json', content: JSON.stringify(job) })
    await runs.plant(await runs.start({ branch }), JOB_ARTIFACT, content)
    const before = emulator.requests.length
    await using folder = await tempFolder()
    const run = async (more: Record<string, string>) =>
      await runIn(await runs.start({ branch }), folder.path, { deliver: 'url', ...more })
    const refused = await run({ 'job-id': 'last' })
    expect(refused.exitCode).toBe(1)
    expect(emulator.requests).toHaveLength(before)
    expect(refused.annotations.map(({ kind }) => kind)).toEqual(['error'])
    const error = refused.annotations[0]?.text ?? ''
    expect(error).toContain(reason)
    expect(error).toMatch(/Run again.* set `job-id` .* without `job-id` to start/)
    expect(error).not.toContain('actions: read')
    const started = await run({})
    expect(started.exitCode).toBe(0)
    const jobId = started.outputs['job-id'] ?? ''
    expect((await run({ 'job-id': jobId })).outputs).toMatchObject({ 'job-id': jobId, status: 'completed' })
  }
)

test('stores manifest and job at the same time, so that a slow artifact service costs its time limit once', async () => {
  const bodies = new Set<string>()
  const both = Promise.withResolvers<undefined>()
  await using service = await startServer(async (request, response) => {
    bodies.add(JSON.stringify(await json(request)))
    if (bodies.size === 2) both.resolve(undefined)
    await both.promise
    sendJson(response, 403, { msg: 'no' })
  })
  await using runs = await startWorkflowRuns(blobs)
  await using folder = await tempFolder()
  const run = await runs.start({ branch: 'slow' })
  const end = await runIn(run, folder.path, { deliver: 'site' }, { ACTIONS_RESULTS_URL: `${service.url}/` })
  expect(end.exitCode).toBe(0)
  const lost = end.annotations.filter(({ text }) => text.includes('could not be uploaded'))
  expect(lost.map(({ kind }) => kind)).toEqual(['notice', 'notice'])
  expect(JSON.stringify(lost)).not.toContain('no response within')
})
