import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { deferred } from '../../runtime/deferred.ts'
import type { PageSource } from '../source/page-source.ts'
import type { FromThread, Rendering, ToThread } from './render-thread.ts'

const MAX_MS = 10_000
/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8
const MAX_EXTENSIONS = 5
/** Enough for a page of the maximum size. With a higher limit, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

interface Job {
  page: PageSource
  withHtml: boolean
  read: (path: string) => Promise<string | undefined>
}

/** Threads that render pages, one page each at a time. A page that takes too long ends its thread, and nothing else. */
export class RenderThreads {
  readonly #maxMs: number
  readonly #threads = new Set<RenderThread>()
  readonly #idle: RenderThread[] = []
  readonly #waiting: (() => void)[] = []

  constructor({ maxMs = MAX_MS }: { maxMs?: number } = {}) {
    this.#maxMs = maxMs
  }

  async render(job: Job): Promise<Rendering> {
    while (this.#idle.length === 0 && this.#threads.size >= Math.min(availableParallelism(), 8))
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    const thread = this.#idle.pop() ?? new RenderThread(this.#maxMs)
    this.#threads.add(thread)
    const result = await thread.render(job)
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.push(thread)
    this.#waiting.shift()?.()
    return result
  }

  /** Pages that are still to be rendered never are. */
  async close(): Promise<void> {
    await Promise.all([...this.#threads].map(async thread => await thread.close()))
  }
}

class RenderThread {
  hasEnded = false
  readonly #maxMs: number
  readonly #worker = new Worker(new URL(threadFile(), import.meta.url), { resourceLimits: MEMORY_MB })
  /** Loading the thread's code is not a page's time. */
  readonly #isReady = once(this.#worker, 'message')
  #rendering = deferred<Rendering>()
  #timer: NodeJS.Timeout | undefined

  constructor(maxMs: number) {
    this.#maxMs = maxMs
    this.#worker.on('error', error => void this.#end(error.message))
  }

  async render({ page, withHtml, read }: Job): Promise<Rendering> {
    this.#rendering = deferred<Rendering>()
    this.#worker.ref()
    // If the thread cannot start, its error ends the rendering.
    await this.#isReady.catch(() => undefined)
    this.#worker.on('message', (message: FromThread) => void this.#take(message, read))
    this.#watch()
    this.#send({ kind: 'render', page, withHtml })
    const result = await this.#rendering.promise
    clearTimeout(this.#timer)
    this.#worker.removeAllListeners('message')
    // An idle thread does not keep the process alive.
    this.#worker.unref()
    return result
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  async #take(message: FromThread, read: Job['read']): Promise<void> {
    if (message.kind === 'done') this.#rendering.resolve(message.result)
    else {
      const text = await read(message.path).catch(() => undefined)
      this.#send({ kind: 'text', path: message.path, text })
    }
  }

  #watch(extensions = MAX_EXTENSIONS): void {
    const before = process.cpuUsage()
    this.#timer = setTimeout(() => {
      // On a busy machine the page had less than that: it gets the time once more, a few times.
      const { user } = process.cpuUsage(before)
      if (extensions > 0 && user / 1000 <= this.#maxMs * FREE_SHARE) this.#watch(extensions - 1)
      else void this.#end(`it takes more than ${this.#maxMs / 1000} s`)
    }, this.#maxMs)
  }

  async #end(reason: string): Promise<void> {
    this.hasEnded = true
    this.#rendering.resolve({ reason })
    await this.close()
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message)
  }
}

/** A function, so that the bundler does not copy the source file. */
function threadFile(): string {
  return import.meta.url.endsWith('.ts') ? './render-thread.ts' : './render-thread.js'
}
