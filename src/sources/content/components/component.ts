import type { Element, ElementContent } from 'hast'
import { h, idOf } from './element.ts'

export interface RenderContext {
  render: (nodes: ElementContent[]) => ElementContent[]
  /** Whether the element is all that its parent contains. */
  isAlone: boolean
  /** A name that no other group of tabs on the page has. */
  groupName: () => string
}

export type Component = (element: Element, context: RenderContext) => ElementContent | ElementContent[]
export type Components = Record<string, Component>

export function wrapper(name: string): Component {
  return (element, { render }) => h(name, idOf(element), render(element.children))
}
