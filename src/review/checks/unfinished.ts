import { formatCount } from '../../runtime/text/units.ts'
import { pageName } from '../../site/addresses/site-address.ts'
import type { SiteMap } from '../../site/addresses/site-map.ts'
import { countsAsPage } from '../../site/pages/pages.ts'
import type { ReviewedFile } from './reference-judge.ts'

/** Files that the service generates on request, once per site. */
const SITE_FILES = ['404.html', 'llms-full.txt', 'llms.txt', 'sitemap.xml']
/** Robots request this file only at the host's root. */
const ROOT_FILES = ['robots.txt']

/** Files that pages from the service refer to, but that exports do not contain. */
export interface ServiceFiles {
  missing: ReadonlySet<string>
  /** Number of missing files that readers need. Excludes the Markdown of pages with `noindex`. */
  count: number
}

/** Finds nothing if another generator made the site. */
export function missingServiceFiles(
  files: readonly ReviewedFile[],
  site: SiteMap,
  isAtRoot: boolean
): ServiceFiles {
  const own = files.filter(file => file.isMintlify)
  const pages = own.filter(countsAsPage)
  if (pages.length === 0) return { missing: new Set(), count: 0 }
  const expected = pages.filter(({ isNoindex }) => !isNoindex).map(({ path }) => markdownOf(path))
  const ofSite = isAtRoot ? [...SITE_FILES, ...ROOT_FILES] : SITE_FILES
  const isMissing = (path: string) => !site.has(path)
  // A folder page can refer to its Markdown version as `x/index.md`. If `x.md` exists, this address is wrong.
  // An error page refers to a Markdown version, too, but readers do not need that file.
  const named = own.flatMap(({ path }) => {
    const markdown = markdownOf(path)
    return isMissing(markdown) ? [markdown, `${pageName(path)}/index.md`] : []
  })
  return {
    missing: new Set([...ofSite, ...named].filter(isMissing)),
    count: new Set([...ofSite, ...expected].filter(isMissing)).size
  }
}

function markdownOf(page: string): string {
  return `${pageName(page) || 'index'}.md`
}

export function unfinishedNote(count: number): string {
  return `${formatCount(count, 'file')} that the service creates on request ${count === 1 ? 'is' : 'are'} missing, such as Markdown versions of pages, llms.txt or sitemap.xml. The finish action adds the files.`
}
