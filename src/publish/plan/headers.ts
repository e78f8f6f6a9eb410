import { isImmutable } from '../../site/files/build-hash.ts'
import { contentTypeOf, contentTypeWithoutExtension } from '../../site/files/content-types.ts'
import { isPageType } from '../../site/pages/pages.ts'
import type { ObjectHeaders } from '../read/state.ts'
import { firstMatch, type Rule } from './rules.ts'

export interface HeaderRules {
  cacheControl: readonly Rule[]
  contentTypes: readonly Rule[]
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** What the headers of a file depend on besides its name. The functions read the file, and only where no rule decides. */
export interface FileFacts {
  startsAsHtml: () => boolean
  withCharset: (contentType: string) => string
  isPageData: boolean
}

/** `isNamedByHash`: no rule but the name says that the bytes never change. */
export function headersOf(
  path: string,
  rules: HeaderRules,
  { startsAsHtml, withCharset, isPageData }: FileFacts
): { headers: ObjectHeaders; isNamedByHash: boolean } {
  const contentType =
    firstMatch(rules.contentTypes, path) ??
    withCharset(contentTypeOf(path) ?? contentTypeWithoutExtension(startsAsHtml()))
  const rule = firstMatch(rules.cacheControl, path)
  const isKept = !isPageType(contentType) && !isPageData && isImmutable(path)
  const cacheControl = rule ?? (isKept ? IMMUTABLE : REVALIDATE)
  return { headers: { contentType, cacheControl }, isNamedByHash: rule === undefined && isKept }
}
