import { expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AgentHttp } from '../../../src/runtime/http.ts'

async function serve(listener: RequestListener): Promise<AsyncDisposable & { url: URL }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      return Promise.resolve()
    }
  }
}

/** More than any buffer on the way holds. */
const SIZE = 200_000_000
const PIECE = Buffer.alloc(65_536)
function* pieces(): Generator<Buffer> {
  for (let left = SIZE; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length))
}

const post = { method: 'POST' as const, headers: {} }

test('a streamed body arrives whole, with its length ahead of it', async () => {
  await using server = await serve((request, response) => {
    void (async () => {
      let size = 0
      for await (const chunk of request as AsyncIterable<Buffer>) size += chunk.length
      response.end(`${request.headers['content-length'] ?? ''} ${size}`)
    })()
  })
  using http = new AgentHttp('test')
  const body = { size: SIZE, stream: Readable.from(pieces()) }
  const response = await http.send({ ...post, url: server.url, body, signal: new AbortController().signal })
  expect(await text(response)).toBe(`${SIZE} ${SIZE}`)
})

test('an answer that comes before the body was read counts, and nothing more is read for it', async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(422).end('refused')
  })
  using http = new AgentHttp('test')
  const body = { size: SIZE, stream: Readable.from(pieces()) }
  const response = await http.send({ ...post, url: server.url, body, signal: new AbortController().signal })
  const closed = body.stream.destroyed ? Promise.resolve([]) : once(body.stream, 'close')
  expect([response.statusCode, await text(response)]).toEqual([422, 'refused'])
  await closed
})

test('a body that can not be read ends the request with its reason', async () => {
  await using server = await serve(request => request.resume())
  using http = new AgentHttp('test')
  const stream = new Readable({ read: () => stream.destroy(new Error('the disk is gone')) })
  const sent = http.send({
    ...post,
    url: server.url,
    body: { size: 5, stream },
    signal: new AbortController().signal
  })
  await expect(sent).rejects.toThrow('the disk is gone')
})

test('a request that is stopped closes its body', async () => {
  const stop = new AbortController()
  await using server = await serve(() => stop.abort(new Error('stopped')))
  using http = new AgentHttp('test')
  const body = { size: SIZE, stream: Readable.from(pieces()) }
  const closed = once(body.stream, 'close')
  await expect(http.send({ ...post, url: server.url, body, signal: stop.signal })).rejects.toThrow('stopped')
  await closed
})
