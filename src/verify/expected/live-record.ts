import * as z from 'zod/mini'
import { type NoMemory, NotRecalled, RunMemory } from '../../github/run-memory/run-memory.ts'
import type { NetworkContext } from '../../runtime/context.ts'
import { parseValue } from '../../site/records/export-files.ts'
import { fileNameOf } from '../../versions/docs-folder.ts'
import type { LiveInputs } from '../inputs.ts'

const MAX_OPEN = 5000
const commit = z.string().check(z.regex(/^[0-9a-f]{40,64}$/))

/** `record.json`: the commit that a run compared with the site, and the pages that were not live at its end. */
const liveRecord = z.object({
  formatVersion: z.literal(1),
  commit,
  open: z
    .array(
      z.object({
        /** Address of the page. */
        path: z.string().check(z.regex(/^\//), z.maxLength(2000)),
        /** The commit with which the page was compared. */
        since: commit,
        /** The time of the run that first found the page not live. */
        seen: z.iso.datetime()
      })
    )
    .check(z.maxLength(MAX_OPEN))
})

export type LiveRecord = z.infer<typeof liveRecord>
export type OpenPage = LiveRecord['open'][number]

/** Keeps the record of each run, also of runs that fail or are canceled. */
export class LiveMemory {
  readonly #memory: RunMemory<LiveRecord> | NoMemory
  readonly #inputs: LiveInputs

  constructor(inputs: LiveInputs) {
    const { docs, siteUrl } = inputs
    this.#inputs = inputs
    const name = `docs-live-${siteUrl.hostname}${fileNameOf(docs.checkout.path)}`
    this.#memory = RunMemory.open(
      {
        name: 'record',
        artifactName: name.replaceAll(/[^\w.-]/g, '_'),
        acceptedRuns: 'any',
        parse: text => parseValue(liveRecord, text),
        found: ({ commit: last, open }, runId) =>
          `Run ${runId} looked at the site with commit ${last.slice(0, 7)}; not live then: ${open.length}.`,
        lost: 'The next run cannot continue from this one'
      },
      docs.token,
      docs.github
    )
  }

  /** Returns the last record, or the reason why it is unknown, as the end of a sentence. */
  async recall(context: NetworkContext): Promise<LiveRecord | { reason: string; isExpected: boolean }> {
    if (!(this.#memory instanceof RunMemory))
      return { reason: this.#memory.reason, isExpected: this.#memory.isExpected === true }
    const { github } = this.#inputs.docs
    const last = await this.#memory.recall('Looking for the last verified commit', { ...context, github })
    if (last instanceof NotRecalled)
      return { reason: [last.reason, ...last.advice].join('. '), isExpected: false }
    return last?.record ?? { reason: 'no earlier run of this branch kept one', isExpected: true }
  }

  /** `limitMs`: time limit, which is short when the run was canceled. */
  async keep(record: LiveRecord, context: NetworkContext, limitMs?: number): Promise<void> {
    if (!(this.#memory instanceof RunMemory)) return
    // The run's own signal may have ended the run.
    const { signal } = new AbortController()
    // Too many pages are looked at again because the next run begins at the same commit.
    const [first] = record.open
    const isLong = record.open.length > MAX_OPEN && first !== undefined
    const kept = isLong ? { ...record, commit: first.since, open: [] } : record
    const { github } = this.#inputs.docs
    await this.#memory.keep(kept, { ...context, signal, github }, limitMs === undefined ? {} : { limitMs })
  }
}
