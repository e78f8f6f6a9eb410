import { hash } from 'node:crypto'

/** Digits of the digest of an element. 24 bits are enough to tell the elements beside each other apart. */
export const PART_DIGITS = 6
/** Maximum number of elements beside each other that are listed one by one. */
const MAX_LISTED = 50

/** A part of a page: an element that is not an ancestor of the content element, with all elements in it. */
export interface OutlinePart {
  digest: string
  /** Range of the element in the UTF-8 text of the page. */
  start: number
  end: number
}

/** One ancestor of the content element, with the parts before and after the way to the content element. */
export interface OutlineLevel {
  own: string
  before: OutlinePart[]
  after: OutlinePart[]
}

/** Returns the text of an outline for a manifest. */
export function outlineText(levels: readonly OutlineLevel[]): string {
  return levels
    .map(({ own, before, after }) => `${own}${listText(before)}.${listText(after)}`)
    .join('/')
    .replace(/\.(?=\/|$)/g, '')
}

function listText(parts: readonly OutlinePart[]): string {
  if (parts.length <= MAX_LISTED) return parts.map(({ digest }) => digest).join('')
  return `${parts.length}-${combinedDigest(parts)}`
}

/** Returns the digest of many elements beside each other. */
export function combinedDigest(parts: readonly OutlinePart[]): string {
  return hash('sha256', parts.map(({ digest }) => digest).join('')).slice(0, PART_DIGITS)
}
