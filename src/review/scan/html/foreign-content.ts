import { BREAKOUT, VOID } from './elements.ts'

const HTML = 0
const SVG = 1
const MATH = 2
/** SVG elements whose content is HTML. */
const SVG_POINT = 3
/** MathML elements whose content is text with HTML. */
const TEXT_POINT = 4
const ANNOTATION = 5
/** An annotation whose `encoding` says that its content is HTML. */
const ANNOTATION_POINT = 6

const SVG_POINTS: ReadonlySet<string> = new Set(['foreignobject', 'desc', 'title'])
const TEXT_POINTS: ReadonlySet<string> = new Set(['mi', 'mo', 'mn', 'ms', 'mtext'])
const NOT_TEXT: ReadonlySet<string> = new Set(['mglyph', 'malignmark'])
/** End tags that also close an SVG or MathML element left open inside the element they end. */
const CLOSES_FOREIGN: ReadonlySet<string> = new Set([...BREAKOUT, 'a', 'button', 'font', 'form', 'template'])

/** As deep as browsers nest elements, and a bound for the search of a start tag. */
const MAX_DEPTH = 512

/**
 * The open elements from the outermost `svg` or `math` on. Inside these, `style` and `title` are no raw text, CDATA
 * sections exist, and `/>` ends an element; inside a `foreignObject` in them, HTML rules apply again.
 */
export class ForeignContent {
  depth = 0
  readonly #names: string[] = []
  readonly #kinds = new Uint8Array(MAX_DEPTH)
  #skipped = 0

  reset(): void {
    this.depth = 0
    this.#skipped = 0
  }

  /** Whether the innermost open element is an SVG or MathML element. */
  get isForeign(): boolean {
    return this.depth > 0 && this.#kinds[this.depth - 1] !== HTML
  }

  /** Whether the innermost open element contains nothing but SVG or MathML, unless a tag ends that. */
  get isPlain(): boolean {
    const top = this.#kinds[this.depth - 1]
    return top === SVG || top === MATH
  }

  /** Whether a start tag follows HTML rules. A tag that ends the foreign content closes its elements first. */
  entersHtml(name: string, isBreakout: boolean): boolean {
    if (this.depth === 0 || this.#takesHtml(name)) return true
    if (!BREAKOUT.has(name) && !isBreakout) return false
    this.#closeForeign()
    return true
  }

  /** An HTML start tag, which matters inside or at the start of foreign content only. */
  openHtml(name: string, isSelfClosing: boolean): void {
    if (name === 'svg' || name === 'math') {
      if (!isSelfClosing) this.#push(name, name === 'svg' ? SVG : MATH)
    } else if (this.depth > 0 && !VOID.has(name)) this.#push(name, HTML)
  }

  openForeign(name: string, hasHtmlEncoding: boolean): void {
    const top = this.#kinds[this.depth - 1] as number
    if (top === SVG || top === SVG_POINT) this.#push(name, SVG_POINTS.has(name) ? SVG_POINT : SVG)
    else if (TEXT_POINTS.has(name)) this.#push(name, TEXT_POINT)
    else if (name === 'annotation-xml') this.#push(name, hasHtmlEncoding ? ANNOTATION_POINT : ANNOTATION)
    else this.#push(name, MATH)
  }

  /** Whether the end tag follows HTML rules, rather than closing an SVG or MathML element. */
  close(name: string): boolean {
    if (this.#skipped > 0) {
      this.#skipped--
      return false
    }
    let at = this.depth - 1
    if (this.#kinds[at] !== HTML) {
      if (name === 'p' || name === 'br') {
        this.#closeForeign()
        return true
      }
      while (at >= 0 && this.#kinds[at] !== HTML) {
        if (this.#names[at] === name) {
          this.depth = at
          return false
        }
        at--
      }
      // The start tag is before the outermost `svg`, or nowhere.
      if (at < 0 && CLOSES_FOREIGN.has(name)) this.depth = 0
    }
    for (; at >= 0 && this.#kinds[at] === HTML; at--) {
      if (this.#names[at] !== name) continue
      this.depth = at
      break
    }
    return true
  }

  #takesHtml(name: string): boolean {
    const top = this.#kinds[this.depth - 1] as number
    if (top === TEXT_POINT) return !NOT_TEXT.has(name)
    if (top === ANNOTATION) return name === 'svg'
    return top === HTML || top === SVG_POINT || top === ANNOTATION_POINT
  }

  #closeForeign(): void {
    while (this.depth > 0) {
      const top = this.#kinds[this.depth - 1] as number
      if (top !== SVG && top !== MATH && top !== ANNOTATION) return
      this.depth--
    }
  }

  #push(name: string, kind: number): void {
    if (this.depth === MAX_DEPTH) {
      this.#skipped++
      return
    }
    this.#names[this.depth] = name
    this.#kinds[this.depth] = kind
    this.depth++
  }
}
