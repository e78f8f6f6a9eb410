import { hash } from 'node:crypto'
import { type ScanMemory, STATE } from './scan-memory.ts'

const SPACE = 32
const LESS = 60
/** Stands before each link target, so that text and targets cannot be confused. */
const TARGET_MARK = 1
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32

/** Gathers what a reader sees of a page: its text and its link targets. */
export class ContentDigest {
  readonly #memory: ScanMemory

  constructor(memory: ScanMemory) {
    this.#memory = memory
  }

  /** Adds text up to the next `<`, which is at the position returned, or `end`. */
  addText(bytes: Buffer, from: number, end: number): number {
    let i = from
    while (i < end && (bytes[i] as number) <= SPACE) i++
    if (i >= end) return end
    if (i > from) this.#addSpace()
    if (bytes[i] === LESS) return i
    const less = bytes.indexOf(LESS, i)
    const stop = less < 0 ? end : less
    this.addRawText(bytes, i, stop)
    this.#memory.state[STATE.endsWithSpace] = (bytes[stop - 1] as number) <= SPACE ? 1 : 0
    return stop
  }

  /** Adds text that may contain `<`. */
  addRawText(bytes: Uint8Array, from: number, end: number): void {
    if (end <= from) return
    this.#add(bytes, from, end)
    this.#memory.state[STATE.endsWithSpace] = 0
  }

  addTarget(bytes: Uint8Array, from: number, end: number): void {
    this.#addByte(TARGET_MARK)
    this.#add(bytes, from, end)
  }

  take(): string {
    const { bytes, state } = this.#memory
    const start = state[STATE.content] as number
    const length = state[STATE.contentLength] as number
    return hash('sha256', bytes.subarray(start, start + length)).slice(0, DIGEST_LENGTH)
  }

  #addSpace(): void {
    const { state } = this.#memory
    if (state[STATE.endsWithSpace] === 0) this.#addByte(SPACE)
    state[STATE.endsWithSpace] = 1
  }

  #addByte(byte: number): void {
    const { bytes, state } = this.#memory
    const length = state[STATE.contentLength] as number
    bytes[(state[STATE.content] as number) + length] = byte
    state[STATE.contentLength] = length + 1
  }

  #add(source: Uint8Array, from: number, end: number): void {
    const { bytes, state } = this.#memory
    const length = state[STATE.contentLength] as number
    const at = (state[STATE.content] as number) + length
    bytes.set(source.subarray(from, end), at)
    state[STATE.contentLength] = length + end - from
  }
}
