import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, exported, folderOf } from '../../support/emulator-client.ts'

test('the store has its own origin, and serves the complete archive with its length and ETag', async () => {
  await using emulator = await startEmulator()
  const { jobId, link } = await exported(emulator)
  expect(new URL(link).origin).not.toBe(new URL(emulator.url).origin)
  const response = await fetch(link)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
  expect(bytes.equals(await readFile(emulator.archiveOf(jobId) ?? ''))).toBe(true)
  expect(bytes.subarray(0, 2).toString('hex')).toBe('1f8b')
})

test('responds with 206 to a range, with 416 to a range beyond the end, and ignores unsupported ranges', async () => {
  await using emulator = await startEmulator()
  const { link } = await exported(emulator)
  const whole = Buffer.from(await (await fetch(link)).arrayBuffer())
  const size = whole.length
  for (const [range, start, end] of [
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=100-', 100, size - 1],
    [`bytes=5-${size + 100}`, 5, size - 1],
    ['bytes=-7', size - 7, size - 1]
  ] as const) {
    const response = await fetch(link, { headers: { range } })
    expect([range, response.status]).toEqual([range, 206])
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true)
  }
  const beyond = await fetch(link, { headers: { range: `bytes=${size}-` } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  for (const range of ['bytes=0-1,4-5', 'items=0-1', 'bytes=5-1', 'bytes=-'])
    expect([range, (await fetch(link, { headers: { range } })).status]).toEqual([range, 200])
})

test('responds with 412 if If-Match contains only a different ETag', async () => {
  await using emulator = await startEmulator()
  const { link } = await exported(emulator)
  const etag = (await fetch(link)).headers.get('etag') ?? ''
  const send = async (tag: string): Promise<number> =>
    (await fetch(link, { headers: { 'if-match': tag, range: 'bytes=1-2' } })).status
  expect(await send(etag)).toBe(206)
  expect(await send(`"other", ${etag}`)).toBe(206)
  expect(await send('*')).toBe(206)
  expect(await send('"other"')).toBe(412)
})

test('responds with 403 and XML after expiresAt, but serves the archive at a new link', async () => {
  let now = Date.UTC(2026, 0, 2)
  await using emulator = await startEmulator({ now: () => now, linkLifetimeMs: 60_000 })
  const { jobId, link } = await exported(emulator)
  now += 59_999
  expect((await fetch(link)).status).toBe(200)
  now += 1
  const expired = await fetch(link)
  expect([expired.status, expired.headers.get('content-type')]).toEqual([403, 'application/xml'])
  expect(await expired.text()).toContain('<Code>AccessDenied</Code><Message>Request has expired</Message>')
  const fresh = String((await clientOf(emulator).bundle(jobId)).json.bundleUrl)
  expect((await fetch(fresh)).status).toBe(200)
})

test('rejects requests that differ from the signed link (403) or contain an API key (400)', async () => {
  await using emulator = await startEmulator()
  const { link } = await exported(emulator)
  for (const [address, request] of [
    [link, { method: 'HEAD' }],
    [link, { method: 'PUT', body: 'x' }],
    [link.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000')],
    [link.replace('.tar.gz', '.zip')],
    [link.replace(/Signature=.*/, 'Signature=00')],
    [link.replace(/\?.*/, '')]
  ] as [string, RequestInit?][])
    expect([address, (await fetch(address, request)).status]).toEqual([address, 403])
  const response = await fetch(link, { headers: { authorization: `Bearer ${emulator.key}` } })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('InvalidArgument')])
})

test('the option `archive` serves a file instead of the rendered site', async () => {
  await using folder = await folderOf({ 'site.zip': 'PK not really' })
  await using emulator = await startEmulator({ archive: join(folder.path, 'site.zip') })
  const { jobId, link } = await exported(emulator)
  expect((await clientOf(emulator).bundle(jobId)).json.sizeBytes).toBe(13)
  expect(await (await fetch(link)).text()).toBe('PK not really')
})
