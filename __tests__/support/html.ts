import { createRequire } from 'node:module'

/** As much of the DOM as tests read: jsdom brings no types, and the browser's are not for code on Node. */
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

const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string) => { window: { document: Document } }
}

export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document
}

/** The text of every element that the selector finds. */
export function textsOf(root: Element, selector: string): string[] {
  return Array.from(root.querySelectorAll(selector), element => element.textContent)
}
