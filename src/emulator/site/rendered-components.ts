import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { referencesOf } from '../../sources/content/collect.ts'
import { h, isSet, textContent, textProperty } from '../../sources/content/element.ts'
import { safeProperties } from './safe-properties.ts'

/** HTML elements for components; all other components become a `div`. The component name becomes the class. */
const TAGS: Record<string, string> = {
  Steps: 'ol',
  Step: 'li',
  'Tree.Folder': 'li',
  'Tree.File': 'li',
  'Color.Row': 'li',
  'Color.Item': 'li',
  Tree: 'ul',
  Color: 'ul',
  Frame: 'figure',
  Badge: 'span',
  Tooltip: 'span',
  Latex: 'code',
  Accordion: 'details',
  Expandable: 'details',
  Tab: 'details'
}

type HrefOf = (target: string) => string

/** Renders a page as HTML. `hrefOf` returns the addresses for links and files. */
export function contentHtml(tree: ElementContent[], hrefOf: HrefOf): string {
  return `${toHtml({ type: 'root', children: convert(tree, hrefOf) }).trim()}\n`
}

function convert(nodes: readonly ElementContent[], hrefOf: HrefOf): ElementContent[] {
  return nodes.map(node => {
    if (node.type !== 'element') return node
    if (node.tagName === 'CodeBlock') return codeBlock(node)
    return /^[A-Z]/.test(node.tagName) ? component(node, hrefOf) : plain(node, hrefOf)
  })
}

function plain({ tagName, properties: given, children }: Element, hrefOf: HrefOf): Element {
  const properties = safeProperties(given)
  for (const name of referencesOf(tagName)) {
    const target = properties[name]
    if (typeof target === 'string') properties[name] = hrefOf(target)
  }
  if (tagName === 'img') properties['loading'] = 'lazy'
  if (tagName === 'pre') properties['tabIndex'] = 0
  const element: Element = { type: 'element', tagName, properties, children: convert(children, hrefOf) }
  linkHeading(element)
  // A wide table scrolls inside its container instead of widening the page.
  return tagName === 'table' ? h('div.table', { tabIndex: 0 }, [element]) : element
}

function component(element: Element, hrefOf: HrefOf): Element {
  const { tagName, children } = element
  const id = textProperty(element, 'id')
  const properties = id === '' ? {} : { id }
  const tag = TAGS[tagName] ?? 'div'
  const look = `${tag}.${tagName.toLowerCase().replace('.', '-')}`
  const content = convert(children, hrefOf)
  if (tag !== 'details') return h(look, { ...properties, ...ownProperties(element) }, content)
  // Puts the id on the content, because a browser opens `details` only for a link to an element inside `details`.
  const [summary, ...rest] = content
  const open = tagName === 'Tab' || isSet(element, 'defaultOpen')
  return h(look, { open }, [...(summary ? [summary] : []), h('div.panel', properties, rest)])
}

function linkHeading(element: Element): void {
  const id = textProperty(element, 'id')
  if (id === '' || !/^h[2-4]$/.test(element.tagName)) return
  const href = `#${encodeURI(id)}`
  element.children.push(h('a.anchor', { href, ariaHidden: 'true', tabIndex: -1 }, ['#']))
}

function ownProperties(component: Element): Element['properties'] {
  const { tagName } = component
  if (tagName === 'Tooltip') return { title: textProperty(component, 'tip') || undefined }
  return tagName === 'Step' ? { value: textProperty(component, 'stepNumber') || undefined } : {}
}

function codeBlock(block: Element): Element {
  const language = textProperty(block, 'language')
  const [caption, code = caption] = block.children
  const text = code ? textContent(code) : ''
  const properties = { ...(language !== '' && { dataLanguage: language }), tabIndex: 0 }
  const pre = h('pre', properties, [h('code', {}, [text])])
  return caption && caption !== code ? h('figure.code-file', {}, [caption, pre]) : pre
}
