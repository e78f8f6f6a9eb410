import { expect, test } from '@jest/globals'
import { SiteMap } from '../../../../src/site/addresses/site-map.ts'
import { baseFolder, liveAddress, pageName } from '../../../../src/site/addresses/site-address.ts'

test.each([
  ['a.html', 'a.html'],
  ['a', 'a.html'],
  ['a/', 'a.html'],
  ['a/index.html', 'a.html'],
  ['b', 'b/index.html'],
  ['b/', 'b/index.html'],
  ['b.html', 'b/index.html'],
  ['', 'index.html'],
  ['index.html', 'index.html'],
  // Only the address of a page can end with a slash.
  ['c', 'c'],
  ['c.html', 'c'],
  ['c/', undefined],
  ['x.pdf', 'x.pdf'],
  ['x.pdf/', undefined],
  ['none', undefined]
])('resolves the path %j to a file, if any: %j', (path, file) => {
  const site = new SiteMap(new Set(['index.html', 'a.html', 'b/index.html', 'c', 'x.pdf']))
  expect(site.find(path)).toBe(file)
})

test.each([
  ['a/index.html', 'a'],
  ['index.html', ''],
  ['a.html', 'a'],
  ['a//', 'a'],
  ['myindex.html', 'myindex']
])('converts %s to the page name %j', (path, name) => {
  expect(pageName(path)).toBe(name)
})

test('returns the addresses of pages on the live site', () => {
  const address = (path: string, basePath = '/') =>
    liveAddress(path, { domain: 'docs.example.com', basePath })
  expect(address('index.html')).toBe('https://docs.example.com/')
  expect(address('a/index.html', 'docs')).toBe('https://docs.example.com/docs/a/')
  expect(address('a b/größe.html', '/docs/')).toBe('https://docs.example.com/docs/a%20b/gr%C3%B6%C3%9Fe.html')
  expect([baseFolder(''), baseFolder('/'), baseFolder('//a/b//')]).toEqual(['/', '/', '/a/b/'])
})
