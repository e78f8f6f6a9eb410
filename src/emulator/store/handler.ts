import type { RequestListener } from 'node:http'
import { requestHandler } from '../http/request-handler.ts'
import type { Service } from '../service.ts'
import { previewResponse } from './preview.ts'
import { storeRoutes } from './routes.ts'

/** `archive`: a file that every link points to. */
export function storeHandler(service: Service, archive: string | undefined): RequestListener {
  const { jobs, links } = service
  return requestHandler('store', storeRoutes({ jobs, links, archive }), {
    ...service,
    page: async ({ url: path = '' }) => await previewResponse(path, jobs)
  })
}
