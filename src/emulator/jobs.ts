import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderFor, readDocs } from './docs.ts'
import type { Pace } from './pace.ts'
import { packSite } from './pack.ts'
import { renderSite } from './site.ts'

export interface ExportOrder {
  domain: string
  version?: string | undefined
  paths?: string[] | undefined
}

export interface ExportJob extends ExportOrder {
  jobId: string
  status: 'queued' | 'running' | 'completed' | 'failed'
  progress: number
  pageCount: number
  error: string | null
  createdAt: string
  updatedAt: string
}

interface Collaborators {
  data: string
  docs: string
  pace: Pace
  now: () => number
  signal: AbortSignal
}

/** Export jobs. Each has a folder of its own: `job.json`, `site/`, `bundle.tar.gz`. */
export class ExportJobs {
  readonly #jobs = new Map<string, ExportJob>()
  readonly #runs = new Map<string, Promise<void>>()
  readonly #with: Collaborators
  #nextFailure: string | undefined

  constructor(collaborators: Collaborators) {
    this.#with = collaborators
  }

  /** Takes up what an earlier run left: ended jobs as they are, interrupted ones from their first page. */
  async recover(): Promise<void> {
    const folders = await readdir(join(this.#with.data, 'jobs')).catch((): string[] => [])
    for (const folder of folders) {
      const text = await readFile(join(this.#with.data, 'jobs', folder, 'job.json'), 'utf8').catch(
        () => undefined
      )
      if (text === undefined) continue
      const job = JSON.parse(text) as ExportJob
      this.#jobs.set(job.jobId, job)
      if (job.status === 'queued' || job.status === 'running') this.#begin(job)
    }
  }

  get(jobId: string): ExportJob | undefined {
    return this.#jobs.get(jobId)
  }

  activeFor(domain: string): ExportJob | undefined {
    return [...this.#jobs.values()].find(
      job => job.domain === domain && (job.status === 'queued' || job.status === 'running')
    )
  }

  async start(order: ExportOrder): Promise<ExportJob> {
    const time = new Date(this.#with.now()).toISOString()
    const job: ExportJob = {
      ...{ jobId: randomUUID(), ...order, status: 'queued', progress: 0, pageCount: 0, error: null },
      ...{ createdAt: time, updatedAt: time }
    }
    this.#jobs.set(job.jobId, job)
    await mkdir(this.#folder(job), { recursive: true })
    await this.#save(job)
    const accepted = { ...job }
    this.#begin(job)
    return accepted
  }

  failNext(reason: string): void {
    this.#nextFailure = reason
  }

  /** The job when it has ended. */
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

  #begin(job: ExportJob): void {
    const failure = this.#nextFailure
    this.#nextFailure = undefined
    const run = this.#run(job, failure).catch(async (error: unknown) => {
      // A stopped emulator leaves the job as it stands on disk, to be taken up by the next one.
      if (this.#with.signal.aborted) return
      await this.#set(job, {
        status: 'failed',
        error: error instanceof Error ? error.message : String(error)
      })
    })
    this.#runs.set(job.jobId, run)
  }

  async #run(job: ExportJob, failure: string | undefined): Promise<void> {
    const { docs: root, pace } = this.#with
    const site = this.siteOf(job)
    await rm(site, { recursive: true, force: true })
    await pace.move()
    await this.#set(job, { status: 'running', progress: 0, pageCount: 0 })
    const folder = await folderFor(root, job.domain)
    if (folder === undefined) throw new Error(`no documentation found for ${job.domain}`)
    const docs = await readDocs(folder)
    for await (const { done, total } of renderSite({ docs, order: job, folder: site, pace })) {
      Object.assign(job, { pageCount: done, progress: Math.floor((99 * done) / total) }, this.#touched())
      if (failure !== undefined) throw new Error(failure)
    }
    await packSite(site, this.archiveOf(job))
    await this.#set(job, { status: 'completed', progress: 100 })
  }

  async #set(job: ExportJob, change: Partial<ExportJob>): Promise<void> {
    const next = { ...job, ...change, ...this.#touched() }
    await this.#save(next)
    Object.assign(job, next)
  }

  async #save(job: ExportJob): Promise<void> {
    const file = join(this.#folder(job), 'job.json')
    await writeFile(`${file}.part`, JSON.stringify(job, undefined, 2))
    await rename(`${file}.part`, file)
  }

  #touched(): { updatedAt: string } {
    return { updatedAt: new Date(this.#with.now()).toISOString() }
  }

  #folder({ jobId }: ExportJob): string {
    return join(this.#with.data, 'jobs', jobId)
  }
}
