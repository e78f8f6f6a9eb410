import type { IncomingMessage } from 'node:http'
import type { ExportJob } from '../jobs/export-jobs.ts'
import { homePage, jobsFragment, type HomePageData } from './home-page.ts'

interface Pages {
  prefix: string
  host: string
  data: () => HomePageData
  /** A new download link for a job. */
  archiveLink: (job: ExportJob) => string
}

/** Responds to `GET /`, with `?jobs` for the list of jobs alone and `?archive=ID` for a download. */
export function pageHandler({ prefix, host, data, archiveLink }: Pages) {
  const paths = new Set(['/', prefix, `${prefix}/`])
  return async ({ url = '/', headers }: IncomingMessage): Promise<Response | undefined> => {
    const [path = '', query] = url.split('?')
    // A page of another host whose name resolves to this machine must not read the key.
    if (!paths.has(path) || !isOwnHost(headers.host ?? '', host)) return undefined
    const parameters = new URLSearchParams(query)
    const shown = data()
    const job = shown.exportJobs.find(({ jobId }) => jobId === parameters.get('archive'))
    if (job?.status === 'completed') return Response.redirect(archiveLink(job))
    return parameters.has('jobs') ? jobsFragment(shown) : await homePage(shown)
  }
}

function isOwnHost(header: string, host: string): boolean {
  const name = header.replace(/:\d+$/, '').toLowerCase()
  return ['127.0.0.1', 'localhost', '[::1]', host.toLowerCase()].includes(name)
}
