import { posix } from 'node:path'
import { LINK_REFERENCES } from '../../review/scan/html/elements.ts'
import { htmlTokens } from '../../review/scan/html/html-tokens.ts'
import { decodedValue } from '../../review/scan/values/attribute-values.ts'
import { fileBelowAnyBase } from '../../site/addresses/site-address.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { isPage } from '../../site/pages/pages.ts'
import type { SiteAddresses } from './site-addresses.ts'
import type { VerifyTarget } from './targets.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

const LOADING = ['script', 'link', 'img', 'source', 'video', 'audio']

interface PageContext {
  files: ReadonlyMap<string, ManifestFile>
  addresses: SiteAddresses
  /** The exported page, if it is known and the served page differs. */
  exported?: Buffer | undefined
}

/** Returns assets that a page loads. Reads only some kinds of elements, because the review checks all references. */
export function assetsOf(
  page: Buffer,
  pageUrl: URL,
  { files, addresses, exported }: PageContext
): VerifyTarget[] {
  const found = new Map<string, VerifyTarget>()
  let base: URL | undefined
  for (const { tag, element } of htmlTokens(page)) {
    const { name = '' } = element ?? {}
    const value = decodedValue(tag.raw(name === 'link' || name === 'base' ? 'href' : 'src'))
    if (name === 'base' && value !== '') base ??= parseUrl(value, pageUrl) ?? pageUrl
    const rel = tag.raw('rel')
    const isLoaded =
      name !== 'link' || LINK_REFERENCES.find(({ rels }) => rels.test(rel))?.meaning === 'resource'
    const url = parseUrl(value, base ?? pageUrl)
    if (!LOADING.includes(name) || !isLoaded || url?.origin !== addresses.origin) continue
    url.hash = ''
    const path = addresses.pathIn(url) ?? ''
    const elsewhere = files.has(path) ? undefined : fileBelowAnyBase(url.pathname, files)
    // A page from an earlier build can load files that the export does not have.
    const isOfOtherBuild = exported?.includes(posix.basename(path)) === false && /\.(?:css|m?js)$/i.test(path)
    const file =
      files.get(elsewhere?.path ?? path) ?? (isOfOtherBuild ? { path, size: 0, sha256: '' } : undefined)
    if (file === undefined || isPage(file.path) || found.has(url.href)) continue
    const isModule =
      /^module$/i.test(tag.raw('type')) || /\bmodulepreload\b/i.test(rel) || /\.mjs$/i.test(file.path)
    const builtFor = elsewhere?.base ?? (file.sha256 === '' ? '' : undefined)
    found.set(url.href, { role: 'asset', url, file, isModule, builtFor })
  }
  return [...found.values()]
}
