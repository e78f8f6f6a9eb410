import { z } from 'zod'

/** Shown when it makes sense, ignored otherwise: the contract leaves the type of these open. */
const numberIfAny = z
  .unknown()
  .optional()
  .transform(value => {
    const number =
      typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
  })

const textIfAny = z
  .unknown()
  .optional()
  .transform(value => (typeof value === 'string' && value !== '' ? value : undefined))

// It becomes one segment of a path, where these two would mean another place.
const identifier = z
  .string()
  .min(1)
  .refine(id => id !== '.' && id !== '..', 'not an id')

export const startedJob = z.object({ jobId: identifier })

export const exportJob = z.object({
  status: z.string().min(1),
  progress: numberIfAny.transform(percent => (percent === undefined ? undefined : Math.min(100, percent))),
  pageCount: numberIfAny.transform(count => (count === undefined ? undefined : Math.floor(count))),
  error: textIfAny
})
export type ExportJob = z.infer<typeof exportJob>

const EPOCH_SECONDS_BELOW = 100_000_000_000

/** The contract says "timestamp": ISO text is expected, seconds or milliseconds since 1970 are understood too. */
const timestamp = z.union([z.string(), z.number()]).transform((value, context) => {
  const numeric = typeof value === 'number' ? value : /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
  const ms =
    numeric === undefined
      ? Date.parse(String(value))
      : numeric < EPOCH_SECONDS_BELOW
        ? numeric * 1000
        : numeric
  const date = new Date(ms)
  if (!Number.isNaN(date.getTime())) return date
  context.addIssue({ code: 'custom', message: 'expected a date and time' })
  return z.NEVER
})

export const bundle = z.object({
  bundleUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: timestamp,
  sizeBytes: numberIfAny.transform(size =>
    size !== undefined && Number.isInteger(size) && size > 0 ? size : undefined
  )
})
export type Bundle = z.infer<typeof bundle>

export const agentJob = z.object({
  status: z.string().min(1),
  source: z.object({ repository: textIfAny, ref: textIfAny }).partial().catch({}),
  model: textIfAny,
  prLink: textIfAny,
  createdAt: timestamp.optional().catch(undefined),
  archivedAt: timestamp.optional().catch(undefined),
  error: textIfAny
})
export type AgentJob = z.infer<typeof agentJob>
