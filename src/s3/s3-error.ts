import type { FailureCode } from '../failures/index.ts'
import { Failure } from '../runtime/failure.ts'
import { HttpError } from '../runtime/http/http-error.ts'

/** An error response from the store. Its `code` is the S3 error code, such as `NoSuchKey`. */
export class S3Error extends HttpError {
  override readonly name = 'S3Error'
  declare readonly status: number
  readonly region: string | undefined

  constructor(
    message: string,
    about: { region?: string | undefined } & NonNullable<ConstructorParameters<typeof HttpError>[1]>
  ) {
    super(message, about)
    this.region = about.region
  }
}

/** Destination of the requests. Shown in errors that a wrong address may have caused. */
export interface StorePlace {
  bucket: string
  origin: string
  region: string
}

const FAILURE_CODES = new Map<string, FailureCode>([
  ['ExpiredToken', 'store-token-expired'],
  ['TokenRefreshRequired', 'store-token-expired'],
  ['RequestTimeTooSkewed', 'store-clock'],
  ['InvalidAccessKeyId', 'store-credentials'],
  ['SignatureDoesNotMatch', 'store-credentials'],
  ['InvalidToken', 'store-credentials']
])

/** Converts a store error that a retry cannot fix into a Failure. */
export function explainStoreError(error: S3Error, what: string, place: StorePlace): Failure {
  const said = `${what} failed: ${error.message}.`
  const { code = '', status } = error
  const known = FAILURE_CODES.get(code)
  if (known !== undefined) return new Failure(known, said, { cause: error })
  if (code === 'NoSuchBucket') return bucketNotFound(place, error)
  if (isWrongRegion(error, place)) {
    const { region } = error
    const where = region === undefined ? 'another region' : `the region ${region}`
    const advice = region === undefined ? undefined : `Set \`region: ${region}\`.`
    const what = `The bucket ${place.bucket} is in ${where}. ${said}`
    return new Failure('bucket-region', what, { advice, cause: error })
  }
  if (status === 401 || status === 403) return new Failure('store-access-denied', said, { cause: error })
  const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : ''
  const asked = `The address is ${place.origin}, and the bucket is ${place.bucket}.`
  return new Failure('unexpected-bucket-response', `${said}${redirect} ${asked}`, { cause: error })
}

export function bucketNotFound({ bucket, origin, region }: StorePlace, cause?: unknown): Failure {
  const what = `The bucket ${bucket} does not exist at ${origin} (region ${region}).`
  return new Failure('bucket-not-found', what, { cause })
}

/** Proxies and captive portals also redirect, but only S3 sends a region or one of these error codes. */
function isWrongRegion({ status, code, region }: S3Error, place: StorePlace): boolean {
  if (code === 'PermanentRedirect') return true
  if (region === undefined) return false
  if (status >= 300 && status < 400) return region !== place.region
  return code === 'AuthorizationHeaderMalformed' || code === 'IllegalLocationConstraintException'
}
