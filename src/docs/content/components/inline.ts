import type { Component, Components } from './component.ts'
import { h, textNode, textProperty } from './element.ts'
import { icon } from './icons.ts'

const tooltip: Component = (element, { render }) => {
  const [tip, href, cta] = ['tip', 'href', 'cta'].map(name => textProperty(element, name))
  const link = href
    ? [textNode(' '), h('a', { href }, [textNode(cta === undefined || cta === '' ? href : cta)])]
    : []
  return [
    h('span', { className: ['tooltip'], ...(tip && { title: tip }) }, render(element.children)),
    ...link
  ]
}

const color: Component = element => {
  const [name, value] = ['name', 'value'].map(property => textProperty(element, property))
  const values: unknown = element.properties['value']
  const shown =
    value !== '' || typeof values !== 'object' || values === null
      ? (value ?? '')
      : Object.values(values).join(' / ')
  const swatch = /^#[\da-f]{3,8}$/i.test(shown)
    ? [h('span', { className: ['swatch'], style: `background:${shown}` })]
    : []
  return [h('li', {}, [...swatch, textNode(`${name ?? ''} `), h('code', {}, [textNode(shown)])])]
}

export const INLINE: Components = {
  Icon: icon,
  Badge: (element, { render }) => [h('span', { className: ['badge'] }, render(element.children))],
  Tooltip: tooltip,
  Latex: (element, { render }) => [h('code', {}, render(element.children))],
  Color: (element, { render }) => [h('ul', { className: ['colors'] }, render(element.children))],
  'Color.Row': (element, { render }) => [
    h('li', {}, [textNode(textProperty(element, 'title')), h('ul', {}, render(element.children))])
  ],
  'Color.Item': color
}
