import * as z from 'zod/mini'

const amount = z.number().check(z.minimum(0, 'is negative'))

export const historyEntry = z.object({
  /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
  time: z.string(),
  pages: amount,
  files: amount,
  /** Sum of the sizes of all files. */
  bytes: amount,
  /** Missing if the site was not checked. */
  brokenLinks: z.optional(amount),
  version: z.optional(z.string()),
  commit: z.optional(z.string())
})

export type HistoryEntry = z.infer<typeof historyEntry>

const MAX_ENTRIES = 50

/** Appends an export to the history, which is sorted from oldest to newest. */
export function continueHistory(history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] {
  return [...history, entry].slice(-MAX_ENTRIES)
}
