import type { Element, ElementContent, Nodes, Properties } from 'hast'

/** `name` can have classes, as in `p.card-title`; a string among the children is text. */
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

export function textContent(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textContent).join('') : ''
}

/** In a title, text between backticks is code. */
export function titleNodes(title: string): (ElementContent | string)[] {
  const parts = title.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? h('code', {}, [part]) : part))
  return parts.filter(part => part !== '')
}

/** An element with a title; nothing without one. */
export function titled(name: string, title: string): Element[] {
  return title === '' ? [] : [h(name, {}, titleNodes(title))]
}

export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter(child => child.type === 'element')
}
