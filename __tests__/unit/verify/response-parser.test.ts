import { describe, expect, test } from '@jest/globals'
import {
  InvalidResponse,
  type ResponseHead,
  ResponseParser
} from '../../../src/verify/request/response-parser.ts'

interface Parsed {
  head: ResponseHead | undefined
  body: string
  isOver: boolean
  isReusable: boolean
}

/** Reads a response that arrives in pieces of this size. `room`: of the buffer of the connection. */
function parse(
  text: string,
  pieceSize = text.length,
  { isClosed = false, isReset = false, room = 100_000 } = {}
): Parsed & { chunks: string[] } {
  let head: ResponseHead | undefined
  const chunks: string[] = []
  const parser = new ResponseParser({
    onHead: received => {
      head = received
      return true
    },
    onData: chunk => {
      chunks.push(chunk.toString('latin1'))
      return true
    }
  })
  const bytes = Buffer.from(text, 'latin1')
  let unread: Buffer = Buffer.alloc(0)
  for (let at = 0; at < bytes.length; at += pieceSize) {
    const data = Buffer.concat([unread, bytes.subarray(at, at + pieceSize)])
    unread = Buffer.from(data.subarray(parser.read(data, room)))
    // The parser must not keep a part of the buffer of the connection.
    data.fill(0)
  }
  if (isClosed || isReset) parser.close(isReset)
  const { isOver, isReusable } = parser
  return { head, body: chunks.join(''), chunks, isOver, isReusable }
}

const withLength = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Type: text/html\r\n\r\nhello'
const chunked =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\nA\r\n0123456789\r\n0\r\nX-Trailer: 1\r\n\r\n'

describe.each([1, 2, 3, 7, 1000])('in pieces of %i bytes', size => {
  test('a body with a length is read', () => {
    const { head, ...rest } = parse(withLength, size)
    expect(rest).toEqual({ body: 'hello', chunks: ['hello'], isOver: true, isReusable: true })
    expect(head?.status).toBe(200)
    expect(head?.headers['content-type']).toBe('text/html')
  })

  test('a chunked body is read', () => {
    expect(parse(chunked, size)).toMatchObject({ body: 'hello0123456789', isOver: true, isReusable: true })
  })

  test('a body that does not fit into the buffer is read in parts', () => {
    const { chunks, ...rest } = parse(withLength, size, { room: 4 })
    expect(rest).toMatchObject({ body: 'hello', isOver: true, isReusable: true })
    expect(chunks.length).toBeGreaterThan(size < 5 ? 1 : 0)
  })

  test('a body up to the end of the connection is read', () => {
    const text = 'HTTP/1.1 200 OK\r\n\r\nhello'
    expect(parse(text, size)).toMatchObject({ body: 'hello', isOver: false })
    expect(parse(text, size, { isClosed: true })).toMatchObject({ isOver: true, isReusable: false })
  })

  test('the lines of a folded header are one value', () => {
    const { head, body } = parse(
      withLength.replace('text/html', 'text/html;\r\n \tcharset=utf-8 \r\n\t'),
      size
    )
    expect(head?.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toBe('hello')
  })

  test('a transfer encoding that two servers added is chunked', () => {
    const twice = chunked.replace('Transfer-Encoding: chunked', '$&\r\n$&')
    expect(parse(twice, size)).toMatchObject({ body: 'hello0123456789', isOver: true, isReusable: true })
  })

  test('empty lines before the response are skipped', () => {
    const { head, body } = parse(`\r\n\r\n${withLength}`, size)
    expect([head?.status, body]).toEqual([200, 'hello'])
  })

  test('interim responses are skipped', () => {
    const { head, body } = parse(`HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n${withLength}`, size)
    expect([head?.status, body]).toEqual([200, 'hello'])
  })
})

test.each([
  ['HTTP/1.1 204 No Content\r\n\r\n', true],
  ['HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n', true],
  ['HTTP/1.1 404\r\nContent-Length: 0\r\n\r\n', true],
  ['HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', false],
  ['HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n', false],
  ['HTTP/1.0 200 OK\r\nConnection: Keep-Alive\r\nContent-Length: 0\r\n\r\n', true],
  [`${withLength}HTTP/1.1 200 OK\r\n`, false]
])('%j is complete, and its connection is used again: %s', (text, isReusable) => {
  expect(parse(text)).toMatchObject({ isOver: true, isReusable })
})

test.each([
  ['no HTTP', 'SSH-2.0-OpenSSH_9\r\n'],
  ['HTTP/2', 'HTTP/2 200\r\n\r\n'],
  ['a header without a name', 'HTTP/1.1 200 OK\r\n: x\r\n\r\n'],
  ['a folded line before the first header', 'HTTP/1.1 200 OK\r\n c\r\nA: b\r\n\r\n'],
  ['endless empty lines', '\r\n'.repeat(20)],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['an invalid length', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n'],
  ['another transfer encoding', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n'],
  ['a chunk without a size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n'],
  ['a chunk that is too long', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n'],
  ['a switch of protocols', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
  ['endless interim responses', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(20)],
  ['a huge head', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(40_000)}`],
  ['a huge size of a chunk', `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${'0'.repeat(5000)}`]
])('a response with %s is refused', (_, text) => {
  for (const size of [1, 64, text.length]) expect(() => parse(text, size)).toThrow(InvalidResponse)
})

test.each(['HTTP/1.1 200 OK\r\nContent-Le', withLength.slice(0, -1), chunked.slice(0, -10)])(
  '%j is truncated when the connection ends',
  text => {
    expect(() => parse(text, 7, { isClosed: true })).toThrow('the response was truncated')
  }
)

test('Content-Length has no meaning beside Transfer-Encoding', () => {
  const { head, body } = parse(chunked.replace('\r\n', '\r\nContent-Length: 5\r\n'))
  expect(body).toBe('hello0123456789')
  expect(head?.headers['content-length']).toBeUndefined()
})

test('a body without a length is truncated when the connection is reset', () => {
  const text = 'HTTP/1.1 200 OK\r\n\r\nhello'
  expect(() => parse(text, 7, { isReset: true })).toThrow('the response was truncated')
})

test('headers with the name of a property of objects are no problem', () => {
  const { head } = parse('HTTP/1.1 204 OK\r\n__proto__: x\r\nconstructor: y\r\nVary: a\r\nvary: b\r\n\r\n')
  expect(Object.entries(head?.headers ?? {})).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['vary', 'a, b']
  ])
})
