import { ELEMENTS, type Element } from './elements.ts'
import { ForeignContent } from './foreign-content.ts'
import { LESS, markupAt } from './markup.ts'
import { commentEnd, rawTextEnd } from './raw-text.ts'
import { Tag } from './tag.ts'

interface Range {
  start: number
  end: number
}

const CDATA = '<![CDATA['

/** Receives the text between tags. */
interface TextReader {
  /** Reads text up to the next `<`. Returns where the text ends, or -1 if no `<` follows. */
  readText: (from: number) => number
  /** Reads text in which `<` begins no tag. */
  readRawText: (from: number, end: number) => void
}

/**
 * Reads a page as a browser does, one tag at a time. The fields describe the last tag, so that no objects are created
 * for a tag. Positions are in bytes.
 */
export class HtmlTokenizer {
  isEnd = false
  start = 0
  end = 0
  readonly tag: Tag
  /** Undefined for an end tag, and for an element that has no references or special rules. */
  element: Element | undefined
  /** True if HTML rules apply to the tag, false if SVG or MathML rules apply. */
  isHtml = true
  /** True if what precedes the tag is in a `template` element. */
  isInTemplate = false
  /** Like `isInTemplate`, for `svg` and `math`. */
  isInForeign = false
  /** True if browsers ignore the element of the tag, because it is in a `template` or `noscript` element. */
  isInert = false
  /** The text of an element such as `script`. It is read with the start tag, and the end tag too. */
  rawText: Range | undefined
  /** The content of a `noscript` element, which browsers neither show nor run. Its tags are read. */
  hidden: Range | undefined
  readonly bytes: Buffer
  /** The bytes as a string with one character per byte. */
  readonly text: string
  readonly #foreign = new ForeignContent()
  readonly #reader: TextReader | undefined
  #templates = 0
  /** Where the last `noscript` element ends. */
  #noscriptEnd = 0
  /**
   * True inside an element with content of its own kind, and after its start tag. Most tags are outside, where the fields
   * that tell where a tag is keep their first values.
   */
  #isSpecial = false

  /** Without a reader, text is skipped. */
  constructor(utf8: Buffer, reader?: TextReader) {
    this.#reader = reader
    this.bytes = utf8
    this.text = utf8.toString('latin1')
    this.tag = new Tag(utf8, this.text)
  }

  /** Number of open elements, from the outermost `svg` or `math`. */
  get foreignDepth(): number {
    return this.#foreign.depth
  }

  /** Skips everything before a position. */
  skipTo(position: number): void {
    this.end = position
  }

  /** Reads the next tag. Returns false at the end of the page, or if the page ends inside a tag. */
  next(): boolean {
    const { bytes, text } = this
    let at = this.#isSpecial ? this.#leave() : this.end
    while (at >= 0 && at < bytes.length) {
      if (bytes[at] !== LESS) {
        at = this.#reader === undefined ? text.indexOf('<', at) : this.#reader.readText(at)
        continue
      }
      const markup = markupAt(bytes, at)
      if (markup === 'start') return this.#readStartTag(at)
      if (markup === 'end') return this.#readEndTag(at)
      if (markup === 'text') {
        this.#reader?.readRawText(at, at + 1)
        at++
      } else if (markup === 'comment') at = commentEnd(text, at)
      else if (this.#foreign.isForeign && text.startsWith(CDATA, at)) at = this.#readCdata(at + CDATA.length)
      else at = text.indexOf('>', at) + 1 || -1
    }
    return false
  }

  #readCdata(start: number): number {
    const end = this.text.indexOf(']]>', start)
    this.#reader?.readRawText(start, end < 0 ? this.text.length : end)
    return end < 0 ? end : end + ']]>'.length
  }

  /** Sets the fields for what follows the last tag. Returns its position. */
  #leave(): number {
    if (this.rawText !== undefined) this.end = this.tag.read(this.rawText.end + 2)
    this.rawText = undefined
    this.hidden = undefined
    this.isInTemplate = this.#templates > 0
    this.isInForeign = this.#foreign.depth > 0
    this.isHtml = true
    this.isInert = false
    this.#isSpecial = this.isInTemplate || this.isInForeign || this.end < this.#noscriptEnd
    return this.end
  }

  #readStartTag(start: number): boolean {
    const { tag } = this
    const end = tag.read(start + 1)
    if (end < 0) return false
    const element = tag.lookUp(ELEMENTS)
    this.isEnd = false
    this.element = element
    this.start = start
    this.end = end
    if (this.#isSpecial || element?.isSpecial === true) this.#open(element, start, end)
    return true
  }

  #open(element: Element | undefined, start: number, end: number): void {
    const { tag } = this
    this.isHtml = !this.isInForeign || this.#foreign.entersHtml(tag, element)
    this.isInert = this.isInTemplate || start < this.#noscriptEnd
    this.#isSpecial = true
    if (!this.isHtml) {
      if (!tag.isSelfClosing) this.#foreign.openForeign(tag)
    } else if (element?.isRawText === true)
      this.rawText = { start: end, end: rawTextEnd(this.text, end, element.name) }
    else this.#openHtml(element, end)
  }

  #openHtml(element: Element | undefined, end: number): void {
    this.#foreign.openHtml(this.tag, element)
    const name = element?.name
    if (name === 'template') this.#templates++
    if (name !== 'noscript' || this.isInert) return
    this.#noscriptEnd = rawTextEnd(this.text, end, 'noscript')
    this.hidden = { start: end, end: this.#noscriptEnd }
    this.isInert = true
  }

  #readEndTag(start: number): boolean {
    const end = this.tag.read(start + 2)
    if (end < 0) return false
    this.isEnd = true
    this.element = undefined
    this.start = start
    this.end = end
    if (this.#isSpecial) this.#close(start)
    return true
  }

  #close(start: number): void {
    const { name } = this.tag
    this.isHtml = !this.isInForeign || this.#foreign.close(name)
    if (this.isInTemplate && this.isHtml && name === 'template') this.#templates--
    this.isInert = this.#templates > 0 || start < this.#noscriptEnd
  }
}

export type HtmlToken = Readonly<
  Pick<HtmlTokenizer, 'tag' | 'element' | 'isHtml' | 'isInert' | 'rawText' | 'start' | 'end'>
>

/** Yields the start tags of a page. The same object is used for every tag. */
export function* htmlTokens(utf8: Buffer): Generator<HtmlToken, void> {
  const tokens = new HtmlTokenizer(utf8)
  while (tokens.next()) if (!tokens.isEnd) yield tokens
}
