import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startEmulator } from '../../src/emulator/index.ts'
import { runAction } from '../support/action.ts'
import { findChromium, launchChromium } from '../support/browser.ts'
import { files, root } from '../support/repository.ts'
import { serveFolder } from '../support/static-server.ts'
import { tempFolder } from '../support/temp-folder.ts'

const chromium = findChromium()
const pictures = join(root, 'test-results')

if (chromium === undefined) {
  test.skip('the exported site in a browser: no Chromium, Chrome or Edge is installed here', () => undefined)
} else {
  describe('the exported site, unpacked by the action, on a plain static host below a path', () => {
    let browser: Browser
    let host: Awaited<ReturnType<typeof serveFolder>>
    const kept = new AsyncDisposableStack()

    beforeAll(async () => {
      await mkdir(pictures, { recursive: true })
      const folder = kept.use(await tempFolder())
      await using emulator = await startEmulator({ docs: join(root, 'docs') })
      const { outputs, log } = await runAction('export', {
        folder: folder.path,
        inputs: {
          'base-url': emulator.url,
          'api-key': emulator.key,
          domain: 'docs.example.com',
          version: 'v1',
          deliver: 'site'
        }
      })
      const site = outputs['site-path']
      if (site === undefined) throw new Error(`no site was exported:\n${log}`)
      host = kept.use(await serveFolder(site, '/preview/docs/'))
      browser = await launchChromium(chromium)
      kept.defer(async () => await browser.close())
    }, 60_000)

    afterAll(async () => {
      await kept.disposeAsync()
    })

    /** A fresh window that notes whatever should not happen. */
    async function open(options: BrowserContextOptions = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      const page = await context.newPage()
      const wrong: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) wrong.push(`console: ${message.text()}`)
      })
      page.on('pageerror', error => wrong.push(`script: ${error.message}`))
      page.on('requestfailed', request => wrong.push(`failed: ${request.url()}`))
      page.on('response', response => {
        if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`)
      })
      page.on('request', request => {
        const { protocol, origin } = new URL(request.url())
        if (protocol !== 'data:' && origin !== host.origin) wrong.push(`elsewhere: ${request.url()}`)
      })
      await page.goto(host.home)
      return { page, wrong, [Symbol.asyncDispose]: async () => await context.close() }
    }

    const heading = async (page: Page) => await page.locator('main h1').first().textContent()

    test('clicks in the navigation lead to every page, with nothing to complain of', async () => {
      await using tab = await open()
      const { page, wrong } = tab
      const titles = await page.locator('nav.sidebar a').allTextContents()
      expect(titles).toHaveLength(files('docs/**/*.md').length)
      const seen = new Set<string>()
      for (let at = 0; at < titles.length; at += 1) {
        await page.locator('nav.sidebar a').nth(at).click()
        expect(await page.locator('nav.sidebar a[aria-current="page"]').textContent()).toBe(titles[at])
        expect(await heading(page)).not.toBe('')
        seen.add(page.url())
      }
      expect(seen.size).toBe(titles.length)
      expect(wrong).toEqual([])
      await page.goto(host.home)
      await page.screenshot({ path: join(pictures, 'site.png') })
    })

    test('"Next" leads through all pages in reading order', async () => {
      await using tab = await open()
      const { page, wrong } = tab
      const titles = await page.locator('nav.sidebar a').allTextContents()
      const next = page.locator('nav.neighbours a[rel="next"]')
      const read = [await page.locator('nav.sidebar a[aria-current="page"]').textContent()]
      while ((await next.count()) > 0) {
        await next.click()
        read.push(await page.locator('nav.sidebar a[aria-current="page"]').textContent())
        if (read.length > titles.length) break
      }
      expect(read).toEqual(titles)
      expect(wrong).toEqual([])
    })

    test('dark mode has other colours, and both can be read', async () => {
      const colours = async (colorScheme: 'light' | 'dark') => {
        await using tab = await open({ colorScheme })
        await tab.page.screenshot({ path: join(pictures, `site-${colorScheme}.png`) })
        const [background, text] = await tab.page.evaluate<[string, string]>(
          '[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]'
        )
        return { background: brightness(background), text: brightness(text) }
      }
      const light = await colours('light')
      const dark = await colours('dark')
      expect(light.background - light.text).toBeGreaterThan(100)
      expect(dark.text - dark.background).toBeGreaterThan(100)
    })

    test('a narrow screen has no sideways scrolling, and its menu opens', async () => {
      await using tab = await open({ viewport: { width: 360, height: 740 } })
      const { page, wrong } = tab
      const addresses = await page.evaluate<string[]>(
        `Array.from(document.querySelectorAll('nav.sidebar a'), link => link.href)`
      )
      for (const address of addresses) {
        await page.goto(address)
        const [scrollWidth, clientWidth] = await page.evaluate<[number, number]>(
          '[document.documentElement.scrollWidth, document.documentElement.clientWidth]'
        )
        expect({ address, scrollWidth }).toEqual({ address, scrollWidth: clientWidth })
      }
      const menu = page.locator('nav.sidebar')
      expect(await menu.isVisible()).toBe(false)
      await page.locator('button.menu').click()
      expect(await menu.isVisible()).toBe(true)
      await page.screenshot({ path: join(pictures, 'site-narrow.png') })
      expect(wrong).toEqual([])
    })
  })
}

/** Of `rgb(…)`, 0 to 255. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return (red + green + blue) / 3
}
