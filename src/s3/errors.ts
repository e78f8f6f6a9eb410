import { Failure } from '../runtime/failure.ts'

/** A response of the store that is not a success. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly status: number
  /** Of the store's own table, such as `NoSuchKey`; empty when the response had none. */
  readonly code: string
  readonly region: string | undefined
  readonly retryAfterMs: number | undefined
  /** The store's time, from the `Date` header. */
  readonly serverTime: number | undefined

  constructor(
    message: string,
    about: {
      status: number
      code: string
      region?: string | undefined
      retryAfterMs?: number | undefined
      serverTime?: number | undefined
    }
  ) {
    super(message)
    this.status = about.status
    this.code = about.code
    this.region = about.region
    this.retryAfterMs = about.retryAfterMs
    this.serverTime = about.serverTime
  }
}

const CREDENTIAL_CODES = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidToken',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
  'MissingAuthenticationToken',
  'AccountProblem'
])

/** What a person can do about an error of the store that no retry helps against. Other errors pass unchanged. */
export function explainStoreError(error: unknown, what: string, bucket: string): unknown {
  if (!(error instanceof S3Error)) return error
  const said = `${what} failed: ${error.message}.`
  if (error.code === 'ExpiredToken' || error.code === 'TokenRefreshRequired')
    return new Failure('store-token-expired', said, { cause: error })
  if (CREDENTIAL_CODES.has(error.code)) return new Failure('store-credentials', said, { cause: error })
  if (error.code === 'NoSuchBucket')
    return new Failure('bucket-not-found', `The bucket ${bucket} does not exist. ${said}`, { cause: error })
  if (error.code === 'RequestTimeTooSkewed') return new Failure('store-clock', said, { cause: error })
  if (isWrongRegion(error)) {
    const where = error.region === undefined ? 'another region' : `the region ${error.region}`
    return new Failure('bucket-region', `The bucket ${bucket} is in ${where}. ${said}`, {
      ...(error.region !== undefined && { advice: `Set \`region: ${error.region}\`.` }),
      cause: error
    })
  }
  if (error.status === 401 || error.status === 403)
    return new Failure('store-access-denied', said, { cause: error })
  return new Failure('unexpected-bucket-response', said, { cause: error })
}

function isWrongRegion({ status, code, region }: S3Error): boolean {
  if (status >= 300 && status < 400) return true
  return (
    region !== undefined &&
    (code === 'AuthorizationHeaderMalformed' || code === 'IllegalLocationConstraintException')
  )
}
