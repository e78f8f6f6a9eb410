import type { Element, ElementContent } from 'hast'
import { codeTitle } from './code-block.ts'
import type { Component, Components, RenderContext } from './component.ts'
import { elementsOf, h, idOf, textProperty, titled, titleNodes } from './element.ts'

interface Tab {
  title: string
  element: Element
  content: ElementContent[]
}

/**
 * Elements of the same name of which one is open at a time: they can be switched without a script, and a link to
 * something in a closed one opens it.
 */
function tabGroup(tabs: Tab[], opened: number, { groupName }: RenderContext, kind: string): ElementContent[] {
  if (tabs.length === 0) return []
  const name = groupName()
  const parts = tabs.map(({ title, element, content }, at) =>
    h('details', { name, open: at === opened }, [
      h('summary', {}, titleNodes(title || `Tab ${at + 1}`)),
      h('div.panel', idOf(element), content)
    ])
  )
  return [h(`div.tabs.${kind}`, {}, parts)]
}

function tabsOf(elements: Element[], opened: number, context: RenderContext): ElementContent[] {
  const parts = elements.map(element => ({
    title: textProperty(element, 'title'),
    element,
    content: context.render(element.tagName === 'Tab' ? element.children : [element])
  }))
  return tabGroup(parts, opened < parts.length ? opened : 0, context, 'texts')
}

const codeGroup: Component = (element, context) => {
  const parts = elementsOf(element).map(block => ({
    title: codeTitle(block) || textProperty(block, 'language') || 'Code',
    element: h('div'),
    // The tab shows the title already.
    content: context.render([{ ...block, properties: { ...block.properties, inGroup: true } }])
  }))
  return [...titled('p.group-title', textProperty(element, 'title')), ...tabGroup(parts, 0, context, 'codes')]
}

function example(label: string): Component {
  return (element, context) => [h('p.group-title', {}, [label]), codeGroup(element, context)].flat()
}

export const TABS: Components = {
  Tabs: (element, context) =>
    tabsOf(elementsOf(element), Number(textProperty(element, 'defaultTabIndex')) || 0, context),
  // Outside of a group.
  Tab: (element, context) => tabsOf([element], 0, context),
  CodeGroup: codeGroup,
  RequestExample: example('Request'),
  ResponseExample: example('Response')
}
