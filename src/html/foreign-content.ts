import { BREAKOUT, CLOSES_FOREIGN, type Element, VOID } from './elements.ts'
import type { Tag } from './tag.ts'

type Kind =
  | 'html'
  | 'svg'
  | 'math'
  /** An SVG or MathML element whose content is HTML. */
  | 'with-html'
  /** A MathML element whose content is text with HTML. */
  | 'with-text'
  | 'annotation'

const SVG_WITH_HTML: readonly string[] = ['foreignobject', 'desc', 'title']
const MATH_WITH_TEXT: readonly string[] = ['mi', 'mo', 'mn', 'ms', 'mtext']
const NOT_TEXT: readonly string[] = ['mglyph', 'malignmark']
/** The encoding of an annotation that contains HTML. */
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)$/i

/** Maximum nesting depth in browsers. Also limits how far `close` searches for a start tag. */
const MAX_DEPTH = 512

/**
 * The open elements, from the outermost `svg` or `math`. Inside this element, `style` and `title` are not raw text,
 * CDATA sections exist, and `/>` ends an element. Inside a nested `foreignObject`, HTML rules apply again.
 */
export class ForeignContent {
  readonly #open: { name: string; kind: Kind }[] = []
  #skipped = 0

  get depth(): number {
    return this.#open.length
  }

  get isForeign(): boolean {
    return this.depth > 0 && this.#top !== 'html'
  }

  /** Returns true if HTML rules apply to a start tag in foreign content. Closes foreign elements that the tag ends. */
  entersHtml(tag: Tag, element: Element | undefined): boolean {
    if (this.#takesHtml(tag)) return true
    const isOldFont = element?.name === 'font' && ['color', 'face', 'size'].some(name => tag.has(name))
    if (!isOldFont && tag.lookUp(BREAKOUT) === undefined) return false
    this.#closeForeign()
    return true
  }

  /** Records an HTML start tag that begins foreign content or is inside foreign content. */
  openHtml(tag: Tag, element: Element | undefined): void {
    const name = element?.name ?? tag.name
    if (name === 'svg' || name === 'math') {
      if (!tag.isSelfClosing) this.#push(name, name)
    } else if (this.depth > 0 && !VOID.has(name)) this.#push(name, 'html')
  }

  openForeign(tag: Tag): void {
    const { name } = tag
    if (this.#top === 'svg') this.#push(name, SVG_WITH_HTML.includes(name) ? 'with-html' : 'svg')
    else if (MATH_WITH_TEXT.includes(name)) this.#push(name, 'with-text')
    else if (name !== 'annotation-xml') this.#push(name, 'math')
    else this.#push(name, HTML_TYPE.test(tag.raw('encoding')) ? 'with-html' : 'annotation')
  }

  /** Closes elements for an end tag. Returns false if the tag closes an SVG or MathML element. */
  close(name: string): boolean {
    if (this.#skipped > 0) {
      this.#skipped--
      return this.#top === 'html'
    }
    if (this.#top !== 'html' && (name === 'p' || name === 'br')) {
      this.#closeForeign()
      return true
    }
    let at = this.depth - 1
    for (; at >= 0 && this.#open[at]?.kind !== 'html'; at--) {
      if (this.#open[at]?.name !== name) continue
      this.#closeTo(at)
      return false
    }
    // The start tag is before the outermost `svg`, or missing.
    if (at < 0 && CLOSES_FOREIGN.has(name)) this.#closeTo(0)
    while (this.#open[at]?.kind === 'html' && this.#open[at]?.name !== name) at--
    if (this.#open[at]?.kind === 'html') this.#closeTo(at)
    return true
  }

  get #top(): Kind | undefined {
    return this.#open.at(-1)?.kind
  }

  #takesHtml(tag: Tag): boolean {
    const top = this.#top
    if (top === 'with-text') return !NOT_TEXT.includes(tag.name)
    if (top === 'annotation') return tag.name === 'svg'
    return top === 'html' || top === 'with-html'
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) this.#open.pop()
  }

  #closeForeign(): void {
    while (this.#top === 'svg' || this.#top === 'math' || this.#top === 'annotation') this.#open.pop()
  }

  #push(name: string, kind: Kind): void {
    if (this.depth === MAX_DEPTH) this.#skipped++
    else this.#open.push({ name, kind })
  }
}
