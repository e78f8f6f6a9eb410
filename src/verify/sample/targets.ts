import { hash } from 'node:crypto'
import type { Changes } from '../../review/changes.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { isPageList } from '../../site/pages/entry-points.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { countsAsPage, isNotFoundPage } from '../../site/pages/pages.ts'
import { parseRedirects, type Redirects } from '../../site/redirects/redirects.ts'
import type { ServedSite } from './served-site.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** Value of `builtFor` for an asset of a page whose address lost or gained a slash at its end by a redirect. */
export const OTHER_SLASH = 'other slash'

/** The base path in an asset's address, if it is not the site's base path; empty if the export lacks the asset. */
type BuiltFor = string | undefined

export type VerifyTarget =
  | { role: 'page' | 'asset' | 'data'; url: URL; file: ManifestFile; isModule?: boolean; builtFor?: BuiltFor }
  | { role: 'redirect'; url: URL; destination: URL; file: ManifestFile | undefined }
  | { role: 'removed'; url: URL; path: string }
  | { role: 'unknown'; url: URL }

export function pathOf(target: VerifyTarget): string | undefined {
  if (target.role === 'removed') return target.path
  return target.role === 'unknown' ? undefined : target.file?.path
}

/** Default for `sample`: the number of pages to request. */
export const SAMPLE_SIZE = 50
const MAX_REDIRECTS = 50
const MAX_REMOVED = 20
/** Maximum number of removed pages from which the sample is drawn. */
const MAX_CANDIDATES = 200
const MAX_DATA_OF_PAGE = 2

export interface SampleInputs {
  manifest: Manifest
  changes: Changes | undefined
  sample: number | 'all'
}

/** Returns the addresses to request. The same manifest results in the same addresses in the same order. */
export function selectTargets(inputs: SampleInputs, addresses: ServedSite): VerifyTarget[] {
  const { manifest } = inputs
  const files = manifest.files.filter(({ path }) => !isHidden(path))
  const byPath = new Map(files.map(file => [file.path, file]))
  const target = (role: 'page' | 'asset' | 'data', file: ManifestFile): VerifyTarget => ({
    role,
    file,
    url: addresses.of(file.path)
  })
  const home = byPath.get('index.html')
  const pages = selectPages(files, inputs)
  const { redirects } = parseRedirects(manifest.redirects ?? [], manifest.basePath ?? '/')
  return [
    ...(home === undefined ? [] : [target('page', home)]),
    ...unknownAddress(manifest, redirects, addresses),
    ...files.filter(({ path }) => isPageList(path)).map(file => target('asset', file)),
    ...pages.map(file => target('page', file)),
    ...dataOf(home === undefined ? pages : [home, ...pages], byPath).map(file => target('data', file)),
    ...redirectTargets(manifest, redirects, byPath, addresses),
    ...removedTargets(inputs, redirects, addresses)
  ]
}

/** Returns the files that clients load instead of these pages. A page can have several files, one for each part. */
function dataOf(pages: readonly ManifestFile[], byPath: ReadonlyMap<string, ManifestFile>): ManifestFile[] {
  const byPage = groupBy(pageDataOf(byPath.keys()), ([, page]) => page)
  return pages.flatMap(({ path }) => {
    const data = (byPage.get(path) ?? []).flatMap(([name]) => byPath.get(name) ?? [])
    const byLength = (a: ManifestFile, b: ManifestFile) =>
      a.path.length - b.path.length || compareText(a.path, b.path)
    return data.sort(byLength).slice(0, MAX_DATA_OF_PAGE)
  })
}

/** Whether hosts use a file themselves and do not serve it. */
function isHidden(path: string): boolean {
  return isNotFoundPage(path) || /(?:^|\/)(?:\.|_redirects$|_headers$)/.test(path)
}

function selectPages(files: readonly ManifestFile[], { changes, sample }: SampleInputs): ManifestFile[] {
  const pages = new Map(
    files.filter(file => countsAsPage(file) && file.path !== 'index.html').map(file => [file.path, file])
  )
  const selected = new Map<string, ManifestFile>()
  // Ignores the lists of a first export, because every page is new.
  const lists =
    changes === undefined || changes.first ? [] : [changes.changed, changes.added, changes.rebuilt]
  for (const paths of [...lists, [...pages.keys()]]) {
    const open = paths.filter(path => pages.has(path) && !selected.has(path))
    const free = sample === 'all' ? Infinity : sample - selected.size
    for (const path of spread(open, free)) selected.set(path, pages.get(path) as ManifestFile)
  }
  return [...selected.values()]
}

/** Takes paths from all folders in turn, so that a problem in a single folder is detected. */
function spread(paths: readonly string[], count: number): string[] {
  const folders = groupBy(paths.toSorted(), path => path.slice(0, path.lastIndexOf('/') + 1))
  const inTurn = evenly([...folders.values()], count).flatMap(folder => [...folder.entries()])
  const byTurn = inTurn.sort(([a], [b]) => a - b).map(([, path]) => path)
  return byTurn.slice(0, count)
}

function evenly<T>(items: readonly T[], max: number): readonly T[] {
  const length = Math.min(max, items.length)
  return Array.from({ length }, (_, at) => items[Math.floor((at * items.length) / length)] as T)
}

function unknownAddress({ files }: Manifest, redirects: Redirects, addresses: ServedSite): VerifyTarget[] {
  const digest = hash('sha256', files.map(({ path, sha256 }) => `${path}\n${sha256}\n`).join(''))
  const path = `no-such-page-${digest.slice(0, 12)}.html`
  const isKnown = addresses.hasFileFor(path) || redirects.find(path) !== undefined
  return isKnown ? [] : [{ role: 'unknown', url: addresses.of(path) }]
}

/** Skips wildcard redirects, because their addresses are unknown, and redirect loops, which no host can serve. */
function redirectTargets(
  manifest: Manifest,
  redirects: Redirects,
  byPath: ReadonlyMap<string, ManifestFile>,
  addresses: ServedSite
): VerifyTarget[] {
  const exact = redirects.rules.filter(({ from }) => from.address !== undefined)
  const pages = manifest.files.filter(({ redirect }) => redirect !== undefined)
  const all =
    manifest.redirects === undefined
      ? pages.map(({ path, redirect: destination }) => ({
          start: addresses.of(path),
          destination,
          rule: undefined
        }))
      : exact.map(rule => ({
          start: addresses.ofDestination(rule.source),
          destination: rule.destination,
          rule
        }))
  const targets: VerifyTarget[] = []
  for (const { start, destination, rule } of all) {
    if (targets.length === MAX_REDIRECTS) break
    const end = destination && addresses.ofDestination(destination)
    if (!start || !end || start.origin !== addresses.origin) continue
    if (rule && redirects.follow(redirects.pathOf(rule) ?? '', addresses)?.kind === 'loop') continue
    const path = addresses.fileAt(start)
    const file = byPath.get(path ?? '')
    // A redirect never replaces an exported file.
    if (path !== undefined && file?.redirect === undefined) continue
    const url = file === undefined ? start : addresses.of(file.path)
    targets.push({ role: 'redirect', url, destination: end, file })
  }
  return targets
}

/** Returns removed pages first, then their data. */
function removedTargets(
  { changes }: SampleInputs,
  redirects: Redirects,
  addresses: ServedSite
): VerifyTarget[] {
  const isGone = (path: string) =>
    !isHidden(path) && !addresses.hasFileFor(path) && redirects.find(path) === undefined
  const lists = [changes?.removed ?? [], changes?.removedData ?? []]
  return lists.flatMap(paths =>
    spread(spread(paths, MAX_CANDIDATES).filter(isGone), MAX_REMOVED).map((path): VerifyTarget => ({
      role: 'removed',
      path,
      url: addresses.of(path)
    }))
  )
}
