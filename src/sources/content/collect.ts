import type { ElementContent } from 'hast'
import { PAGE_START, type PlaceOnPage } from '../source/problems.ts'

interface DocsReference {
  kind: 'link' | 'resource'
  /** The target as written in the source, including `#anchor`. Can be an external address. */
  target: string
  place: PlaceOnPage
}

interface DocsId {
  id: string
  place: PlaceOnPage
  /** Whether the id is an alternative anchor for an element that has another id. */
  isAlias?: boolean
}

export interface Collected {
  /**
   * The visible text, in reading order: one line for each paragraph, heading, list item, table cell, or line of code.
   * Line breaks within a paragraph of the source become spaces.
   */
  text: string
  ids: DocsId[]
  references: DocsReference[]
  /** Whether the page has an `Update` component, for which the service generates an RSS feed. */
  hasFeed?: boolean
}

const LINKS = new Set(['a', 'area'])
const RESOURCES = new Set('audio iframe img input source track video'.split(' '))
const INLINE = new Set(
  'a abbr b code del em i kbd mark s small span strong sub sup u Badge Latex Tooltip'.split(' ')
)
/** Elements that contain running text, in which a line break between two child elements counts as a space. */
const PHRASES = new Set([...INLINE, ...'p li dt dd td th h1 h2 h3 h4 h5 h6'.split(' ')])
const SCRIPT_ADDRESS = /^(javascript|vbscript):/i

type ContentKind = 'code' | 'phrase' | 'blocks'

/** Replaces line breaks with spaces, but keeps empty lines, which separate paragraphs in operation descriptions. */
function withoutSoftBreaks(text: string, kind: ContentKind): string {
  const isSpace = kind === 'phrase' || (kind === 'blocks' && /\S/.test(text))
  return isSpace ? text.replace(/\n(?!\n)/g, ' ') : text
}

export function collectContent(children: ElementContent[]): Collected {
  const found: Collected = { text: '', ids: [], references: [] }
  const collectIn = (nodes: ElementContent[], parentPlace: PlaceOnPage, kind: ContentKind): void => {
    for (const node of nodes) {
      if (node.type === 'text') found.text += withoutSoftBreaks(node.value, kind)
      if (node.type !== 'element') continue
      const { tagName, properties } = node
      if (tagName === 'Update') found.hasFeed = true
      // An element that replaces a component has no place in the source, so it gets the component's place.
      const place = node.place ?? parentPlace
      if (typeof properties['id'] === 'string') found.ids.push({ id: properties['id'], place })
      for (const name of referencesOf(tagName)) {
        const target = properties[name]
        if (typeof target !== 'string' || isScript(target)) continue
        found.references.push({ kind: name === 'href' ? 'link' : 'resource', target, place })
      }
      const separator = INLINE.has(tagName) ? '' : '\n'
      found.text += separator
      const isCode = kind === 'code' || tagName === 'CodeBlock' || tagName === 'pre'
      collectIn(node.children, place, isCode ? 'code' : PHRASES.has(tagName) ? 'phrase' : 'blocks')
      found.text += separator
    }
  }
  collectIn(children, PAGE_START, 'blocks')
  found.text = found.text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
  return found
}

/** Returns the names of the properties that contain addresses. */
export function referencesOf(tagName: string): string[] {
  if (LINKS.has(tagName)) return ['href']
  return RESOURCES.has(tagName) ? ['src', 'poster'] : []
}

/** Whether an address runs code. Browsers ignore whitespace and control characters before and inside its scheme. */
export function isScript(address: string): boolean {
  return SCRIPT_ADDRESS.test(address.replace(/[\s\p{Cc}]/gu, ''))
}
