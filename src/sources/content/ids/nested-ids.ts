import type { Element, ElementContent } from 'hast'
import { textProperty } from '../element.ts'
import { plainSlug } from './slug.ts'

/** Returns the anchors that the service puts in the address bar for nested accordions: `outer:inner`. */
export function nestedIds(tree: readonly ElementContent[]): string[] {
  const found: string[] = []
  const visit = (node: ElementContent, outer: string): void => {
    const own = node.type === 'element' && node.tagName === 'Accordion' ? accordionId(node) : ''
    const id = outer === '' || own === '' ? outer + own : `${outer}:${own}`
    if (own !== '' && id !== own) found.push(id)
    if ('children' in node) for (const child of node.children) visit(child, id)
  }
  for (const node of tree) visit(node, '')
  return found
}

function accordionId(element: Element): string {
  return plainSlug(textProperty(element, 'title')) || textProperty(element, 'id')
}
