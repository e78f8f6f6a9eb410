import { Hono } from 'hono'
import { findFault } from '../faults/faults.ts'
import type { EmulatedExport } from '../jobs/export-jobs.ts'
import type { EmulatedUpdate } from '../jobs/project-updates.ts'
import { apiError } from '../http/api-errors.ts'
import { parseBody, PROMPT, readExportRequest } from './export-request.ts'
import type { Bindings } from '../http/request-handler.ts'
import type { EmulatedService } from '../service.ts'

interface Api extends EmulatedService {
  prefix: string
  link: (
    job: EmulatedExport,
    expiresAfterMs: number | undefined
  ) => Promise<{ url: string; expiresAt: Date; size: number }>
  oneJobPerDomain: boolean
  contractOnly: boolean
}

type App = Hono<{ Bindings: Bindings }>

export function apiRoutes(api: Api): App {
  const app: App = new Hono<{ Bindings: Bindings }>().basePath(api.prefix || '/')
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${api.key}`) return apiError('invalid-key')
    await next()
    return undefined
  })
  addExportRoutes(app, api)
  addUpdateRoutes(app, api)
  addAgentRoutes(app, api)
  app.notFound(c => apiError('unknown-operation', `Unknown operation: ${c.req.method} ${c.req.path}`))
  return app
}

function addExportRoutes(app: App, { jobs, docs, threads, link, oneJobPerDomain, contractOnly }: Api): void {
  app.post('/v1/static-export/jobs', async c => {
    const request = await readExportRequest(await c.req.text(), { docs, threads })
    if (typeof request === 'string') return apiError('invalid-request', request)
    if (oneJobPerDomain && jobs.activeFor(request.domain))
      return apiError('export-active', `An export job for ${request.domain} is already active`)
    const job = await jobs.start(request)
    return c.json(contractOnly ? { jobId: job.jobId } : exportRecord(job), 202)
  })

  app.get('/v1/static-export/jobs/:jobId', c => {
    const job = jobs.get(c.req.param('jobId'))
    if (job === undefined) return apiError('export-not-found')
    if (!contractOnly) return c.json(exportRecord(job))
    const { status, progress, pageCount } = job
    return c.json(status === 'running' ? { status, progress, pageCount } : { status })
  })

  app.post('/v1/static-export/jobs/:jobId/bundle', async c => {
    const job = jobs.get(c.req.param('jobId'))
    if (job === undefined) return apiError('export-not-found')
    if (job.status !== 'completed')
      return apiError('export-not-completed', `The export job is ${job.status}, not completed`)
    const early = findFault(c.env.faults, 'expire')
    const { url, expiresAt, size } = await link(job, early && (early.afterMs ?? 0))
    const bundle = { bundleUrl: url, expiresAt: expiresAt.toISOString() }
    return c.json(contractOnly ? bundle : { jobId: job.jobId, ...bundle, sizeBytes: size })
  })
}

function addUpdateRoutes(app: App, { updates }: Api): void {
  app.post('/v1/project/update/:projectId', async c => {
    const { statusId } = await updates.start(c.req.param('projectId'))
    return c.json({ statusId }, 202)
  })

  app.get('/v1/project/update-status/:statusId', c => {
    const update = updates.get(c.req.param('statusId'))
    return update === undefined ? apiError('update-not-found') : c.json(updateRecord(update))
  })
}

function addAgentRoutes(app: App, { agentJobs }: Api): void {
  app.get('/v2/agent/:projectId/job/:id', async c => {
    const job = await agentJobs.read(c.req.param('id'))
    return job === undefined ? apiError('agent-job-not-found') : c.json(job)
  })

  app.post('/v2/agent/:projectId/job', async c => {
    const body = parseBody(await c.req.text(), PROMPT)
    if (typeof body === 'string') return apiError('invalid-request', body)
    return c.json(await agentJobs.start(), 201)
  })
}

function exportRecord(job: EmulatedExport): object {
  const { jobId, status, progress, pageCount, error, createdAt, updatedAt, commit } = job
  const record = { jobId, status, progress, pageCount, error, createdAt, updatedAt }
  return commit === undefined ? record : { ...record, commit }
}

function updateRecord(update: EmulatedUpdate): object {
  const { projectId, status, summary, logs, commit, createdAt, endedAt } = update
  return { status, summary, logs, commit, createdAt, endedAt, subdomain: projectId }
}
