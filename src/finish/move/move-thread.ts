import { serveTasks } from '../../runtime/thread/serve-tasks.ts'
import { Problem } from '../../runtime/problem.ts'
import { asBuffer } from '../../review/scan/site-scanner.ts'
import type { PageWork } from '../page/page-threads.ts'
import type { AddressUses } from './client-components.ts'
import { FileMover } from './file-mover.ts'
import { movePage } from './page-move.ts'

export interface SiteToMove {
  base: string
  paths: ReadonlySet<string>
  uses: AddressUses
}

/** The moved page, or the reason why the page cannot be moved. */
export type MovedPage = Uint8Array | { problem: string }

let mover: FileMover | undefined
let uses: AddressUses = {}

// Entry point of the threads that move pages.
serveTasks<PageWork<SiteToMove, MovedPage[]>>(async task => {
  if ('site' in task) {
    mover = new FileMover(task.site)
    uses = task.site.uses
  }
  const known = mover as FileMover
  const { base, isFile } = known
  const pages = 'site' in task ? [] : task.pages
  const moved = pages.map(({ file, source }) =>
    known.checked(file.path, movePage(asBuffer(source), { base, isFile, uses }))
  )
  return await Promise.resolve(
    moved.map(page => (page instanceof Problem ? { problem: page.message } : page))
  )
})
