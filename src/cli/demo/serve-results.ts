import { once } from 'node:events'
import { filesIn, startSiteHost } from '../../../servers/host/site-host.ts'
import type { Shell } from '../shell.ts'
import { forThisMachine } from '../this-machine.ts'
import { openBrowser } from './browser.ts'
import type { Results } from './chain.ts'
import { say, title } from './print.ts'
import { resultPages } from './result-pages.ts'

/** Serves the site and the pages about it until the process receives a signal. */
export async function serveResults(results: Results, shell: Shell): Promise<void> {
  const front = forThisMachine(resultPages(results))
  await using host = await startSiteHost(filesIn(results.site), { front })
  const { url } = host
  title('In the browser, until Ctrl-C')
  say(`Start    ${url}/-/\nSite     ${url}/\nReport   ${url}/-/report\nSummary  ${url}/-/summary`)
  if (shell.isTerminal) openBrowser(`${url}/-/`, shell.env)
  await Promise.race(['SIGINT', 'SIGTERM'].map(async signal => (await once(process, signal)) as []))
}
