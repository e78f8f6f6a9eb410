import type { ExpectedPage } from '../expected/expected-site.ts'
import type { ReadVersion } from '../expected/read-docs-thread.ts'
import { fileCheck, type LiveCheck, redirectCheck } from './live-checks.ts'
import type { LiveAddresses } from './live-addresses.ts'
import { navigationCheck, sitemapCheck } from './list-checks.ts'

const MAX_REDIRECTS = 50
const MAX_FILES = 50
/** Files whose content is part of pages. Hosts need not serve the files themselves. */
const SOURCE = /\.(?:mdx?|json|ya?ml|[jt]sx?|css)$/i

interface Compared {
  now: ReadVersion
  /** Undefined if no change is looked at. */
  before: ReadVersion | undefined
  pages: readonly ExpectedPage[]
  settingsFile: string
  /** The size of the sample; undefined if changed pages are compared. */
  sample: number | 'all' | undefined
}

/** Finds what the site should have besides pages: redirects, images and other files, and entries in lists of pages. */
export function expectedChecks(compared: Compared, addresses: LiveAddresses): LiveCheck[] {
  const { sample, settingsFile } = compared
  const max = sample === undefined || sample === 'all' ? Infinity : sample
  return [
    ...expectedRedirects(compared)
      .slice(0, Math.min(MAX_REDIRECTS, max))
      .flatMap(({ source, destination }) => {
        const to = addresses.ofDestination(destination)
        const from = addresses.ofFile(source.replace(/^\//, ''))
        return to === undefined ? [] : [redirectCheck(from, to, { source, settingsFile })]
      }),
    ...[...expectedFiles(compared)]
      .slice(0, Math.min(MAX_FILES, max))
      .map(([file, paths]) => fileCheck(addresses.ofFile(file), file, paths)),
    ...(sample === undefined ? listChecks(compared, addresses) : [])
  ]
}

/** Returns the redirects that the change adds and those of removed pages, or all of them for a sample. */
function expectedRedirects({ now, before, pages, sample }: Compared): ReadVersion['redirects'] {
  const known = new Set(now.pages.map(({ address }) => address))
  const removed = new Set(pages.filter(page => page.now === undefined).map(({ path }) => path))
  const had = new Set(before?.redirects.map(each => JSON.stringify(each)))
  const areKnown = now.hasSettings && before?.hasSettings === true
  const isNew = (each: ReadVersion['redirects'][number]) =>
    removed.has(each.source) || (areKnown && !had.has(JSON.stringify(each)))
  const plain = now.redirects.filter(({ source }) => !/[*:]/.test(source) && !known.has(source))
  const added = plain.filter(isNew)
  return sample === undefined ? added : [...added, ...plain.filter(each => !isNew(each))]
}

/** Returns the new files that pages show, those of pages that were not live before, or those of a sample. */
function expectedFiles({ now, before, pages, sample }: Compared): Map<string, string[]> {
  const had = before && new Set(before.files)
  const files = new Set(now.files.filter(file => !SOURCE.test(file)))
  const open = new Set(pages.filter(({ seen }) => sample !== undefined || seen !== undefined).map(pathOf))
  const found = new Map<string, string[]>()
  for (const { address, includes } of now.pages)
    for (const file of includes) {
      const isNew = had !== undefined && !had.has(file)
      if (!files.has(file) || !(isNew || open.has(address))) continue
      found.set(file, [...(found.get(file) ?? []), address])
    }
  return found
}

/** The service lists the pages of the navigation, unless the repository has its own sitemap. */
function listChecks({ now, pages, settingsFile }: Compared, addresses: LiveAddresses): LiveCheck[] {
  const listed = new Map(now.listed.map(each => [withoutIndex(each.page), each]))
  const added = pages.filter(
    ({ fate, now: page, seen }) =>
      (fate === 'added' || (fate === 'changed' && seen !== undefined)) &&
      page?.hidden === false &&
      page.front['noindex'] !== 'true' &&
      listed.has(withoutIndex(page.path))
  )
  if (added.length === 0) return []
  const isAdded = new Set(added.map(pathOf))
  const known = now.pages.filter(({ address }) => !isAdded.has(address))
  const entryOf = ({ path, address, isGenerated }: ReadVersion['pages'][number]) => {
    const { part = '', division = '' } = listed.get(withoutIndex(path)) ?? {}
    const url = addresses.ofPage(address).html
    return { path: address, url, isGenerated, place: JSON.stringify([part, division]) }
  }
  const entries = added.flatMap(({ now: page }) => (page === undefined ? [] : [entryOf(page)]))
  const others = known.filter(({ path }) => listed.has(withoutIndex(path))).map(entryOf)
  const ownSitemap = now.files.includes('sitemap.xml')
  return [
    ...(ownSitemap ? [] : [sitemapCheck(addresses.ofFile('sitemap.xml'), entries, known.map(entryOf))]),
    // The address of a generated page is the service's choice, which is not known for certain.
    navigationCheck(
      { url: addresses.ofPage('/').html, settingsFile },
      entries.filter(({ isGenerated }) => !isGenerated),
      others
    )
  ].filter(({ paths }) => paths.length > 0)
}

function withoutIndex(path: string): string {
  return path.replace(/(^|\/)index$/, '')
}

function pathOf({ path }: ExpectedPage): string {
  return path
}
