import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { RenderedPage } from '../content/page-content.ts'
import type { PageSource } from '../source/page-source.ts'
import type { FromThread, ToThread } from './render-thread.ts'

const MAX_SECONDS = 10
/** Of a core, which this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8
const MAX_EXTENSIONS = 5
/** Enough for a page of the maximum size. With a higher limit, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

interface Job {
  page: PageSource
  withHtml: boolean
  read: (path: string) => Promise<string | undefined>
  resolve: (rendered: RenderedPage | Unrendered) => void
}

/** Why a page has no content. */
export interface Unrendered {
  reason: string
}

/** Threads that render pages, one page each at a time. A page that takes too long ends its thread, and nothing else. */
export class RenderThreads {
  readonly #queue: Job[] = []
  readonly #threads = new Set<RenderThread>()
  readonly #count: number
  readonly #maxMs: number

  constructor({ maxMs = MAX_SECONDS * 1000 }: { maxMs?: number } = {}) {
    this.#count = Math.min(availableParallelism(), 8)
    this.#maxMs = maxMs
  }

  async render(job: Omit<Job, 'resolve'>): Promise<RenderedPage | Unrendered> {
    return await new Promise(resolve => {
      this.#queue.push({ ...job, resolve })
      this.#assign()
    })
  }

  async close(): Promise<void> {
    const reason = 'the rendering was canceled'
    for (const { resolve } of this.#queue.splice(0)) resolve({ reason })
    await Promise.all([...this.#threads].map(async thread => await thread.end(reason)))
  }

  #assign(): void {
    if (this.#queue.length === 0) return
    let idle = [...this.#threads].find(thread => thread.isIdle)
    if (idle === undefined && this.#threads.size < this.#count) {
      idle = new RenderThread(this.#maxMs, thread => {
        if (thread.hasEnded) this.#threads.delete(thread)
        this.#assign()
      })
      this.#threads.add(idle)
    }
    const job = idle && this.#queue.shift()
    if (job) idle?.start(job)
  }
}

class RenderThread {
  hasEnded = false
  readonly #worker: Worker
  readonly #maxMs: number
  readonly #onFree: (thread: RenderThread) => void
  #job: Job | undefined
  #isReady = false
  #remainingMs = 0
  #extensions = 0
  #startedAt = 0
  #timer: NodeJS.Timeout | undefined

  /** `onFree`: called when the thread can take another page, or has ended. */
  constructor(maxMs: number, onFree: (thread: RenderThread) => void) {
    this.#maxMs = maxMs
    this.#onFree = onFree
    this.#worker = new Worker(new URL(threadFile(), import.meta.url), { resourceLimits: MEMORY_MB })
    this.#worker.on('message', (message: FromThread) => void this.#take(message))
    this.#worker.on('error', (error: Error) => void this.end(error.message))
  }

  get isIdle(): boolean {
    return this.#job === undefined
  }

  start(job: Job): void {
    this.#job = job
    this.#remainingMs = this.#maxMs
    this.#extensions = 0
    this.#worker.ref()
    this.#send({ kind: 'render', page: job.page, withHtml: job.withHtml })
    // Loading the thread's code is not the page's time.
    if (this.#isReady) this.#watch()
  }

  async end(reason: string): Promise<void> {
    this.hasEnded = true
    this.#finish({ reason })
    await this.#worker.terminate()
  }

  async #take(message: FromThread): Promise<void> {
    if (message.kind === 'ready') {
      this.#isReady = true
      this.#watch()
    } else if (message.kind === 'read') {
      this.#pause()
      const text = await this.#job?.read(message.path).catch(() => undefined)
      this.#send({ kind: 'text', path: message.path, text })
      this.#watch()
    } else this.#finish(message.kind === 'rendered' ? message.rendered : { reason: message.reason })
  }

  #finish(result: RenderedPage | Unrendered): void {
    const job = this.#job
    clearTimeout(this.#timer)
    this.#job = undefined
    // An idle thread does not keep the process alive.
    this.#worker.unref()
    job?.resolve(result)
    this.#onFree(this)
  }

  #watch(): void {
    if (this.#job === undefined || this.hasEnded) return
    clearTimeout(this.#timer)
    this.#startedAt = performance.now()
    const before = process.cpuUsage()
    const reason = `it takes more than ${this.#maxMs / 1000} s`
    this.#timer = setTimeout(() => {
      // On a busy machine the page had less than that: it gets the time once more, a few times.
      const { user } = process.cpuUsage(before)
      if (user / 1000 > this.#remainingMs * FREE_SHARE || this.#extensions++ >= MAX_EXTENSIONS)
        void this.end(reason)
      else this.#watch()
    }, this.#remainingMs)
  }

  /** While the thread waits for a file, the time of the page stands still. */
  #pause(): void {
    clearTimeout(this.#timer)
    this.#remainingMs -= performance.now() - this.#startedAt
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message)
  }
}

/** A function, so that the bundler does not copy the source file. */
function threadFile(): string {
  return import.meta.url.endsWith('.ts') ? './render-thread.ts' : './render-thread.js'
}
