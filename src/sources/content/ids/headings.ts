import type { Element, ElementContent } from 'hast'
import { h, textContent, textProperty } from '../components/element.ts'
import { walkElements } from '../parse/walk.ts'

export interface Heading {
  id: string
  text: string
  level: number
}

/** Adds a link to each heading, and returns the headings for the table of contents. */
export function linkHeadings(children: ElementContent[]): Heading[] {
  const headings: Heading[] = []
  walkElements(children, element => {
    // What is collapsed, and the parts of a single change, would make the table of contents long and confusing.
    const isUpdate = hasClass(element, 'update')
    if (isUpdate) {
      const label = element.children[0]
      const text = label?.type === 'element' ? textContent(label.children[0] ?? label) : ''
      headings.push({ id: textProperty(element, 'id'), text, level: 2 })
    }
    if (isUpdate || hasClass(element, 'collapsible')) {
      walkElements([element], inner => void linkHeading(inner))
      return false
    }
    const heading = linkHeading(element)
    if (heading) headings.push(heading)
    return undefined
  })
  return headings.filter(({ id }) => id !== '')
}

function linkHeading(element: Element): Heading | undefined {
  const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
  const id = textProperty(element, 'id')
  if (!(level > 0) || id === '') return undefined
  const text = textContent(element).trim()
  if (level > 1 && level < 5)
    element.children.push(
      h('a.anchor', { href: `#${encodeURI(id)}`, ariaHidden: 'true', tabIndex: -1 }, ['#'])
    )
  return { id, text, level }
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes(name)
}
