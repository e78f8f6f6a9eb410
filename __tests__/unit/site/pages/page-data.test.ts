import { expect, test } from '@jest/globals'
import { pageDataOf } from '../../../../src/site/pages/page-data.ts'

const NEXT = ['_next/static/chunks/a.js', 'index.html', 'guides/x.html', 'folder/index.html']

test.each([
  ['index.txt', 'index.html'],
  ['guides/x.txt', 'guides/x.html'],
  ['guides/x.rsc', 'guides/x.html'],
  ['guides/x/index.txt', 'guides/x.html'],
  ['folder/index.txt', 'folder/index.html'],
  ['folder.txt', 'folder/index.html'],
  ['__next._tree.txt', 'index.html'],
  ['guides/x/__next.guides.x.__PAGE__.txt', 'guides/x.html'],
  ['guides/x/__next.guides.$d$name.__PAGE__.txt', 'guides/x.html'],
  ['guides/x/__next.guides/x/__PAGE__.txt', 'guides/x.html'],
  ['__next.guides/x.txt', 'index.html'],
  ['_next/data/build/guides/x.json', 'guides/x.html'],
  ['_next/data/build/index.json', 'index.html'],
  ['_next/data/build/gone.json', 'index.html']
])('assigns the data %s to the page %s', (path, page) => {
  expect(pageDataOf([...NEXT, path])).toEqual(new Map([[path, page]]))
})

test.each(['changelog.txt', 'robots.txt', 'guides/x.json', 'other/__next._tree.txt', '_next/static/b/x.txt'])(
  'does not treat %s as page data',
  path => {
    expect(pageDataOf([...NEXT, path]).size).toBe(0)
  }
)

test('treats only Markdown as page data in a site without _next/', () => {
  expect(pageDataOf(['index.html', 'index.txt', 'guides/x.html', 'guides/x.txt']).size).toBe(0)
  const markdown = ['index.html', 'index.md', 'guides/x/index.html', 'guides/x.md', 'notes.md']
  expect([...pageDataOf(markdown)]).toEqual([
    ['index.md', 'index.html'],
    ['guides/x.md', 'guides/x/index.html']
  ])
})

test('finds the page data of a site in a subfolder', () => {
  const paths = [
    'docs/_next/static/a.js',
    'docs/index.html',
    'docs/_next/data/b/index.json',
    'docs/index.txt'
  ]
  expect([...pageDataOf(paths).values()]).toEqual(['docs/index.html', 'docs/index.html'])
})
