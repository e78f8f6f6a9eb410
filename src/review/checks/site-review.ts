import { ReferenceTable } from '../scan/record/reference-table.ts'
import type { Loads } from '../../site/records/manifest.ts'
import { manifestLoads, type ScanBatch, type ScannedFile } from '../scan/site-scanner.ts'
import { checkReferences, type CheckOptions } from './check-references.ts'
import type { Finding, FindingKind } from './findings.ts'
import type { ExternalHost } from './reference-judge.ts'
import { compareText } from '../../runtime/text/compare.ts'

export type { CheckOptions }

export interface Review {
  findings: Finding[]
  /** Number of targets that match `check-ignore`. */
  ignored: number
  /** Kinds of findings that have more targets than `findings` contains. */
  cut?: readonly FindingKind[]
  hosts: ExternalHost[]
  contents: Map<string, string>
  titles: Map<string, string>
  loads: Map<string, Loads | undefined>
}

/** New paths of files that were moved after the scan; undefined for removed files. */
export type MovedFiles = ReadonlyMap<string, string | undefined>

/** Collects the results from all scanner threads, and checks references when the site is complete. */
export class SiteReview {
  readonly #table = new ReferenceTable()
  /** Maps the numbers of each scanner to the numbers in `#table`. */
  readonly #numbers = new Map<number, number[]>()
  readonly #files: ScannedFile[] = []

  /** Batches from one scanner must be added in order. */
  add({ scanner, files, values, kinds }: ScanBatch): void {
    const numbers = this.#numbers.get(scanner) ?? []
    this.#numbers.set(scanner, numbers)
    for (const [i, kind] of kinds.entries()) numbers.push(this.#table.numberOf(kind, values[i] as string))
    for (const file of files) {
      const { references } = file
      for (let i = 0; i < references.length; i++) references[i] = numbers[references[i] as number] as number
      this.#files.push(file)
    }
  }

  /** `paths`: all files of the site, scanned or not. */
  finish(paths: Iterable<string>, options: CheckOptions, moved: MovedFiles = new Map()): Review {
    const placed = this.#files.flatMap(file => {
      const path = moved.has(file.path) ? moved.get(file.path) : file.path
      return path === undefined ? [] : Object.assign(file, { path })
    })
    const files = placed.sort((a, b) => compareText(a.path, b.path))
    const pages = files.filter(({ type }) => type === 'page')
    return {
      ...checkReferences(files, new Set(paths), this.#table, options),
      contents: new Map(pages.map(({ path, content }) => [path, content])),
      titles: new Map(pages.map(({ path, title }) => [path, title])),
      loads: new Map(files.map(file => [file.path, manifestLoads(file)]))
    }
  }
}
