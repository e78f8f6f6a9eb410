import { rm } from 'node:fs/promises'
import { apiHandler, type ApiOptions } from './api/handler.ts'
import { close, createHttpServer, listen } from './http/servers.ts'
import { createService, type ServiceOptions } from './service.ts'
import { storeHandler } from './store/routes.ts'

export interface EmulatorOptions extends ServiceOptions, ApiOptions {
  /** Port of the API; 0, the default, means any free port. */
  port?: number
  storePort?: number
  tls?: { key: string; cert: string }
  /** Host name in the addresses of both servers; default: 127.0.0.1. */
  host?: string
}

export type Emulator = Awaited<ReturnType<typeof startEmulator>>

/** Starts two servers on this machine: the API, and the store that serves the archives. */
export async function startEmulator(options: EmulatorOptions = {}) {
  const { host = '127.0.0.1', tls, port = 0, storePort = 0, prefix = '', archive } = options
  const service = await createService(options)
  const { requests, faults, threads, jobs, updates } = service
  const [api, store] = [createHttpServer(tls), createHttpServer(tls)]
  const end = async (): Promise<void> => {
    service.stop.abort()
    await Promise.all([close(api), close(store), service.jobs.stopped(), service.updates.stopped()])
    await service.threads.end()
    if (options.data === undefined) await rm(service.data, { recursive: true, force: true })
  }
  const listening = async (): Promise<[storeUrl: string, url: string]> => {
    const storeUrl = await listen(store, { port: storePort, host, tls: tls !== undefined })
    await service.recover()
    return [storeUrl, (await listen(api, { port, host, tls: tls !== undefined })) + prefix]
  }
  const [storeUrl, url] = await listening().catch(async (error: unknown) => {
    await end()
    throw error
  })
  store.on('request', storeHandler(service, archive))
  api.on('request', apiHandler(service, options, { url, storeUrl }))
  return {
    /** Base address of the API, including the prefix. */
    url,
    storeUrl,
    key: service.key,
    // The members below are for tests and the demo.
    /** All requests to the API and the store, oldest first. */
    requests: requests.all,
    nextRequest: requests.next.bind(requests),
    fault: faults.add.bind(faults),
    clearFaults: faults.clear.bind(faults),
    job: jobs.get.bind(jobs),
    jobEnded: jobs.ended.bind(jobs),
    jobs: jobs.list.bind(jobs),
    /** Returns the path of a job's archive, so that tests can compare a download with the archive. */
    archiveOf: (jobId: string) => {
      const job = jobs.get(jobId)
      return job && (archive ?? jobs.archiveOf(job))
    },
    listPages: threads.listPages.bind(threads),
    setSite: jobs.setSite.bind(jobs),
    updates: updates.list.bind(updates),
    updateEnded: updates.ended.bind(updates),
    [Symbol.asyncDispose]: end
  }
}
