import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { readIfThere } from '../../runtime/files/read-below.ts'
import { serveTasks } from '../../runtime/thread/serve-tasks.ts'
import { Problem } from '../../runtime/problem.ts'
import { asBuffer, loadsOf } from '../../review/scan/site-scanner.ts'
import { SharedData, sharedFile } from '../../site/pages/shared-data.ts'
import type { FileContent } from '../exchange.ts'
import { readPageData } from '../flight/flight.ts'
import type { PageWork } from '../page/page-threads.ts'
import { compactPage, type SharedRuns } from './compact-page.ts'
import { chosenPlaces, type RunPlace, runPlaces } from './run-places.ts'

export interface SiteToCompact {
  runs: Uint8Array[]
  /** The runs that pages can refer to. */
  shared: ReadonlySet<number>
  /** The path of the site with a slash at the end, as markup. */
  base: string
}

/** Threads read and write pages themselves, because copies of all pages in messages need time and memory. */
export interface PageFile {
  folder: string
  name: string
  /** Path of the file to write. */
  to: string
}

export interface CompactedPage {
  /** The places of all runs in the page. */
  places: RunPlace[]
  /** The page with references to runs. Undefined if it has none. */
  written?: FileContent
  /** Why the page remains unchanged. */
  problem?: string
}

let runs: Buffer[] = []
let isShared: (run: number) => boolean = () => false
let site: SharedRuns | undefined

// Entry point of the threads that find and replace shared data in pages.
serveTasks<PageWork<SiteToCompact, CompactedPage[], PageFile>>(async task => {
  if ('site' in task) begin(task.site)
  const given = 'site' in task ? [] : task.pages
  return await Promise.resolve(given.map(({ file, source }) => compacted(file.path, source)))
})

function begin({ runs: given, shared, base }: SiteToCompact): void {
  runs = given.map(asBuffer)
  isShared = run => shared.has(run)
  const files = runs.map(sharedFile)
  const contents = new Map(files.map(({ path, content }) => [path, Buffer.from(content)]))
  site = {
    paths: files.map(({ path }) => path),
    base,
    shared: new SharedData(path => contents.get(path))
  }
}

function compacted(path: string, { folder, name, to }: PageFile): CompactedPage {
  const page = readIfThere(folder, name)
  const data = page && readPageData(page)
  if (page === undefined || data === undefined || site === undefined) return { places: [] }
  if (data instanceof Problem) return { places: [], problem: data.message }
  const places = runPlaces(data.payload, runs)
  const chosen = chosenPlaces(places, isShared)
  if (chosen.length === 0) return { places }
  const compact = compactPage(page, data, chosen, site)
  if (compact === undefined) return { places, problem: 'it could not be restored byte for byte' }
  writeFileSync(to, compact)
  const written = { size: compact.length, sha256: hash('sha256', compact), loads: loadsOf(path, compact) }
  return { places, written }
}
