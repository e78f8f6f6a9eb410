import type { Docs } from '../../sources/docs.ts'
import type { Glob } from '../../site/files/glob.ts'
import { pageName, SiteAddress } from '../../site/addresses/site-address.ts'
import type { Place } from '../../sources/source/problems.ts'
import type { DocsAddresses, NamedPage } from '../../sources/docs-addresses.ts'

/** Links to the same folder, or a redirect to a folder. `detail`: the source of the redirect. */
interface LinksToFolder {
  kind: 'folder-link'
  target: string
  suggestion: string | undefined
  detail?: string
  places: (Place & { written: string })[]
}

/** The usual base paths, at which the service shows the start page. */
const BASE_PATHS = ['docs', 'documentation']

/** Collects links to folders that contain pages, but have no page, no redirect and no division of the navigation. */
export class FolderLinks {
  readonly #addresses: DocsAddresses
  readonly #ignore: readonly Glob[]
  /** Folders that the service shows, although they have no page. */
  readonly #shown: ReadonlySet<string>
  /** Whether addresses lead to a folder. */
  readonly #folders = new Map<string, boolean>()
  readonly #links = new Map<string, Map<string, LinksToFolder['places'][0]>>()

  constructor(addresses: DocsAddresses, ignore: readonly Glob[]) {
    this.#addresses = addresses
    this.#ignore = ignore
    const { divisions, variants, sdkFolders } = addresses.docs
    this.#shown = new Set(['', ...BASE_PATHS, ...divisions, ...variants, ...sdkFolders])
  }

  get problems(): LinksToFolder[] {
    const { docs } = this.#addresses
    const links = [...this.#links].map(([folder, places]): LinksToFolder => ({
      kind: 'folder-link',
      target: `/${folder}`,
      suggestion: firstPageIn(folder, docs),
      places: [...places.values()]
    }))
    return [...links, ...this.#redirects()]
  }

  /** Finds redirects to folders. What a wildcard in a destination stands for is unknown. */
  #redirects(): LinksToFolder[] {
    const { docs, redirects } = this.#addresses
    const places = new Map(docs.redirects.toReversed().map(({ source, place }) => [pageName(source), place]))
    return (docs.navigation.length === 0 ? [] : redirects.rules).flatMap(
      ({ source, destination, from, to }) => {
        const place = places.get(pageName(source))
        const folder = to.kind === 'internal' && from.address !== undefined ? pageName(to.path) : ''
        if (place === undefined || folder === '' || !this.#isFolder(folder)) return []
        const found = { kind: 'folder-link' as const, target: `/${folder}`, detail: source }
        const suggestion = firstPageIn(folder, docs)
        return [{ ...found, suggestion, places: [{ ...place, written: destination }] }]
      }
    )
  }

  add(written: string, page: NamedPage, place: Place): void {
    const { docs } = this.#addresses
    const address = docs.navigation.length === 0 ? undefined : this.#addresses.addressOf(written, page)
    if (address === undefined) return
    const isFolder = this.#folders.get(address) ?? this.#isFolder(folderAt(address))
    this.#folders.set(address, isFolder)
    if (!isFolder) return
    const folder = folderAt(address)
    const links = this.#links.get(folder) ?? new Map<string, LinksToFolder['places'][0]>()
    this.#links.set(folder, links)
    links.set(JSON.stringify([place, written]), { ...place, written })
  }

  #isFolder(path: string): boolean {
    const { site, redirects, isUnknown } = this.#addresses
    // Only folders of pages are assumed to exist and not known to.
    if (this.#shown.has(path) || site.findKnown(path) !== undefined || site.find(path) === undefined)
      return false
    const isIgnored = this.#ignore.some(pattern => pattern.matches(`/${path}`))
    const isRedirected = [path, `${path}/index`].some(name => redirects.find(name) !== undefined)
    return !isIgnored && !isUnknown(`/${path}`) && !isRedirected
  }
}

function folderAt(address: string): string {
  return pageName(SiteAddress.pathOf(address))
}

/** Returns the address of the first page in a folder that the navigation lists. */
function firstPageIn(folder: string, { navigation, pages }: Docs): string | undefined {
  const first = navigation.find(({ page, hidden }) => !hidden && page.startsWith(`${folder}/`))
  return pages.find(({ path }) => path === first?.page)?.address
}
