import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { inherited } from '../support/program.ts'
import { tempFolder } from '../support/temp-folder.ts'

const CLI = join(import.meta.dirname, '../../dist/cli/index.js')
const CHUNK = Buffer.alloc(1_000_000, 'x')

/** Sends a body of this many megabytes, and returns the status, or `closed` if the server closes the connection. */
async function send(method: string, url: string, megabytes: number): Promise<number | 'closed'> {
  const sent = request(url, { method, headers: { 'content-length': megabytes * CHUNK.length } })
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>
  const closed = once(sent, 'close').then(() => undefined)
  responded.catch(() => undefined)
  closed.catch(() => undefined)
  for (let at = 0; at < megabytes && !sent.destroyed; at += 1)
    if (!sent.write(CHUNK))
      await Promise.race([once(sent, 'drain'), responded, closed]).catch(() => undefined)
  sent.end()
  const first = await responded.catch(() => undefined)
  if (first === undefined) return 'closed'
  first[0].resume()
  return first[0].statusCode ?? 0
}

test('the local servers reject large bodies, and keep nothing of what nobody may send', async () => {
  await using data = await tempFolder()
  const child = spawn(process.execPath, [CLI, 'emulator', '--all', '--port', '0'], {
    env: { ...inherited(), NO_COLOR: '1', XDG_CACHE_HOME: data.path, TMPDIR: data.path },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  using _ended = { [Symbol.dispose]: () => void child.kill() }
  let printed = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    if (printed.includes('Ctrl-C')) break
  }
  const urlOf = (name: string) => new RegExp(`^ +${name} +(http://127\\S+?)/?$`, 'm').exec(printed)?.[1] ?? ''
  const api = `${urlOf('base-url')}/v1/static-export/jobs`
  expect([await send('POST', api, 1), await send('POST', api, 200)]).toEqual([401, 413])
  expect(await send('PUT', `${urlOf('endpoint')}/site/a`, 200)).toBe(403)
  expect(await send('POST', `${urlOf('CDN')}/2020-05-31/distribution/E/invalidation`, 200)).toBe(403)
  const status = `/proc/${child.pid ?? 0}/status`
  if (!existsSync(status)) return
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(status, 'utf8')) ?? []
  expect(Number(kilobytes)).toBeGreaterThan(10_000)
  expect(Number(kilobytes)).toBeLessThan(300_000)
}, 60_000)
