import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AgentJobs, type AgentScenario } from './agent.ts'
import { apiRoutes } from './api.ts'
import { Faults, type Fault } from './faults.ts'
import { ExportJobs, type ExportJob } from './jobs.ts'
import { Links } from './links.ts'
import { Pace } from './pace.ts'
import { answering } from './pipeline.ts'
import { Requests, type RecordedRequest } from './requests.ts'
import { pathInStore, storeRoutes } from './store.ts'

export interface EmulatorOptions {
  /** A folder of Markdown for every domain, or of one folder for each; a small sample when not given. */
  docs?: string
  /** 0, the default, takes any free port. */
  port?: number
  storePort?: number
  /** The name in all addresses, for clients that know this machine by another than 127.0.0.1. */
  host?: string
  /** Path that the API is mounted under, such as `/api`. */
  prefix?: string
  /** The one API key that is accepted; made up when not given, and kept with the data. */
  key?: string
  /** Where jobs and archives are kept; a temporary folder, removed at the end, when not given. */
  data?: string
  linkLifetimeMs?: number
  pageDelayMs?: number
  /** Jobs wait for `step()` or `resume()` before each move. */
  paused?: boolean
  /** Whether a start is refused with 409 while the domain has a job under way; true when not given. */
  oneJobPerDomain?: boolean
  /** Answers carry the fields of the contract and none besides. */
  contractOnly?: boolean
  /** A file that every job's link leads to, instead of the rendered site. */
  archive?: string
  /** API requests a second; those beyond are answered 429 with Retry-After. */
  rateLimit?: number
  now?: () => number
  /** How far the emulator's clock is ahead of `now`: in its Date headers, its timestamps, its expiries. */
  skewMs?: number
  faults?: Fault[]
  agentJobs?: Record<string, AgentScenario>
  /** Serve https with this certificate. */
  tls?: { key: string; cert: string }
}

export interface Emulator extends AsyncDisposable {
  /** The API's base address, prefix included. */
  url: string
  /** The origin that links lead to. */
  storeUrl: string
  key: string
  /** Every request to API and store since the start, oldest first. */
  requests: RecordedRequest[]
  nextRequest: (match?: Parameters<Requests['next']>[0]) => Promise<RecordedRequest>
  /** Queues faults up behind those that are there. */
  fault: (...faults: Fault[]) => void
  clearFaults: () => void
  pause: () => void
  /** Lets waiting jobs make so many moves: into `running`, then a page each. */
  step: (moves?: number) => void
  resume: () => void
  failNextJob: (reason: string) => void
  job: (jobId: string) => ExportJob | undefined
  jobEnded: (jobId: string) => Promise<ExportJob | undefined>
  /** Path of a job's archive on disk, to compare with what was downloaded. */
  archiveOf: (jobId: string) => string | undefined
  expireLinks: () => void
  addAgentJob: (id: string, scenario: AgentScenario) => void
}

const SAMPLE = fileURLToPath(new URL('sample', import.meta.url))

export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { docs = SAMPLE, prefix = '', skewMs = 0, linkLifetimeMs = 15 * 60_000, archive, tls } = options
  const clock = options.now ?? Date.now
  const now = (): number => clock() + skewMs
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'emulator-')))
  const secret = await keptSecret(data)
  const key = options.key ?? `emu_${createHmac('sha256', secret).update('key').digest('hex').slice(0, 32)}`

  const stop = new AbortController()
  const { signal } = stop
  const pace = new Pace({ pageDelayMs: options.pageDelayMs ?? 0, paused: options.paused ?? false, signal })
  const jobs = new ExportJobs({ data, docs, pace, now, signal })
  const agentJobs = new AgentJobs({ jobs: options.agentJobs ?? {}, now })
  const links = new Links({ secret, now })
  const requests = new Requests({ prefix, now })
  const faults = new Faults()
  faults.add(...(options.faults ?? []))
  const rateLimit = options.rateLimit ?? Infinity

  const store = tls ? createTlsServer(tls) : createServer()
  store.on(
    'request',
    answering('store', storeRoutes({ jobs, links, archive }), { requests, faults, now, signal })
  )
  const storeUrl = await listen(store, options.storePort ?? 0, options)

  const api = tls ? createTlsServer(tls) : createServer()
  const routes = apiRoutes({
    ...{ prefix, key, docs, jobs, agentJobs },
    oneJobPerDomain: options.oneJobPerDomain ?? true,
    contractOnly: options.contractOnly ?? false,
    link: async (job, diesAfterMs) => {
      const path = pathInStore(job)
      const { query, expiresAt } = links.sign(path, linkLifetimeMs, diesAfterMs)
      const { size } = await stat(archive ?? jobs.archiveOf(job))
      return { url: `${storeUrl}${path}?${query}`, expiresAt, size }
    }
  })
  api.on('request', answering('api', routes, { requests, faults, now, signal, rateLimit }))
  const url = (await listen(api, options.port ?? 0, options)) + prefix
  await jobs.recover()

  return {
    ...{ url, storeUrl, key, requests: requests.all },
    nextRequest: async match => await requests.next(match),
    fault: (...more) => faults.add(...more),
    clearFaults: () => faults.clear(),
    pause: () => pace.pause(),
    step: moves => pace.step(moves),
    resume: () => pace.resume(),
    failNextJob: reason => jobs.failNext(reason),
    job: jobId => jobs.get(jobId),
    jobEnded: async jobId => await jobs.ended(jobId),
    archiveOf: jobId => {
      const job = jobs.get(jobId)
      return job && (archive ?? jobs.archiveOf(job))
    },
    expireLinks: () => links.expireAll(),
    addAgentJob: (id, scenario) => agentJobs.add(id, scenario),
    async [Symbol.asyncDispose]() {
      stop.abort()
      await Promise.all([close(api), close(store), jobs.stopped()])
      if (options.data === undefined) await rm(data, { recursive: true, force: true })
    }
  }
}

/** Kept with the data, so that links and the key outlive a restart. */
async function keptSecret(data: string): Promise<string> {
  const file = join(data, 'secret')
  await mkdir(data, { recursive: true })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  )
  return await readFile(file, 'utf8')
}

async function listen(
  server: Server,
  port: number,
  { host = '127.0.0.1', tls }: EmulatorOptions
): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `${tls ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
