import { expect, test } from '@jest/globals'
import { GitHubClient } from '../../../src/github/client.ts'
import { deploymentStatus, serviceDeployments } from '../../../src/github/deployments.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { pageOf } from '../../servers/github/rest-api.ts'
import { startJsonServer } from '../../servers/json-server.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'

const APP = { login: 'mintlify[bot]', type: 'Bot' }
const at = (minute: number) => new Date(Date.UTC(2026, 1, 10, 12, minute)).toISOString()
const deployment = (id: number, creator: object | null = APP) => ({
  id,
  sha: `sha${id}`,
  environment: 'production',
  created_at: at(id),
  creator
})

type Statuses = { state: string; created_at?: string; log_url?: string | null }[]

async function startApi(list: ReturnType<typeof deployment>[], statuses: Statuses = []) {
  const server = await startJsonServer((_, url) =>
    url.pathname.endsWith('/statuses') ? [200, statuses] : pageOf(list, url, each => each)
  )
  const context = {
    http: new AgentHttp('test'),
    clock: new FakeClock(),
    log: new MemoryLog(),
    random: () => 0.5,
    signal: new AbortController().signal
  }
  const access = { token: 'x', apiUrl: server.url, repository: 'acme/docs', deadline: Infinity }
  return Object.assign(server, { client: new GitHubClient(access, context) })
}

const statusOf = async (statuses: Statuses) => {
  await using api = await startApi([], statuses)
  return await deploymentStatus({ id: 1, sha: 'a', environment: '', createdAt: 7 }, api.client)
}

test('lists deployments of the service only, oldest first, back to a time', async () => {
  await using api = await startApi([
    deployment(30),
    deployment(25, { login: 'mintlify[bot]', type: 'User' }),
    deployment(20, null),
    deployment(15, { login: 'vercel[bot]', type: 'Bot' }),
    deployment(10),
    deployment(5)
  ])
  const found = await serviceDeployments(Date.parse(at(10)), api.client)
  expect(found.map(({ id }) => id)).toEqual([10, 30])
})

test('reads at most 200 deployments', async () => {
  const list = Array.from({ length: 500 }, (_, nth) => ({ ...deployment(1), id: nth }))
  await using api = await startApi(list)
  expect(await serviceDeployments(0, api.client)).toHaveLength(200)
  expect(api.requests.length).toBeLessThanOrEqual(3)
})

test.each<[state: string, result: string]>([
  ['success', 'success'],
  ['failure', 'failure'],
  ['error', 'failure'],
  ['queued', 'under-way'],
  ['in_progress', 'under-way'],
  ['waiting for a state that is new', 'under-way']
])('the status %s means %s', async (state, result) => {
  expect(await statusOf([{ state, created_at: at(1) }])).toMatchObject({ result, at: Date.parse(at(1)) })
})

test('a deployment that another one replaced keeps its result', async () => {
  const statuses = [
    { state: 'inactive', created_at: at(3) },
    { state: 'failure', created_at: at(2) }
  ]
  expect(await statusOf(statuses)).toMatchObject({ result: 'failure', at: Date.parse(at(2)) })
  expect(await statusOf(statuses.slice(0, 1))).toMatchObject({ result: 'success' })
})

test('a deployment without a status has not ended', async () => {
  expect(await statusOf([])).toEqual({ result: 'under-way', at: 7, logUrl: undefined })
})

test.each([
  ['https://user:secret@log.example.com/1?token=secret#secret', 'https://log.example.com/1'],
  ['http://log.example.com/1', undefined],
  ['javascript:alert(1)', undefined],
  ['%', undefined]
])('of the log %s only the address without secrets is shown', async (log, shown) => {
  expect((await statusOf([{ state: 'failure', log_url: log }])).logUrl).toBe(shown)
})
