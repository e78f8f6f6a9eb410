import type { Element, ElementContent } from 'hast'
import type { Component } from './component.ts'
import { h, textNode, textProperty } from './element.ts'

const MEANINGS: Partial<Record<string, string>> = {
  check: '✓',
  'circle-check': '✓',
  'check-circle': '✓',
  'square-check': '✓',
  x: '✗',
  xmark: '✗',
  times: '✗',
  'circle-x': '✗',
  'circle-xmark': '✗'
}

/** An icon that stands alone, as in the cell of a table, is content and becomes text; beside a text it is decoration. */
export const icon: Component = (element, { isAlone }) => {
  const image = iconImage(element)
  if (image.length > 0) return image
  const name = textProperty(element, 'icon')
  const meaning = MEANINGS[name]
  if (meaning !== undefined) return [h('span', { className: ['icon'], title: name }, [textNode(meaning)])]
  return isAlone && name !== '' ? [h('span', { className: ['icon'] }, [textNode(name)])] : namedIcon(name)
}

/** The service draws icons of libraries by name; here the first letter stands for one, as decoration. */
function namedIcon(name: string): ElementContent[] {
  const letter = /[a-z\d]/i.exec(name)?.[0].toUpperCase()
  if (letter === undefined) return []
  return [h('span', { className: ['icon'], dataLetter: letter, ariaHidden: 'true', title: name })]
}

/** The image of an icon that is a file and not a name. */
export function iconImage(element: Element): ElementContent[] {
  const source = textProperty(element, 'icon')
  if (/^(https?:|\/|\.\.?\/)/.test(source)) return [h('img', { className: ['icon'], src: source, alt: '' })]
  return element.tagName === 'Icon' ? [] : namedIcon(source)
}
