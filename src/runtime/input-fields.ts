import * as z from 'zod/mini'
import { isSafeAddress } from './address.ts'
import { Failure } from './failure.ts'
import { parseDuration, parseShare } from './units.ts'

/** What is wrong with an input, as text that follows its name. */
export class Problem {
  readonly messages: string[]

  constructor(...messages: string[]) {
    this.messages = messages
  }
}

/** An input whose text is parsed. */
export function field<T>(parse: (value: string) => T | Problem) {
  return z.pipe(
    z.string(),
    z.transform<string, T>((value, context) => {
      const parsed = parse(value)
      if (!(parsed instanceof Problem)) return parsed
      context.issues.push(
        ...parsed.messages.map(message => ({ code: 'custom' as const, message, input: value }))
      )
      return z.NEVER
    })
  )
}

/** An input whose text is only checked. */
export function text(problemOf: (value: string) => string | undefined) {
  return field(value => {
    const problem = problemOf(value)
    return problem === undefined ? value : new Problem(problem)
  })
}

export const baseUrl = field(value => {
  const problem = problemOfBaseUrl(value)
  if (problem !== undefined) return new Problem(problem)
  const url = new URL(value)
  // The OpenAPI description names the server with its version, so that is what people copy.
  url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/')
  return url
})

export const apiKey = text(value => {
  if (/^bearer\s/i.test(value)) return 'must be the key alone, without "Bearer"'
  return /^[\x21-\x7e]+$/.test(value)
    ? undefined
    : 'contains white space or special characters: copy the key again'
})

/** Any id that the service can issue. It is percent-encoded in URLs, where only `.` and `..` would still have a meaning. */
export const id = text(value =>
  value !== '' && !/\p{Cc}/u.test(value) && !/^\.{1,2}$/.test(value) && value.isWellFormed()
    ? undefined
    : `"${value}" is not an id: copy it from the service`
)

const MAX_MS = 7 * 24 * 3_600_000

export const duration = field(value => {
  const ms = parseDuration(value)
  if (ms === undefined) {
    return new Problem(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`)
  }
  return ms > 0 && ms <= MAX_MS
    ? ms
    : new Problem(`${value} is out of range: it must be more than zero and at most 7 days`)
})

/** A whole number. */
export const count = (max: number) =>
  field(value =>
    /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
      ? Number(value)
      : new Problem(`"${value}" is not a number from 1 to ${max}`)
  )

/** A share of something, from 0 to 1. */
export const share = field(
  value =>
    parseShare(value) ?? new Problem(`"${value}" is not a percentage: use 20%, or a value from 0% to 100%`)
)

export const flag = field(value =>
  /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new Problem(`"${value}" is neither true nor false`)
)

export function oneOf<const T extends string>(choices: T[]) {
  return field(
    value =>
      choices.find(choice => choice === value) ??
      new Problem(`"${value}" is not one of ${choices.join(', ')}`)
  )
}

/** The entries of a list that is separated by commas or new lines. */
export function entriesOf(value: string): string[] {
  return value
    .split(/[\n,]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

const MISSING: Record<string, string> = {
  'base-url': 'is missing: set it to the address of the API, such as https://api.example.com',
  'api-key':
    'is missing: pass the admin key as ${{ secrets.… }}. Secrets are empty in runs started from a fork',
  'project-id': 'is missing: copy it from the API keys page of the dashboard',
  'job-id': 'is missing: set it to the id of the job to wait for',
  target: 'is missing: set it to s3://bucket/prefix',
  'site-url': 'is missing: set it to the public address of the site, such as https://docs.example.com',
  'manifest-path': 'is missing: set it to the output `manifest-path` of the export action'
}

/** Parses the inputs and reports every problem at once. `cross` finds problems between several inputs. */
export function readFields<T extends z.ZodMiniObject>(
  schema: T,
  given: Record<string, string>,
  cross: (given: Record<string, string>) => string[] = () => []
): z.infer<T> {
  const read = schema.safeParse(given)
  const own = (read.error?.issues ?? []).map(issue => {
    const name = String(issue.path[0])
    return `\`${name}\` ${given[name] === undefined ? (MISSING[name] ?? 'is missing') : issue.message}`
  })
  const problems = [...own, ...cross(given)]
  if (read.success && problems.length === 0) return read.data
  const list = problems.map(problem => `- ${problem}`).join('\n')
  throw new Failure('invalid-input', `Invalid input:\n${list}`)
}

function problemOfBaseUrl(value: string): string | undefined {
  const url = URL.parse(value)
  if (url === null) return `"${value}" is not a URL: it must begin with https://`
  if (url.username !== '' || url.password !== '') return 'contains a user name or password: remove them'
  if (url.search !== '' || url.hash !== '') return 'contains a query or fragment: remove it'
  return isSafeAddress(url)
    ? undefined
    : 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only'
}
