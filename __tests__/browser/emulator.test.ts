import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { startEmulator, type Emulator } from '../../src/emulator/index.ts'
import { findChromium, launchChromium } from '../support/browser.ts'
import { clientOf, folderOf } from '../support/emulator-client.ts'
import { extractedExport } from '../support/emulator-site.ts'
import { files, root } from '../support/repository.ts'
import type { Folder } from '../support/temp-folder.ts'
import { serveFolder } from '../../stand-ins/host/site-host.ts'

const chromium = findChromium()
const screenshots = join(root, 'test-results')
const TIMEOUT_MS = 120_000
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }
const SCREENS = (['light', 'dark'] as const).flatMap(colorScheme =>
  [DESKTOP, PHONE].map(viewport => ({ colorScheme, viewport }))
)

/** Commands of which a part is behind their copy button, at the start or at the end of scrolling. */
const COVERED_COMMANDS = `[...document.querySelectorAll('.command')].filter(command => {
  const block = command.querySelector('pre')
  const button = command.querySelector('.copy').getBoundingClientRect()
  const text = document.createRange()
  text.selectNodeContents(block)
  return [0, block.scrollWidth].some(left => {
    block.scrollLeft = left
    return [...text.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > button.left && left < button.right && bottom > button.top && top < button.bottom
    )
  })
}).map(command => command.textContent)`

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** One page with every kind of component. */
const COMPONENTS = `---
title: Components
description: All of them on one page.
---

[Open the accordion](#why-is-it-closed) and see the [next page](/two).

<Note>A note with \`code\`.</Note>
<Warning>

A warning with a list:

- one
- two

</Warning>

<Tabs>
  <Tab title="npm">Text of npm</Tab>
  <Tab title="yarn">Text of yarn</Tab>
</Tabs>

<CodeGroup>

\`\`\`bash Terminal
npm i
\`\`\`

\`\`\`yaml config.yml
key: 1
\`\`\`

</CodeGroup>

<Steps>
  <Step title="Install">

Run the command.

\`\`\`js src/index.js
run()
\`\`\`

  </Step>
  <Step title="Start">Open the page.</Step>
</Steps>

<CardGroup cols={2}>
  <Card title="First" href="/two">With a [link](https://example.org).</Card>
  <Card title="Second" icon="star">Without one.</Card>
</CardGroup>

<Accordion title="Why is it closed?">Hidden text</Accordion>

<ParamField body="limit" type="number" required default="10">The maximum.</ParamField>
<ResponseField name="items" type="array">

The items.

<Expandable title="properties">Their fields.</Expandable>

</ResponseField>

<Frame caption="A picture">
  <img src="${PIXEL}" className="block dark:hidden" alt="light" width="40" height="40" />
  <img src="${PIXEL}" className="hidden dark:block" alt="dark" width="40" height="40" />
</Frame>

| Feature | Free |
| --- | --- |
| Export | <Icon icon="check" /> |

<Update label="May 2026" description="v2" tags={["new"]}>Better.</Update>
`

/** Images with `loading="lazy"` start to load at any time after the page: waits for all of them. */
const LOAD_IMAGES = `Promise.all(Array.from(document.images, image => {
  image.loading = 'eager'
  return image.complete || new Promise(resolve => { image.onload = image.onerror = resolve })
}))`

/** A new window that collects errors, failed requests and requests to other origins. */
async function openWindow(browser: Browser, origin: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  const pending = new Map<Request, PromiseWithResolvers<void>>()
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`script: ${error.message}`))
  page.on('request', request => {
    pending.set(request, Promise.withResolvers())
    const { protocol, origin: target } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'file:' && target !== origin)
      problems.push(`other origin: ${request.url()}`)
  })
  const finish = (request: Request): void => {
    pending.get(request)?.resolve()
    pending.delete(request)
  }
  page.on('requestfinished', finish)
  page.on('requestfailed', request => {
    problems.push(`failed: ${request.url()}`)
    finish(request)
  })
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  return {
    page,
    problems,
    /** Resolves when no request is pending: a navigation before that aborts it, which counts as a failed request. */
    settled: async () => {
      await page.waitForLoadState('load')
      await page.evaluate(LOAD_IMAGES)
      while (pending.size > 0) await Promise.all(Array.from(pending.values(), ({ promise }) => promise))
    },
    [Symbol.asyncDispose]: async () => await context.close()
  }
}

/** In the same window: a new one for each screen costs Chromium a new process. */
async function changeScreen(page: Page, { colorScheme, viewport }: (typeof SCREENS)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )
}

/** Brightness of background and text, 0 to 255. */
async function brightness(page: Page): Promise<{ background: number; text: number }> {
  const [background = '', text = ''] = await page.evaluate<string[]>(
    '[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]'
  )
  const mean = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
    return (red + green + blue) / 3
  }
  return { background: mean(background), text: mean(text) }
}

if (chromium === undefined) {
  test.skip('emulator pages in a browser: Chromium, Chrome or Edge is not installed', () => undefined)
} else {
  describe('emulator pages in a browser', () => {
    let browser: Browser
    let emulator: Emulator
    let site: Folder & { jobId: string }
    let host: Awaited<ReturnType<typeof serveFolder>>
    const resources = new AsyncDisposableStack()

    beforeAll(async () => {
      await mkdir(screenshots, { recursive: true })
      emulator = resources.use(await startEmulator({ docs: join(root, 'docs') }))
      site = resources.use(await extractedExport(emulator, { version: 'v1' }))
      host = resources.use(await serveFolder(site.path, '/preview/docs/'))
      browser = await launchChromium(chromium)
      resources.defer(async () => await browser.close())
    }, TIMEOUT_MS)

    afterAll(async () => {
      await resources.disposeAsync()
    }, TIMEOUT_MS)

    async function openSite(options: BrowserContextOptions = {}) {
      const tab = await openWindow(browser, host.origin, options)
      await tab.page.goto(host.home)
      await tab.settled()
      return tab
    }

    const currentTitle = async (page: Page) =>
      await page.locator('nav.sidebar a[aria-current="page"]').textContent()

    test(
      'the navigation of an exported site names every page, and the next links lead through them in its order',
      async () => {
        await using tab = await openSite()
        const { page, problems, settled } = tab
        const links = page.locator('nav.sidebar a')
        const titles = await links.allTextContents()
        const addresses = await page.evaluate<string[]>(
          `Array.from(document.querySelectorAll('nav.sidebar a'), link => link.href)`
        )
        expect(titles).toHaveLength(files('docs/**/*.md').length)
        expect(new Set(addresses).size).toBe(titles.length)
        const next = page.locator('nav.neighbors a[rel="next"]')
        await links.first().click()
        for (const [at, title] of titles.entries()) {
          if (at > 0) await next.click()
          await settled()
          expect([page.url(), await currentTitle(page)]).toEqual([addresses[at], title])
          expect(await page.locator('main h1').first().textContent()).not.toBe('')
        }
        expect(await next.count()).toBe(0)
        // From the last page to one in the middle: the links of the navigation are relative to the page.
        const middle = Math.floor(titles.length / 2)
        await links.nth(middle).click()
        await settled()
        expect(page.url()).toBe(addresses[middle])
        expect(problems).toEqual([])
      },
      TIMEOUT_MS
    )

    test(
      'an exported page is readable in light and dark, on a desktop and on a phone',
      async () => {
        await using tab = await openSite()
        for (const screen of SCREENS) {
          const { colorScheme, viewport } = screen
          await changeScreen(tab.page, screen)
          await tab.page.goto(host.home)
          await tab.settled()
          const name = `site-${viewport.width}-${colorScheme}.png`
          await tab.page.screenshot({ path: join(screenshots, name) })
          const { background, text } = await brightness(tab.page)
          expect(colorScheme === 'light' ? background - text : text - background).toBeGreaterThan(100)
        }
        expect(tab.problems).toEqual([])
      },
      TIMEOUT_MS
    )

    test(
      'no exported page scrolls sideways on a phone, and the menu opens',
      async () => {
        await using tab = await openSite({ viewport: PHONE })
        const { page, problems, settled } = tab
        const addresses = await page.evaluate<string[]>(
          `Array.from(document.querySelectorAll('nav.sidebar a'), link => link.href)`
        )
        for (const address of addresses) {
          await page.goto(address)
          await settled()
          expect([address, await overflow(page)]).toEqual([address, 0])
        }
        const menu = page.locator('nav.sidebar')
        expect(await menu.isVisible()).toBe(false)
        await page.locator('button.menu').click()
        expect(await menu.isVisible()).toBe(true)
        expect(problems).toEqual([])
      },
      TIMEOUT_MS
    )

    test(
      'the search bar of an exported page asks for a login, on a desktop and on a phone',
      async () => {
        await using tab = await openSite()
        const { page, problems } = tab
        for (const { entry, viewport } of [
          { entry: '#search-bar-entry', viewport: DESKTOP },
          { entry: '#search-bar-entry-mobile', viewport: PHONE }
        ]) {
          await page.setViewportSize(viewport)
          await page.locator(entry).click()
          await page.getByText('Log in to search').waitFor()
          await page.keyboard.press('Escape')
          expect(await page.locator('dialog').count()).toBe(0)
        }
        expect(problems).toEqual([])
      },
      TIMEOUT_MS
    )

    test(
      'the copy button of a code block copies its text',
      async () => {
        await using tab = await openSite({ permissions: ['clipboard-read', 'clipboard-write'] })
        const { page, settled } = tab
        await page.goto(`${host.home}emulator.html`)
        await settled()
        const block = page.locator('.code').first()
        await block.locator('.copy').click()
        await block.getByText('Copied').waitFor()
        const copied = await page.evaluate<string>('navigator.clipboard.readText()')
        expect(copied).toBe(await block.locator('pre').textContent())
        expect(copied.trim()).not.toBe('')
      },
      TIMEOUT_MS
    )

    test(
      'an exported page without JavaScript shows its text',
      async () => {
        await using tab = await openSite({ javaScriptEnabled: false })
        expect(await tab.page.locator('main h1').first().isVisible()).toBe(true)
        expect(tab.problems).toEqual([])
      },
      TIMEOUT_MS
    )

    test(
      'the home page is readable in light and dark, on a desktop and on a phone',
      async () => {
        await using tab = await openWindow(browser, new URL(emulator.url).origin)
        await tab.page.goto(`${emulator.url}/`)
        await tab.settled()
        for (const screen of SCREENS) {
          const { colorScheme, viewport } = screen
          await changeScreen(tab.page, screen)
          const name = `emulator-${viewport.width}-${colorScheme}.png`
          await tab.page.screenshot({ path: join(screenshots, name), fullPage: true })
          expect([name, await overflow(tab.page)]).toEqual([name, 0])
          expect([name, await tab.page.evaluate<string[]>(COVERED_COMMANDS)]).toEqual([name, []])
          const { background, text } = await brightness(tab.page)
          expect(colorScheme === 'light' ? background - text : text - background).toBeGreaterThan(100)
        }
        expect(tab.problems).toEqual([])
      },
      TIMEOUT_MS
    )

    test(
      'the button of the home page starts an export, shows its progress and an error',
      async () => {
        await using docs = await folderOf({ 'index.md': '# One', 'two.mdx': '[gone](/gone)' })
        await using paused = await startEmulator({ docs: docs.path, paused: true, prefix: '/api' })
        await using tab = await openWindow(browser, new URL(paused.url).origin)
        const { page, problems } = tab
        await page.goto(`${paused.url}/`)
        await page.getByRole('button', { name: 'Start an export' }).click()
        await page.locator('.status.queued').waitFor()
        paused.step(2)
        await page.getByText('1 page').waitFor()
        expect(problems).toEqual([])
        await page.getByRole('button', { name: 'Start an export' }).click()
        await page.getByText('HTTP 409: An export job for docs.example.com is already active').waitFor()
        paused.resume()
        await page.locator('.status.completed').waitFor()
        await page.getByText('1 warning of the last export').click()
        await page.getByText('two.mdx:1: link to a page that does not exist: /gone').waitFor()
        await page.screenshot({ path: join(screenshots, 'emulator-export.png'), fullPage: true })
        expect(paused.jobs()).toHaveLength(1)
      },
      TIMEOUT_MS
    )

    test(
      'tabs, code groups and accordions work without JavaScript, and a link opens what it leads to',
      async () => {
        await using docs = await folderOf({ 'index.mdx': COMPONENTS, 'two.mdx': '# Two' })
        await using other = await startEmulator({ docs: docs.path })
        await using folder = await extractedExport(other)
        await using server = await serveFolder(folder.path, '/')
        await using tab = await openWindow(browser, server.origin, { javaScriptEnabled: false })
        const { page, problems } = tab
        for (const screen of SCREENS) {
          const { colorScheme, viewport } = screen
          await changeScreen(page, screen)
          await page.goto(server.home)
          const [first, second] = [page.getByText('Text of npm'), page.getByText('Text of yarn')]
          expect([await first.isVisible(), await second.isVisible()]).toEqual([true, false])
          await page.locator('.texts summary', { hasText: 'yarn' }).click()
          expect([await first.isVisible(), await second.isVisible()]).toEqual([false, true])
          await page.locator('.codes summary', { hasText: 'config.yml' }).click()
          expect(await page.locator('.codes pre', { hasText: 'key: 1' }).isVisible()).toBe(true)
          expect(await page.locator('.codes pre', { hasText: 'npm i' }).isVisible()).toBe(false)
          await page.screenshot({
            path: join(screenshots, `components-${viewport.width}-${colorScheme}.png`),
            fullPage: true
          })
          await page.goto(`${server.home}#npm`)
          expect([await first.isVisible(), await second.isVisible()]).toEqual([true, false])
          const hidden = page.getByText('Hidden text')
          expect(await hidden.isVisible()).toBe(false)
          await page.getByText('Open the accordion').click()
          expect(await hidden.isVisible()).toBe(true)
          const pictures = page.locator('article img')
          const images = [await pictures.nth(0).isVisible(), await pictures.nth(1).isVisible()]
          expect(images).toEqual(colorScheme === 'light' ? [true, false] : [false, true])
        }
        expect(problems).toEqual([])
      },
      TIMEOUT_MS
    )

    test(
      'the home page shows the progress of a job and links to the site when it has completed',
      async () => {
        await using docs = await folderOf({ 'index.md': '# One', 'two.md': '# Two' })
        await using paused = await startEmulator({ docs: docs.path, paused: true })
        await using tab = await openWindow(browser, new URL(paused.url).origin)
        const { page } = tab
        await page.goto(`${paused.url}/`)
        await page.getByText('No export job yet').waitFor()
        await clientOf(paused).start()
        await page.locator('.status.queued').waitFor()
        paused.step(2)
        await page.getByText('1 page').waitFor()
        expect(await page.locator('progress').getAttribute('value')).toBe('49')
        paused.resume()
        await page.locator('.status.completed').waitFor()
        expect(tab.problems).toEqual([])
        await page.getByText('Open the site').click()
        await page.waitForURL(/\/preview\/.*\/index\.html$/)
        expect(await page.locator('main h1').first().textContent()).toBe('One')
      },
      TIMEOUT_MS
    )
  })
}
