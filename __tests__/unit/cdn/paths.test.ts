import { expect, test } from '@jest/globals'
import { absolutePaths, purgePathsOf } from '../../../src/cdn/paths.ts'

test.each([
  ['index.html', '/', ['/', '/index.html']],
  ['index.html', '/docs/', ['/docs', '/docs/', '/docs/index.html']],
  ['a/index.html', '/', ['/a', '/a/', '/a/index.html']],
  ['guides/x.html', '/docs', ['/docs/guides/x', '/docs/guides/x.html']],
  ['v1.2.html', '/', ['/v1.2', '/v1.2.html']],
  ['guides/x.md', '/', ['/guides/x', '/guides/x.md']],
  ['index.rsc', '/', ['/', '/index.rsc']],
  ['a b/ü&(1)*.js', '/', ['/a%20b/%C3%BC&(1)%2A.js']],
  ['😀.html', '/', ['/%F0%9F%98%80', '/%F0%9F%98%80.html']],
  ['100%?#.txt', '/', ['/100%25%3F%23.txt']]
])('maps the file %s below %s to the purge paths %j', (path, sitePath, expected) => {
  expect(absolutePaths(purgePathsOf(path), sitePath, 100)).toEqual(expected)
})

test('purges the whole site if there are more paths than the limit', () => {
  expect(absolutePaths(['a', 'b', 'c'], '/', 3)).toHaveLength(3)
  expect(absolutePaths(['a', 'b', 'c'], '/', 2)).toEqual(['*'])
  expect(absolutePaths([''], '/docs', 1)).toEqual(['*'])
})
