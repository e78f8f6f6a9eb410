import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { renderReport } from '../../src/review/report/report.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { hostileReportData, reportData } from '../support/report-data.ts'
import { root } from '../support/repository.ts'
import { type Folder, tempFolder } from '../support/temp-folder.ts'

const POINT_COLORS = `Array.from(document.querySelectorAll('.chart circle'), point => getComputedStyle(point).fill)`
const pictures = join(root, 'test-results')
const HOSTILE = `"><script>document.title='owned'</script><img src=https://evil.example/x onerror=alert(1)>'&lt;`

describeInBrowser('report.html', launched => {
  let folder: Folder
  beforeAll(async () => {
    await mkdir(pictures, { recursive: true })
    folder = await tempFolder()
  })
  afterAll(async () => await folder[Symbol.asyncDispose]())

  /** Opens a report, by default without JavaScript. */
  async function open(
    html: string,
    {
      width,
      ...options
    }: { width: number } & Pick<BrowserContextOptions, 'colorScheme' | 'javaScriptEnabled'>
  ) {
    const file = join(folder.path, 'report.html')
    await writeFile(file, html)
    const viewport = { width, height: 900 }
    const context = await launched.browser.newContext({ viewport, javaScriptEnabled: false, ...options })
    const page = await context.newPage()
    const address = pathToFileURL(file).href
    /** URLs of all requests except the request for the report. */
    const requests: string[] = []
    page.on('request', request => {
      if (request.url() !== address) requests.push(request.url())
    })
    await page.goto(address)
    return { page, requests, [Symbol.asyncDispose]: async () => await context.close() }
  }

  const widthOf = async (page: Page) => await page.evaluate<number>('document.documentElement.scrollWidth')

  const cases = [390, 1280].flatMap(width =>
    (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme }))
  )

  /** Uses one window for all cases, because Chromium starts a new process for each new window. */
  async function* eachCase(page: Page) {
    for (const { width, colorScheme } of cases) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.reload()
      yield { width, colorScheme }
    }
  }

  test('fits a phone and a desktop in both color schemes, and sends no requests', async () => {
    const html = renderReport(reportData({ pages: 200, findings: 35 }))
    await using tab = await open(html, { width: 390 })
    const { page, requests } = tab
    for await (const { width, colorScheme } of eachCase(page)) {
      await page.screenshot({ path: join(pictures, `report-${width}-${colorScheme}.png`), fullPage: true })
      expect(await widthOf(page)).toBeLessThanOrEqual(width)
      const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(15, 20, 27)' : 'rgb(246, 247, 249)')
      expect(await page.locator('h1').innerText()).toBe('docs.example.com')
      expect(await page.locator('.verdict').innerText()).toContain('15 problems to fix')
      expect(await page.locator('.chart svg:visible').count()).toBe(3)
      expect(await page.locator('#filter').isVisible()).toBe(false)
      expect(await page.getByText('/guides/moved-page-7', { exact: true }).first().isVisible()).toBe(true)
      expect(await page.getByText('/guides/draft-5', { exact: true }).first().isVisible()).toBe(true)
    }
    expect(requests).toEqual([])
  })

  test('shows hostile titles, paths and names as text', async () => {
    // JavaScript is enabled, so that an injected script would run.
    const { data } = hostileReportData(HOSTILE, `${HOSTILE}\u202Eevil`)
    await using tab = await open(renderReport(data), { width: 1280, javaScriptEnabled: true })
    const { page, requests } = tab
    expect(await page.title()).toBe(`Site report: ${HOSTILE} ${HOSTILE}`.slice(0, 13 + 200))
    expect(await page.locator('img, iframe, object, [onerror]').count()).toBe(0)
    // The only script is the script that filters the report.
    expect(await page.locator('script').count()).toBe(1)
    expect(await page.locator('h1').innerText()).toBe(HOSTILE)
    expect(await page.locator('.findings code').first().innerText()).toBe(HOSTILE)
    expect(await page.locator('.figures dd').first().innerText()).toBe(`${HOSTILE}\uFFFDevil`)
    expect(requests).toEqual([])
    await page.screenshot({ path: join(pictures, 'report-hostile.png'), fullPage: true })
  })

  test.each([3, 50])(
    'with %d exports draws charts that fit the screen and contrast with the background',
    async exports => {
      const html = renderReport(reportData({ pages: 60, findings: 7, exports }))
      await using tab = await open(html, { width: 390 })
      const { page } = tab
      for await (const { width, colorScheme } of eachCase(page)) {
        const charts = page.locator('.chart')
        expect(await charts.count()).toBe(3)
        for (const chart of await charts.all()) {
          const box = await chart.boundingBox()
          expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width + 1) <= width).toBe(true)
          const point = chart.locator('circle')
          const size = await point.boundingBox()
          expect((size?.width ?? 0) >= 5 && (size?.width ?? 99) <= 16).toBe(true)
        }
        expect(new Set(await page.evaluate<string[]>(POINT_COLORS))).toEqual(
          new Set([colorScheme === 'dark' ? 'rgb(110, 168, 254)' : 'rgb(31, 111, 235)'])
        )
        await page
          .locator('section', { has: page.locator('.charts') })
          .screenshot({ path: join(pictures, `history-${exports}-${width}-${colorScheme}.png`) })
      }
    }
  )

  test('filters findings and pages if scripts are enabled', async () => {
    const html = renderReport(reportData({ pages: 200, findings: 190 }))
    await using tab = await open(html, { width: 1280, javaScriptEnabled: true })
    const { page } = tab
    const rows = page.locator('.findings > li:visible')
    const before = await rows.count()
    await page.locator('#filter').fill('Moved-Page-98')
    expect(await rows.allInnerTexts()).toEqual([expect.stringContaining('/guides/moved-page-98')])
    const numbers = page.locator('.kind:visible > summary .badge, .more:visible > summary .count')
    expect(new Set(await numbers.allInnerTexts())).toEqual(new Set(['1']))
    await page.locator('#filter').fill('nothing like it')
    await page.getByText('No match').waitFor()
    expect(await page.locator('.kind:visible, .changes:visible').count()).toBe(0)
    await page.locator('#filter').fill('')
    expect(await page.locator('#no-match').innerText()).toBe('')
    expect(await page.locator('.kind > summary').first().innerText()).toMatch(/[2-9]\d/)
    expect(await rows.count()).toBeGreaterThanOrEqual(before)
  })

  test('with 10,000 pages and 5,000 findings is smaller than 2 MB and fits a width of 390 px', async () => {
    const html = renderReport(reportData({ pages: 10_000, findings: 5000 }))
    expect(Buffer.byteLength(html)).toBeLessThan(2_000_000)
    await using tab = await open(html, { width: 390 })
    const { page } = tab
    const shown = await page.locator('.findings > li').count()
    const left = await page.getByText(/^Not in this report: [\d,]+ more/).allTextContents()
    const leftOut = left.reduce((sum, text) => sum + parseInt(text.replaceAll(/\D/g, '')), 0)
    expect(shown + leftOut).toBe(5000)
    expect(shown).toBeGreaterThan(3000)
    expect(await widthOf(page)).toBeLessThanOrEqual(390)
  })
})
