import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SITE_FILES } from './site.ts'

interface Redirect {
  source: string
  destination: string
  permanent?: boolean
}

const HOSTILE = String.raw`/x"; return 200 "owned"; # {$HOME} {env.HOME} $host \ %{HTTP_HOST} ${'`'}'`

/** Redirects to which `writeRedirects` adds the base path of the site. */
const REDIRECTS: Redirect[] = [
  { source: '/old', destination: '/guides/x', permanent: true },
  { source: '/old', destination: '/second-entry', permanent: true },
  { source: '/moved.html', destination: '/guides', permanent: false },
  { source: '/with-anchor', destination: '/guides/x#install' },
  { source: '/with-query', destination: '/guides/x?tab=a#install' },
  { source: '/caf\u00e9 a+b', destination: '/guides/\u00fcn\u00ef' },
  { source: '/Case', destination: '/case' },
  { source: '/CaSe/Lower', destination: '/guides' },
  { source: '/case/lower', destination: '/guides/x' },
  { source: '/file.pdf', destination: 'https://files.example.com/a b.pdf' },
  { source: '/v0.9', destination: '/v1.2' },
  { source: '/h', destination: HOSTILE },
  // The source is a page of the site, so this entry has no effect.
  { source: '/guides/x', destination: '/hidden' },
  // These sources contain wildcards, or match the wildcard of another source.
  { source: '/blog/:slug*', destination: '/guides/:slug*' },
  { source: '/blog/first', destination: '/exact-before-wildcard' },
  { source: '/users/:id/posts/:post', destination: '/posts/:post/of/:id', permanent: false },
  { source: '/concepts-*', destination: '/guides/x#top' },
  { source: '/root/*', destination: '/*' },
  { source: '/away/*', destination: 'https://other.example.com/*?from=docs' },
  { source: '/guides/*', destination: '/from-guides/*' },
  { source: '/api/:slug*', destination: '/api/v2/:slug*' },
  // The next three sources also match their destinations. A destination must not redirect to itself.
  { source: '/merged/:slug*', destination: '/merged' },
  { source: '/news/*', destination: '/news/all?from=old' },
  { source: '/items/:item', destination: '/items/list?item=:item' },
  { source: '/t\u00e9st (1)/*', destination: '/tested/*' },
  // These entries are invalid, so no host may use them.
  { source: '/loop', destination: '/loop.html' },
  { source: '/protocol', destination: '//evil.example/' },
  { source: '/script', destination: 'javascript:alert(1)' },
  { source: '/host/*', destination: 'https://docs.example.com*' }
]

export interface ExpectedLocation {
  path: string
  status: 307 | 308
  /** A path in the site, or an address on another host. */
  location: string
}

const permanent = (path: string, location: string): ExpectedLocation => ({ path, status: 308, location })
const temporary = (path: string, location: string): ExpectedLocation => ({ path, status: 307, location })

export const followed: ExpectedLocation[] = [
  // `/old` is the source of two entries, and the first entry applies.
  permanent('/old', '/guides/x'),
  permanent('/old/', '/guides/x'),
  permanent('/old.html', '/guides/x'),
  permanent('/old/index.html', '/guides/x'),
  permanent('/old?q=1&r=%20', '/guides/x?q=1&r=%20'),
  temporary('/moved', '/guides'),
  temporary('/moved/', '/guides'),
  permanent('/with-anchor', '/guides/x#install'),
  permanent('/with-anchor?q=1', '/guides/x?q=1#install'),
  permanent('/with-query?q=1', '/guides/x?tab=a#install'),
  permanent('/caf%C3%A9%20a+b', '/guides/%C3%BCn%C3%AF'),
  permanent('/caf%c3%a9%20a%2Bb/', '/guides/%C3%BCn%C3%AF'),
  permanent('/Case', '/case'),
  permanent('/CaSe/Lower', '/guides'),
  permanent('/case/lower', '/guides/x'),
  permanent('/file.pdf', 'https://files.example.com/a%20b.pdf'),
  permanent('/v0.9', '/v1.2'),
  permanent('/v0.9/', '/v1.2'),
  permanent(
    '/h',
    '/x%22;%20return%20200%20%22owned%22;%20#%20%7B%24HOME%7D%20%7Benv.HOME%7D%20%24host%20%5C%20%25%7BHTTP_HOST%7D%20%60%27'
  ),
  permanent('/blog', '/guides'),
  permanent('/blog/', '/guides'),
  permanent('/blog/x', '/guides/x'),
  permanent('/blog/x.html', '/guides/x'),
  permanent('/blog/a/b/', '/guides/a/b'),
  permanent('/blog/a%20b?q=1', '/guides/a%20b?q=1'),
  permanent('/blog/%C3%BC/x', '/guides/%C3%BC/x'),
  permanent('/blog/first', '/exact-before-wildcard'),
  temporary('/users/7/posts/a.b', '/posts/a.b/of/7'),
  temporary('/users/7/posts/%0D%0AX:y', '/posts/%0D%0AX:y/of/7'),
  permanent('/concepts-', '/guides/x#top'),
  permanent('/concepts-a/b?q=1', '/guides/x?q=1#top'),
  permanent('/root/guides/x', '/guides/x'),
  permanent('/root', '/'),
  permanent('/away', 'https://other.example.com?from=docs'),
  permanent('/away/a/b', 'https://other.example.com/a/b?from=docs'),
  // The site has no file at these addresses, so the wildcards apply.
  permanent('/guides/unknown', '/from-guides/unknown'),
  permanent('/guides/unknown/', '/from-guides/unknown'),
  permanent('/api/unknown', '/api/v2/unknown'),
  permanent('/merged/a/b', '/merged'),
  permanent('/news', '/news/all?from=old'),
  permanent('/items/7', '/items/list?item=7'),
  permanent('/news/all-of-them', '/news/all?from=old'),
  permanent('/news/all/of/them', '/news/all?from=old'),
  permanent('/t%C3%A9st%20(1)/a', '/tested/a'),
  permanent('/t%c3%a9st%20%281%29/a', '/tested/a')
]

/** Requests that no redirect applies to. */
export const notFollowed: { path: string; status: number; file: string }[] = [
  { path: '/guides/x', status: 200, file: 'guides/x.html' },
  { path: '/guides/x.html', status: 200, file: 'guides/x.html' },
  { path: '/guides/c++', status: 200, file: 'guides/c++.html' },
  { path: '/api/', status: 200, file: 'api/index.html' },
  { path: '/blog/post', status: 200, file: 'blog/post.html' },
  { path: '/blog/image.png', status: 200, file: 'blog/image.png' },
  // If a host redirected the next six addresses, the redirects would never end.
  { path: '/api/v2/unknown', status: 404, file: '404.html' },
  { path: '/merged', status: 404, file: '404.html' },
  { path: '/news/all', status: 404, file: '404.html' },
  { path: '/items/list?item=7', status: 404, file: '404.html' },
  { path: '/news/all?from=old', status: 404, file: '404.html' },
  { path: '/loop', status: 404, file: '404.html' },
  { path: '/case', status: 404, file: '404.html' },
  { path: '/OLD', status: 404, file: '404.html' },
  { path: '/older', status: 404, file: '404.html' },
  { path: '/old/more', status: 404, file: '404.html' },
  { path: '/protocol', status: 404, file: '404.html' },
  { path: '/script', status: 404, file: '404.html' },
  { path: '/host/x', status: 404, file: '404.html' },
  { path: '/users/7/posts', status: 404, file: '404.html' }
]

/** Paths that try to cause a redirect to another host through the text that a wildcard matches. */
export const offSiteWildcards = [
  '/root//evil.example/',
  '/root///evil.example',
  '/root/%2Fevil.example',
  '/root/\\evil.example',
  '/root/%5Cevil.example',
  '/root/.//evil.example',
  '/root/..//evil.example',
  '/root/%2e%2e//evil.example',
  '/root/%09/evil.example',
  '/root/%0d%0aLocation:%20https://evil.example/'
]

const withBase = (base: string, address: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? base + address : address

/** Adds the base path to a path in the site. The path `/` becomes the base path without a trailing slash. */
export const expectedLocation = (base: string, location: string): string =>
  location === '/' && base !== '' ? base : withBase(base, location)

/** Writes redirects.json, manifest.json, and a redirect page for each source without a wildcard, as an export does. */
export async function writeRedirects(folder: string, site: string, base: string): Promise<string> {
  const redirects = REDIRECTS.map(({ source, destination, permanent: isPermanent = true }) => ({
    source: base + source,
    destination: withBase(base, destination),
    permanent: isPermanent
  }))
  const extra = ['blog/post.html', 'blog/image.png']
  for (const path of extra) await write(join(site, path), path)
  const pages = REDIRECTS.map(({ source }) => `${source.slice(1).replace(/\.html$/, '')}.html`).filter(
    path => !/[*:]/.test(path) && !path.startsWith('file.pdf') && !SITE_FILES.includes(path)
  )
  for (const path of new Set(pages)) {
    if (!['loop.html', 'protocol.html', 'script.html'].includes(path))
      await write(
        join(site, path),
        '<!doctype html><meta http-equiv="refresh" content="0; url=/elsewhere.html">'
      )
  }
  const files = [
    ...[...SITE_FILES, ...extra].map(path => ({ path })),
    ...pages.map(path => ({ path, redirect: '/' }))
  ]
  await write(join(folder, 'manifest.json'), JSON.stringify({ basePath: base || '/', files }))
  const file = join(folder, 'redirects.json')
  await write(file, JSON.stringify({ version: 1, redirects }))
  return file
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
