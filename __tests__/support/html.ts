import { selectAll, selectOne } from 'css-select'
import { parse } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'

type Node = Htmlparser2TreeAdapterMap['node']
type ParsedElement = Htmlparser2TreeAdapterMap['element']

/** The part of the DOM that tests read. */
export interface Element {
  readonly textContent: string
  getAttribute: (name: string) => string | null
  querySelector: (selector: string) => Element | null
  querySelectorAll: (selector: string) => Iterable<Element>
}

export interface Document extends Element {
  readonly title: string
  getElementById: (id: string) => Element | null
}

export function parseHtml(html: string): Document {
  const root = parse(html, { treeAdapter: adapter })
  const document = elementOf(root)
  return {
    ...document,
    title: (document.querySelector('title')?.textContent ?? '').trim(),
    getElementById: id => document.querySelector(`[id=${JSON.stringify(id)}]`)
  }
}

function elementOf(node: Node): Element {
  return {
    textContent: textIn(node),
    getAttribute: name => ('attribs' in node ? (node.attribs[name] ?? null) : null),
    querySelector: selector => {
      const found = selectOne<Node, ParsedElement>(selector, node)
      return found === null ? null : elementOf(found)
    },
    querySelectorAll: selector => selectAll<Node, ParsedElement>(selector, node).map(elementOf)
  }
}

function textIn(node: Node): string {
  if ('children' in node) return node.children.map(textIn).join('')
  return adapter.isTextNode(node) ? node.data : ''
}

/** Returns the text of every element that matches the selector. */
export function textsOf(root: Element, selector: string): string[] {
  return Array.from(root.querySelectorAll(selector), element => element.textContent)
}
