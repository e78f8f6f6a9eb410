import { isNativeError } from 'node:util/types'

/**
 * An end that a person can do something about. Whatever else is thrown is a bug of ours and is reported as one.
 */
export class Failure extends Error {
  /** Stable name of this kind of failure: its heading in docs/errors.md. */
  readonly code: string
  /** What the reader of the log should do now. */
  readonly advice: string

  constructor({
    code,
    what,
    advice,
    cause
  }: {
    code: string
    what: string
    advice: string
    cause?: unknown
  }) {
    super(what, cause === undefined ? undefined : { cause })
    this.name = 'Failure'
    this.code = code
    this.advice = advice
  }
}

/** Any error as one that can be told: a bug has the same advice wherever it is met. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure({
    code: 'bug',
    what: `This is a bug of the action: ${reasonOf(error)}.`,
    advice: 'Run again with debug logging and report it.',
    cause: error
  })
}

/** The innermost reason of an error in a few words, for a log line. */
export function reasonOf(error: unknown): string {
  // Not instanceof: an error of Node's own comes from another realm when a host runs us in a context of its own.
  if (!isNativeError(error)) return String(error)
  // Node reports several failed addresses of one host as an AggregateError without a message.
  if (error.message === '' && 'errors' in error && Array.isArray(error.errors))
    return error.errors.map(reasonOf).join('; ')
  return error.message
}
