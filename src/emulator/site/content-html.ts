import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { referencesOf } from '../../sources/content/collect.ts'
import { h, isSet, textContent, textProperty } from '../../sources/content/element.ts'
import { safeProperties } from './safe-properties.ts'

/** Element and classes of each component. */
const LOOKS = new Map(
  Object.entries({
    'div.alert.note': 'Note Info Callout',
    'div.alert.tip': 'Tip Check',
    'div.alert.important': 'Important',
    'div.alert.warning': 'Warning',
    'div.alert.caution': 'Danger Caution',
    'details.collapsible': 'Accordion Expandable',
    'div.collapsibles': 'AccordionGroup',
    'ol.steps': 'Steps',
    li: 'Step Tree.Folder Tree.File Color.Row Color.Item',
    'section.update': 'Update',
    'figure.frame': 'Frame',
    'section.box': 'View Prompt Panel',
    'div.field': 'ParamField ResponseField',
    'ul.tree': 'Tree',
    'div.tree': 'FileTree',
    'div.card': 'Card Tile GitHub.Repo',
    'div.grid': 'CardGroup Columns Tiles',
    'div.tabs.texts': 'Tabs',
    'div.tabs.codes': 'CodeGroup',
    'ul.colors': 'Color',
    'span.badge': 'Badge',
    'span.tooltip': 'Tooltip',
    code: 'Latex'
  }).flatMap(([look, names]) => names.split(' ').map(name => [name, look] as const))
)

/** The HTML of a page. `hrefOf` gives the addresses of links and files. */
export function contentHtml(tree: ElementContent[], hrefOf: (target: string) => string): string {
  const children = new ContentHtml(hrefOf).convert(tree)
  return `${toHtml({ type: 'root', children }).trim()}\n`
}

class ContentHtml {
  readonly #hrefOf: (target: string) => string
  #groups = 0

  constructor(hrefOf: (target: string) => string) {
    this.#hrefOf = hrefOf
  }

  convert(nodes: readonly ElementContent[]): ElementContent[] {
    return nodes.map(node => {
      if (node.type !== 'element') return node
      if (node.tagName === 'CodeBlock') return codeBlock(node)
      return /^[A-Z]/.test(node.tagName) ? this.#component(node) : this.#plain(node)
    })
  }

  #plain({ tagName, properties: given, children }: Element): Element {
    const properties = safeProperties(given)
    for (const name of referencesOf(tagName)) {
      const target = properties[name]
      if (typeof target === 'string') properties[name] = this.#hrefOf(target)
    }
    if (tagName === 'img') properties['loading'] = 'lazy'
    if (tagName === 'pre') properties['tabIndex'] = 0
    const element: Element = { type: 'element', tagName, properties, children: this.convert(children) }
    if (/^h[1-6]$/.test(tagName)) linkHeading(element)
    // A wide table scrolls inside its container instead of widening the page.
    return tagName === 'table' ? h('div.table', { tabIndex: 0 }, [element]) : element
  }

  #component(component: Element): Element {
    const { tagName, children } = component
    const id = textProperty(component, 'id')
    const properties = id === '' ? {} : { id }
    const look = LOOKS.get(tagName) ?? 'div'
    if (tagName === 'Tabs' || tagName === 'CodeGroup') return this.#tabs(component, look)
    const content = this.convert(children)
    if (look === 'details.collapsible')
      return details(look, { open: isSet(component, 'defaultOpen') }, properties, content)
    return h(look, { ...properties, ...ownProperties(component) }, content)
  }

  /** They can be switched without a script: of several `details` with one name, one is open. */
  #tabs(group: Element, look: string): Element {
    this.#groups += 1
    const name = `tabs-${this.#groups}`
    const opened = Number(group.properties['opened'] ?? 0)
    const tabs = group.children.filter(child => child.type === 'element')
    const parts = tabs.map((tab, at) => {
      const id = textProperty(tab, 'id')
      return details(
        'details',
        { name, open: at === opened },
        id === '' ? {} : { id },
        this.convert(tab.children)
      )
    })
    return h(look, {}, parts)
  }
}

function linkHeading(element: Element): void {
  const id = textProperty(element, 'id')
  if (id === '' || !/^h[2-4]$/.test(element.tagName)) return
  const href = `#${encodeURI(id)}`
  element.children.push(h('a.anchor', { href, ariaHidden: 'true', tabIndex: -1 }, ['#']))
}

/** The id is on the content: a browser opens the element when a link leads to something inside of it. */
function details(
  look: string,
  properties: Element['properties'],
  id: Element['properties'],
  [summary, ...content]: ElementContent[]
): Element {
  return h(look, properties, [...(summary ? [summary] : []), h('div.panel', id, content)])
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
