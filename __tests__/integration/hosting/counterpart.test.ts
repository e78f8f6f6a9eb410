import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cp, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { COUNTERPART_PAGES, describeCounterpart } from '../../support/counterpart.ts'
import { exportCounterpart } from '../../support/exported-counterpart.ts'
import { get, pathOf } from './client.ts'
import { missingProgram, startWebServer, webServers } from './servers.ts'
import { askVercel } from './vercel.ts'
import { viewerRequest } from './viewer-request.ts'

const UNKNOWN = [
  '/unknown',
  '/guides/unknown',
  '/guides/a/b',
  '/serve.js',
  '/Dockerfile',
  '/_mintlify/api/user'
]

/** Rules by which a host responds to a path: with the key of a file, with a redirect, or with neither. */
type Rules = (path: string, keys: ReadonlySet<string>) => { key?: string; location?: string | undefined }

const HOSTS: Record<string, Rules> = {
  CloudFront: path => {
    const { uri, headers } = viewerRequest(path, {})
    return uri === undefined ? { location: headers?.location?.value ?? '' } : { key: uri.slice(1) }
  },
  // See https://docs.github.com/pages: the path `/x` leads to x.html, and the path `/y` of a folder redirects to `/y/`.
  'GitHub Pages': (path, keys) => {
    const name = path.slice(1)
    if (path.endsWith('/')) return { key: `${name}index.html` }
    const key = [name, `${name}.html`].find(each => keys.has(each))
    if (key !== undefined) return { key }
    return keys.has(`${name}/index.html`) ? { location: `${path}/` } : {}
  },
  Vercel: (path, keys) => askVercel(path, keys)
}

describeCounterpart('the host', counterpart => {
  const stack = new AsyncDisposableStack()
  let site = ''
  let folder = ''
  beforeAll(async () => {
    const exported = stack.use(await exportCounterpart(counterpart))
    site = exported.outputs['site-path'] ?? ''
    folder = exported.folder
  })
  afterAll(async () => await stack.disposeAsync())

  for (const [number, server] of webServers.entries()) {
    const note = missingProgram(server)
    const suite = note === '' ? describe : describe.skip

    suite(`${server.name}${note}`, () => {
      let port = 0
      beforeAll(async () => {
        const root = join(folder, `www-${number}`)
        await cp(site, root, { recursive: true })
        const place = { folder: join(folder, `server-${number}`), root, base: '' as const }
        port = stack.use(await startWebServer(server, place)).port
      })

      test.each(Object.entries(COUNTERPART_PAGES))('serves %s with the title %s', async (address, title) => {
        const { status, body, headers } = await get(port, address)
        expect(status).toBe(200)
        expect(body).toContain(`>${title}</h1>`)
        expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
      })

      test.each(UNKNOWN)('responds to %s with 404', async address => {
        expect((await get(port, address)).status).toBe(404)
      })

      test('redirects a page address with a trailing slash to the page', async () => {
        const { headers } = await get(port, '/guides/')
        expect(pathOf(headers.location)).toBe('/guides')
      })
    })
  }

  describe.each(Object.entries(HOSTS))('%s', (_name, rules) => {
    const answer = async (path: string) => {
      const files = await readdir(site, { recursive: true, withFileTypes: true })
      const places = files.filter(file => file.isFile()).map(file => join(file.parentPath, file.name))
      const keys = new Set(places.map(place => relative(site, place).replaceAll('\\', '/')))
      const { key = '', location } = rules(path, keys)
      return keys.has(key) ? key : location
    }

    test.each(Object.keys(COUNTERPART_PAGES))('responds to %s with the right page', async address => {
      expect(await answer(address)).toBe(`${address.slice(1) || 'index'}.html`)
    })

    test.each(UNKNOWN)('serves no file for %s', async address => {
      expect(await answer(address)).toBeUndefined()
    })
  })
})
