import { parseUrl } from '../../runtime/http/parse-url.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { readServedHtml } from '../live/served-html.ts'
import { readSitemap } from '../live/sitemap.ts'
import { visit, type Visit, type Visiting } from '../request/visit.ts'
import { type LiveAnswer, type CheckResult, checkOf, content, type LiveCheck, RIGHT } from './live-checks.ts'

/** A page that lists of pages should have. */
interface Entry {
  path: string
  url: URL
  /** The version or language and the tab or product of the page. A site may show the navigation of only one of them. */
  place: string
}

/**
 * Checks that the sitemap lists the added pages. A site without a sitemap is right, and so is one whose sitemap cannot
 * be read or lists none of the other pages, because its addresses then have another form.
 */
export function sitemapCheck(
  url: URL,
  added: readonly Pick<Entry, 'path' | 'url'>[],
  others: readonly Pick<Entry, 'url'>[]
): LiveCheck {
  return checkOf({ url, paths: added.map(({ path }) => path) }, content(url), visited => {
    const bytes = bodyOf(visited)
    const sitemap = bytes && readSitemap(bytes)
    if (sitemap?.isComplete !== true || sitemap.times.size === 0) return RIGHT
    const listed = new Set([...sitemap.times.keys()].map(pathOf))
    if (!others.some(other => listed.has(pathOf(other.url.href)))) return RIGHT
    const missing = added.filter(page => !listed.has(pathOf(page.url.href)))
    return notListed(missing, 'The added page is not in the sitemap.', SITEMAP_ADVICE)
  })
}

const SITEMAP_ADVICE =
  'Search engines find the page through the sitemap. Deploy again, or check that the page is in the navigation. See docs/live.md.'

/**
 * Checks that the navigation in the data of the start page shows the added pages. Nothing is said about a page if the
 * start page has no such data, or if the navigation shows no other page of the same version, language, tab or product.
 */
export function navigationCheck(
  { url, settingsFile }: { url: URL; settingsFile: string },
  added: readonly Entry[],
  others: readonly Entry[]
): LiveCheck {
  const judge = (visited: LiveAnswer): CheckResult => {
    const bytes = bodyOf(visited)
    const navigation = bytes && readServedHtml(bytes).navigation?.()
    if (navigation === undefined) return RIGHT
    const shown = new Set([...navigation].map(pathOf))
    // Below a base path, the addresses in the data may begin there or at the root.
    const isShown = ({ path, url: { href } }: Entry) =>
      shown.has(withoutSlash(path)) || shown.has(pathOf(href))
    const places = new Set(others.filter(isShown).map(({ place }) => place))
    const missing = added.filter(page => places.has(page.place) && !isShown(page))
    return notListed(
      missing,
      'The navigation of the start page does not show the added page.',
      `Readers find the page through the menu. Deploy again, for example with a change of ${settingsFile}. See docs/live.md.`
    )
  }
  return checkOf(
    { url, paths: added.map(({ path }) => path) },
    async visiting => await startPage(url, visiting),
    judge
  )
}

/** Many sites have no page at the root, which redirects to the first page. */
async function startPage(url: URL, visiting: Visiting): Promise<Visit> {
  const target = { role: 'live', url, hasBody: true, isPage: true } as const
  const first = await visit(target, visiting)
  const isElsewhere = first.end === 'left' && first.to.origin === url.origin
  return isElsewhere ? await visit({ ...target, url: first.to }, visiting) : first
}

function notListed(
  missing: readonly Pick<Entry, 'path' | 'url'>[],
  detail: string,
  advice: string
): CheckResult {
  const findings = missing.map(({ path, url }) => ({ kind: 'missing' as const, url, path, detail, advice }))
  return { isWaiting: findings.length > 0, findings }
}

function bodyOf(visited: LiveAnswer): Buffer | undefined {
  return visited.end === 'response' && visited.status === 200 ? visited.body?.bytes : undefined
}

function pathOf(address: string): string {
  return withoutSlash(percentDecode(parseUrl(address, 'https://site.invalid')?.pathname ?? ''))
}

function withoutSlash(path: string): string {
  return path.replace(/\/(?:index)?$/, '') || '/'
}
