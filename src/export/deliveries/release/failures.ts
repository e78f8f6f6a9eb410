import type { FailureCode } from '../../../failures/index.ts'
import { Failure, reasonOf } from '../../../runtime/failure.ts'
import { HttpError } from '../../../runtime/http/http-error.ts'
import { isStop } from '../../../runtime/time/stop-reason.ts'

export function releaseIsImmutable(tag: string, repository: string, cause?: unknown): Failure {
  return new Failure('release-immutable', `Release ${tag} of ${repository} is immutable.`, { cause })
}

/** `code` and `what`: of an error that has no code of its own. */
export function releaseFailure(
  error: unknown,
  about: { code: FailureCode; what: string; tag: string; repository: string }
): unknown {
  if (error instanceof Failure || isStop(error)) return error
  const { tag, repository } = about
  const reason = reasonOf(error)
  const { status = 0 } = error instanceof HttpError ? error : {}
  // Only the text says that the release is immutable.
  if (status === 422 && /immutable/i.test(reason)) return releaseIsImmutable(tag, repository, error)
  const known: Partial<Record<number, [FailureCode, what: string]>> = {
    401: ['release-token-invalid', `GitHub does not accept the token for ${repository}: ${reason}.`],
    403: ['release-forbidden', `The token has no permission for the releases of ${repository}: ${reason}.`],
    404: ['release-not-found', `${repository} has no release ${tag} that is visible to the token.`]
  }
  const [code, what] = known[status] ?? [about.code, `${about.what}: ${reason}.`]
  return new Failure(code, what, { cause: error })
}
