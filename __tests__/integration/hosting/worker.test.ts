import { describe, expect, test } from '@jest/globals'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { get } from './client.ts'
import { hosted, missingProgram, webServers } from './servers.ts'

const [server] = webServers.filter(({ needs }) => needs !== undefined)
if (server === undefined) throw new Error('There is no Worker among the servers')
const note = missingProgram(server)
const suite = note === '' ? describe : describe.skip

suite(`the Worker in front of R2${note}`, () => {
  // In these tests, the body of each file is the path of the file.
  const page = 'guides/x.html'
  const host = hosted(server, '', async root => {
    await mkdir(join(root, '.static-export'))
    await writeFile(join(root, '.static-export/state.json'), '{}')
    await writeFile(join(root, 'redirects.json'), 'not JSON')
    return undefined
  })

  const ask = async (headers: Record<string, string>, method = 'GET') =>
    await get(host.port, '/guides/x', { headers, method })

  test('responds to HEAD with the same headers as to GET and without a body', async () => {
    const [whole, head] = [await ask({}), await ask({}, 'HEAD')]
    expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: '' })
    for (const name of [
      'etag',
      'last-modified',
      'content-type',
      'cache-control',
      'content-length',
      'accept-ranges'
    ])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
    expect(whole.headers['content-length']).toBe(String(page.length))
  })

  test('responds to HEAD for an unknown address with 404 and without a body', async () => {
    const { status, body } = await get(host.port, '/unknown', { method: 'HEAD' })
    expect({ status, body }).toEqual({ status: 404, body: '' })
  })

  test('rejects methods other than GET and HEAD', async () => {
    const { status, headers } = await get(host.port, '/', { method: 'POST' })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
  })

  test.each([
    ['bytes=0-5', 206, page.slice(0, 6), `bytes 0-5/${page.length}`],
    ['bytes=7-', 206, page.slice(7), `bytes 7-${page.length - 1}/${page.length}`],
    ['bytes=-4', 206, page.slice(-4), `bytes ${page.length - 4}-${page.length - 1}/${page.length}`],
    ['bytes=-999', 206, page, `bytes 0-${page.length - 1}/${page.length}`],
    ['bytes=3-999', 206, page.slice(3), `bytes 3-${page.length - 1}/${page.length}`],
    ['bytes=999-', 416, '', `bytes */${page.length}`],
    ['bytes=-0', 416, '', `bytes */${page.length}`],
    // The Worker ignores a Range header that does not contain exactly one valid range.
    ['bytes=5-2', 200, page, undefined],
    ['bytes=0-1,3-4', 200, page, undefined],
    ['lines=0-1', 200, page, undefined],
    ['bytes=-', 200, page, undefined]
  ])('responds to the range %s with %i', async (range, status, body, contentRange) => {
    const response = await ask({ range })
    expect({ status: response.status, body: response.body }).toEqual({ status, body })
    expect(response.headers['content-range']).toBe(contentRange)
  })

  test('sends a range only if If-Range matches the ETag or the date of the file', async () => {
    const { etag = '', 'last-modified': date = '' } = (await ask({})).headers
    const range = 'bytes=0-0'
    expect((await ask({ range, 'if-range': etag })).status).toBe(206)
    expect((await ask({ range, 'if-range': date })).status).toBe(206)
    expect((await ask({ range, 'if-range': '"another"' })).body).toBe(page)
  })

  test('responds to conditional requests with 200, 304 or 412', async () => {
    const { etag = '', 'last-modified': date = '' } = (await ask({})).headers
    const status = async (headers: Record<string, string>) => (await ask(headers)).status
    const long = 'Wed, 01 Jan 2020 00:00:00 GMT'
    expect(await status({ 'if-none-match': etag })).toBe(304)
    // Cloudflare adds `W/` to the ETag of a compressed response.
    expect(await status({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
    expect(await status({ 'if-none-match': '*' })).toBe(304)
    expect(await status({ 'if-none-match': '"x"' })).toBe(200)
    expect(await status({ 'if-none-match': '"x"', 'if-modified-since': date })).toBe(200)
    expect(await status({ 'if-modified-since': date })).toBe(304)
    expect(await status({ 'if-modified-since': long })).toBe(200)
    expect(await status({ 'if-modified-since': 'no date' })).toBe(200)
    expect(await status({ 'if-match': etag })).toBe(200)
    expect(await status({ 'if-match': '"x"' })).toBe(412)
    expect(await status({ 'if-match': `W/${etag}` })).toBe(412)
    expect(await status({ 'if-unmodified-since': long })).toBe(412)
    expect(await status({ 'if-unmodified-since': date })).toBe(200)
    const unchanged = await ask({ 'if-none-match': etag })
    expect(unchanged.body).toBe('')
    expect(unchanged.headers.etag).toBe(etag)
  })

  test('serves files with a build hash, and ranges of these files, from the cache', async () => {
    const path = '/assets/app.0a1b2c3d.js'
    await get(host.port, path)
    const again = await get(host.port, `${path}?q=1`)
    expect(again).toMatchObject({ status: 200, body: path.slice(1) })
    expect(again.headers['cf-cache-status']).toBe('HIT')
    expect(await get(host.port, path, { headers: { range: 'bytes=0-5' } })).toMatchObject({
      status: 206,
      body: 'assets'
    })
    expect((await get(host.port, '/guides/x')).headers).not.toHaveProperty('cf-cache-status')
  })

  test.each(['/.static-export/state.json', '/redirects.json', '/%2Estatic-export/state.json'])(
    'does not serve %s',
    async path => {
      expect(await get(host.port, path)).toMatchObject({ status: 404, body: '404.html' })
    }
  )

  test('serves the site even if redirects.json is damaged', async () => {
    expect(await get(host.port, '/guides/x')).toMatchObject({ status: 200, body: page })
  })

  test('responds to an invalid address with 404', async () => {
    expect((await get(host.port, '/guides/%E0%A4%A')).status).toBe(404)
  })
})
