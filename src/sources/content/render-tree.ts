import type { Element, ElementContent } from 'hast'
import { card } from './components/cards.ts'
import type { Component } from './components/component.ts'
import { COMPONENTS } from './components/index.ts'
import { isBlank, textProperty } from './components/element.ts'
import { PLAIN_ELEMENTS, REMOVED_ELEMENTS } from './plain-elements.ts'
import { safeProperties } from './properties.ts'

type ReportUnknown = (element: Element, name: string) => void

const RENDERERS = new Map(Object.entries({ ...PLAIN_ELEMENTS, ...COMPONENTS }))

/** Replaces components by HTML elements, from the outside to the inside. */
export function renderTree(tree: ElementContent[], reportUnknown: ReportUnknown): ElementContent[] {
  const unknown = new Set<string>()
  let groups = 0
  const groupName = (): string => `tabs-${(groups += 1)}`

  const renderElement = (element: Element, isAlone: boolean): ElementContent[] =>
    [renderNamed(element, isAlone)]
      .flat()
      .map(node =>
        element.place && node.type === 'element' && node.place === undefined
          ? { ...node, place: element.place }
          : node
      )

  const renderNamed = (element: Element, isAlone: boolean): ReturnType<Component> => {
    const { tagName } = element
    if (REMOVED_ELEMENTS.has(tagName)) return []
    const component = RENDERERS.get(tagName)
    if (component) return component(element, { render, isAlone, groupName })
    if (!/^[A-Z]/.test(tagName))
      return {
        ...element,
        properties: safeProperties(element.properties),
        children: render(element.children)
      }
    if (!unknown.has(tagName)) {
      unknown.add(tagName)
      reportUnknown(element, tagName)
    }
    return unknownComponent(element, { render, isAlone, groupName })
  }

  const render = (nodes: ElementContent[]): ElementContent[] => {
    const isAlone = nodes.filter(node => !isBlank(node)).length === 1
    return nodes.flatMap(node => {
      if (node.type === 'element') return renderElement(node, isAlone)
      return node.type === 'text' ? [node] : []
    })
  }

  return render(tree)
}

/** A component that the docs define in code, which does not run: a card with its texts and link, or its content. */
const unknownComponent: Component = (element, context) => {
  const hasTexts = ['title', 'href'].some(name => textProperty(element, name) !== '')
  return hasTexts ? card(element, context) : context.render(element.children)
}
