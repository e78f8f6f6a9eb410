import { expect, test } from '@jest/globals'
import { checksText } from '../../../src/review/checks/findings.ts'
import { compareRedirects, haveRedirectsChanged } from '../../../src/review/changes.ts'
import type { Review } from '../../../src/review/checks/site-review.ts'
import { parseRedirects } from '../../../src/site/redirects/redirects.ts'
import { reviewSite } from '../../support/site-review.ts'

function review(
  files: Record<string, string>,
  redirects: Record<string, string> = {},
  basePath = '/'
): Review {
  const entries = Object.entries(redirects).map(([source, destination]) => ({ source, destination }))
  const parsed = parseRedirects(entries, basePath)
  expect(parsed.problems).toEqual([])
  return reviewSite(files, { basePath, redirectList: parsed.redirects.list })
}

function found(...site: Parameters<typeof review>): string[] {
  const { findings } = review(...site)
  return findings.map(({ kind, target, pages }) => [kind, target, ...pages].join(' '))
}

const beta = { '/beta/:slug*': '/v2/:slug*' }

test.each('/old /old/ /old.html /old/index.html old#anything /beta/x/y /concepts-1 /gone.pdf'.split(' '))(
  'accepts the link %s to a redirect source',
  link => {
    const files = { 'a.html': `<a href="${link}">`, 'new.html': '<p id="part">', 'v2/x/y.html': '' }
    const redirects = {
      '/old': '/new#part',
      '/concepts-*': '/new',
      '/gone.pdf': 'https://example.com/x.pdf'
    }
    expect(found(files, { ...redirects, ...beta })).toEqual([])
  }
)

test('keeps the anchor in a link to a redirect, unless the redirect has an anchor', () => {
  const files = {
    'a.html': '<a href="/old#part"><a href="/old#none"><a href="/1#none">',
    'new.html': '<p id="part">'
  }
  const redirects = { '/old': '/new', '/1': '/2#part', '/2': '/new' }
  expect(found(files, redirects)).toEqual(['broken-anchor /new#none a.html'])
  expect(found(files, { ...redirects, '/1': '/2#gone' })).toEqual([
    'broken-anchor /new#none a.html',
    'broken-redirect /1 a.html'
  ])
})

test('accepts a link to a redirect source below a base path', () => {
  const files = { 'a.html': '<a href="/docs/old">', 'new.html': '' }
  expect(found(files, { '/docs/old': '/docs/new' }, '/docs')).toEqual([])
})

test('reports a redirect to a missing page together with the pages that link to the redirect', () => {
  const files = {
    'a.html': '<a href="/old"><a href="/beta/x"><a href="/beta/y">',
    'b.html': '<a href="old.html"><img src="/x.png">',
    'v2/x.html': ''
  }
  expect(found(files, { '/old': '/nowhere', '/x.png': '/y.png', ...beta })).toEqual([
    'broken-redirect /beta/y a.html',
    'broken-redirect /old a.html b.html',
    'broken-redirect /x.png b.html'
  ])
})

const CHAIN = { '/1': '/2', '/2': '/3', '/3': '/4', '/4': '/5' }

test.each([
  ['to a page that does not exist', { '/old': '/nowhere' }, ['/old']],
  ['to an anchor that does not exist', { '/old': '/new#nothing' }, ['/old']],
  ['to itself', { '/old': '/old/' }, ['/old']],
  ['in a loop', { '/x': '/y', '/y': '/z', '/z': '/x' }, ['/x', '/y', '/z']],
  ['to a wildcard that matches its own destination', { '/v/a': '/v/v/a', '/v/*': '/v/v/*' }, ['/v/a']],
  ['with a wildcard to a page that does not exist', { '/beta/*': '/nowhere' }, ['/beta/*']],
  ['at the start of a chain of six redirects', { ...CHAIN, '/5': '/6', '/6': '/new' }, ['/1']]
])('reports an unlinked redirect %s', (_, redirects, targets) => {
  expect(found({ 'new.html': '<p id="part">' }, redirects)).toEqual(
    targets.map(target => `broken-redirect ${target}`)
  )
})

test('accepts unlinked redirects in a chain of five, to another host, and to a path outside the base path', () => {
  const redirects = { ...CHAIN, '/5': '/new#part', '/out': 'https://example.com/', '/beta/*': '/v2/*' }
  expect(found({ 'new.html': '<p id="part">' }, redirects)).toEqual([])
  expect(found({}, { '/a': 'https://docs.example.com/blog/b' }, '/docs')).toEqual([])
})

test('says which cause applies to a broken redirect', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`/${at}`, at === 5 ? '/new' : `/${at + 1}`])
  )
  const redirects = {
    ...chain,
    '/a': '/b',
    '/b': '/a',
    '/gone': '/nowhere',
    '/twice': '/gone',
    '/part': '/new#none',
    '/all/*': '/lost'
  }
  const { findings } = review({ 'new.html': '<p id="part">' }, redirects)
  expect(Object.fromEntries(findings.map(({ target, note }) => [target, note]))).toEqual({
    '/0': 'The redirects form a chain of 6, and at most 5 work.',
    '/a': 'The redirects form a loop.',
    '/b': 'The redirects form a loop.',
    '/gone': 'The destination does not exist.',
    '/twice': 'The chain of 2 redirects ends at an address that does not exist.',
    '/part': 'The destination exists, but has no element with this id.',
    '/all/*': 'The destination does not exist.'
  })
})

test('checks an unlinked redirect to the site host like an unlinked redirect to a path', () => {
  const redirects = {
    '/selfish': 'https://docs.example.com/selfish',
    '/gone': 'HTTPS://Docs.Example.com/nowhere#x',
    '/home': 'https://docs.example.com',
    '/blog/*': 'https://docs.example.com/*',
    '/other': 'https://docs.example.com.evil.example/nowhere'
  }
  expect(found({ 'a.html': '<a href=/blog/a><a href=/blog/none>' }, redirects)).toEqual([
    'broken-redirect /blog/none a.html',
    'broken-redirect /gone',
    'broken-redirect /selfish'
  ])
})

test('in a site whose base path can change, reports a redirect to the site host only below the folders of the site', () => {
  const redirects = {
    '/other': 'https://docs.example.com/other-project/',
    '/new': 'https://docs.example.com/docs/guides/a',
    '/gone': 'https://docs.example.com/guides/gone',
    '/a': 'https://docs.example.com/guides/a'
  }
  const { findings } = reviewSite(
    { 'guides/a.html': '' },
    {
      isMovable: true,
      redirectList: Object.entries(redirects).map(([source, destination]) => ({
        source,
        destination,
        permanent: true
      }))
    }
  )
  expect(findings.map(({ kind, target }) => `${kind} ${target}`)).toEqual(['broken-redirect /gone'])
})

test('reports the destination of a redirect, but not of an address that only matches a wildcard', () => {
  const { findings } = review(
    { 'a.html': '<a href="/v1/x">', 'v2/y.html': '' },
    { '/old/': '/nowhere', '/beta/*': '/gone', '/v1/*': '/v2/*', '/é/a b': '/nowhere', '/100%25': '/gone' }
  )
  expect(findings.map(({ target, destination }) => [target, destination])).toEqual([
    ['/100%25', '/gone'],
    ['/beta/*', '/gone'],
    ['/old', '/nowhere'],
    ['/v1/x', undefined],
    ['/é/a%20b', '/nowhere']
  ])
  expect(checksText(findings)).toContain('"destination":"/nowhere"')
})

test('checks linked and unlinked redirects to a page with 50,000 ids', () => {
  const ids = Array.from({ length: 50_000 }, (_, i) => `<p id=part-${i}>`).join('')
  const redirects = { '/old': '/new#part-7', '/older': '/new#nothing', '/all/*': '/new#gone', '/x': '/new' }
  expect(found({ 'new.html': ids }, redirects)).toEqual(['broken-redirect /all/*', 'broken-redirect /older'])
  const links = '<a href="/old"><a href="/older"><a href="/x"><a href="/new#part-8"><a href="/new#no">'
  expect(found({ 'new.html': ids, 'a.html': links }, redirects)).toEqual([
    'broken-anchor /new#no a.html',
    'broken-redirect /all/*',
    'broken-redirect /older a.html'
  ])
})

test('reports no redirect from an existing page, because the page takes precedence on static hosts', () => {
  const redirects = { '/new': '/nowhere', '/new.html': '/' }
  expect(found({ 'new.html': '', 'a.html': '<a href="/new">' }, redirects)).toEqual([])
  expect(found({ 'new.html': '', 'a.html': '<a href="/new#x">' }, redirects)).toEqual([
    'broken-anchor /new#x a.html'
  ])
})

test('suggests the closest target for broken links and anchors', () => {
  const { findings } = review({
    'guides/install.html': '<h2 id="set-deflection-emails"></h2><h2 id="other"></h2>',
    'a.html': '<a href="/guide/install"><a href="/guides/install#deflection-emails"><a href="/pricing">'
  })
  expect(findings.map(({ target, suggestion }) => [target, suggestion])).toEqual([
    ['/guide/install', '/guides/install'],
    ['/pricing', undefined],
    ['/guides/install#deflection-emails', '/guides/install#set-deflection-emails']
  ])
})

test('compares redirects by source', () => {
  const redirect = (source: string, destination: string, permanent = true) => ({
    source,
    destination,
    permanent
  })
  const same = redirect('/a', '/b')
  expect(haveRedirectsChanged(compareRedirects([same], [same]))).toBe(false)
  const changes = compareRedirects(
    [same, redirect('/c', '/d'), redirect('/gone', '/x'), redirect('/t', '/x')],
    [same, redirect('/c', '/e'), redirect('/new', '/x'), redirect('/t', '/x', false)]
  )
  expect(changes).toEqual({
    total: 4,
    added: [redirect('/new', '/x')],
    changed: [redirect('/c', '/e'), redirect('/t', '/x', false)],
    removed: [redirect('/gone', '/x')]
  })
  expect(haveRedirectsChanged(changes)).toBe(true)
})
