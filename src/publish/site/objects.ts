import { join } from 'node:path'
import type { LocalFile } from '../../s3/file-body.ts'
import { digestFiles } from './digest.ts'
import { startsAsHtml } from './files.ts'
import { isPageType } from '../../site/pages.ts'
import { type HeaderRules, headersOf, type ObjectHeaders } from './headers.ts'
import type { Manifest } from './manifest.ts'

/** One object that the site consists of. */
export interface SiteObject extends LocalFile {
  /** Below the target. Differs from the file's name for a copy such as `guides/x` of `guides/x.html`. */
  path: string
  headers: ObjectHeaders
}

export interface SiteSource {
  folder: string
  /** Of the files in the folder. */
  paths: string[]
  manifest: Manifest | undefined
  rules: HeaderRules
  cleanUrls: 'none' | 'copies'
}

/** Files that the manifest does not know are hashed; the others are not even opened. */
export async function siteObjects(
  { folder, paths, manifest, rules, cleanUrls }: SiteSource,
  signal: AbortSignal
): Promise<SiteObject[]> {
  const unknown = paths.filter(path => manifest?.files.has(path) !== true)
  const digests = await digestFiles(
    'sha256',
    unknown.map(name => ({ name, file: join(folder, name) })),
    signal
  )
  const hashed = new Map(unknown.map((path, i) => [path, digests[i]]))
  const objects = paths.map((path): SiteObject => {
    const known = manifest?.files.get(path)
    const computed = hashed.get(path)
    const { size, sha256 } = known ?? { size: computed?.size ?? 0, sha256: computed?.hex ?? '' }
    const headers = headersOf(path, rules, () => startsAsHtml(folder, path))
    return { path, name: path, file: join(folder, path), size, sha256, headers }
  })
  return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)]
}

/** A file that has the name already wins. `/guides/` is the address of `guides/index.html` on every host. */
function copiesOf(objects: SiteObject[]): SiteObject[] {
  const taken = new Set(objects.map(({ path }) => path))
  return objects.flatMap(object => {
    const path = object.path.replace(/\.html$/, '')
    if (path === object.path || /(^|\/)index$/.test(path) || taken.has(path)) return []
    return isPageType(object.headers.contentType) ? [{ ...object, path }] : []
  })
}
