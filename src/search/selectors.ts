import { compile, selectOne } from 'css-select'
import { stringify, parse } from 'css-what'
import type { AnyNode, Element } from 'domhandler'

/** Finds the first element that matches the first selector of the list for which there is one. */
export type ElementFinder = (document: AnyNode) => Element | undefined

export function parseSelectors(list: string): ElementFinder | string {
  try {
    const queries = parse(list).map(selector => compile<AnyNode, Element>(stringify([selector])))
    return document => {
      for (const query of queries) {
        const found = selectOne<AnyNode, Element>(query, document)
        if (found !== null) return found
      }
      return undefined
    }
  } catch (error) {
    return `"${list}" is not a list of CSS selectors: ${(error as Error).message}`
  }
}
