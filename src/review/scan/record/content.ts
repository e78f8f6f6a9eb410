import { hash } from 'node:crypto'

const [SPACE, LESS] = [32, 60]
/** Marks the start and end of each target, so that text and targets cannot be confused. */
const TARGET_MARK = 1
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32
const INSECURE = `${String.fromCharCode(TARGET_MARK)}http://`
const BUFFER_BYTES = 256 * 1024

const IS_SPACE = new Uint8Array(256)
for (const space of '\t\n\f\r ') IS_SPACE[space.charCodeAt(0)] = 1
/** All white space is written as a space. */
const WRITTEN = IS_SPACE.map((isSpace, byte) => (isSpace === 1 ? SPACE : byte))

/**
 * Collects the visible content of one page at a time: text and the targets of links and images. White space is removed
 * next to a tag and collapsed inside text, so that a minified copy of a page has the same content.
 */
export class ContentDigest {
  /** The buffer is reused for all pages. */
  #bytes = Buffer.allocUnsafe(BUFFER_BYTES)
  #length = 0
  /** Start of the text after the last tag. */
  #textStart = 0
  /** 1 if the next white space is dropped: after white space, and at the start of a text. */
  #afterSpace = 1
  readonly #tagEndsWord: boolean

  /** With `tagEndsWord`, a tag separates words in the text. Digests do not use this option. */
  constructor({ tagEndsWord = false } = {}) {
    this.#tagEndsWord = tagEndsWord
  }

  /** Adds text up to the next `<` or `end`, and returns the position where the text ends. */
  addText(bytes: Buffer, from: number, end: number): number {
    this.#reserve(end - from + 1)
    const content = this.#bytes
    let length = this.#length
    let afterSpace = this.#afterSpace
    let i = from
    // The loop has no branches for white space, because processors cannot predict where words end.
    while (i < end) {
      const byte = bytes[i] as number
      if (byte === LESS) break
      const isSpace = IS_SPACE[byte] as number
      content[length] = WRITTEN[byte] as number
      length += 1 - (isSpace & afterSpace)
      afterSpace = isSpace
      i++
    }
    this.#length = length
    this.#afterSpace = afterSpace
    return i
  }

  /** Adds text in which `<` has no special meaning. */
  addRawText(bytes: Buffer, from: number, end: number): void {
    for (let i = this.addText(bytes, from, end); i < end; i = this.addText(bytes, i + 1, end)) {
      this.#bytes[this.#length++] = LESS
      this.#afterSpace = 0
    }
  }

  /** Ends the text at a tag. White space before and after the tag is removed. */
  endText(): void {
    if (this.#afterSpace === 1 && this.#length > this.#textStart) this.#length--
    if (this.#tagEndsWord) {
      this.#reserve(1)
      this.#bytes[this.#length++] = SPACE
    }
    this.#textStart = this.#length
    this.#afterSpace = 1
  }

  addTarget(target: string): void {
    this.#reserve(2 + 3 * target.length)
    this.#bytes[this.#length++] = TARGET_MARK
    this.#length += this.#bytes.write(target, this.#length)
    this.#bytes[this.#length++] = TARGET_MARK
    this.#textStart = this.#length
  }

  /** Returns the text since the last digest, and the targets of links and images separately. */
  parts(): { text: string; targets: string[] } {
    const parts = this.#bytes.toString('utf8', 0, this.#length).split(String.fromCharCode(TARGET_MARK))
    return {
      text: parts.filter((_, at) => at % 2 === 0).join(' '),
      targets: parts.filter((_, at) => at % 2 === 1)
    }
  }

  /** Returns the digest that the content has with https in all links and images; undefined if it is the same digest. */
  securedDigest(): string | undefined {
    this.endText()
    const content = this.#bytes.subarray(0, this.#length)
    if (!content.includes(INSECURE)) return undefined
    const secured = content.toString('latin1').replaceAll(INSECURE, INSECURE.replace('http', 'https'))
    return hash('sha256', Buffer.from(secured, 'latin1')).slice(0, DIGEST_LENGTH)
  }

  /** Returns a digest of the content since the last call. */
  digest(): string {
    this.endText()
    const digest = hash('sha256', this.#bytes.subarray(0, this.#length)).slice(0, DIGEST_LENGTH)
    if (this.#bytes.length > BUFFER_BYTES) this.#bytes = Buffer.allocUnsafe(BUFFER_BYTES)
    this.#length = 0
    this.#textStart = 0
    return digest
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#bytes.length))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}
