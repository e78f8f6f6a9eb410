import { Worker } from 'node:worker_threads'
import type { RunContext } from '../../runtime/context.ts'
import { deferred } from '../../runtime/deferred.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { Glob } from '../../site/glob.ts'
import type { DocsFiles } from '../../sources/files.ts'
import { MAX_SOURCE_BYTES } from '../../sources/source/read-text.ts'
import type { Versions } from '../base/versions.ts'
import type { ReaderReview } from './review.ts'
import type { FromReviewThread, ReviewThreadData, ToReviewThread } from './review-thread.ts'

const MAX_FILE_MS = 10_000
const PROGRESS_MS = 10_000
/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8
const MAX_EXTENSIONS = 5
/** With a larger young generation, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 }

const TOO_LARGE = `Comparing the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`

interface ReviewOptions {
  ignore: readonly Glob[]
  /** Address of the live site. */
  siteUrl?: string | undefined
  prefix: string
  maxFileMs?: number
}

/** A file that took too long or too much memory: the review starts again without it. */
class UnreadableFile {
  readonly file: string
  readonly reason: string

  constructor(file: string, reason: string) {
    this.file = file
    this.reason = reason
  }
}

/** Reviews a change in a thread, which ends with `signal`, whatever the documentation contains. */
export async function reviewInThread(
  versions: Versions & { notCompared?: string },
  { ignore, siteUrl, prefix, maxFileMs = MAX_FILE_MS }: ReviewOptions,
  context: Pick<RunContext, 'signal' | 'log'>
): Promise<ReaderReview> {
  const { head, base, changed, notCompared } = versions
  const skipped = new Map<string, string>()
  for (;;) {
    const workerData: ReviewThreadData = {
      head: head.paths,
      base: base?.paths,
      changed,
      notCompared,
      ignore: ignore.map(({ text }) => text),
      siteUrl,
      prefix,
      skipped
    }
    const result = await new ReviewThread(workerData, versions, maxFileMs).run(context)
    if (!(result instanceof UnreadableFile)) return result
    skipped.set(result.file, result.reason)
  }
}

class ReviewThread {
  readonly #worker: Worker
  readonly #versions: Versions
  readonly #maxFileMs: number
  readonly #skipped: ReviewThreadData['skipped']
  readonly #result = deferred<ReaderReview | UnreadableFile>()
  #page = { file: '', done: 0, total: 0 }

  constructor(workerData: ReviewThreadData, versions: Versions, maxFileMs: number) {
    this.#worker = new Worker(new URL(threadFile(), import.meta.url), {
      workerData,
      resourceLimits: MEMORY_MB
    })
    this.#versions = versions
    this.#maxFileMs = maxFileMs
    this.#skipped = workerData.skipped
  }

  async run({ signal, log }: Pick<RunContext, 'signal' | 'log'>): Promise<ReaderReview | UnreadableFile> {
    const stop = (): void => this.#result.reject(signal.reason)
    const progress = setInterval(() => {
      const { done, total } = this.#page
      if (total > 0) log.info(`Read ${done} of ${total} pages.`)
    }, PROGRESS_MS)
    const watch = this.#watch()
    this.#worker.on('message', (message: FromReviewThread) => {
      if (message.kind === 'done') this.#result.resolve(message.review)
      else if (message.kind === 'page') this.#page = message
      else {
        void this.#answer(message)
        // What was asked for last is being parsed, until a page or a snippet is named.
        this.#page = { ...this.#page, file: message.path }
      }
      watch.restart()
    })
    this.#worker.on('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isMemory && this.#isBlamed()) this.#end('it needs too much memory')
      else if (isMemory)
        this.#result.reject(new Failure('documentation-too-large', TOO_LARGE, { cause: error }))
      else this.#result.reject(error)
    })
    signal.addEventListener('abort', stop)
    try {
      signal.throwIfAborted()
      return await this.#result.promise
    } finally {
      signal.removeEventListener('abort', stop)
      clearInterval(progress)
      watch.stop()
      await this.#worker.terminate()
    }
  }

  /** Whether the review can go on without the file that is being parsed. */
  #isBlamed(): boolean {
    return this.#page.file !== '' && !this.#skipped.has(this.#page.file)
  }

  /** Watches the page that is being parsed; after the last one, only `timeout` ends the thread. */
  #watch(): { restart: () => void; stop: () => void } {
    let before = process.cpuUsage()
    let extensions = 0
    const timer = setTimeout(() => {
      // On a busy machine the page had less than that: it gets the time once more, a few times.
      const { user } = process.cpuUsage(before)
      const isBusy = user / 1000 <= this.#maxFileMs * FREE_SHARE && extensions < MAX_EXTENSIONS
      if (this.#isBlamed() && !isBusy) this.#end(`it takes more than ${this.#maxFileMs / 1000} s`)
      extensions += 1
      timer.refresh()
    }, this.#maxFileMs)
    return {
      restart: () => {
        extensions = 0
        before = process.cpuUsage()
        timer.refresh()
      },
      stop: () => clearTimeout(timer)
    }
  }

  #end(reason: string): void {
    this.#result.resolve(new UnreadableFile(this.#page.file, reason))
  }

  async #answer({ id, kind, version, path }: Extract<FromReviewThread, { id: number }>): Promise<void> {
    let answer: ToReviewThread
    try {
      const files = this.#versions[version]
      if (files === undefined) throw new Error('there is no such version')
      answer = { id, value: kind === 'read' ? await files.read(path) : await sized(files, path) }
    } catch (error) {
      answer = { id, error: reasonOf(error) }
    }
    this.#worker.postMessage(answer)
  }
}

/** An error of reading is told when the text is asked for. */
async function sized(files: DocsFiles, path: string): Promise<{ size: number; text?: string }> {
  const size = await files.size(path)
  if (size > MAX_SOURCE_BYTES) return { size }
  const text = await files.read(path).catch(() => undefined)
  return { size, ...(text !== undefined && { text }) }
}

/** A function, so that the bundler does not copy the source file. */
function threadFile(): string {
  return import.meta.url.endsWith('.ts') ? './review-thread.ts' : './review-thread.js'
}
