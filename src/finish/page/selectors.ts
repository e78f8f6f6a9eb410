import { compile } from 'css-select'
import { parse } from 'css-what'
import { type AnyNode, type Document, type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** Returns the first match of the first selector that matches any element. */
export type ElementFinder = (document: Document) => Element | undefined

/** Throws if the list of selectors is not valid. */
export function finderOf(list: string): ElementFinder {
  const queries = parse(list).map(selector => compile<AnyNode, Element>([selector]))
  return document => {
    let best = queries.length
    let found: Element | undefined
    DomUtils.findOne(element => {
      const at = queries.findIndex((query, place) => place < best && query(element))
      if (at >= 0 && isShown(element)) [best, found] = [at, element]
      return best === 0
    }, document.children)
    return found
  }
}

/** Browsers do not show the content of `noscript` and `template` elements. */
export function isShown({ parent }: Element): boolean {
  return !parent || !isTag(parent) || (!/^(?:noscript|template)$/.test(parent.name) && isShown(parent))
}
