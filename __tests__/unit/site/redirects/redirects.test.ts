import { expect, test } from '@jest/globals'
import { SiteMap } from '../../../../src/site/addresses/site-map.ts'
import { parseRedirects, type Redirects } from '../../../../src/site/redirects/redirects.ts'
import { matchSource } from '../../../../src/site/redirects/source.ts'

function redirectsOf(entries: object[], basePath = '/', movableSite?: SiteMap): Redirects {
  const { redirects, problems } = parseRedirects(entries, basePath, {
    domain: 'docs.example.com',
    movableSite
  })
  expect(problems).toEqual([])
  return redirects
}

function problemsOf(entries: unknown, basePath = '/'): string[] {
  return parseRedirects(entries, basePath).problems
}

const site = (...paths: string[]) => new SiteMap(new Set(paths))

test('reads entries in file order, and makes them permanent by default', () => {
  const { list } = redirectsOf([
    { source: '/a', destination: '/b' },
    { source: '/c', destination: 'https://example.com/x', permanent: false }
  ])
  expect(list).toEqual([
    { source: '/a', destination: '/b', permanent: true },
    { source: '/c', destination: 'https://example.com/x', permanent: false }
  ])
})

test('treats /a, /a/, /a.html and /a/index.html as the same source, and keeps the first entry', () => {
  const parsed = parseRedirects(
    ['/a/', '/a', '/a.html', '/a/index.html', '/%61'].map((source, i) => ({
      source,
      destination: `/${i}`
    })),
    '/'
  )
  expect(parsed.problems).toEqual([])
  expect(parsed.redirects.list).toEqual([{ source: '/a', destination: '/0', permanent: true }])
  expect(parsed.repeated).toEqual(['/a', '/a', '/a', '/a'])
})

test('percent-encodes entries like a browser', () => {
  const { list } = redirectsOf([
    { source: '/café au lait', destination: '/über/"x"?q=a b#frag ment' },
    { source: '/caf%C3%A9', destination: '/a%20b' },
    { source: '/literal%2Astar%3Aname', destination: '/x' }
  ])
  expect(list).toEqual([
    {
      source: '/caf%C3%A9%20au%20lait',
      destination: '/%C3%BCber/%22x%22?q=a%20b#frag%20ment',
      permanent: true
    },
    { source: '/caf%C3%A9', destination: '/a%20b', permanent: true },
    { source: '/literal%2Astar%3Aname', destination: '/x', permanent: true }
  ])
})

test.each([
  ['/', 'start page'],
  ['/index.html', 'start page'],
  ['?a', 'must start with /'],
  ['https://example.com/a', 'must start with /'],
  ['//example.com', 'starts with two slashes'],
  ['/a//b', 'two slashes in a row'],
  ['/\\example.com', 'backslash'],
  ['/a%5Cb', 'backslash'],
  ['/a%2Fb', 'encoded slash'],
  ['/a/../b', '`..`'],
  ['/a/%2e%2E/b', '`..`'],
  ['/./a', '`.`'],
  ['/a#b', 'anchor'],
  ['/a?b', 'query'],
  ['/100%', '%'],
  ['/a%ff', '%'],
  ['/a\nb', 'control characters or invalid Unicode'],
  ['/a%0Ab', 'control character'],
  ['/\ud800', 'invalid Unicode'],
  [`/${'a'.repeat(251)}`, 'a name that is too long'],
  [`/${'a/'.repeat(2100)}`, '" is too long'],
  ['/:a/:a', 'twice'],
  ['/*/*/*/*/*', 'more than 4 wildcards']
])('rejects the source %j', (source, reason) => {
  const [problem = '', ...rest] = problemsOf([{ source, destination: '/x' }])
  expect(problem).toContain(reason)
  expect(rest).toEqual([])
})

test.each([
  ['x', 'neither a path'],
  ['javascript:alert(1)', 'neither a path'],
  [' https://example.com', 'neither a path'],
  ['//example.com', 'two slashes'],
  ['/\\example.com', 'backslash'],
  ['/a/../../b', '`..`'],
  ['/a\r\nSet-Cookie: x', 'control characters'],
  ['https://exa\tmple.com', 'control characters'],
  ['https:example.com', 'not a valid URL'],
  ['https:///example.com', 'not a valid URL'],
  ['https://*.example.com/', 'not a valid URL'],
  ['https://:name.example.com/', 'not a valid URL'],
  ['https://user:secret@example.com/', 'user name'],
  ['https://user@example.com/', 'user name'],
  ['https://:secret@example.com/', 'password'],
  ['https://example.com\\@evil.example/', 'backslashes'],
  [`https://example.com/${'a'.repeat(4077)}`, 'too long'],
  [`/${'a/'.repeat(2100)}`, 'too long']
])('rejects the destination %j', (destination, reason) => {
  const [problem = '', ...rest] = problemsOf([{ source: '/a', destination }])
  expect(problem).toContain(reason)
  expect(rest).toEqual([])
})

test('reports all problems at once, on one line each', () => {
  expect(
    problemsOf([
      { source: '/', destination: '/b' },
      { source: '/fine', destination: '/b' },
      { source: 7, destination: '/b' },
      { source: '/x\ny', destination: 'javascript:1' },
      null,
      { source: '/c', destination: '/d', permanent: 'yes' }
    ])
  ).toEqual([
    'source "/" is the start page of the site, which cannot be redirected',
    'entry 3 has no `source`',
    'source "/x\\ny" contains control characters or invalid Unicode',
    'destination "javascript:1" of entry 4 is neither a path that starts with / nor an http or https URL',
    'entry 5 has no `source`',
    'entry 5 has no `destination`',
    '`permanent` of source "/c" is neither true nor false'
  ])
  expect(problemsOf({ a: 1 })).toEqual(['The redirects are not a list'])
})

test.each([
  ['/old', '/new', '/docs/old', '/docs/new'],
  ['/docs/old', '/docs/new', '/docs/old', '/docs/new'],
  ['/old', '/docs', '/docs/old', '/docs'],
  ['/old', '/', '/docs/old', '/docs/'],
  ['/docsold', '/docs-new#x', '/docs/docsold', '/docs/docs-new#x'],
  ['/:a/*', '/b/*', '/docs/:a/*', '/docs/b/*'],
  ['/old', 'https://example.com/new', '/docs/old', 'https://example.com/new']
])('in a site at /docs, reads a redirect from %s to %s as %s to %s', (source, destination, below, target) => {
  const { list } = redirectsOf([{ source, destination }], '/docs/')
  expect(list).toEqual([{ source: below, destination: target, permanent: true }])
  // Reading the resulting list again, for example from redirects.json, changes nothing.
  expect(redirectsOf(list, '/docs').list).toEqual(list)
})

test.each(['/', '/docs', '/docs/', '/docs/index.html'])(
  'rejects the source %j, the start page of a site below a base path',
  source => {
    expect(problemsOf([{ source, destination: '/new' }], '/docs')[0]).toContain('start page')
  }
)

test.each([
  ['https://docs.example.com/docs/new?q#a', '/docs/new?q#a'],
  ['http://DOCS.example.com/docs', '/docs'],
  ['https://docs.example.com/blog', 'https://docs.example.com/blog'],
  ['https://docs.example.com//docs/x', 'https://docs.example.com//docs/x'],
  ['https://docs.example.com:8443/docs/x', 'https://docs.example.com:8443/docs/x'],
  ['https://other.example.com/docs/x', 'https://other.example.com/docs/x']
])('with a base path, reads the destination %s as %s', (destination, expected) => {
  expect(redirectsOf([{ source: '/a', destination }], '/docs').list[0]?.destination).toBe(expected)
})

test.each([
  ['https://docs.example.com/guides/x?q#a', '/guides/x?q#a'],
  ['https://docs.example.com/guides/', '/guides/'],
  ['https://docs.example.com/old', '/old'],
  ['https://docs.example.com/guides/:slug*', 'https://docs.example.com/guides/:slug*'],
  ['https://docs.example.com/', 'https://docs.example.com/'],
  ['https://docs.example.com/:slug*', 'https://docs.example.com/:slug*'],
  ['https://docs.example.com/other-project/', 'https://docs.example.com/other-project/'],
  ['https://docs.example.com/docs/guides/x', 'https://docs.example.com/docs/guides/x'],
  ['https://docs.example.com/docs/:slug*', 'https://docs.example.com/docs/:slug*']
])('in a site whose base path can change, reads the destination %s as %s', (destination, expected) => {
  const entries = [
    { source: '/a/:slug*', destination },
    { source: '/old', destination: '/guides/x' }
  ]
  const movable = site('index.html', 'guides.html', 'guides/x.html')
  const { list } = redirectsOf(entries, '/', movable)
  expect(list[0]?.destination).toBe(expected)
  expect(redirectsOf(list, '/', movable).list).toEqual(list)
})

test('follows a destination on the site host like a path', () => {
  const destination = 'https://docs.example.com/selfish'
  expect(redirectsOf([{ source: '/selfish', destination }]).follow('selfish', site())).toMatchObject({
    kind: 'loop'
  })
})

test.each([
  ['', 20],
  ['/*', 7]
])('follows a chain of redirects from /0%s for at most %i steps', (end, most) => {
  const followed = (length: number) =>
    redirectsOf(
      Array.from({ length }, (_, i) => ({ source: `/${i}${end}`, destination: `/${i + 1}${end}` }))
    ).follow(end === '' ? '0' : '0/x', site(`${length}.html`, `${length}/x.html`))
  expect(followed(most)).toMatchObject({ kind: 'file', steps: most })
  expect(followed(most + 1)).toEqual({ kind: 'loop', steps: most })
})

test.each([
  ['/beta/:slug*', '/v2/:slug*', 'beta/intro', '/v2/intro'],
  ['/beta/:slug*', '/v2/:slug*', 'beta/a/b', '/v2/a/b'],
  ['/beta/:slug*', '/v2/:slug*', 'beta', '/v2'],
  ['/beta/:slug*', '/v2/:slug', 'beta/intro', '/v2/intro'],
  ['/beta/:slug*', '/v2/:slug*', 'betamax', undefined],
  ['/beta/:slug*', '/v2/:slug*', 'beta/intro.html', '/v2/intro'],
  ['/beta/:slug*', '/v2/:slug*', 'beta/intro/', '/v2/intro'],
  ['/beta/:slug*', '/v2/:slug*#top', 'beta/x', '/v2/x#top'],
  ['/a/:id', '/b/:id', 'a/7', '/b/7'],
  ['/a/:id', '/b/:id', 'a/7/8', undefined],
  ['/a/:id', '/b/:id', 'a', undefined],
  ['/:lang/guide/:page', '/guide/:page/:lang', 'en/guide/x', '/guide/x/en'],
  ['/concepts-*', '/overview', 'concepts-getting-started', '/overview'],
  ['/old/article-*', '/new/article-*', 'old/article-123', '/new/article-123'],
  ['/old/article-*', '/new/article-*', 'old/article-', '/new/article-'],
  ['/blog/*', '/news/*', 'blog/2024/x', '/news/2024/x'],
  ['/blog/*', '/news/*', 'blog', '/news'],
  ['/*/edit', '/view/*', 'a/b/edit', '/view/a/b'],
  ['/a/*/b/*', '/*/*', 'a/1/b/2', '/1/2'],
  ['/*', '/archive/*', 'x', '/archive/x'],
  ['/x/*', '/*', 'x//evil.example', '/evil.example'],
  ['/x-*', '/*', 'x-/evil.example', '/evil.example'],
  ['/x/*', 'https://example.com/*', 'x/y', 'https://example.com/y'],
  [
    '/x/*',
    'https://de.wikipedia.org/wiki/Wikipedia:Main',
    'x/y',
    'https://de.wikipedia.org/wiki/Wikipedia:Main'
  ],
  ['/x/:name', '/y/:name', 'x/a b?c#d:e*f', '/y/a%20b%3Fc%23d:e*f']
])('with the redirect from %s to %s, resolves the path %s to %s', (source, destination, path, expected) => {
  expect(redirectsOf([{ source, destination }]).find(path)?.destination.address).toBe(expected)
})

test('prefers a source without a wildcard, and otherwise the first matching entry', () => {
  const redirects = redirectsOf([
    { source: '/a/*', destination: '/1' },
    { source: '/a/:x', destination: '/2' },
    { source: '/a/b', destination: '/3' }
  ])
  expect(redirects.find('a/b')?.destination.address).toBe('/3')
  expect(redirects.find('a/c')?.destination.address).toBe('/1')
})

test('matches a long address against a source with four wildcards, and does not backtrack', () => {
  const [rule] = parseRedirects([{ source: '/o-*-*-*x*y', destination: '/d' }], '/').redirects.rules
  const address = `/o${'-a'.repeat(100_000)}y`
  expect(rule && matchSource(rule.from, address)).toBeUndefined()
  expect(rule && matchSource(rule.from, `${address}xy`)).toHaveLength(4)
})

const redirects = redirectsOf([
  { source: '/one', destination: '/two' },
  { source: '/two', destination: '/deep/three' },
  { source: '/deep/*', destination: '/end/*#anchor' },
  { source: '/gone', destination: '/nowhere' },
  { source: '/out', destination: 'https://example.com/' },
  { source: '/ping', destination: '/pong' },
  { source: '/pong', destination: '/ping.html' },
  { source: '/self', destination: '/self/' },
  { source: '/v1/*', destination: '/v1/v1/*' }
])
const files = site('end/three.html', 'index.html')

test('follows redirects to a file, another host or a missing page', () => {
  expect(redirects.follow('one', files)).toMatchObject({
    kind: 'file',
    steps: 3,
    file: 'end/three.html',
    destination: { address: '/end/three#anchor', fragment: 'anchor' }
  })
  expect(redirects.follow('gone', files)).toMatchObject({ kind: 'missing', steps: 1 })
  expect(redirects.follow('out', files)).toMatchObject({ kind: 'external', steps: 1 })
  expect(redirects.follow('index.html', files)).toBeUndefined()
})

test.each(['ping', 'pong', 'self', 'v1/x'])('detects the redirect loop from /%s', path => {
  expect(redirects.follow(path, files)).toMatchObject({ kind: 'loop' })
})
