import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { Exchanges } from '../../../src/verify/request/exchange.ts'
import type { Receiver } from '../../../src/verify/request/response-parser.ts'

const SITE = new URL('https://docs.example.com/')
const limits = { idleMs: 60_000, totalMs: 60_000 }

const given = process.env['https_proxy']
beforeEach(() => void (process.env['https_proxy'] = 'http://proxy.example.com:3128'))
afterEach(() => {
  if (given === undefined) delete process.env['https_proxy']
  else process.env['https_proxy'] = given
})

/** A response with a body that has no end, through a proxy. */
async function receive(receiver: Receiver) {
  const body = new PassThrough()
  body.write('x')
  const response = Object.assign(body, { statusCode: 200, headers: {} }) as unknown as IncomingMessage
  const http = { send: async () => await Promise.resolve(response) }
  using exchanges = new Exchanges(SITE, { http, limits, signal: new AbortController().signal })
  const request = { url: SITE, headers: {}, needsNewConnection: false }
  const error = await exchanges.get(request, receiver).catch((reason: unknown) => reason)
  return { error, response }
}

const refuse = () => {
  throw new Error('not accepted')
}

test.each<[string, Receiver, string | undefined]>([
  ['a head that is not accepted', { onHead: refuse, onData: () => true }, 'not accepted'],
  ['a head that is enough', { onHead: () => false, onData: () => true }, undefined],
  ['a body that is too large', { onHead: () => true, onData: () => false }, undefined]
])('closes the tunnel after %s', async (_, receiver, problem) => {
  const { error, response } = await receive(receiver)
  expect((error as Error | undefined)?.message).toBe(problem)
  expect(response.destroyed).toBe(true)
})
