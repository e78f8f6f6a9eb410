import { decodeHTML } from 'entities/decode'
import { ForeignContent } from './foreign-content.ts'
import { elementCode, elementFlags, elementNames, nameHash } from './names.ts'
import type { PageRecord } from './page-record.ts'
import { commentEnd, rawTextEnd, scriptEnd } from './raw-text.ts'
import { ATTRIBUTE, isSpace, TagReader } from './tag-reader.ts'
import { recordElement } from './elements.ts'
import { scanCss } from './css-scanner.ts'

const [BANG, DASH, SLASH, GREATER] = [33, 45, 47, 62]
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
const RAW_TEXT_NAMES = new Map([
  [STYLE, 'style'],
  [TITLE, 'title'],
  [TEXTAREA, 'textarea'],
  [XMP, 'xmp'],
  [elementCode('iframe'), 'iframe'],
  [elementCode('noembed'), 'noembed'],
  [elementCode('noframes'), 'noframes']
])
const RAW_TEXT = elementFlags('script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes')

/** Reads HTML the way a browser's tokenizer does, as bytes, and records what the review needs. */
export class HtmlScanner {
  readonly #tag = new TagReader()
  readonly #foreign = new ForeignContent()
  #templates = 0
  /** Depth of an open `script` or `style` inside SVG, whose text is not content. */
  #mutedDepth = 0
  #styleStart = 0
  #latin1 = ''

  scan(bytes: Buffer, page: PageRecord): void {
    const end = bytes.length
    const { digest } = page
    // The same bytes once more: searching a string is faster than searching a buffer, reading one byte is slower.
    const latin1 = bytes.toString('latin1')
    this.#latin1 = latin1
    this.#foreign.reset()
    this.#templates = 0
    this.#mutedDepth = 0
    let i = 0
    while (i < end) {
      if (this.#templates === 0 && this.#mutedDepth === 0) i = digest.addText(bytes, latin1, i, end)
      else {
        i = latin1.indexOf('<', i)
        if (i < 0) return
      }
      if (i + 1 >= end) return
      const next = bytes[i + 1] as number
      if (isLetter(next)) i = this.#startTag(bytes, i + 1, end, page)
      else if (next === SLASH) i = this.#endTag(bytes, i, end, page)
      else if (next === BANG) i = this.#declaration(bytes, i, end, page)
      else if (next === 63) i = after(bytes, GREATER, i, end)
      else {
        if (this.#templates === 0 && this.#mutedDepth === 0) digest.addRawText(bytes, i, i + 1)
        i++
      }
      if (i < 0) return
    }
  }

  #startTag(bytes: Buffer, from: number, end: number, page: PageRecord): number {
    let i = from
    let byte = bytes[i] as number
    while (byte !== GREATER && byte !== SLASH && !isSpace(byte)) {
      i++
      if (i >= end) return -1
      byte = bytes[i] as number
    }
    const nameEnd = i
    const code = elementNames.find(bytes, from, i)
    const { depth } = this.#foreign
    if (code === 0 && byte === GREATER && depth === 0) return i + 1
    const tag = this.#tag
    i = tag.read(bytes, this.#latin1, i, end)
    if (i < 0) return -1
    const isHtml = depth === 0 || this.#foreign.entersHtml(code, this.#isFontBreakout(code))
    if (this.#templates === 0) {
      if (tag.has(ATTRIBUTE.id)) page.addId(tag.start(ATTRIBUTE.id), tag.end(ATTRIBUTE.id))
      if (tag.has(ATTRIBUTE.style)) page.addStyle(tag.start(ATTRIBUTE.style), tag.end(ATTRIBUTE.style))
      if (code !== 0) recordElement(code, tag, page, isHtml)
    }
    if (!isHtml) {
      if (!tag.isSelfClosing) this.#openForeign(bytes, code, nameHash(bytes, from, nameEnd), i)
      return i
    }
    if (RAW_TEXT[code] === 1) return this.#rawText(bytes, i, end, code, page)
    if (code === PLAINTEXT) {
      if (this.#templates === 0) page.digest.addRawText(bytes, i, end)
      return -1
    }
    if (code === TEMPLATE) this.#templates++
    if (depth > 0 || code === SVG || code === MATH)
      this.#foreign.openHtml(code, nameHash(bytes, from, nameEnd), tag.isSelfClosing)
    return i
  }

  #openForeign(bytes: Buffer, code: number, hash: number, contentStart: number): void {
    const hasHtmlEncoding =
      code === ANNOTATION_XML &&
      this.#tag.has(ATTRIBUTE.encoding) &&
      /^(?:text\/html|application\/xhtml\+xml)$/i.test(
        bytes.toString('latin1', this.#tag.start(ATTRIBUTE.encoding), this.#tag.end(ATTRIBUTE.encoding))
      )
    this.#foreign.openForeign(code, hash, hasHtmlEncoding)
    if ((code === STYLE || code === SCRIPT) && this.#mutedDepth === 0) {
      this.#mutedDepth = this.#foreign.depth
      this.#styleStart = code === STYLE ? contentStart : -1
    }
  }

  #rawText(bytes: Buffer, from: number, end: number, code: number, page: PageRecord): number {
    const stop =
      code === SCRIPT
        ? scriptEnd(bytes, from, end)
        : rawTextEnd(bytes, from, end, RAW_TEXT_NAMES.get(code) ?? '')
    if (this.#templates === 0) {
      if (code === STYLE) scanCss(bytes, from, stop, page)
      if (code === TITLE || code === TEXTAREA || code === XMP) page.digest.addRawText(bytes, from, stop)
      if (code === TITLE && page.title === '') {
        const title = bytes.toString('utf8', from, Math.min(stop, from + MAX_TITLE_BYTES))
        page.title = decodeHTML(title).replace(/\s+/g, ' ').trim()
      }
    }
    return stop >= end ? -1 : this.#tag.read(bytes, this.#latin1, stop + 2, end)
  }

  #endTag(bytes: Buffer, from: number, end: number, page: PageRecord): number {
    let i = from + 2
    if (i >= end) return -1
    let byte = bytes[i] as number
    if (byte === GREATER) return i + 1
    if (!isLetter(byte)) return after(bytes, GREATER, i, end)
    while (byte !== GREATER && byte !== SLASH && !isSpace(byte)) {
      i++
      if (i >= end) return -1
      byte = bytes[i] as number
    }
    const nameEnd = i
    if (byte === GREATER) i++
    else i = this.#tag.read(bytes, this.#latin1, i, end)
    if (i < 0) return -1
    const { depth } = this.#foreign
    if (depth === 0 && this.#templates === 0) return i
    const code = elementNames.find(bytes, from + 2, nameEnd)
    const isHtml = depth === 0 || this.#foreign.close(code, nameHash(bytes, from + 2, nameEnd))
    if (code === TEMPLATE && this.#templates > 0 && isHtml) this.#templates--
    if (this.#foreign.depth < this.#mutedDepth) {
      this.#mutedDepth = 0
      if (this.#styleStart >= 0 && this.#templates === 0) scanCss(bytes, this.#styleStart, from, page)
    }
    return i
  }

  #declaration(bytes: Buffer, from: number, end: number, page: PageRecord): number {
    if (bytes[from + 2] === DASH && bytes[from + 3] === DASH) return commentEnd(bytes, from, end)
    if (!this.#foreign.isForeign || bytes.compare(CDATA, 0, 7, from + 2, Math.min(end, from + 9)) !== 0)
      return after(bytes, GREATER, from, end)
    const stop = bytes.indexOf(']]>', from + 9)
    const contentEnd = stop < 0 ? end : stop
    if (this.#templates === 0 && this.#mutedDepth === 0) page.digest.addRawText(bytes, from + 9, contentEnd)
    return stop < 0 ? -1 : stop + 3
  }

  #isFontBreakout(code: number): boolean {
    if (code !== FONT) return false
    return this.#tag.has(ATTRIBUTE.color) || this.#tag.has(ATTRIBUTE.face) || this.#tag.has(ATTRIBUTE.size)
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
