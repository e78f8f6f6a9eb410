import { type Emulator, type EmulatorOptions, startEmulator } from '../emulator/emulator.ts'
import { DISTRIBUTION, startCdnStandIn } from '../../servers/cdn/cdn-stand-in.ts'
import { startSiteHost } from '../../servers/host/site-host.ts'
import { ACCOUNT, BUCKET, startS3StandIn } from '../../servers/s3/s3-stand-in.ts'
import { forThisMachine } from './this-machine.ts'

interface Ports {
  store: number
  cdn: number
  site: number
}

/** Local servers for all systems that the actions use. */
export interface LocalStack extends AsyncDisposable {
  emulator: Emulator
  siteUrl: string
  publish: { target: string; endpoint: string; 'site-url': string; purge: string }
  /** Variables for publish: credentials and the CDN address. */
  env: Record<string, string>
}

/** Port 0 means any free port. */
export async function startLocalStack(options: EmulatorOptions, ports: Ports): Promise<LocalStack> {
  const started: AsyncDisposable[] = []
  const keep = <T extends AsyncDisposable>(server: T): T => {
    started.unshift(server)
    return server
  }
  const end = async () => {
    for (const server of started) await server[Symbol.asyncDispose]()
  }
  try {
    const emulator = keep(await startEmulator(options))
    const store = keep(await startS3StandIn({ port: ports.store }))
    const cdn = keep(await startCdnStandIn({ account: ACCOUNT, port: ports.cdn }))
    const objectAt: Parameters<typeof startSiteHost>[0] = path => {
      const object = store.objects.get(path)
      return object && { content: object.body, headers: object.headers }
    }
    const site = keep(await startSiteHost(objectAt, { port: ports.site, front: forThisMachine() }))
    return {
      emulator,
      siteUrl: site.url,
      publish: {
        target: `s3://${BUCKET}`,
        endpoint: store.url,
        'site-url': site.url,
        purge: `cloudfront:${DISTRIBUTION}`
      },
      env: { ...store.env, ...cdn.env },
      [Symbol.asyncDispose]: end
    }
  } catch (error) {
    // After an error, such as a port in use, the running servers would keep the process alive.
    await end()
    throw error
  }
}
