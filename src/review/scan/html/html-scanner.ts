import { decodeHTML } from 'entities/decode'
import { ForeignContent } from './foreign-content.ts'
import { elementCode, elementFlags } from './names.ts'
import type { PageRecord } from '../page-record.ts'
import { commentEnd, RAW_TEXT_ELEMENTS, rawTextEnd, scriptEnd } from './raw-text.ts'
import { ATTRIBUTE, TagReader } from './tag-reader.ts'
import { MarkupTable } from './markup-table.ts'
import type { ScanMemory } from '../scan-memory.ts'
import { NONE } from './elements.ts'
import { TagReferences } from './tag-references.ts'
import { scanCss } from '../css-scanner.ts'

const [BANG, DASH, SLASH, LESS, GREATER] = [33, 45, 47, 60, 62]
const CDATA = Buffer.from('[CDATA[')
const MAX_TITLE_BYTES = 1000

const SCRIPT = elementCode('script')
const STYLE = elementCode('style')
const TITLE = elementCode('title')
const TEXTAREA = elementCode('textarea')
const XMP = elementCode('xmp')
const PLAINTEXT = elementCode('plaintext')
const SVG = elementCode('svg')
const MATH = elementCode('math')
const TEMPLATE = elementCode('template')
const FONT = elementCode('font')
const ANNOTATION_XML = elementCode('annotation-xml')
const RAW_TEXT_NAMES = new Map(RAW_TEXT_ELEMENTS.map(name => [elementCode(name), name]))
const RAW_TEXT = elementFlags(...RAW_TEXT_ELEMENTS)

/** Reads HTML the way a browser's tokenizer does, as bytes, and records what the review needs. */
export class HtmlScanner {
  readonly #reader: TagReader
  readonly #memory: ScanMemory
  readonly #markup: MarkupTable
  readonly #references: TagReferences
  readonly #foreign = new ForeignContent()
  #templates = 0
  /** Depth of an open `script` or `style` inside SVG, whose text is not content. */
  #mutedDepth = 0
  #styleStart = 0
  /** Start of an `svg` or `math` element that means nothing so far, or -1. */
  #iconStart = -1

  constructor(memory: ScanMemory) {
    this.#memory = memory
    this.#reader = new TagReader(memory)
    this.#markup = new MarkupTable(memory)
    this.#references = new TagReferences(this.#markup, this.#reader)
  }

  scan(bytes: Buffer, page: PageRecord): void {
    this.#scan(bytes, page)
    page.append(this.#memory.references)
  }

  #scan(bytes: Buffer, page: PageRecord): void {
    const end = bytes.length
    const { digest } = page
    const markup = this.#markup
    this.#memory.begin(bytes)
    this.#foreign.reset()
    this.#templates = 0
    this.#mutedDepth = 0
    this.#iconStart = -1
    let i = 0
    while (i < end) {
      let known = 0
      if (this.#foreign.depth === 0 && this.#templates === 0) {
        known = markup.skip(i)
        i = markup.end
      } else i = this.#skipText(bytes, i, page)
      if (i + 1 >= end) return
      const next = bytes[i + 1] as number
      if (isLetter(next)) i = this.#startTag(i, known, page)
      else if (next === SLASH) i = this.#endTag(bytes, i, end, page)
      else if (next === BANG) i = this.#declaration(bytes, i, end, page)
      else if (next === 63) i = after(bytes, GREATER, i, end)
      else {
        this.#iconStart = -1
        if (this.#templates === 0 && this.#mutedDepth === 0) digest.addRawText(bytes, i, i + 1)
        i++
      }
      if (i < 0) return
    }
  }

  /** Inside SVG, MathML and templates: the position of the next `<`. */
  #skipText(bytes: Buffer, from: number, { digest }: PageRecord): number {
    if (bytes[from] === LESS) return from
    this.#iconStart = -1
    if (this.#templates === 0 && this.#mutedDepth === 0) return digest.addText(bytes, from, bytes.length)
    const less = bytes.indexOf(LESS, from)
    return less < 0 ? bytes.length : less
  }

  /** `known`: the number of the tag if it was recognized already, or 0. */
  #startTag(start: number, known: number, page: PageRecord): number {
    const markup = this.#markup
    const tag = known === 0 ? markup.find(start) : known
    if (tag < 0) return -1
    const end = known === 0 ? markup.end : markup.endOf(tag, start)
    const code = markup.codeOf(tag)
    const { depth } = this.#foreign
    const isPlain = depth === 0 && this.#templates === 0
    const isHtml = depth === 0 || this.#entersHtml(code, start)
    this.#endMuted(start, page)
    const references = this.#templates === 0 ? this.#references.of(tag, start, page, isHtml) : NONE
    // The table knows the tag now: it is read again from its start, and passed over there.
    if (isPlain && this.#references.describe(tag, start, end, references, page)) return start
    if (this.#templates === 0) this.#references.remember(tag, isHtml, references)
    const isInert = references.length === 0
    if (!isInert) this.#iconStart = -1
    for (const reference of references) page.add(reference)
    if (!isHtml) {
      if (!markup.isSelfClosing(tag)) this.#openForeign(tag, start, end, page)
      return end
    }
    if (depth > 0) this.#iconStart = -1
    if (isPlain && code !== SVG && code !== MATH) markup.pass(tag)
    if (RAW_TEXT[code] === 1) return this.#rawText(end, code, page)
    if (code === PLAINTEXT) {
      if (this.#templates === 0) page.digest.addRawText(page.bytes, end, page.bytes.length)
      return -1
    }
    if (code === TEMPLATE) this.#templates++
    if (depth > 0 || code === SVG || code === MATH) {
      this.#foreign.openHtml(code, markup.nameHashOf(tag), markup.isSelfClosing(tag))
      if (isPlain) this.#iconStart = isInert && this.#foreign.depth > 0 ? start : -1
    }
    return end
  }

  /** Whether the tag follows HTML rules although an `svg` or `math` element is open. */
  #entersHtml(code: number, start: number): boolean {
    let isBreakout = false
    if (code === FONT) {
      this.#reader.read(start)
      isBreakout = [ATTRIBUTE.color, ATTRIBUTE.face, ATTRIBUTE.size].some(name => this.#reader.has(name))
    }
    return this.#foreign.entersHtml(code, isBreakout)
  }

  #openForeign(tag: number, start: number, end: number, page: PageRecord): void {
    const code = this.#markup.codeOf(tag)
    const hasHtmlEncoding = code === ANNOTATION_XML && this.#hasHtmlEncoding(start, page)
    this.#foreign.openForeign(code, this.#markup.nameHashOf(tag), hasHtmlEncoding)
    if ((code === STYLE || code === SCRIPT) && this.#mutedDepth === 0) {
      this.#mutedDepth = this.#foreign.depth
      this.#styleStart = code === STYLE ? end : -1
      this.#iconStart = -1
    }
  }

  /** After a tag that may have closed the `script` or `style` whose text is not content. */
  #endMuted(tagStart: number, page: PageRecord): void {
    if (this.#foreign.depth >= this.#mutedDepth) return
    this.#mutedDepth = 0
    // Inside SVG the text of a style element has entities.
    if (this.#styleStart >= 0 && this.#templates === 0)
      scanCss(page.bytes, this.#styleStart, tagStart, page, decodeHTML)
  }

  #hasHtmlEncoding(start: number, { bytes }: PageRecord): boolean {
    this.#reader.read(start)
    const { encoding } = ATTRIBUTE
    if (!this.#reader.has(encoding)) return false
    const value = bytes.toString('latin1', this.#reader.start(encoding), this.#reader.end(encoding))
    return /^(?:text\/html|application\/xhtml\+xml)$/i.test(value)
  }

  #rawText(from: number, code: number, page: PageRecord): number {
    const { bytes } = page
    const end = bytes.length
    const stop =
      code === SCRIPT
        ? scriptEnd(bytes, from, end)
        : rawTextEnd(bytes, from, end, RAW_TEXT_NAMES.get(code) ?? '')
    if (this.#templates === 0) {
      if (code === STYLE) scanCss(bytes, from, stop, page)
      if (code === TITLE || code === TEXTAREA || code === XMP) page.digest.addRawText(bytes, from, stop)
      if (code === TITLE && page.title === '') {
        const title = bytes.toString('utf8', from, Math.min(stop, from + MAX_TITLE_BYTES))
        // The tables of entities take 25 ms to load.
        const text = title.includes('&') ? decodeHTML(title) : title
        page.title = text.replace(/\s+/g, ' ').trim()
      }
    }
    return stop >= end ? -1 : this.#reader.endOfTag(stop + 2)
  }

  #endTag(bytes: Buffer, from: number, end: number, page: PageRecord): number {
    if (from + 2 >= end) return -1
    const next = bytes[from + 2] as number
    if (next === GREATER) return from + 3
    if (!isLetter(next)) return after(bytes, GREATER, from, end)
    const markup = this.#markup
    const tag = markup.find(from)
    if (tag < 0) return -1
    const tagEnd = markup.end
    const { depth } = this.#foreign
    if (depth === 0 && this.#templates === 0) {
      markup.pass(tag)
      return tagEnd
    }
    const code = markup.codeOf(tag)
    const isHtml = depth === 0 || this.#foreign.close(code, markup.nameHashOf(tag))
    if (code === TEMPLATE && this.#templates > 0 && isHtml) this.#templates--
    this.#endMuted(from, page)
    if (this.#foreign.depth === 0 && this.#iconStart >= 0) {
      markup.passInert(this.#iconStart, tagEnd)
      this.#iconStart = -1
    }
    return tagEnd
  }

  #comment(bytes: Buffer, from: number, end: number): number {
    const stop = commentEnd(bytes, from, end)
    const isPlain = this.#foreign.depth === 0 && this.#templates === 0
    if (isPlain && stop < end) this.#markup.passInert(from, stop)
    this.#iconStart = -1
    return stop
  }

  #declaration(bytes: Buffer, from: number, end: number, page: PageRecord): number {
    if (bytes[from + 2] === DASH && bytes[from + 3] === DASH) return this.#comment(bytes, from, end)
    if (!this.#foreign.isForeign || bytes.compare(CDATA, 0, 7, from + 2, Math.min(end, from + 9)) !== 0)
      return after(bytes, GREATER, from, end)
    this.#iconStart = -1
    const stop = bytes.indexOf(']]>', from + 9)
    const contentEnd = stop < 0 ? end : stop
    if (this.#templates === 0 && this.#mutedDepth === 0) page.digest.addRawText(bytes, from + 9, contentEnd)
    return stop < 0 ? -1 : stop + 3
  }
}

function isLetter(byte: number): boolean {
  const lower = byte | 32
  return lower >= 97 && lower <= 122
}

function after(bytes: Buffer, byte: number, from: number, end: number): number {
  const at = bytes.indexOf(byte, from)
  return at < 0 ? end : at + 1
}
