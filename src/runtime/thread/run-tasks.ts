import { Worker } from 'node:worker_threads'
import { deferred } from '../time/deferred.ts'
import { Failure, reasonOf } from '../failure.ts'
import { untilAborted } from '../time/stop-reason.ts'
import { type FromThread, newProgress, PARSER_EXHAUSTED, type ThreadWork, type ToThread } from './messages.ts'

/** Time limit for one file. On a busy machine, the limit is extended a few times. */
const MAX_FILE_MS = 10_000
/** A process that gets less than this share of a core is running on a busy machine. */
const FREE_SHARE = 0.8
const MAX_EXTENSIONS = 5
/** Number of progress checks within the time limit of a file. */
const LOOKS = 10
/** With a larger young generation, garbage collection starts so late that a runner can run out of memory. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 }

const TOO_LARGE = `Reading the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`

/** A file that needed too much time or memory. */
interface UnreadableFile<File> {
  file: File
  reason: string
}

interface TaskOptions<Question, File> {
  signal: AbortSignal
  /** Returns the file at the index that the thread reports, or undefined if the next task cannot skip that file. */
  fileAt?: (place: number) => File | undefined
  /** Excludes a file from the next task. */
  skip?: (file: File, reason: string) => void
  answer?: (question: Question) => Promise<unknown>
  maxFileMs?: number | undefined
}

/**
 * A thread that runs tasks on untrusted files, one after another. `signal` and the time limit for each file stop the
 * thread regardless of the content of the files.
 */
export class TaskThread<Work extends ThreadWork> {
  readonly #module: URL
  readonly #progress = newProgress()
  #worker: Worker | undefined

  /** `module`: the address of the module that calls `serveTasks`. */
  constructor(module: URL) {
    this.#module = module
  }

  /** The number of finished pages and of all pages; both are 0 until the pages are counted. */
  get pages(): { done: number; total: number } {
    return { done: Atomics.load(this.#progress, 2), total: Atomics.load(this.#progress, 3) }
  }

  /** Runs a task. If a file needs too much time or memory, retries the task in a new thread, and skips the file. */
  async run<File>(
    task: () => Work['task'],
    options: TaskOptions<Work['question'], File>
  ): Promise<Work['result']> {
    for (;;) {
      const end = await this.#run(task(), options)
      if ('result' in end) return end.result
      options.skip?.(end.file, end.reason)
    }
  }

  /** Runs the task once. Ends the thread unless the task returns a result. */
  async #run<File>(
    task: Work['task'],
    options: TaskOptions<Work['question'], File>
  ): Promise<{ result: Work['result'] } | UnreadableFile<File>> {
    const { signal, maxFileMs = MAX_FILE_MS } = options
    const ended = deferred<{ result: Work['result'] } | UnreadableFile<File>>()
    const parsed = () => options.fileAt?.(Atomics.load(this.#progress, 0))
    const onMessage = (message: FromThread<Work>) => {
      if ('result' in message) ended.resolve(message)
      else void this.#answer(message, options.answer)
    }
    const onError = (error: Error & { code?: string }) => {
      const file = parsed()
      const isExhausted = error.code === PARSER_EXHAUSTED
      const reason = isExhausted ? error.message : 'it needs too much memory'
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY' && !isExhausted) ended.reject(error)
      else if (file !== undefined) ended.resolve({ file, reason })
      else ended.reject(new Failure('documentation-too-large', TOO_LARGE, { cause: error }))
    }
    const onExit = () => ended.reject(new Error('The thread ended before its task was complete.'))
    this.#worker ??= new Worker(this.#module, { workerData: this.#progress, resourceLimits: MEMORY_MB })
    const worker = this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    const watch = this.#watch(maxFileMs, () => {
      const file = parsed()
      if (file !== undefined)
        ended.resolve({ file, reason: `it takes more than ${maxFileMs / 1000} s to parse` })
    })
    let isDone = false
    try {
      this.#send({ task })
      const end = await untilAborted(signal, async () => await ended.promise)
      isDone = 'result' in end
      return end
    } finally {
      clearInterval(watch)
      worker.off('message', onMessage).off('exit', onExit)
      if (isDone) worker.off('error', onError)
      else await this.end()
    }
  }

  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  /** Enforces the time limit of each file. After the last file, only the signal ends the thread. */
  #watch(maxFileMs: number, onSlow: () => void): NodeJS.Timeout {
    let [before, changes, looks] = [process.cpuUsage(), 0, 0]
    return setInterval(() => {
      const now = Atomics.load(this.#progress, 1)
      looks = now === changes ? looks + 1 : 0
      if (looks === 0) [before, changes] = [process.cpuUsage(), now]
      if (looks < LOOKS) return
      // On a busy machine, the file gets less processor time, so the limit is extended a few times.
      const { user } = process.cpuUsage(before)
      const isBusy = user / 1000 <= maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS
      if (!isBusy) onSlow()
    }, maxFileMs / LOOKS)
  }

  async #answer(
    { id, question }: { id: number; question: Work['question'] },
    answer: TaskOptions<Work['question'], unknown>['answer']
  ): Promise<void> {
    try {
      this.#send({ id, value: await answer?.(question) })
    } catch (error) {
      this.#send({ id, error: reasonOf(error) })
    }
  }

  #send(message: ToThread<Work>): void {
    this.#worker?.postMessage(message)
  }
}
