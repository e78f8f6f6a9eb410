import { expect, test } from '@jest/globals'
import { EMPTY_SHA256, encodeQuery, Signer } from '../../../src/s3/signature.ts'

const CREDENTIALS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  sessionToken: undefined
}
const NOW = Date.UTC(2013, 4, 24)
const signer = new Signer(CREDENTIALS, { region: 'us-east-1', service: 's3' })
const host = 'examplebucket.s3.amazonaws.com'
const GET = { method: 'GET', host, path: '/', headers: {}, sha256: EMPTY_SHA256 }

const signatureOf = (headers: Record<string, string>) =>
  /Signature=(\w+)$/.exec(headers['authorization'] ?? '')?.[1]

test('creates the same signatures as the examples in the AWS documentation', () => {
  const get = { ...GET, path: '/test.txt', headers: { range: 'bytes=0-9' } }
  expect(signatureOf(signer.sign(get, NOW))).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  )
  const list = { ...GET, query: { prefix: 'J', 'max-keys': '2' } }
  expect(signatureOf(signer.sign(list, NOW))).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'
  )
})

test('uses a new signing key every day', () => {
  const used = new Signer(CREDENTIALS, { region: 'us-east-1', service: 's3' })
  used.sign(GET, NOW - 86_400_000)
  expect(used.sign(GET, NOW)).toEqual(signer.sign(GET, NOW))
})

test('signs the session token and every other header', () => {
  const temporary = new Signer({ ...CREDENTIALS, sessionToken: 'a/b+c=' }, { region: 'r', service: 's3' })
  const request = { method: 'PUT', host, path: '/x', headers: { 'if-match': '"e"' }, sha256: EMPTY_SHA256 }
  const headers = temporary.sign(request, NOW)
  expect(headers['x-amz-security-token']).toBe('a/b+c=')
  expect(headers['authorization']).toContain(
    'SignedHeaders=host;if-match;x-amz-content-sha256;x-amz-date;x-amz-security-token,'
  )
})

test('encodes and sorts a query as the signature requires', () => {
  expect(encodeQuery({ prefix: "a b+c/(d)*'!", 'list-type': '2', uploads: '' })).toBe(
    'list-type=2&prefix=a%20b%2Bc%2F%28d%29%2A%27%21&uploads='
  )
  // Sorting compares names only: although `-` precedes `=`, `a` comes before `a-b`.
  expect(encodeQuery({ 'a-b': '1', a: '2' })).toBe('a=2&a-b=1')
})
