import { expect, test } from '@jest/globals'
import { secretsInLink, encodedVariants } from '../../../src/runtime/secrets.ts'

const SIGNATURE = 'fe5f80f77d5fa3beca038a248ff027d0445342fe2855ddc963176630326f1024'
const S3_LINK =
  'https://store.example.com/bundles/docs.tar.gz?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
  '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20261115%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20261115T000000Z' +
  `&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&X-Amz-Security-Token=a%2Fb%2Bc%3D%3Dtoken&X-Amz-Signature=${SIGNATURE}`
const SAS_LINK =
  'https://account.blob.core.windows.net/c/b?sv=2025-01-05&se=2026-11-15T00%3A00%3A00Z&sr=b&sp=r&sig=ab%2Fcd%2Befgh%3D'

/** What the runner does with every mask it was given. */
function masked(text: string, secrets: string[]): string {
  return secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
}

test.each([
  ['as it is', 'key_a/b&c"d'],
  ['percent-encoded', 'key_a%2Fb%26c%22d'],
  ['percent-encoded in lower case', 'key_a%2fb%26c%22d'],
  ['inside JSON', 'key_a/b&c\\"d'],
  ['inside JSON with escaped ampersands', 'key_a/b\\u0026c\\"d'],
  ['inside JSON with escaped slashes', 'key_a\\/b&c\\"d'],
  ['inside HTML and XML', 'key_a/b&amp;c&quot;d']
])('a key is hidden when it is written %s', (_how, written) => {
  expect(masked(`before ${written} after`, encodedVariants('key_a/b&c"d'))).toBe('before *** after')
})

test('a key that was given percent-encoded is hidden in its decoded form too', () => {
  expect(encodedVariants('abc%2Fdef%3D')).toContain('abc/def=')
})

test('a key with a lone percent sign has spellings as well', () => {
  expect(encodedVariants('100%secret')).toEqual(expect.arrayContaining(['100%secret', '100%25secret']))
})

test('a text too short to be hidden without harm has no spellings', () => {
  expect(encodedVariants('1')).toEqual([])
})

test.each([
  ['the link', S3_LINK],
  ['the link inside JSON', JSON.stringify(S3_LINK).slice(1, -1).replaceAll('&', '\\u0026')],
  ['the link inside HTML', S3_LINK.replaceAll('&', '&amp;')],
  ['the link as a parameter', encodeURIComponent(S3_LINK)],
  ['the decoded link', decodeURIComponent(S3_LINK)]
])('nothing is left of %s', (_what, text) => {
  expect(masked(text, secretsInLink(S3_LINK))).toBe('***')
})

test('path and query alone, as in the first line of a request, show no credential', () => {
  const url = new URL(S3_LINK)
  expect(masked(`GET ${url.pathname}${url.search} HTTP/1.1`, secretsInLink(S3_LINK))).toBe(
    'GET /bundles/docs.tar.gz?*** HTTP/1.1'
  )
})

test.each([
  ['signature', SIGNATURE],
  ['session token', 'a/b+c==token'],
  ['session token, encoded', 'a%2Fb%2Bc%3D%3Dtoken'],
  ['access key', 'AKIAIOSFODNN7EXAMPLE']
])('the %s of an S3 link is hidden where a store repeats it alone', (_what, credential) => {
  expect(masked(`<Error>${credential}</Error>`, secretsInLink(S3_LINK))).toBe('<Error>***</Error>')
})

test('the signature of a SAS link is hidden encoded and decoded', () => {
  const text = 'signed with ab/cd+efgh= or ab%2Fcd%2Befgh%3D'
  expect(masked(text, secretsInLink(SAS_LINK))).toBe('signed with *** or ***')
})

test('a plus sign that was not encoded stays a plus sign', () => {
  expect(secretsInLink('https://store.example.com/b?sig=ab+cdefgh')).toContain('ab+cdefgh')
})

test('dates, life times and the names of algorithms stay readable', () => {
  const text =
    '20261115T000000Z 3600 AWS4-HMAC-SHA256 2025-01-05 2026-11-15T00:00:00Z host https store.example.com'
  expect(masked(text, [...secretsInLink(S3_LINK), ...secretsInLink(SAS_LINK)])).toBe(text)
})

test('a link without a query is hidden as a whole only', () => {
  expect(secretsInLink('https://store.example.com/docs.zip')).toEqual(
    expect.arrayContaining(['https://store.example.com/docs.zip'])
  )
  expect(masked('store.example.com', secretsInLink('https://store.example.com/docs.zip'))).toBe(
    'store.example.com'
  )
})
