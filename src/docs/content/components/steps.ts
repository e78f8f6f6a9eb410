import type { Component, Components } from './component.ts'
import { elementsOf, h, idOf, textProperty, titleNodes } from './element.ts'

const step: Component = (element, { render }) => {
  const title = textProperty(element, 'title')
  const number = Number(textProperty(element, 'stepNumber'))
  return [
    h('li', { ...idOf(element), ...(number > 0 && { value: String(number) }) }, [
      ...(title === '' ? [] : [h('p', { className: ['step-title'] }, titleNodes(title))]),
      ...render(element.children)
    ])
  ]
}

export const STEPS: Components = {
  Steps: (element, context) => [
    h(
      'ol',
      { className: ['steps'] },
      elementsOf(element).flatMap(child =>
        child.tagName === 'Step' ? step(child, context) : [h('li', {}, context.render([child]))]
      )
    )
  ],
  Step: (element, context) => [h('ol', { className: ['steps'] }, step(element, context))]
}
