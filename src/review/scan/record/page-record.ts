import { idsNamedBy } from '../values/fragment.ts'
import type { PageContent } from './content.ts'
import { copied, type ReferenceKind, type ReferenceTable } from './reference-table.ts'
import { parseUrl } from '../../../runtime/parse-url.ts'

/** Stands between the ids of a page. In an id, HTML parsers replace it. */
export const ID_SEPARATOR = '\0'

/** A fragment that URL parsers leave as it is. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/
/** Any address: only its fragment is needed. */
const OWN_ADDRESS = 'https://site.invalid/'
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/

/** Addresses between two points where a timeout or a signal can end the scan. */
const STEP = 10_000
/** Characters of a link that take as long as another link. */
const LINK_LENGTH = 100

/** What a file says and refers to. Title, content and ids have a meaning for pages only. */
export interface FileRecord {
  title: string
  content: string
  /** All ids of the page, with a separator between them: most pages are never asked for them. */
  ids: string
  isNoindex: boolean
  /** Where relative addresses start from, if the page says so. */
  base: string
  /** Numbers of all values that this scanner has sent, each once. */
  references: Uint32Array<ArrayBuffer>
}

/** Collects what a file says and refers to. */
export class PageRecord {
  readonly content: PageContent
  title = ''
  isNoindex = false
  #base: string | undefined
  readonly #ids = new Set<string>()
  /** Links that lead to the page itself, unless it has a `base`. */
  readonly #ownLinks = new Set<string>()
  readonly #references = new Set<number>()
  /** Addresses of very long values, not read yet. */
  readonly #rest: { kind: ReferenceKind; addresses: Iterable<string | undefined> }[] = []
  readonly #table: ReferenceTable

  constructor(table: ReferenceTable, content: PageContent) {
    this.#table = table
    this.content = content
  }

  addId(id: string): void {
    if (id !== '') this.#ids.add(id)
  }

  setBase(base: string): void {
    this.#base ??= base
  }

  add(kind: ReferenceKind, address: string): void {
    // What readers of the page can see or follow.
    const isContent = kind === 'link' || kind === 'media' || kind === 'frame'
    // A form without an action leads to its own page, whatever the base; a `link` without an address to none.
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

  /** Adds the first addresses of a value. `complete` adds the others. Undefined: a point where it can pause. */
  addAll(kind: ReferenceKind, addresses: Generator<string | undefined, void>): void {
    for (let count = 0; count < STEP; count++) {
      const { done, value } = addresses.next()
      if (done === true) return
      if (value === undefined) break
      this.add(kind, value)
    }
    this.#rest.push({ kind, addresses })
  }

  /** At the end of the file. Pauses now and then. */
  *complete(): Generator<undefined, void> {
    this.content.endText()
    let count = 0
    for (const { kind, addresses } of this.#rest) {
      for (const address of addresses) {
        if (address !== undefined) this.add(kind, address)
        if (address === undefined || ++count % STEP === 0) yield
      }
    }
    for (const link of this.#ownLinks) {
      if (this.#baseAddress === '') this.#followOwnLink(link)
      else this.#references.add(this.#table.numberOf('link', link))
      count += 1 + Math.floor(link.length / LINK_LENGTH)
      if (count < STEP) continue
      count = 0
      yield
    }
  }

  finish(): FileRecord {
    return {
      title: copied(this.title),
      content: this.content.digest(),
      ids: copied([...this.#ids].join(ID_SEPARATOR)),
      isNoindex: this.isNoindex,
      base: copied(this.#baseAddress),
      references: Uint32Array.from(this.#references)
    }
  }

  get #baseAddress(): string {
    return this.#base === undefined || isOwnPage(this.#base) ? '' : this.#base
  }

  /** All ids of the page are known. */
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
