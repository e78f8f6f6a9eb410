import { ReferenceTable } from '../scan/record/reference-table.ts'
import type { ScanBatch } from '../scan/site-scanner.ts'
import { inSteps } from '../scan/steps.ts'
import type { Finding } from './findings.ts'
import { checkReferences, type ReviewOptions } from './check-references.ts'
import type { ExternalHost, ReviewedFile } from './reference-judge.ts'
import { sortedBy } from './sorting.ts'
import { MIN_COST, Work } from './work.ts'

export interface Review {
  /** All of them, sorted by kind and target. */
  findings: Finding[]
  hosts: ExternalHost[]
  /** By path of the page. */
  contents: Map<string, string>
  titles: Map<string, string>
}

/** Files, values and references that take a small part of a second. */
const MAX_BATCH = 20_000

/** Brings together what the scanners of all threads found, and checks it when the site is complete. */
export class SiteReview {
  readonly #options: ReviewOptions
  readonly #table = new ReferenceTable()
  /** By scanner: from the number it sent to the number in this table. */
  readonly #numbers = new Map<number, number[]>()
  readonly #files: ReviewedFile[] = []
  readonly #contents = new Map<string, string>()
  readonly #titles = new Map<string, string>()
  /** From the first large batch on: everything that `finish` brings together, because it can pause. */
  readonly #waiting: ScanBatch[] = []
  readonly #work = new Work()

  constructor(options: ReviewOptions) {
    this.#options = options
  }

  /** The batches of one scanner have to come in their order. */
  add(batch: ScanBatch): void {
    if (this.#waiting.length > 0 || sizeOf(batch) > MAX_BATCH) this.#waiting.push(batch)
    else {
      const steps = this.#merge(batch)
      while (steps.next().done !== true);
    }
  }

  /** Pauses now and then. */
  *#merge({ scanner, files, values, kinds }: ScanBatch): Generator<undefined, void> {
    const numbers = this.#numbers.get(scanner) ?? []
    this.#numbers.set(scanner, numbers)
    for (const [i, kind] of kinds.entries()) {
      const value = values[i] as string
      numbers.push(this.#table.numberOf(kind, value))
      this.#work.add(MIN_COST + value.length)
      if (this.#work.endsStep()) yield
    }
    for (const { title, content, ...file } of files) {
      const { path, type, references } = file
      for (let i = 0; i < references.length; i++) {
        references[i] = numbers[references[i] as number] as number
        this.#work.add(1)
        if (this.#work.endsStep()) yield
      }
      this.#files.push(file)
      this.#work.add(MIN_COST)
      if (this.#work.endsStep()) yield
      if (type !== 'page') continue
      this.#contents.set(path, content)
      this.#titles.set(path, title)
    }
  }

  /** `paths`: all files of the site, scanned or not. */
  async finish(paths: Iterable<string>, signal: AbortSignal): Promise<Review> {
    for (let batch = this.#waiting.shift(); batch !== undefined; batch = this.#waiting.shift())
      await inSteps(this.#merge(batch), signal)
    const files = await inSteps(
      sortedBy(this.#files, ({ path }) => path),
      signal
    )
    const allPaths = await inSteps(this.#setOf(paths), signal)
    const checked = await checkReferences(files, allPaths, this.#table, this.#options, signal)
    return { ...checked, contents: this.#contents, titles: this.#titles }
  }

  *#setOf(paths: Iterable<string>): Generator<undefined, Set<string>> {
    const all = new Set<string>()
    for (const path of paths) {
      all.add(path)
      this.#work.add(MIN_COST)
      if (this.#work.endsStep()) yield
    }
    return all
  }
}

function sizeOf({ files, values }: ScanBatch): number {
  return files.reduce((sum, { references }) => sum + 1 + references.length, values.length)
}
