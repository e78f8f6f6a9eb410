import { hash } from 'node:crypto'

const SPACE = 32
const LESS = 60
/** Longer runs of text are copied as a whole, shorter ones byte by byte: each is faster for its length. */
const NEAR = 32
/** Stands before each link target, so that text and targets cannot be confused. */
const TARGET_MARK = 1
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32

/** Gathers what a reader sees of a page: its text and its link targets. */
export class ContentDigest {
  #content = new Uint8Array(64 * 1024)
  #length = 0
  #endsWithSpace = true

  /** `size`: bytes of the page. Its content is never longer than that. */
  begin(size: number): void {
    if (size > this.#content.length) this.#content = new Uint8Array(Math.ceil(size * 1.25))
    this.#length = 0
    this.#endsWithSpace = true
  }

  /** Adds text up to the next `<`, which is at the position returned, or `end`. */
  addText(bytes: Uint8Array, latin1: string, from: number, end: number): number {
    const content = this.#content
    let length = this.#length
    let i = from
    let byte = bytes[i] as number
    // Indentation between tags is not content, the space between two words is.
    if (byte <= SPACE) {
      do {
        i++
        if (i >= end) return end
        byte = bytes[i] as number
      } while (byte <= SPACE)
      if (!this.#endsWithSpace) content[length++] = SPACE
      this.#endsWithSpace = true
    }
    if (byte === LESS) {
      this.#length = length
      return i
    }
    const start = i
    const near = Math.min(end, start + NEAR)
    do {
      content[length++] = byte
      i++
      if (i >= near) break
      byte = bytes[i] as number
    } while (byte !== LESS)
    if (i === start + NEAR && i < end) {
      const less = latin1.indexOf('<', i)
      const stop = less < 0 ? end : less
      content.set(bytes.subarray(i, stop), length)
      length += stop - i
      i = stop
    }
    this.#length = length
    this.#endsWithSpace = (content[length - 1] as number) <= SPACE
    return i
  }

  /** Adds text that may contain `<`. */
  addRawText(bytes: Uint8Array, from: number, end: number): void {
    if (end <= from) return
    this.#content.set(bytes.subarray(from, end), this.#length)
    this.#length += end - from
    this.#endsWithSpace = false
  }

  addTarget(bytes: Uint8Array, from: number, end: number): void {
    const content = this.#content
    let length = this.#length
    content[length++] = TARGET_MARK
    for (let i = from; i < end; i++) content[length++] = bytes[i] as number
    this.#length = length
  }

  take(): string {
    const digest = hash('sha256', this.#content.subarray(0, this.#length)).slice(0, DIGEST_LENGTH)
    // A page of 50 MB is rare: its memory is not kept for the ones after it.
    if (this.#content.length > 4 * 1024 * 1024) this.#content = new Uint8Array(64 * 1024)
    return digest
  }
}
