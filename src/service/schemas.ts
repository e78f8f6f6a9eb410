import * as z from 'zod/mini'

// zod/mini, because the full zod adds about 10 ms to every start of an action.

const text = z.string('expected text')

/** A value that may be missing or have any type. */
function optional<T>(make: (value: unknown) => T) {
  return z.pipe(z.optional(z.unknown()), z.transform(make))
}

/** The contract does not define the type of these fields. Values other than numbers and numeric text are ignored. */
function optionalNumber(refine: (number: number) => number | undefined) {
  return optional(value => {
    const number =
      typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined
  })
}

const optionalText = optional(value => (typeof value === 'string' && value !== '' ? value : undefined))

/** Far above the length of any id, and below the length at which servers refuse addresses. */
const MAX_ID = 1000

/** Returns true if an id is safe in log lines and as an encoded URL segment, where `.` and `..` are special. */
export function isId(text: string): boolean {
  if (text.length > MAX_ID) return false
  return !['', '.', '..'].includes(text) && !/\p{Cc}/u.test(text) && text.isWellFormed()
}

const identifier = text.check(z.refine(isId, 'not an id'))

const MAX_STATUS = 100

const status = text.check(
  z.overwrite(value => value.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS)),
  z.minLength(1, 'expected text')
)

export const startedJob = z.object({ jobId: identifier })

export const exportJob = z.object({
  status,
  progress: optionalNumber(percent => Math.min(100, percent)),
  pageCount: optionalNumber(Math.floor),
  error: optionalText
})
export type ExportJob = z.infer<typeof exportJob>

// `Date.parse` accepts nearly any text, and uses the runner's time zone for a time without a zone.
const ISO_TIME =
  /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?)( ?(Z|UTC|GMT|(?<hours>[+-]\d\d)(:?(?<minutes>\d\d))?))?$/i
const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/

function parseTime(text: string): number {
  if (HTTP_TIME.test(text)) return Date.parse(text)
  const match = ISO_TIME.exec(text)
  if (match === null) return NaN
  const { day = '', time = '', hours, minutes = '00' } = match.groups ?? {}
  // V8 parses this format with any valid UTC offset.
  return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
}

const EPOCH_SECONDS_BELOW = 100_000_000_000

/** The contract defines no time format. Accepts ISO 8601 and HTTP dates, and seconds or milliseconds since 1970. */
function timeOf(value: unknown): number {
  if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value)) return parseTime(value.trim())
  if (typeof value !== 'string' && typeof value !== 'number') return NaN
  return Number(value) < EPOCH_SECONDS_BELOW ? Number(value) * 1000 : Number(value)
}

const timestamp = z.pipe(
  optional(value => new Date(timeOf(value))),
  z.date('expected a date and time')
)

const optionalTimestamp = optional(value => {
  const date = new Date(timeOf(value))
  return Number.isNaN(date.getTime()) ? undefined : date
})

const webUrl = z.url({ protocol: /^https?$/, error: 'expected a URL' })

export const bundle = z.object({
  bundleUrl: webUrl,
  expiresAt: timestamp,
  sizeBytes: optionalNumber(size => (Number.isInteger(size) && size > 0 ? size : undefined))
})
export type Bundle = z.infer<typeof bundle>

export const agentJob = z.object({
  status,
  source: z.catch(z.partial(z.object({ repository: optionalText, ref: optionalText })), {}),
  model: optionalText,
  prLink: optionalText,
  createdAt: optionalTimestamp,
  archivedAt: optionalTimestamp,
  error: optionalText
})
export type AgentJob = z.infer<typeof agentJob>

export const startedAgentJob = z.object({ id: identifier })

export const startedUpdate = z.object({ statusId: identifier })

const texts = optional(value => (Array.isArray(value) ? value.filter(item => typeof item === 'string') : []))

// Only a hash is accepted, because workflows use the output in shell commands.
const commitSha = optional(value =>
  typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? value : undefined
)

export const projectUpdate = z.object({
  status,
  summary: optionalText,
  logs: texts,
  commit: z.catch(z.partial(z.object({ sha: commitSha })), {})
})
export type ProjectUpdate = z.infer<typeof projectUpdate>
