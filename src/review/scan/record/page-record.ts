import { withoutBuildHash } from '../../../site/build-hash.ts'
import { idsNamedBy } from '../values/fragment.ts'
import { PageContent } from './content.ts'
import { copied, REFERENCE, type ReferenceKind, type ReferenceTable } from './reference-table.ts'

/** Stands between the ids of a page. In an id, HTML parsers replace it. */
export const ID_SEPARATOR = '\0'

/** A fragment that URL parsers leave as it is. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/
/** Any address: only its fragment is needed. */
const OWN_ADDRESS = 'https://site.invalid/'
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/

/** Kinds of references that readers of the page can see or follow: they are part of its content. */
const IN_CONTENT: readonly ReferenceKind[] = [REFERENCE.link, REFERENCE.media, REFERENCE.frame]
const isInContent = Object.values(REFERENCE).map(kind => IN_CONTENT.includes(kind))

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

/** Collects what one file after the other says and refers to. */
export class PageRecord {
  readonly content = new PageContent()
  title = ''
  isNoindex = false
  #base: string | undefined
  #ids = new Set<string>()
  /** Links that lead to the page itself, unless it has a `base`. */
  #ownLinks = new Set<string>()
  #references: number[] = []
  readonly #table: ReferenceTable
  #page = 0
  /** By reference: the last page that had it. */
  readonly #lastPage: number[] = []
  /** By reference: how the content of a page names it. */
  readonly #targets: string[] = []

  constructor(table: ReferenceTable) {
    this.#table = table
  }

  /** `size`: of the file. */
  begin(size: number): void {
    this.#page++
    this.title = ''
    this.isNoindex = false
    this.#base = undefined
    this.#ids = new Set()
    this.#ownLinks = new Set()
    this.#references = []
    this.content.begin(size)
  }

  addId(id: string): void {
    if (id !== '') this.#ids.add(id)
  }

  setBase(base: string): void {
    this.#base ??= base
  }

  add(kind: ReferenceKind, address: string): void {
    if (isLink(kind) && isOwnPage(address)) {
      this.#ownLinks.add(address)
      if (kind === REFERENCE.link) this.content.addTarget(address)
      return
    }
    const reference = this.#numberOf(kind, address)
    if (isInContent[kind] === true) this.content.addTarget(this.#targets[reference] as string)
    this.#push(reference)
  }

  finish(): FileRecord {
    const base = this.#base === undefined || isOwnPage(this.#base) ? '' : copied(this.#base)
    for (const link of this.#ownLinks) {
      if (base === '') this.#followOwnLink(link)
      else this.#push(this.#numberOf(REFERENCE.link, link))
    }
    return {
      title: this.title,
      content: this.content.digest(),
      ids: copied([...this.#ids].join(ID_SEPARATOR)),
      isNoindex: this.isNoindex,
      base,
      references: new Uint32Array(this.#references)
    }
  }

  /** All ids of the page are known. */
  #followOwnLink(link: string): void {
    const isSimple = SIMPLE_FRAGMENT.test(link)
    if (isSimple && this.#ids.has(link.slice(1))) return
    const fragment = (isSimple ? link : (URL.parse(link, OWN_ADDRESS)?.hash ?? '')).slice(1)
    const ids = idsNamedBy(fragment)
    if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
      this.#push(this.#numberOf(REFERENCE.ownAnchor, fragment))
  }

  #numberOf(kind: ReferenceKind, address: string): number {
    const known = this.#table.find(kind, address)
    if (known !== undefined) return known
    const value = copied(address)
    this.#lastPage.push(0)
    this.#targets.push(withoutBuildHash(value))
    return this.#table.add(kind, value)
  }

  #push(reference: number): void {
    if (this.#lastPage[reference] === this.#page) return
    this.#lastPage[reference] = this.#page
    this.#references.push(reference)
  }
}

function isLink(kind: ReferenceKind): boolean {
  return kind === REFERENCE.link || kind === REFERENCE.otherLink
}

function isOwnPage(address: string): boolean {
  const first = address.charCodeAt(0)
  return first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(address))
}
