import * as z from 'zod/mini'

/** One export in the history of a site. */
export const historyEntry = z.object({
  /** When it was exported, as in `2026-11-15T09:30:00.000Z`. */
  time: z.string(),
  pages: z.number(),
  files: z.number(),
  /** Sum of the sizes of all files. */
  bytes: z.number(),
  /** Missing when the site was not checked. */
  brokenLinks: z.optional(z.number()),
  version: z.optional(z.string()),
  commit: z.optional(z.string())
})
