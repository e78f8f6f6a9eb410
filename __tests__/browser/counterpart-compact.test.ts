import { expect, test } from '@jest/globals'
import type http from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { filesIn, type Front, startSiteHost } from '../../servers/host/site-host.ts'
import { isSharedPath, sharedFile } from '../../src/site/pages/shared-data.ts'
import {
  COUNTERPART_PAGES,
  describeCounterpart,
  shapedFiles,
  walkCounterpart
} from '../support/counterpart.ts'
import { finish, writeSite } from '../support/finishing.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { type Files, tempFolder } from '../support/temp-folder.ts'

/** What the client needs itself: it compiles pages, and starts a worker. */
const POLICY = "script-src 'self' 'unsafe-inline' 'unsafe-eval'; worker-src 'self' blob:"
const LATE_MS = 3000

async function compactSite(folder: string, files: Files, given: Record<string, string> = {}) {
  const root = await writeSite(folder, files, { basePath: '/' })
  expect((await finish(root, { add: 'compact', ...given })).failure).toBeUndefined()
  const chunks = readdirSync(join(root, '_next/static/chunks')).map(name => `_next/static/chunks/${name}`)
  const shared = chunks.filter(isSharedPath)
  expect(shared.length).toBeGreaterThan(0)
  for (const path of shared) expect(readFileSync(join(root, 'guides/a.html'), 'utf8')).toContain(path)
  return root
}

/** Answers requests of the client for page data, as hosts with rules do. */
function withPageData(root: string): Front {
  return (request, response, host) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1')
    const path = `${pathname.slice(1) || 'index'}.rsc`
    const data = searchParams.has('_rsc') ? filesIn(root)(path) : undefined
    if (data === undefined) host()
    else response.writeHead(200, { 'content-type': 'text/x-component' }).end(data)
  }
}

const isHydrated = `document.documentElement.dataset.hydrated !== undefined`

/** Opens Guide A, and collects the errors of the page. */
async function openGuide(browser: Browser, url: string) {
  const context = await browser.newContext()
  const tab = await context.newPage()
  const errors: string[] = []
  tab.on('pageerror', error => errors.push(error.message))
  await context.route(
    address => address.origin !== new URL(url).origin,
    async route => await route.fulfill({ body: '' })
  )
  await tab.goto(`${url}/guides/a`, { waitUntil: 'commit' })
  return { tab, errors, [Symbol.asyncDispose]: async () => await context.close() }
}

const headingOf = async (tab: Page) => await tab.locator('h1').first().textContent()

type Answer = (response: http.ServerResponse, host: () => void) => Promise<void> | void

/** Answers requests for shared data files, and lets the site host answer all others. */
function forShared(answer: Answer, isLateClient = false): Front {
  return (request, response, host) => {
    const path = (request.url ?? '').slice(1)
    if (isSharedPath(path)) void answer(response, host)
    else if (isLateClient && path.startsWith('_next/static/chunks/')) void setTimeout(700).then(() => host())
    else host()
  }
}

const send = (status: number, type: string, body: string | Buffer) => (response: http.ServerResponse) => {
  response.writeHead(status, { 'content-type': type }).end(body)
}
const another = sharedFile(Buffer.from('9:["$","p",null,{"children":"another build"}]\n')).content

const BROKEN: [title: string, answer: Answer][] = [
  ['that is missing', send(404, 'text/html', '<!doctype html><h1>Not found</h1>')],
  ['that is an HTML page with status 200', send(200, 'text/html', '<!doctype html><h1>Sign in</h1>')],
  ['of another build', send(200, 'text/javascript', another)],
  ['that is cut off', send(200, 'text/javascript', 'self.__next_f.push([1,"0:{')]
]

describeCounterpart('pages that share data', counterpart => {
  describeInBrowser('hydrate', launched => {
    test.each([
      ['at the root', ''],
      ['below a path', '/docs']
    ])(
      'with a policy for scripts, and every link works, %s',
      async (_, base) => {
        await using folder = await tempFolder()
        const moved = base === '' ? {} : { 'site-url': `https://acme.example${base}` }
        const root = await compactSite(folder.path, shapedFiles(counterpart), moved)
        const headers = { 'content-security-policy': POLICY }
        await using host = await startSiteHost(filesIn(root), { base, headers })
        const origin = new URL(host.url).origin
        expect(await walkCounterpart(launched.browser, { origin, base })).toEqual([])
      },
      600_000
    )

    test('with page data for soft navigation, and every link and back works', async () => {
      await using folder = await tempFolder()
      const given = { add: 'compact, navigation' }
      const root = await compactSite(folder.path, shapedFiles(counterpart), given)
      await using host = await startSiteHost(filesIn(root), { front: withPageData(root) })
      const walk = { origin: host.url, base: '', isFullLoad: false }
      expect(await walkCounterpart(launched.browser, walk)).toEqual([])
    }, 600_000)

    test('only because of the guard, if the data is missing', async () => {
      await using folder = await tempFolder()
      const root = await compactSite(folder.path, shapedFiles(counterpart))
      const page = readFileSync(join(root, 'guides/a.html'), 'utf8')
      const guard = /<script>self\.__next_f\.shared===[^]*?<\/script>/g
      expect(page).toMatch(guard)
      const site = { 'guides/a.html': page.replaceAll(guard, '') }
      const [, missing = send(404, 'text/html', '')] = BROKEN[0] ?? []
      const rest = filesIn(root)
      const lookup = (path: string) => (path === 'guides/a.html' ? site[path] : rest(path))
      await using host = await startSiteHost(lookup, { front: forShared(missing) })
      await using opened = await openGuide(launched.browser, host.url)
      await opened.tab.waitForFunction(
        `document.readyState === 'complete' && document.querySelector('h1')?.textContent !== 'Guide A'`
      )
    })

    test('after a reload, and if the data is late, with the text in between', async () => {
      await using folder = await tempFolder()
      const root = await compactSite(folder.path, shapedFiles(counterpart))
      const front = forShared(async (_response, host) => {
        await setTimeout(LATE_MS)
        host()
      })
      await using host = await startSiteHost(filesIn(root), { front })
      await using opened = await openGuide(launched.browser, host.url)
      const { tab, errors } = opened
      for (let load = 1; load <= 2; load++) {
        await tab.locator('h1').first().waitFor({ state: 'visible' })
        expect(await headingOf(tab)).toBe(COUNTERPART_PAGES['/guides/a'])
        if (load === 1) expect(await tab.evaluate(isHydrated)).toBe(false)
        await tab.waitForFunction(isHydrated)
        await tab.reload({ waitUntil: 'commit' })
      }
      expect(errors).toEqual([])
    })

    test.each(
      BROKEN.flatMap(([title, answer]) => [true, false].map(isLate => [title, isLate, answer] as const))
    )(
      'or keep text and links, with a shared file %s (client files are late: %s)',
      async (_, isLateClient, answer) => {
        await using folder = await tempFolder()
        const root = await compactSite(folder.path, shapedFiles(counterpart))
        // Without late client files, the data is late, so that the client starts before the data is there.
        const front = forShared(async (response, host) => {
          if (!isLateClient) await setTimeout(1500)
          await answer(response, host)
        }, isLateClient)
        await using host = await startSiteHost(filesIn(root), { front })
        await using opened = await openGuide(launched.browser, host.url)
        const { tab, errors } = opened
        await tab.waitForLoadState('load')
        // The client would replace the text soon after the end of the page.
        await setTimeout(1500)
        expect(await headingOf(tab)).toBe(COUNTERPART_PAGES['/guides/a'])
        expect(await tab.locator('main, body').first().innerText()).not.toMatch(/Application error/)
        const known =
          /^The page data is missing\.$|SyntaxError|Unexpected|Invalid or unexpected token|missing/
        expect(errors.filter(message => !known.test(message))).toEqual([])
        await tab.locator('#logo').click()
        await tab.waitForURL(`${host.url}/`)
        expect(await headingOf(tab)).toBe(COUNTERPART_PAGES['/'])
      }
    )
  })
})
