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
  return isAlone && name !== '' ? [h('span', { className: ['icon'] }, [textNode(name)])] : []
}

/** The image of an icon that is a file and not a name. */
export function iconImage(element: Element): ElementContent[] {
  const source = textProperty(element, 'icon')
  return /^(https?:|\/|\.\.?\/)/.test(source) ? [h('img', { className: ['icon'], src: source, alt: '' })] : []
}
