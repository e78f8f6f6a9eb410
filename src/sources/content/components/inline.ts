import type { Element } from 'hast'
import { type Component, type Components, wrapper } from './component.ts'
import { h, textProperty } from './element.ts'

const YES = /^(check|circle-check|check-circle|square-check)$/
const NO = /^(x|xmark|times|circle-x|circle-xmark)$/

/** An icon that stands alone, as in the cell of a table, is content and becomes text; beside a text it is decoration. */
const icon: Component = (element, { isAlone }) => {
  const image = iconImage(element)
  if (image.length > 0) return image
  const name = textProperty(element, 'icon')
  if (YES.test(name) || NO.test(name)) return h('span.icon', { title: name }, [YES.test(name) ? '✓' : '✗'])
  return isAlone && name !== '' ? h('span.icon', {}, [name]) : namedIcon(name)
}

/** The service draws icons of libraries by name; here the first letter stands for one, as decoration. */
function namedIcon(name: string): Element[] {
  const letter = /[a-z\d]/i.exec(name)?.[0].toUpperCase()
  if (letter === undefined) return []
  return [h('span.icon', { dataLetter: letter, ariaHidden: 'true', title: name })]
}

/** The image of an icon that is a file and not a name. */
export function iconImage(element: Element): Element[] {
  const source = textProperty(element, 'icon')
  if (/^(https?:|\/|\.\.?\/)/.test(source)) return [h('img.icon', { src: source, alt: '' })]
  return element.tagName === 'Icon' ? [] : namedIcon(source)
}

const tooltip: Component = (element, { render }) => {
  const [tip, href, cta] = ['tip', 'href', 'cta'].map(name => textProperty(element, name))
  const shown = h('span.tooltip', tip ? { title: tip } : {}, render(element.children))
  return href ? [shown, { type: 'text', value: ' ' }, h('a', { href }, [cta || href])] : shown
}

const color: Component = element => {
  const value: unknown = element.properties['value']
  const shown =
    typeof value === 'object' && value !== null
      ? Object.values(value).join(' / ')
      : textProperty(element, 'value')
  const swatch = /^#[\da-f]{3,8}$/i.test(shown) ? [h('span.swatch', { style: `background:${shown}` })] : []
  return h('li', {}, [...swatch, `${textProperty(element, 'name')} `, h('code', {}, [shown])])
}

export const INLINE: Components = {
  Icon: icon,
  Badge: wrapper('span.badge'),
  Tooltip: tooltip,
  Latex: wrapper('code'),
  Color: wrapper('ul.colors'),
  'Color.Row': (element, { render }) =>
    h('li', {}, [textProperty(element, 'title'), h('ul', {}, render(element.children))]),
  'Color.Item': color
}
