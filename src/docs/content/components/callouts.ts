import type { Component, Components } from './component.ts'
import { h, idOf, textNode, textProperty, titleNodes } from './element.ts'

function callout(kind: string, label: string): Component {
  return (element, { render }) => {
    const title = textProperty(element, 'title')
    return [
      h('div', { className: ['alert', kind], ...idOf(element) }, [
        h('b', {}, title === '' ? [textNode(label)] : titleNodes(title)),
        ...render(element.children)
      ])
    ]
  }
}

export const CALLOUTS: Components = {
  Note: callout('note', 'Note'),
  Info: callout('note', 'Info'),
  Callout: callout('note', 'Note'),
  Tip: callout('tip', 'Tip'),
  Check: callout('tip', 'Check'),
  Warning: callout('warning', 'Warning'),
  Danger: callout('caution', 'Danger')
}
