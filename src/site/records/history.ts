import * as z from 'zod/mini'

const amount = z.number().check(z.minimum(0, 'is negative'))

/** An export in the history of a site. */
export const historyEntry = z.object({
  /** When it was exported, as in `2026-11-15T09:30:00.000Z`. */
  time: z.string(),
  pages: amount,
  files: amount,
  /** Sum of the sizes of all files. */
  bytes: amount,
  /** Missing when the site was not checked. */
  brokenLinks: z.optional(amount),
  version: z.optional(z.string()),
  commit: z.optional(z.string())
})

export type HistoryEntry = z.infer<typeof historyEntry>

const MAX_ENTRIES = 50

/** The history with one more export, oldest first. */
export function continueHistory(history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] {
  return [...history, entry].slice(-MAX_ENTRIES)
}
