import type { ElementContent } from 'hast'
import { PAGE_START, type PlaceOnPage } from '../source/problems.ts'

interface DocsReference {
  kind: 'link' | 'resource'
  /** The target as it is written, external addresses and `#anchor` included. */
  target: string
  place: PlaceOnPage
}

interface DocsId {
  id: string
  place: PlaceOnPage
  /** Another name for an id of the page. */
  isAlias?: boolean
}

export interface Collected {
  /**
   * The text that readers see, in reading order: one line for each paragraph, heading, list item, cell or line of code. Where the
   * source breaks a line of text is not seen.
   */
  text: string
  ids: DocsId[]
  references: DocsReference[]
  /** Whether it has an `Update`, of which the service makes a feed. */
  hasFeed?: boolean
}

const LINKS = new Set(['a', 'area'])
const RESOURCES = new Set('audio iframe img input source track video'.split(' '))
const INLINE = new Set(
  'a abbr b code del em i kbd mark s small span strong sub sup u Badge Latex Tooltip'.split(' ')
)
/** Elements in which a line break between two others is white space of a text. */
const PHRASES = new Set([...INLINE, ...'p li dt dd td th h1 h2 h3 h4 h5 h6'.split(' ')])
// Browsers ignore white space and control characters in front of a scheme and inside of it.
const SCRIPT_ADDRESS = /^(javascript|vbscript):/i

type ContentKind = 'code' | 'phrase' | 'blocks'

/** Descriptions of operations have empty lines, which divide paragraphs. */
function withoutSoftBreaks(text: string, kind: ContentKind): string {
  const isSpace = kind === 'phrase' || (kind === 'blocks' && /\S/.test(text))
  return isSpace ? text.replace(/\n(?!\n)/g, ' ') : text
}

/** Finds what a page refers to and what can be referred to. */
export function collectContent(children: ElementContent[]): Collected {
  const found: Collected = { text: '', ids: [], references: [] }
  const collectIn = (nodes: ElementContent[], parentPlace: PlaceOnPage, kind: ContentKind): void => {
    for (const node of nodes) {
      if (node.type === 'text') found.text += withoutSoftBreaks(node.value, kind)
      if (node.type !== 'element') continue
      const { tagName, properties } = node
      if (tagName === 'Update') found.hasFeed = true
      // An element that replaced a component has no place in the source; the component has.
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

/** The properties of an element that are addresses. */
export function referencesOf(tagName: string): string[] {
  if (LINKS.has(tagName)) return ['href']
  return RESOURCES.has(tagName) ? ['src', 'poster'] : []
}

/** An address that runs code, which no page keeps. */
export function isScript(address: string): boolean {
  return SCRIPT_ADDRESS.test(address.replace(/[\s\p{Cc}]/gu, ''))
}
