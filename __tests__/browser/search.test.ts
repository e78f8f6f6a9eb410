import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { NGINX, startNginx } from '../servers/network/nginx.ts'
import { findChromium, launchChromium } from '../../scripts/chromium.ts'
import { addSearch, findPagefind, writeSite } from '../support/finishing.ts'
import { tempFolder } from '../support/temp-folder.ts'

const chromium = findChromium()
const pagefind = findPagefind()
const lacks = [
  chromium === undefined && 'Chromium',
  pagefind === undefined && 'Pagefind',
  !existsSync(NGINX) && 'nginx'
].filter(Boolean)

/** Imitates the service's search script, which handles clicks on the document and rerenders the search bar. */
const BAR = `
document.addEventListener('click', event => {
  if (event.target.closest('#search-bar-entry')) document.body.dataset.service = 'opened'
})
const render = () => { document.getElementById('navbar').innerHTML = '<button id="search-bar-entry"><span>Search…</span></button>' }
render()
addEventListener('popstate', render)
window.navigate = () => { history.pushState({}, '', location.href + '#next'); document.getElementById('navbar').innerHTML = ''; setTimeout(render, 10) }
`
const page = (
  title: string,
  text: string,
  bar = true
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} - Docs</title>
<style>html.dark body { background: #0b0d10; color: #eee }</style></head>
<body>${bar ? '<div id="navbar"></div><script src="/docs/bar.js"></script>' : ''}
<div id="content-area"><h1 id="top">${title}</h1><h2 id="part">Part of ${title}<a href="#part">#</a></h2><p>${text} &lt;img src=x onerror=alert(1)&gt;</p></div><input id="field"></body></html>`

const BACKGROUND = `getComputedStyle(document.getElementById('static-docs-search').shadowRoot.querySelector('dialog')).backgroundColor`

const SITE = {
  'index.html': page('Start', 'Welcome to the widgets'),
  'guides/install.html': page('Install', 'How to install a flange and a widget'),
  'guides/bare.html': page('Bare', 'A page without the bar', false),
  'guides/short.htm': page('Short', 'A zeppelin'),
  'guides/own/index.html': page('Own', 'A mongoose').replace(
    '<title>',
    '<link rel="canonical" href="https://a.example/docs/guides/own/index.html"><title>'
  ),
  'bar.js': BAR
}

if (chromium === undefined || pagefind === undefined || lacks.length > 0) {
  test.skip(`search in a browser: this machine lacks ${lacks.join(' and ')}`, () => undefined)
} else {
  describe('with a content security policy that allows no other hosts, the search on a site at /docs', () => {
    let browser: Browser
    let folder: Awaited<ReturnType<typeof tempFolder>>
    let server: Awaited<ReturnType<typeof startNginx>>

    beforeAll(async () => {
      folder = await tempFolder()
      const sitePath = await writeSite(folder.path, SITE, { basePath: '/docs' })
      // The search must ignore the last selector, which is jQuery syntax and therefore invalid in browsers.
      const trigger = '#search-bar-entry, #search-bar-entry-mobile, a:contains("Search")'
      const { failure } = await addSearch(sitePath, { pagefind, trigger })
      if (failure !== undefined) throw failure
      await rename(sitePath, join(folder.path, 'docs'))
      server = await startNginx(join(folder.path, 'nginx'), port => ({
        http: `types { text/html html; text/javascript js; application/json json; }
  server { listen 127.0.0.1:${port}; root ${folder.path}; charset utf-8;
    add_header Content-Security-Policy "default-src 'self'; style-src 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'";
    location = /favicon.ico { return 204; }
    location /docs/ { } }`
      }))
      browser = await launchChromium(chromium)
    }, 120_000)
    afterAll(async () => {
      await browser.close()
      await server[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    })

    async function visit(path: string, options: Parameters<Browser['newPage']>[0] = {}) {
      const tab = await browser.newPage(options)
      const problems: string[] = []
      tab.on('pageerror', error => problems.push(error.message))
      tab.on('console', message => {
        if (message.type() === 'error') problems.push(message.text())
      })
      tab.on('request', request => {
        if (!request.url().startsWith(`${server.url}/`)) problems.push(`requested ${request.url()}`)
      })
      await tab.goto(`${server.url}/docs/${path}`)
      return { tab, problems }
    }
    const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Search' })
    const options = (tab: Page) => tab.getByRole('option')

    test('opens from the search bar instead of the service’s search, even after the bar is rerendered', async () => {
      const { tab, problems } = await visit('index.html')
      await tab.click('#search-bar-entry span')
      await dialog(tab).waitFor()
      expect(await tab.evaluate('document.body.dataset.service')).toBeUndefined()
      await tab.keyboard.press('Escape')
      await dialog(tab).waitFor({ state: 'hidden' })
      await tab.evaluate('navigate()')
      await tab.click('#search-bar-entry')
      await dialog(tab).waitFor()
      expect(await tab.evaluate('document.body.dataset.service')).toBeUndefined()
      expect(problems).toEqual([])
    }, 60_000)

    test('adds no global names to the page', async () => {
      const { tab } = await visit('index.html')
      const script = await readFile(join(folder.path, 'docs/pagefind/search.js'), 'utf8')
      const names = [...script.matchAll(/^ {2}(?:class|const|(?:async )?function) (\w+)/gm)].map(
        ([, name]) => name
      )
      expect(names).toEqual(expect.arrayContaining(['SearchDialog', 'element', 'script']))
      const types = await tab.evaluate(`[${names.map(name => `typeof ${name}`).join()}]`)
      expect(types).toEqual(names.map(() => 'undefined'))
    }, 60_000)

    test('can be used with only the keyboard to find a page', async () => {
      const { tab, problems } = await visit('index.html')
      await tab.keyboard.press('Control+k')
      await tab.keyboard.type('flange')
      await options(tab).first().waitFor()
      expect(await tab.getByRole('status').textContent()).toBe('1 page')
      expect(await options(tab).first().locator('.title').textContent()).toBe('Install')
      expect(await options(tab).first().locator('mark').textContent()).toBe('flange')
      await tab.keyboard.press('ArrowDown')
      const selected = tab.locator('[aria-selected=true]')
      expect(await selected.locator('.title').textContent()).toBe('Part of Install')
      expect(await tab.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
        await selected.getAttribute('id')
      )
      await tab.keyboard.press('Enter')
      await tab.waitForURL(`${server.url}/docs/guides/install.html#part`)
      expect(problems).toEqual([])
    }, 60_000)

    test('links to a page whose name does not end with .html', async () => {
      const { tab, problems } = await visit('index.html')
      await tab.keyboard.press('Control+k')
      await tab.keyboard.type('zeppelin')
      await options(tab).first().waitFor()
      const links = options(tab).locator('a')
      const addresses = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')]
      expect(addresses).toEqual(['/docs/guides/short.htm', '/docs/guides/short.htm#part'])
      expect(problems).toEqual([])
    }, 60_000)

    test('links to the canonical address of a page', async () => {
      const { tab, problems } = await visit('index.html')
      await tab.keyboard.press('Control+k')
      await tab.keyboard.type('mongoose')
      await options(tab).first().waitFor()
      const links = options(tab).locator('a')
      const addresses = [await links.nth(0).getAttribute('href'), await links.nth(1).getAttribute('href')]
      expect(addresses).toEqual(['/docs/guides/own/index.html', '/docs/guides/own/index.html#part'])
      expect(problems).toEqual([])
    }, 60_000)

    test('keeps the selected result if the results for the last letters arrive after the selection', async () => {
      const { tab, problems } = await visit('index.html')
      await tab.keyboard.press('Control+k')
      await tab.keyboard.type('widget')
      await tab.getByText('2 pages').waitFor()
      // Types and selects in one step, so that no results arrive between the letters and the arrow keys.
      await tab.evaluate(`(() => {
        const root = document.getElementById('static-docs-search').shadowRoot
        const input = root.querySelector('input')
        input.value = 'widget flange'
        input.dispatchEvent(new InputEvent('input'))
        while (!root.querySelector('[aria-selected=true]').textContent.startsWith('Part of Install'))
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
      })()`)
      await tab.getByText('1 page', { exact: true }).waitFor()
      expect(await tab.locator('[aria-selected=true] .title').textContent()).toBe('Part of Install')
      expect(problems).toEqual([])
    }, 60_000)

    test('shows markup on a page as text, and reports when no page matches', async () => {
      const { tab, problems } = await visit('index.html')
      await tab.keyboard.press('/')
      await tab.keyboard.type('widget')
      await options(tab).nth(1).waitFor()
      expect(await options(tab).first().locator('.excerpt').textContent()).toContain('<img src=x')
      await tab.keyboard.press('Control+a')
      await tab.keyboard.type('zzzz')
      await tab.getByText('No results for “zzzz”').waitFor()
      expect(await options(tab).count()).toBe(0)
      expect(problems).toEqual([])
    }, 60_000)

    test('shows no result for a word that no page contains, and reports which word the results lack', async () => {
      const { tab, problems } = await visit('index.html')
      await tab.keyboard.press('/')
      const search = async (query: string, status: string) => {
        await tab.keyboard.press('Control+a')
        await tab.keyboard.type(query)
        await tab.getByText(status, { exact: true }).waitFor()
        return await options(tab).locator('.title').allTextContents()
      }
      // All pages match the first letter of this query, but no page matches the complete query.
      expect(await search('axolotl', 'No results for “axolotl”')).toEqual([])
      expect(await search('flange axolotl', '1 page without “axolotl”')).toEqual([
        'Install',
        'Part of Install'
      ])
      expect(await search('welcome flange', 'No results for “welcome flange”')).toEqual([])
      expect(await search('installing', '1 page')).toEqual(['Install', 'Part of Install'])
      expect(problems).toEqual([])
    }, 60_000)

    test('does not open if a reader types a slash into a field', async () => {
      const { tab } = await visit('index.html')
      await tab.focus('#field')
      await tab.keyboard.type('a/b')
      expect(await tab.inputValue('#field')).toBe('a/b')
      expect(await dialog(tab).count()).toBe(0)
    }, 60_000)

    test('adds a button to a page without a search bar', async () => {
      const { tab, problems } = await visit('guides/bare.html')
      await tab.getByRole('button', { name: 'Search' }).click()
      await dialog(tab).waitFor()
      const { tab: other } = await visit('index.html')
      await other.waitForLoadState('load')
      expect(await other.locator('button.open').isVisible()).toBe(false)
      expect(problems).toEqual([])
    }, 60_000)

    test.each([
      [390, 'light', 'rgb(255, 255, 255)'],
      [390, 'dark', 'rgb(22, 25, 29)'],
      [1280, 'light', 'rgb(255, 255, 255)'],
      [1280, 'dark', 'rgb(22, 25, 29)']
    ])(
      'fits a width of %i px and uses the %s colors of the page',
      async (width, theme, background) => {
        const { tab } = await visit('index.html', { viewport: { width, height: 700 } })
        await tab.evaluate(`document.documentElement.className = '${theme}'`)
        await tab.keyboard.press('Control+k')
        await tab.keyboard.type('widget')
        await options(tab).first().waitFor()
        if (process.env['SEARCH_PICTURES'] !== undefined)
          await tab.screenshot({ path: join(process.env['SEARCH_PICTURES'], `${width}-${theme}.png`) })
        const box = await dialog(tab).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width)
        expect(await tab.evaluate(BACKGROUND)).toBe(background)
      },
      60_000
    )
  })
}
