import { decodeHTML } from 'entities/decode'
import type { PageRecord } from '../record/page-record.ts'
import { cssAddresses, mayRefer } from '../values/css-scanner.ts'
import { ELEMENTS, type Element } from './elements.ts'
import { ForeignContent } from './foreign-content.ts'
import { OutlineScanner } from './outline-scanner.ts'
import { commentEnd, rawTextEnd } from './raw-text.ts'
import { recordForeignTag, recordHtmlTag } from './tag-references.ts'
import { MAX_WITH_ENTITIES } from '../values/attribute-values.ts'
import { Tag } from './tag.ts'
import { recordInlineText, recordLoads } from './tag-loads.ts'

const [BANG, SLASH, LESS, QUESTION] = [33, 47, 60, 63]
const MAX_TITLE = 1000

export interface ScanOptions {
  /** Whether `noscript` elements are left out of the content. The digests in manifests do not use this option. */
  skipsNoscript?: boolean
}

/** Reads a page as a browser's tokenizer does, and records data for the review. */
export class HtmlScanner {
  readonly #page: PageRecord
  readonly #bytes: Buffer
  /** The bytes as a string with one character per byte. */
  readonly #text: string
  readonly #tag: Tag
  readonly #foreign = new ForeignContent()
  readonly #outline = new OutlineScanner()
  #templates = 0
  /** Depth of an open `script` or `style` element inside SVG. Its text is not content. */
  #mutedDepth = 0
  #styleStart: number | undefined
  /** Where the last `noscript` element ends. Browsers neither show nor run what is in this element. */
  #noscriptEnd = 0
  readonly #skipsNoscript: boolean

  constructor(utf8: Buffer, page: PageRecord, { skipsNoscript = false }: ScanOptions = {}) {
    this.#page = page
    this.#skipsNoscript = skipsNoscript
    this.#bytes = utf8
    this.#text = utf8.toString('latin1')
    this.#tag = new Tag(utf8, this.#text)
  }

  scan(): void {
    const bytes = this.#bytes
    const end = bytes.length
    let i = 0
    while (i >= 0 && i < end) {
      if (bytes[i] !== LESS) {
        i = this.#skipText(i)
        continue
      }
      const next = bytes[i + 1] as number
      if (isLetter(next)) i = this.#startTag(i)
      else if (next === SLASH) i = this.#endTag(i)
      else if (next === BANG) i = this.#declaration(i)
      else if (next === QUESTION) i = this.#after('>', i)
      else this.#addRawText(i, ++i)
    }
    this.#page.complete()
    this.#page.loads.levels = this.#outline.finish(bytes, this.#text)
  }

  /** Returns the position of the next `<`. If no tag follows, returns -1 or the end of the page. */
  #skipText(from: number): number {
    if (this.#isContent) return this.#page.content.addText(this.#bytes, from, this.#bytes.length)
    return this.#text.indexOf('<', from)
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
    if (end < 0) return end
    const element = tag.lookUp(ELEMENTS)
    const isInForeign = this.#foreign.depth > 0
    const isHtml = !isInForeign || this.#foreign.entersHtml(tag, element)
    if (isInForeign) this.#endMuted(start)
    if (this.#isContent && (isInForeign || element?.isOutsideContent !== true)) this.#page.content.endText()
    if (this.#templates === 0 && !tag.isPlain) {
      if (isHtml) recordHtmlTag(tag, element, this.#page)
      else recordForeignTag(tag, element, this.#page)
      if (isHtml && element !== undefined && !this.#isInert(start))
        recordLoads(tag, element, this.#page.loads)
    }
    if (isHtml && this.#foreign.depth === 0 && !this.#isInert(start)) this.#outline.add(tag, start)
    if (isHtml) return this.#openHtml(element, end)
    if (!tag.isSelfClosing) this.#openForeign(end)
    return end
  }

  #openHtml(element: Element | undefined, end: number): number {
    if (this.#foreign.depth === 0 && element === undefined) return end
    const name = element?.name
    if (element?.isRawText === true) return this.#rawText(element.name, end)
    if (name === 'plaintext') {
      this.#addRawText(end, this.#bytes.length)
      return -1
    }
    if (name === 'noscript' && !this.#isInert(end)) return this.#openNoscript(end)
    if (name === 'template') this.#templates++
    this.#foreign.openHtml(this.#tag, element)
    return end
  }

  #openNoscript(end: number): number {
    this.#foreign.openHtml(this.#tag, undefined)
    this.#noscriptEnd = rawTextEnd(this.#text, end, 'noscript')
    this.#page.loads.addHidden(this.#decoded(end, this.#noscriptEnd))
    return this.#skipsNoscript ? this.#noscriptEnd : end
  }

  /** Whether browsers ignore what is at a position, because it is in a `template` or `noscript` element. */
  #isInert(at: number): boolean {
    return this.#templates > 0 || at < this.#noscriptEnd
  }

  #openForeign(end: number): void {
    this.#foreign.openForeign(this.#tag)
    const { name } = this.#tag
    if ((name !== 'style' && name !== 'script') || this.#mutedDepth > 0) return
    this.#mutedDepth = this.#foreign.depth
    this.#styleStart = name === 'style' ? end : undefined
  }

  /** Called after a tag that may have closed the `script` or `style` whose text is not content. */
  #endMuted(tagStart: number): void {
    if (this.#foreign.depth >= this.#mutedDepth) return
    this.#mutedDepth = 0
    // Inside SVG, the text in a `style` element can contain entities.
    if (this.#styleStart === undefined) return
    const css = this.#decoded(this.#styleStart, tagStart)
    if (!css.includes('&')) this.#addStyles(css)
    else if (css.length <= MAX_WITH_ENTITIES) this.#addStyles(decodeHTML(css))
  }

  #rawText(name: string, from: number): number {
    const stop = rawTextEnd(this.#text, from, name)
    if (!this.#isInert(from)) {
      const page = { bytes: this.#bytes, text: this.#text }
      recordInlineText({ name, tag: this.#tag }, page, { start: from, end: stop }, this.#page.loads)
    }
    if (name === 'style') {
      if (mayRefer(this.#text.slice(from, stop))) this.#addStyles(this.#decoded(from, stop))
    } else if (name === 'title' || name === 'textarea' || name === 'xmp') {
      this.#addRawText(from, stop)
      if (name === 'title' && this.#templates === 0) this.#setTitle(from, stop)
      if (this.#isContent) this.#page.content.endText()
    }
    return this.#tag.read(stop + 2)
  }

  #setTitle(from: number, end: number): void {
    if (this.#page.title !== '') return
    const title = this.#decoded(from, Math.min(end, from + MAX_TITLE))
    // Decoded only if needed, because loading the entity tables takes 25 ms.
    const text = title.includes('&') ? decodeHTML(title) : title
    this.#page.title = text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')
  }

  #endTag(from: number): number {
    if (!isLetter(this.#bytes[from + 2] as number)) return this.#after('>', from)
    const end = this.#tag.read(from + 2)
    if (end < 0) return end
    if (this.#isContent) this.#page.content.endText()
    const isInForeign = this.#foreign.depth > 0
    if (!isInForeign && !this.#isInert(from)) this.#outline.close(this.#tag)
    if (!isInForeign && this.#templates === 0) return end
    const { name } = this.#tag
    const isHtml = !isInForeign || this.#foreign.close(name)
    if (name === 'template' && this.#templates > 0 && isHtml) this.#templates--
    this.#endMuted(from)
    return end
  }

  #declaration(from: number): number {
    if (this.#text.startsWith('--', from + 2)) return commentEnd(this.#text, from)
    if (!this.#foreign.isForeign || !this.#text.startsWith('[CDATA[', from + 2)) return this.#after('>', from)
    const stop = this.#text.indexOf(']]>', from + 9)
    this.#addRawText(from + 9, stop < 0 ? this.#text.length : stop)
    return stop < 0 ? stop : stop + 3
  }

  /** Returns the position after the next occurrence of a character, or -1. */
  #after(character: string, from: number): number {
    return this.#text.indexOf(character, from) + 1 || -1
  }

  #addStyles(css: string): void {
    if (this.#templates === 0) this.#page.addAll('resource', cssAddresses(css))
  }

  #decoded(start: number, end: number): string {
    return this.#bytes.toString('utf8', start, end)
  }
}

function isLetter(byte: number): boolean {
  const lower = byte | 32
  return lower >= 97 && lower <= 122
}
