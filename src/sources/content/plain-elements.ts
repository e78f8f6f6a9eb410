import type { Element } from 'hast'
import type { Component, Components } from './components/component.ts'
import { h, idOf } from './components/element.ts'
import { safeProperties } from './properties.ts'

/** Elements that are left out with their content: they run or load something, or belong to the head of a page. */
export const REMOVED_ELEMENTS = new Set(
  'script style link meta base title head object embed template noscript frameset'.split(' ')
)

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/

/** `> [!NOTE]` and similar, as on GitHub. */
const blockquote: Component = (element, { render }) => {
  const paragraph = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'p'
  )
  const first = paragraph?.children[0]
  const [mark, kind] = (first?.type === 'text' && ALERT.exec(first.value)) || []
  if (first?.type !== 'text' || mark === undefined || kind === undefined)
    return h('blockquote', idOf(element), render(element.children))
  first.value = first.value.slice(mark.length)
  const label = `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`
  return h(`div.alert.${kind.toLowerCase()}`, {}, [h('b', {}, [label]), ...render(element.children)])
}

/** A wide table scrolls inside its container instead of widening the page. */
const table: Component = (element, { render }) =>
  h('div.table', { tabIndex: 0 }, [h('table', safeProperties(element.properties), render(element.children))])

export const PLAIN_ELEMENTS: Components = {
  blockquote,
  table,
  img: element => h('img', { ...safeProperties(element.properties), loading: 'lazy' }),
  pre: (element, { render }) => h('pre', { ...idOf(element), tabIndex: 0 }, render(element.children))
}
