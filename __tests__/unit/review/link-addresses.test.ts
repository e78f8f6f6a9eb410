import { describe, expect, test } from '@jest/globals'
import { Addresses } from '../../../src/review/checks/link-addresses.ts'

const VALUES = [
  'a a.html a/ a/b ./a ../a ../../a ../../../a .. . / /a /a/b.html /docs/a ..a a/.b -a _a/x',
  'a#b /a#b ../a#b a?b a?b#c /docs /docs/ /docs/a/../b /docsa a//b a/./b a/../b a%20b ä',
  '//docs.example.com/x //other.example/x https://docs.example.com/docs/y http://docs.example.com/docs/y',
  'https://other.example/ mailto:a@b javascript:1 a:b'
]
  .flatMap(line => line.split(' '))
  .concat('a b')

describe.each([
  ['docs.example.com', '/'],
  ['docs.example.com', '/docs'],
  [undefined, '/docs/']
])('with the domain %s and the base path %s', (domain, basePath) => {
  const addresses = new Addresses(domain, basePath)
  const base = basePath === '/' ? '/' : '/docs/'

  test.each(['', 'guides/', 'guides/deep/'])('resolves references in "%s" as a browser does', folder => {
    for (const value of VALUES) {
      const url = URL.parse(value, `https://${domain ?? 'site.invalid'}${base}${folder}page.html`)
      const found = addresses.resolve(value, addresses.startIn(folder, ''))
      const isWeb = url !== null && /^https?:$/.test(url.protocol)
      if (!isWeb) expect([value, found]).toEqual([value, undefined])
      else if (url.host !== (domain ?? 'site.invalid')) {
        expect(found).toMatchObject({
          kind: 'external',
          host: url.host,
          isInsecure: url.protocol === 'http:'
        })
      } else if (!`${url.pathname}/`.startsWith(base)) expect([value, found]).toEqual([value, undefined])
      else {
        const path = decodeURIComponent(url.pathname.slice(base.length))
        const expected = {
          kind: 'internal',
          path,
          fragment: url.hash.slice(1),
          isInsecure: url.protocol === 'http:'
        }
        expect([value, found]).toEqual([value, { ...expected, href: expect.any(String) as unknown }])
      }
    }
  })
})

test('resolves references against a base element, unless browsers ignore the element', () => {
  const addresses = new Addresses('docs.example.com', '/')
  const pathOf = (value: string, base: string) => {
    const address = addresses.resolve(value, addresses.startIn('a/', base))
    return address?.kind === 'internal' ? address.path : address?.href
  }
  expect(pathOf('x', '')).toBe('a/x')
  expect(pathOf('x', '/b/')).toBe('b/x')
  expect(pathOf('x', 'b/')).toBe('a/b/x')
  expect(pathOf('x', 'data:text/plain,')).toBe('a/x')
  expect(pathOf('x', 'javascript:1')).toBe('a/x')
  expect(pathOf('x', 'https://')).toBe('a/x')
  expect(pathOf('x', 'https://other.example/y/')).toBe('https://other.example/y/x')
})

test('restores a path from its name in a finding', () => {
  const addresses = new Addresses('docs.example.com', '/docs/')
  for (const path of ['a', 'a b', '50%', 'a?b#c', 'größe', 'line\nend']) {
    expect(addresses.nameOf(path)).toMatch(/^\/docs\/\S+$/)
    expect(addresses.pathOf(addresses.nameOf(path))).toBe(path)
  }
  expect(addresses.nameOf('größe')).toBe('/docs/größe')
  expect(addresses.pathOf('/elsewhere')).toBeUndefined()
})

test('keeps percent-encoded bytes that are not UTF-8, and ignores addresses that are too long', () => {
  const addresses = new Addresses('docs.example.com', '/')
  const start = addresses.startIn('', '')
  expect(addresses.resolve('/a%FF', start)).toMatchObject({ path: 'a%FF' })
  expect(addresses.resolve('/a%C3%A4', start)).toMatchObject({ path: 'aä' })
  expect(addresses.resolve(`/?${'a'.repeat(16 * 1024 - 2)}`, start)).toMatchObject({ path: '' })
  expect(addresses.resolve(`/?${'a'.repeat(16 * 1024 - 1)}`, start)).toBeUndefined()
})

test('resolves references even if the domain is invalid', () => {
  const addresses = new Addresses('not a domain', '/')
  const start = addresses.startIn('', '')
  expect(addresses.hasDomain).toBe(true)
  expect(addresses.resolve('/a', start)).toMatchObject({ kind: 'internal', path: 'a' })
})
