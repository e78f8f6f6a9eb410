import { expect, test } from '@jest/globals'
import { basePathProblem, findBasePath } from '../../../../src/site/addresses/site-address.ts'

const FILES = new Set([
  'index.html',
  'assets/app.js',
  'assets/app.css',
  '_next/static/chunks/a b.js',
  'app.js'
])

test.each([
  ['below one folder', ['/docs/assets/app.js', '/docs/assets/app.css?v=1'], '/docs'],
  [
    'below two folders',
    ['/team/docs/assets/app.js', '/team/docs/_next/static/chunks/a%20b.js#x'],
    '/team/docs'
  ],
  ['below four folders', ['/a/b/c/d/app.js'], '/a/b/c/d'],
  ['below five folders', ['/a/b/c/d/e/app.js'], undefined],
  ['with as many existing as missing files', ['/docs/assets/app.js', '/docs/gone.js'], undefined],
  ['at the root of the host', ['/assets/app.js', '/_next/static/chunks/a%20b.js'], '/'],
  ['with a script added by a CDN', ['/docs/assets/app.js', '/docs/assets/app.css', '/cdn-cgi/x.js'], '/docs'],
  [
    'with a file of the same name in another folder',
    ['/blog/app.js', '/docs/assets/app.js', '/docs/assets/app.css'],
    '/docs'
  ],
  ['with addresses of missing files only', ['/docs/assets/gone.js', '/docs/assets/gone.css'], undefined],
  ['with one existing file and two missing files', ['/a/app.js', '/b/1.js', '/c/2.js'], undefined],
  [
    'with addresses of an asset host',
    ['https://cdn.example.com/docs/assets/app.js', '//cdn.example.com/docs/app.js'],
    undefined
  ],
  ['with relative addresses', ['assets/app.js', '../assets/app.css'], undefined],
  ['without scripts', [], undefined],
  ['with an address that is not UTF-8', ['/docs/%ff.js'], undefined]
])('finds the base path, if any, of a site %s', (_, addresses, expected) => {
  expect(findBasePath(addresses, FILES)).toBe(expected)
})

test.each([
  ['https://docs.example.com/docs/', '/docs', undefined],
  ['https://docs.example.com/caf%C3%A9', '/café', undefined],
  ['https://docs.example.com/', undefined, undefined],
  ['https://docs.example.com/', '/docs', 'was exported for /docs/'],
  ['https://docs.example.com/docs', '/', 'set the base path in the site generator to /docs/']
])('reports any problem with site-url %s and the base path %s: %s', (siteUrl, basePath, problem) => {
  const found = basePathProblem(new URL(siteUrl), { basePath })
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})

test('recommends the finish action for a site that may come from `mint export`, and no step of a workflow', () => {
  const problem = (basePath: string, paths: string[]) =>
    basePathProblem(new URL('https://docs.example.com/docs'), { basePath, paths })
  const next = ['index.html', '_next/static/a.js']
  expect(problem('/', next)).toContain(
    'run the finish action with `site-url: https://docs.example.com/docs` first'
  )
  for (const found of [problem('/v2', next), problem('/', ['index.html'])]) {
    expect(found).not.toContain('finish')
    expect(found).toContain('export the site again with `base-path: /docs/`')
    expect(found).not.toContain('step')
  }
})
