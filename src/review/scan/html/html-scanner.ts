import { decodeHTML } from 'entities/decode'
import { refreshUrl, srcsetUrls } from '../values/attribute-values.ts'
import { cssUrls, mayRefer } from '../values/css-scanner.ts'
import type { PageRecord } from '../record/page-record.ts'
import { copied, REFERENCE, type ReferenceKind } from '../record/references.ts'
import {
  BREAKOUT,
  HTML_REFERENCES,
  LINK_REFERENCES,
  OUTSIDE_CONTENT,
  RAW_TEXT,
  SVG_REFERENCES
} from './elements.ts'
import { ForeignContent } from './foreign-content.ts'
import { commentEnd, rawTextEnd } from './raw-text.ts'
import { attributeNumber, ELEMENT_NAMES, Names, Tag } from './tag.ts'

const [BANG, SLASH, LESS, GREATER, QUESTION] = [33, 47, 60, 62, 63]
const MAX_TITLE = 1000
/** Bytes between two points where the scanner can pause. */
const STEP = 1024 * 1024
const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i

const HREF = attributeNumber('href')
const ID = attributeNumber('id')
const STYLE = attributeNumber('style')
/** Besides the kinds of references. */
const MEANING = { ...REFERENCE, id: 100, srcset: 101, resourceSet: 102 }

/** What is known of each of `ELEMENT_NAMES`. */
const ELEMENTS = ELEMENT_NAMES.map(name => ({
  name,
  isRawText: RAW_TEXT.includes(name),
  isOutsideContent: OUTSIDE_CONTENT.includes(name),
  rules: Object.entries(HTML_REFERENCES[name] ?? {}).map(([attribute, rule]) => {
    const { meaning, when } = typeof rule === 'string' ? { meaning: rule, when: undefined } : rule
    return { attribute: attributeNumber(attribute), meaning: MEANING[meaning], when }
  })
}))
type Element = (typeof ELEMENTS)[number]

const SVG_ELEMENTS = new Map(
  Object.entries(SVG_REFERENCES).map(([name, meaning]) => [name, MEANING[meaning]])
)
/** Most tags inside an icon are others than these. */
const NOT_JUST_A_SHAPE = new Names([...BREAKOUT, ...SVG_ELEMENTS.keys(), 'font'])
const LINK_ROWS = LINK_REFERENCES.map(({ rels, meaning }) => ({ rels, meaning: MEANING[meaning] }))

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
    const element = elementOf(tag)
    if (this.#templates === 0) {
      if (element?.isOutsideContent !== true) this.#page.content.endText()
      this.#record(element)
    }
    return element === undefined ? end : this.#open(element, end)
  }

  /** An `svg` or `math` element is open. */
  #startTagInForeign(start: number, end: number): number {
    const tag = this.#tag
    if (tag.isSelfClosing && this.#foreign.isPlain && tag.indexIn(NOT_JUST_A_SHAPE) < 0) {
      if (this.#isContent) this.#page.content.endText()
      if (this.#templates === 0 && !tag.isPlain) this.#recordIdAndStyle()
      return end
    }
    const { name } = tag
    const isBreakout =
      name === 'font' && ['color', 'face', 'size'].some(attribute => tag.has(attributeNumber(attribute)))
    const isHtml = this.#foreign.entersHtml(name, isBreakout)
    this.#endMuted(start)
    const element = elementOf(tag)
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
    const encoding = name === 'annotation-xml' ? this.#tag.raw(attributeNumber('encoding')) : ''
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
    else if (element.name === 'base' && tag.has(HREF)) this.#page.setBase(tag.value(HREF))
  }

  #recordForeign(name: string): void {
    if (this.#tag.isPlain) return
    this.#recordIdAndStyle()
    const meaning = SVG_ELEMENTS.get(name)
    const attribute = this.#tag.has(HREF) ? HREF : attributeNumber('xlink:href')
    if (meaning !== undefined && this.#tag.has(attribute)) this.#add(meaning, attribute)
  }

  #recordIdAndStyle(): void {
    const tag = this.#tag
    if (tag.has(ID)) this.#page.addId(tag.value(ID))
    // An entity may spell a bracket.
    if (tag.has(STYLE) && /[(&]/.test(tag.raw(STYLE))) this.#addStyles(tag.value(STYLE))
  }

  #recordLink(): void {
    const rels = this.#lowerCase('rel').split(/[\t\n\f\r ]+/)
    const row = LINK_ROWS.find(({ rels: known }) => known.some(rel => rels.includes(rel)))
    if (row === undefined) return
    if (this.#tag.has(HREF)) this.#add(row.meaning, HREF)
    const set = attributeNumber('imagesrcset')
    if (row.meaning === MEANING.resource && this.#tag.has(set)) this.#add(MEANING.resourceSet, set)
  }

  #recordMeta(): void {
    const content = this.#tag.value(attributeNumber('content'))
    if (this.#lowerCase('http-equiv') === 'refresh') {
      const url = refreshUrl(content)
      if (url !== undefined) this.#page.add(REFERENCE.otherLink, url)
    }
    const name = this.#lowerCase('name')
    if ((name === 'robots' || name === 'googlebot') && NOINDEX.test(content)) this.#page.isNoindex = true
  }

  #add(meaning: number, attribute: number): void {
    const value = this.#tag.value(attribute)
    if (meaning < MEANING.id) this.#page.add(meaning as ReferenceKind, value)
    else if (meaning === MEANING.id) this.#page.addId(value)
    else {
      const kind = meaning === MEANING.srcset ? REFERENCE.media : REFERENCE.resource
      for (const url of srcsetUrls(value)) this.#page.add(kind, url)
    }
  }

  #addStyles(css: string): void {
    if (this.#templates > 0) return
    for (const url of cssUrls(css)) this.#page.add(REFERENCE.resource, url)
  }

  #decoded(start: number, end: number): string {
    return this.#bytes.toString('utf8', start, end)
  }

  #lowerCase(attribute: string): string {
    return this.#tag.value(attributeNumber(attribute)).toLowerCase()
  }
}

/** An index of -1 would be slow. */
function elementOf(tag: Tag): Element | undefined {
  const number = tag.element
  return number < 0 ? undefined : ELEMENTS[number]
}

function isLetter(byte: number): boolean {
  const lower = byte | 32
  return lower >= 97 && lower <= 122
}
