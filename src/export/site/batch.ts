import type { FilePiece } from './files.ts'
import { BATCH_BYTES, type Writers } from './writers.ts'

/** Of one batch: empty files do not fill it. */
const MAX_PIECES = 1000

/** Gathers small files, so that a thread gets a megabyte at a time. */
export class Batch {
  readonly #writers: Writers
  #bytes: Uint8Array<ArrayBuffer> | undefined
  #filled = 0
  #pieces: FilePiece[] = []
  #current: FilePiece | undefined
  #writer: ReturnType<Writers['give']> | undefined

  constructor(writers: Writers) {
    this.#writers = writers
  }

  begin(path: string): void {
    this.#piece(path, true)
  }

  add(bytes: Buffer): void {
    let rest = bytes
    while (rest.length > 0) {
      if (this.#filled === BATCH_BYTES) this.#sendAndGoOn()
      this.#bytes ??= this.#writers.takeBatch()
      const fits = rest.subarray(0, BATCH_BYTES - this.#filled)
      this.#bytes.set(fits, this.#filled)
      this.#filled += fits.length
      rest = rest.subarray(fits.length)
    }
  }

  finish(): void {
    if (this.#current === undefined) throw new Error('no file has begun')
    this.#current.isLast = true
    this.#current.end = this.#filled
    this.#current = undefined
    if (this.#filled === BATCH_BYTES || this.#pieces.length === MAX_PIECES) this.send()
  }

  send(): void {
    if (this.#pieces.length === 0) return
    const bytes = this.#bytes ?? this.#writers.takeBatch()
    const [first] = this.#pieces
    // The rest of a file goes to the writer that has it open.
    const to = first?.isFirst === false ? this.#writer : undefined
    this.#writer = this.#writers.give({ kind: 'files', bytes, pieces: this.#pieces }, to)
    this.#bytes = undefined
    this.#filled = 0
    this.#pieces = []
  }

  #sendAndGoOn(): void {
    const current = this.#current
    if (current === undefined) throw new Error('no file has begun')
    current.end = this.#filled
    this.send()
    this.#piece(current.path, false)
  }

  #piece(path: string, isFirst: boolean): void {
    this.#current = { path, start: this.#filled, end: this.#filled, isFirst, isLast: false }
    this.#pieces.push(this.#current)
  }
}
