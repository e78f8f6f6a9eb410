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

// It becomes one segment of a path, where a dot or two would mean another place, and a line of the log.
const identifier = z
  .string()
  .min(1)
  .refine(id => id !== '.' && id !== '..' && !/\p{Cc}/u.test(id) && id.isWellFormed(), 'not an id')

const LONGEST_STATUS = 100

const status = z
  .string()
  .transform(words => words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_STATUS))
  .pipe(z.string().min(1))

export const startedJob = z.object({ jobId: identifier })

export const exportJob = z.object({
  status,
  progress: numberIfAny.transform(percent => (percent === undefined ? undefined : Math.min(100, percent))),
  pageCount: numberIfAny.transform(count => (count === undefined ? undefined : Math.floor(count))),
  error: textIfAny
})
export type ExportJob = z.infer<typeof exportJob>

// Date.parse finds dates in nearly anything, and takes a time without a zone for the runner's own.
const ISO_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(?<zone> ?(Z|UTC|GMT|[+-]\d\d(:?\d\d)?))?$/i
const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/

function parseTime(text: string): number {
  if (HTTP_TIME.test(text)) return Date.parse(text)
  const match = ISO_TIME.exec(text)
  if (match === null) return NaN
  return Date.parse(match.groups?.['zone'] === undefined ? `${text}Z` : text)
}

const EPOCH_SECONDS_BELOW = 100_000_000_000

/** The contract says "timestamp": ISO text is expected, seconds or milliseconds since 1970 are understood too. */
const timestamp = z.union([z.string(), z.number()]).transform((value, context) => {
  const numeric = typeof value === 'number' ? value : /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
  const ms =
    numeric === undefined
      ? parseTime(String(value).trim())
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
  status,
  source: z.object({ repository: textIfAny, ref: textIfAny }).partial().catch({}),
  model: textIfAny,
  prLink: textIfAny,
  createdAt: timestamp.optional().catch(undefined),
  archivedAt: timestamp.optional().catch(undefined),
  error: textIfAny
})
export type AgentJob = z.infer<typeof agentJob>
