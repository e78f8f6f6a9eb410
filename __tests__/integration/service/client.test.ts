import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../../src/emulator/index.ts'
import { startEmulator } from '../../../src/emulator/index.ts'
import {
  CALL_NAMES,
  CALLS,
  type CallName,
  callWith,
  clientOf,
  failureOf,
  failWith,
  KEY,
  READS,
  STARTS
} from '../../support/calling.ts'

const order = { domain: 'docs.example.com' }
/** Responses that replace those of the emulator, because the jobs in these tests do not exist in the emulator. */
const VALID: Record<CallName, object> = {
  start: { jobId: 'job_17' },
  status: { status: 'running' },
  bundle: { bundleUrl: 'https://store.example.com/b?sig=abcdefgh', expiresAt: '2030-01-01T00:00:00Z' },
  update: { statusId: 'update_17' },
  'update-status': { status: 'in_progress' },
  'agent-start': { id: 'agent_17' },
  agent: { status: 'active' }
}
const answer = (on: CallName, status: number, body?: unknown, more: object = {}) =>
  ({ on, kind: 'answer', status, body, ...more }) as Fault
const valid = (on: CallName) => answer(on, 200, VALID[on], { times: Infinity })
const each = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] =>
  left.flatMap(a => right.map((b): [A, B] => [a, b]))

describe.each([
  ['a service that sends additional fields', {}],
  ['a service that sends only the fields in the contract', { contractOnly: true }],
  ['a service behind a path prefix', { prefix: '/docs/api' }]
])('%s', (_kind, options) => {
  test('answers every call of the client', async () => {
    await using emulator = await startEmulator(options)
    using client = clientOf(emulator)
    const jobId = await client.service.startExport(order)
    await emulator.jobEnded(jobId)
    expect(await client.service.getExportJob(jobId)).toMatchObject({ status: 'completed' })
    const made = await client.service.createBundle(jobId)
    expect(made?.body.bundleUrl.startsWith(`${emulator.storeUrl}/exports/${jobId}/`)).toBe(true)
    expect(await client.service.getAgentJob('project_1', 'pr')).toMatchObject({ status: 'active' })
    const statusId = await client.service.startUpdate('project_1')
    expect(await emulator.updateEnded(statusId)).toMatchObject({ projectId: 'project_1' })
    expect(await client.service.getUpdate(statusId)).toMatchObject({ status: 'success' })
    const agentJobId = await client.service.startAgentJob('project_1', 'Fix the typos')
    expect(agentJobId).toMatch(/^[\da-f-]{36}$/)
    const served = emulator.requests.map(({ call, status }) => `${call} ${status}`)
    expect(served).toEqual([
      'start 202',
      'status 200',
      'bundle 200',
      'agent 200',
      'update 202',
      'update-status 200',
      'agent-start 201'
    ])
    expect(client.log.lines).toEqual([])
  })
})

test('a start request contains only the fields that the user set', async () => {
  await using emulator = await startEmulator({ oneJobPerDomain: false })
  using client = clientOf(emulator)
  await client.service.startExport(order)
  await client.service.startExport({ ...order, version: 'v2', paths: ['index'] })
  expect(emulator.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    order,
    { ...order, version: 'v2', paths: ['index'] }
  ])
  expect(emulator.requests[0]?.headers).toMatchObject({
    authorization: `Bearer ${emulator.key}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'static-docs-export-test'
  })
})

test('a bundle request has no body', async () => {
  const { requests } = await callWith('bundle', [valid('bundle')])
  expect(requests[0]).toMatchObject({ method: 'POST', body: '' })
  expect(requests[0]?.headers).not.toHaveProperty('content-type')
})

test('ignores slashes at the end of base-url', async () => {
  await using emulator = await startEmulator({ prefix: '/api', faults: [valid('status')] })
  using client = clientOf({ url: `${emulator.url}//`, key: emulator.key })
  await CALLS.status.make(client.service)
  expect(emulator.requests[0]?.path).toBe('/api/v1/static-export/jobs/job_17')
})

test('encodes any id as one path segment', async () => {
  await using emulator = await startEmulator()
  using client = clientOf(emulator)
  const failure = await failureOf(client.service.getExportJob('a/../b?c#d é'))
  expect(failure.code).toBe('service-404')
  expect(emulator.requests[0]?.path).toBe('/v1/static-export/jobs/a%2F..%2Fb%3Fc%23d%20%C3%A9')
})

const every = {
  401: /`api-key`/,
  403: /Check the plan.*`write`.*IP allow-list/,
  410: /If `job-id` is set.*`base-url`/,
  422: /`base-url` is the address of the API/
}
const job = {
  ...every,
  400: /`job-id`/,
  404: /`job-id`/,
  410: /expired: run again without `job-id` to start a new export/
}
const ids = /`project-id` and, if it is set, `job-id`/
const advice: Record<CallName, Record<400 | 401 | 403 | 404 | 410 | 422, RegExp>> = {
  start: {
    ...every,
    400: /^Check `domain`, `version` and `paths`/,
    404: /^Check `domain`: (?!.*\bid\b)/
  },
  status: job,
  bundle: job,
  update: { ...every, 400: /`update-project`/, 404: /remove `update-project`/ },
  'update-status': { ...every, 400: /inputs/, 404: /remove `update-project`/ },
  'agent-start': {
    ...every,
    400: /`project-id` and `prompt`: the/,
    404: /`project-id`.*`job-id`/
  },
  agent: { ...every, 400: ids, 404: ids }
}
test.each(each(CALL_NAMES, [400, 401, 403, 404, 410, 422] as const))(
  'fails at once if the %s call gets HTTP %d, and reports the message from the service with advice',
  async (call, status) => {
    const faults = [answer(call, status, { error: `No:\n  not ${status}` }, { times: 9 })]
    const { failure, url, requests } = await failWith(call, faults)
    const { named, path } = CALLS[call]
    const from = status === 404 ? ` from ${url}${path}` : ''
    expect(failure.message).toBe(`${named}: HTTP ${status}${from}. The service responded: No: not ${status}`)
    expect(failure.advice).toMatch(advice[call][status])
    expect(failure.code).toBe(status === 422 ? 'service-error' : `service-${status}`)
    expect(requests).toHaveLength(1)
  }
)

test('fails at once with advice if another job for the domain is running', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 600_000 })
  using client = clientOf(emulator)
  await client.service.startExport(order)
  const failure = await failureOf(client.service.startExport(order))
  expect(failure.code).toBe('service-409')
  expect(failure.message).toContain('An export job for docs.example.com is already active')
  expect(failure.advice).toContain('`job-id`')
})

test('treats a job as unfinished if a bundle request gets HTTP 409', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 600_000 })
  using client = clientOf(emulator)
  const jobId = await client.service.startExport(order)
  await expect(client.service.createBundle(jobId)).resolves.toBeUndefined()
})

const transient: Record<string, unknown>[] = [
  ...[408, 429, 500, 502, 503, 504].map(status => ({ kind: 'answer', status })),
  { kind: 'answer', status: 502, body: '<html><h1>Bad Gateway</h1></html>' },
  { kind: 'drop' },
  { kind: 'truncate', at: 5 },
  { kind: 'answer', status: 200, body: '<html>one moment</html>' }
]
test.each(each(READS, transient))(
  'repeats the %s call, which starts no job, after the fault %j',
  async (call, error) => {
    const fault = { on: call, times: 2, ...error } as Fault
    const { requests, pauses, log, warnings } = await callWith(call, [fault, valid(call)])
    expect(requests).toHaveLength(3)
    expect(pauses).toEqual([250, 500])
    expect(log.text).toContain(`${CALLS[call].named}: `)
    expect(warnings).toEqual([])
  }
)

test.each(each(STARTS, [429, 503]))(
  'repeats the %s call after HTTP %d, because the service has not accepted the request',
  async (call, status) => {
    const faults = [answer(call, status, undefined, { times: 10 }), valid(call)]
    const { requests, warnings } = await callWith(call, faults)
    expect(requests).toHaveLength(11)
    expect(warnings).toEqual([])
  }
)

test.each(
  each(
    STARTS,
    transient.filter(({ status }) => status !== 429 && status !== 503)
  )
)('repeats the %s call once after the fault %j, and warns that two jobs may run', async (call, error) => {
  const { result, requests, warnings } = await callWith(call, [{ on: call, ...error } as Fault, valid(call)])
  expect(Object.values(VALID[call])).toEqual([result])
  expect(requests).toHaveLength(2)
  const [warning = '', ...others] = warnings
  expect(warning.startsWith(`warning: ${CALLS[call].named}: `)).toBe(true)
  expect(warning).toMatch(
    /[^.]\. The service may have accepted the request\. The request is sent again\. If the service accepts both requests, two jobs will run\.$/
  )
  expect(others).toEqual([])
})

test.each(STARTS)(
  'does not repeat the %s call after two lost responses, even with another error between them',
  async call => {
    const lost = { on: call, kind: 'drop' } as const
    const faults = [lost, answer(call, 503), lost, valid(call)]
    const { failure, requests, warnings } = await failWith(call, faults)
    expect(failure.code).toBe('service-unreachable')
    expect(requests).toHaveLength(3)
    expect(warnings).toHaveLength(1)
  }
)

test('if the response to an accepted start request is lost, repeats the request and fails with HTTP 409', async () => {
  await using emulator = await startEmulator({
    pageDelayMs: 600_000,
    faults: [{ on: 'start', kind: 'drop', accepted: true }]
  })
  using client = clientOf(emulator)
  const failure = await failureOf(client.service.startExport(order))
  expect(failure.code).toBe('service-409')
  expect(client.warnings()).toHaveLength(1)
})

test.each(CALL_NAMES)('the %s call respects Retry-After', async call => {
  const limited = answer(call, 429, undefined, { headers: { 'retry-after': '77' } })
  const { pauses } = await callWith(call, [limited, valid(call)])
  expect(pauses).toEqual([77_250])
})

const bodies: [CallName, string, string][] = [
  ...CALL_NAMES.flatMap((call): [CallName, string, string][] => [
    [call, '', 'received an empty response instead of JSON'],
    [
      call,
      ' \n<!doctype html><title>Sign in</title>',
      'received an HTML page with the title "Sign in" instead of JSON'
    ],
    [call, 'OK', 'received text instead of JSON'],
    [call, 'null', 'the body in the response is invalid'],
    [call, '["a"]', 'the body in the response is invalid']
  ]),
  ['start', '{}', 'the field `jobId` in the response is invalid'],
  ['status', '{"progress":5}', 'the field `status` in the response is invalid'],
  ['bundle', '{"expiresAt":"2030-01-01T00:00:00Z"}', 'the field `bundleUrl` in the response is invalid'],
  [
    'bundle',
    '{"bundleUrl":"https://s.example/b?sig=s3cretsig","expiresAt":"soon"}',
    'the field `expiresAt` in the response is invalid'
  ],
  ['update', '{}', 'the field `statusId` in the response is invalid'],
  ['update-status', '{"status":""}', 'the field `status` in the response is invalid'],
  ['agent-start', '{"status":"active"}', 'the field `id` in the response is invalid'],
  ['agent', '{"status":null}', 'the field `status` in the response is invalid']
]
test.each(bodies)(
  'reports the call and the problem if a response is invalid: %s with the body %j',
  async (call, body, problem) => {
    const { failure, log, requests } = await failWith(call, [answer(call, 200, body, { times: 99 })])
    expect(failure.code).toBe('unexpected-response')
    expect(failure.message).toContain(`${CALLS[call].named}: ${problem}`)
    expect(failure.message).not.toContain('\n')
    expect(`${failure.message} ${log.text}`).not.toMatch(/s3cretsig|adm_|emu_/)
    expect(requests).toHaveLength(STARTS.some(start => start === call) ? 2 : 3)
  }
)

test.each([
  ['unchanged', (key: string) => key],
  ['percent-encoded', encodeURIComponent]
])('removes the key from the error and the log if the service repeats the key %s', async (_how, spell) => {
  const body = { error: `Key ${spell(KEY)} is not known` }
  const faults = [answer('status', 500, body), answer('status', 401, body)]
  const { failure, log } = await failWith('status', faults)
  expect(failure.message).toContain('The service responded: Key *** is not known')
  expect(log.text).toContain('Key *** is not known')
})

test.each([
  ['an error object', { error: { code: 7, message: 'IP not allowed' } }, 'IP not allowed'],
  ['a message', { message: 'IP not allowed' }, 'IP not allowed'],
  ['a title and a detail', { title: 'IP not allowed', detail: 'See 7' }, 'IP not allowed: See 7'],
  ['an error and a message', { error: 'IP not allowed', message: 'x' }, 'IP not allowed'],
  ['an empty error and a message', { error: ' ', message: 'IP not allowed' }, 'IP not allowed'],
  ['control characters', { error: 'IP\u0007\n not\u0085allowed' }, 'IP not allowed']
])('shows the reason in an error response with %s', async (_kind, body, shown) => {
  const { failure } = await failWith('start', [answer('start', 403, body)])
  expect(failure.message).toBe(`${CALLS.start.named}: HTTP 403. The service responded: ${shown}`)
})

test.each([{}, [], 'text', null, 7, { error: null }, { error: [] }, { title: {} }])(
  'shows no message if the error response is %j',
  async body => {
    const { failure } = await failWith('start', [answer('start', 403, JSON.stringify(body))])
    expect(failure.message).toBe(`${CALLS.start.named}: HTTP 403.`)
  }
)

test.each(['text/plain', 'text/html'])(
  'shows an error response of type %s only if it is plain text',
  async type => {
    const headers = { 'content-type': type }
    const { failure } = await failWith('status', [answer('status', 403, 'IP not allowed', { headers })])
    expect(failure.message.includes('IP not allowed')).toBe(type === 'text/plain')
  }
)

test('accepts JSON with a byte order mark, also in error responses', async () => {
  const bom = (status: number, body: object) => answer('status', status, `\uFEFF${JSON.stringify(body)}`)
  await using emulator = await startEmulator({
    faults: [bom(200, { status: 'queued' }), bom(404, { error: 'No such job' })]
  })
  using client = clientOf(emulator)
  expect(await CALLS.status.make(client.service)).toEqual({ status: 'queued' })
  const failure = await failureOf(CALLS.status.make(client.service))
  expect(failure.message).toContain('The service responded: No such job')
})

test('shortens a very long error message from the service', async () => {
  const { failure } = await failWith('status', [answer('status', 400, { error: 'x'.repeat(5000) })])
  expect(failure.message.length).toBeLessThan(500)
})

test.each([400, 404, 410])(
  'the advice for HTTP %d about a job that this run has started does not mention an input that was not set',
  async status => {
    const on = ['status', 'bundle', 'agent'] as const
    await using emulator = await startEmulator({
      faults: on.map(call => answer(call, status, { error: 'No' }, { times: 9 }))
    })
    using client = clientOf(emulator)
    const { service } = client
    const jobId = await service.startExport(order)
    const agentId = await service.startAgentJob('p', 'Fix it')
    const calls = [
      service.getExportJob(jobId),
      service.createBundle(jobId),
      service.getAgentJob('p', agentId)
    ]
    for (const failure of await Promise.all(calls.map(failureOf))) {
      expect(failure.code).toBe(`service-${status}`)
      expect(failure.advice).toMatch(status === 410 ? /expired\. Run again to start a new one/ : /^Run again/)
      expect(failure.advice).not.toContain('job-id')
    }
  }
)

test('reports the title of a login page that it received instead of JSON', async () => {
  const page = '<!doctype html>\n<html><head><title>\n  Sign in · Example </title></head></html>'
  const { failure } = await failWith('start', [answer('start', 200, page, { times: Infinity })])
  expect(failure.message).toContain(
    'received an HTML page with the title "Sign in · Example" instead of JSON'
  )
  expect(failure.advice).toMatch(/`base-url` is the address of the API, not .* login page/)
})
