import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { startEmulator, type Emulator } from '../../src/emulator/index.ts'
import { clientOf } from '../support/emulator-client.ts'
import { extractedExport } from '../support/emulator-site.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { files, root } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { serveFolder } from '../servers/fronts.ts'

const screenshots = join(root, 'test-results')
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 800 }
const SCREENS = (['light', 'dark'] as const).flatMap(colorScheme =>
  [DESKTOP, PHONE].map(viewport => ({ colorScheme, viewport }))
)
type Screen = (typeof SCREENS)[number]

/** Finds commands whose copy button covers the text if the command is scrolled to the start or the end. */
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

const ADDRESSES = `Array.from(document.querySelectorAll('nav.sidebar a'), link => link.href)`

/** Loads all images and waits until they are complete. Images with `loading="lazy"` would otherwise load later. */
const LOAD_IMAGES = `Promise.all(Array.from(document.images, image => {
  image.loading = 'eager'
  return image.complete || new Promise(resolve => { image.onload = image.onerror = resolve })
}))`

/** Opens a new window that collects errors, failed requests and requests to other origins. */
async function openWindowOf(browser: Browser, origin: string, options: BrowserContextOptions) {
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
    /** Resolves when no request is pending. Navigating before that would abort requests and add them to `problems`. */
    settled: async () => {
      await page.waitForLoadState('load')
      await page.evaluate(LOAD_IMAGES)
      while (pending.size > 0) await Promise.all(Array.from(pending.values(), ({ promise }) => promise))
    },
    [Symbol.asyncDispose]: async () => await context.close()
  }
}

/** Reuses the current window, because Chromium starts a new process for each new window. */
async function changeScreen(page: Page, { colorScheme, viewport }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )
}

/** Takes a screenshot, and checks that the brightness (0 to 255) of background and text differs by over 100. */
async function expectReadable(page: Page, name: string, { colorScheme, viewport }: Screen): Promise<void> {
  await page.screenshot({
    path: join(screenshots, `${name}-${viewport.width}-${colorScheme}.png`),
    fullPage: true
  })
  const colors = await page.evaluate<string[]>(
    '[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]'
  )
  const [background = 0, text = 0] = colors.map(color => {
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
    return (red + green + blue) / 3
  })
  expect(colorScheme === 'light' ? background - text : text - background).toBeGreaterThan(100)
}

describeInBrowser('with pages from the emulator', launched => {
  let emulator: Emulator
  let host: Awaited<ReturnType<typeof serveFolder>>
  const resources = new AsyncDisposableStack()

  beforeAll(async () => {
    await mkdir(screenshots, { recursive: true })
    emulator = resources.use(await startEmulator({ docs: join(root, 'docs') }))
    const site = resources.use(await extractedExport(emulator, { version: 'v1' }))
    host = resources.use(await serveFolder(site.path, '/preview/docs/'))
  })
  afterAll(async () => await resources.disposeAsync())

  const openWindow = async (origin: string, options: BrowserContextOptions = {}) =>
    await openWindowOf(launched.browser, origin, options)

  async function openSite(options: BrowserContextOptions = {}) {
    const tab = await openWindow(host.origin, options)
    await tab.page.goto(host.home)
    await tab.settled()
    return tab
  }

  const currentTitle = async (page: Page) =>
    await page.locator('nav.sidebar a[aria-current="page"]').textContent()

  test('the navigation on every exported page links to all pages', async () => {
    await using tab = await openSite()
    const { page, problems, settled } = tab
    const links = page.locator('nav.sidebar a')
    const titles = await links.allTextContents()
    const addresses = await page.evaluate<string[]>(ADDRESSES)
    expect(titles).toHaveLength(files('docs/**/*.md').length)
    expect(new Set(addresses).size).toBe(titles.length)
    for (const [at, title] of titles.entries()) {
      await links.nth(at).click()
      await settled()
      expect([page.url(), await currentTitle(page)]).toEqual([addresses[at], title])
      expect(await page.locator('main h1').first().textContent()).not.toBe('')
    }
    expect(problems).toEqual([])
  })

  test('an exported page is readable in light and dark mode, on a desktop and on a phone', async () => {
    await using tab = await openSite()
    for (const screen of SCREENS) {
      await changeScreen(tab.page, screen)
      await tab.page.goto(host.home)
      await tab.settled()
      await expectReadable(tab.page, 'site', screen)
    }
    expect(tab.problems).toEqual([])
  })

  test('exported pages do not scroll horizontally on a phone, and the menu opens', async () => {
    await using tab = await openSite({ viewport: PHONE })
    const { page, problems, settled } = tab
    const addresses = await page.evaluate<string[]>(ADDRESSES)
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
  })

  test('the search bar on an exported page requires a login, on a desktop and on a phone', async () => {
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
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })

  test('the home page of the emulator is readable in light and dark mode, on a desktop and on a phone', async () => {
    await using tab = await openWindow(new URL(emulator.url).origin)
    await tab.page.goto(`${emulator.url}/`)
    await tab.settled()
    for (const screen of SCREENS) {
      await changeScreen(tab.page, screen)
      await expectReadable(tab.page, 'emulator', screen)
      const covered = await tab.page.evaluate<string[]>(COVERED_COMMANDS)
      expect({ screen, overflow: await overflow(tab.page), covered }).toEqual({
        screen,
        overflow: 0,
        covered: []
      })
    }
    expect(tab.problems).toEqual([])
  })

  test('the home page of the emulator starts exports, and shows errors and the progress of each job', async () => {
    await using docs = await tempFolder({ 'index.md': '# One', 'two.mdx': '[gone](/gone)' })
    const commands = () => ({
      servers: { bucket: 's3://site at http://127.0.0.1:4012' },
      variables: "export DOCS_API_KEY='emu_secret'",
      commands: [
        `npx github:acme/static-docs-export export --domain docs.example.com ${'--flag value '.repeat(9)}`
      ]
    })
    const options = { docs: docs.path, pageDelayMs: 1500, prefix: '/api', commands }
    await using slow = await startEmulator(options)
    await using tab = await openWindow(new URL(slow.url).origin)
    const { page, problems } = tab
    await page.goto(`${slow.url}/`)
    await page.getByText('No export job yet').waitFor()
    await page.getByRole('button', { name: 'Start an export' }).click()
    await page.locator('.status.queued').waitFor()
    await page.getByText('pages: 1').waitFor()
    expect(await page.locator('progress').getAttribute('value')).toBe('49')
    expect(problems).toEqual([])
    await page.getByRole('button', { name: 'Start an export' }).click()
    await page.getByText('HTTP 409: An export job for docs.example.com is already active').waitFor()
    await page.locator('.status.completed').waitFor()
    expect(slow.jobs()).toHaveLength(1)
    await page.screenshot({ path: join(screenshots, 'emulator-export.png'), fullPage: true })
    // The page also shows a job that another client has started.
    await clientOf(slow).start()
    await page.locator('progress').nth(1).waitFor()
  })
})
