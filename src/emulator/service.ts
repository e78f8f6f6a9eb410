import { createHmac } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Faults, type Fault } from './faults/faults.ts'
import { loadSecret } from './http/servers.ts'
import { AgentJobs } from './jobs/agent-jobs.ts'
import { ExportJobs, type EmulatedExport } from './jobs/export-jobs.ts'
import { ProjectUpdates, type Commit } from './jobs/project-updates.ts'
import { RequestLog } from './requests/request-log.ts'
import { filesOfFolder } from '../sources/files.ts'
import { isPageFile } from '../sources/page-file.ts'
import { SiteThreads } from './site/site-threads.ts'
import type { SiteVariant } from './site/variant.ts'
import { Links } from './store/links.ts'
import { ownFile } from '../runtime/own-file.ts'

export interface ServiceOptions {
  /** Folder with the Markdown sources of all domains; default: a small sample. */
  docs?: string
  prefix?: string
  /** API key to accept; default: a key that is generated once per data folder. */
  key?: string
  /** Folder for jobs and archives; default: a temporary folder that is removed when the emulator stops. */
  data?: string
  /** Delay before each page of an export and each step of an update. */
  pageDelayMs?: number
  /** Clock for Date headers, timestamps and expiry. */
  now?: () => number
  faults?: Fault[]
  /** Called at the end of each export, with the path of the file that lists the warnings. */
  onExportEnd?: (job: EmulatedExport, warningsFile: string) => void
  /** Commit that a project update publishes. */
  commit?: Partial<Commit>
  /** Differences between exported sites and the default site. */
  site?: SiteVariant
  /** Maximum time for reading one source file. A file that takes longer is skipped. */
  maxFileMs?: number
}

const SAMPLE = fileURLToPath(ownFile('emulator/site/sample'))

export type EmulatedService = Awaited<ReturnType<typeof createService>>

/** Creates the state that the API and the store share: documentation, jobs, links, faults and recorded requests. */
export async function createService(options: ServiceOptions) {
  const { docs = SAMPLE, prefix = '', now = Date.now, pageDelayMs = 0 } = options
  await assertPages(docs)
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'emulator-')))
  const secret = await loadSecret(data)
  const stop = new AbortController()
  const { signal } = stop
  const shared = { data, now, signal, pageDelayMs }
  const updates = new ProjectUpdates(shared, options.commit ?? {})
  const threads = new SiteThreads({ signal, maxFileMs: options.maxFileMs })
  const jobs = new ExportJobs({
    ...shared,
    threads,
    docs,
    lastCommit: () => updates.lastSuccess()?.commit,
    site: options.site ?? {},
    onEnd: options.onExportEnd
  })
  const agentJobs = new AgentJobs(shared)
  const faults = new Faults()
  faults.add(...(options.faults ?? []))
  return {
    ...shared,
    stop,
    docs,
    threads,
    jobs,
    updates,
    agentJobs,
    faults,
    key: options.key ?? `emu_${createHmac('sha256', secret).update('key').digest('hex').slice(0, 32)}`,
    links: new Links({ secret, now }),
    requests: new RequestLog({ prefix, now }),
    recover: async () => void (await Promise.all([jobs.recover(), updates.recover(), agentJobs.recover()]))
  }
}

export async function assertPages(docs: string): Promise<void> {
  if (!(await filesOfFolder(docs)).paths.some(isPageFile))
    throw new Error(`No .md or .mdx file found in ${docs}`)
}
