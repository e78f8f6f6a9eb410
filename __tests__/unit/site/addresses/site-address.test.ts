import { expect, test } from '@jest/globals'
import { SiteAddress } from '../../../../src/site/addresses/site-address.ts'

test.each([
  ['lang/c++', 'lang/c++'],
  ['@scope/pkg', '@scope/pkg'],
  ["a(1)!$&'*,;=:[x]|y~.html", "a(1)!$&'*,;=:[x]|y~.html"],
  ['100%.html', '100%25.html'],
  ['a b?c#d"<>`{}^', 'a%20b%3Fc%23d%22%3C%3E%60%7B%7D%5E'],
  ['grüße/日本', 'gr%C3%BC%C3%9Fe/%E6%97%A5%E6%9C%AC'],
  ['lone\ud800', 'lone%EF%BF%BD']
])('encodes %j like browsers', (path, encoded) => {
  expect(new SiteAddress(path, '/docs').pathname).toBe(`/docs/${encoded}`)
})

test.each([
  ['/docs', ''],
  ['/docs/', ''],
  ['/docs/a%20b', 'a b'],
  ['/d%6Fcs/a', 'a'],
  ['/docs/%ff', '%ff'],
  ['/docs/100%', '100%'],
  ['/docs%2Fa', undefined],
  ['/docsa', undefined],
  ['/', undefined]
])('finds the path of %s below the base path: %j', (pathname, path) => {
  expect(SiteAddress.parse(pathname, '/docs')?.path).toBe(path)
})

test('treats a base path with non-ASCII letters like its percent-encoded form', () => {
  for (const base of ['/größe', '/gr%C3%B6%C3%9Fe/']) {
    expect(new SiteAddress('a', base).pathname).toBe('/gr%C3%B6%C3%9Fe/a')
    expect(SiteAddress.parse('/gr%C3%B6%C3%9Fe/a', base)?.path).toBe('a')
  }
})
