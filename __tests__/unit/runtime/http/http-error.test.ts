import { expect, test } from '@jest/globals'
import { connectionError, decideRetry, HttpError } from '../../../../src/runtime/http/http-error.ts'

const responded = (status: number, headers = {}) =>
  new HttpError(`HTTP ${status}`, { response: { status, headers, body: '' }, now: 0 })
const failed = (code: string, syscall: string) =>
  connectionError(Object.assign(new Error(code), { code, syscall }), { responded: false })
const decide = (error: unknown, attempt = 1, isReached = false) => decideRetry(error, { attempt, isReached })

test.each([408, 429, 500, 503, 599])('retries after HTTP %d, with the delay in Retry-After', status => {
  expect(decide(responded(status, { 'retry-after': '7' }))).toEqual({ retry: true, waitMs: 7000 })
})

test.each([200, 304, 400, 401, 403, 404, 409, 412])('does not retry after HTTP %d', status => {
  expect(decide(responded(status), 1, true).retry).toBe(false)
})

test('limits retries after refused connections only for a host that was never reached', () => {
  const refused = failed('ECONNREFUSED', 'connect')
  expect(refused.maybeReceived).toBe(false)
  expect([1, 7, 8].map(attempt => decide(refused, attempt).retry)).toEqual([true, true, false])
  expect(decide(refused, 100, true).retry).toBe(true)
  const reset = failed('ECONNRESET', 'read')
  expect(reset.maybeReceived).toBe(true)
  expect(decide(reset, 100).retry).toBe(true)
})

test('recognizes that no request was sent if all addresses of a host refuse the connection', () => {
  const each = ['::1', '127.0.0.1'].map(address =>
    Object.assign(new Error(address), { code: 'ECONNREFUSED', syscall: 'connect' })
  )
  const error = connectionError(new AggregateError(each), { responded: false })
  expect(error).toMatchObject({ code: 'ECONNREFUSED', maybeReceived: false, message: '::1; 127.0.0.1' })
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['CERT_HAS_EXPIRED', true],
  ['ERR_SSL_WRONG_VERSION_NUMBER', false]
])('does not retry after the TLS problem %s', (code, isTrustProblem) => {
  const error = failed(code, '')
  expect(error).toMatchObject({ isTlsProblem: true, isTrustProblem, maybeReceived: false })
  expect(decide(error, 1, true).retry).toBe(false)
})

test('retries after a truncated response, but not after an error while reading a file', () => {
  expect(decide(failed('ENOENT', 'open'), 1, true).retry).toBe(false)
  const truncated = connectionError(new Error('aborted'), { responded: true })
  expect(truncated).toMatchObject({ status: undefined, maybeReceived: true })
  expect(decide(truncated).retry).toBe(true)
})

test('does not retry a request that Node refuses to send', () => {
  const refusal = Object.assign(new TypeError('Invalid character'), { code: 'ERR_INVALID_CHAR' })
  expect(decide(connectionError(refusal, { responded: false }), 1, true)).toEqual({ retry: false })
})

test('does not retry after an error that no request caused', () => {
  expect(decide(new Error('a bug'), 1, true)).toEqual({ retry: false })
})

test('treats a code in a response as a server code, even if a TLS error has the same code', () => {
  const response = { status: 503, headers: {}, body: '' }
  const error = new HttpError('HTTP 503', { response, code: 'CERT_HAS_EXPIRED' })
  expect(error).toMatchObject({ code: 'CERT_HAS_EXPIRED', isTlsProblem: false, isTrustProblem: false })
  expect(decide(error).retry).toBe(true)
})
