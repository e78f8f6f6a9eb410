import { stat } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Bindings } from './api.ts'
import { download, storeError } from './download.ts'
import { find } from './faults.ts'
import type { ExportJob, ExportJobs } from './jobs.ts'
import type { Links } from './links.ts'
import { repackSite } from './pack.ts'

interface Store {
  jobs: ExportJobs
  links: Links
  /** Handed out for every job instead of its own archive. */
  archive: string | undefined
}

export function pathInStore({ jobId, domain }: ExportJob): string {
  return `/exports/${jobId}/${domain}.tar.gz`
}

/** The object store that links lead to: knows signatures and nothing of API keys. */
export function storeRoutes({ jobs, links, archive }: Store): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>()

  app.all('/exports/:jobId/:name', async c => {
    const { faults } = c.env
    const { method, path } = c.req
    if (c.req.header('authorization') !== undefined)
      return storeError(400, 'InvalidArgument', 'Only one auth mechanism allowed')
    const refusal = links.check(path, new URL(c.req.url).searchParams)
    // Links are signed for GET: any other method makes another signature.
    if (refusal === 'forged' || method !== 'GET')
      return storeError(403, 'SignatureDoesNotMatch', 'The signature does not match the request')
    if (refusal === 'expired' || find(faults, 'expire'))
      return storeError(403, 'AccessDenied', 'Request has expired')
    const job = jobs.get(c.req.param('jobId'))
    if (job === undefined) return storeError(404, 'NoSuchKey', 'The key does not exist')
    const file = archive ?? jobs.archiveOf(job)
    if (find(faults, 'change') && archive === undefined)
      await repackSite(jobs.siteOf(job), file, (await stat(file)).size)
    const rangeless = find(faults, 'no-ranges')
    const response = await download({
      file,
      range: rangeless ? undefined : c.req.header('range'),
      ifMatch: c.req.header('if-match')
    })
    if (rangeless) response.headers.delete('accept-ranges')
    if (rangeless?.chunked) {
      response.headers.delete('content-length')
      response.headers.set('transfer-encoding', 'chunked')
    }
    return response
  })

  app.notFound(() => storeError(404, 'NoSuchKey', 'The key does not exist'))
  return app
}
