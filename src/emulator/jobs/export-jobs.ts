import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Commit } from './project-updates.ts'
import { BackgroundJobs, type BackgroundJobsOptions, hasEnded } from './background-jobs.ts'
import type { SiteVariant } from '../site/variant.ts'
import type { SiteThreads } from '../site/site-threads.ts'
import { packSite } from '../site/archive.ts'

export interface ExportRequest {
  domain: string
  version?: string | undefined
  paths?: string[] | undefined
}

export interface EmulatedExport extends ExportRequest {
  jobId: string
  status: 'queued' | 'running' | 'completed' | 'failed'
  progress: number
  pageCount: number
  error: string | null
  createdAt: string
  updatedAt: string
  /** Problems in the documentation sources, such as an unknown component. */
  warnings: string[]
  /** Commit of the last project update that succeeded before this export started. */
  commit?: Commit | undefined
  /** Site variant at the start of the job. `setSite` affects only later jobs. */
  site: SiteVariant
}

interface ExportJobsOptions extends BackgroundJobsOptions {
  docs: string
  threads: SiteThreads
  lastCommit: () => Commit | undefined
  site: SiteVariant
  onEnd: ((job: EmulatedExport, warningsFile: string) => void) | undefined
}

/** Export jobs. In addition to `job.json`, the folder of each job has `site/`, `bundle.tar.gz` and `warnings.txt`. */
export class ExportJobs extends BackgroundJobs<EmulatedExport> {
  readonly #options: ExportJobsOptions
  #site: SiteVariant

  constructor(options: ExportJobsOptions) {
    super('jobs', ({ jobId }) => jobId, options)
    this.#options = options
    this.#site = options.site
  }

  activeFor(domain: string): EmulatedExport | undefined {
    return this.list().find(job => job.domain === domain && !hasEnded(job))
  }

  async start(request: ExportRequest): Promise<EmulatedExport> {
    const time = this.time()
    return await this.add({
      jobId: randomUUID(),
      ...request,
      status: 'queued',
      progress: 0,
      pageCount: 0,
      error: null,
      createdAt: time,
      updatedAt: time,
      warnings: [],
      commit: this.#options.lastCommit(),
      site: this.#site
    })
  }

  setSite(site: SiteVariant): void {
    this.#site = site
  }

  archiveOf(job: EmulatedExport): string {
    return join(this.folderOf(job), 'bundle.tar.gz')
  }

  protected override async run(job: EmulatedExport): Promise<void> {
    try {
      await this.#export(job)
      await this.#end(job, { status: 'completed', progress: 100 })
    } catch (error) {
      this.#options.signal.throwIfAborted()
      await this.#end(job, { status: 'failed', error: (error as Error).message })
    }
  }

  async #export(job: EmulatedExport): Promise<void> {
    const { docs, threads } = this.#options
    const site = join(this.folderOf(job), 'site')
    await this.nextStep()
    await this.change(job, { status: 'running', progress: 0, pageCount: 0, updatedAt: this.time() })
    const { domain, version, paths, commit } = job
    const request = { domain, version, paths, commit: commit?.sha, variant: job.site }
    let warnings: string[] = []
    let reported = -1
    await threads.render({ docs, request, folder: site }, async report => {
      const { done, total } = report
      // If a file cannot be read, rendering restarts without the file, but the job's progress does not go back.
      if (done === 0) warnings = []
      for (const warning of report.warnings) warnings.push(warning)
      if (done <= reported) return
      reported = done
      const progress = Math.floor((99 * done) / Math.max(total, 1))
      Object.assign(job, { pageCount: done, progress, warnings, updatedAt: this.time() })
      if (done < total) await this.nextStep()
    })
    job.warnings = warnings
    await packSite(site, this.archiveOf(job))
  }

  async #end(job: EmulatedExport, change: Partial<EmulatedExport>): Promise<void> {
    const warningsFile = join(this.folderOf(job), 'warnings.txt')
    await writeFile(warningsFile, job.warnings.map(warning => `${warning}\n`).join(''))
    await this.change(job, { ...change, updatedAt: this.time() })
    this.#options.onEnd?.(job, warningsFile)
  }
}
