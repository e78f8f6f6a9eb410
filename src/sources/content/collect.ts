import type { ElementContent } from 'hast'
import type { Place } from '../source/problems.ts'

export interface DocsReference {
  kind: 'link' | 'resource'
  /** As it is written, external addresses and `#anchor` included. */
  target: string
  place: Place
}

export interface DocsId {
  id: string
  place: Place
  /** Another name for an id of the page. */
  isAlias?: boolean
}

export interface Collected {
  /** What readers see, in reading order: one line for each paragraph, heading, list item, cell or line of code. */
  text: string
  ids: DocsId[]
  references: DocsReference[]
}

const LINKS = new Set(['a', 'area'])
const RESOURCES = new Set('audio iframe img input source track video'.split(' '))
const INLINE = new Set('a abbr b code del em i kbd mark s small span strong sub sup u'.split(' '))
/** No text contains this character, which is reserved for internal use in programs. */
const MARK = '\uFDD0'

/**
 * Finds what a page refers to and what can be referred to, and replaces each reference by a mark with its number, which
 * `splitAtReferences` finds again.
 */
export function collect(children: ElementContent[], start: Place): Collected {
  const found: Collected = { text: '', ids: [], references: [] }
  const collectIn = (nodes: ElementContent[], parentPlace: Place): void => {
    for (const node of nodes) {
      if (node.type === 'text') found.text += node.value
      if (node.type !== 'element') continue
      const { tagName, properties } = node
      // An element that replaced a component has no place in the source; the component has.
      const place = node.place ?? parentPlace
      if (typeof properties['id'] === 'string') found.ids.push({ id: properties['id'], place })
      for (const name of referencesOf(tagName)) {
        const target = properties[name]
        if (typeof target !== 'string') continue
        properties[name] = `${MARK}${found.references.length}${MARK}`
        found.references.push({ kind: name === 'href' ? 'link' : 'resource', target, place })
      }
      const separator = INLINE.has(tagName) ? '' : '\n'
      found.text += separator
      collectIn(node.children, place)
      found.text += separator
    }
  }
  collectIn(children, start)
  found.text = found.text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
  return found
}

function referencesOf(tagName: string): string[] {
  if (LINKS.has(tagName)) return ['href']
  return RESOURCES.has(tagName) ? ['src', 'poster'] : []
}

/** HTML as a list: texts, and between them the numbers of references. */
export function splitAtReferences(html: string): (string | number)[] {
  return html.split(/\uFDD0(\d+)\uFDD0/).map((part, at) => (at % 2 === 1 ? Number(part) : part))
}
