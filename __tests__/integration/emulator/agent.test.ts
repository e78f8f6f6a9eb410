import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf } from '../../support/emulator-client.ts'

const AT = Date.UTC(2026, 0, 2)

test.each([
  ['pr', { status: 'completed', prLink: 'https://github.com/example/docs/pull/42', archivedAt: null }],
  ['no-changes', { status: 'completed', prLink: null, archivedAt: null }],
  ['failed', { status: 'failed', prLink: null, archivedAt: null }],
  ['archived', { status: 'archived', prLink: null, archivedAt: '2026-01-02T00:00:00.000Z' }]
] as const)('an agent job with result %s is active for the first two reads', async (scenario, end) => {
  await using emulator = await startEmulator({ agentJobs: { 'job-1': scenario }, now: () => AT })
  const { agent } = clientOf(emulator)
  const active = {
    id: 'job-1',
    status: 'active',
    model: 'writer-1',
    prLink: null,
    archivedAt: null,
    source: { repository: 'https://github.com/example/docs', ref: 'main' },
    createdAt: '2026-01-02T00:00:00.000Z'
  }
  expect((await agent('job-1')).json).toEqual(active)
  expect((await agent('job-1')).json).toEqual(active)
  expect((await agent('job-1')).json).toEqual({ ...active, ...end })
  expect((await agent('job-1')).json).toEqual({ ...active, ...end })
})

test('an agent job stays active for activeMs and ends with the fields of with', async () => {
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

test('responds with 404 to an unknown agent job and to a message for it', async () => {
  await using emulator = await startEmulator()
  const { call, agent } = clientOf(emulator)
  const message = await call('POST', '/v2/agent/p/job/nope/message', { prompt: 'x' })
  for (const { status, json } of [await agent('nope'), message])
    expect([status, json]).toEqual([404, { error: 'Agent job not found' }])
})

test('a follow-up message makes an agent job active again', async () => {
  await using emulator = await startEmulator({ startedAgentJobs: { ends: 'no-changes', activeReads: 0 } })
  const { call, agent } = clientOf(emulator)
  const id = String((await call('POST', '/v2/agent/project/job', { prompt: 'Fix the typos' })).json.id)
  expect((await agent(id)).json).toMatchObject({ status: 'completed', prLink: null })
  const message = await call('POST', `/v2/agent/project/job/${id}/message`, { prompt: 'Also the guide' })
  expect([message.status, message.json.status]).toEqual([200, 'active'])
  expect((await agent(id)).json.status).toBe('completed')
  expect(emulator.startedAgentJobs()).toEqual([{ id, prompts: ['Fix the typos', 'Also the guide'] }])
})

test.each([
  ['invalid JSON', 'nonsense', 'JSON'],
  ['no prompt', {}, 'prompt'],
  ['an empty prompt', { prompt: ' ' }, 'prompt']
])('responds with 400 to the start of an agent job with %s', async (_, body, why) => {
  await using emulator = await startEmulator({ agentJobs: { known: 'pr' } })
  const { call } = clientOf(emulator)
  for (const path of ['/v2/agent/project/job', '/v2/agent/project/job/known/message']) {
    const { status, json } = await call('POST', path, body)
    expect([status, json]).toEqual([400, { error: expect.stringContaining(why) }])
  }
  expect(emulator.startedAgentJobs()).toEqual([])
})

test('nextAgentJob sets the result of the next agent job only', async () => {
  await using emulator = await startEmulator()
  emulator.nextAgentJob({ ends: 'failed', activeReads: 0 })
  const { call, agent } = clientOf(emulator)
  const start = async () => String((await call('POST', '/v2/agent/p/job', { prompt: 'x' })).json.id)
  expect((await agent(await start())).json.status).toBe('failed')
  expect((await agent(await start())).json.status).toBe('active')
})
