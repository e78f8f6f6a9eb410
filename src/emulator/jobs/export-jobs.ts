import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Commit } from './project-updates.ts'
import { loadStates, saveState } from './state-files.ts'
import type { StepControl } from './step-control.ts'
import type { SiteVariant } from '../site/variant.ts'
import { filesOfFolder } from '../../docs/files.ts'
import type { Renderer } from '../../docs/render/renderer.ts'
import { readSources } from '../../docs/source/sources.ts'
import { folderFor } from '../site/domains.ts'
import { renderSite } from '../site/render.ts'
import { packSite } from '../site/archive.ts'

export interface ExportRequest {
  domain: string
  version?: string | undefined
  paths?: string[] | undefined
  /** Of a preview deployment: the present files, whatever was published. */
  branch?: string | undefined
}

export interface ExportJob extends ExportRequest {
  jobId: string
  status: 'queued' | 'running' | 'completed' | 'failed'
  progress: number
  pageCount: number
  error: string | null
  createdAt: string
  updatedAt: string
  /** What the export could not render, such as an unknown component. */
  warnings: string[]
  /** Commit of the last project update that succeeded before this export started. */
  commit?: Commit | undefined
  /** Known problems and build id of the site, fixed when the job starts. */
  site: SiteVariant
}

interface ExportJobsOptions {
  data: string
  /** The documentation to export. */
  docs: (request: ExportRequest) => string
  renderer: Renderer
  steps: StepControl
  now: () => number
  signal: AbortSignal
  pageDelayMs: number
  /** Minimum duration of a job; its pages are spread over it. */
  jobDurationMs: number
  failure: string | undefined
  lastCommit: () => Commit | undefined
  /** Called when a job has completed or failed. */
  onEnd: ((job: ExportJob, warningsFile: string) => void) | undefined
}

/** Export jobs. Each has its own folder: `job.json`, `site/`, `bundle.tar.gz`, `warnings.txt`. */
export class ExportJobs {
  readonly #jobs = new Map<string, ExportJob>()
  readonly #runs = new Map<string, Promise<void>>()
  readonly #options: ExportJobsOptions
  #nextFailure: string | undefined
  #site: SiteVariant

  constructor(options: ExportJobsOptions, site: SiteVariant) {
    this.#options = options
    this.#site = site
  }

  /** Loads the jobs of an earlier process and restarts those that were interrupted. */
  async recover(): Promise<void> {
    for (const job of await loadStates<ExportJob>(join(this.#options.data, 'jobs'))) {
      this.#jobs.set(job.jobId, job)
      if (isActive(job)) this.#run(job)
    }
  }

  get(jobId: string): ExportJob | undefined {
    return this.#jobs.get(jobId)
  }

  /** Oldest first. */
  list(): ExportJob[] {
    return [...this.#jobs.values()]
  }

  activeFor(domain: string): ExportJob | undefined {
    return this.list().find(job => job.domain === domain && job.branch === undefined && isActive(job))
  }

  async start(request: ExportRequest): Promise<ExportJob> {
    const time = this.#time()
    const job: ExportJob = {
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
    }
    this.#jobs.set(job.jobId, job)
    await this.#save(job)
    const accepted = { ...job }
    this.#run(job)
    return accepted
  }

  failNext(reason: string): void {
    this.#nextFailure = reason
  }

  /** Applies to jobs that start after this call. */
  setSite(site: SiteVariant): void {
    this.#site = site
  }

  /** The job once it has ended. */
  async ended(jobId: string): Promise<ExportJob | undefined> {
    await this.#runs.get(jobId)
    return this.get(jobId)
  }

  archiveOf(job: ExportJob): string {
    return join(this.#folder(job), 'bundle.tar.gz')
  }

  siteOf(job: ExportJob): string {
    return join(this.#folder(job), 'site')
  }

  async stopped(): Promise<void> {
    await Promise.all(this.#runs.values())
  }

  #run(job: ExportJob): void {
    const failure = this.#nextFailure ?? this.#options.failure
    this.#nextFailure = undefined
    const run = this.#export(job, failure).catch(async (error: unknown) => {
      // When the emulator stops, the state on disk stays as it is and the next process restarts the job.
      if (this.#options.signal.aborted) return
      await this.#end(job, {
        status: 'failed',
        error: error instanceof Error ? error.message : String(error)
      })
    })
    this.#runs.set(job.jobId, run)
  }

  async #export(job: ExportJob, failure: string | undefined): Promise<void> {
    const { docs, renderer, steps, pageDelayMs, jobDurationMs } = this.#options
    const site = this.siteOf(job)
    await rm(site, { recursive: true, force: true })
    await steps.next(pageDelayMs)
    await this.#update(job, { status: 'running', progress: 0, pageCount: 0 })
    const folder = await folderFor(docs(job), job.domain)
    if (folder === undefined) throw new Error(`No documentation found for ${job.domain}`)
    const sources = await readSources(await filesOfFolder(folder))
    const beforePage = async (pageTotal: number): Promise<void> =>
      await steps.next(Math.max(pageDelayMs, jobDurationMs / pageTotal))
    const { domain, version, paths, commit } = job
    const request = { domain, version, paths, commit: commit?.sha, variant: job.site }
    for await (const { done, total, warnings } of renderSite({
      sources,
      docs: folder,
      renderer,
      request,
      folder: site,
      beforePage
    })) {
      const progress = Math.floor((99 * done) / total)
      Object.assign(job, { pageCount: done, progress, warnings, updatedAt: this.#time() })
      if (failure !== undefined) throw new Error(failure)
    }
    await packSite(site, this.archiveOf(job))
    await this.#end(job, { status: 'completed', progress: 100 })
  }

  async #end(job: ExportJob, change: Partial<ExportJob>): Promise<void> {
    const warningsFile = join(this.#folder(job), 'warnings.txt')
    await writeFile(warningsFile, job.warnings.map(warning => `${warning}\n`).join(''))
    await this.#update(job, change)
    this.#options.onEnd?.(job, warningsFile)
  }

  /** The record on disk changes first: what a client has seen survives a restart. */
  async #update(job: ExportJob, change: Partial<ExportJob>): Promise<void> {
    const next = { ...job, ...change, updatedAt: this.#time() }
    await this.#save(next)
    Object.assign(job, next)
  }

  async #save(job: ExportJob): Promise<void> {
    await saveState(join(this.#folder(job), 'job.json'), job)
  }

  #time(): string {
    return new Date(this.#options.now()).toISOString()
  }

  #folder({ jobId }: ExportJob): string {
    return join(this.#options.data, 'jobs', jobId)
  }
}

function isActive({ status }: ExportJob): boolean {
  return status === 'queued' || status === 'running'
}
