import { idsNamedBy } from '../values/fragment.ts'
import type { ContentDigest } from './content.ts'
import type { PageLoads } from './page-loads.ts'
import { copied, type ReferenceKind, type ReferenceTable } from './reference-table.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import { UNKNOWN_HOST } from '../../../site/addresses/site-address.ts'
import type { Loads } from '../../../site/records/manifest.ts'

/** Separates the ids of a page. HTML parsers replace this character inside an id. */
export const ID_SEPARATOR = '\0'

/** A fragment that URL parsers do not change. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/
/** A placeholder for the page address, since only the fragment of the parsed link is used. */
const OWN_ADDRESS = `https://${UNKNOWN_HOST}/`
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/

/** Content and references of a file. The title, content and ids are used only for pages. */
export interface FileRecord {
  title: string
  content: string
  loads: Loads
  /** All ids of the page, joined by a separator. Split only on demand, because most pages have no links to ids. */
  ids: string
  isNoindex: boolean
  /** True if the service is the page's `generator`. */
  isMintlify: boolean
  /** The page's `base` address, or an empty string. */
  base: string
  /** Indexes into the scanner's table, one for each different reference in the file. */
  references: Uint32Array<ArrayBuffer>
}

export class PageRecord {
  readonly content: ContentDigest
  readonly loads: PageLoads
  title = ''
  isNoindex = false
  isMintlify = false
  #base: string | undefined
  readonly #ids = new Set<string>()
  /** Links that lead to the page itself if it has no `base`. */
  readonly #ownLinks = new Set<string>()
  readonly #references = new Set<number>()
  readonly #table: ReferenceTable

  constructor(table: ReferenceTable, content: ContentDigest, loads: PageLoads) {
    this.#table = table
    this.content = content
    this.loads = loads
  }

  addId(id: string): void {
    if (id !== '') this.#ids.add(id)
  }

  setBase(base: string): void {
    this.#base ??= base
  }

  add(kind: ReferenceKind, address: string): void {
    // Readers of the page can see or follow references of these kinds.
    const isContent = kind === 'link' || kind === 'media' || kind === 'frame'
    // A form without an action always leads to the page itself. A `link` without an address has no target.
    if (kind === 'otherLink' && address === '') return
    if ((kind === 'link' || kind === 'otherLink') && isOwnPage(address)) {
      this.#ownLinks.add(address)
      if (isContent) this.content.addTarget(address)
      return
    }
    const reference = this.#table.numberOf(kind, address)
    this.#references.add(reference)
    if (isContent) this.content.addTarget(this.#table.targetOf(reference))
  }

  addAll(kind: ReferenceKind, addresses: Iterable<{ value: string }>): void {
    for (const { value } of addresses) this.add(kind, value)
  }

  complete(): void {
    this.content.endText()
    for (const link of this.#ownLinks) {
      if (this.#baseAddress === '') this.#followOwnLink(link)
      else this.#references.add(this.#table.numberOf('link', link))
    }
  }

  finish(): FileRecord {
    const secured = this.content.securedDigest()
    return {
      title: copied(this.title),
      content: this.content.digest(),
      loads: { ...this.loads.finish(), ...(secured !== undefined && { secured }) },
      ids: copied([...this.#ids].join(ID_SEPARATOR)),
      isNoindex: this.isNoindex,
      isMintlify: this.isMintlify,
      base: copied(this.#baseAddress),
      references: Uint32Array.from(this.#references)
    }
  }

  get #baseAddress(): string {
    return this.#base === undefined || isOwnPage(this.#base) ? '' : this.#base
  }

  /** Called after all ids of the page are known. */
  #followOwnLink(link: string): void {
    const isSimple = SIMPLE_FRAGMENT.test(link)
    if (isSimple && this.#ids.has(link.slice(1))) return
    const fragment = (isSimple ? link : (parseUrl(link, OWN_ADDRESS)?.hash ?? '')).slice(1)
    const ids = idsNamedBy(fragment)
    if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
      this.#references.add(this.#table.numberOf('ownAnchor', fragment))
  }
}

function isOwnPage(address: string): boolean {
  const first = address.charCodeAt(0)
  return first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(address))
}
