import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { filesIn, startSiteHost } from '../../servers/host/site-host.ts'
import { missingProgram, startWebServer, webServers } from '../integration/hosting/servers.ts'
import {
  COUNTERPART_PAGES,
  describeCounterpart,
  shapedFiles,
  walkCounterpart
} from '../support/counterpart.ts'
import { finish, writeSite } from '../support/finishing.ts'
import { describeInBrowser } from '../support/in-browser.ts'
import { tempFolder } from '../support/temp-folder.ts'

const nginx = webServers.find(server => server.name === 'nginx' && missingProgram(server) === '')
const withNginx = nginx === undefined ? test.skip : test

/** Clicks the link to Guide A on the start page. Returns the loaded documents and the content types of page data. */
async function loadedBy(browser: Browser, home: string) {
  await using context = await browser.newContext()
  const tab = await context.newPage()
  const documents: string[] = []
  const dataTypes = new Set<string | undefined>()
  tab.on('response', response => {
    const { pathname, searchParams } = new URL(response.url())
    if (response.request().isNavigationRequest()) documents.push(pathname)
    else if (searchParams.has('_rsc')) dataTypes.add(response.headers()['content-type'])
  })
  await tab.goto(home)
  await tab.waitForFunction('document.documentElement.dataset.hydrated')
  await tab.locator('#text-link').first().click()
  await tab.waitForFunction(
    `document.querySelector('h1')?.textContent === '${COUNTERPART_PAGES['/guides/a']}'`
  )
  return { documents, dataTypes: [...dataTypes] }
}

describeCounterpart('a click on a link', counterpart => {
  describeInBrowser('on a page', launched => {
    withNginx(
      'loads a document only if the host has no rules for page data',
      async () => {
        await using stack = new AsyncDisposableStack()
        const { path } = stack.use(await tempFolder())
        const root = await writeSite(path, shapedFiles(counterpart), { basePath: '/' })
        expect((await finish(root, { add: 'navigation' })).failure).toBeUndefined()
        if (nginx === undefined) throw new Error('nginx is missing')
        const launch = { folder: join(path, 'server'), root, base: '' as const }
        const origin = `http://127.0.0.1:${stack.use(await startWebServer(nginx, launch)).port}`
        const { browser } = launched
        expect(await loadedBy(browser, `${origin}/`)).toEqual({
          documents: ['/'],
          dataTypes: ['text/x-component']
        })
        expect(await walkCounterpart(browser, { origin, base: '', isFullLoad: false })).toEqual([])
        const plain = stack.use(await startSiteHost(filesIn(root)))
        expect((await loadedBy(browser, `${plain.url}/`)).documents).toEqual(['/', '/guides/a'])
      },
      600_000
    )
  })
})
