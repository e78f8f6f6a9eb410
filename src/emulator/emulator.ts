import { createHmac } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Renderer } from '../sources/render/renderer.ts'
import type { HomePageData } from './home/home-page.ts'
import { pageHandler } from './home/page-handler.ts'
import { requestHandler } from './http/request-handler.ts'
import { RequestLog } from './requests/request-log.ts'
import { apiRoutes } from './api/routes.ts'
import { close, createHttpServer, listen, loadSecret } from './http/servers.ts'
import { Faults, type Fault } from './faults/faults.ts'
import { AgentJobs, type AgentScenario } from './jobs/agent-jobs.ts'
import { ExportJobs, type ExportJob } from './jobs/export-jobs.ts'
import { ProjectUpdates, type Commit } from './jobs/project-updates.ts'
import { StepControl } from './jobs/step-control.ts'
import { listDomains } from './site/domains.ts'
import { PublishedDocs } from './site/published-docs.ts'
import type { SiteVariant } from './site/variant.ts'
import { Links } from './store/links.ts'
import { previewPath, previewResponse } from './store/preview.ts'
import { pathInStore, storeRoutes } from './store/routes.ts'

export interface EmulatorOptions {
  /** A folder of Markdown for every domain, or with one folder per domain; by default a small sample. */
  docs?: string
  /** 0, the default, takes any free port. */
  port?: number
  storePort?: number
  /** Origin of download links, if clients reach the store through a proxy. */
  linkOrigin?: string
  /** Host name in all addresses, for clients that know this machine by another name than 127.0.0.1. */
  host?: string
  /** Path of the API, such as `/api`. */
  prefix?: string
  /** The API key to accept; by default generated once per data folder. */
  key?: string
  /** Folder for jobs and archives; by default a temporary one that is removed at the end. */
  data?: string
  linkLifetimeMs?: number
  /** Delay before each page of an export and each step of an update. */
  pageDelayMs?: number
  jobDurationMs?: number
  /** Jobs wait for `step()` or `resume()` before each step. */
  paused?: boolean
  /** Respond with 409 to a start while the domain has an active job; true by default. */
  oneJobPerDomain?: boolean
  /** Responses contain only the fields of the contract. */
  contractOnly?: boolean
  /** A file that every link points to, instead of the rendered site. */
  archive?: string
  /** API requests per second; others get 429 with Retry-After. */
  rateLimit?: number
  now?: () => number
  /** How far the emulator's clock is ahead of `now`: in Date headers, timestamps and expiry. */
  skewMs?: number
  faults?: Fault[]
  /** Called when an export has completed or failed, with the file that lists its warnings. */
  onExportEnd?: (job: ExportJob, warningsFile: string) => void
  jobFailure?: string
  updateFailure?: string
  /** The latest commit, which a project update publishes. */
  commit?: Partial<Commit>
  /** Exports show the documentation of the last successful update instead of the present files. */
  publishOnUpdate?: boolean
  agentJobs?: Record<string, AgentScenario>
  /** How agent jobs end that a client starts; `pr` by default. */
  startedAgentJobs?: AgentScenario
  /** Known problems and build id of exported sites. */
  site?: SiteVariant
  tls?: { key: string; cert: string }
}

export type Emulator = Awaited<ReturnType<typeof startEmulator>>

const SAMPLE = fileURLToPath(new URL('site/sample', import.meta.url))
const DEFAULT_LINK_LIFETIME_MS = 15 * 60_000
const UPDATE_PROJECT = 'my-project'
/** Where documentation for any domain is previewed. */
const PREVIEW_DOMAIN = 'preview.example.com'

export async function startEmulator(options: EmulatorOptions = {}) {
  const { host = '127.0.0.1', tls, port = 0, storePort = 0, prefix = '' } = options
  const service = await createService(options)
  const [api, store] = [createHttpServer(tls), createHttpServer(tls)]
  const storeUrl = await listen(store, { port: storePort, host, tls: tls !== undefined })
  await service.recover()
  const url = (await listen(api, { port, host, tls: tls !== undefined })) + prefix
  store.on('request', storeHandler(service, options))
  api.on('request', apiHandler(service, options, { url, storeUrl }))
  return {
    /** Base address of the API, including the prefix. */
    url,
    /** Origin of download links. */
    storeUrl,
    key: service.key,
    ...controlsOf(service, options.archive),
    async [Symbol.asyncDispose]() {
      service.stop.abort()
      await Promise.all([close(api), close(store), service.jobs.stopped(), service.updates.stopped()])
      if (options.data === undefined) await rm(service.data, { recursive: true, force: true })
    }
  }
}

type Service = Awaited<ReturnType<typeof createService>>

async function createService(options: EmulatorOptions) {
  const { docs = SAMPLE, prefix = '', skewMs = 0, pageDelayMs = 0, jobDurationMs = 0 } = options
  const domains = await listDomains(docs)
  const clock = options.now ?? Date.now
  const now = (): number => clock() + skewMs
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'emulator-')))
  const secret = await loadSecret(data)
  const stop = new AbortController()
  const { signal } = stop
  const steps = new StepControl({ paused: options.paused ?? false, signal })
  const shared = { data, steps, now, signal }

  const published = options.publishOnUpdate ? new PublishedDocs({ docs, data }) : undefined
  await published?.initialize()
  const publish = async (statusId: string): Promise<void> => await published?.publish(statusId)
  const updates = new ProjectUpdates(
    { ...shared, stepDelayMs: pageDelayMs, failure: options.updateFailure, publish },
    options.commit ?? {}
  )
  const publishedDocs = (): string => published?.folderOf(updates.lastSuccess()?.statusId) ?? docs
  const renderer = new Renderer({ withHtml: true })
  const jobs = new ExportJobs(
    {
      ...shared,
      renderer,
      pageDelayMs,
      jobDurationMs,
      failure: options.jobFailure,
      docs: ({ branch }) => (branch === undefined ? publishedDocs() : docs),
      lastCommit: () => updates.lastSuccess()?.commit,
      onEnd: options.onExportEnd
    },
    options.site ?? {}
  )
  const startedScenario = options.startedAgentJobs ?? 'pr'
  const agentJobs = new AgentJobs({ data, now, startedScenario }, options.agentJobs ?? {})
  const faults = new Faults()
  faults.add(...(options.faults ?? []))
  return {
    ...shared,
    domains,
    stop,
    publishedDocs,
    renderer,
    jobs,
    updates,
    agentJobs,
    faults,
    key: options.key ?? `emu_${createHmac('sha256', secret).update('key').digest('hex').slice(0, 32)}`,
    links: new Links({ secret, now }),
    requests: new RequestLog({ prefix, now }),
    recover: async () => void (await Promise.all([jobs.recover(), updates.recover(), agentJobs.recover()]))
  }
}

function storeHandler(service: Service, { archive }: EmulatorOptions): RequestListener {
  const { jobs, links } = service
  return requestHandler('store', storeRoutes({ jobs, links, archive }), {
    ...service,
    page: async ({ url: path = '' }) => await previewResponse(path, jobs)
  })
}

function apiHandler(
  service: Service,
  options: EmulatorOptions,
  { url, storeUrl }: { url: string; storeUrl: string }
): RequestListener {
  const { key, domains, jobs, updates, agentJobs, links, publishedDocs } = service
  const { prefix = '', archive, host = '127.0.0.1', rateLimit } = options
  const previewUrl = ({ jobId }: ExportJob): string => storeUrl + previewPath(jobId)
  const linkTo = (job: ExportJob, expiresAfterMs?: number): { url: string; expiresAt: Date } => {
    const path = pathInStore(job)
    const lifetimeMs = options.linkLifetimeMs ?? DEFAULT_LINK_LIFETIME_MS
    const { query, expiresAt } = links.sign(path, lifetimeMs, expiresAfterMs)
    return { url: `${options.linkOrigin ?? storeUrl}${path}?${query}`, expiresAt }
  }
  const routes = apiRoutes({
    prefix,
    key,
    docs: publishedDocs,
    jobs,
    updates,
    agentJobs,
    previewUrl,
    previewDomain: domains?.[0] ?? PREVIEW_DOMAIN,
    oneJobPerDomain: options.oneJobPerDomain ?? true,
    contractOnly: options.contractOnly ?? false,
    link: async (job, expiresAfterMs) => {
      const { size } = await stat(archive ?? jobs.archiveOf(job))
      return { ...linkTo(job, expiresAfterMs), size }
    }
  })
  const pageData = (): HomePageData => ({
    url,
    storeUrl,
    key,
    domains,
    projectId: UPDATE_PROJECT,
    previewUrl,
    exportJobs: jobs.list(),
    updates: updates.list(),
    agentJobs: agentJobs.list(),
    archiveUrl: ({ jobId }) => `${prefix}/?archive=${encodeURIComponent(jobId)}`,
    warningsUrl: ({ jobId }) => `${prefix}/?warnings=${encodeURIComponent(jobId)}`,
    startPath: `${prefix}/v1/static-export/jobs`
  })
  const page = pageHandler({ prefix, host, data: pageData, archiveLink: job => linkTo(job).url })
  return requestHandler('api', routes, { ...service, ...(rateLimit !== undefined && { rateLimit }), page })
}

/** What tests and the demo do with a running emulator. */
function controlsOf(
  { requests, faults, steps, jobs, links, updates, agentJobs }: Service,
  archive: string | undefined
) {
  return {
    /** Every request to API and store since the start, oldest first. */
    requests: requests.all,
    nextRequest: requests.next.bind(requests),
    /** Adds faults to the end of the queue. */
    fault: faults.add.bind(faults),
    clearFaults: faults.clear.bind(faults),
    pause: steps.pause.bind(steps),
    /** Lets waiting jobs take this many steps: to `running`, then one per page. */
    step: steps.step.bind(steps),
    resume: steps.resume.bind(steps),
    failNextJob: jobs.failNext.bind(jobs),
    job: jobs.get.bind(jobs),
    jobEnded: jobs.ended.bind(jobs),
    jobs: jobs.list.bind(jobs),
    /** Path of a job's archive on disk, to compare with a download. */
    archiveOf: (jobId: string) => {
      const job = jobs.get(jobId)
      return job && (archive ?? jobs.archiveOf(job))
    },
    expireLinks: links.expireAll.bind(links),
    setSite: jobs.setSite.bind(jobs),
    setCommit: updates.setCommit.bind(updates),
    failNextUpdate: updates.failNext.bind(updates),
    updates: updates.list.bind(updates),
    updateEnded: updates.ended.bind(updates),
    addAgentJob: agentJobs.add.bind(agentJobs),
    nextAgentJob: agentJobs.setNext.bind(agentJobs),
    startedAgentJobs: agentJobs.started.bind(agentJobs)
  }
}
