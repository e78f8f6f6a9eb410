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

test.each([
  ['index.html', undefined, ''],
  ['a.html', undefined, 'a'],
  ['b/index.html', undefined, 'b/'],
  ['a.html', 'html', 'a.html'],
  ['a.html', 'slash', 'a/'],
  ['b/index.html', 'html', 'b/'],
  ['b/index.html', 'clean', 'b'],
  ['c', undefined, 'c'],
  // Another page has the address d/, and another file the address e.
  ['d/index.html', undefined, 'd/index.html'],
  ['d.html', undefined, 'd'],
  ['e.html', undefined, 'e.html'],
  // Pages that were removed from the site still have an address.
  ['gone.html', undefined, 'gone'],
  ['gone/index.html', undefined, 'gone/']
] as const)('returns the address of %j in the form %j: %j', (page, form, address) => {
  const paths = ['index.html', 'a.html', 'b/index.html', 'c', 'd.html', 'd/index.html', 'e', 'e.html']
  expect(new SiteMap(new Set(paths)).inForm(page, form)).toBe(address)
})

test('finds files only at addresses of the site', () => {
  const paths = new Set(['index.html', 'a.html', 'größe.html'])
  const site = new SiteMap(paths, { origin: 'https://docs.example.com', basePath: 'docs' })
  expect(site.fileAt('/docs/a')).toBe('a.html')
  expect(site.fileAt('https://docs.example.com/docs/gr%C3%B6%C3%9Fe/?q#x')).toBe('größe.html')
  expect(site.fileAt(new URL('https://docs.example.com/docs'))).toBe('index.html')
  expect(site.fileAt('/docs/b')).toBeUndefined()
  expect(site.fileAt('/a')).toBeUndefined()
  expect(site.fileAt('//other.example/docs/a')).toBeUndefined()
  expect(site.fileAt('http://docs.example.com/docs/a')).toBeUndefined()
  expect(site.fileAt('https://')).toBeUndefined()
  expect(site.urlOf('größe.html')).toBe('https://docs.example.com/docs/gr%C3%B6%C3%9Fe.html')
  expect(site.nameOf('größe')).toBe('/docs/größe')
})

test('finds files by addresses without a host if the host is unknown', () => {
  const site = new SiteMap(new Set(['a.html']))
  expect([site.hasHost, site.fileAt('/a')]).toEqual([false, 'a.html'])
  expect(site.fileAt('https://docs.example.com/a')).toBeUndefined()
})

test('tells files that may exist from files that certainly exist', () => {
  const assumed = { folders: new Set(['', 'b', 'c']), gone: new Set(['c']) }
  const site = new SiteMap(new Set(['a.html']), { assumed })
  expect(['a', 'b', 'b/', 'b/index', 'c', 'd'].map(path => site.find(path))).toEqual([
    'a.html',
    'b/index.html',
    'b/index.html',
    'b/index/index.html',
    undefined,
    undefined
  ])
  expect(['a', 'b'].map(path => site.findKnown(path))).toEqual(['a.html', undefined])
  expect([site.isOfSources, new SiteMap(new Set()).isOfSources]).toEqual([true, false])
})
