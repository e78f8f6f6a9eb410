import { isImmutable } from '../../site/build-hash.ts'
import { contentTypeOf, contentTypeWithoutExtension } from '../../site/content-types.ts'
import { isPageType } from '../../site/pages.ts'
import type { ObjectHeaders } from '../read/state.ts'
import { firstMatch, type Rule } from './rules.ts'

export interface HeaderRules {
  cacheControl: readonly Rule[]
  contentTypes: readonly Rule[]
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** `startsAsHtml` is called only for a file without extension that no rule names: it reads the file. */
export function headersOf(path: string, rules: HeaderRules, startsAsHtml: () => boolean): ObjectHeaders {
  const contentType =
    firstMatch(rules.contentTypes, path) ?? contentTypeOf(path) ?? contentTypeWithoutExtension(startsAsHtml())
  const isKept = !isPageType(contentType) && isImmutable(path)
  const cacheControl = firstMatch(rules.cacheControl, path) ?? (isKept ? IMMUTABLE : REVALIDATE)
  return { contentType, cacheControl }
}
