import { MessageChannel, Worker } from 'node:worker_threads'
import type { CheckOptions, MovedFiles, Review } from '../../../../review/checks/site-review.ts'
import type { EntryKind, Guards } from '../../../../archive/guards.ts'
import {
  errorOf,
  type FilePart,
  makeSiteFolder,
  type WriteResult,
  type WriteTask,
  type WrittenFile
} from './file-writer.ts'
import type { ReviewPart, SiteReviewTask, WriterThreadData } from './writer-thread.ts'
import { isDotfile } from '../../../../site/files/left-out.ts'
import { deferred } from '../../../../runtime/time/deferred.ts'
import { ownModule } from '../../../../runtime/own-file.ts'

const BATCH_BYTES = 1024 * 1024
/** Maximum number of files in a batch, so that a task with many empty files does not delay a cancellation. */
const MAX_PARTS = 1000
/** Enough tasks that a writer never waits for work, and few enough to limit memory use. */
const TASKS_PER_WRITER = 4
/** Heap for a writer's young objects. With the default of 64 MB or more, 100 MB of unused buffers remain in memory. */
const MAX_YOUNG_MB = 3

export interface SiteTarget {
  root: string
  guards: Guards
  writers: Writers
  batch: Batch
  /** Folders whose names, or parents' names, begin with a dot. */
  dotFolders: string[]
  signal: AbortSignal
}

export function admitEntry(target: SiteTarget, name: string, kind: EntryKind): string {
  const { path, newFolders } = target.guards.admit(name, kind)
  for (const folder of newFolders) makeFolder(target, folder)
  return path
}

export function makeFolder({ root, dotFolders }: SiteTarget, folder: string): void {
  makeSiteFolder(root, folder)
  if (isDotfile(folder)) dotFolders.push(folder)
}

interface Writer {
  thread: Worker
  pending: number
}

/** Hashes and writes files in threads. The first thread also reviews the site. Disposing terminates all threads. */
export class Writers implements AsyncDisposable {
  readonly files: WrittenFile[] = []
  readonly #writers: Writer[]
  readonly #findings: Review['findings'] = []
  #review: Review | undefined
  readonly #emptyBatches: Uint8Array<ArrayBuffer>[] = []
  readonly #disposed = new AbortController()
  #change = deferred<undefined>()
  #error: Error | undefined

  constructor(root: string, threads: number, isReviewed: boolean, signal: AbortSignal) {
    const channels = Array.from({ length: isReviewed ? threads - 1 : 0 }, () => new MessageChannel())
    const ports = [channels.map(({ port1 }) => port1), ...channels.map(({ port2 }) => [port2])]
    this.#writers = Array.from({ length: threads }, (_, number) =>
      this.#start({ root, number, isReviewed, ports: ports[number] ?? [] })
    )
    signal.addEventListener('abort', () => this.#fail(signal.reason as Error), {
      signal: this.#disposed.signal
    })
    if (signal.aborted) this.#error = signal.reason as Error
  }

  assign(task: WriteTask, to?: Writer): Writer {
    const writer = to ?? this.#writers.reduce((a, b) => (b.pending < a.pending ? b : a))
    writer.pending += 1
    writer.thread.postMessage(task, task.kind === 'files' ? [task.bytes.buffer] : [])
    return writer
  }

  takeBatch(): Uint8Array<ArrayBuffer> {
    return this.#emptyBatches.pop() ?? new Uint8Array(BATCH_BYTES)
  }

  /** Resolves when the writers can accept more tasks. Rejects with a writer's error or the abort reason. */
  async ready(): Promise<void> {
    await this.#until(() => !this.isFull)
  }

  async idle(): Promise<void> {
    await this.#until(() => this.#pending === 0)
  }

  /** Reviews the site. Call `idle` first. `paths` lists all files of the site. */
  async review(paths: string[], options: CheckOptions, moved: MovedFiles): Promise<Review> {
    // End the other threads to free their memory for the review.
    await Promise.all(this.#writers.slice(1).map(async ({ thread }) => await thread.terminate()))
    const task: SiteReviewTask = { kind: 'review', paths, options, moved }
    this.#writers[0]?.thread.postMessage(task)
    await this.#until(() => this.#review !== undefined)
    return this.#review as Review
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#disposed.abort()
    await Promise.all(this.#writers.map(async ({ thread }) => await thread.terminate()))
  }

  get isFull(): boolean {
    return this.#pending >= this.#writers.length * TASKS_PER_WRITER
  }

  get #pending(): number {
    return this.#writers.reduce((sum, writer) => sum + writer.pending, 0)
  }

  async #until(condition: () => boolean): Promise<void> {
    while (this.#error === undefined && !condition()) await this.#change.promise
    if (this.#error !== undefined) throw this.#error
  }

  #take(writer: Writer, { files, bytes, problem }: WriteResult): void {
    writer.pending -= 1
    for (const file of files) this.files.push(file)
    if (bytes !== undefined) this.#emptyBatches.push(bytes)
    if (problem !== undefined) this.#error ??= errorOf(problem)
    this.#notify()
  }

  #takeReview(part: ReviewPart): void {
    if ('findings' in part) for (const finding of part.findings) this.#findings.push(finding)
    else {
      this.#review = { findings: this.#findings, ...part }
      this.#notify()
    }
  }

  #fail(error: Error): void {
    this.#error ??= error
    this.#notify()
  }

  #notify(): void {
    this.#change.resolve(undefined)
    this.#change = deferred()
  }

  #start(workerData: WriterThreadData): Writer {
    const file = ownModule('export/receive/extract/writers/writer-thread')
    const thread = new Worker(file, {
      workerData,
      transferList: workerData.ports,
      resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB }
    })
    const writer: Writer = { thread, pending: 0 }
    thread.on('message', (result: WriteResult | ReviewPart) => {
      if ('files' in result) this.#take(writer, result)
      else this.#takeReview(result)
    })
    thread.on('error', (error: Error) => this.#fail(error))
    return writer
  }
}

/** Combines small files into tasks of one megabyte. */
export class Batch {
  readonly #writers: Writers
  #bytes: Uint8Array<ArrayBuffer> | undefined
  #filled = 0
  #parts: FilePart[] = []
  #current: FilePart | undefined
  #writer: Writer | undefined

  constructor(writers: Writers) {
    this.#writers = writers
  }

  begin(path: string, size: number): void {
    // Avoid splitting a file between two batches: both would need the same writer, and the other writers would be idle.
    if (this.#filled + size > BATCH_BYTES && size <= BATCH_BYTES) this.send()
    this.#startPart(path, true)
  }

  add(bytes: Buffer): void {
    let rest = bytes
    while (rest.length > 0) {
      if (this.#filled === BATCH_BYTES) this.#continueInNextBatch()
      this.#bytes ??= this.#writers.takeBatch()
      const fitting = rest.subarray(0, BATCH_BYTES - this.#filled)
      this.#bytes.set(fitting, this.#filled)
      this.#filled += fitting.length
      rest = rest.subarray(fitting.length)
    }
  }

  finish(): void {
    if (this.#current === undefined) throw new Error('no file was begun')
    this.#current.isLast = true
    this.#current.end = this.#filled
    this.#current = undefined
    if (this.#filled === BATCH_BYTES || this.#parts.length === MAX_PARTS) this.send()
  }

  send(): void {
    if (this.#parts.length === 0) return
    const bytes = this.#bytes ?? this.#writers.takeBatch()
    // Send the rest of a file to the writer that has the file open.
    const to = this.#parts[0]?.isFirst === false ? this.#writer : undefined
    this.#writer = this.#writers.assign({ kind: 'files', bytes, parts: this.#parts }, to)
    this.#bytes = undefined
    this.#filled = 0
    this.#parts = []
  }

  #continueInNextBatch(): void {
    const current = this.#current
    if (current === undefined) throw new Error('no file was begun')
    current.end = this.#filled
    this.send()
    this.#startPart(current.path, false)
  }

  #startPart(path: string, isFirst: boolean): void {
    this.#current = { path, start: this.#filled, end: this.#filled, isFirst, isLast: false }
    this.#parts.push(this.#current)
  }
}
