import { Worker } from 'node:worker_threads'
import type { RunContext } from '../../runtime/context.ts'
import { deferred } from '../../runtime/deferred.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { untilAborted } from '../../runtime/stop-reason.ts'
import type { Glob } from '../../site/glob.ts'
import type { Versions } from '../base/versions.ts'
import type { ReaderReview } from '../readers/review.ts'
import type { FromReviewThread, ReviewThreadData, ToReviewThread } from './review-thread.ts'

const MAX_FILE_MS = 10_000
const PROGRESS_MS = 10_000
/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8
const MAX_EXTENSIONS = 5
/** How often a file is looked at while it has its time. */
const LOOKS = 10
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
  readonly parsed: ParsedFile
  readonly reason: string

  constructor(parsed: ParsedFile, reason: string) {
    this.parsed = parsed
    this.reason = reason
  }
}

interface ParsedFile {
  version: 'head' | 'base'
  file: string
}

/** Reviews a change in a thread, which ends with `signal`, whatever the documentation contains. */
export async function reviewInThread(
  versions: Versions & { notCompared?: string },
  { ignore, siteUrl, prefix, maxFileMs = MAX_FILE_MS }: ReviewOptions,
  context: Pick<RunContext, 'signal' | 'log'>
): Promise<ReaderReview> {
  const { head, base, changed, renamed = new Map(), notCompared } = versions
  const skipped = { head: new Map<string, string>(), base: new Map<string, string>() }
  for (;;) {
    const workerData: ReviewThreadData = {
      head: { paths: head.paths, folder: head.folder, skipped: skipped.head },
      base: base && { paths: base.paths, folder: base.folder, skipped: skipped.base },
      changed,
      renamed,
      notCompared,
      ignore: ignore.map(({ text }) => text),
      siteUrl,
      prefix,
      progress: new Int32Array(new SharedArrayBuffer(16))
    }
    const result = await new ReviewThread(workerData, versions, maxFileMs).run(context)
    if (!(result instanceof UnreadableFile)) return result
    const { version, file } = result.parsed
    skipped[version].set(file, result.reason)
    // What differs may be readable in the other version: then it is new that it is not.
    if (!changed.has(file)) skipped[version === 'head' ? 'base' : 'head'].set(file, result.reason)
  }
}

class ReviewThread {
  readonly #worker: Worker
  readonly #data: ReviewThreadData
  readonly #versions: Versions
  readonly #maxFileMs: number
  readonly #result = deferred<ReaderReview | UnreadableFile>()

  constructor(workerData: ReviewThreadData, versions: Versions, maxFileMs: number) {
    this.#worker = new Worker(new URL(threadFile(), import.meta.url), {
      workerData,
      resourceLimits: MEMORY_MB
    })
    this.#data = workerData
    this.#versions = versions
    this.#maxFileMs = maxFileMs
  }

  async run({ signal, log }: Pick<RunContext, 'signal' | 'log'>): Promise<ReaderReview | UnreadableFile> {
    const progress = setInterval(() => {
      const [, , done, total] = this.#data.progress
      if (total !== 0) log.info(`Read ${done} of ${total} pages.`)
    }, PROGRESS_MS)
    const watch = this.#watch()
    this.#worker.on('message', (message: FromReviewThread) => {
      if (message.kind === 'done') this.#result.resolve(message.review)
      else void this.#answer(message)
    })
    this.#worker.on('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isMemory && this.#parsed !== undefined) this.#end(this.#parsed, 'it needs too much memory')
      else if (isMemory)
        this.#result.reject(new Failure('documentation-too-large', TOO_LARGE, { cause: error }))
      else this.#result.reject(error)
    })
    try {
      return await untilAborted(signal, async () => await this.#result.promise)
    } finally {
      clearInterval(progress)
      clearInterval(watch)
      await this.#worker.terminate()
    }
  }

  /** The file that is being parsed, if the review can go on without it. */
  get #parsed(): ParsedFile | undefined {
    const { head, base, progress } = this.#data
    const place = Atomics.load(progress, 0)
    const version = place < head.paths.length ? 'head' : 'base'
    const file = head.paths[place] ?? base?.paths[place - head.paths.length]
    if (file === undefined || this.#data[version]?.skipped.has(file) === true) return undefined
    return { version, file }
  }

  /** Watches the file that is being parsed; after the last one, only `timeout` ends the thread. */
  #watch(): NodeJS.Timeout {
    let [before, changes, looks] = [process.cpuUsage(), 0, 0]
    return setInterval(() => {
      const now = Atomics.load(this.#data.progress, 1)
      looks = now === changes ? looks + 1 : 0
      if (looks === 0) [before, changes] = [process.cpuUsage(), now]
      if (looks < LOOKS) return
      // On a busy machine the file had less than that: it gets the time again, a few times.
      const { user } = process.cpuUsage(before)
      const isBusy = user / 1000 <= this.#maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS
      if (this.#parsed !== undefined && !isBusy)
        this.#end(this.#parsed, `it takes more than ${this.#maxFileMs / 1000} s`)
    }, this.#maxFileMs / LOOKS)
  }

  #end(parsed: ParsedFile, reason: string): void {
    this.#result.resolve(new UnreadableFile(parsed, reason))
  }

  async #answer({ id, kind, version, path }: Extract<FromReviewThread, { id: number }>): Promise<void> {
    let answer: ToReviewThread
    try {
      const files = this.#versions[version]
      if (files === undefined) throw new Error('there is no such version')
      answer = { id, value: await files[kind](path) }
    } catch (error) {
      answer = { id, error: reasonOf(error) }
    }
    this.#worker.postMessage(answer)
  }
}

/** A function, so that the bundler does not copy the source file. */
function threadFile(): string {
  return import.meta.url.endsWith('.ts') ? './review-thread.ts' : './review-thread.js'
}
