import { type Component, type Components, wrapper } from './component.ts'
import { h, idOf, textProperty, titled, titleNodes } from './element.ts'
import { iconImage } from './inline.ts'

/** The title is the link, and covers the card: links in the content stay links of their own. */
export const card: Component = (element, { render }) => {
  const [href, image, cta] = ['href', 'img', 'cta'].map(name => textProperty(element, name))
  const title = titleNodes(textProperty(element, 'title') || (href ?? ''))
  const heading = href ? [h('a', { href }, title)] : title
  return h('div.card', idOf(element), [
    ...(image ? [h('img', { src: image, alt: '' })] : []),
    ...iconImage(element),
    ...(heading.length === 0 ? [] : [h('p.card-title', {}, heading)]),
    ...titled('p', textProperty(element, 'description')),
    ...render(element.children),
    ...(cta ? [h('p.card-action', {}, [`${cta} →`])] : [])
  ])
}

/** A card whose content is a preview above the title. */
const tile: Component = (element, context) => {
  const preview = h('div.tile-preview', {}, context.render(element.children))
  const rendered = [card({ ...element, children: [] }, context)].flat()
  for (const node of rendered) if (node.type === 'element') node.children.unshift(preview)
  return rendered
}

const grid: Component = (element, { render }) => {
  const columns = Number(textProperty(element, 'cols')) || 2
  const style = `--columns:${Math.min(Math.max(columns, 1), 4)}`
  return h('div.grid', { style }, render(element.children))
}

const repository: Component = element => {
  const name = textProperty(element, 'repo').replace(/^https:\/\/github\.com\//, '')
  const link = h('a', { href: `https://github.com/${name}` }, [name])
  return name === '' ? [] : h('div.card', {}, [h('p.card-title', {}, [link])])
}

export const CARDS: Components = {
  Card: card,
  Tile: tile,
  CardGroup: grid,
  Columns: grid,
  Tiles: grid,
  Column: wrapper('div'),
  'GitHub.Repo': repository
}
