import { Worker } from 'node:worker_threads'
import type { WrittenFile } from './files.ts'
import { type Done, errorOf, Performer, type Task } from './tasks.ts'

export const BATCH_BYTES = 1024 * 1024
/** Tasks under way in one thread: enough that it never waits, few enough that memory stays small. */
const TASKS_A_WRITER = 4

interface Writer {
  give(task: Task): void
  underWay: number
  end(): Promise<void>
}

/** Hashes and writes files, in two threads or, where those do not pay, in this one. */
export class Writers {
  readonly files: WrittenFile[] = []
  readonly #writers: Writer[]
  readonly #emptied: Uint8Array<ArrayBuffer>[] = []
  #change = Promise.withResolvers<undefined>()
  #error: Error | undefined

  constructor(root: string, threads: number) {
    this.#writers =
      threads === 0
        ? [this.#inThisThread(root)]
        : Array.from({ length: threads }, () => this.#inAnotherThread(root))
  }

  /** Gives a task to the least busy writer, or to the one named: the rest of a file belongs to who began it. */
  give(task: Task, to?: Writer): Writer {
    const writer = to ?? this.#writers.reduce((a, b) => (b.underWay < a.underWay ? b : a))
    writer.underWay += 1
    writer.give(task)
    return writer
  }

  /** An empty batch: one that came back, if there is one. */
  takeBatch(): Uint8Array<ArrayBuffer> {
    return this.#emptied.pop() ?? new Uint8Array(BATCH_BYTES)
  }

  /** Resolves when there is room for more. */
  async ready(): Promise<void> {
    await this.#until(() => this.#underWay < this.#writers.length * TASKS_A_WRITER)
  }

  async idle(): Promise<void> {
    await this.#until(() => this.#underWay === 0)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#writers.map(async writer => await writer.end()))
  }

  get isFull(): boolean {
    return this.#underWay >= this.#writers.length * TASKS_A_WRITER
  }

  get #underWay(): number {
    return this.#writers.reduce((sum, writer) => sum + writer.underWay, 0)
  }

  async #until(condition: () => boolean): Promise<void> {
    while (this.#error === undefined && !condition()) await this.#change.promise
    if (this.#error !== undefined) throw this.#error
  }

  #take(writer: Writer, { files, bytes, problem }: Done): void {
    writer.underWay -= 1
    for (const file of files) this.files.push(file)
    if (bytes !== undefined) this.#emptied.push(bytes)
    if (problem !== undefined) this.#error ??= errorOf(problem)
    this.#changed()
  }

  #changed(): void {
    this.#change.resolve(undefined)
    this.#change = Promise.withResolvers()
  }

  #inThisThread(root: string): Writer {
    const performer = new Performer(root)
    const writer: Writer = {
      underWay: 0,
      give: task => void performer.perform(task).then(done => this.#take(writer, done)),
      end: async () => {
        performer.close()
        await Promise.resolve()
      }
    }
    return writer
  }

  #inAnotherThread(root: string): Writer {
    const thread = new Worker(new URL(writerFile(), import.meta.url), { workerData: { root } })
    const writer: Writer = {
      underWay: 0,
      give: task => thread.postMessage(task, task.kind === 'files' ? [task.bytes.buffer] : []),
      end: async () => {
        await thread.terminate()
      }
    }
    thread.on('message', (done: Done) => this.#take(writer, done))
    thread.on('error', error => {
      this.#error ??= error
      this.#changed()
    })
    return writer
  }
}

/** A function, so that the bundler does not copy the source file. */
function writerFile(): string {
  return import.meta.url.endsWith('.ts') ? './writer.ts' : './writer-thread.js'
}
