import { expect, test } from '@jest/globals'
import { redirectPages } from '../../src/site/redirects/redirect-pages.ts'
import { parseRedirects } from '../../src/site/redirects/redirects.ts'
import { serveFolder } from '../servers/fronts.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

const PAGES = ['index.html', 'new.html', 'guide/index.html', 'ein café.html', "o'hara & sons.html"]

/** Serves a site with redirect pages on a file server without rewrite rules. */
async function serveSite(redirects: Record<string, string>, basePath: string) {
  const folder = await tempFolder()
  const entries = Object.entries(redirects).map(([source, destination]) => ({ source, destination }))
  const parsed = parseRedirects(entries, basePath)
  expect(parsed.problems).toEqual([])
  const { pages } = redirectPages(parsed.redirects, PAGES, undefined, () => true)
  const files = [
    ...PAGES.map(path => ({ path, text: `<!doctype html><title>${path}</title><h2 id="part">x</h2>` })),
    ...pages
  ]
  await writeFiles(folder.path, Object.fromEntries(files.map(({ path, text }) => [path, text])))
  const server = await serveFolder(folder.path, basePath)
  return {
    origin: server.origin,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    }
  }
}

describeInBrowser('on a server without rewrite rules, a redirect page', launched => {
  test.each([
    ['/', '/old', '/new#part', '/old.html', '/new.html#part', 'new.html'],
    [
      '/',
      '/deep/old',
      '/guide?x=1&y=2#part',
      '/deep/old.html',
      '/guide/index.html?x=1&y=2#part',
      'guide/index.html'
    ],
    ['/', '/café', '/ein café#part', '/caf%C3%A9.html', '/ein%20caf%C3%A9.html#part', 'ein café.html'],
    ['/', '/quote', "/o'hara & sons", '/quote.html', "/o'hara%20&%20sons.html", "o'hara & sons.html"],
    ['/docs/', '/docs/old', '/docs/new', '/docs/old.html', '/docs/new.html', 'new.html']
  ])(
    '(with the base path %s) redirects %s to %s',
    async (basePath, source, destination, opened, expected, title) => {
      await using site = await serveSite({ [source]: destination }, basePath)
      // The redirect must also work for readers who disable scripts.
      const context = await launched.browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(site.origin + opened, { waitUntil: 'commit' })
      await page.waitForURL(url => !url.href.includes(opened))
      expect(page.url()).toBe(site.origin + expected)
      expect(await page.title()).toBe(title)
      await context.close()
    }
  )

  test('contains a link for browsers that do not follow the redirect', async () => {
    await using site = await serveSite({ '/old': '/new#part' }, '/')
    const response = await fetch(`${site.origin}/old.html`)
    const context = await launched.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.setContent((await response.text()).replace(/<meta http-equiv[^>]*>/, ''))
    expect(await page.locator('a').getAttribute('href')).toBe('/new.html#part')
    await context.close()
  })
})
