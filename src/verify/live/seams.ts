import type { Line } from './page-facts.ts'
import type { Channel } from './served.ts'
import { PAGE_END, wordsOf } from './words.ts'

/** Maximum number of characters on each side of the border between two blocks. */
const MAX_SIDE = 12
/** A shorter text can occur anywhere, so it gets characters of the blocks beyond. */
const MIN_SEAM = 8

export interface Seam {
  /** The whole blocks on both sides. */
  blocks: readonly string[]
  /** For a label, the words that are names and values of attributes of one tag in Markdown. */
  attributes?: readonly string[]
}

/**
 * Returns the places at which two blocks meet, or the last one and the end of the page, by their text without white space. A short block can occur anywhere on
 * a page, and is only told from another one by the blocks around it.
 */
export function seamsOf(blocks: readonly Line[], channel: Channel): Map<string, Seam> {
  // In Markdown, labels are attributes.
  const shown = channel === 'html' ? blocks : blocks.filter(({ kind }) => kind !== 'l')
  const all = shown.map(({ text }) => text).join('') + PAGE_END
  const seams = new Map<string, Seam>()
  let at = 0
  for (const [index, { text, hasEmail }] of shown.entries()) {
    at += text.length
    // Hosts may hide the address, so its absence is no evidence, but what is there is.
    if (hasEmail) seams.set(text, { blocks: [] })
    const next = shown[index + 1]?.text
    const [left, right] = [text, next ?? PAGE_END].map(({ length }) => Math.min(MAX_SIDE, length)) as [
      number,
      number
    ]
    // A page has one end.
    const more = next === undefined ? 0 : Math.max(0, Math.ceil((MIN_SEAM - left - right) / 2))
    const seam = all.slice(Math.max(0, at - left - more), at + right + more)
    seams.set(seam, { blocks: next === undefined ? [text] : [text, next] })
  }
  if (channel === 'md')
    for (const { text, kind, source } of blocks) {
      const attributes = kind === 'l' ? wordsOf(source) : []
      if (attributes.length > 0) seams.set(text, { blocks: [], attributes })
    }
  return seams
}
