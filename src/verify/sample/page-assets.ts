import { posix } from 'node:path'
import { LINK_REFERENCES } from '../../html/address-attributes.ts'
import { htmlTokens } from '../../html/html-tokens.ts'
import { decodedValue } from '../../html/attribute-values.ts'
import { fileBelowAnyBase } from '../../site/addresses/site-address.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { isPage } from '../../site/pages/pages.ts'
import type { ServedSite } from './served-site.ts'
import { OTHER_SLASH, type VerifyTarget } from './targets.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

const LOADING = ['script', 'link', 'img', 'source', 'video', 'audio']

interface PageContext {
  files: ReadonlyMap<string, ManifestFile>
  addresses: ServedSite
  /** The exported page, if it is known and the served page differs. */
  exported?: Buffer | undefined
  /** The address of the page before redirects. */
  requested?: URL
}

/** Returns assets that a page loads. Reads only some kinds of elements, because the review checks all references. */
export function assetsOf(
  page: Buffer,
  pageUrl: URL,
  { files, addresses, exported, requested = pageUrl }: PageContext
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
    const intended =
      files.has(path) || base !== undefined ? undefined : withOtherSlash(value, pageUrl, requested)
    const misplaced = intended && files.get(addresses.pathIn(intended) ?? '')
    const elsewhere = files.has(path) || misplaced ? undefined : fileBelowAnyBase(url.pathname, files)
    // A page from an earlier build can load files that the export does not have.
    const isOfOtherBuild = exported?.includes(posix.basename(path)) === false && /\.(?:css|m?js)$/i.test(path)
    const file =
      misplaced ??
      files.get(elsewhere?.path ?? path) ??
      (isOfOtherBuild ? { path, size: 0, sha256: '' } : undefined)
    if (file === undefined || isPage(file.path) || found.has(url.href)) continue
    const isModule =
      /^module$/i.test(tag.raw('type')) || /\bmodulepreload\b/i.test(rel) || /\.mjs$/i.test(file.path)
    const builtFor = misplaced ? OTHER_SLASH : (elsewhere?.base ?? (file.sha256 === '' ? '' : undefined))
    found.set(url.href, { role: 'asset', url, file, isModule, builtFor })
  }
  return [...found.values()]
}

/**
 * Returns the address of a relative reference in a page at its requested address, if a redirect added or removed the
 * slash at the end: this slash changes the folder to which the references of the page are relative.
 */
function withOtherSlash(value: string, pageUrl: URL, requested: URL): URL | undefined {
  const isRelative = !/^[\0-\x20]*(?:[/\\?#]|[a-z][a-z\d+.-]*:|$)/i.test(value)
  const [shown, wanted] = [pageUrl.pathname, requested.pathname]
  const isOtherSlash = shown === `${wanted}/` || `${shown}/` === wanted
  return isRelative && isOtherSlash ? (parseUrl(value, requested) ?? undefined) : undefined
}
