import { expect, test } from '@jest/globals'
import { secretsInLink } from '../../../../src/export/job/link-secrets.ts'

const SIGNATURE = 'fe5f80f77d5fa3beca038a248ff027d0445342fe2855ddc963176630326f1024'
const S3_LINK =
  'https://store.example.com/bundles/docs.tar.gz?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
  '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20261115%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20261115T000000Z' +
  `&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&X-Amz-Security-Token=a%2Fb%2Bc%3D%3Dtoken&X-Amz-Signature=${SIGNATURE}`
const SAS_LINK =
  'https://account.blob.core.windows.net/c/b?sv=2025-01-05&se=2026-11-15T00%3A00%3A00Z&sr=b&sp=r&sig=ab%2Fcd%2Befgh%3D'

/** Masks secrets in a text as the runner does. */
function masked(text: string, secrets: string[]): string {
  return secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
}

test.each([
  ['the link', S3_LINK],
  ['the link inside JSON', JSON.stringify(S3_LINK).slice(1, -1).replaceAll('&', '\\u0026')],
  ['the link inside HTML', S3_LINK.replaceAll('&', '&amp;')],
  ['the URL-encoded link', encodeURIComponent(S3_LINK)],
  ['the decoded link', decodeURIComponent(S3_LINK)]
])('masks %s completely', (_what, text) => {
  expect(masked(text, secretsInLink(S3_LINK))).toBe('***')
})

test('masks the query but not the path in the first line of a request', () => {
  const url = new URL(S3_LINK)
  expect(masked(`GET ${url.pathname}${url.search} HTTP/1.1`, secretsInLink(S3_LINK))).toBe(
    'GET /bundles/docs.tar.gz?*** HTTP/1.1'
  )
})

test.each([
  ['signature', SIGNATURE],
  ['session token', 'a/b+c==token'],
  ['encoded session token', 'a%2Fb%2Bc%3D%3Dtoken'],
  ['access key', 'AKIAIOSFODNN7EXAMPLE']
])('masks the %s of an S3 link in a store response', (_what, credential) => {
  expect(masked(`<Error>${credential}</Error>`, secretsInLink(S3_LINK))).toBe('<Error>***</Error>')
})

test('masks the encoded and decoded signature of a SAS link', () => {
  const text = 'signed with ab/cd+efgh= or ab%2Fcd%2Befgh%3D'
  expect(masked(text, secretsInLink(SAS_LINK))).toBe('signed with *** or ***')
})

test('does not decode a plus sign as a space', () => {
  expect(secretsInLink('https://store.example.com/b?sig=ab+cdefgh')).toContain('ab+cdefgh')
})

test('does not mask dates, lifetimes or algorithm names', () => {
  const text =
    '20261115T000000Z 3600 AWS4-HMAC-SHA256 2025-01-05 2026-11-15T00:00:00Z host https store.example.com'
  expect(masked(text, [...secretsInLink(S3_LINK), ...secretsInLink(SAS_LINK)])).toBe(text)
})

test('masks the whole link, and no part of it separately, if the link has no query', () => {
  expect(secretsInLink('https://store.example.com/docs.zip')).toEqual(
    expect.arrayContaining(['https://store.example.com/docs.zip'])
  )
  expect(masked('store.example.com', secretsInLink('https://store.example.com/docs.zip'))).toBe(
    'store.example.com'
  )
})

const PATH = 'exportsof20261115xx/documentationv2xxxx'

test.each([
  ['a host name', 'file=docs.example.com/x'],
  ['a host name as the only parameter', 'docs.example.com'],
  ['a host name in a parameter for credentials', 'token=docs.example.com'],
  ['a path', 'key=exports/2026-11-15/docs.example.com.tar.gz'],
  ['a path in a parameter for credentials', 'auth=/exports/docs.example.com/v2'],
  ['a short word', 'version=latest'],
  ['a short word in a parameter for credentials', 'token=latest'],
  ['a parameter without a value', 'latest'],
  ['a job id', 'job=4f0c2a1e-6c1f-4e9b-9f0a-3f8f2c1d7e55'],
  ['a path with two long names', `key=${PATH}`],
  ['a file name', 'response-content-disposition=attachment%3B%20filename%3Ddocs.example.com.tar.gz']
])('does not mask %s', (_what, query) => {
  const link = `https://docs.example.com/exports/latest.tar.gz?${query}&sig=0f1e2d3c4b5a69788796a5b4c3d2e1f0`
  const text = `${PATH} docs.example.com docs.example.com/x latest 4f0c2a1e-6c1f-4e9b-9f0a-3f8f2c1d7e55 exports/2026-11-15/docs.example.com.tar.gz /exports/docs.example.com/v2 attachment; filename=docs.example.com.tar.gz`
  expect(masked(text, secretsInLink(link))).toBe(text)
  expect(masked(text, secretsInLink(`https://docs.example.com/exports/latest.tar.gz?${query}`))).toBe(text)
  expect(masked(`see ${link}`, secretsInLink(link))).toBe('see ***')
})

test.each([
  ['a CloudFront signature', 'Signature=Ab~cd-EF__&Key-Pair-Id=K2JCJMDEHXQW5F', 'K2JCJMDEHXQW5F'],
  [
    'a token in a parameter with an unknown name',
    'x=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b'
  ],
  ['a token as the only parameter', '9f86d081884c7d659a2feaa0c55ad015', '9f86d081884c7d659a2feaa0c55ad015'],
  ['a token in two parts', `x=${'a1'.repeat(10)}-${'b2'.repeat(6)}`, `${'a1'.repeat(10)}-${'b2'.repeat(6)}`],
  ['a JSON web token', 'x=eyJhbGciOi.eyJzdWIi.c2ln', 'eyJhbGciOi.eyJzdWIi.c2ln'],
  ['a short token', 'access_token=s3cr3t', 's3cr3t']
])('masks %s', (_what, query, secret) => {
  const secrets = secretsInLink(`https://store.example.com/docs.zip?${query}`)
  expect(secrets).toContain(secret)
  expect(secrets).toContain(query)
})

test('masks a password in the link', () => {
  expect(secretsInLink('https://user:pa55word@store.example.com/docs.zip')).toContain('pa55word')
})
