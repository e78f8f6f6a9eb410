import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, jest, test } from '@jest/globals'
import { clientOf, folderOf } from '../../support/emulator-client.ts'

const CLI = join(import.meta.dirname, '../../../src/cli/index.ts')
// Each test starts a process, which takes seconds on a busy machine.
jest.setTimeout(60_000)

const onPosix = process.platform === 'win32' ? test.skip : test

function start(env: NodeJS.ProcessEnv, ...args: string[]): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['--no-warnings', CLI, 'emulator', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe']
  })
}

/** Reads the output until it contains the text `end`, and returns the output. */
async function outputUntil(end: string, { stdout }: { stdout: Readable }): Promise<string> {
  let printed = ''
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    if (printed.includes(end)) break
  }
  return printed
}

test('--help describes the options', async () => {
  const help = await text(start(process.env, '--help').stdout)
  for (const option of ['docs', 'port', 'key', 'fault'])
    expect(help).toMatch(new RegExp(`^  --${option} `, 'm'))
})

test.each([
  [['--bogus'], 'bogus'],
  [['--port', 'x'], '--port: x is not a whole number'],
  [['--port', '65533'], '--port: 65533 is above 65531, the highest first port'],
  [['--docs', 'no/such/folder'], '--docs: there is no folder '],
  [['--fault', 'start=oops'], 'expected CALL=FAULT'],
  [['--fault', 'bogus=403'], 'calls are start, status, bundle']
])('rejects %j with one error line and a reference to --help', async (args, problem) => {
  const child = start(process.env, ...args)
  const [said, exit] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(said).toContain(problem)
  expect(said.trim().split('\n')).toHaveLength(2)
  expect(exit).toEqual([2, null])
})

/** Starts the command, and creates a client for the printed address and key. */
async function startWithClient(...args: string[]) {
  const child = start(process.env, ...args)
  const printed = await outputUntil('Ctrl-C', child)
  const [, url = ''] = /base-url +(\S+)/.exec(printed) ?? []
  const [, key = ''] = /api-key +(\S+)/.exec(printed) ?? []
  return {
    child,
    printed,
    url,
    client: clientOf({ url, key }),
    async [Symbol.asyncDispose]() {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill()
      await exit
    }
  }
}

async function waitForEnd(client: ReturnType<typeof clientOf>, jobId: unknown) {
  for (;;) {
    const { json } = await client.status(String(jobId))
    if (json.status === 'completed' || json.status === 'failed') return json
  }
}

test('a new emulator on the same port reuses the key, even after a crash', async () => {
  await using cache = await folderOf()
  const env = { ...process.env, XDG_CACHE_HOME: cache.path, LOCALAPPDATA: cache.path }
  const keyOf = async (...args: string[]) => {
    const child = start(env, ...args)
    const printed = await outputUntil('Ctrl-C', child)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    return /api-key +(\S+)/.exec(printed)?.[1]
  }
  let port = 0
  let key: string | undefined
  // Several attempts may be needed, because another process can take the free port or the next port.
  for (let attempt = 0; attempt < 5 && key === undefined; attempt++) {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
    server.close()
    key = await keyOf('--port', String(port))
  }
  expect(key).toMatch(/^emu_/)
  expect([await keyOf('--port', String(port)), await keyOf()]).toEqual([
    key,
    expect.not.stringMatching(key ?? '')
  ])
})

onPosix('accepts the printed key at the printed address, and stops on SIGINT', async () => {
  await using docs = await folderOf({ 'index.md': '# Hi' })
  await using emulator = await startWithClient('--docs', docs.path)
  const { child, client } = emulator
  expect((await client.start({ domain: 'docs.example.org' })).status).toBe(202)
  expect((await client.agent('pr')).json).toMatchObject({ status: 'active' })
  const exit = once(child, 'exit')
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
})

test('--fault can reject every start request with 403, and the first two status requests with 429', async () => {
  await using emulator = await startWithClient('--fault', 'start=403', '--fault', 'status=429x2')
  const { client } = emulator
  expect([(await client.start()).status, (await client.start()).status]).toEqual([403, 403])
  const limited = await client.status('x')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
  expect([(await client.status('x')).status, (await client.status('x')).status]).toEqual([429, 404])
})

test('prints the result of each export, and writes all warnings to a file', async () => {
  await using docs = await folderOf({ 'index.mdx': '[a](/gone) <b>\n', 'two.mdx': '<Chart />\n' })
  await using emulator = await startWithClient('--docs', docs.path)
  const { client, child } = emulator
  const { json } = await client.start()
  await waitForEnd(client, json.jobId)
  const printed = await outputUntil('warnings.txt', child)
  const [, count, file = ''] =
    /Export of docs\.example\.com completed: 2 pages, (\d+) warnings, listed in (.*warnings\.txt)/.exec(
      printed
    ) ?? []
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^index\.mdx:1: not valid MDX/),
    expect.stringMatching(/^two\.mdx:1: unknown component/)
  ])
  expect(count).toBe(String(lines.length))
})
