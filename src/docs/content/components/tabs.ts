import type { Element, ElementContent } from 'hast'
import { codeTitle } from './code-block.ts'
import type { Component, Components, RenderContext } from './component.ts'
import { elementsOf, h, idOf, textNode, textProperty, titleNodes } from './element.ts'

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
      h('summary', {}, title === '' ? [textNode(`Tab ${at + 1}`)] : titleNodes(title)),
      h('div', { className: ['panel'], ...idOf(element) }, content)
    ])
  )
  return [h('div', { className: ['tabs', kind] }, parts)]
}

const tabs: Component = (element, context) => {
  const [children, others] = [elementsOf(element), Number(textProperty(element, 'defaultTabIndex')) || 0]
  const parts = children.map(child => ({
    title: textProperty(child, 'title'),
    element: child,
    content: child.tagName === 'Tab' ? context.render(child.children) : context.render([child])
  }))
  return tabGroup(parts, others < parts.length ? others : 0, context, 'texts')
}

const codeGroup: Component = (element, context) => {
  const blocks = elementsOf(element)
  const parts = blocks.map(block => ({
    title: codeTitle(block) || textProperty(block, 'language') || 'Code',
    element: h('div'),
    // The tab shows the title already.
    content: context.render([{ ...block, properties: { ...block.properties, inGroup: true } }])
  }))
  const dropdownLabel = textProperty(element, 'title')
  const heading =
    dropdownLabel === '' ? [] : [h('p', { className: ['group-title'] }, titleNodes(dropdownLabel))]
  return [...heading, ...tabGroup(parts, 0, context, 'codes')]
}

function example(label: string): Component {
  return (element, context) => [
    h('p', { className: ['group-title'] }, [textNode(label)]),
    ...codeGroup(element, context)
  ]
}

export const TABS: Components = {
  Tabs: tabs,
  // Outside of a group.
  Tab: (element, context) =>
    tabGroup(
      [{ title: textProperty(element, 'title'), element, content: context.render(element.children) }],
      0,
      context,
      'texts'
    ),
  CodeGroup: codeGroup,
  RequestExample: example('Request'),
  ResponseExample: example('Response')
}
