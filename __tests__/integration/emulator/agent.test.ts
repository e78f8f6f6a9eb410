import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf } from '../../support/emulator-client.ts'

const AT = Date.UTC(2026, 0, 2)

test.each([
  ['pr', { status: 'completed', prLink: 'https://github.com/example/docs/pull/42', archivedAt: null }],
  ['no-changes', { status: 'completed', prLink: null, archivedAt: null }],
  ['failed', { status: 'failed', prLink: null, archivedAt: null }],
  ['archived', { status: 'archived', prLink: null, archivedAt: '2026-01-02T00:00:00.000Z' }]
] as const)('an agent job that ends in %s is active for two reads before', async (scenario, end) => {
  await using emulator = await startEmulator({ agentJobs: { 'job-1': scenario }, now: () => AT })
  const { agent } = clientOf(emulator)
  const active = {
    ...{ id: 'job-1', status: 'active', model: 'writer-1', prLink: null, archivedAt: null },
    source: { repository: 'https://github.com/example/docs', ref: 'main' },
    createdAt: '2026-01-02T00:00:00.000Z'
  }
  expect((await agent('job-1')).json).toEqual(active)
  expect((await agent('job-1')).json).toEqual(active)
  expect((await agent('job-1')).json).toEqual({ ...active, ...end })
  expect((await agent('job-1')).json).toEqual({ ...active, ...end })
})

test('an agent job can be active for a time, and end with fields of its own', async () => {
  let now = AT
  const prLink = 'https://gitlab.example.com/docs/-/merge_requests/7'
  const slow = { ends: 'pr', activeMs: 5000, with: { prLink, model: 'writer-2' } } as const
  await using emulator = await startEmulator({ agentJobs: { slow }, now: () => now })
  const { agent } = clientOf(emulator)
  expect((await agent('slow')).json).toMatchObject({ status: 'active', prLink: null, model: 'writer-2' })
  now += 4999
  expect((await agent('slow')).json).toMatchObject({ status: 'active' })
  now += 1
  expect((await agent('slow')).json).toMatchObject({ status: 'completed', prLink })
})

test('an agent job can give any answers in turn, the last one for good', async () => {
  await using emulator = await startEmulator()
  emulator.addAgentJob('odd', { answers: [{ status: 'thinking' }, { status: 'completed' }] })
  const { agent } = clientOf(emulator)
  expect((await agent('odd')).json).toEqual({ status: 'thinking' })
  expect((await agent('odd')).json).toEqual({ status: 'completed' })
  expect((await agent('odd')).json).toEqual({ status: 'completed' })
})

test('an unknown agent job is answered 404', async () => {
  await using emulator = await startEmulator()
  const { status, json } = await clientOf(emulator).agent('nope')
  expect([status, json]).toEqual([404, { error: 'Agent job not found' }])
})
