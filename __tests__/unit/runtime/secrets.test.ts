import { expect, test } from '@jest/globals'
import { encodedVariants, headerSecrets } from '../../../src/runtime/secrets.ts'

/** Masks secrets in a text as the runner does. */
function masked(text: string, secrets: string[]): string {
  return secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
}

test.each([
  ['unchanged', 'key_a/b&c"d'],
  ['percent-encoded', 'key_a%2Fb%26c%22d'],
  ['percent-encoded in lower case', 'key_a%2fb%26c%22d'],
  ['inside JSON', 'key_a/b&c\\"d'],
  ['inside JSON with escaped ampersands', 'key_a/b\\u0026c\\"d'],
  ['inside JSON with escaped slashes', 'key_a\\/b&c\\"d'],
  ['inside HTML and XML', 'key_a/b&amp;c&quot;d']
])('masks a secret that is written %s', (_how, written) => {
  expect(masked(`before ${written} after`, encodedVariants('key_a/b&c"d'))).toBe('before *** after')
})

test('also masks the decoded form of a percent-encoded secret', () => {
  expect(encodedVariants('abc%2Fdef%3D')).toContain('abc/def=')
})

test('masks a secret that contains an unencoded percent sign', () => {
  expect(encodedVariants('100%secret')).toEqual(expect.arrayContaining(['100%secret', '100%25secret']))
})

test('returns no variants for a text that is too short to mask', () => {
  expect(encodedVariants('12345')).toEqual([])
  expect(encodedVariants('123456')).toEqual(['123456'])
})

test('collects the values, tokens, passwords and cookies in headers as secrets', () => {
  const basic = Buffer.from('user:pass word').toString('base64')
  const secrets = headerSecrets(`Authorization: Basic ${basic}\nX-Token: abcd\nX-Flag: true\nX-Short: abc`)
  expect(secrets).toEqual([`Basic ${basic}`, basic, 'user:pass word', 'pass word', 'abcd'])
  const cookies = headerSecrets('Cookie: session=s3ss10n; theme=b; token="t0ken=x"')
  expect(cookies).toEqual(expect.arrayContaining(['s3ss10n', 't0ken=x']))
  expect(cookies).not.toContain('b')
})
