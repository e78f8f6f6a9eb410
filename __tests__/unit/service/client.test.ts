import { describe, expect, test } from '@jest/globals'
import type { Http } from '../../../src/runtime/http.ts'
import { CALLS, clientOf, failureOf } from '../../support/calling.ts'

/** Connections that fail as Node says it. */
function failing(error: Error) {
  let attempts = 0
  const http: Http = {
    send: async () => {
      attempts += 1
      return await Promise.reject(error)
    }
  }
  return { http, attempts: () => attempts }
}

function systemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
}

const refused = systemError('ECONNREFUSED', 'connect')
const timedOut = systemError('ETIMEDOUT', 'connect')

describe('a start whose connection could not be made', () => {
  test.each([
    ['refused', refused],
    ['timed out', timedOut],
    ['refused on every address of the host', new AggregateError([refused, timedOut], '')],
    ['without a route', systemError('EHOSTUNREACH', 'connect')],
    ['with a name server in trouble', systemError('EAI_AGAIN', 'getaddrinfo')]
  ])('(%s) is tried some times, without a warning: it surely was not taken', async (_how, error) => {
    const { http, attempts } = failing(error)
    using client = clientOf({ url: 'https://api.example.com' }, { http })
    const failure = await failureOf(CALLS.start.make(client.service))
    expect(attempts()).toBe(8)
    expect(client.warnings()).toEqual([])
    expect(failure.code).toBe('service-unreachable')
    expect(failure.message).toMatch(
      /^Starting the export of docs.example.com: the service could not be reached \(\w/
    )
  })
})

test.each([
  ['a reset', systemError('ECONNRESET', 'read')],
  ['one address refused, the other reset', new AggregateError([refused, systemError('ECONNRESET', 'read')])],
  ['something unknown', new Error('strange')]
])('a start that ends with %s is sent once more at most, with a warning', async (_how, error) => {
  const { http, attempts } = failing(error)
  using client = clientOf({ url: 'https://api.example.com' }, { http })
  await failureOf(CALLS.start.make(client.service))
  expect(attempts()).toBe(2)
  expect(client.warnings()).toHaveLength(1)
})

test('a host that nobody knows is asked for a few times, not until the timeout', async () => {
  const { http, attempts } = failing(systemError('ENOTFOUND', 'getaddrinfo'))
  using client = clientOf({ url: 'https://api.example.com' }, { http })
  const failure = await failureOf(CALLS.status.make(client.service))
  expect(attempts()).toBe(5)
  expect(failure.advice).toContain('`base-url`')
})

test('a read goes on through any number of lost connections, until the run is stopped', async () => {
  const stop = new AbortController()
  const { http, attempts } = failing(systemError('ECONNRESET', 'read'))
  using client = clientOf({ url: 'https://api.example.com' }, { http, signal: stop.signal })
  const sleep = client.clock.sleep.bind(client.clock)
  client.clock.sleep = async (ms, signal) => {
    if (client.clock.pauses.length === 200) stop.abort(new Error('time is over'))
    await sleep(ms, signal)
  }
  await expect(CALLS.status.make(client.service)).rejects.toThrow('time is over')
  expect(attempts()).toBe(201)
  expect(Math.max(...client.clock.pauses)).toBeLessThanOrEqual(30_000)
})

test('an error that is a bug of ours comes out as it is', async () => {
  using client = clientOf({ url: 'https://api.example.com' })
  const circular: { self?: unknown } = {}
  circular.self = circular
  const order = { domain: 'docs.example.com', paths: circular as unknown as string[] }
  await expect(client.service.startExport(order)).rejects.toThrow(TypeError)
})
