import { compile, selectOne } from 'css-select'
import { parse } from 'css-what'
import type { AnyNode, Element } from 'domhandler'

/** Finds the first element that matches the first selector of the list for which there is one. */
export type ElementFinder = (document: AnyNode) => Element | undefined

/** Throws for a list that is not valid. */
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
