import { BREAKOUT, elementCode, elementFlags, VOID } from './names.ts'

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

const SVG_ELEMENT = elementCode('svg')
const MATH_ELEMENT = elementCode('math')
const ANNOTATION_XML = elementCode('annotation-xml')
const P = elementCode('p')
const BR = elementCode('br')
const SVG_POINTS = elementFlags('foreignobject', 'desc', 'title')
const TEXT_POINTS = elementFlags('mi', 'mo', 'mn', 'ms', 'mtext')
const NOT_TEXT = elementFlags('mglyph', 'malignmark')
/** End tags that also close an SVG or MathML element left open inside the element they end. */
const CLOSES_FOREIGN = BREAKOUT.map(
  (flag, code) => flag | (elementFlags('a', 'button', 'font', 'form', 'template')[code] as number)
)

/** As deep as browsers nest elements, and a bound for the search of a start tag. */
const MAX_DEPTH = 512

/**
 * The open elements from the outermost `svg` or `math` on. Inside these, `style` and `title` are no raw text, CDATA
 * sections exist, and `/>` ends an element; inside a `foreignObject` in them, HTML rules apply again.
 */
export class ForeignContent {
  depth = 0
  readonly #names = new Uint32Array(MAX_DEPTH)
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

  /** Whether a start tag follows HTML rules. A tag that ends the foreign content closes its elements first. */
  entersHtml(code: number, isBreakout: boolean): boolean {
    if (this.depth === 0 || this.#takesHtml(code)) return true
    if (BREAKOUT[code] !== 1 && !isBreakout) return false
    this.#closeForeign()
    return true
  }

  /** An HTML start tag, which matters inside or at the start of foreign content only. */
  openHtml(code: number, hash: number, isSelfClosing: boolean): void {
    if (code === SVG_ELEMENT || code === MATH_ELEMENT) {
      if (!isSelfClosing) this.#push(hash, code === SVG_ELEMENT ? SVG : MATH)
    } else if (this.depth > 0 && VOID[code] !== 1) this.#push(hash, HTML)
  }

  openForeign(code: number, hash: number, hasHtmlEncoding: boolean): void {
    const top = this.#kinds[this.depth - 1] as number
    if (top === SVG || top === SVG_POINT) this.#push(hash, SVG_POINTS[code] === 1 ? SVG_POINT : SVG)
    else if (TEXT_POINTS[code] === 1) this.#push(hash, TEXT_POINT)
    else if (code === ANNOTATION_XML) this.#push(hash, hasHtmlEncoding ? ANNOTATION_POINT : ANNOTATION)
    else this.#push(hash, MATH)
  }

  /** Whether the end tag follows HTML rules, rather than closing an SVG or MathML element. */
  close(code: number, hash: number): boolean {
    if (this.#skipped > 0) {
      this.#skipped--
      return false
    }
    let at = this.depth - 1
    if (this.#kinds[at] !== HTML) {
      if (code === P || code === BR) {
        this.#closeForeign()
        return true
      }
      while (at >= 0 && this.#kinds[at] !== HTML) {
        if (this.#names[at] === hash) {
          this.depth = at
          return false
        }
        at--
      }
      // The start tag is before the outermost `svg`, or nowhere.
      if (at < 0 && CLOSES_FOREIGN[code] === 1) this.depth = 0
    }
    for (; at >= 0 && this.#kinds[at] === HTML; at--) {
      if (this.#names[at] !== hash) continue
      this.depth = at
      break
    }
    return true
  }

  #takesHtml(code: number): boolean {
    const top = this.#kinds[this.depth - 1] as number
    if (top === TEXT_POINT) return NOT_TEXT[code] !== 1
    if (top === ANNOTATION) return code === SVG_ELEMENT
    return top === HTML || top === SVG_POINT || top === ANNOTATION_POINT
  }

  #closeForeign(): void {
    while (this.depth > 0) {
      const top = this.#kinds[this.depth - 1] as number
      if (top !== SVG && top !== MATH && top !== ANNOTATION) return
      this.depth--
    }
  }

  #push(hash: number, kind: number): void {
    if (this.depth === MAX_DEPTH) {
      this.#skipped++
      return
    }
    this.#names[this.depth] = hash
    this.#kinds[this.depth] = kind
    this.depth++
  }
}
