import { Failure, reasonOf } from '../../../runtime/failure.ts'
import { HttpError } from '../../../runtime/http/http-error.ts'
import { isStop } from '../../../runtime/stop-reason.ts'

export function releaseIsImmutable(tag: string, repository: string, cause?: unknown): Failure {
  return new Failure('release-immutable', `Release ${tag} of ${repository} is immutable.`, { cause })
}

/** GitHub responds with 422, and only the text says that the release is immutable. */
function saysImmutable({ status, message }: HttpError): boolean {
  return status === 422 && /immutable/i.test(message)
}

/** `what` is the sentence for an error that has no code of its own. */
export function releaseFailure(
  error: unknown,
  about: { what: string; tag: string; repository: string }
): unknown {
  if (error instanceof Failure || isStop(error)) return error
  const { tag, repository } = about
  const reason = reasonOf(error)
  const options = { cause: error }
  if (error instanceof HttpError) {
    if (saysImmutable(error)) return releaseIsImmutable(tag, repository, error)
    if (error.status === 401) {
      const what = `GitHub does not accept the token for ${repository}: ${reason}.`
      return new Failure('release-token-invalid', what, options)
    }
    if (error.status === 403) {
      const what = `The token has no permission for the releases of ${repository}: ${reason}.`
      return new Failure('release-forbidden', what, options)
    }
    if (error.status === 404) {
      const what = `${repository} has no release ${tag} that is visible to the token.`
      return new Failure('release-not-found', what, options)
    }
  }
  return new Failure('release-upload-failed', `${about.what}: ${reason}.`, options)
}
