import { Hono } from 'hono'
import type { AgentJobs } from './agent.ts'
import { folderFor, readDocs } from './docs.ts'
import { find, type Fault } from './faults.ts'
import type { ExportJob, ExportJobs, ExportOrder } from './jobs.ts'

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i

export interface Bindings {
  faults: Fault[]
}

interface Api {
  prefix: string
  key: string
  docs: string
  jobs: ExportJobs
  agentJobs: AgentJobs
  /** A fresh link to a job's archive. */
  link: (
    job: ExportJob,
    diesAfterMs: number | undefined
  ) => Promise<{ url: string; expiresAt: Date; size: number }>
  oneJobPerDomain: boolean
  contractOnly: boolean
}

export function apiRoutes(api: Api): Hono<{ Bindings: Bindings }> {
  const { jobs, contractOnly } = api
  const app = new Hono<{ Bindings: Bindings }>().basePath(api.prefix || '/')

  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${api.key}`)
      return c.json({ error: 'Invalid or expired API key' }, 401)
    await next()
    return undefined
  })

  app.post('/v1/static-export/jobs', async c => {
    const order = readOrder(await c.req.text())
    if (typeof order === 'string') return c.json({ error: order }, 400)
    const refusal = await unknownIn(order, api.docs)
    if (refusal !== undefined) return c.json({ error: refusal }, 400)
    if (api.oneJobPerDomain && jobs.activeFor(order.domain))
      return c.json({ error: `An export job for ${order.domain} is already active` }, 409)
    const job = await jobs.start(order)
    return c.json(contractOnly ? { jobId: job.jobId } : recordOf(job), 202)
  })

  app.get('/v1/static-export/jobs/:jobId', c => {
    const job = jobs.get(c.req.param('jobId'))
    if (job === undefined) return c.json({ error: 'Export job not found' }, 404)
    if (!contractOnly) return c.json(recordOf(job))
    const { status, progress, pageCount } = job
    return c.json(status === 'running' ? { status, progress, pageCount } : { status })
  })

  app.post('/v1/static-export/jobs/:jobId/bundle', async c => {
    const job = jobs.get(c.req.param('jobId'))
    if (job === undefined) return c.json({ error: 'Export job not found' }, 404)
    if (job.status !== 'completed')
      return c.json({ error: `Export job is ${job.status}: a bundle needs a completed one` }, 409)
    const early = find(c.env.faults, 'expire')
    const { url, expiresAt, size } = await api.link(job, early && (early.afterMs ?? 0))
    const bundle = { bundleUrl: url, expiresAt: expiresAt.toISOString() }
    return c.json(contractOnly ? bundle : { jobId: job.jobId, ...bundle, sizeBytes: size })
  })

  app.get('/v2/agent/:projectId/job/:id', c => {
    const job = api.agentJobs.read(c.req.param('id'))
    return job ? c.json(job) : c.json({ error: 'Agent job not found' }, 404)
  })

  app.notFound(c => c.json({ error: `No such operation: ${c.req.method} ${c.req.path}` }, 404))
  return app
}

function recordOf(job: ExportJob): object {
  const { jobId, status, progress, pageCount, error, createdAt, updatedAt } = job
  return { jobId, status, progress, pageCount, error, createdAt, updatedAt }
}

/** The order, or what is wrong with the body. */
function readOrder(body: string): ExportOrder | string {
  let order: unknown
  try {
    order = JSON.parse(body)
  } catch {
    return 'The body must be JSON'
  }
  if (typeof order !== 'object' || order === null) return 'The body must be a JSON object'
  const { domain, version, paths } = order as Record<string, unknown>
  if (typeof domain !== 'string' || !HOST_NAME.test(domain)) return 'domain must be a host name'
  if (version !== undefined && typeof version !== 'string') return 'version must be a string'
  if (paths !== undefined && !isListOfStrings(paths)) return 'paths must be a list of strings'
  return { domain: domain.toLowerCase(), version, paths }
}

async function unknownIn({ domain, paths }: ExportOrder, root: string): Promise<string | undefined> {
  const folder = await folderFor(root, domain)
  if (folder === undefined) return `Unknown domain: ${domain}`
  if (paths === undefined) return undefined
  const { pages } = await readDocs(folder)
  const strangers = paths.filter(path => !pages.some(page => page.path === path))
  return strangers.length === 0 ? undefined : `Unknown pages: ${strangers.join(', ')}`
}

function isListOfStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}
