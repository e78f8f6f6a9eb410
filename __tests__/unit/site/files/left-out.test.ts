import { expect, test } from '@jest/globals'
import { exactPaths, isDotfile } from '../../../../src/site/files/left-out.ts'

test.each([
  ['.DS_Store', true],
  ['a/.git/hooks/x', true],
  ['.env.html', true],
  ['.well-known/security.txt', false],
  ['docs/.nojekyll', false],
  ['.htaccess', false],
  ['a.b/c.d', false]
])('reports whether %s is a dotfile that is not part of a site: %s', (path, expected) => {
  expect(isDotfile(path)).toBe(expected)
})

test('allows a file with credentials only by its exact path', () => {
  const texts = ['/keys/sample.pem', '/a%20b.pem', '/keys/*', '**', 'https://a.example/b']
  expect([...exactPaths(texts.map(text => ({ text })))]).toEqual(['keys/sample.pem', 'a b.pem'])
})
