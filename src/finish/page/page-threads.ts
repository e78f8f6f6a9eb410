import { availableParallelism } from 'node:os'
import { TaskThread } from '../../runtime/thread/run-tasks.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'

const PAGES_PER_TASK = 20
/** Limits memory use: each thread has the pages of its task in memory, in several forms. */
const BYTES_PER_TASK = 1_000_000
/** A standard runner has four cores, so more threads would use more memory without saving time. */
const MAX_THREADS = 4

/** Messages of a thread that works on pages: facts about the site come before the first page. */
export interface PageWork<Site, Result, Source = Uint8Array> {
  task: { site: Site } | { pages: { file: ManifestFile; source: Source }[] }
  question: never
  result: Result
}

export interface WorkOnPages<Site, Found extends { source: unknown }, Result> {
  /** Address of the module that each thread runs. */
  thread: URL
  site: Site
  signal: AbortSignal
  open: (file: ManifestFile) => Found
  /** Called once for each group of pages, in any order. */
  onPages: (result: Result, opened: { file: ManifestFile; found: Found }[]) => Promise<void> | void
}

/**
 * Works on pages in threads, so that `signal` can stop the work on any page. After an error, no further group of pages
 * starts. Throws the error of the first failed group in `files`, so that every run reports the same page.
 */
export async function inPageThreads<Site, Found extends { source: unknown }, Result>(
  files: readonly ManifestFile[],
  { thread: module, site, signal, open, onPages }: WorkOnPages<Site, Found, Result>
): Promise<void> {
  const count = Math.min(MAX_THREADS, availableParallelism(), Math.ceil(files.length / PAGES_PER_TASK))
  let next = 0
  const errors: { from: number; error: unknown }[] = []

  function nextPages(): ManifestFile[] {
    let bytes = 0
    const from = next
    do bytes += files[next++]?.size ?? 0
    while (next < Math.min(files.length, from + PAGES_PER_TASK) && bytes < BYTES_PER_TASK)
    return files.slice(from, next)
  }

  async function workInThread(): Promise<void> {
    const thread = new TaskThread<PageWork<Site, Result, Found['source']>>(module)
    let from = next
    try {
      await thread.run(() => ({ site }), { signal })
      while (next < files.length) {
        from = next
        const opened = nextPages().map(file => ({ file, found: open(file) }))
        const pages = opened.map(({ file, found }) => ({ file, source: found.source }))
        await onPages(await thread.run(() => ({ pages }), { signal }), opened)
      }
    } catch (error) {
      errors.push({ from, error })
    } finally {
      next = files.length
      await thread.end()
    }
  }

  await Promise.all(Array.from({ length: count }, workInThread))
  const [first] = errors.sort((a, b) => a.from - b.from)
  if (first !== undefined) throw first.error
}
