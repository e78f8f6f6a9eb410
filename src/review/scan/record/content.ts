import { hash } from 'node:crypto'

const [TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN, SPACE, LESS] = [9, 10, 12, 13, 32, 60]
/** Stands before and after each target, so that text and targets cannot be confused. */
const TARGET_MARK = 1
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32
/** A larger buffer is not kept for the next page. */
const MAX_KEPT_BYTES = 4 * 1024 * 1024

/** What precedes the next character: a tag, other text, or text and white space. */
const AFTER_TAG = 0
const AFTER_TEXT = 1
const AFTER_SPACE = 2

/**
 * What a reader sees of a page: its text and the targets of its links and images. White space next to a tag is left out,
 * and collapsed inside text, so that a minified copy of a page has the same content.
 */
export class PageContent {
  #bytes = Buffer.allocUnsafe(256 * 1024)
  #length = 0
  #state = AFTER_TAG

  /** `size`: of the page. Its text and targets are hardly ever longer than that. */
  begin(size: number): void {
    const isTooLarge = this.#bytes.length > MAX_KEPT_BYTES && size < MAX_KEPT_BYTES
    if (isTooLarge || this.#bytes.length <= size)
      this.#bytes = Buffer.allocUnsafe(Math.max(size + 1024, 256 * 1024))
    this.#length = 0
    this.#state = AFTER_TAG
  }

  /** Adds text up to the next `<`, which is at the position returned, or `end`. */
  addText(bytes: Buffer, from: number, end: number): number {
    this.#reserve(end - from + 1)
    const content = this.#bytes
    let length = this.#length
    let state = this.#state
    let i = from
    while (i < end) {
      const byte = bytes[i] as number
      if (byte === LESS) break
      i++
      if (byte > SPACE || !isSpace(byte)) {
        if (state === AFTER_SPACE) content[length++] = SPACE
        content[length++] = byte
        state = AFTER_TEXT
      } else if (state === AFTER_TEXT) state = AFTER_SPACE
    }
    this.#length = length
    this.#state = state
    return i
  }

  /** Adds text in which `<` has no meaning. */
  addRawText(bytes: Buffer, from: number, end: number): void {
    for (let i = this.addText(bytes, from, end); i < end; i = this.addText(bytes, i + 1, end)) {
      if (this.#state === AFTER_SPACE) this.#bytes[this.#length++] = SPACE
      this.#bytes[this.#length++] = LESS
      this.#state = AFTER_TEXT
    }
  }

  /** A tag: white space before and after it does not count. */
  endText(): void {
    this.#state = AFTER_TAG
  }

  addTarget(target: string): void {
    this.#reserve(2 + 3 * target.length)
    this.#bytes[this.#length++] = TARGET_MARK
    this.#length += this.#bytes.write(target, this.#length)
    this.#bytes[this.#length++] = TARGET_MARK
  }

  digest(): string {
    return hash('sha256', this.#bytes.subarray(0, this.#length)).slice(0, DIGEST_LENGTH)
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(needed * 2)
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

function isSpace(byte: number): boolean {
  return (
    byte === SPACE || byte === LINE_FEED || byte === TAB || byte === CARRIAGE_RETURN || byte === FORM_FEED
  )
}
