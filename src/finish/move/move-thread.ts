import { serveTasks } from '../../runtime/thread/serve-tasks.ts'
import { Problem } from '../../runtime/problem.ts'
import { asBuffer } from '../../review/scan/site-scanner.ts'
import type { PageWork } from '../page-threads.ts'
import { FileMover } from './file-mover.ts'
import { movePage } from './page-move.ts'

export interface SiteToMove {
  base: string
  paths: ReadonlySet<string>
}

/** The moved page, or the reason why the page cannot be moved. */
export type MovedPage = Uint8Array | { problem: string }

let mover: FileMover | undefined

// Entry point of the threads that move pages.
serveTasks<PageWork<SiteToMove, MovedPage[]>>(async task => {
  if ('site' in task) mover = new FileMover(task.site)
  const known = mover as FileMover
  const pages = 'site' in task ? [] : task.pages
  const moved = pages.map(({ file, source }) => known.checked(file.path, movePage(asBuffer(source), known)))
  return await Promise.resolve(
    moved.map(page => (page instanceof Problem ? { problem: page.message } : page))
  )
})
