import { hash } from 'node:crypto'
import type { Changes } from '../../review/changes.ts'
import { isPageList } from '../../site/entry-points.ts'
import type { Manifest, ManifestFile } from '../../site/manifest.ts'
import { countsAsPage, isNotFoundPage } from '../../site/pages.ts'
import type { SiteAddresses } from './site-addresses.ts'

/** An address to request, and what it is. */
export type Target =
  | { role: 'page' | 'asset'; url: URL; file: ManifestFile; isModule?: boolean }
  | { role: 'redirect'; url: URL; source: string; destination: URL; file: ManifestFile | undefined }
  | { role: 'removed'; url: URL; path: string }
  | { role: 'unknown'; url: URL }

/** The path in the manifest, where the address has one. */
export function pathOf(target: Target): string | undefined {
  if (target.role === 'removed') return target.path
  return target.role === 'unknown' ? undefined : target.file?.path
}

const MAX_REDIRECTS = 50
const MAX_REMOVED = 20

export interface SampleInputs {
  manifest: Manifest
  changes: Changes | undefined
  sample: number | 'all'
}

/** The addresses to request. The same manifest gives the same addresses in the same order. */
export function selectTargets(inputs: SampleInputs, addresses: SiteAddresses): Target[] {
  const { manifest } = inputs
  const files = manifest.files.filter(({ path }) => !isHidden(path))
  const byPath = new Map(files.map(file => [file.path, file]))
  const target = (role: 'page' | 'asset', file: ManifestFile): Target => ({
    ...{ role, file },
    url: addresses.of(file.path)
  })
  const home = byPath.get('index.html')
  return [
    ...(home === undefined ? [] : [target('page', home)]),
    ...unknownAddress(manifest, addresses),
    ...files.filter(({ path }) => isPageList(path)).map(file => target('asset', file)),
    ...selectPages(files, inputs).map(file => target('page', file)),
    ...redirectTargets(manifest, byPath, addresses),
    ...removedTargets(inputs, addresses)
  ]
}

/** Hosts keep these files for themselves. */
function isHidden(path: string): boolean {
  return isNotFoundPage(path) || /(?:^|\/)(?:\.|_redirects$|_headers$)/.test(path)
}

function selectPages(files: readonly ManifestFile[], { changes, sample }: SampleInputs): ManifestFile[] {
  const pages = new Map(
    files.filter(file => countsAsPage(file) && file.path !== 'index.html').map(file => [file.path, file])
  )
  const selected = new Map<string, ManifestFile>()
  // After a first export every page is new.
  const lists =
    changes === undefined || changes.first ? [] : [changes.changed, changes.added, changes.rebuilt]
  for (const paths of [...lists, [...pages.keys()]]) {
    const open = paths.filter(path => pages.has(path) && !selected.has(path))
    const free = sample === 'all' ? open.length : sample - selected.size
    for (const path of spread(open, free)) {
      const file = pages.get(path)
      if (file !== undefined) selected.set(path, file)
    }
  }
  return [...selected.values()]
}

/** Takes paths from all folders in turn, so that a mistake in one folder is seen. */
function spread(paths: readonly string[], count: number): string[] {
  if (paths.length <= count) return paths.toSorted()
  const folders = new Map<string, string[]>()
  for (const path of paths.toSorted()) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const inFolder = folders.get(folder)
    if (inFolder === undefined) folders.set(folder, [path])
    else inFolder.push(path)
  }
  const rounds = evenly([...folders.values()], count)
  const selected: string[] = []
  for (let round = 0; selected.length < count; round++) {
    for (const folder of rounds) {
      const path = folder[round]
      if (path !== undefined && selected.length < count) selected.push(path)
    }
  }
  return selected
}

function evenly<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)] as T)
}

function unknownAddress({ files, redirects = [] }: Manifest, addresses: SiteAddresses): Target[] {
  const digest = hash('sha256', files.map(({ path, sha256 }) => `${path}\n${sha256}\n`).join(''))
  const path = `no-such-page-${digest.slice(0, 12)}.html`
  const url = addresses.of(path)
  const isTaken =
    addresses.hasFileFor(path) || redirects.some(({ source }) => mayMatch(source, url, addresses))
  return isTaken ? [] : [{ role: 'unknown', url }]
}

function isPattern(source: string): boolean {
  return /\*|:[a-z_]/i.test(source)
}

/** Whether a redirect with a wildcard may begin at this address. */
function mayMatch(source: string, url: URL, addresses: SiteAddresses): boolean {
  if (!isPattern(source)) return false
  const start = addresses.ofDestination(source.slice(0, source.search(/\*|:[a-z_]/i)))
  return start === undefined || url.pathname.startsWith(start.pathname)
}

/** Redirects with a wildcard are left out: their addresses are not known. */
function redirectTargets(
  { redirects, files }: Manifest,
  byPath: ReadonlyMap<string, ManifestFile>,
  addresses: SiteAddresses
): Target[] {
  const pages = files.flatMap(({ path, redirect }) =>
    redirect === undefined ? [] : [{ source: path, destination: redirect }]
  )
  const listed = redirects?.filter(({ source }) => !isPattern(source)) ?? pages
  return listed
    .flatMap(({ source, destination }): Target[] => {
      const start = redirects === undefined ? addresses.of(source) : addresses.ofDestination(source)
      const end = addresses.ofDestination(destination)
      if (start === undefined || end === undefined || start.origin !== addresses.origin) return []
      const path = addresses.fileAt(start)
      const file = path === undefined ? undefined : byPath.get(path)
      // A file of the export is never replaced by a redirect.
      if (path !== undefined && file?.redirect === undefined) return []
      const url = file === undefined ? start : addresses.of(file.path)
      return [{ role: 'redirect', url, source: start.pathname, destination: end, file }]
    })
    .slice(0, MAX_REDIRECTS)
}

function removedTargets({ manifest, changes }: SampleInputs, addresses: SiteAddresses): Target[] {
  const { redirects = [] } = manifest
  const removed = spread(changes?.removed ?? [], 10 * MAX_REMOVED).filter(path => {
    const url = addresses.of(path)
    return (
      !isHidden(path) &&
      !addresses.hasFileFor(path) &&
      !redirects.some(({ source }) => {
        const start = addresses.ofDestination(source)
        return mayMatch(source, url, addresses) || start?.pathname === url.pathname
      })
    )
  })
  return spread(removed, MAX_REMOVED).map(path => ({ role: 'removed', path, url: addresses.of(path) }))
}
