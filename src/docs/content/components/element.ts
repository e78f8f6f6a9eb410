import type { Element, ElementContent, Nodes, Properties } from 'hast'

export function h(tagName: string, properties: Properties = {}, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

export function textNode(value: string): ElementContent {
  return { type: 'text', value }
}

/** The text of a property; empty when it is missing or an object. */
export function textProperty({ properties }: Element, name: string): string {
  const value: unknown = properties[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** `<Card horizontal>`, `<Card horizontal={true}>` and `<Card horizontal="true">`. */
export function isSet({ properties }: Element, name: string): boolean {
  const value: unknown = properties[name]
  return value === true || value === '' || value === 'true'
}

/** The id of an element, to be set on the element that replaces it. */
export function idOf(element: Element): Properties {
  const id = textProperty(element, 'id')
  return id === '' ? {} : { id }
}

export function textContent(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textContent).join('') : ''
}

/** A title, in which text between backticks is code. */
export function titleNodes(title: string): ElementContent[] {
  return title.split(/`([^`]+)`/).flatMap((part, at): ElementContent[] => {
    if (part === '') return []
    return [at % 2 === 1 ? h('code', {}, [textNode(part)]) : textNode(part)]
  })
}

export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

/** The elements among the children with one of these names. */
export function elementsOf({ children }: Element): Element[] {
  return children.filter(child => child.type === 'element')
}
