import { describe, expect, test } from '@jest/globals'
import { SiteFiles } from '../../../../src/site/page-addresses.ts'
import { parseRedirects, type Redirects } from '../../../../src/site/redirects/redirects.ts'

function redirectsOf(entries: object[], basePath = '/'): Redirects {
  const parsed = parseRedirects(entries, basePath)
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  return parsed.redirects
}

function problemsOf(entries: unknown, basePath = '/'): string[] {
  const parsed = parseRedirects(entries, basePath)
  return 'problems' in parsed ? parsed.problems : []
}

const site = (...paths: string[]) => new SiteFiles(new Set(paths))

describe('entries', () => {
  test('are permanent unless they say otherwise, in the order of the file', () => {
    const { list } = redirectsOf([
      { source: '/a', destination: '/b' },
      { source: '/c', destination: 'https://example.com/x', permanent: false }
    ])
    expect(list).toEqual([
      { source: '/a', destination: '/b', permanent: true },
      { source: '/c', destination: 'https://example.com/x', permanent: false }
    ])
  })

  test('/a, /a/, /a.html and /a/index.html are one source, and the first entry wins', () => {
    const parsed = parseRedirects(
      ['/a/', '/a', '/a.html', '/a/index.html', '/%61'].map((source, i) => ({
        source,
        destination: `/${i}`
      })),
      '/'
    )
    if ('problems' in parsed) throw new Error(parsed.problems.join())
    expect(parsed.redirects.list).toEqual([{ source: '/a', destination: '/0', permanent: true }])
    expect(parsed.repeated).toEqual(['/a', '/a', '/a', '/a'])
  })

  test('are percent-encoded as a browser sends them', () => {
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
    ['a', 'must start with /'],
    ['https://example.com/a', 'must start with /'],
    ['//example.com', 'two slashes'],
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
    ['/a\nb', 'control characters'],
    ['/a%0Ab', 'control character'],
    ['/\ud800', 'invalid text'],
    [`/${'a'.repeat(251)}`, 'too long'],
    [`/${'a/'.repeat(2100)}`, 'too long'],
    ['/:a/:a', 'twice'],
    ['/*/*/*/*/*', 'more than 4 wildcards']
  ])('source %j is refused', (source, reason) => {
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
    [`/${'a/'.repeat(2100)}`, 'too long']
  ])('destination %j is refused', (destination, reason) => {
    const [problem = '', ...rest] = problemsOf([{ source: '/a', destination }])
    expect(problem).toContain(reason)
    expect(rest).toEqual([])
  })

  test('all problems are named at once, on one line each', () => {
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
      'source "/x\\ny" contains control characters or invalid text',
      'destination "javascript:1" of entry 4 is neither a path that starts with / nor an http or https URL',
      'entry 5 has no `source`',
      'entry 5 has no `destination`',
      '`permanent` of source "/c" is neither true nor false'
    ])
    expect(problemsOf({ a: 1 })).toEqual(['The redirects are not a list'])
  })

  test('sources include the base path', () => {
    expect(problemsOf([{ source: '/old', destination: '/docs/new' }], '/docs')).toEqual([
      'source "/old" is outside the base path /docs'
    ])
    expect(problemsOf([{ source: '/docsold', destination: '/x' }], '/docs/')).toHaveLength(1)
    expect(problemsOf([{ source: '/docs/', destination: '/docs/new' }], '/docs')[0]).toContain('start page')
    expect(
      redirectsOf([{ source: '/docs/old', destination: '/docs/new' }], '/docs').find('old')
    ).toMatchObject({ destination: { kind: 'internal', path: 'new' } })
  })

  test('a destination outside the base path is another site', () => {
    expect(
      redirectsOf([{ source: '/docs/old', destination: '/blog/new' }], '/docs').find('old')?.destination
    ).toEqual({ kind: 'external', address: '/blog/new' })
  })

  test('a pattern with many wildcards takes no longer than the square of the length of the path', () => {
    const redirects = redirectsOf([{ source: '/a*a*a*a*b', destination: '/x' }])
    const start = performance.now()
    expect(redirects.find('a'.repeat(2000))).toBeUndefined()
    // With plain backtracking this would take hours.
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})

describe('wildcards', () => {
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
    ['/x/:name', '/y/:name', 'x/a b?c#d:e*f', '/y/a%20b%3Fc%23d%3Ae%2Af']
  ])('%s to %s for %s: %s', (source, destination, path, expected) => {
    expect(redirectsOf([{ source, destination }]).find(path)?.destination.address).toBe(expected)
  })

  test('a source without a wildcard comes first, then the order of the file counts', () => {
    const redirects = redirectsOf([
      { source: '/a/*', destination: '/1' },
      { source: '/a/:x', destination: '/2' },
      { source: '/a/b', destination: '/3' }
    ])
    expect(redirects.find('a/b')?.destination.address).toBe('/3')
    expect(redirects.find('a/c')?.destination.address).toBe('/1')
  })
})

describe('following redirects', () => {
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

  test('ends at a file, on another host, or nowhere', () => {
    expect(redirects.follow('one', files)).toMatchObject({
      ...{ kind: 'file', steps: 3, file: 'end/three.html' },
      destination: { address: '/end/three#anchor', fragment: 'anchor' }
    })
    expect(redirects.follow('gone', files)).toMatchObject({ kind: 'missing', steps: 1 })
    expect(redirects.follow('out', files)).toMatchObject({ kind: 'external', steps: 1 })
    expect(redirects.follow('index.html', files)).toBeUndefined()
  })

  test.each(['ping', 'pong', 'self', 'v1/x'])('finds that /%s never ends', path => {
    expect(redirects.follow(path, files)).toMatchObject({ kind: 'loop' })
  })
})
