import { describe } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { type Counterpart, findCounterpart } from '../counterpart/build.ts'
import type { Files } from './temp-folder.ts'

/** Tests with a counterpart of a real export, where `npm run test:next` made it. */
export function describeCounterpart(name: string, tests: (counterpart: Counterpart) => void): void {
  const found = findCounterpart()
  if ('missing' in found) {
    describe.skip(`${name} (needs ${found.missing})`, () => {
      tests({} as never)
    })
    return
  }
  describe(`${name} on a counterpart of a real export`, () => {
    tests(found)
  })
}

/** The files of the counterpart as hosts without folders' rules want them: `guides/a.html`, one home, no leaked files. */
export function shapedFiles({ folder }: Counterpart): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const paths = files.map(file =>
    join(file.parentPath, file.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/')
  )
  const belongs = paths.filter(path =>
    /^(_next|images|docs|files|favicons)\/|(?<!^index|^_.*)(?:^|\/)index\.html$/.test(path)
  )
  return Object.fromEntries(
    belongs
      .sort()
      .map(path => [path.replace(/(\/index)?\/index\.html$/, '.html'), readFileSync(join(folder, path))])
  )
}

/** Address and heading of each page of the counterpart. */
export const COUNTERPART_PAGES = {
  '/': 'Introduction',
  '/quickstart': 'Quickstart — schnell',
  '/about': 'About',
  '/guides': 'All guides',
  '/guides/a': 'Guide A',
  '/guides/rows': 'Text like rows',
  '/guides/docs/image': 'An image below docs',
  '/api/create': 'Create',
  '/api/delete': 'Delete'
}

/** Clicks from page to page, with the page that each one shows. */
const CLICKS: [link: string, from: string, to: keyof typeof COUNTERPART_PAGES][] = [
  ['[id="/guides/a"] a', '/', '/guides/a'],
  ['#logo', '/guides/a', '/'],
  ['#text-link', '/', '/guides/a'],
  ['#raw-mdx-link', '/', '/about'],
  ['#raw-link', '/about', '/quickstart'],
  ['.card', '/', '/quickstart'],
  ['#next-page', '/quickstart', '/about']
]

/** Reads each page and follows each kind of link in a browser. Returns everything that is not as it should be. */
export async function walkCounterpart(
  browser: Browser,
  { origin, base }: { origin: string; base: string }
): Promise<string[]> {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const problems: string[] = []
  const isInside = ({ pathname }: URL) => pathname === base || pathname.startsWith(`${base}/`)
  // Icons and styles of other hosts.
  await context.route(
    url => url.origin !== origin,
    async route => await route.fulfill({ body: '' })
  )
  tab.on('pageerror', error => problems.push(`page error: ${error.message}`))
  tab.on('console', message => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
      problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  tab.on('response', response => {
    const url = new URL(response.url())
    if (url.origin !== origin || url.pathname === '/favicon.ico') return
    if (!isInside(url)) problems.push(`outside: ${url.pathname}`)
    else if (response.status() >= 400) problems.push(`HTTP ${response.status()}: ${url.pathname}`)
  })
  const check = (what: string, is: unknown, expected: unknown) => {
    if (is !== expected) problems.push(`${what} is ${String(is)}, not ${String(expected)}`)
  }
  const checkPage = async (address: string, step: string) => {
    await tab.waitForLoadState('networkidle')
    const seen = await tab.evaluate<Record<string, string | undefined>>(`({
      path: location.pathname,
      heading: document.querySelector('h1')?.textContent,
      hydrated: document.documentElement.dataset.hydrated,
      customScript: document.documentElement.dataset.customScript,
      currentPath: document.documentElement.dataset.currentPath,
      pathname: document.querySelector('#pathname')?.textContent,
      active: document.querySelector('[data-active] a')?.textContent,
      images: [...document.images].filter(image => image.naturalWidth === 0).map(image => image.src).join(' ')
    })`)
    const heading = COUNTERPART_PAGES[address as keyof typeof COUNTERPART_PAGES]
    const at = address === '/' && base !== '' ? new RegExp(`^${base}/?$`) : new RegExp(`^${base}${address}$`)
    if (!at.test(seen['path'] ?? '')) problems.push(`${step}: the address is ${seen['path'] ?? ''}`)
    check(`${step}: heading`, seen['heading'], heading)
    check(`${step}: path in the effect of the client`, seen['hydrated'], address)
    check(`${step}: custom script`, seen['customScript'], 'ran')
    check(`${step}: data-current-path`, seen['currentPath'], address)
    check(`${step}: usePathname`, seen['pathname'], address)
    check(`${step}: active item`, seen['active'], heading)
    check(`${step}: missing images`, seen['images'], '')
  }
  for (const address of Object.keys(COUNTERPART_PAGES)) {
    await tab.goto(`${origin}${base}${address}`)
    await checkPage(address, address)
  }
  for (const [link, from, to] of CLICKS) {
    await tab.goto(`${origin}${base}${from}`, { waitUntil: 'networkidle' })
    await clickOn(tab, link)
    await checkPage(to, `${link} of ${from}`)
    await tab.goBack({ waitUntil: 'networkidle' })
    await checkPage(from, `back from ${link}`)
  }
  await clickOn(tab, '#search-bar-entry')
  check('search', await tab.locator('#search-of-the-client').count(), 1)
  await clickOn(tab, '#start-worker')
  await tab.waitForTimeout(500)
  check('worker', await tab.evaluate('document.documentElement.dataset.worker'), 'checked syntax')
  await context.close()
  return problems
}

/** A blank page has nothing to click on, which is one of the problems. */
async function clickOn(tab: Page, selector: string): Promise<void> {
  await tab
    .locator(selector)
    .first()
    .click({ timeout: 5000 })
    .catch(() => undefined)
  // The client decides whether it loads a page in full.
  await tab.waitForTimeout(300)
}
