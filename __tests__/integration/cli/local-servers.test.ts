import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, jest, test } from '@jest/globals'
import { filesIn, startSiteHost } from '../../../servers/host/site-host.ts'
import { resultPages } from '../../../src/cli/demo/result-pages.ts'
import { forThisMachine } from '../../../src/cli/this-machine.ts'
import { parseHtml, textsOf } from '../../support/html.ts'
import { inherited, runProgram } from '../../support/program.ts'
import { tempFolder } from '../../support/temp-folder.ts'

// Each test starts the program, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const PROGRAM = join(import.meta.dirname, '../../../src/cli/index.ts')

/** Request targets that any web page can send to a local server. */
const TARGETS = [
  '/%',
  '//',
  '//%',
  '/%ff',
  '/%c0%ae%c0%ae/',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/-/%',
  '/\\',
  '/?%'
]
const OTHERS = ['*', 'x', 'http://', 'http://other.example/-/', 'http://[', '/exports/%/%', '/site/%']
const LINES = [
  ...[...TARGETS, ...OTHERS].flatMap(target => [`GET ${target} HTTP/1.1`, `PUT ${target} HTTP/1.1`]),
  'POST /client/v4/zones/0123456789abcdef0123456789abcdef/purge_cache HTTP/1.1',
  'CONNECT % HTTP/1.1',
  'TRACE / HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET / HTTP/9.9',
  '\0\xff\xfe garbage'
]
const BODIES = [
  'Content-Length: 1\r\n\r\n{',
  'Content-Length: 100\r\n\r\n{',
  'Upgrade: x\r\nConnection: upgrade\r\n\r\n',
  'Host: [\r\n\r\n'
]

/** Sends a request and disconnects after the response, or at once if the body is incomplete. */
async function send(url: string, request: string): Promise<void> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(Buffer.from(request, 'latin1'))
  if (!request.includes('Length: 100')) socket.setTimeout(500, () => socket.destroy())
  else socket.end()
  socket.once('data', () => socket.destroy())
  await once(socket, 'close')
}

async function attack(urls: string[]): Promise<void> {
  const requests = LINES.flatMap(line => [
    ...BODIES.map(body => `${line}\r\nHost: localhost\r\n${body}`),
    `${line}\r\nHost: localhost\r\nAuthorization: Bearer \r\n\r\n`
  ])
  for (const url of urls) await Promise.all(requests.map(async request => await send(url, request)))
}

/** Returns the response status for a request with another host name, as in a DNS rebinding attack. */
async function statusForOther(url: string): Promise<number | undefined> {
  const request = get(url, { headers: { host: `rebound.example:${new URL(url).port}` } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

/** Starts a command that runs until it is stopped, and waits until its output contains `ready`. */
async function startProgram(args: string[], env: Record<string, string>, ready: string) {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM, ...args], {
    env: { ...inherited(), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const errors = text(child.stderr)
  let printed = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    if (printed.includes(ready)) break
  }
  return { child, printed, errors, [Symbol.asyncDispose]: async () => await end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}

test('no request stops the servers that emulator --all starts', async () => {
  await using data = await tempFolder()
  const env = { XDG_CACHE_HOME: data.path }
  await using program = await startProgram(['emulator', '--all', '--port', '0'], env, 'Ctrl-C')
  const { printed, child, errors } = program
  const urls = ['base-url', 'store', 'endpoint', 'CDN', 'site'].map(
    name => new RegExp(`^ +${name} +(http://127\\S+?)/?$`, 'm').exec(printed)?.[1] ?? ''
  )
  expect(new Set(urls).size).toBe(5)
  const page = parseHtml(await (await fetch(urls[0] ?? '')).text())
  const shown = textsOf(page, 'dd code')
  expect(shown.slice(3)).toEqual(['s3://site', urls[2], urls[3], `${urls[4]}/`])
  const commands = textsOf(page, 'section[aria-labelledby=commands] pre')
  for (const line of commands.flatMap(command => command.split('\n')))
    expect(printed).toContain(`  ${line}\n`)
  expect(commands.join('\n')).toMatch(/ publish .* verify /s)
  await attack(urls)
  const statuses = await Promise.all(urls.map(async url => (await fetch(`${url}/x`)).status))
  expect(statuses).toEqual([401, 404, 403, 403, 404])
  expect((await fetch(`${urls[4]}/%`)).status).toBe(400)
  expect(await statusForOther(`${urls[4]}/`)).toBe(403)
  expect(child.exitCode).toBeNull()
  await end(child)
  expect(await errors).toBe('')
})

test('no request stops the server that demo --serve starts', async () => {
  await using folder = await tempFolder({ 'site/index.html': '<h1>Home</h1>', 'report.html': 'Report' })
  const [site, report] = [join(folder.path, 'site'), join(folder.path, 'report.html')]
  const none = { addresses: [], summaries: [], checks: '', changedPage: undefined, first: {}, second: {} }
  const front = forThisMachine(resultPages({ ...none, site, report }))
  await using host = await startSiteHost(filesIn(site), { front })
  const { url } = host
  await attack([url])
  expect(await (await fetch(`${url}/-/report`)).text()).toBe('Report')
  expect(await (await fetch(url)).text()).toContain('Home')
  for (const path of ['/', '/-/report']) expect(await statusForOther(url + path)).toBe(403)
})

test('a second emulator reports which port is in use and how to choose another port', async () => {
  await using data = await tempFolder()
  const env = { XDG_CACHE_HOME: data.path }
  await using program = await startProgram(['emulator', '--port', '0'], env, 'Ctrl-C')
  const [, port = ''] = /store +\S+:(\d+)/.exec(program.printed) ?? []
  const second = async (...args: string[]) => {
    const { errors, exitCode } = await runProgram(
      'sources',
      ['emulator', '--port', String(Number(port) - 1), ...args],
      { env }
    )
    expect(exitCode).toBe(2)
    return errors
  }
  expect(await second()).toBe(
    `Port ${port} is in use by another program. --port N uses N and N+1; --port 0 uses any free ports.\nSee --help.\n`
  )
  expect(await second('--all')).toBe(
    `Port ${port} is in use by another program. --port N uses five ports from N; --port 0 uses any free ports.\nSee --help.\n`
  )
})
