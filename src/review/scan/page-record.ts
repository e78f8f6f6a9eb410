import { decodeHTMLAttribute } from 'entities/decode'
import { withoutBuildHash } from '../../site/build-hash.ts'
import type { ContentDigest } from './content-digest.ts'
import { REFERENCE, type ReferenceKind, type ReferenceTable } from './reference-table.ts'

/** Kinds of references that a reader of the page can see or follow: they are part of its content. */
const IN_CONTENT = new Uint8Array(16)
for (const kind of ['link', 'image', 'srcset', 'frame', 'media'] as const) IN_CONTENT[REFERENCE[kind]] = 1

/** Collects what one file after the other refers to. Repeated tags are collected once. */
export class PageRecord {
  readonly digest: ContentDigest
  title = ''
  isNoindex = false
  /** Number of the first `<base href>` plus one; 0 without. */
  base = 0
  references = new Uint32Array(1024)
  referenceCount = 0
  bytes: Buffer = Buffer.alloc(0)
  /** Where the value is that was interned last. */
  valueStart = 0
  readonly #table: ReferenceTable
  #page = 0
  /** By reference: the last page that had it. */
  #lastPage = new Uint32Array(1024)
  /** By reference: its target without build hashes, where there are any. */
  readonly #normalized = new Map<number, Buffer>()

  constructor(table: ReferenceTable, digest: ContentDigest) {
    this.#table = table
    this.digest = digest
  }

  begin(bytes: Buffer): void {
    this.bytes = bytes
    this.#page++
    this.title = ''
    this.isNoindex = false
    this.base = 0
    this.referenceCount = 0
  }

  /** The number of a value that is in the file. */
  intern(kind: ReferenceKind, start: number, end: number): number {
    const known = this.#table.count
    const reference = this.#table.intern(kind, this.bytes, start, end)
    if (reference >= known && IN_CONTENT[kind] === 1) this.#normalize(reference, start, end)
    this.valueStart = start
    return reference
  }

  add(reference: number): void {
    const table = this.#table
    this.push(reference)
    if (!this.isInContent(reference)) return
    const normalized = this.#normalized.get(reference)
    if (normalized !== undefined) this.digest.addTarget(normalized, 0, normalized.length)
    else this.digest.addTarget(table.bytes, table.startOf(reference), table.endOf(reference))
  }

  isInContent(reference: number): boolean {
    return IN_CONTENT[this.#table.kindOf(reference)] === 1
  }

  /** Whether a build hash is removed from the reference before it becomes content. */
  isNormalized(reference: number): boolean {
    return this.#normalized.has(reference)
  }

  lengthOf(reference: number): number {
    return this.#table.endOf(reference) - this.#table.startOf(reference)
  }

  /** A value that is not an attribute of HTML: from a style sheet, for example. */
  addText(kind: ReferenceKind, value: string): void {
    // All values are decoded as attributes are.
    const bytes = Buffer.from(value.replaceAll('&', '&amp;'))
    this.push(this.#table.intern(kind, bytes, 0, bytes.length))
  }

  setBase(start: number, end: number): void {
    if (this.base === 0) this.base = this.#table.intern(REFERENCE.base, this.bytes, start, end) + 1
  }

  textAt(start: number, end: number): string {
    const text = this.bytes.toString('utf8', start, end)
    return text.includes('&') ? decodeHTMLAttribute(text) : text
  }

  /** Adds a reference whose target is in the content already. */
  push(reference: number): void {
    if (reference >= this.#lastPage.length) {
      const larger = new Uint32Array(reference * 2)
      larger.set(this.#lastPage)
      this.#lastPage = larger
    }
    if (this.#lastPage[reference] === this.#page) return
    this.#lastPage[reference] = this.#page
    this.#reserve(1)
    this.references[this.referenceCount++] = reference
  }

  /** Adds references of tags that are known. The same reference in different tags may be there more than once. */
  append(references: Uint32Array): void {
    this.#reserve(references.length)
    this.references.set(references, this.referenceCount)
    this.referenceCount += references.length
  }

  #reserve(count: number): void {
    const needed = this.referenceCount + count
    if (needed <= this.references.length) return
    const larger = new Uint32Array(needed * 2)
    larger.set(this.references)
    this.references = larger
  }

  #normalize(reference: number, start: number, end: number): void {
    const target = this.bytes.toString('latin1', start, end)
    const isList = this.#table.kindOf(reference) === REFERENCE.srcset
    const normalized = isList ? target.split(' ').map(withoutBuildHash).join(' ') : withoutBuildHash(target)
    if (normalized !== target) this.#normalized.set(reference, Buffer.from(normalized, 'latin1'))
  }
}
