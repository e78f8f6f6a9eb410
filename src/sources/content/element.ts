import type { Element, ElementContent, Nodes, Properties } from 'hast'

/** Creates an element. `name` can include classes, as in `p.card-title`. A string in `children` becomes a text node. */
export function h(
  name: string,
  properties: Properties = {},
  children: (ElementContent | string)[] = []
): Element {
  const [tagName = '', ...className] = name.split('.')
  return {
    type: 'element',
    tagName,
    properties: className.length === 0 ? properties : { className, ...properties },
    children: nodesOf(children)
  }
}

export function nodesOf(children: readonly (ElementContent | string)[]): ElementContent[] {
  return children.map(child => (typeof child === 'string' ? { type: 'text', value: child } : child))
}

/** Returns a string or number property as text, or an empty string if the property is missing or of another type. */
export function textProperty({ properties }: Element, name: string): string {
  const value: unknown = properties[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** True for `<Card horizontal>`, `<Card horizontal={true}>`, and `<Card horizontal="true">`. */
export function isSet({ properties }: Element, name: string): boolean {
  const value: unknown = properties[name]
  return value === true || value === '' || value === 'true'
}

export function textContent(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textContent).join('') : ''
}

/** Converts text between backticks in a title to code elements. */
export function titleNodes(title: string): (ElementContent | string)[] {
  const parts = title.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? h('code', {}, [part]) : part))
  return parts.filter(part => part !== '')
}

/** Returns a list with one element that contains the title, or an empty list if the title is empty. */
export function titled(name: string, title: string): Element[] {
  return title === '' ? [] : [h(name, {}, titleNodes(title))]
}

export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter(child => child.type === 'element')
}
