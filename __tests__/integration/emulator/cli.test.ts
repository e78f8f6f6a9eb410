import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { clientOf, folderOf } from '../../support/emulator-client.ts'

const CLI = join(import.meta.dirname, '../../../src/emulator/cli.ts')
const onPosix = process.platform === 'win32' ? test.skip : test

function start(...args: string[]): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** What the command prints, up to the line that says it is ready. */
async function greeting(emulator: ReturnType<typeof start>): Promise<string> {
  let printed = ''
  for await (const chunk of emulator.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    if (printed.includes('Ctrl-C')) break
  }
  return printed
}

test('--help names every option', async () => {
  const help = await text(start('--help').stdout)
  for (const option of ['--docs', '--port', '--key', '--data', '--link-lifetime', '--page-delay', '--agent'])
    expect(help).toContain(option)
})

test.each([
  [['--bogus'], 'bogus'],
  [['--port', 'x'], 'x is not a whole number'],
  [['--link-lifetime', 'soon'], 'soon is not a duration'],
  [['--agent', 'job=maybe'], 'ends are pr, no-changes, failed, archived'],
  [['--docs', 'no/such/folder'], 'no such file or directory']
])('%j is refused in one line', async (args, problem) => {
  const child = start(...args)
  const [said, exit] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(said).toContain(problem)
  expect(said.trim().split('\n')).toHaveLength(2)
  expect(exit).toEqual([2, null])
})

onPosix('it serves exports and agent jobs with the printed address and key, and SIGINT ends it', async () => {
  await using data = await folderOf()
  await using docs = await folderOf({ 'docs.example.org/index.md': '# Hi' })
  const args = ['--docs', docs.path, '--data', data.path, '--agent', 'job-7=pr', '--agent-active', '0s']
  const child = start(...args)
  const printed = await greeting(child)
  const [, url = ''] = /base-url +(\S+)/.exec(printed) ?? []
  const [, key = ''] = /api-key +(\S+)/.exec(printed) ?? []
  expect(printed).toMatch(/domains +docs\.example\.org\n/)
  const client = clientOf({ url, key })
  expect((await client.start({ domain: 'docs.example.org' })).status).toBe(202)
  expect((await client.agent('job-7')).json).toMatchObject({ status: 'completed' })
  const exit = once(child, 'exit')
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
})
