import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sitemapUrls } from '../../../src/review/scan/values/sitemap-scanner.ts'
import { finish, writeSite } from '../../support/finishing.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { get } from './client.ts'
import { hosted, missingProgram, webServers } from './servers.ts'
import { viewerRequest } from './viewer-request.ts'

/** Each page has its path as its heading. */
const PATHS = [
  'guides.html',
  'guides/x.html',
  'guides/v1.2.html',
  'guides/ünï.html',
  'guides/a b.html',
  'api/index.html',
  'api/c d/index.html',
  'both.html',
  'both/index.html',
  'robots.txt.html'
]

const pageAt = (path: string, head = '', links = '') =>
  `<!doctype html><html><head><title>t</title>${head}</head><body>${links}<main><h1>${path}</h1></main></body></html>`

const linksTo = (...addresses: string[]) => addresses.map(address => `<a href="${address}">x</a>`).join('')
const navigation = (...hrefs: string[]) => {
  const pages = hrefs.map(href => ({ title: href, href }))
  const row = `18:${JSON.stringify({ docsNavWithMetadata: { pages } })}\n`
  return `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`
}

/** Start pages with different addresses of the same pages, and the base path of the site. */
const SITES: [title: string, base: '' | '/docs', start: string][] = [
  ['nothing but its pages', '', ''],
  ['links that end with a slash', '', linksTo('/guides/x/', '/guides/', '/api', '/both/')],
  ['links to files', '/docs', linksTo('/docs/guides/x.html', '/docs/api/index.html')],
  ['the navigation of the service', '/docs', navigation('/guides/x', '/guides', '/api', '/both', '/api/c d')]
]

/** Writes a finished site into a folder, and returns the addresses in its sitemap. */
async function finishedSite(folder: string, to: string, base: string, start: string): Promise<string[]> {
  const pages = Object.fromEntries(PATHS.map(path => [path, pageAt(path)]))
  // The export adds such a page for links that end with a slash.
  const redirect = { 'old.html': pageAt('old', '<meta http-equiv="refresh" content="0;url=/x">') }
  const site = { ...pages, ...redirect, 'index.html': pageAt('index.html', '', start) }
  const sitePath = await writeSite(folder, site, { basePath: base || '/' })
  const { failure } = await finish(sitePath, {
    add: 'sitemap, not-found, markdown, navigation',
    'site-url': `https://docs.example.com${base}`
  })
  if (failure !== undefined) throw failure
  const sitemap = await readFile(join(sitePath, 'sitemap.xml'), 'utf8')
  await rm(to, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true })
  await rename(sitePath, to)
  return [...(sitemapUrls(sitemap) ?? [])].map(url => url.replace('https://docs.example.com', ''))
}

for (const server of webServers) {
  const note = missingProgram(server)
  const suite = note === '' ? describe : describe.skip
  suite.each(SITES)(`${server.name}${note}, for a site with %s`, (_title, base, start) => {
    let addresses: string[] = []
    const host = hosted(server, base, async (root, folder) => {
      addresses = await finishedSite(folder, root + base, base, start)
      return undefined
    })

    test('serves every address of the sitemap without a redirect', async () => {
      const seen: (string | undefined)[] = []
      for (const address of addresses) {
        const { status, body } = await get(host.port, address)
        expect([address, status]).toEqual([address, 200])
        seen.push(/<h1>(.*)<\/h1>/.exec(body)?.[1])
      }
      expect(seen.sort()).toEqual(['index.html', ...PATHS].sort())
    })
  })
}

describe.each(SITES)('the CloudFront function, for a site with %s', (_title, base, start) => {
  let folder: Awaited<ReturnType<typeof tempFolder>>
  let addresses: string[] = []
  beforeAll(async () => {
    folder = await tempFolder()
    addresses = await finishedSite(folder.path, join(folder.path, 'www'), base, start)
  })
  afterAll(async () => await folder[Symbol.asyncDispose]())

  test('leads from every address of the sitemap to the file of a page', () => {
    const indexFolders = [`${base}/api`, `${base}/api/c%20d`]
    const files = addresses.map(address => {
      const { uri = '', statusCode } = viewerRequest(address, { basePath: base, indexFolders })
      expect([address, statusCode]).toEqual([address, undefined])
      return decodeURIComponent(uri).slice(base.length + 1)
    })
    expect(files.sort()).toEqual(['index.html', ...PATHS].sort())
  })
})
