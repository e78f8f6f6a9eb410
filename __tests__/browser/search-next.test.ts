import { expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOnDemand } from '../../scripts/on-demand.ts'
import { filesIn, startSiteHost } from '../../servers/host/site-host.ts'
import { buildNext } from '../../stress/kinds/next.ts'
import { findChromium, launchChromium } from '../../scripts/chromium.ts'
import { addSearch, findPagefind, writeSite } from '../support/finishing.ts'
import { tempFolder } from '../support/temp-folder.ts'

const chromium = findChromium()
const pagefind = findPagefind()
const lacks = [
  chromium === undefined && 'Chromium',
  pagefind === undefined && 'Pagefind',
  !existsSync(folderOnDemand('next')) && 'Next.js (see npm run stress kinds)'
].filter(Boolean)

/** Returns the files that `next build` writes for the example site. */
async function builtSite(): Promise<Record<string, Buffer>> {
  const out = buildNext({ trailingSlash: false, basePath: '' }, false)
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(paths.map(async path => [path.slice(out.length + 1), await readFile(path)] as const))
  )
}

if (chromium === undefined || pagefind === undefined || lacks.length > 0) {
  test.skip(`search on Next.js: this machine lacks ${lacks.join(' and ')}`, () => undefined)
} else {
  test('a Next.js site with the search hydrates without errors, and the search works after navigation', async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, await builtSite())
    const { failure } = await addSearch(sitePath, { pagefind })
    expect(failure).toBeUndefined()
    await using host = await startSiteHost(filesIn(sitePath))
    await using browser = await launchChromium(chromium)
    const tab = await browser.newPage()
    const problems: string[] = []
    tab.on('pageerror', error => problems.push(error.message))
    tab.on('console', message => {
      const { url } = message.location()
      // Two errors are expected: the image is missing on purpose, and the site has no icon.
      const isKnown = /\/(missing\.png|favicon\.ico)$/.test(url)
      if (message.type() === 'error' && !isKnown) problems.push(`${message.text()} ${url}`)
    })

    await tab.goto(`${host.url}/`, { waitUntil: 'networkidle' })
    await tab.evaluate('window.sameDocument = true')
    for (const heading of ['Page 1', 'Page 2']) {
      await tab.getByRole('link', { name: 'Next', exact: true }).click()
      await tab.getByRole('heading', { name: heading, exact: true }).waitFor()
    }
    // A full page load would have removed this variable, so Next.js has followed the links without a page load.
    expect(await tab.evaluate('window.sameDocument')).toBe(true)

    expect(await tab.getByRole('button', { name: 'Search' }).isVisible()).toBe(true)
    await tab.keyboard.press('Control+k')
    await tab.getByRole('dialog', { name: 'Search' }).waitFor()
    await tab.keyboard.type('text of page 7')
    await tab.getByRole('option').first().waitFor()
    expect(await tab.getByRole('option').first().locator('.title').textContent()).toBe('Page 7')
    await tab.keyboard.press('Enter')
    await tab.waitForURL(/\/guides\/page-7(\.html)?$/)
    await tab.getByRole('heading', { name: 'Page 7', exact: true }).waitFor()
    expect(problems).toEqual([])
  }, 600_000)
}
