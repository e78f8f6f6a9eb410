import { rm } from 'node:fs/promises'
import { apiHandler, type ApiOptions } from './api/handler.ts'
import { controlsOf } from './controls.ts'
import { close, createHttpServer, listen } from './http/servers.ts'
import { createService, type ServiceOptions } from './service.ts'
import { storeHandler } from './store/routes.ts'

export interface EmulatorOptions extends ServiceOptions, ApiOptions {
  /** 0, the default, takes any free port. */
  port?: number
  storePort?: number
  tls?: { key: string; cert: string }
}

export type Emulator = Awaited<ReturnType<typeof startEmulator>>

/** The service and the store of its archives, as two servers on this machine. */
export async function startEmulator(options: EmulatorOptions = {}) {
  const { host = '127.0.0.1', tls, port = 0, storePort = 0, prefix = '' } = options
  const service = await createService(options)
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
  store.on('request', storeHandler(service, options.archive))
  api.on('request', apiHandler(service, options, { url, storeUrl }))
  return {
    /** Base address of the API, including the prefix. */
    url,
    /** Origin of download links. */
    storeUrl,
    key: service.key,
    ...controlsOf(service, options.archive),
    [Symbol.asyncDispose]: end
  }
}
