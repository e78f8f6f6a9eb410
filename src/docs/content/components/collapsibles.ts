import type { Component, Components } from './component.ts'
import { h, idOf, isSet, textNode, textProperty, titleNodes } from './element.ts'

/** The id is on the content: a browser opens the element when a link leads to something inside of it. */
function collapsible(fallbackTitle: string): Component {
  return (element, { render }) => {
    const title = textProperty(element, 'title')
    const description = textProperty(element, 'description')
    const summary = h('summary', {}, [
      ...(title === '' ? [textNode(fallbackTitle)] : titleNodes(title)),
      ...(description === '' ? [] : [h('small', {}, titleNodes(description))])
    ])
    return [
      h('details', { className: ['collapsible'], open: isSet(element, 'defaultOpen') }, [
        summary,
        h('div', { className: ['panel'], ...idOf(element) }, render(element.children))
      ])
    ]
  }
}

export const COLLAPSIBLES: Components = {
  Accordion: collapsible('Details'),
  Expandable: collapsible('Show child attributes'),
  AccordionGroup: (element, { render }) => [
    h('div', { className: ['collapsibles'] }, render(element.children))
  ]
}
