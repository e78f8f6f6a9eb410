import { describe, expect, test } from '@jest/globals'
import { extname, posix } from 'node:path'
import { get, HOST, pathOf } from './client.ts'
import {
  escaping,
  negotiated,
  notFound,
  notFoundFolders,
  notNegotiated,
  offSite,
  redirected,
  served,
  withoutVariants
} from './requests.ts'
import { hosted, missingProgram, webServers } from './servers.ts'
import { addLists, SECRET } from './site.ts'

/** Content type and Vary header for a page, its data and its Markdown, by file extension. */
const ANSWERS: Record<string, [type: RegExp, vary: string]> = {
  '.html': [/^text\/html; charset=utf-8$/i, 'RSC, Accept'],
  '.rsc': [/^text\/x-component$/, 'RSC'],
  '.md': [/^text\/markdown; charset=utf-8$/, 'Accept']
}

for (const server of webServers) {
  const note = missingProgram(server)
  const suite = note === '' ? describe : describe.skip

  suite.each(['', '/docs'] as const)(`${server.name}${note} with the base path "%s"`, base => {
    const host = hosted(server, base)

    test.each([...served, ...notFound, ...notFoundFolders])(
      'responds to $path with $file',
      async ({ path, file, status = 200, cacheControl }) => {
        const response = await get(host.port, base + path)
        expect({ status: response.status, body: response.body }).toEqual({ status, body: file })
        if (cacheControl !== undefined) expect(response.headers['cache-control']).toBe(cacheControl)
        if (file.endsWith('.html'))
          expect(response.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
      }
    )

    test.each([
      ['/assets/app.js', /^(?:application|text)\/javascript(?:; charset=utf-8)?$/],
      ['/assets/module.mjs', /^(?:application|text)\/javascript(?:; charset=utf-8)?$/],
      ['/assets/1234567a-chunk.css', /^text\/css; charset=utf-8$/],
      ['/assets/photo-20240115.png', /^image\/png$/],
      ['/index.txt', /^text\/plain; charset=utf-8$/],
      ['/guides/x.md', /^text\/markdown; charset=utf-8$/],
      ['/guides/x.rsc', /^text\/x-component$/],
      ['/openapi.yaml', /^(?:application|text)\/(?:x-)?yaml(?:; charset=utf-8)?$/],
      ['/site.webmanifest', /^application\/manifest\+json(?:; charset=utf-8)?$/]
    ])('serves %s with a type that matches %s', async (path, type) => {
      const { status, headers } = await get(host.port, base + path)
      expect(status).toBe(200)
      expect(headers['content-type']?.toLowerCase()).toMatch(type)
    })

    // The Apache example has no rules for these headers.
    if (!server.name.startsWith('Apache')) {
      test.each([...negotiated, ...notNegotiated, ...withoutVariants])(
        'responds to $path and $headers with $file',
        async ({ path, headers: asked, file }) => {
          const { status, headers, body } = await get(host.port, base + path, { headers: asked })
          expect({ status, body }).toEqual({ status: 200, body: file })
          const [type, vary] = ANSWERS[extname(file)] ?? [/javascript/, undefined]
          expect(headers['content-type']).toMatch(type)
          expect(headers.vary).toBe(vary)
        }
      )
    }

    test('names no list of pages for agents before the site is finished', async () => {
      for (const path of ['/', '/guides/x', '/guides/x.md', '/unknown']) {
        const { headers } = await get(host.port, base + path)
        expect([path, headers['link'], headers['x-llms-txt']]).toEqual([path, undefined, undefined])
      }
    })

    test.each(redirected)('redirects $path to $location', async ({ path, location }) => {
      const response = await get(host.port, base + path)
      expect([301, 308]).toContain(response.status)
      expect(pathOf(response.headers.location)).toBe(base + location)
    })

    test.each(redirected)('redirects $path to a page in one step', async ({ path }) => {
      const { headers } = await get(host.port, base + path)
      expect((await get(host.port, pathOf(headers.location))).status).toBe(200)
    })

    if (base !== '')
      test('redirects the base path to the start page', async () => {
        const response = await get(host.port, base)
        expect([301, 308]).toContain(response.status)
        expect(pathOf(response.headers.location)).toBe(`${base}/`)
      })

    // The Apache rules apply only to the site folder, and /docs.txt is outside this folder.
    if (base !== '' && !server.name.startsWith('Apache'))
      test('serves the data of the start page at the address that Next.js requests', async () => {
        expect(await get(host.port, `${base}.txt?_rsc=1`)).toMatchObject({ status: 200, body: 'index.txt' })
        expect((await get(host.port, '/other.txt')).status).toBe(404)
      })

    test.each(offSite)('never redirects %s to another host', async path => {
      for (const prefix of [base, `/${base}`]) {
        const { headers } = await get(host.port, prefix + path)
        expect(new URL(headers.location ?? '/', `http://${HOST}/`).host).toBe(HOST)
      }
    })

    test.each(escaping)('serves no file outside the site for %s', async path => {
      for (const prefix of ['', base]) {
        const { body, status } = await get(host.port, prefix + path)
        expect(body).not.toContain(SECRET)
        expect(status).not.toBe(200)
      }
    })
  })
}

for (const server of webServers) {
  const note = missingProgram(server)
  const suite = note === '' ? describe : describe.skip

  suite.each(['', '/docs'] as const)(`${server.name}${note} with a finished site at "%s"`, base => {
    const host = hosted(server, base, async root => await addLists(root + base))
    const lists = {
      link: `<${base}/llms.txt>; rel="llms-txt", <${base}/llms-full.txt>; rel="llms-full-txt"`,
      'x-llms-txt': `${base}/llms.txt`
    }

    test.each(['/', '/guides/x', '/guides/x.html', '/v1.2', '/api/', '/both/', '/guides/x.md'])(
      'names the lists of pages for agents in the response for %s',
      async path => {
        const { status, headers } = await get(host.port, base + path)
        expect(status).toBe(200)
        expect(headers).toMatchObject(lists)
        expect((await get(host.port, lists['x-llms-txt'])).body).toBe('llms.txt')
      }
    )

    test.each(['/assets/app.js', '/sitemap.xml', '/unknown', '/unknown/', '/guides/x/'])(
      'does not name these lists in the response for %s',
      async path => {
        const { headers } = await get(host.port, base + path)
        expect([headers['link'], headers['x-llms-txt']]).toEqual([undefined, undefined])
      }
    )
  })
}

test.each(served.filter(({ file }) => file.endsWith('.html')))(
  'relative links of $file work at $path',
  ({ path, file }) => {
    const link = posix.relative(posix.dirname(file), 'assets/app.js')
    expect(new URL(link, `http://${HOST}${path}`).pathname).toBe('/assets/app.js')
  }
)
