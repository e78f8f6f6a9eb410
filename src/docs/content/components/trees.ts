import type { Component, Components } from './component.ts'
import { elementsOf, h, textNode, textProperty } from './element.ts'

const folder: Component = (element, { render }) => [
  h('li', {}, [
    h('b', {}, [textNode(`${textProperty(element, 'name')}/`)]),
    h('ul', {}, render(elementsOf(element)))
  ])
]

const tree: Component = (element, { render }) => [
  h('ul', { className: ['tree'] }, render(elementsOf(element)))
]

export const TREES: Components = {
  Tree: tree,
  'Tree.Folder': folder,
  'Tree.File': element => [h('li', {}, [textNode(textProperty(element, 'name'))])],
  // A list in Markdown.
  FileTree: (element, { render }) => [h('div', { className: ['tree'] }, render(element.children))]
}
