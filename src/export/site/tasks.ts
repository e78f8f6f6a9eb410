import type { FailureCode } from '../../runtime/failure-catalog/index.ts'
import { Failure } from '../../runtime/failure.ts'
import { type FilePiece, FileWriter, type WrittenFile } from './files.ts'
import { extractRun, type ZipEntry } from './zip-run.ts'

/** What can be given to a writer, in this thread or in another. */
export type Task =
  | { kind: 'files'; bytes: Uint8Array<ArrayBuffer>; pieces: FilePiece[] }
  | { kind: 'zip-run'; archive: string; entries: ZipEntry[] }

/** What comes back. Errors lose their class between threads, so they travel as what they consist of. */
export interface Done {
  files: WrittenFile[]
  /** Of a batch: to be filled again. */
  bytes?: Uint8Array<ArrayBuffer>
  problem?: Problem
}

interface Problem {
  failure?: { code: FailureCode; what: string; advice: string }
  message: string
  errno?: string | undefined
}

export class Performer {
  readonly #root: string
  readonly #writer: FileWriter

  constructor(root: string) {
    this.#root = root
    this.#writer = new FileWriter(root)
  }

  async perform(task: Task): Promise<Done> {
    try {
      if (task.kind === 'zip-run') return { files: await extractRun(task.archive, this.#root, task.entries) }
      return { files: this.#writer.write(task.bytes, task.pieces), bytes: task.bytes }
    } catch (error) {
      return { files: [], problem: problemOf(error) }
    }
  }

  close(): void {
    this.#writer.close()
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Failure) {
    const { code, message, advice } = error
    return { failure: { code, what: message, advice }, message }
  }
  const { message, code } = error as NodeJS.ErrnoException
  return { message, errno: code }
}

export function errorOf({ failure, message, errno }: Problem): Error {
  return failure === undefined
    ? Object.assign(new Error(message), { code: errno })
    : new Failure(failure.code, failure.what, { advice: failure.advice })
}
