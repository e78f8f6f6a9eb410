import { EXIT } from '../failures/exit-codes.ts'
import { type FailureCode, FAILURES } from '../failures/index.ts'

/** An error that a user can act on. Any other error is reported as a bug. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly advice: string
  readonly jobId: string | undefined

  constructor(
    code: FailureCode,
    what: string,
    about: { advice?: string | undefined; cause?: unknown; jobId?: string | undefined } = {}
  ) {
    super(what, about.cause === undefined ? undefined : about)
    this.code = code
    this.advice = about.advice ?? FAILURES[code].advice
    this.jobId = about.jobId
  }
}

export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('bug', `The action has a bug: ${reasonOf(error)}.`, { cause: error })
}

export function exitCodeOf({ code }: Pick<Failure, 'code'>): number {
  return FAILURES[code].exitCode ?? EXIT.failed
}

/** Returns a short reason for an error, for a log line. */
export function reasonOf(error: unknown): string {
  // `instanceof` does not work: in a VM context, as in jest, Node's errors come from another realm.
  const { message, errors } = Object(error) as { message?: unknown; errors?: unknown[] }
  // Node reports several failed addresses of one host as an AggregateError without a message.
  if (message === '' && errors !== undefined) return errors.map(reasonOf).join('; ')
  return typeof message === 'string' ? message : String(error)
}

/** Throws a single error unchanged. Combines several errors into a Failure that lists each error with its advice. */
export function throwAny(errors: unknown[], code: FailureCode, what: string): void {
  if (errors.length === 1) throw errors[0]
  if (errors.length === 0) return
  const list = errors.map(each => `- ${reasonOf(each)}${each instanceof Failure ? ` ${each.advice}` : ''}`)
  throw new Failure(code, `${what}:\n${list.join('\n')}`, { cause: new AggregateError(errors) })
}
