import { stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { type HomePageData, type PageCommands, pageHandler } from '../home/home-page.ts'
import { requestHandler } from '../http/request-handler.ts'
import type { EmulatedService, ServiceOptions } from '../service.ts'
import { pathInStore } from '../store/routes.ts'
import { apiRoutes } from './routes.ts'

export interface ApiOptions {
  /** Origin of download links, if clients reach the store through a proxy. */
  linkOrigin?: string
  linkLifetimeMs?: number
  /** File that all links point to, instead of an archive of the rendered site. */
  archive?: string
  /** Whether a start request gets a 409 response while the domain has an active job; default: true. */
  oneJobPerDomain?: boolean
  /** Whether responses contain only the fields that the contract defines. */
  contractOnly?: boolean
  commands?: () => PageCommands | undefined
}

const DEFAULT_LINK_LIFETIME_MS = 15 * 60_000

export function apiHandler(
  service: EmulatedService,
  options: ApiOptions & Pick<ServiceOptions, 'prefix'>,
  { url, storeUrl }: { url: string; storeUrl: string }
): RequestListener {
  const { key, jobs, updates, agentJobs, links } = service
  const { prefix = '', archive } = options
  const routes = apiRoutes({
    ...service,
    prefix,
    oneJobPerDomain: options.oneJobPerDomain ?? true,
    contractOnly: options.contractOnly ?? false,
    link: async (job, expiresAfterMs) => {
      const path = pathInStore(job)
      const lifetimeMs = options.linkLifetimeMs ?? DEFAULT_LINK_LIFETIME_MS
      const { query, expiresAt } = links.sign(path, lifetimeMs, expiresAfterMs)
      const { size } = await stat(archive ?? jobs.archiveOf(job))
      return { url: `${options.linkOrigin ?? storeUrl}${path}?${query}`, expiresAt, size }
    }
  })
  const pageData = (): HomePageData => ({
    url,
    storeUrl,
    key,
    exportJobs: jobs.list(),
    updates: updates.list(),
    agentJobs: agentJobs.list(),
    startPath: `${prefix}/v1/static-export/jobs`,
    commands: options.commands?.()
  })
  const page = pageHandler(prefix, pageData)
  return requestHandler('api', routes, { ...service, page })
}
