import { describe, expect, test } from '@jest/globals'
import { resolveLink, startIn } from '../../../src/review/checks/link-addresses.ts'
import { SiteMap } from '../../../src/site/addresses/site-map.ts'

function siteAt(domain: string | undefined, basePath: string): SiteMap {
  return new SiteMap(new Set(), { origin: domain && `https://${domain}`, basePath })
}

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
  const site = siteAt(domain, basePath)
  const base = basePath === '/' ? '/' : '/docs/'

  test.each(['', 'guides/', 'guides/deep/'])('resolves references in "%s" as a browser does', folder => {
    for (const value of VALUES) {
      const url = URL.parse(value, `https://${domain ?? 'site.invalid'}${base}${folder}page.html`)
      const found = resolveLink(value, startIn(site, folder, ''), site)
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
  const site = siteAt('docs.example.com', '/')
  const pathOf = (value: string, base: string) => {
    const address = resolveLink(value, startIn(site, 'a/', base), site)
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
  const site = siteAt('docs.example.com', '/docs/')
  for (const path of ['a', 'a b', '50%', 'a?b#c', 'größe', 'line\nend']) {
    expect(site.nameOf(path)).toMatch(/^\/docs\/\S+$/)
    expect(site.pathOf(site.nameOf(path))).toBe(path)
  }
  expect(site.nameOf('größe')).toBe('/docs/größe')
  expect(site.pathOf('/elsewhere')).toBeUndefined()
})

test('keeps percent-encoded bytes that are not UTF-8, and ignores addresses that are too long', () => {
  const site = siteAt('docs.example.com', '/')
  const start = startIn(site, '', '')
  expect(resolveLink('/a%FF', start, site)).toMatchObject({ path: 'a%FF' })
  expect(resolveLink('/a%C3%A4', start, site)).toMatchObject({ path: 'aä' })
  expect(resolveLink(`/?${'a'.repeat(16 * 1024 - 2)}`, start, site)).toMatchObject({ path: '' })
  expect(resolveLink(`/?${'a'.repeat(16 * 1024 - 1)}`, start, site)).toBeUndefined()
})

test('resolves references even if the domain is invalid', () => {
  const site = siteAt('not a domain', '/')
  const start = startIn(site, '', '')
  expect(site.hasHost).toBe(true)
  expect(resolveLink('/a', start, site)).toMatchObject({ kind: 'internal', path: 'a' })
})
