import type { Element, ElementContent, Nodes, Text } from 'hast'
import { textContent, textProperty } from '../element.ts'
import { customId, fieldSlug, headingSlug, plainSlug, withTypography } from './slug.ts'
import { walkElements } from '../parse/walk.ts'

const HEADING = /^(h[1-6]|Heading)$/
/** The service does not generate ids for deeper headings. */
const HEADING_WITH_ID = /^(h[1-4]|Heading)$/
const CUSTOM_ID = /\s*\{\s*#([^{}]+)\}\s*$/

const TITLED = new Map<string, (element: Element) => string>(
  Object.entries({
    Accordion: titleSlug(plainSlug),
    View: titleSlug(plainSlug),
    Tab: titleSlug(headingSlug),
    Step: titleSlug(headingSlug),
    Card: titleSlug(headingSlug),
    Tile: titleSlug(headingSlug),
    ParamField: (element: Element) => fieldSlugOf(element, ['query', 'path', 'body', 'header', 'name']),
    ResponseField: (element: Element) => fieldSlugOf(element, ['name'])
  })
)

/**
 * Assigns the ids of headings and of components with a title. Ids in the source have priority, followed by headings and
 * `Update` labels, so that a component never takes the id of a heading.
 */
export function assignIds(tree: ElementContent[]): void {
  const used = new UsedIds()
  const titled: Element[] = []
  const headings: Element[] = []
  walkElements(tree, element => {
    const { tagName } = element
    if (HEADING_WITH_ID.test(tagName) || tagName === 'Update') headings.push(element)
    else if (TITLED.has(tagName)) titled.push(element)
    readCustomId(element)
    const { id } = element.properties
    if (typeof id !== 'string') return
    // Repeated heading ids in the source are numbered like generated ids.
    if (HEADING.test(tagName)) delete element.properties['id']
    setId(element, id, used, 2)
    used.add(id)
  })
  for (const element of headings) {
    const title = element.tagName === 'Update' ? textProperty(element, 'label') : headingText(element)
    setId(element, headingSlug(title), used, 2)
  }
  for (const element of titled) {
    const id = TITLED.get(element.tagName)?.(element)
    if (id !== undefined) setId(element, id, used, element.tagName === 'Tab' ? 2 : 1)
  }
}

/** Returns a heading's text as displayed. The service does not change punctuation in code. */
function headingText(node: Nodes): string {
  if (node.type === 'text') return withTypography(node.value)
  if (node.type === 'element' && node.tagName === 'code') return textContent(node)
  return 'children' in node ? node.children.map(headingText).join('') : ''
}

function readCustomId(element: Element): void {
  if (!HEADING.test(element.tagName)) return
  const last = element.children.findLast((child): child is Text => child.type === 'text')
  const [suffix, id] = CUSTOM_ID.exec(last?.value ?? '') ?? []
  if (last === undefined || suffix === undefined || id === undefined) return
  last.value = last.value.slice(0, -suffix.length)
  element.properties['id'] = customId(id)
}

/** Sets the id of an element that has none. Repeated ids are numbered, starting with `firstNumber`. */
function setId(element: Element, id: string, used: UsedIds, firstNumber: 1 | 2): void {
  if (element.properties['id'] !== undefined || id === '') return
  element.properties['id'] = used.unique(id, firstNumber)
}

class UsedIds {
  readonly #used = new Set<string>()
  /** The next number to try for a repeated id, so that many equal headings do not slow down the search. */
  readonly #next = new Map<string, number>()

  add(id: string): void {
    this.#used.add(id)
  }

  unique(id: string, firstNumber: number): string {
    let unique = id
    const key = `${firstNumber} ${id}`
    let number = this.#next.get(key) ?? firstNumber
    for (; this.#used.has(unique); number += 1) unique = `${id}-${number}`
    this.#next.set(key, number)
    this.#used.add(unique)
    return unique
  }
}

function titleSlug(slug: (title: string) => string): (element: Element) => string {
  return element => slug(textProperty(element, 'title'))
}

function fieldSlugOf(element: Element, names: string[]): string {
  const name = names.map(property => textProperty(element, property)).find(value => value !== '')
  return name === undefined ? '' : fieldSlug(name)
}
