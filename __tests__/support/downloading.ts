import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Download, downloadArchive } from '../../src/export/receive/archive/download.ts'
import { explainDisk } from '../../src/export/output-dir/disk-errors.ts'
import { OutputFolder } from '../../src/export/output-dir/output-folder.ts'
import { type BundleLink, Link, type LinkOptions } from '../../src/export/job/link.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import type { NetworkContext } from '../../src/runtime/context.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'

/** Returns random bytes that begin like a zip. */
export function archiveOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(bytes - 4)])
}

export interface IssuedLink {
  url: string
  /** Time until the link expires. Default: one hour. */
  lifeMs?: number
  sizeBytes?: number
}

export interface TestDownload extends Partial<Omit<Download, 'link' | 'path'>> {
  links: (IssuedLink | string)[]
  folder: string
}

/** Requests a link from a service that issues these links, one per request. Also returns the published links. */
export async function requestLink(
  links: IssuedLink[],
  context: Parameters<typeof Link.request>[1],
  options: Partial<LinkOptions> = {}
) {
  const published: BundleLink[] = []
  const service = {
    requests: 0,
    createBundle: async () => {
      const link = links[service.requests]
      service.requests += 1
      if (link === undefined) throw new Error('the test has no other link')
      const { url, lifeMs = 3_600_000, sizeBytes } = link
      const body = { bundleUrl: url, expiresAt: new Date(context.clock.now() + lifeMs), sizeBytes }
      return await Promise.resolve({ body, clockSkewMs: 0 })
    }
  }
  const link = await Link.request(
    {
      jobId: 'job-1',
      service,
      baseUrl: new URL('http://127.0.0.1'),
      pollIntervalMs: 1000,
      maskUrl: true,
      waitForJob: () => Promise.resolve(),
      publish: issued => void published.push(issued),
      ...options
    },
    context
  )
  return { link, published, service }
}

/** Downloads an archive to the folder over real connections. The clock does not wait. */
export async function download(
  { links, folder, ...what }: TestDownload,
  { log = new MemoryLog(), ...given }: Partial<NetworkContext> & { log?: MemoryLog } = {}
) {
  using http = new AgentHttp('test')
  const clock = new FakeClock()
  const context = { http, clock, log, random: () => 0.5, signal: new AbortController().signal, ...given }
  const { link, published } = await requestLink(
    links.map(issued => (typeof issued === 'string' ? { url: issued } : issued)),
    context
  )
  await using output = await OutputFolder.open({ folder, archiveName: 'docs' }, context)
  const archive = await downloadArchive(
    { path: join(output.temporary, 'archive'), ...what, link },
    context
  ).catch((error: unknown) => {
    throw explainDisk(error, folder)
  })
  archive.path = output.add({ ...archive, name: `docs.${archive.format}` })
  await output.install()
  return { archive, log, delays: clock.pauses, published }
}
