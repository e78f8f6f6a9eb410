import { decodeHTML } from 'entities/decode'
import { MAX_WITH_ENTITIES } from '../../../html/attribute-values.ts'
import { cssAddresses, mayRefer } from '../../../html/css-scanner.ts'
import type { Element } from '../../../html/elements.ts'
import { HtmlTokenizer } from '../../../html/html-tokens.ts'
import { DetailScanner } from './detail-scanner.ts'
import { OutlineScanner } from './outline-scanner.ts'
import type { PageRecord } from '../record/page-record.ts'
import { recordInlineText, recordLoads } from './tag-loads.ts'
import { recordForeignTag, recordHtmlTag } from './tag-references.ts'

const MAX_TITLE = 1000

export interface ScanOptions {
  /** Whether `noscript` elements are left out of the content. The digests in manifests do not use this option. */
  skipsNoscript?: boolean
}

/** Records what the review needs to know about a page. */
export class PageScanner {
  readonly #page: PageRecord
  readonly #token: HtmlTokenizer
  readonly #outline = new OutlineScanner()
  readonly #details = new DetailScanner()
  /** Depth of an open `script` or `style` element inside SVG. Its text is not content. */
  #mutedDepth = 0
  #styleStart: number | undefined
  readonly #skipsNoscript: boolean

  constructor(utf8: Buffer, page: PageRecord, { skipsNoscript = false }: ScanOptions = {}) {
    this.#page = page
    this.#skipsNoscript = skipsNoscript
    this.#token = new HtmlTokenizer(utf8, this)
  }

  scan(): void {
    while (this.#token.next()) {
      if (this.#token.isEnd) this.#endTag()
      else this.#startTag()
    }
    this.#page.complete()
    const { bytes, text } = this.#token
    this.#page.loads.levels = this.#outline.finish(bytes, text)
    this.#page.loads.details = this.#details.finish(bytes, text, this.#outline.unclosed)
  }

  // Reading finds the end of the text, which spares a search for it.
  readText(from: number): number {
    const { bytes, text } = this.#token
    if (!this.#isContent) return text.indexOf('<', from)
    const end = this.#page.content.addText(bytes, from, bytes.length)
    if (this.#details.isPreformatted) this.#details.addText(text.slice(from, end))
    return end
  }

  readRawText(from: number, end: number): void {
    if (!this.#isContent) return
    this.#page.content.addRawText(this.#token.bytes, from, end)
    if (this.#details.isPreformatted) this.#details.addText(this.#token.text.slice(from, end))
  }

  get #isContent(): boolean {
    return !this.#token.isInTemplate && this.#mutedDepth === 0
  }

  #startTag(): void {
    const page = this.#page
    const token = this.#token
    const { tag, element, isInForeign } = token
    if (isInForeign) this.#endMuted(token.start)
    if (this.#isContent && (isInForeign || element?.isOutsideContent !== true)) page.content.endText()
    if (!tag.isPlain && !token.isInTemplate) {
      if (token.isHtml) recordHtmlTag(tag, element, page)
      else recordForeignTag(tag, element, page)
      if (element !== undefined && token.isHtml && !token.isInert) recordLoads(tag, element, page.loads)
    }
    if (token.isHtml && !token.isInert && (!isInForeign || token.foreignDepth === 0))
      this.#outline.add(tag, token.start)
    this.#details.startTag(token)
    if (!token.isHtml) this.#muteText()
    else if (element?.isSpecial === true) this.#special(element)
  }

  #special({ name }: Element): void {
    const { rawText, hidden } = this.#token
    if (rawText !== undefined) this.#rawText(name, rawText)
    if (hidden === undefined) return
    this.#page.loads.addHidden(this.#decoded(hidden))
    if (this.#skipsNoscript) this.#token.skipTo(hidden.end)
  }

  #muteText(): void {
    const { tag, end, foreignDepth } = this.#token
    if (tag.isSelfClosing || this.#mutedDepth > 0) return
    const { name } = tag
    if (name !== 'style' && name !== 'script') return
    this.#mutedDepth = foreignDepth
    this.#styleStart = name === 'style' ? end : undefined
  }

  /** Called after a tag that may have closed the `script` or `style` whose text is not content. */
  #endMuted(tagStart: number): void {
    if (this.#token.foreignDepth >= this.#mutedDepth) return
    this.#mutedDepth = 0
    // Inside SVG, the text in a `style` element can contain entities.
    if (this.#styleStart === undefined) return
    const css = this.#decoded({ start: this.#styleStart, end: tagStart })
    if (!css.includes('&')) this.#addStyles(css)
    else if (css.length <= MAX_WITH_ENTITIES) this.#addStyles(decodeHTML(css))
  }

  #rawText(name: string, range: { start: number; end: number }): void {
    const { start, end } = range
    const { tag, text, bytes, isInert, isInTemplate } = this.#token
    const { content, loads } = this.#page
    if (!isInert) recordInlineText({ name, tag }, { bytes, text }, range, loads)
    if (name === 'style') {
      if (mayRefer(text.slice(start, end))) this.#addStyles(this.#decoded(range))
    } else if (['plaintext', 'textarea', 'title', 'xmp'].includes(name)) {
      if (name === 'title' && !isInTemplate) this.#setTitle(range)
      if (!this.#isContent) return
      content.addRawText(bytes, start, end)
      // No tag ends this element.
      if (name !== 'plaintext') content.endText()
    }
  }

  #setTitle({ start, end }: { start: number; end: number }): void {
    if (this.#page.title !== '') return
    const title = this.#decoded({ start, end: Math.min(end, start + MAX_TITLE) })
    // Decoded only if needed, because loading the entity tables takes 25 ms.
    const text = title.includes('&') ? decodeHTML(title) : title
    this.#page.title = text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '')
  }

  #endTag(): void {
    const { isInForeign, isInert, start, tag } = this.#token
    this.#details.endTag(this.#token)
    if (this.#isContent) this.#page.content.endText()
    if (!isInForeign && !isInert) this.#outline.close(tag)
    if (isInForeign) this.#endMuted(start)
  }

  #addStyles(css: string): void {
    if (!this.#token.isInTemplate) this.#page.addAll('resource', cssAddresses(css))
  }

  #decoded({ start, end }: { start: number; end: number }): string {
    return this.#token.bytes.toString('utf8', start, end)
  }
}
