import { filesOfFolder } from '../../sources/files.ts'
import { DocsThread, UnreadableFile } from '../../sources/thread/docs-thread.ts'
import type { SiteProgress, SiteRequest } from './render.ts'
import type { SitePages, SiteTask } from './site-thread.ts'

type SiteThread = DocsThread<SiteTask, SiteProgress, SitePages>

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
    await this.#run({ docs, site: { request, folder } }, onProgress)
  }

  async end(): Promise<void> {
    await this.#ready?.end()
  }

  async #run(
    { docs, site }: Pick<SiteTask, 'docs' | 'site'>,
    answer: (progress: SiteProgress) => Promise<void>
  ): Promise<SitePages> {
    const { signal, maxFileMs } = this.#options
    const { paths } = await filesOfFolder(docs)
    const skipped = new Map<string, string>()
    for (;;) {
      const thread: SiteThread = this.#ready ?? new DocsThread(threadFile(), maxFileMs)
      this.#ready = undefined
      const fileAt = (place: number) => {
        const file = paths[place]
        return file === undefined || skipped.has(file) ? undefined : file
      }
      const result = await thread.run({ docs, paths, skipped, site }, { signal, fileAt, answer })
      if (result instanceof UnreadableFile) skipped.set(result.file, result.reason)
      else {
        await this.#keep(thread)
        return result
      }
    }
  }

  async #keep(thread: SiteThread): Promise<void> {
    const other = this.#ready
    this.#ready = thread
    await other?.end()
    if (this.#options.signal.aborted) await thread.end()
  }
}

/** A function, so that the bundler does not copy the source file. */
function threadFile(): URL {
  const name = import.meta.url.endsWith('.ts') ? './site-thread.ts' : './site-thread.js'
  return new URL(name, import.meta.url)
}
