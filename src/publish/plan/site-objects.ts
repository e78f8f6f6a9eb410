import { problemOfKey } from '../../s3/bucket-address.ts'
import type { LocalFile } from '../../s3/file-body.ts'
import { isPageType } from '../../site/pages.ts'
import { startsAsHtml } from '../read/site-files.ts'
import type { ObjectHeaders } from '../read/state.ts'
import { type HeaderRules, headersOf } from './headers.ts'

/** One object that the site consists of. */
export interface SiteObject extends LocalFile {
  /** Below the target. Differs from the file's name for a copy such as `guides/x` of `guides/x.html`. */
  path: string
  headers: ObjectHeaders
}

export function siteObjects(
  files: LocalFile[],
  { rules, cleanUrls }: { rules: HeaderRules; cleanUrls: 'none' | 'copies' }
): SiteObject[] {
  const objects = files.map((file): SiteObject => {
    const headers = headersOf(file.name, rules, () => startsAsHtml(file))
    return { ...file, path: file.name, headers }
  })
  return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)]
}

/**
 * A file that has the name already wins. `/guides/` is the address of `guides/index.html` on every host. `...html`
 * would become `..`, which cannot be the name of an object.
 */
function copiesOf(objects: SiteObject[]): SiteObject[] {
  const taken = new Set(objects.map(({ path }) => path))
  return objects.flatMap(object => {
    const path = object.path.replace(/\.html$/, '')
    if (path === object.path || /(^|\/)index$/.test(path) || taken.has(path)) return []
    if (problemOfKey(path) !== undefined) return []
    return isPageType(object.headers.contentType) ? [{ ...object, path }] : []
  })
}
