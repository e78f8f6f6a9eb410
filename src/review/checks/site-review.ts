import { ReferenceTable } from '../scan/record/reference-table.ts'
import type { ScanBatch } from '../scan/site-scanner.ts'
import type { Finding } from './findings.ts'
import {
  checkReferences,
  type ExternalHost,
  type ReviewedFile,
  type ReviewOptions
} from './check-references.ts'

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

  add({ scanner, files, values, kinds }: ScanBatch): void {
    const numbers = this.#numbers.get(scanner) ?? []
    this.#numbers.set(scanner, numbers)
    for (const [i, kind] of kinds.entries()) {
      const value = values[i] as string
      numbers.push(this.#table.find(kind, value) ?? this.#table.add(kind, value))
    }
    for (const { title, content, ...file } of files) {
      const { path, type, references } = file
      for (let i = 0; i < references.length; i++) references[i] = numbers[references[i] as number] as number
      this.#files.push(file)
      if (type !== 'page') continue
      this.#contents.set(path, content)
      this.#titles.set(path, title)
    }
  }

  /** `paths`: all files of the site, scanned or not. */
  async finish(paths: Iterable<string>, signal: AbortSignal): Promise<Review> {
    const files = this.#files.sort((a, b) => (a.path < b.path ? -1 : 1))
    const checked = await checkReferences(files, new Set(paths), this.#table, this.#options, signal)
    return { ...checked, contents: this.#contents, titles: this.#titles }
  }
}
