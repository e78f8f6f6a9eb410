import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import http from 'node:http'
import { join, posix } from 'node:path'
import { text } from 'node:stream/consumers'
import { tempFolder } from '../../support/temp-folder.ts'
import { escaping, notFound, notFoundFolders, offSite, redirected, served } from './requests.ts'
import { isInstalled, startWebServer, webServers } from './servers.ts'
import { SECRET, writeSite } from './site.ts'

const HOST = 'docs.example.com'

/** Sends the path as it is: `fetch` would normalize it first. */
async function get(port: number, path: string) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path, headers: { host: HOST }, agent: false },
      resolve
    )
    request.on('error', reject)
  })
  const { statusCode: status = 0, headers } = response
  return { status, headers, body: await text(response) }
}

/** Apache names the host in redirects and writes percent-encoding in lower case. */
const pathOf = (location = ''): string =>
  location
    .replace(new RegExp(`^http://${HOST}(?=/)`), '')
    .replaceAll(/%[0-9a-f]{2}/gi, encoded => encoded.toUpperCase())

for (const server of webServers) {
  const suite = isInstalled(server) ? describe : describe.skip
  const note = isInstalled(server) ? '' : ` (skipped: ${server.program} is not installed)`

  suite.each(['', '/docs'] as const)(`${server.name}${note}, site below "%s"`, base => {
    let stack: AsyncDisposableStack
    let port = 0

    beforeAll(async () => {
      stack = new AsyncDisposableStack()
      const { path } = stack.use(await tempFolder())
      const root = join(path, 'www')
      await writeSite(root, base)
      const running = stack.use(await startWebServer(server, { folder: join(path, 'server'), root, base }))
      port = running.port
    })

    afterAll(async () => {
      await stack.disposeAsync()
    })

    test.each([...served, ...notFound, ...notFoundFolders])(
      '$path is answered with $file',
      async ({ path, file, status = 200, cacheControl }) => {
        const response = await get(port, base + path)
        expect({ status: response.status, body: response.body }).toEqual({ status, body: file })
        if (cacheControl !== undefined) expect(response.headers['cache-control']).toBe(cacheControl)
        if (file.endsWith('.html'))
          expect(response.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
      }
    )

    test.each(redirected)('$path is redirected to $location', async ({ path, location }) => {
      const response = await get(port, base + path)
      expect([301, 308]).toContain(response.status)
      expect(pathOf(response.headers.location)).toBe(base + location)
    })

    test.each(redirected)('$path leads to a page in one step', async ({ path }) => {
      const { headers } = await get(port, base + path)
      expect((await get(port, pathOf(headers.location))).status).toBe(200)
    })

    if (base !== '')
      test('the path of the site is redirected to its start page', async () => {
        const response = await get(port, base)
        expect([301, 308]).toContain(response.status)
        expect(pathOf(response.headers.location)).toBe(`${base}/`)
      })

    test.each(offSite)('%s is never redirected to another host', async path => {
      for (const prefix of [base, `/${base}`]) {
        const { headers } = await get(port, prefix + path)
        expect(new URL(headers.location ?? '/', `http://${HOST}/`).host).toBe(HOST)
      }
    })

    test.each(escaping)('%s does not reach a file outside of the site', async path => {
      for (const prefix of ['', base]) {
        const { body, status } = await get(port, prefix + path)
        expect(body).not.toContain(SECRET)
        expect(status).not.toBe(200)
      }
    })
  })
}

test.each(served.filter(({ file }) => file.endsWith('.html')))(
  'relative links of $file work at $path',
  ({ path, file }) => {
    const link = posix.relative(posix.dirname(file), 'assets/app.js')
    expect(new URL(link, `http://${HOST}${path}`).pathname).toBe('/assets/app.js')
  }
)
