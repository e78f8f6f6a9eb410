import { expect, test } from '@jest/globals'
import type { Failure } from '../../../src/runtime/failure.ts'
import { explainStoreError, S3Error } from '../../../src/s3/s3-error.ts'

const PLACE = { bucket: 'site', origin: 'https://store.example', region: 'us-east-1' }

function explain(status: number, code?: string, region?: string): Failure {
  const response = { status, headers: {}, body: '' }
  const error = new S3Error(`HTTP ${status}`, { response, now: 0, code, region })
  const failure = explainStoreError(error, 'Upload of a.html', PLACE)
  expect(failure.cause).toBe(error)
  return failure
}

test.each<[number, string | undefined, string | undefined, string]>([
  [400, 'ExpiredToken', undefined, 'store-token-expired'],
  [400, 'TokenRefreshRequired', undefined, 'store-token-expired'],
  [403, 'InvalidAccessKeyId', undefined, 'store-credentials'],
  [403, 'SignatureDoesNotMatch', undefined, 'store-credentials'],
  [404, 'NoSuchBucket', undefined, 'bucket-not-found'],
  [403, 'RequestTimeTooSkewed', undefined, 'store-clock'],
  [301, 'PermanentRedirect', undefined, 'bucket-region'],
  [400, 'AuthorizationHeaderMalformed', 'eu-west-1', 'bucket-region'],
  [400, 'IllegalLocationConstraintException', 'eu-west-1', 'bucket-region'],
  [400, 'AuthorizationHeaderMalformed', undefined, 'unexpected-bucket-response'],
  [400, 'InvalidRequest', 'eu-west-1', 'unexpected-bucket-response'],
  [300, undefined, 'eu-west-1', 'bucket-region'],
  [307, undefined, 'eu-west-1', 'bucket-region'],
  [307, undefined, 'us-east-1', 'unexpected-bucket-response'],
  [403, undefined, 'eu-west-1', 'store-access-denied'],
  [401, undefined, undefined, 'store-access-denied'],
  [403, 'AccessDenied', undefined, 'store-access-denied'],
  [400, undefined, undefined, 'unexpected-bucket-response'],
  [409, 'InvalidBucketState', undefined, 'unexpected-bucket-response']
])('maps HTTP %i with the code %s and the region %s to %s', (status, code, region, expected) => {
  expect(explain(status, code, region).code).toBe(expected)
})

test('describes what failed, at which store, and what to do', () => {
  const asked = 'The address is https://store.example, and the bucket is site.'
  expect(explain(400, 'X').message).toBe(`Upload of a.html failed: HTTP 400. ${asked}`)
  expect(explain(302).message).toBe(`Upload of a.html failed: HTTP 302. Redirects are not followed. ${asked}`)
  expect(explain(399).message).toContain('Redirects are not followed.')
  expect(explain(400).message).not.toContain('Redirects')
  expect(explain(404, 'NoSuchBucket').message).toBe(
    'The bucket site does not exist at https://store.example (region us-east-1).'
  )
  expect(explain(301, undefined, 'eu-west-1').advice).toBe('Set `region: eu-west-1`.')
  const unknown = explain(301, 'PermanentRedirect')
  expect(unknown.message).toMatch(/^The bucket site is in another region\./)
  expect(unknown.advice).not.toMatch(/undefined/)
})
