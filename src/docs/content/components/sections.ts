import type { ElementContent } from 'hast'
import type { Component, Components } from './component.ts'
import { h, idOf, textNode, textProperty, titleNodes } from './element.ts'

/** An entry of a change log. */
const update: Component = (element, { render }) => {
  const label = textProperty(element, 'label')
  const description = textProperty(element, 'description')
  const tags: unknown = element.properties['tags']
  const badges = (Array.isArray(tags) ? tags : []).map((tag): ElementContent =>
    h('span', { className: ['badge'] }, [textNode(String(tag))])
  )
  return [
    h('section', { className: ['update'], ...idOf(element) }, [
      h('p', { className: ['update-label'] }, [
        h('b', {}, titleNodes(label)),
        ...(description === '' ? [] : [textNode(' '), h('span', {}, titleNodes(description))]),
        ...badges.flatMap(badge => [textNode(' '), badge])
      ]),
      ...render(element.children)
    ])
  ]
}

const frame: Component = (element, { render }) => {
  const hint = textProperty(element, 'hint')
  return [
    h('figure', { className: ['frame'] }, [
      ...(hint === '' ? [] : [h('p', { className: ['hint'] }, titleNodes(hint))]),
      ...render(element.children)
    ])
  ]
}

/** All views of a page, one after the other, because without a script nothing can switch between distant sections. */
const view: Component = (element, { render }) => [
  h('section', { className: ['view'], ...idOf(element) }, [
    h('p', { className: ['group-title'] }, titleNodes(textProperty(element, 'title'))),
    ...render(element.children)
  ])
]

const prompt: Component = (element, { render }) => [
  h('div', { className: ['prompt'] }, [
    h('p', { className: ['group-title'] }, titleNodes(textProperty(element, 'description') || 'Prompt')),
    ...render(element.children)
  ])
]

export const SECTIONS: Components = {
  Update: update,
  Frame: frame,
  View: view,
  Prompt: prompt,
  Panel: (element, { render }) => [h('div', { className: ['side-panel'] }, render(element.children))],
  Heading: (element, { render }) => {
    const level = Math.min(Math.max(Number(textProperty(element, 'level')) || 2, 1), 6)
    return render([h(`h${level}`, { ...idOf(element) }, element.children)])
  },
  // Text for agents is not on the page that people read.
  Visibility: (element, { render }) =>
    textProperty(element, 'for') === 'agents' ? [] : render(element.children)
}
