import { ReferenceTable } from '../scan/record/reference-table.ts'
import type { ScanBatch } from '../scan/site-scanner.ts'
import { checkReferences, type CheckOptions } from './check-references.ts'
import type { Finding } from './findings.ts'
import type { ExternalHost, ReviewedFile } from './reference-judge.ts'
import { compareText } from '../../runtime/text/compare.ts'

export type { CheckOptions }

export interface Review {
  /** All of them, sorted by kind and target. */
  findings: Finding[]
  /** Number of targets that `check-ignore` covers. */
  ignored: number
  hosts: ExternalHost[]
  contents: Map<string, string>
  titles: Map<string, string>
}

/** Brings together what the scanners of all threads found, and checks it when the site is complete. */
export class SiteReview {
  readonly #table = new ReferenceTable()
  /** By scanner: from the number it sent to the number in this table. */
  readonly #numbers = new Map<number, number[]>()
  readonly #files: ReviewedFile[] = []
  readonly #contents = new Map<string, string>()
  readonly #titles = new Map<string, string>()

  /** The batches of one scanner have to come in their order. */
  add({ scanner, files, values, kinds }: ScanBatch): void {
    const numbers = this.#numbers.get(scanner) ?? []
    this.#numbers.set(scanner, numbers)
    for (const [i, kind] of kinds.entries()) numbers.push(this.#table.numberOf(kind, values[i] as string))
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
  finish(paths: Iterable<string>, options: CheckOptions): Review {
    const files = this.#files.sort((a, b) => compareText(a.path, b.path))
    const checked = checkReferences(files, new Set(paths), this.#table, options)
    return { ...checked, contents: this.#contents, titles: this.#titles }
  }
}
