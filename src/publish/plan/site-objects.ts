import { problemOfKey } from '../../s3/bucket-address.ts'
import type { LocalFile } from '../../s3/file-body.ts'
import { contentTypeOf } from '../../site/files/content-types.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { isPage } from '../../site/pages/pages.ts'
import { withCharset } from '../read/charset.ts'
import { startsAsHtml } from '../read/site-files.ts'
import type { ObjectHeaders, StateEntry } from '../read/state.ts'
import { type HeaderRules, headersOf } from './headers.ts'
import { type Phase, phaseOf } from './phase.ts'

export interface SiteObject extends LocalFile {
  /** Path below the target. For a copy, differs from the file name: `guides/x` for `guides/x.html`. */
  path: string
  phase: Phase
  headers: ObjectHeaders
  /** Whether no cache rule matches and the name has a build hash. */
  isNamedByHash: boolean
  isRedirect: boolean
}

interface SiteRules {
  rules: HeaderRules
  cleanUrls: 'none' | 'copies'
  /** Whether a page only redirects to another page. */
  isRedirect: (path: string) => boolean
}

/** `known`: objects that an earlier run uploaded. Detects the charset only of files that changed since then. */
export function siteObjects(
  files: LocalFile[],
  known: ReadonlyMap<string, StateEntry>,
  { rules, cleanUrls, isRedirect }: SiteRules
): SiteObject[] {
  const data = pageDataOf(files.map(({ name }) => name))
  const objects = files.map((file): SiteObject => {
    const { name } = file
    const typeOf = () => typeOfFile(file, known.get(name))
    const { headers, isNamedByHash } = headersOf(name, rules, typeOf, data.has(name))
    const phase = phaseOf(name, headers.contentType, data.get(name))
    return { ...file, path: name, phase, headers, isNamedByHash, isRedirect: isRedirect(name) }
  })
  return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)]
}

function typeOfFile(file: LocalFile, entry: StateEntry | undefined): string {
  const type = contentTypeOf(file.name, () => startsAsHtml(file))
  const before = entry?.sha256 === file.sha256 ? entry.headers.contentType : ''
  const isKnown = before.split(';')[0] === type.split(';')[0] && /; charset=[\w-]+$/.test(before)
  return isKnown ? before : withCharset(type, file)
}

/**
 * Copies `x.html` to `x`, unless a file `x` exists. `guides/index.html` needs no copy, because every host serves it at
 * `/guides/`. `...html` gets no copy, because `..` is not allowed as an object name.
 */
function copiesOf(objects: SiteObject[]): SiteObject[] {
  const taken = new Set(objects.map(({ path }) => path))
  return objects.flatMap(object => {
    const path = object.path.replace(/\.html$/, '')
    if (path === object.path || /(^|\/)index$/.test(path) || taken.has(path)) return []
    return problemOfKey(path) === undefined && isPage(object.path) ? [{ ...object, path }] : []
  })
}
