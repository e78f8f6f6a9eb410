import type { IncomingMessage } from 'node:http'
import { homePage, jobsFragment, type HomePageData } from './home-page.ts'

interface Pages {
  prefix: string
  host: string
  data: () => HomePageData
}

/** Responds to `GET /`, with `?jobs` for the jobs alone. */
export function pageHandler({ prefix, host, data }: Pages) {
  const paths = new Set(['/', prefix, `${prefix}/`])
  return async ({ url = '/', headers }: IncomingMessage): Promise<Response | undefined> => {
    const [path = '', query] = url.split('?')
    // A page of another host whose name resolves to this machine must not read the key.
    if (!paths.has(path) || !isOwnHost(headers.host ?? '', host)) return undefined
    return query === 'jobs' ? jobsFragment(data()) : await homePage(data())
  }
}

function isOwnHost(header: string, host: string): boolean {
  const name = header.replace(/:\d+$/, '').toLowerCase()
  return ['127.0.0.1', 'localhost', '[::1]', host.toLowerCase()].includes(name)
}
