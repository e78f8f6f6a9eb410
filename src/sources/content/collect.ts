import type { Element, ElementContent } from 'hast'
import { srcsetAddresses } from '../../html/attribute-values.ts'
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
  /** One letter for each line of `text`, which tells what the line is. */
  lineKinds: string
  ids: DocsId[]
  references: DocsReference[]
  /** Whether the page has an `Update` component, for which the service generates an RSS feed. */
  hasFeed?: boolean
}

/**
 * What a line of text is, for a comparison with a site that somebody else renders. `d`: the source of a diagram, `f`:
 * the caption of a frame, `l`: a label that is composed of several values, `c`: any other line of code, `t`: other text.
 */
export type LineKind = 't' | 'c' | 'd' | 'f' | 'l'

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
  if (!text.includes('\n')) return text
  const isSpace = kind === 'phrase' || (kind === 'blocks' && /\S/.test(text))
  return isSpace ? text.replace(/\n(?!\n)/g, ' ') : text
}

export function collectContent(children: ElementContent[]): Collected {
  const found: Omit<Collected, 'lineKinds'> = { text: '', ids: [], references: [] }
  const marks: Mark[] = [{ from: 0, kind: 't' }]
  const collectIn = (
    nodes: ElementContent[],
    parentPlace: ElementPlace,
    kind: ContentKind,
    lineKind: LineKind
  ): void => {
    for (const node of nodes) {
      if (node.type === 'text') found.text += withoutSoftBreaks(node.value, kind)
      if (node.type !== 'element') continue
      const { tagName } = node
      if (tagName === 'Update') found.hasFeed = true
      // An element that replaces a component has no place in the source, so it gets the component's place.
      const place = node.place ?? parentPlace
      for (const id of idsOf(node)) found.ids.push({ id, place: placeOf(place) })
      for (const [before, { target, value, ...reference }] of referencesIn(node).entries())
        if (!isScript(target))
          found.references.push({ ...reference, target, place: placeOf(place, value, before) })
      const separator = INLINE.has(tagName) ? '' : '\n'
      found.text += separator
      const isCode = kind === 'code' || tagName === 'CodeBlock' || tagName === 'pre'
      const inner = lineKindOf(node, lineKind)
      if (inner !== lineKind) marks.push({ from: found.text.length, kind: inner })
      collectIn(node.children, place, isCode ? 'code' : PHRASES.has(tagName) ? 'phrase' : 'blocks', inner)
      if (inner !== lineKind) marks.push({ from: found.text.length, kind: lineKind })
      found.text += separator
    }
  }
  collectIn(children, PAGE_START, 'blocks', 't')
  return { ...found, ...linesOf(found.text, marks) }
}

/** From this position on, lines are of this kind. */
interface Mark {
  from: number
  kind: LineKind
}

function lineKindOf({ tagName, properties, children }: Element, around: LineKind): LineKind {
  if (tagName === 'CodeBlock') return properties['language'] === 'mermaid' ? 'd' : 'c'
  if (tagName === 'pre') return 'c'
  // The title of a code block is a caption as well, but every reader sees it.
  if (tagName === 'figcaption') return around === 'c' ? 't' : around === 'd' ? 'd' : 'f'
  const isLabel = Array.isArray(properties['className']) && properties['className'].includes('label')
  return tagName === 'p' && isLabel && children.length > 1 ? 'l' : around
}

/** Matches white space at an end of a line, repeated white space, and white space other than a space. */
const OTHER_SPACE = /^\s|\s$|\s\s|[^\S ]/

/** Collapses white space, and removes empty lines. */
function linesOf(raw: string, marks: readonly Mark[]): Pick<Collected, 'text' | 'lineKinds'> {
  const lines: string[] = []
  // Joined at the end: a string that grows by one letter keeps an object for each letter in memory.
  const kinds: LineKind[] = []
  let [start, at] = [0, 0]
  for (const line of raw.split('\n')) {
    // Most lines need no change, and to search is faster than to replace.
    const text = OTHER_SPACE.test(line) ? line.replace(/\s+/g, ' ').trim() : line
    if (text !== '') {
      const from = text === line ? start : start + line.search(/\S/)
      while ((marks[at + 1]?.from ?? Infinity) <= from) at++
      lines.push(text)
      kinds.push(marks[at]?.kind ?? 't')
    }
    start += line.length + 1
  }
  return { text: lines.join('\n'), lineKinds: kinds.join('') }
}

/** A browser also finds a link by its name. */
function idsOf({ tagName, properties }: Element): string[] {
  const values = [properties['id'], tagName === 'a' ? properties['name'] : undefined]
  return [...new Set(values)].filter(value => typeof value === 'string')
}

/** `value`: the whole property that contains the address. */
function referencesIn({
  tagName,
  properties
}: Element): (Omit<DocsReference, 'place'> & { value: string })[] {
  const own = referencesOf(tagName).flatMap(name => {
    const value = properties[name]
    if (typeof value !== 'string') return []
    return [{ kind: name === 'href' ? ('link' as const) : ('resource' as const), target: value, value }]
  })
  const sources = /^(?:img|source)$/.test(tagName)
    ? (properties['srcSet'] ?? properties['srcset'])
    : undefined
  if (typeof sources !== 'string') return own
  const images = [...srcsetAddresses(sources)]
  return [
    ...own,
    ...images.map(({ value: target }) => ({ kind: 'resource' as const, target, value: sources }))
  ]
}

type ElementPlace = NonNullable<Element['place']>

/** Returns the place of an address, or of an id if there is no `value`. */
function placeOf({ computed, ...place }: ElementPlace, value?: string, before = 0): PlaceOnPage {
  const isComputed = value !== undefined && computed?.includes(value) === true
  return { ...place, ...(isComputed && { isComputed }), ...(before > 0 && { before }) }
}

/** Returns the names of the properties that contain one address. */
export function referencesOf(tagName: string): string[] {
  if (LINKS.has(tagName)) return ['href']
  return RESOURCES.has(tagName) ? ['src', 'poster'] : []
}

/** Whether an address runs code. Browsers ignore whitespace and control characters before and inside its scheme. */
export function isScript(address: string): boolean {
  return SCRIPT_ADDRESS.test(address.replace(/[\s\p{Cc}]/gu, ''))
}
