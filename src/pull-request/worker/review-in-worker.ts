import type { RunContext } from '../../runtime/context.ts'
import { TaskThread } from '../../runtime/thread/run-tasks.ts'
import { ownModule } from '../../runtime/own-file.ts'
import type { Versions } from '../../versions/compare-files.ts'
import type { ReaderReview, ComparisonOptions } from '../comparison/review.ts'
import type { ChangeTask, ChangeWork } from './worker-thread.ts'

const PROGRESS_MS = 10_000

/** Reviews a change in a thread, so that `signal` can stop the review regardless of the documentation's content. */
export async function reviewInWorker(
  versions: Versions & { notCompared?: string },
  {
    ignore,
    siteUrl,
    prefix,
    fixesKnown = false,
    maxFileMs
  }: Omit<ComparisonOptions, 'renderer'> & { maxFileMs?: number },
  { signal, log }: Pick<RunContext, 'signal' | 'log'>
): Promise<ReaderReview> {
  const { head, base, changed, renamed = new Map(), notCompared } = versions
  const skipped = { head: new Map<string, string>(), base: new Map<string, string>() }
  const task = (): ChangeTask => ({
    head: { paths: head.paths, folder: head.folder, skipped: skipped.head },
    base: base && { paths: base.paths, folder: base.folder, skipped: skipped.base },
    changed,
    renamed,
    notCompared,
    ignore: ignore.map(({ text }) => text),
    siteUrl,
    prefix,
    fixesKnown
  })
  const places = (['head', 'base'] as const).flatMap(version =>
    (versions[version]?.paths ?? []).map(file => ({ version, file }))
  )
  const thread = new TaskThread<ChangeWork>(ownModule('pull-request/worker/worker-thread'))
  const progress = setInterval(() => {
    const { done, total } = thread.pages
    if (total !== 0) log.info(`Read ${done} of ${total} pages.`)
  }, PROGRESS_MS)
  try {
    return await thread.run(task, {
      signal,
      maxFileMs,
      fileAt: place => {
        const found = places[place]
        return found && !skipped[found.version].has(found.file) ? found : undefined
      },
      skip: ({ version, file }, reason) => {
        skipped[version].set(file, reason)
        // A changed file may be readable in one version. If it is unreadable only in the head, the problem is new.
        if (!changed.has(file)) skipped[version === 'head' ? 'base' : 'head'].set(file, reason)
      },
      answer: async ({ kind, version, path }) => {
        const files = versions[version]
        if (files === undefined) throw new Error('there is no such version')
        return await files[kind](path)
      }
    })
  } finally {
    clearInterval(progress)
    await thread.end()
  }
}
