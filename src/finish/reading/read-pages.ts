import { availableParallelism } from 'node:os'
import { DocsThread } from '../../sources/thread/run-tasks.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { ReadingSite, ReadingWork } from './page-thread.ts'

const PAGES_PER_TASK = 20
/** More threads than a typical runner has cores would only use more memory. */
const MAX_THREADS = 4

interface Reading {
  site: ReadingSite
  signal: AbortSignal
  open: (file: ManifestFile) => Buffer
  /** Called for each batch of pages, in any order. */
  onPages: (read: ReadingWork['result']) => Promise<void>
}

/** Parses pages in threads, so that `signal` can stop the work regardless of the content of a page. */
export async function readPages(files: readonly ManifestFile[], reading: Reading): Promise<void> {
  const { site, signal, open, onPages } = reading
  const count = Math.min(MAX_THREADS, availableParallelism(), Math.ceil(files.length / PAGES_PER_TASK))
  let next = 0

  async function readInThread(): Promise<void> {
    const thread = new DocsThread<ReadingWork>('page-thread', import.meta.url)
    try {
      await thread.run(() => ({ site }), { signal })
      while (next < files.length) {
        const some = files.slice(next, (next += PAGES_PER_TASK))
        const pages = some.map(file => ({ file, source: open(file) }))
        await onPages(await thread.run(() => ({ pages }), { signal }))
      }
    } finally {
      // After an error, the other threads must not start another batch.
      next = files.length
      await thread.end()
    }
  }

  const ended = await Promise.allSettled(Array.from({ length: count }, readInThread))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
