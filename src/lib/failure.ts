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
  // Not instanceof: Node's own errors come from another realm when we run in a context of our own, as in tests.
  const { message, errors } = Object(error) as { message?: unknown; errors?: unknown[] }
  // Node reports several failed addresses of one host as an AggregateError without a message.
  if (message === '' && errors !== undefined) return errors.map(reasonOf).join('; ')
  return typeof message === 'string' ? message : String(error)
}
