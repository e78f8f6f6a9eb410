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

/** Returns assets that a page loads. Some kinds of elements are enough, because the review checks all references. */
export function assetsOf(
  page: Buffer,
  pageUrl: URL,
  files: ReadonlyMap<string, ManifestFile>,
  addresses: SiteAddresses
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
    const file = files.get(elsewhere?.path ?? path)
    if (file === undefined || isPage(file.path) || found.has(url.href)) continue
    const isModule =
      /^module$/i.test(tag.raw('type')) || /\bmodulepreload\b/i.test(rel) || /\.mjs$/i.test(file.path)
    found.set(url.href, { role: 'asset', url, file, isModule, builtFor: elsewhere?.base })
  }
  return [...found.values()]
}
