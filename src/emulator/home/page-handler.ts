import type { IncomingMessage } from 'node:http'
import type { EmulatedExport } from '../jobs/export-jobs.ts'
import { homePage, jobsFragment, type HomePageData } from './home-page.ts'

interface Pages {
  prefix: string
  host: string
  data: () => HomePageData
  archiveLink: (job: EmulatedExport) => string
}

/** Responds to `GET /`, with `?jobs` for the jobs alone, `?archive=ID` for a download, `?warnings=ID` for a text. */
export function pageHandler({ prefix, host, data, archiveLink }: Pages) {
  const paths = new Set(['/', prefix, `${prefix}/`])
  return async ({ url = '/', headers }: IncomingMessage): Promise<Response | undefined> => {
    const [path = '', query] = url.split('?')
    // A page of another host whose name resolves to this machine must not read the key.
    if (!paths.has(path) || !isOwnHost(headers.host ?? '', host)) return undefined
    const parameters = new URLSearchParams(query)
    const shown = data()
    const find = (name: string): EmulatedExport | undefined =>
      shown.exportJobs.find(({ jobId }) => jobId === parameters.get(name))
    const job = find('archive')
    if (job?.status === 'completed') return Response.redirect(archiveLink(job))
    const withWarnings = find('warnings')
    if (withWarnings) {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
      return new Response(withWarnings.warnings.map(line => `${line}\n`).join(''), { headers })
    }
    return parameters.has('jobs') ? jobsFragment(shown) : await homePage(shown)
  }
}

function isOwnHost(header: string, host: string): boolean {
  const name = header.replace(/:\d+$/, '').toLowerCase()
  return ['127.0.0.1', 'localhost', '[::1]', host.toLowerCase()].includes(name)
}
