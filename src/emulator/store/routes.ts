import { Hono } from 'hono'
import type { RequestListener } from 'node:http'
import { type Bindings, requestHandler } from '../http/request-handler.ts'
import { findFault } from '../faults/faults.ts'
import type { EmulatedExport } from '../jobs/export-jobs.ts'
import type { EmulatedService } from '../service.ts'
import { replaceArchive } from '../site/archive.ts'
import { storeError } from './errors.ts'
import { sendObject } from './object.ts'

export function pathInStore({ jobId, domain }: EmulatedExport): string {
  return `/exports/${jobId}/${domain}.tar.gz`
}

/** `archive`: file to send for all links, instead of the job's archive. */
export function storeHandler(service: EmulatedService, archive: string | undefined): RequestListener {
  return requestHandler('store', storeRoutes(service, archive), service)
}

/** Returns the routes of the object store that download links point to. They check signatures and reject API keys. */
function storeRoutes(
  { jobs, links }: EmulatedService,
  archive: string | undefined
): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>()

  app.all('/exports/:jobId/:name', async c => {
    const { faults } = c.env
    const { method, path } = c.req
    if (c.req.header('authorization') !== undefined) return storeError('InvalidArgument')
    const link = links.check(path, new URL(c.req.url).searchParams)
    // A link signature is valid only for GET.
    if (link === 'invalid' || method !== 'GET') return storeError('SignatureDoesNotMatch')
    if (link === 'expired' || findFault(faults, 'expire')) return storeError('AccessDenied')
    const job = jobs.get(c.req.param('jobId'))
    if (job === undefined) return storeError('NoSuchKey')
    const file = archive ?? jobs.archiveOf(job)
    if (findFault(faults, 'change') && archive === undefined) await replaceArchive(file)
    const noRanges = findFault(faults, 'no-ranges')
    const range = noRanges ? undefined : c.req.header('range')
    const response = await sendObject(file, { range, ifMatch: c.req.header('if-match') })
    if (noRanges) response.headers.delete('accept-ranges')
    return response
  })

  app.notFound(() => storeError('NoSuchKey'))
  return app
}
