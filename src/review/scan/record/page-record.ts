import { decodeHTMLAttribute } from 'entities/decode'
import { withoutBuildHash } from '../../../site/build-hash.ts'
import { PageContent } from './content.ts'
import { withEncodedQuery } from '../values/query-encoding.ts'
import { idsNamedBy } from '../values/fragment.ts'
import { copied, REFERENCE, type ReferenceKind, type ReferenceTable } from './reference-table.ts'

/** Stands between the ids of a page. In an id, HTML parsers replace it. */
export const ID_SEPARATOR = '\0'

/** What has to be decoded in a value that has one character for each byte. */
const ENCODED = /[&\0\r\x80-\xff]/
/** A fragment that URL parsers leave as it is. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/
/** Any address: only its fragment is needed. */
const OWN_ADDRESS = 'https://site.invalid/'

/** Kinds of references that readers of the page can see or follow: they are part of its content. */
const IN_CONTENT: readonly ReferenceKind[] = [REFERENCE.link, REFERENCE.media, REFERENCE.frame]
const isInContent = Object.values(REFERENCE).map(kind => IN_CONTENT.includes(kind))

/** Collects what one file after the other says and refers to. */
export class PageRecord {
  readonly content = new PageContent()
  title = ''
  isNoindex = false
  #bytes: Buffer = Buffer.alloc(0)
  #text = ''
  #encoding: string | undefined
  #base: string | undefined
  #ids = new Set<string>()
  /** Links that lead to the page itself, unless it has a `base`. */
  #ownLinks = new Set<string>()
  #references: number[] = []
  readonly #table: ReferenceTable
  #page = 0
  /** By reference: the last page that had it. */
  #lastPage = new Uint32Array(1024)
  /** By reference: whether there is a build hash in its target. */
  #isHashed = new Uint8Array(1024)

  constructor(table: ReferenceTable) {
    this.#table = table
  }

  /** `text`: the bytes as a string with one character for each. `encoding`: what the page declared, if not UTF-8. */
  begin(bytes: Buffer, text: string, encoding: string | undefined): void {
    this.#bytes = bytes
    this.#text = text
    this.#encoding = encoding
    this.#page++
    this.title = ''
    this.isNoindex = false
    this.#base = undefined
    this.#ids = new Set()
    this.#ownLinks = new Set()
    this.#references = []
    this.content.begin(bytes.length)
  }

  /** At the end of the file. Empty without a `base` that changes where links lead. */
  get base(): string {
    return this.#base === undefined || OWN_PAGE.test(this.#base) ? '' : copied(this.#base)
  }

  /** All ids of the page as one string, which most pages are never asked for. */
  get ids(): string {
    return copied([...this.#ids].join(ID_SEPARATOR))
  }

  /** Numbers of the references of the file, each once. */
  get references(): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#references)
  }

  valueAt(start: number, end: number): string {
    const raw = this.#text.slice(start, end)
    return ENCODED.test(raw) ? decodedValue(raw) : raw
  }

  addId(start: number, end: number): void {
    if (end > start) this.#ids.add(this.valueAt(start, end))
  }

  setBase(start: number, end: number): void {
    this.#base ??= this.valueAt(start, end)
  }

  /** The address at this place of the page. */
  addAddress(kind: ReferenceKind, start: number, end: number): void {
    const raw = this.#text.slice(start, end)
    const isPlain = !ENCODED.test(raw)
    const value = isPlain ? raw : this.#inEncoding(decodedValue(raw))
    if (this.#isOwnLink(kind, value)) {
      if (kind === REFERENCE.link) this.#addContent(value, start, end, isPlain)
      return
    }
    const reference =
      this.#table.find(kind, value) ??
      this.#learn(kind, isPlain ? this.#bytes.toString('latin1', start, end) : copied(value))
    if (isInContent[kind] === true)
      this.#addContent(value, start, end, isPlain && this.#isHashed[reference] === 0)
    this.#push(reference)
  }

  /** An address from a larger value. */
  add(kind: ReferenceKind, address: string): void {
    if (this.#isOwnLink(kind, address)) return
    if (isInContent[kind] === true) this.content.addTarget(address)
    this.#push(this.#intern(kind, this.#inEncoding(address)))
  }

  /** Follows the links to the page itself, now that all of its ids are known. */
  finish(): void {
    const hasBase = this.base !== ''
    for (const link of this.#ownLinks) {
      if (hasBase) this.#push(this.#intern(REFERENCE.link, link))
      else this.#followOwnLink(link)
    }
  }

  #followOwnLink(link: string): void {
    const isSimple = SIMPLE_FRAGMENT.test(link)
    if (isSimple && this.#ids.has(link.slice(1))) return
    const fragment = (isSimple ? link : (URL.parse(link, OWN_ADDRESS)?.hash ?? '')).slice(1)
    const ids = idsNamedBy(fragment)
    if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
      this.#push(this.#intern(REFERENCE.ownAnchor, fragment))
  }

  #isOwnLink(kind: ReferenceKind, value: string): boolean {
    if (kind !== REFERENCE.link && kind !== REFERENCE.otherLink) return false
    const first = value.charCodeAt(0)
    const isOwn = first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(value))
    if (isOwn) this.#ownLinks.add(value)
    return isOwn
  }

  #addContent(target: string, start: number, end: number, isPlain: boolean): void {
    if (isPlain) this.content.addPlainTarget(this.#bytes, start, end)
    else this.content.addTarget(target)
  }

  #inEncoding(address: string): string {
    return this.#encoding === undefined ? address : withEncodedQuery(address, this.#encoding)
  }

  #intern(kind: ReferenceKind, value: string): number {
    return this.#table.find(kind, value) ?? this.#learn(kind, copied(value))
  }

  #learn(kind: ReferenceKind, value: string): number {
    const reference = this.#table.add(kind, value)
    if (reference >= this.#lastPage.length) {
      this.#lastPage = grown(this.#lastPage)
      this.#isHashed = grown(this.#isHashed)
    }
    if (isInContent[kind] === true && withoutBuildHash(value) !== value) this.#isHashed[reference] = 1
    return reference
  }

  #push(reference: number): void {
    if (this.#lastPage[reference] === this.#page) return
    this.#lastPage[reference] = this.#page
    this.#references.push(reference)
  }
}

function grown<T extends Uint8Array | Uint32Array>(numbers: T): T {
  const larger = new (numbers.constructor as new (length: number) => T)(numbers.length * 2)
  larger.set(numbers)
  return larger
}

/** An attribute value that has one character for each byte. */
function decodedValue(raw: string): string {
  const text = Buffer.from(raw, 'latin1').toString().replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
  return text.includes('&') ? decodeHTMLAttribute(text) : text
}
