import { decodeHTML } from 'entities/decode'
import { refreshUrl, srcsetUrls } from '../values/attribute-values.ts'
import { cssUrls, mayRefer } from '../values/css-scanner.ts'
import type { PageRecord } from '../record/page-record.ts'
import { copied, REFERENCE } from '../record/reference-table.ts'
import {
  type AttributeMeaning,
  BREAKOUT,
  type Condition,
  HTML_REFERENCES,
  LINK_REFERENCES,
  OTHER_ELEMENTS,
  OUTSIDE_CONTENT,
  RAW_TEXT,
  SVG_REFERENCES
} from './elements.ts'
import { ForeignContent } from './foreign-content.ts'
import { commentEnd, rawTextEnd } from './raw-text.ts'
import { Names, Tag } from './tag.ts'

const [BANG, SLASH, LESS, GREATER, QUESTION] = [33, 47, 60, 62, 63]
const MAX_TITLE = 1000
/** Bytes between two points where the scanner can pause. */
const STEP = 1024 * 1024
const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i

interface Element {
  name: string
  isRawText: boolean
  isOutsideContent: boolean
  rules: readonly { attribute: string; meaning: AttributeMeaning; when: Condition | undefined }[]
}

const ELEMENTS = new Names(
  [...new Set([...Object.keys(HTML_REFERENCES), ...OTHER_ELEMENTS, ...RAW_TEXT])].map(name => {
    const rules = Object.entries(HTML_REFERENCES[name] ?? {}).map(([attribute, rule]) =>
      typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule }
    )
    const isRawText = RAW_TEXT.includes(name)
    return [name, { name, isRawText, isOutsideContent: OUTSIDE_CONTENT.includes(name), rules }] as const
  })
)
/** Most tags inside an icon are not among these. */
const NOT_JUST_A_SHAPE = new Names(
  [...BREAKOUT, ...SVG_REFERENCES.keys(), 'font'].map(name => [name, true] as const)
)

/** Reads HTML the way a browser's tokenizer does, and records what the review needs. */
export class HtmlScanner {
  readonly #page: PageRecord
  readonly #tag = new Tag()
  readonly #foreign = new ForeignContent()
  #bytes: Buffer = Buffer.alloc(0)
  /** The bytes as a string with one character for each. */
  #text = ''
  #templates = 0
  /** Depth of an open `script` or `style` inside SVG, whose text is not content. */
  #mutedDepth = 0
  #styleStart = 0

  constructor(page: PageRecord) {
    this.#page = page
  }

  /** Pauses after every megabyte. */
  *scan(utf8: Buffer): Generator<undefined, void> {
    this.#bytes = utf8
    this.#text = utf8.toString('latin1')
    this.#tag.begin(utf8, this.#text)
    this.#page.begin(utf8.length)
    this.#foreign.reset()
    this.#templates = 0
    this.#mutedDepth = 0
    let at = 0
    while (at >= 0 && at < utf8.length) {
      at = this.#read(at, Math.min(at + STEP, utf8.length))
      yield
    }
    this.#bytes = Buffer.alloc(0)
    this.#text = ''
    this.#tag.begin(this.#bytes, '')
  }

  /** Reads at least up to `limit`. The position of what comes then, or -1 at the end of the page. */
  #read(from: number, limit: number): number {
    const bytes = this.#bytes
    const end = bytes.length
    let i = from
    while (i < limit) {
      i = this.#skipText(i)
      if (i + 1 >= end) {
        if (i < end) this.#addRawText(i, end)
        return -1
      }
      const next = bytes[i + 1] as number
      if (isLetter(next)) i = this.#startTag(i)
      else if (next === SLASH) i = this.#endTag(i)
      else if (next === BANG) i = this.#declaration(i)
      else if (next === QUESTION) i = this.#after('>', i)
      else {
        this.#addRawText(i, i + 1)
        i++
      }
      if (i < 0) return -1
    }
    return i
  }

  /** The position of the next `<`. */
  #skipText(from: number): number {
    const end = this.#bytes.length
    if (this.#bytes[from] === LESS) return from
    if (this.#isContent) return this.#page.content.addText(this.#bytes, from, end)
    const less = this.#text.indexOf('<', from)
    return less < 0 ? end : less
  }

  get #isContent(): boolean {
    return this.#templates === 0 && this.#mutedDepth === 0
  }

  #addRawText(from: number, end: number): void {
    if (this.#isContent) this.#page.content.addRawText(this.#bytes, from, end)
  }

  #startTag(start: number): number {
    const tag = this.#tag
    const end = tag.read(start + 1)
    if (end < 0) return -1
    if (this.#foreign.depth > 0) return this.#startTagInForeign(start, end)
    const element = tag.lookUp(ELEMENTS)
    if (this.#templates === 0) {
      if (element?.isOutsideContent !== true) this.#page.content.endText()
      this.#record(element)
    }
    return element === undefined ? end : this.#open(element, end)
  }

  /** An `svg` or `math` element is open. */
  #startTagInForeign(start: number, end: number): number {
    const tag = this.#tag
    if (tag.isSelfClosing && this.#foreign.isPlain && tag.lookUp(NOT_JUST_A_SHAPE) === undefined) {
      if (this.#isContent) this.#page.content.endText()
      if (this.#templates === 0 && !tag.isPlain) this.#recordIdAndStyle()
      return end
    }
    const { name } = tag
    const isBreakout = name === 'font' && ['color', 'face', 'size'].some(attribute => tag.has(attribute))
    const isHtml = this.#foreign.entersHtml(name, isBreakout)
    this.#endMuted(start)
    const element = tag.lookUp(ELEMENTS)
    if (this.#isContent) this.#page.content.endText()
    if (isHtml) {
      if (this.#templates === 0) this.#record(element)
      if (element?.isRawText !== true && name !== 'plaintext') this.#openHtml(name)
      return element === undefined ? end : this.#open(element, end)
    }
    if (this.#templates === 0) this.#recordForeign(name)
    if (!tag.isSelfClosing) this.#openForeign(name, end)
    return end
  }

  /** After a start tag in HTML. */
  #open(element: Element, end: number): number {
    const { name } = element
    if (element.isRawText) return this.#rawText(name, end)
    if (name === 'plaintext') {
      this.#addRawText(end, this.#bytes.length)
      return -1
    }
    if (name === 'template') this.#templates++
    if (this.#foreign.depth === 0 && (name === 'svg' || name === 'math')) this.#openHtml(name)
    return end
  }

  #openHtml(name: string): void {
    this.#foreign.openHtml(name, this.#tag.isSelfClosing)
  }

  #openForeign(name: string, end: number): void {
    const encoding = name === 'annotation-xml' ? this.#tag.raw('encoding') : ''
    this.#foreign.openForeign(name, /^(?:text\/html|application\/xhtml\+xml)$/i.test(encoding))
    if ((name === 'style' || name === 'script') && this.#mutedDepth === 0) {
      this.#mutedDepth = this.#foreign.depth
      this.#styleStart = name === 'style' ? end : -1
    }
  }

  /** After a tag that may have closed the `script` or `style` whose text is not content. */
  #endMuted(tagStart: number): void {
    if (this.#foreign.depth >= this.#mutedDepth) return
    this.#mutedDepth = 0
    // Inside SVG the text of a style element has entities.
    if (this.#styleStart >= 0) this.#addStyles(decodeHTML(this.#decoded(this.#styleStart, tagStart)))
  }

  #rawText(name: string, from: number): number {
    const stop = rawTextEnd(this.#text, from, name)
    const { content } = this.#page
    if (name === 'style') {
      if (mayRefer(this.#text.slice(from, stop))) this.#addStyles(this.#decoded(from, stop))
    } else if (name === 'title' || name === 'textarea' || name === 'xmp') {
      this.#addRawText(from, stop)
      if (name === 'title' && this.#templates === 0) this.#setTitle(from, stop)
      if (this.#isContent) content.endText()
    }
    return stop >= this.#text.length ? -1 : this.#tag.read(stop + 2)
  }

  #setTitle(from: number, end: number): void {
    if (this.#page.title !== '') return
    const title = this.#decoded(from, Math.min(end, from + MAX_TITLE))
    // The tables of entities take 25 ms to load.
    const text = title.includes('&') ? decodeHTML(title) : title
    this.#page.title = copied(text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, ''))
  }

  #endTag(from: number): number {
    const next = this.#bytes[from + 2]
    if (next === undefined) {
      this.#addRawText(from, from + 2)
      return -1
    }
    if (next === GREATER) return from + 3
    if (!isLetter(next)) return this.#after('>', from)
    const tag = this.#tag
    const end = tag.read(from + 2)
    if (end < 0) return -1
    if (this.#isContent) this.#page.content.endText()
    if (this.#foreign.depth === 0 && this.#templates === 0) return end
    const { name } = tag
    const isHtml = this.#foreign.depth === 0 || this.#foreign.close(name)
    if (name === 'template' && this.#templates > 0 && isHtml) this.#templates--
    this.#endMuted(from)
    return end
  }

  #declaration(from: number): number {
    if (this.#text.startsWith('--', from + 2)) return commentEnd(this.#text, from)
    if (!this.#foreign.isForeign || !this.#text.startsWith('[CDATA[', from + 2)) return this.#after('>', from)
    const stop = this.#text.indexOf(']]>', from + 9)
    this.#addRawText(from + 9, stop < 0 ? this.#text.length : stop)
    return stop < 0 ? -1 : stop + 3
  }

  /** The position after the next occurrence of a character, or -1. */
  #after(character: string, from: number): number {
    return this.#text.indexOf(character, from) + 1 || -1
  }

  #record(element: Element | undefined): void {
    const tag = this.#tag
    if (tag.isPlain) return
    this.#recordIdAndStyle()
    if (element === undefined) return
    for (const { attribute, meaning, when } of element.rules) {
      if (!tag.has(attribute)) continue
      if (when !== undefined && (this.#lowerCase(when.attribute) === when.value) !== when.is) continue
      this.#add(meaning, attribute)
    }
    if (element.name === 'link') this.#recordLink()
    else if (element.name === 'meta') this.#recordMeta()
    else if (element.name === 'base' && tag.has('href')) this.#page.setBase(tag.value('href'))
  }

  #recordForeign(name: string): void {
    if (this.#tag.isPlain) return
    this.#recordIdAndStyle()
    const meaning = SVG_REFERENCES.get(name)
    const attribute = this.#tag.has('href') ? 'href' : 'xlink:href'
    if (meaning !== undefined && this.#tag.has(attribute)) this.#add(meaning, attribute)
  }

  #recordIdAndStyle(): void {
    const tag = this.#tag
    if (tag.has('id')) this.#page.addId(tag.value('id'))
    // An entity may spell a bracket.
    if (tag.has('style') && /[(&]/.test(tag.raw('style'))) this.#addStyles(tag.value('style'))
  }

  #recordLink(): void {
    const rels = this.#lowerCase('rel').split(/[\t\n\f\r ]+/)
    const row = LINK_REFERENCES.find(({ rels: known }) => known.some(rel => rels.includes(rel)))
    if (row === undefined) return
    if (this.#tag.has('href')) this.#add(row.meaning, 'href')
    if (row.meaning === 'resource' && this.#tag.has('imagesrcset')) this.#add('resourceSet', 'imagesrcset')
  }

  #recordMeta(): void {
    const content = this.#tag.value('content')
    if (this.#lowerCase('http-equiv') === 'refresh') {
      const url = refreshUrl(content)
      if (url !== undefined) this.#page.add(REFERENCE.otherLink, url)
    }
    const name = this.#lowerCase('name')
    if ((name === 'robots' || name === 'googlebot') && NOINDEX.test(content)) this.#page.isNoindex = true
  }

  #add(meaning: AttributeMeaning, attribute: string): void {
    const value = this.#tag.value(attribute)
    if (meaning === 'id') this.#page.addId(value)
    else if (meaning === 'srcset' || meaning === 'resourceSet') {
      const kind = meaning === 'srcset' ? REFERENCE.media : REFERENCE.resource
      for (const url of srcsetUrls(value)) this.#page.add(kind, url)
    } else this.#page.add(REFERENCE[meaning], value)
  }

  #addStyles(css: string): void {
    if (this.#templates > 0) return
    for (const url of cssUrls(css)) this.#page.add(REFERENCE.resource, url)
  }

  #decoded(start: number, end: number): string {
    return this.#bytes.toString('utf8', start, end)
  }

  #lowerCase(attribute: string): string {
    return this.#tag.value(attribute).toLowerCase()
  }
}

function isLetter(byte: number): boolean {
  const lower = byte | 32
  return lower >= 97 && lower <= 122
}
