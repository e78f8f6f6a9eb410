import { describe } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { type Counterpart, findCounterpart } from '../counterpart/build.ts'
import type { Files } from './temp-folder.ts'

/** Runs tests on a counterpart of a real export, or skips them if `npm run test:next` has not built it. */
export function describeCounterpart(name: string, tests: (counterpart: Counterpart) => void): void {
  const found = findCounterpart()
  if ('missing' in found) {
    describe.skip(`${name} (needs ${found.missing})`, () => {
      tests({} as never)
    })
    return
  }
  describe(`with a counterpart of a real export, ${name}`, () => {
    tests(found)
  })
}

/** Returns only the files to publish, with page paths such as `guides/a.html` instead of `guides/a/index.html`. */
export function shapedFiles({ folder }: Counterpart): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const paths = files.map(file =>
    join(file.parentPath, file.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/')
  )
  const belongs = paths.filter(path =>
    /^(_next|images|fonts|docs|files|favicons)\/|(?<!^index|^_.*)(?:^|\/)index\.html$/.test(path)
  )
  return Object.fromEntries(
    belongs
      .sort()
      .map(path => [path.replace(/(\/index)?\/index\.html$/, '.html'), readFileSync(join(folder, path))])
  )
}

/** Heading of each counterpart page, by address. */
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

/** Links to click, each with the page that contains the link and the page that opens. */
const CLICKS: [link: string, from: string, to: keyof typeof COUNTERPART_PAGES][] = [
  ['[id="/guides/a"] a', '/', '/guides/a'],
  ['#logo', '/guides/a', '/'],
  ['#text-link', '/', '/guides/a'],
  ['#raw-mdx-link', '/', '/about'],
  ['#raw-link', '/about', '/quickstart'],
  ['.card', '/', '/quickstart'],
  ['#next-page', '/quickstart', '/about']
]

interface Walk {
  origin: string
  base: string
  /** If true, a click loads a new document, whose script sets the current path. */
  isFullLoad?: boolean
  /** Maximum time to wait for a page, or for its web worker. */
  patienceMs?: number
}

/** Script that reads the content of a page and the values that the page's scripts set. */
const SEEN = `({
  path: location.pathname.replace(/(?<=.)\\/$/, ''),
  heading: document.querySelector('h1')?.textContent,
  customScript: document.documentElement.dataset.customScript,
  basePath: document.documentElement.dataset.basePath,
  validatedBasePath: document.documentElement.dataset.validatedBasePath,
  currentPath: document.documentElement.dataset.currentPath,
  effect: document.documentElement.dataset.hydrated,
  usePathname: document.querySelector('#pathname')?.textContent,
  active: document.querySelector('[data-active] a')?.textContent,
  fonts: [...document.fonts].filter(({ family }) => family.includes('Counterpart')).map(({ status }) => status).join(' '),
  missingImages: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src).join(' ')
})`

/**
 * Opens each page and follows each kind of link in a browser. Stops at the first page or link with problems, and
 * returns these problems.
 */
export async function walkCounterpart(browser: Browser, walk: Walk): Promise<string[]> {
  const { origin, base, isFullLoad = true, patienceMs = 30_000 } = walk
  await using context = await browser.newContext()
  const tab = await context.newPage()
  const problems: string[] = []
  // Requests for icons and styles on other hosts get an empty response, so that the test needs no network access.
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
    const { origin: host, pathname } = new URL(response.url())
    if (host !== origin || pathname === '/favicon.ico') return
    if (pathname !== base && !pathname.startsWith(`${base}/`)) problems.push(`outside: ${pathname}`)
    else if (response.status() >= 400) problems.push(`HTTP ${response.status()}: ${pathname}`)
  })
  const checkPage = async (address: string, step: string) => {
    const heading = COUNTERPART_PAGES[address as keyof typeof COUNTERPART_PAGES]
    const expected = {
      // Some hosts add a slash to the address of the start page. `SEEN` removes this slash.
      path: base + address.replace(/^\/$/, base === '' ? '/' : ''),
      heading,
      customScript: 'ran',
      basePath: base,
      validatedBasePath: base,
      currentPath: address,
      effect: address,
      usePathname: address,
      active: heading,
      fonts: 'loaded loaded loaded',
      missingImages: ''
    }
    const isShown = `${SEEN}.heading === ${JSON.stringify(heading)} && ${SEEN}.usePathname === ${JSON.stringify(address)} && [...document.images].every(({ complete }) => complete) && document.fonts.status === 'loaded'`
    await tab.waitForFunction(isShown, undefined, { timeout: patienceMs }).catch(() => undefined)
    const seen = await tab.evaluate<Record<string, string | undefined>>(SEEN)
    for (const [name, value] of Object.entries(expected))
      if (seen[name] !== value && (name !== 'currentPath' || isFullLoad || step === address))
        problems.push(`${step}: ${name} is ${String(seen[name])}`)
  }
  for (const address of Object.keys(COUNTERPART_PAGES)) {
    await tab.goto(`${origin}${base}${address}`)
    await checkPage(address, address)
    if (problems.length > 0) return problems
  }
  for (const [link, from, to] of CLICKS) {
    await tab.goto(`${origin}${base}${from}`)
    await checkPage(from, from)
    await clickOn(tab, link)
    await checkPage(to, `${link} of ${from}`)
    await tab.goBack()
    await checkPage(from, `back from ${link}`)
    if (problems.length > 0) return problems
  }
  await clickOn(tab, '#search-bar-entry')
  if ((await tab.locator('#search-of-the-client').count()) !== 1) problems.push('the search does not open')
  await clickOn(tab, '#start-worker')
  await tab
    .waitForFunction(`document.documentElement.dataset.worker === 'checked syntax'`, undefined, {
      timeout: patienceMs
    })
    .catch(() => problems.push('the web worker does not respond'))
  await tab.waitForLoadState('networkidle')
  return problems
}

/** Clicks an element. Ignores a missing element, because the next check then reports a problem. */
async function clickOn(tab: Page, selector: string): Promise<void> {
  await tab
    .locator(selector)
    .first()
    .click({ timeout: 10_000 })
    .catch(() => undefined)
}
