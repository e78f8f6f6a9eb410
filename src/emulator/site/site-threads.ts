import { filesOfFolder } from '../../sources/files.ts'
import { TaskThread } from '../../runtime/thread/run-tasks.ts'
import { ownModule } from '../../runtime/own-file.ts'
import type { SiteProgress, SiteRequest } from './render.ts'
import type { SiteTask, SiteWork } from './site-thread.ts'

type SiteThread = TaskThread<SiteWork>

interface ThreadsOptions {
  signal: AbortSignal
  maxFileMs: number | undefined
}

interface SiteRendering {
  docs: string
  request: SiteRequest
  folder: string
}

/** Reads and renders documentation in threads, so that no content can block requests and signals. */
export class SiteThreads {
  readonly #options: ThreadsOptions
  /** The last idle thread, which caches rendered pages. */
  #ready: SiteThread | undefined

  constructor(options: ThreadsOptions) {
    this.#options = options
  }

  async listPages(docs: string): Promise<string[]> {
    return await this.#run({ docs, site: undefined }, async () => await Promise.resolve())
  }

  /** Writes a site. Waits for `onProgress` before rendering the next page. */
  async render(
    { docs, request, folder }: SiteRendering,
    onProgress: (progress: SiteProgress) => Promise<void>
  ): Promise<void> {
    await this.#run({ docs, site: { request, folder } }, onProgress)
  }

  async end(): Promise<void> {
    const ready = this.#ready
    this.#ready = undefined
    await ready?.end()
  }

  async #run(
    { docs, site }: Pick<SiteTask, 'docs' | 'site'>,
    answer: (progress: SiteProgress) => Promise<void>
  ): Promise<string[]> {
    const { signal, maxFileMs } = this.#options
    const { paths } = await filesOfFolder(docs)
    const skipped = new Map<string, string>()
    const thread = this.#ready ?? new TaskThread<SiteWork>(ownModule('emulator/site/site-thread'))
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
