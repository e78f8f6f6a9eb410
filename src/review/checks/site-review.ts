import { decodeHTMLAttribute } from 'entities/decode'
import { type ReferenceKind, ReferenceTable } from '../scan/reference-table.ts'
import { FILE_TYPE, NUMBERS_PER_FILE, type ScanBatch } from '../scan/site-scanner.ts'
import type { Finding } from './findings.ts'
import { checkReferences, type ExternalHost, type ReviewedFile, type ReviewOptions } from './references.ts'

const [NUL, CARRIAGE_RETURN, AMPERSAND] = [0, 13, 38]

export interface Review {
  /** All of them, sorted by kind and target. */
  findings: Finding[]
  hosts: ExternalHost[]
  /** By path of the page. */
  contents: Map<string, string>
  titles: Map<string, string>
}

/** Brings together what the scanners of all threads found, and checks it when the site is complete. */
export class SiteReview {
  readonly #options: ReviewOptions
  readonly #table = new ReferenceTable()
  /** By scanner: from the number it sent to the number in this table. */
  readonly #numbers = new Map<number, number[]>()
  readonly #files: ReviewedFile[] = []
  readonly #contents = new Map<string, string>()
  readonly #titles = new Map<string, string>()

  constructor(options: ReviewOptions) {
    this.#options = options
  }

  add(batch: ScanBatch): void {
    const numbers = this.#learn(batch)
    const { references } = batch
    for (let i = 0; i < references.length; i++) references[i] = numbers[references[i] as number] as number
    let start = 0
    for (const [i, path] of batch.paths.entries()) {
      const at = i * NUMBERS_PER_FILE
      const type = batch.numbers[at] as number
      const end = start + (batch.numbers[at + 3] as number)
      this.#files.push({
        path,
        type,
        isNoindex: batch.numbers[at + 1] === 1,
        base: this.#baseOf(batch.numbers[at + 2] as number, numbers),
        references: references.subarray(start, end)
      })
      start = end
      if (type !== FILE_TYPE.page) continue
      this.#contents.set(path, batch.contents[i] as string)
      this.#titles.set(path, batch.titles[i] as string)
    }
  }

  /** `paths`: all files of the site, scanned or not. */
  finish(paths: Iterable<string>): Review {
    const files = this.#files.sort((a, b) => (a.path < b.path ? -1 : 1))
    const checked = checkReferences(files, new Set(paths), this.#table, this.#options)
    return { ...checked, contents: this.#contents, titles: this.#titles }
  }

  /** A base without an address changes nothing. */
  #baseOf(base: number, numbers: readonly number[]): number {
    const number = base === 0 ? undefined : numbers[base - 1]
    if (number === undefined) return 0
    return /^\s*(?:$|[#?])/.test(this.#table.textOf(number)) ? 0 : number + 1
  }

  #learn({ scanner, values }: ScanBatch): number[] {
    const numbers = this.#numbers.get(scanner) ?? []
    this.#numbers.set(scanner, numbers)
    const { bytes, ends, kinds, hashes } = values
    const mayBeEncoded = [NUL, CARRIAGE_RETURN, AMPERSAND].some(byte => bytes.includes(byte))
    let start = 0
    for (let i = 0; i < ends.length; i++) {
      const end = ends[i] as number
      const kind = kinds[i] as ReferenceKind
      const plain = mayBeEncoded ? decoded(bytes, start, end) : undefined
      numbers.push(
        plain === undefined
          ? this.#table.intern(kind, bytes, start, end, hashes[i])
          : this.#table.intern(kind, plain, 0, plain.length)
      )
      start = end
    }
    return numbers
  }
}

/** A value without entities, NULs and carriage returns, or undefined when it has none of them. */
function decoded(bytes: Uint8Array, start: number, end: number): Buffer | undefined {
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if (byte !== AMPERSAND && byte !== NUL && byte !== CARRIAGE_RETURN) continue
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString()
    return Buffer.from(decodeHTMLAttribute(text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')))
  }
  return undefined
}
