import { filesOfFolder } from '../../sources/files.ts'
import { DocsThread, UnreadableFile } from '../../sources/thread/run-tasks.ts'
import type { SiteProgress, SiteRequest } from './render.ts'
import type { SitePages, SiteTask, SiteWork } from './site-thread.ts'

/** Each has a parser, and remembers pages: more than a few sites at a time wait for each other. */
const MAX_RENDERINGS = 4
const SPARE_MS = 2000

type SiteThread = DocsThread<SiteWork>

/**
 * The thread of an emulator that has ended, for the next one in this process: it takes half a second to start one, and
 * tests start hundreds of emulators.
 */
class SpareThread {
  #spare: { thread: SiteThread; timer: NodeJS.Timeout } | undefined

  async put(thread: SiteThread): Promise<void> {
    await this.take()?.end()
    thread.unref()
    const timer = setTimeout(() => void this.take()?.end(), SPARE_MS)
    this.#spare = { thread, timer: timer.unref() }
  }

  take(): SiteThread | undefined {
    const spare = this.#spare
    this.#spare = undefined
    clearTimeout(spare?.timer)
    return spare?.thread
  }
}

const spareThread = new SpareThread()

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
    if (ready !== undefined) await spareThread.put(ready)
  }

  async #run(
    { docs, site }: Pick<SiteTask, 'docs' | 'site'>,
    answer: (progress: SiteProgress) => Promise<void>
  ): Promise<SitePages> {
    const { signal, maxFileMs } = this.#options
    const { paths } = await filesOfFolder(docs)
    const skipped = new Map<string, string>()
    for (;;) {
      const thread: SiteThread = this.#ready ?? spareThread.take() ?? new DocsThread(threadFile())
      this.#ready = undefined
      const fileAt = (place: number) => {
        const file = paths[place]
        return file === undefined || skipped.has(file) ? undefined : file
      }
      const result = await thread.run({ docs, paths, skipped, site }, { signal, maxFileMs, fileAt, answer })
      if (!(result instanceof UnreadableFile)) {
        await this.#keep(thread)
        return result
      }
      skipped.set(result.file, result.reason)
    }
  }

  async #keep(thread: SiteThread): Promise<void> {
    const unused = this.#options.signal.aborted ? thread : this.#ready
    if (unused !== thread) this.#ready = thread
    await unused?.end()
  }
}

/** A function, so that the bundler does not copy the source file. */
function threadFile(): URL {
  const name = import.meta.url.endsWith('.ts') ? './site-thread.ts' : './site-thread.js'
  return new URL(name, import.meta.url)
}
