import { describe, expect, test } from '@jest/globals'
import type { Http } from '../../../src/runtime/http/agent-http.ts'
import { CALL_NAMES, CALLS, clientOf, failureOf } from '../../support/calling.ts'

/** Returns an HTTP client whose connections fail with the given error. */
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
const reset = systemError('ECONNRESET', 'read')
const UNREACHABLE: [string, Error][] = [
  ['is refused', refused],
  ['times out', timedOut],
  ['fails for every address of the host', new AggregateError([refused, timedOut], '')],
  ['has no route to the host', systemError('EHOSTUNREACH', 'connect')],
  ['fails because no name server is reachable', systemError('EAI_AGAIN', 'getaddrinfo')],
  ['fails because of an unknown host name', systemError('ENOTFOUND', 'getaddrinfo')]
]

describe.each(CALL_NAMES)('the call %s', call => {
  test.each(UNREACHABLE)('stops after 8 attempts if the connection %s', async (_how, error) => {
    const { http, attempts } = failing(error)
    using client = clientOf({ url: 'https://api.example.com' }, { http })
    const failure = await failureOf(CALLS[call].make(client.service))
    expect(attempts()).toBe(8)
    expect(client.warnings()).toEqual([])
    expect(failure.code).toBe('service-unreachable')
    expect(failure.message).toMatch(/: no connection to api\.example\.com \((connect|getaddrinfo) E[A-Z_]+/)
    expect(failure.message).toContain(CALLS[call].named)
    expect(failure.advice).toContain('`base-url`')
  })
})

test.each([
  ['a reset connection', reset],
  ['a refused and a reset connection', new AggregateError([refused, reset])],
  ['an unknown error', new Error('strange')]
])('if starting an export fails with %s, retries once and logs a warning', async (_how, error) => {
  const { http, attempts } = failing(error)
  using client = clientOf({ url: 'https://api.example.com' }, { http })
  const failure = await failureOf(CALLS.start.make(client.service))
  expect(attempts()).toBe(2)
  expect(client.warnings()).toHaveLength(1)
  expect(failure.message).toContain(': no complete response from api.example.com (')
})

test('rethrows an unexpected error unchanged', async () => {
  using client = clientOf({ url: 'https://api.example.com' })
  const circular: { self?: unknown } = {}
  circular.self = circular
  const order = { domain: 'docs.example.com', paths: circular as unknown as string[] }
  await expect(client.service.startExport(order)).rejects.toThrow(TypeError)
})
