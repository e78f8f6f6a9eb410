import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf } from '../../support/emulator-client.ts'

const AT = Date.UTC(2026, 0, 2)

test.each([
  ['pr', { status: 'completed', prLink: 'https://github.com/example/docs/pull/42', archivedAt: null }],
  ['no-changes', { status: 'completed', prLink: null, archivedAt: null }],
  ['failed', { status: 'failed', prLink: null, archivedAt: null }],
  ['archived', { status: 'archived', prLink: null, archivedAt: '2026-01-02T00:00:00.000Z' }]
] as const)('an agent job with the result %s is active at the first read, and then ends', async (id, end) => {
  await using emulator = await startEmulator({ now: () => AT })
  const { agent } = clientOf(emulator)
  const active = {
    id,
    status: 'active',
    model: 'writer-1',
    prLink: null,
    archivedAt: null,
    source: { repository: 'https://github.com/example/docs', ref: 'main' },
    createdAt: '2026-01-02T00:00:00.000Z'
  }
  expect((await agent(id)).json).toEqual(active)
  expect((await agent(id)).json).toEqual({ ...active, ...end })
  expect((await agent(id)).json).toEqual({ ...active, ...end })
})

test('responds with 404 to an unknown agent job', async () => {
  await using emulator = await startEmulator()
  const { status, json } = await clientOf(emulator).agent('nope')
  expect([status, json]).toEqual([404, { error: 'Agent job not found' }])
})

test('an agent job that a client has started ends with a pull request', async () => {
  await using emulator = await startEmulator()
  const { call, agent } = clientOf(emulator)
  const id = String((await call('POST', '/v2/agent/project/job', { prompt: 'Fix the typos' })).json.id)
  expect((await agent(id)).json).toMatchObject({ status: 'active', prLink: null })
  expect((await agent(id)).json).toMatchObject({ status: 'completed', prLink: expect.any(String) })
})

test.each([
  ['invalid JSON', 'nonsense', 'JSON'],
  ['no prompt', {}, 'prompt'],
  ['an empty prompt', { prompt: ' ' }, 'prompt']
])('responds with 400 if the start request for an agent job contains %s', async (_, body, why) => {
  await using emulator = await startEmulator()
  const { call } = clientOf(emulator)
  const { status, json } = await call('POST', '/v2/agent/project/job', body)
  expect([status, json]).toEqual([400, { error: expect.stringContaining(why) }])
})
