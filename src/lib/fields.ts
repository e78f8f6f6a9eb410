import * as z from 'zod/mini'
import { Failure } from './failure.ts'
import { parseDuration } from './quantity.ts'

/** The inputs that both actions have, and how a set of inputs is read: all problems at once, each with its mend. */

/** What is wrong with an input, in words that follow its name. */
export class Problem {
  readonly words: string[]

  constructor(...words: string[]) {
    this.words = words
  }
}

/** Text that is read as what it means, or refused. */
export function field<T>(read: (value: string) => T | Problem) {
  return z.pipe(
    z.string(),
    z.transform<string, T>((value, context) => {
      const meant = read(value)
      if (!(meant instanceof Problem)) return meant
      context.issues.push(...meant.words.map(message => ({ code: 'custom' as const, message, input: value })))
      return z.NEVER
    })
  )
}

/** Text that is taken as it is, unless it has a problem. */
export function text(problemOf: (value: string) => string | undefined) {
  return field(value => {
    const problem = problemOf(value)
    return problem === undefined ? value : new Problem(problem)
  })
}

export const baseUrl = field(value => {
  const problem = problemOfBaseUrl(value)
  return problem === undefined ? new URL(value) : new Problem(problem)
})

export const apiKey = text(value => {
  if (/^bearer\s/i.test(value)) return 'give the key alone, without "Bearer"'
  return /^[\x21-\x7e]+$/.test(value)
    ? undefined
    : 'has white space or special characters inside: copy the key again'
})

/** An id becomes a segment of an address, where a dot or two would mean another place. */
export const id = text(value =>
  /^[^\s/\\\p{Cc}]+$/u.test(value) && !/^\.{1,2}$/.test(value)
    ? undefined
    : `"${value}" is not an id: give it as the service wrote it`
)

const LONGEST_MS = 7 * 24 * 3_600_000

export const duration = field(value => {
  const ms = parseDuration(value)
  if (ms === undefined) {
    return new Problem(`"${value}" is not a duration: write 90s, 45m, 1h30m, or a number of minutes`)
  }
  return ms > 0 && ms <= LONGEST_MS
    ? ms
    : new Problem(`${value} is out of range: more than nothing, at most seven days`)
})

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

const MISSING: Record<string, string> = {
  'base-url': 'is missing: give the address of the API, such as https://api.example.com',
  'api-key':
    'is missing: pass the admin key as ${{ secrets.… }}. Secrets are empty in runs started from a fork',
  'project-id': 'is missing: it stands on the API keys page of the dashboard',
  'job-id': 'is missing: give the id of the job to wait for'
}

/** Reads what the workflow gave. `cross` finds the problems that concern several inputs together. */
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
  throw new Failure({
    code: 'bad-inputs',
    what: `${problems.length === 1 ? 'One input needs' : `${problems.length} inputs need`} mending:\n${problems.map(problem => `- ${problem}`).join('\n')}`,
    advice: 'Nothing was requested from the service.'
  })
}

function problemOfBaseUrl(value: string): string | undefined {
  const url = URL.parse(value)
  if (url === null) return `"${value}" is not an address: write it with https://`
  if (url.username !== '' || url.password !== '') return 'carries a user name or password: remove them'
  if (url.search !== '' || url.hash !== '')
    return 'carries a query or fragment: give the address up to the path'
  return isSafeAddress(url)
    ? undefined
    : 'is not https: the key would travel in the clear. Plain http is for loopback only'
}

/** https, or plain http that does not leave the machine. */
export function isSafeAddress(url: URL): boolean {
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
}
