import { ELEMENTS, type Element } from './elements.ts'
import { ForeignContent } from './foreign-content.ts'
import { commentEnd, rawTextEnd } from './raw-text.ts'
import { Tag } from './tag.ts'

/** A start tag, with the range of its raw text for elements such as `script`. Positions are in bytes. */
export interface HtmlToken {
  /** The same object is used for every token. */
  tag: Tag
  /** Position of the tag's `<`. */
  start: number
  /** Undefined for an element that has no references or special rules. */
  element: Element | undefined
  /** True if HTML rules apply to the tag, false if SVG or MathML rules apply. */
  isHtml: boolean
  /** True if the tag is inside a `template` or `noscript` element. */
  isInert: boolean
  rawText: { start: number; end: number } | undefined
}

/** Yields the start tags of a page, for code that changes pages. The review uses a faster scanner. */
export function* htmlTokens(utf8: Buffer): Generator<HtmlToken, void> {
  const text = utf8.toString('latin1')
  const tag = new Tag(utf8, text)
  const foreign = new ForeignContent()
  let templates = 0
  let isInNoscript = false
  for (let at = text.indexOf('<'); at >= 0;) {
    const next = text[at + 1] ?? ''
    if (/[a-z]/i.test(next)) {
      let end = tag.read(at + 1)
      if (end < 0) return
      const element = tag.lookUp(ELEMENTS)
      const isHtml = foreign.depth === 0 || foreign.entersHtml(tag, element)
      const isRaw = isHtml && element?.isRawText === true
      const rawText = isRaw ? { start: end, end: rawTextEnd(text, end, element.name) } : undefined
      const name = element?.name
      const isPlain = isHtml && name === 'plaintext'
      // Must precede the next `tag.read`, which overwrites the fields of `tag`.
      if (isHtml && !isRaw && (foreign.depth > 0 || element !== undefined)) foreign.openHtml(tag, element)
      else if (!isHtml && !tag.isSelfClosing) foreign.openForeign(tag)
      if (isHtml && (next === 'n' || next === 'N')) isInNoscript ||= tag.name === 'noscript'
      yield { tag, start: at, element, isHtml, isInert: templates > 0 || isInNoscript, rawText }
      if (isPlain) return
      if (isHtml && name === 'template') templates++
      if (rawText !== undefined) end = tag.read(rawText.end + 2)
      if (end < 0) return
      at = text.indexOf('<', end)
    } else if (next === '/' && /[a-z]/i.test(text[at + 2] ?? '')) {
      const end = tag.read(at + 2)
      if (end < 0) return
      if (isInNoscript && tag.name === 'noscript') isInNoscript = false
      if (templates > 0 || foreign.depth > 0) {
        const isHtml = foreign.depth === 0 || foreign.close(tag.name)
        if (isHtml && templates > 0 && tag.name === 'template') templates--
      }
      at = text.indexOf('<', end)
    } else if (next === '!' || next === '/' || next === '?') {
      const end = declarationEnd(text, at, foreign.isForeign)
      if (end <= 0) return
      at = text.indexOf('<', end)
    } else at = text.indexOf('<', at + 1)
  }
}

/** Returns the position after a comment, a CDATA section or other markup that is not a tag. */
function declarationEnd(text: string, from: number, isForeign: boolean): number {
  if (text.startsWith('<!--', from)) return commentEnd(text, from)
  if (!isForeign || !text.startsWith('<![CDATA[', from)) return text.indexOf('>', from) + 1
  const end = text.indexOf(']]>', from + 9)
  return end < 0 ? end : end + 3
}
