import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { LookupFunction } from 'node:net'
import type { Finding } from '../../../src/review/checks/findings.ts'
import { checkExternalLinks } from '../../../src/review/external/external-links.ts'
import type { ExternalContext } from '../../../src/review/external/external-requests.ts'
import { isPrivate } from '../../../src/runtime/http/address.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { type Answer, startServer } from '../../../servers/server.ts'
import { FakeClock } from '../../support/fake-clock.ts'

/** Requests that the server got, as `METHOD host path`. */
const requests: string[] = []
let open = 0
let mostOpen = 0
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end()
const answers: Record<string, Answer> = {
  '/ok': status(200),
  '/299': status(299),
  '/400': status(400, { location: '/404' }),
  '/get-only': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-404': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/404': status(404),
  '/410': status(410),
  '/403': status(403),
  '/429': status(429, { 'retry-after': '7' }),
  '/429-later': status(429, { 'retry-after': '30' }),
  '/429-much-later': status(429, { 'retry-after': '31' }),
  '/500': status(500, { 'retry-after': '8' }),
  '/once': (_, response, times) => response.writeHead(times <= 2 ? 404 : 200).end(),
  '/busy': (_, response, times) => response.writeHead(times === 1 ? 503 : 200, { 'retry-after': '9' }).end(),
  '/closed': request => request.socket.destroy(),
  '/0': status(200),
  // Each leads to the one before.
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(i => [`/${i}`, status(399, { location: `/${i - 1}` })])),
  '/to-gone': status(300, { location: '/404' }),
  '/loop': status(302, { location: '/loop' }),
  '/to-private': status(302, { location: 'http://internal.example:1/secret' }),
  '/to-address': status(302, { location: 'http://10.0.0.1/secret' }),
  '/slow': (_, response) => {
    mostOpen = Math.max(mostOpen, ++open)
    setTimeout(() => {
      open--
      response.writeHead(200).end()
    }, 20)
  }
}

let server: Awaited<ReturnType<typeof startServer>>
let port = ''
const http = new AgentHttp('test')

beforeAll(async () => {
  const times = new Map<string, number>()
  server = await startServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '')
    const count = (times.get(path) ?? 0) + 1
    times.set(path, count)
    requests.push(`${request.method} ${request.headers.host?.split(':')[0]} ${request.url}`)
    answers[path]?.(request, response, count)
  })
  port = new URL(server.url).port
})

afterAll(async () => {
  http[Symbol.dispose]()
  await server[Symbol.asyncDispose]()
})

/** Every name is this machine, apart from one that is in a private network and one that does not exist. */
const lookup: LookupFunction = (name, options, callback) => {
  const address = name === 'internal.example' ? '10.0.0.1' : '127.0.0.1'
  const error = name === 'gone.example' ? Object.assign(new Error('none'), { code: 'ENOTFOUND' }) : null
  if (options.all === true) callback(error, [{ address, family: 4 }])
  else callback(error, address, 4)
}

/** Loopback is allowed, because the server is there. */
const isForbidden = (host: string) => host !== '127.0.0.1' && isPrivate(host)

function contextAt(now: number, more: Partial<ExternalContext> = {}) {
  const clock = new FakeClock({ startAt: now })
  const { signal } = new AbortController()
  return { slept: clock.pauses, context: { http, clock, signal, lookup, isForbidden, ...more } }
}

const link = (target: string, count = 1): Finding => ({
  kind: 'dead-external-link',
  target,
  count,
  pages: ['a.html']
})
const at = (path: string, host = 'host.example') => `http://${host}:${port}${path}`
const NOW = Date.UTC(2026, 10, 16)

test('links to other hosts are findings only if they are gone twice, and good ones are remembered', async () => {
  const paths = Object.keys(answers).filter(path => path !== '/slow')
  const links = [...paths.map(path => link(at(path))), link('http://gone.example/')]
  const { context, slept } = contextAt(NOW)
  const { dead, good, requested, left } = await checkExternalLinks(links, [], context)
  expect(dead.map(({ target }) => target)).toEqual(
    ['http://gone.example/', at('/404'), at('/410'), at('/to-gone')].sort()
  )
  expect(good.map(({ url }) => url)).toEqual(
    '/ok /299 /get-only /head-404 /busy /0 /1 /2 /3 /4 /5'
      .split(' ')
      .map(path => at(path))
      .sort()
  )
  expect(new Date(good[0]?.checkedAt ?? '').getTime()).toBeGreaterThanOrEqual(NOW)
  expect({ requested, left }).toEqual({ requested: links.length, left: 0 })
  // Once for each method, and then for those that are gone.
  expect(slept.toSorted((a, b) => a - b)).toEqual([3000, 7000, 7000, 9000, 30_000, 30_000])
  // HEAD first; GET only where HEAD gave no page.
  expect(requests.filter(line => line.endsWith(' /ok')).every(line => line.startsWith('HEAD'))).toBe(true)
  expect(requests.filter(line => line.endsWith('/get-only'))).toEqual([
    'HEAD host.example /get-only',
    'GET host.example /get-only'
  ])
  expect(requests.join('\n')).not.toContain('secret')
}, 60_000)

test('links to other hosts are requested a second time also when only one is gone', async () => {
  requests.length = 0
  await checkExternalLinks([link(at('/404')), link(at('/ok'))], [], contextAt(NOW).context)
  expect(requests.filter(line => line === 'HEAD host.example /404')).toHaveLength(2)
})

test('links to other hosts are not requested again for a week', async () => {
  requests.length = 0
  const known = (path: string, ms: number) => ({ url: at(path), checkedAt: new Date(NOW - ms).toISOString() })
  const week = 7 * 86_400_000
  const links = [link(at('/ok?a')), link(at('/ok?b'))]
  const before = [known('/ok?a', week - 1), known('/ok?b', week), known('/ok?unlinked', 1)]
  const { context, slept } = contextAt(NOW)
  const { good } = await checkExternalLinks(links, before, context)
  expect(slept).toEqual([])
  expect(requests).toEqual(['HEAD host.example /ok?b'])
  expect(good).toEqual([before[0], { url: at('/ok?b'), checkedAt: new Date(NOW).toISOString() }])
})

test('links to other hosts on this machine and in private networks are never requested', async () => {
  requests.length = 0
  const names =
    '127.0.0.1 localhost [::1] 10.0.0.1 169.254.169.254 192.168.1.1 172.20.0.1 [fd00::1] [fe80::1] [::ffff:127.0.0.1] 100.64.0.1 host.example'
  const links = names.split(' ').map(name => link(`http://${name}:${port}/404`))
  const { context } = contextAt(NOW, { isForbidden: isPrivate })
  const { dead, good } = await checkExternalLinks(links, [], context)
  expect({ dead, good, requests }).toEqual({ dead: [], good: [], requests: [] })
})

test('links to other hosts are no findings when no name can be resolved', async () => {
  const links = [link('http://gone.example/a'), link('http://gone.example/b')]
  expect((await checkExternalLinks(links, [], contextAt(NOW).context)).dead).toEqual([])
})

test('links to other hosts are limited to 2,000, those on most pages first, with two connections per host', async () => {
  requests.length = 0
  const links = Array.from({ length: 2010 }, (_, i) =>
    i < 40 ? link(at(`/slow?${i}`), i < 10 ? 1 : 2) : link(at(`/ok?${i}`, `h${i % 50}.example`), 2)
  )
  const { requested, left } = await checkExternalLinks(links, [], contextAt(NOW).context)
  expect({ requested, left }).toEqual({ requested: 2000, left: 10 })
  expect(requests).not.toContain('HEAD host.example /slow?0')
  expect(mostOpen).toBe(2)
}, 60_000)

test('links to other hosts are left out after five minutes', async () => {
  const { context } = contextAt(NOW)
  let now = NOW
  const clock = Object.assign(new FakeClock(), { now: () => (now += 15_000) })
  const links = Array.from({ length: 25 }, (_, i) => link(at(`/ok?${i}`)))
  const { requested, left } = await checkExternalLinks(links, [], { ...context, clock })
  // The last one begins 15 s before the end. Two times are taken before the first.
  expect({ requested, left }).toEqual({ requested: 18, left: 7 })
})

test('links to other hosts are given up when the run is aborted', async () => {
  const abort = new AbortController()
  abort.abort(new Error('timed out'))
  const { context } = contextAt(NOW, { signal: abort.signal })
  await expect(checkExternalLinks([link(at('/ok'))], [], context)).rejects.toThrow('timed out')
})
