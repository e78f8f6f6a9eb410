import { compile, selectOne } from 'css-select'
import { stringify, parse } from 'css-what'
import type { AnyNode, Element } from 'domhandler'
import { reasonOf } from '../runtime/failure.ts'
import { Problem } from '../runtime/problem.ts'

/** Finds the first element that matches the first selector of the list for which there is one. */
export type ElementFinder = (document: AnyNode) => Element | undefined

export function parseSelectors(list: string): ElementFinder | Problem {
  try {
    return finderOf(list)
  } catch (error) {
    return new Problem(`"${list}" is not a list of CSS selectors: ${reasonOf(error)}`)
  }
}

/** For a list that is valid. */
export function finderOf(list: string): ElementFinder {
  const queries = parse(list).map(selector => compile<AnyNode, Element>(stringify([selector])))
  return document => {
    for (const query of queries) {
      const found = selectOne<AnyNode, Element>(query, document)
      if (found !== null) return found
    }
    return undefined
  }
}
