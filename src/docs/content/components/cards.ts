import type { Element, ElementContent } from 'hast'
import type { Component, Components } from './component.ts'
import { h, idOf, textNode, textProperty, titleNodes } from './element.ts'
import { iconImage } from './icons.ts'

/** The title is the link, and covers the card: links in the content stay links of their own. */
const card: Component = (element, { render }) => {
  const [href, image, cta] = ['href', 'img', 'cta'].map(name => textProperty(element, name))
  const title = titleNodes(textProperty(element, 'title'))
  const description = textProperty(element, 'description')
  const heading = href ? [h('a', { href }, title.length === 0 ? [textNode(href)] : title)] : title
  return [
    h('div', { className: ['card'], ...idOf(element) }, [
      ...(image ? [h('img', { src: image, alt: '' })] : []),
      ...iconImage(element),
      ...(heading.length === 0 ? [] : [h('p', { className: ['card-title'] }, heading)]),
      ...(description === '' ? [] : [h('p', {}, titleNodes(description))]),
      ...render(element.children),
      ...(cta ? [h('p', { className: ['card-action'] }, [textNode(`${cta} →`)])] : [])
    ])
  ]
}

/** A card whose content is a preview above the title. */
const tile: Component = (element, context) => {
  const preview = h('div', { className: ['tile-preview'] }, context.render(element.children))
  const [rendered] = card({ ...element, children: [] }, context)
  if (rendered?.type === 'element') rendered.children.unshift(preview)
  return rendered ? [rendered] : []
}

const grid: Component = (element, { render }) => {
  const columns = Number(textProperty(element, 'cols')) || 2
  return [
    h(
      'div',
      { className: ['grid'], style: `--columns:${Math.min(Math.max(columns, 1), 4)}` },
      render(element.children)
    )
  ]
}

const repository: Component = (element): ElementContent[] => {
  const name = textProperty(element, 'repo').replace(/^https:\/\/github\.com\//, '')
  const link: Element = h('a', { href: `https://github.com/${name}` }, [textNode(name)])
  return name === ''
    ? []
    : [h('div', { className: ['card'] }, [h('p', { className: ['card-title'] }, [link])])]
}

export const CARDS: Components = {
  Card: card,
  Tile: tile,
  CardGroup: grid,
  Columns: grid,
  Tiles: grid,
  Column: (element, { render }) => [h('div', { ...idOf(element) }, render(element.children))],
  'GitHub.Repo': repository
}
