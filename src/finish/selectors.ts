import { compile, selectOne } from 'css-select'
import { parse } from 'css-what'
import type { AnyNode, Element } from 'domhandler'

/** Tries the selectors of the list in order, and returns the first element that matches a selector. */
export type ElementFinder = (document: AnyNode) => Element | undefined

/** Throws if the list of selectors is not valid. */
export function finderOf(list: string): ElementFinder {
  const queries = parse(list).map(selector => compile<AnyNode, Element>([selector]))
  return document => {
    for (const query of queries) {
      const found = selectOne<AnyNode, Element>(query, document)
      if (found !== null) return found
    }
    return undefined
  }
}
