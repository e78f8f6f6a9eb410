import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import { parseUrl } from '../http/parse-url.ts'
import { messagesIn, Problem, type Valid } from '../problem.ts'
import { parseDuration, parseShare } from '../text/units.ts'

/** Creates an input field. A problem message is shown after the input name. */
export function field<T>(parse: (value: string) => T | Problem) {
  return z.pipe(
    z.string('is missing'),
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

/** A required input. `hint` explains where to get the value. */
export function required<T extends z.ZodMiniType<unknown, string>>(hint: string, input: T) {
  return z.pipe(z.string(`is missing: ${hint}`), input)
}

export function text(problemOf: (value: string) => string | undefined) {
  return field(value => {
    const problem = problemOf(value)
    return problem === undefined ? value : new Problem(problem)
  })
}

const MAX_MS = 7 * 24 * 3_600_000

export const duration = field(value => {
  const ms = parseDuration(value)
  if (ms === undefined)
    return new Problem(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`)
  return ms > 0 && ms <= MAX_MS
    ? ms
    : new Problem(`${value} is out of range: it must be more than zero and at most 7 days`)
})

export const count = (max: number) =>
  field(value =>
    /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
      ? Number(value)
      : new Problem(`"${value}" is not a whole number from 1 to ${max}`)
  )

export const share = field(
  value =>
    parseShare(value) ??
    new Problem(`"${value}" is not a percentage: use a value from 0% to 100%, such as 20%`)
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

/** Parses an http(s) address. Rejects a query or fragment. `instead`: the advice for a user name or password. */
export function webAddress(value: string, instead = 'remove them'): URL | Problem {
  const url = parseUrl(value)
  if (url === null || !/^https?:$/.test(url.protocol))
    return new Problem(`"${value}" is not a URL: it must begin with https://`)
  if (url.username !== '' || url.password !== '')
    return new Problem(`contains a user name or password: ${instead}`)
  return url.search === '' && url.hash === '' ? url : new Problem('contains a query or fragment: remove it')
}

export function entriesOf(value: string): string[] {
  return value
    .split(/[\n,]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

export type Parsed<T extends z.ZodMiniObject> = {
  [K in keyof T['shape']]: z.output<T['shape'][K]> | Problem
}

/** Parses the inputs and reports all problems at once. `combine` returns values that depend on several inputs. */
export function readFields<T extends z.ZodMiniObject, More extends Record<string, unknown>>(
  schema: T,
  given: Record<string, string>,
  combine: (parsed: Parsed<T>) => More
): Valid<Omit<Parsed<T>, keyof More> & More> {
  const entries = Object.entries(schema.shape).map(([name, input]) => {
    const { success, data, error } = z.safeParse(input, given[name])
    if (success) return [name, data]
    return [name, new Problem(...error.issues.map(({ message }) => `\`${name}\` ${message}`))]
  })
  const parsed = Object.fromEntries(entries) as Parsed<T>
  const more = combine(parsed)
  const messages = messagesIn([...Object.values(parsed), ...Object.values(more)])
  if (messages.length === 0) return { ...parsed, ...more } as Valid<Omit<Parsed<T>, keyof More> & More>
  throw new Failure('invalid-input', `Invalid input:\n${messages.map(each => `- ${each}`).join('\n')}`)
}
