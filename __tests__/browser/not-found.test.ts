import { expect, test } from '@jest/globals'
import { filesIn, startSiteHost } from '../../servers/host/site-host.ts'
import { finish, findPagefind, writeSite } from '../support/finishing.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { tempFolder } from '../support/temp-folder.ts'

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body><main><h1>${title}</h1><p>Text</p></main></body></html>`
const HOSTILE = '&lt;img src=x onerror=document.title=1&gt; ]);alert(1)//'
const SITE = {
  'index.html': page('Start'),
  'guides/install-linux.html': page('Install on Linux'),
  'guides/install-windows.html': page('Install on Windows'),
  'api/größe.html': page('Größe'),
  'billing.html': page('Billing'),
  'hostile.html': page(HOSTILE)
}
const pagefind = findPagefind()

describeInBrowser('the page for addresses that do not exist', launched => {
  const open = async (add: string, options: { javaScriptEnabled?: boolean } = {}) => {
    const folder = await tempFolder()
    const sitePath = await writeSite(folder.path, SITE)
    const run = await finish(sitePath, {
      add,
      'site-url': 'https://docs.example.com',
      pagefind: pagefind ?? ''
    })
    expect(run.failure).toBeUndefined()
    const csp =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src 'self'; connect-src 'self'"
    const host = await startSiteHost(filesIn(sitePath))
    const context = await launched.browser.newContext(options)
    const tab = await context.newPage()
    const errors: string[] = []
    tab.on('pageerror', error => errors.push(error.message))
    tab.on('console', message => {
      if (message.type() === 'error' && !message.text().includes('404 (')) errors.push(message.text())
    })
    await context.route('**/*', async route => {
      // The server of the test rejects addresses that are not encoded correctly.
      const url = route.request().url().replace('%FF', '')
      const response = await route.fetch({ url })
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': csp } })
    })
    return {
      tab,
      errors,
      visit: async (address: string) => {
        await tab.goto(host.url + address, { waitUntil: 'load' })
        return await tab
          .locator('#similar a:visible')
          .evaluateAll(links => links.map(link => [link.getAttribute('href'), link.textContent]))
      },
      [Symbol.asyncDispose]: async () => {
        await context.close()
        await host[Symbol.asyncDispose]()
        await folder[Symbol.asyncDispose]()
      }
    }
  }

  test('lists pages with similar addresses, the most similar one first, and nothing for other addresses', async () => {
    await using site = await open('not-found')
    const linux = ['/guides/install-linux', 'Install on Linux']
    expect((await site.visit('/guide/instal-linux.html'))[0]).toEqual(linux)
    expect((await site.visit('/v1/install-linux/'))[0]).toEqual(linux)
    expect((await site.visit('/api/gr%C3%B6%C3%9Fen'))[0]).toEqual(['/api/gr%C3%B6%C3%9Fe', 'Größe'])
    expect(await site.visit('/wp-login.php')).toEqual([])
    expect(await site.visit('/%F0%9F%A6%99/zzz')).toEqual([])
    expect(await site.visit(`/${'x'.repeat(2000)}`)).toEqual([])
    expect(site.errors).toEqual([])
  })

  test('shows hostile addresses and titles as text', async () => {
    await using site = await open('not-found')
    const found = await site.visit('/hostile%FF%3Cb%3E')
    expect(await site.visit('/hostiles?<script>#<img>')).toEqual([
      ['/hostile', '<img src=x onerror=document.title=1> ]);alert(1)//']
    ])
    expect(found.map(([href]) => href)).toEqual(['/hostile'])
    expect(await site.tab.locator('main img, main script').count()).toBe(0)
    expect(site.errors).toEqual([])
  })

  test('has a link to the start page, and no empty parts, without JavaScript', async () => {
    await using site = await open('not-found', { javaScriptEnabled: false })
    await site.visit('/guides/install-linu')
    expect(await site.tab.locator('h1').innerText()).toBe('Page not found')
    expect(await site.tab.locator('#similar').isVisible()).toBe(false)
    await site.tab.click('.start')
    expect(await site.tab.locator('h1').innerText()).toBe('Start')
  })

  const withSearch = pagefind === undefined ? test.skip : test
  withSearch('opens the search with its button, which is not shown without JavaScript', async () => {
    await using site = await open('not-found, search')
    await site.visit('/guides/nothing')
    await site.tab.click('#search')
    await site.tab.getByRole('combobox').fill('Windows')
    await site.tab.getByRole('option').first().waitFor()
    expect(await site.tab.getByRole('option').first().innerText()).toContain('Install on Windows')
    expect(site.errors).toEqual([])
    await using plain = await open('not-found, search', { javaScriptEnabled: false })
    await plain.visit('/guides/nothing')
    expect(await plain.tab.locator('#search').isVisible()).toBe(false)
  })
})
