import { serveTasks } from '../../runtime/thread/serve-tasks.ts'
import { Problem } from '../../runtime/problem.ts'
import { asBuffer } from '../../review/scan/site-scanner.ts'
import { SharedData, sharedFile } from '../../site/pages/shared-data.ts'
import { readPageData } from '../flight/flight.ts'
import type { PageWork } from '../page/page-threads.ts'
import { compactPage, type SharedRuns } from './compact-page.ts'
import { chosenPlaces, type RunPlace, runPlaces } from './run-places.ts'

export interface SiteToCompact {
  runs: Uint8Array[]
  /** The path of the site as markup. Undefined to only find the runs in the pages. */
  base: string | undefined
}

/** The places of runs in a page, the page with references to them, or why it stays as it is. */
export type CompactedPage = { places: RunPlace[] } | { page: Uint8Array } | { problem: string }

let runs: Buffer[] = []
let site: SharedRuns | undefined

// Entry point of the threads that find and replace shared data in pages.
serveTasks<PageWork<SiteToCompact, CompactedPage[]>>(async task => {
  if ('site' in task) begin(task.site)
  const given = 'site' in task ? [] : task.pages
  return await Promise.resolve(given.map(({ source }) => compacted(asBuffer(source))))
})

function begin(about: SiteToCompact): void {
  runs = about.runs.map(asBuffer)
  const files = runs.map(sharedFile)
  const contents = new Map(files.map(({ path, content }) => [path, Buffer.from(content)]))
  site =
    about.base === undefined
      ? undefined
      : {
          paths: files.map(({ path }) => path),
          base: about.base,
          shared: new SharedData(path => contents.get(path))
        }
}

function compacted(page: Buffer): CompactedPage {
  const data = readPageData(page)
  if (data === undefined) return { problem: '' }
  if (data instanceof Problem) return { problem: data.message }
  const places = runPlaces(data.payload, runs)
  if (site === undefined) return { places }
  const compact = compactPage(
    page,
    data,
    chosenPlaces(places, () => true),
    site
  )
  return compact === undefined ? { problem: 'it could not be restored byte for byte' } : { page: compact }
}
