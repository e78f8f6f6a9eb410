import { filesOfFolder } from '../../sources/files.ts'
import { DocsThread } from '../../sources/thread/run-tasks.ts'
import type { SiteProgress, SiteRequest } from './render.ts'
import type { SitePages, SiteTask, SiteWork } from './site-thread.ts'

/** Each has a parser, and remembers pages: more than a few sites at a time wait for each other. */
const MAX_RENDERINGS = 4

type SiteThread = DocsThread<SiteWork>

interface ThreadsOptions {
  signal: AbortSignal
  maxFileMs: number | undefined
}

interface SiteRendering {
  /** The documentation. */
  docs: string
  request: SiteRequest
  /** Where the site is written. */
  folder: string
}

/** Reads and renders documentation in threads, so that requests and signals are answered, whatever it contains. */
export class SiteThreads {
  readonly #options: ThreadsOptions
  /** The one that was ready last: it knows what it rendered. */
  #ready: SiteThread | undefined
  #renderings = 0
  readonly #waiting: (() => void)[] = []

  constructor(options: ThreadsOptions) {
    this.#options = options
  }

  async listPages(docs: string): Promise<SitePages> {
    return await this.#run({ docs, site: undefined }, async () => await Promise.resolve())
  }

  /** The page after a report waits until `onProgress` is done. */
  async render(
    { docs, request, folder }: SiteRendering,
    onProgress: (progress: SiteProgress) => Promise<void>
  ): Promise<void> {
    if (this.#renderings >= MAX_RENDERINGS) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.#renderings += 1
    try {
      this.#options.signal.throwIfAborted()
      await this.#run({ docs, site: { request, folder } }, onProgress)
    } finally {
      this.#renderings -= 1
      this.#waiting.shift()?.()
    }
  }

  async end(): Promise<void> {
    const ready = this.#ready
    this.#ready = undefined
    await ready?.end()
  }

  async #run(
    { docs, site }: Pick<SiteTask, 'docs' | 'site'>,
    answer: (progress: SiteProgress) => Promise<void>
  ): Promise<SitePages> {
    const { signal, maxFileMs } = this.#options
    const { paths } = await filesOfFolder(docs)
    const skipped = new Map<string, string>()
    const thread = this.#ready ?? new DocsThread<SiteWork>('site-thread', import.meta.url)
    this.#ready = undefined
    const result = await thread.run(() => ({ docs, paths, skipped, site }), {
      signal,
      maxFileMs,
      answer,
      fileAt: place => (skipped.has(paths[place] ?? '') ? undefined : paths[place]),
      skip: (file, reason) => skipped.set(file, reason)
    })
    await this.#keep(thread)
    return result
  }

  async #keep(thread: SiteThread): Promise<void> {
    const unused = this.#options.signal.aborted ? thread : this.#ready
    if (unused !== thread) this.#ready = thread
    await unused?.end()
  }
}
