export interface ExpectedFile {
  path: string
  file: string
  status?: 404
  cacheControl?: string
}

export interface ExpectedRedirect {
  path: string
  location: string
}

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

const page = (path: string, file: string): ExpectedFile => ({ path, file, cacheControl: REVALIDATE })
const asset = (path: string, cacheControl: string): ExpectedFile => ({
  path,
  file: path.slice(1),
  cacheControl
})
const missing = (path: string): ExpectedFile => ({ path, file: '404.html', status: 404 })

/** Requests to which a host responds with a file from the site, without a redirect. */
export const served: ExpectedFile[] = [
  page('/', 'index.html'),
  page('/?q=1', 'index.html'),
  page('/index.html', 'index.html'),
  page('/guides/x', 'guides/x.html'),
  page('/guides/x.html', 'guides/x.html'),
  page('/guides/x?q=1&r=a%20b', 'guides/x.html'),
  page('/guides/x.html?q=1', 'guides/x.html'),
  // `guides` is the name of a page and of a folder.
  page('/guides', 'guides.html'),
  page('/guides.html', 'guides.html'),
  page('/guides?q=/', 'guides.html'),
  // These names contain dots. `v1.2` is also the name of a folder.
  page('/v1.2', 'v1.2.html'),
  page('/v1.2.html', 'v1.2.html'),
  page('/v1.2/notes', 'v1.2/notes.html'),
  page('/guides/v1.2', 'guides/v1.2.html'),
  page('/api/', 'api/index.html'),
  page('/api/?q=1', 'api/index.html'),
  page('/api/index.html', 'api/index.html'),
  page('/api/c%20d/', 'api/c d/index.html'),
  page('/both', 'both.html'),
  page('/both/', 'both/index.html'),
  // These addresses contain percent-encoded or special characters.
  page('/g%75ides/%78', 'guides/x.html'),
  page('/guides/%C3%BCn%C3%AF', 'guides/ünï.html'),
  page('/guides/%c3%bcn%c3%af.html', 'guides/ünï.html'),
  page('/guides/a%20b', 'guides/a b.html'),
  page('/guides/100%25', 'guides/100%.html'),
  page('/guides/100%25.html', 'guides/100%.html'),
  page('/guides/c++', 'guides/c++.html'),
  page('/guides/c%2B%2B', 'guides/c++.html'),
  // Pages are never immutable, even if a page name contains a hash.
  page('/guides/commit-0a1b2c3d', 'guides/commit-0a1b2c3d.html'),
  page('/guides/commit-0a1b2c3d.html', 'guides/commit-0a1b2c3d.html'),
  asset('/assets/app.js', REVALIDATE),
  asset('/assets/photo-20240115.png', REVALIDATE),
  asset('/assets/defaced-facade.png', REVALIDATE),
  asset('/sitemap.xml', REVALIDATE),
  asset('/_next/static/constant/_buildManifest.js', REVALIDATE),
  asset('/_next/static/chunks/08mika-44sn50.js', IMMUTABLE),
  asset('/assets/app.0a1b2c3d.js', IMMUTABLE),
  asset('/assets/1234567a-chunk.css', IMMUTABLE),
  asset('/assets/0a1b2c3d4e5f6a7b.woff2', IMMUTABLE)
]

const RSC = { RSC: '1' }
const MARKDOWN = { Accept: 'text/markdown' }

/** Page requests with headers for page data or Markdown. `page`: the file from a host that ignores these headers. */
export const negotiated = [
  { path: '/?_rsc=1', headers: RSC, file: 'index.rsc', page: 'index.html' },
  { path: '/', headers: MARKDOWN, file: 'index.md', page: 'index.html' },
  {
    path: '/guides/x?_rsc=1',
    headers: { ...RSC, Accept: '*/*' },
    file: 'guides/x.rsc',
    page: 'guides/x.html'
  },
  { path: '/guides/x.html', headers: RSC, file: 'guides/x.rsc', page: 'guides/x.html' },
  { path: '/guides/%C3%BCn%C3%AF', headers: RSC, file: 'guides/ünï.rsc', page: 'guides/ünï.html' },
  { path: '/api/', headers: RSC, file: 'api.rsc', page: 'api/index.html' },
  { path: '/api/index.html', headers: MARKDOWN, file: 'api.md', page: 'api/index.html' },
  ...['text/markdown', 'text/html;q=0.9, Text/Markdown;q=1.0, */*;q=0.1', 'text/markdown , text/html'].map(
    accept => ({ path: '/guides/x', headers: { Accept: accept }, file: 'guides/x.md', page: 'guides/x.html' })
  )
]

/** Page requests with headers that do not change the response. */
export const notNegotiated = [
  { path: '/guides/x', headers: { RSC: '2' }, file: 'guides/x.html' },
  { path: '/guides/x', headers: { Accept: 'text/html, text/markdown;q=0.5' }, file: 'guides/x.html' },
  { path: '/guides/x', headers: { Accept: 'text/markdown2' }, file: 'guides/x.html' },
  { path: '/assets/app.js', headers: { ...RSC, ...MARKDOWN }, file: 'assets/app.js' },
  { path: '/guides/x.md', headers: { ...RSC, ...MARKDOWN }, file: 'guides/x.md' },
  { path: '/guides/x.rsc', headers: RSC, file: 'guides/x.rsc' }
]

/** Requests for pages that have neither data nor Markdown, for hosts that check whether these files exist. */
export const withoutVariants = [
  { path: '/v1.2', headers: RSC, file: 'v1.2.html' },
  { path: '/guides/v1.2', headers: MARKDOWN, file: 'guides/v1.2.html' }
]

/** Requests to which a host responds with 404.html and the status 404. */
export const notFound: ExpectedFile[] = [
  missing('/unknown'),
  missing('/unknown.html'),
  missing('/unknown?q=1'),
  missing('/v9.9'),
  missing('/guides/unknown'),
  missing('/guides/unknown/deep'),
  missing('/guides/x/y'),
  missing('/guides/x.html/'),
  missing('/assets'),
  missing('/assets/unknown.js'),
  { ...missing('/assets/unknown.0a1b2c3d.js'), cacheControl: REVALIDATE },
  { ...missing('/_next/static/chunks/unknown.js'), cacheControl: REVALIDATE },
  missing('/api/unknown')
]

/** Unknown addresses with a trailing slash. CloudFront first redirects to the address without the slash. */
export const notFoundFolders: ExpectedFile[] = [
  missing('/unknown/'),
  missing('/guides/unknown/'),
  missing('/guides/unknown/deep/'),
  missing('/assets/'),
  missing('/v9.9/')
]

/** Addresses with an extra or a missing slash, at which relative links of the page would not work. */
export const redirected: ExpectedRedirect[] = [
  { path: '/guides/x/', location: '/guides/x' },
  { path: '/guides/', location: '/guides' },
  { path: '/guides/v1.2/', location: '/guides/v1.2' },
  { path: '/v1.2/', location: '/v1.2' },
  { path: '/guides/x/?q=1&q=a%20b', location: '/guides/x?q=1&q=a%20b' },
  { path: '/guides/?next=//evil.example/', location: '/guides?next=//evil.example/' },
  { path: '/guides/%C3%BCn%C3%AF/', location: '/guides/%C3%BCn%C3%AF' },
  { path: '/guides/a%20b/', location: '/guides/a%20b' },
  { path: '/guides/100%25/', location: '/guides/100%25' },
  { path: '/guides/c++/', location: '/guides/c++' },
  { path: '/api', location: '/api/' },
  { path: '/api?q=1', location: '/api/?q=1' },
  { path: '/api/c%20d', location: '/api/c%20d/' }
]

/** Requests that try to cause a redirect to another host. */
export const offSite = [
  '//evil.example/',
  '//evil.example',
  '///evil.example/',
  '//guides/',
  '//guides',
  '///guides/x/',
  '//api',
  '//v1.2/',
  '//evil.example/%2e%2e/guides/',
  '//evil.example/%2f..',
  '/%2Fevil.example/',
  '/%2F%2Fguides/',
  '/\\guides/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%5Cguides/',
  '/%09/evil.example/',
  '/guides/%0d%0aLocation:%20https://evil.example/',
  '/.//evil.example/',
  '/.//guides/',
  '/x/..//guides/',
  'https://evil.example/guides/'
]

/** Requests that try to read a file outside the site. */
export const escaping = [
  '/../secret.txt',
  '/../secret',
  '/guides/../../secret.txt',
  '/guides/../../secret',
  '/%2e%2e/secret.txt',
  '/%2e%2e/secret',
  '/..%2fsecret.txt',
  '/..%2fsecret',
  '/guides/..%2f..%2fsecret',
  '/guides/%2e%2e/%2e%2e/secret/',
  '/..%5csecret',
  '/..\\secret',
  '/%252e%252e/secret'
]
