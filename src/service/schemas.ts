import * as z from 'zod/mini'

// The small build of zod: schemas of the other one cost every start of an action some 20 ms more.

const text = z.string('expected text')

/** A value that may be missing or of any type, as what can be made of it. */
function ifAny<T>(make: (value: unknown) => T) {
  return z.pipe(z.optional(z.unknown()), z.transform(make))
}

/** Shown when it makes sense, ignored otherwise: the contract leaves the type of these open. */
function numberIfAny(refine: (number: number) => number | undefined) {
  return ifAny(value => {
    const number =
      typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined
  })
}

const textIfAny = ifAny(value => (typeof value === 'string' && value !== '' ? value : undefined))

// It becomes one segment of a path, where a dot or two would mean another place, and a line of the log.
const identifier = text.check(
  z.refine(id => !['', '.', '..'].includes(id) && !/\p{Cc}/u.test(id) && id.isWellFormed(), 'not an id')
)

const MAX_STATUS = 100

const status = z.pipe(
  z.pipe(
    text,
    z.transform(words => words.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS))
  ),
  text.check(z.minLength(1, 'expected a word'))
)

export const startedJob = z.object({ jobId: identifier })

export const exportJob = z.object({
  status,
  progress: numberIfAny(percent => Math.min(100, percent)),
  pageCount: numberIfAny(Math.floor),
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
function timeOf(value: unknown): number {
  if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value)) return parseTime(value.trim())
  if (typeof value !== 'string' && typeof value !== 'number') return NaN
  return Number(value) < EPOCH_SECONDS_BELOW ? Number(value) * 1000 : Number(value)
}

const timestamp = z.pipe(
  ifAny(value => new Date(timeOf(value))),
  z.date('expected a date and time')
)

const timestampIfAny = ifAny(value => {
  const date = new Date(timeOf(value))
  return Number.isNaN(date.getTime()) ? undefined : date
})

export const bundle = z.object({
  bundleUrl: z.url({ protocol: /^https?$/, error: 'expected an address' }),
  expiresAt: timestamp,
  sizeBytes: numberIfAny(size => (Number.isInteger(size) && size > 0 ? size : undefined))
})
export type Bundle = z.infer<typeof bundle>

export const agentJob = z.object({
  status,
  source: z.catch(z.partial(z.object({ repository: textIfAny, ref: textIfAny })), {}),
  model: textIfAny,
  prLink: textIfAny,
  createdAt: timestampIfAny,
  archivedAt: timestampIfAny,
  error: textIfAny
})
export type AgentJob = z.infer<typeof agentJob>
