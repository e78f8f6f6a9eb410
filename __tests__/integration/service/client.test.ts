import { describe, expect, test } from '@jest/globals'
import type { Fault } from '../../../src/emulator/index.ts'
import { startEmulator } from '../../../src/emulator/index.ts'
import { CALL_NAMES, CALLS, type CallName, clientOf, failureOf } from '../../support/calling.ts'

const order = { domain: 'docs.example.com' }
/** Good answers of the contract, for calls about jobs that the emulator does not have. */
const GOOD: Record<CallName, object> = {
  start: { jobId: 'job_17' },
  status: { status: 'running' },
  bundle: { bundleUrl: 'https://store.example.com/b?sig=abcdefgh', expiresAt: '2030-01-01T00:00:00Z' },
  agent: { status: 'active' }
}
const good = (on: CallName): Fault => ({ on, kind: 'answer', status: 200, body: GOOD[on], times: Infinity })
const READS = CALL_NAMES.filter(name => name !== 'start')
const each = <A, B>(left: readonly A[], right: readonly B[]): [A, B][] =>
  left.flatMap(a => right.map((b): [A, B] => [a, b]))

describe.each([
  ['a service that tells more than the contract', {}],
  ['a service that tells the contract and no more', { contractOnly: true }],
  ['a service behind a path prefix', { prefix: '/docs/api' }]
])('%s', (_kind, options) => {
  test('is understood in all four calls', async () => {
    await using emulator = await startEmulator({ ...options, agentJobs: { agent_17: 'pr' } })
    using client = clientOf(emulator)
    const jobId = await client.service.startExport(order)
    await emulator.jobEnded(jobId)
    expect(await client.service.readExport(jobId)).toMatchObject({ status: 'completed' })
    const made = await client.service.makeBundle(jobId)
    expect(made?.answer.bundleUrl.startsWith(`${emulator.storeUrl}/exports/${jobId}/`)).toBe(true)
    expect(await client.service.readAgentJob('project_1', 'agent_17')).toMatchObject({ status: 'active' })
    expect(emulator.requests.map(({ call, status }) => `${call} ${status}`)).toEqual([
      ...['start 202', 'status 200', 'bundle 200', 'agent 200']
    ])
    expect(client.log.lines).toEqual([])
  })
})

test('a start says what to export, and only what the user set', async () => {
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

test('a bundle is asked for without a body', async () => {
  await using emulator = await startEmulator({ faults: [good('bundle')] })
  using client = clientOf(emulator)
  await CALLS.bundle.make(client.service)
  expect(emulator.requests[0]).toMatchObject({ method: 'POST', body: '' })
  expect(emulator.requests[0]?.headers).not.toHaveProperty('content-type')
})

test('slashes at the end of base-url do not end up in the middle of a path', async () => {
  await using emulator = await startEmulator({ prefix: '/api', faults: [good('status')] })
  using client = clientOf({ url: `${emulator.url}//`, key: emulator.key })
  await CALLS.status.make(client.service)
  expect(emulator.requests[0]?.path).toBe('/api/v1/static-export/jobs/job_17')
})

test('an id stays one segment of the path, whatever is in it', async () => {
  await using emulator = await startEmulator()
  using client = clientOf(emulator)
  const failure = await failureOf(client.service.readExport('a/../b?c#d é'))
  expect(failure.code).toBe('service-404')
  expect(emulator.requests[0]?.path).toBe('/v1/static-export/jobs/a%2F..%2Fb%3Fc%23d%20%C3%A9')
})

describe('what the service refuses ends at once, in its own words, with advice', () => {
  const advice = {
    export: {
      400: /`domain`/,
      401: /`api-key`/,
      403: /enterprise plan/,
      404: /`base-url`/,
      422: /`base-url`/
    },
    agent: {
      400: /`project-id`/,
      401: /`api-key`/,
      403: /agent jobs/,
      404: /`project-id`/,
      422: /`base-url`/
    }
  }
  test.each(each(CALL_NAMES, [400, 401, 403, 404, 422] as const))('%s %d', async (call, status) => {
    const body = { error: `No:\n  not ${status}` }
    await using emulator = await startEmulator({
      faults: [{ on: call, kind: 'answer', status, body, times: 9 }]
    })
    using client = clientOf(emulator)
    const failure = await failureOf(CALLS[call].make(client.service))
    expect(failure.message).toBe(
      `${CALLS[call].named}: the service answered ${status}. The service said: No: not ${status}`
    )
    expect(failure.advice).toMatch(advice[call === 'agent' ? 'agent' : 'export'][status])
    expect(failure.code).toBe(status === 422 ? 'service-error' : `service-${status}`)
    expect(emulator.requests).toHaveLength(1)
  })

  test('a start while another job of the domain runs', async () => {
    await using emulator = await startEmulator({ paused: true })
    using client = clientOf(emulator)
    await client.service.startExport(order)
    const failure = await failureOf(client.service.startExport(order))
    expect(failure.code).toBe('service-409')
    expect(failure.message).toContain('An export job for docs.example.com is already active')
    expect(failure.advice).toContain('`job-id`')
  })

  test('a key that the service does not know', async () => {
    await using emulator = await startEmulator()
    using client = clientOf({ url: emulator.url })
    expect((await failureOf(client.service.startExport(order))).code).toBe('service-401')
  })
})

test('a bundle that is refused with 409 is not ready yet', async () => {
  await using emulator = await startEmulator({ paused: true })
  using client = clientOf(emulator)
  const jobId = await client.service.startExport(order)
  await expect(client.service.makeBundle(jobId)).resolves.toBeUndefined()
})

describe('passing trouble is survived', () => {
  const troubles: [string, Record<string, unknown>][] = [
    ...[408, 429, 500, 502, 503, 504].map((status): [string, Record<string, unknown>] => [
      String(status),
      { kind: 'answer', status }
    ]),
    ['an HTML error page', { kind: 'answer', status: 502, body: '<html><h1>Bad Gateway</h1></html>' }],
    ['a dropped connection', { kind: 'drop' }],
    ['a truncated answer', { kind: 'truncate', at: 5 }],
    ['an HTML page with 200', { kind: 'answer', status: 200, body: '<html>one moment</html>' }]
  ]
  test.each(each(READS, troubles))('by a read: %s, %j', async (call, [, trouble]) => {
    const fault = { on: call, times: 2, ...trouble } as Fault
    await using emulator = await startEmulator({ faults: [fault, good(call)] })
    using client = clientOf(emulator)
    await CALLS[call].make(client.service)
    expect(emulator.requests).toHaveLength(3)
    expect(client.clock.pauses).toEqual([250, 500])
    expect(client.log.text).toContain(`${CALLS[call].named}: `)
    expect(client.warnings()).toEqual([])
  })

  test.each([429, 503])('by a start: %d, since it surely was not taken', async status => {
    const fault: Fault = { on: 'start', kind: 'answer', status, times: 10 }
    await using emulator = await startEmulator({ faults: [fault, good('start')] })
    using client = clientOf(emulator)
    await CALLS.start.make(client.service)
    expect(emulator.requests).toHaveLength(11)
    expect(client.warnings()).toEqual([])
  })

  test.each<[string, Record<string, unknown>]>(troubles.filter(([name]) => name !== '429' && name !== '503'))(
    'by a start: %s, once, with a warning that a job may be running',
    async (_name, trouble) => {
      const fault = { on: 'start', ...trouble } as Fault
      await using emulator = await startEmulator({ faults: [fault, good('start')] })
      using client = clientOf(emulator)
      expect(await CALLS.start.make(client.service)).toBe('job_17')
      expect(emulator.requests).toHaveLength(2)
      expect(client.warnings()).toEqual([
        'warning: The answer to the start of the export of docs.example.com was lost, so it is sent once more. An earlier job may be running already.'
      ])
    }
  )

  test('by a start: not a second lost answer, whatever comes between them', async () => {
    const lost = { on: 'start', kind: 'drop' } as const
    const busy = { on: 'start', kind: 'answer', status: 503 } as const
    await using emulator = await startEmulator({ faults: [lost, busy, lost, good('start')] })
    using client = clientOf(emulator)
    const failure = await failureOf(CALLS.start.make(client.service))
    expect(failure.code).toBe('service-unreachable')
    expect(emulator.requests).toHaveLength(3)
    expect(client.warnings()).toHaveLength(1)
  })
})

test('a start that was taken while its answer got lost ends with the 409 of the second, after the warning', async () => {
  await using emulator = await startEmulator({
    paused: true,
    faults: [{ on: 'start', kind: 'drop', taken: true }]
  })
  using client = clientOf(emulator)
  const failure = await failureOf(client.service.startExport(order))
  expect(failure.code).toBe('service-409')
  expect(client.warnings()).toHaveLength(1)
})

describe('Retry-After is obeyed', () => {
  test.each(CALL_NAMES)('by %s, in seconds', async call => {
    const fault: Fault = { on: call, kind: 'answer', status: 429, retryAfter: 77 }
    await using emulator = await startEmulator({ faults: [fault, good(call)] })
    using client = clientOf(emulator)
    await CALLS[call].make(client.service)
    expect(client.clock.pauses).toEqual([77_250])
  })

  test('as a date by the clock of the service, hours off from ours', async () => {
    const serverNow = Date.UTC(2026, 10, 15, 20)
    const retryAfter = new Date(serverNow + 40_000)
    const fault: Fault = { on: 'status', kind: 'answer', status: 503, retryAfter }
    await using emulator = await startEmulator({ now: () => serverNow, faults: [fault, good('status')] })
    using client = clientOf(emulator)
    await CALLS.status.make(client.service)
    expect(client.clock.pauses).toEqual([40_250])
  })
})

describe('an answer that is not understood names the call and the field', () => {
  const page = 'an HTML page'
  const bodies: [CallName, string, string][] = [
    ...CALL_NAMES.flatMap((call): [CallName, string, string][] => [
      [call, '', 'got an empty answer where JSON was expected'],
      [call, ' \n<!doctype html><title>Sign in</title>', `got ${page} where JSON was expected`],
      [call, 'OK', 'got no JSON where JSON was expected'],
      [call, 'null', 'the answer in the answer is not understood'],
      [call, '["a"]', 'the answer in the answer is not understood']
    ]),
    ['start', '{}', '`jobId` in the answer is not understood'],
    ['start', '{"jobId":17}', '`jobId` in the answer is not understood'],
    ['start', '{"jobId":".."}', '`jobId` in the answer is not understood'],
    ['status', '{"progress":5}', '`status` in the answer is not understood'],
    ['status', '{"status":2}', '`status` in the answer is not understood'],
    ['bundle', '{"expiresAt":"2030-01-01T00:00:00Z"}', '`bundleUrl` in the answer is not understood'],
    ['bundle', '{"bundleUrl":"/b.tar.gz","expiresAt":1}', '`bundleUrl` in the answer is not understood'],
    [
      'bundle',
      '{"bundleUrl":"https://s.example/b?sig=s3cretsig","expiresAt":"soon"}',
      '`expiresAt` in the answer'
    ],
    ['agent', '{"status":null}', '`status` in the answer is not understood']
  ]
  test.each(bodies)('%s answered with %j', async (call, body, problem) => {
    const fault: Fault = { on: call, kind: 'answer', status: 200, body, times: 99 }
    await using emulator = await startEmulator({ faults: [fault] })
    using client = clientOf(emulator)
    const failure = await failureOf(CALLS[call].make(client.service))
    expect(failure.code).toBe('unexpected-response')
    expect(failure.message).toContain(`${CALLS[call].named}: ${problem}`)
    expect(failure.message).not.toContain('\n')
    expect(`${failure.message} ${client.log.text}`).not.toMatch(/s3cretsig|adm_|emu_/)
    expect(emulator.requests).toHaveLength(call === 'start' ? 2 : 3)
  })
})

test.each([
  ['as it is', (key: string) => key],
  ['percent-encoded', encodeURIComponent]
])(
  'a service that repeats the key in its refusal, %s, does not bring it into the error or the log',
  async (_how, spell) => {
    const key = 'adm_k3y/of+this=test'
    const body = { error: `Key ${spell(key)} is not known` }
    const faults: Fault[] = [
      { on: 'status', kind: 'answer', status: 500, body },
      { on: 'status', kind: 'answer', status: 401, body }
    ]
    await using emulator = await startEmulator({ key, faults })
    using client = clientOf(emulator)
    const failure = await failureOf(CALLS.status.make(client.service))
    expect(failure.message).toContain('The service said: Key *** is not known')
    expect(client.log.text).toContain('Key *** is not known')
  }
)

test('a very long refusal is cut to a line that can be read', async () => {
  const fault: Fault = { on: 'status', kind: 'answer', status: 400, body: { error: 'x'.repeat(5000) } }
  await using emulator = await startEmulator({ faults: [fault] })
  using client = clientOf(emulator)
  expect((await failureOf(CALLS.status.make(client.service))).message.length).toBeLessThan(500)
})

test.each(['text/plain', 'text/html'])(
  'a refusal in %s is told only when a person can read it',
  async type => {
    const headers = { 'content-type': type }
    const fault: Fault = { on: 'status', kind: 'answer', status: 403, body: 'IP not allowed', headers }
    await using emulator = await startEmulator({ faults: [fault] })
    using client = clientOf(emulator)
    const { message } = await failureOf(CALLS.status.make(client.service))
    expect(message.includes('IP not allowed')).toBe(type === 'text/plain')
  }
)
