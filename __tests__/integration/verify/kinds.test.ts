import { expect, test } from '@jest/globals'
import { type HostOptions, startSiteHost } from '../../../servers/host/site-host.ts'
import { at, cdnThatCompresses, cdnThatRewrites, cdnWithOldPages, everything } from '../../servers/fronts.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { filesOf, NEW, OLD, page, verify, type VerifyOptions } from '../../support/verifying.ts'
import { failing } from '../../support/failing.ts'

type Front = NonNullable<HostOptions['front']>

async function verifyHost(options: HostOptions, given: VerifyOptions = {}, site = NEW) {
  await using host = await startSiteHost(site, options)
  return { ...(await verify(host.url, NEW, given)), requests: host.requests, url: host.url }
}

const htmlOf = (path: string) => NEW[path]?.toString() ?? ''

const NO_SUCH_PAGE = expect.stringMatching(/^soft-404 \/no-such-page-[0-9a-f]{12}$/) as unknown as string

test.each<[string, HostOptions, VerifyOptions]>([
  ['with clean addresses', {}, {}],
  ['with .html addresses', { hasRewriteRule: false }, { inputs: { addresses: 'html' } }],
  ['that is compressed', { front: cdnThatCompresses(NEW) }, {}],
  ['after an earlier export', {}, { previous: OLD }],
  ['with all pages in the sample', {}, { previous: OLD, inputs: { sample: 'all' } }]
])('reports no finding for a correct site %s', async (_, options, given) => {
  const { failure, result, outputs, summary } = await verifyHost(options, given)
  expect(failure).toBeUndefined()
  expect(result).toMatchObject({ version: 1, verified: true, findings: [], counts: {}, unchecked: [] })
  expect(outputs).toMatchObject({ verified: 'true', findings: '0', stale: '0', missing: '0' })
  expect(Number(outputs['checked'])).toBeGreaterThanOrEqual(10)
  expect(summary).toMatch(/^## Site verified/)
})

test('requests addresses of every kind as a browser does', async () => {
  const { requests } = await verifyHost({}, { previous: OLD })
  const paths = requests.map(({ path }) => decodeURIComponent(path))
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['/', '/guides/start', '/api/', '/guides/größe & co', '/sitemap.xml', '/search-index.json'],
      ...['/assets/app.js', '/assets/main.0a1b2c3d.css', '/guides/removed']
    ])
  )
  expect(paths.filter(path => path.includes('no-such-page'))).toHaveLength(1)
  expect(paths.some(path => /\.nojekyll|404/.test(path))).toBe(false)
  expect(new Set(paths).size).toBe(paths.length)
  for (const { method, headers, path } of requests) {
    expect(method).toBe('GET')
    expect(headers).toMatchObject({ 'accept-encoding': 'gzip, br' })
    expect(headers['cache-control'] ?? headers.pragma ?? headers.authorization).toBeUndefined()
    expect(path).not.toContain('?')
  }
})

test('encodes special characters in addresses as browsers do', async () => {
  const paths = ['/lang/c++', '/@scope/pkg', "/a(1)/it's", '/q&a;b=c,d', '/100%25', '/gr%C3%BC%C3%9Fe']
  const site = Object.fromEntries(
    paths.map(path => [`${decodeURIComponent(path).slice(1)}.html`, page(path, 'Names')])
  )
  const front: Front = (request, response, host) => {
    const isKnown = paths.includes(request.url ?? '') || request.url?.startsWith('/no-such-page') === true
    // A cache compares addresses byte by byte, so this host knows only the addresses that browsers send.
    if (isKnown) host()
    else response.writeHead(404).end()
  }
  await using host = await startSiteHost(site, { front })
  expect((await verify(host.url, site)).found).toEqual([])
  expect(host.requests.map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
})

test('reports no finding for an older manifest without export time, titles and content digests', async () => {
  const files = filesOf(NEW).map(({ path, size, sha256 }) => ({ path, size, sha256 }))
  const { result } = await verifyHost({}, { manifest: { files, exportedAt: undefined, basePath: undefined } })
  expect(result).toMatchObject({ verified: true, findings: [] })
})

const waiting = { previous: OLD, inputs: { wait: '3m' } }

test('reports stale pages and pages that were not removed if a CDN keeps serving the old version', async () => {
  const { found, failure, outputs, summary, log } = await verifyHost(
    { front: cdnWithOldPages(OLD, () => true) },
    waiting
  )
  expect(found).toEqual(['missing /guides/added', 'stale /guides/start', 'not-removed /guides/removed'])
  expect(failure?.code).toBe('site-not-verified')
  expect(failure?.message).toMatch(/1 missing, 1 stale, 1 not-removed\. Checked: \d+ addresses for 3 min\.\n/)
  expect(outputs).toMatchObject({ verified: 'false', stale: '1', missing: '1', findings: '3' })
  expect(summary).toMatch(/^## The site differs from the export/)
  expect(summary).toMatch(/<code>stale<\/code>.*Purge the CDN cache/)
  expect(log.lines.filter(line => line.startsWith('warning'))).toEqual([])
  expect(log.text).toContain('Not as exported yet: 3 addresses. Checking again in ')
})

test.each([
  ['release', true],
  ['push', false]
])('after the event %s, names the known fault of repeated deployments: %s', async (event, isNamed) => {
  const { failure } = await verifyHost(
    { front: cdnWithOldPages(OLD, () => true) },
    { previous: OLD, env: { GITHUB_EVENT_NAME: event } }
  )
  expect(failure?.message.includes('actions/deploy-pages#383')).toBe(isNamed)
})

test('sends requests to a stale CDN at increasing intervals, until most of the timeout has passed', async () => {
  const clock = new FakeClock()
  const inputs = { wait: '3m', timeout: '100s' }
  await verifyHost({ front: cdnWithOldPages(OLD, () => true) }, { previous: OLD, inputs, clock })
  const { pauses } = clock
  const elapsed = pauses.map((_, at) => pauses.slice(0, at).reduce((sum, ms) => sum + ms, 0))
  // Each pause is a quarter of the elapsed time, but between 1 and 15 s, multiplied by the random factor 0.875.
  const expected = elapsed.map(ms => Math.round(Math.min(15_000, Math.max(1000, ms / 4)) * 0.875))
  expect(pauses.map(Math.round).slice(0, -1)).toEqual(expected.slice(0, -1))
  expect(Math.round(pauses.reduce((sum, ms) => sum + ms, 0))).toBe(90_000)
})

test('repeats only requests that showed differences, and succeeds if the CDN is updated in time', async () => {
  // The first pass sends 13 requests. Each later pass repeats the three requests with differences.
  const { found, failure, requests, summary } = await verifyHost(
    { front: cdnWithOldPages(OLD, (_, nth) => nth <= 13 + 3 * 3) },
    waiting
  )
  expect(found).toEqual([])
  expect(failure).toBeUndefined()
  const again = requests.slice(13, 16).map(({ path }) => path)
  expect(again.sort()).toEqual(['/guides/added', '/guides/removed', '/guides/start'])
  expect(requests).toHaveLength(13 + 4 * 3)
  expect(summary).toMatch(/live after (less than )?\d/)
})

test('reports a CDN that rewrites HTML and sends the original Content-Length in a chunked response', async () => {
  const original = htmlOf('guides/start.html')
  const chunks = [original, '<script src="https://cdn.example/x.js"></script>', '']
  const front = at('/guides/start', ({ socket }) => {
    const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${original.length}\r\ntransfer-encoding: chunked\r\n\r\n`
    socket.end(head + chunks.map(chunk => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join(''))
  })
  expect((await verifyHost({ front })).found).toEqual(['altered /guides/start'])
})

test.each<[string, (html: string) => string]>([
  [
    'adds a script',
    html => html.replace('</body>', '<script src="https://cdn.example/x.js"></script></body>')
  ],
  ['minifies it', html => html.replaceAll('\n', '').replaceAll('> <', '><')]
])('writes only one warning about a CDN that rewrites HTML and %s', async (_, rewrite) => {
  const { result, failure, outputs, log, found } = await verifyHost(
    { front: cdnThatRewrites(NEW, rewrite) },
    { previous: OLD, inputs: { wait: '3m' } }
  )
  expect(found).toEqual(['altered /'])
  expect(result?.counts['altered']).toBe(6)
  expect(failure).toBeUndefined()
  expect(outputs).toMatchObject({ verified: 'true', findings: '1' })
  expect(log.lines.filter(line => line.startsWith('warning: '))).toHaveLength(1)
  expect(log.text).not.toContain('Checking again')
})

test.each<[string, exported: string, served: string, isSamePage: boolean]>([
  ['the same content, without a title', page('', 'Welcome'), `<!-- 1 -->${page('', 'Welcome')}`, true],
  ['the same title', page('Home', 'Welcome'), page('Home', 'Something else'), true],
  ['different content, without a title', page('', 'Welcome'), page('', 'Something else'), false],
  ['another title', page('Home', 'Welcome'), page('Other', 'Something else'), false]
])(
  'requests the assets in rewritten HTML only if the page matches the exported page: %s',
  async (_, exported, served, isSamePage) => {
    const site = { 'index.html': exported, 'assets/app.js': 'console.log(1)' }
    await using host = await startSiteHost({ ...site, 'index.html': served })
    await verify(host.url, site)
    expect(host.requests.some(({ path }) => path === '/assets/app.js')).toBe(isSamePage)
  }
)

const TEXT = Array.from({ length: 60 }, (_, i) => `Sentence number ${i} is here.`).join(' ')
const exported = page(
  'Home',
  `${TEXT} Allow &gt;= 100 requests. <a href="mailto:a@b.c">Ask</a> docs@example.com <a href="/v2?a&amp;b">2</a>`
)
/** Encodes an e-mail address as Cloudflare does. All bytes after the first byte are XORed with the first byte. */
const hidden = (text: string) =>
  `20${Buffer.from(Array.from(Buffer.from(text), byte => byte ^ 0x20)).toString('hex')}`
const obfuscated = exported
  .replace('mailto:a@b.c', `/cdn-cgi/l/email-protection#${hidden('a@b.c')}`)
  .replace(
    'docs@example.com',
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden('docs@example.com')}">[email&#160;protected]</a>`
  )
const written = (from: string, to: string) => exported.replace(from, to)
const banner = '<body><div>We use cookies.</div>'

test.each<[string, string, withSite: string, withoutSite: string]>([
  ['hidden e-mail addresses', obfuscated, 'altered', 'altered'],
  [
    'hidden e-mail addresses and an old number',
    obfuscated.replace('100', '10'),
    'different-text',
    'different-text'
  ],
  ['an added element', written('<body>', banner), 'altered', 'altered'],
  [
    'an added element in a word',
    written('requests.', 'requests<sup>2</sup>.'),
    'different-text',
    'different-text'
  ],
  ['a character instead of an entity', written('&gt;', '>'), 'altered', 'different-text'],
  ['an old number', written('100', '100,000'), 'different-text', 'different-text'],
  ['an old character', written('&gt;=', '&gt;'), 'different-text', 'different-text'],
  ['another link target', written('/v2', '/v1'), 'different-text', 'different-text'],
  ['an address in a different notation', written('a&amp;b', 'a&b'), 'altered', 'altered'],
  ['words in another order', written('number 7 is', 'is number 7'), 'different-text', 'different-text'],
  ['another title', written('<title>Home', '<title>House'), 'different-text', 'different'],
  [
    'other text',
    page('Home', TEXT.replaceAll('Sentence number', 'Discount code')),
    'different',
    'different-text'
  ]
])('classifies a page that has %s, with and without the exported files', async (...row) => {
  const [, served, ...kinds] = row
  const site = { 'index.html': exported, 'guide.html': page('Guide', 'How') }
  const banned = site['guide.html'].replace('<body>', banner.repeat(9))
  await using host = await startSiteHost({ 'index.html': served, 'guide.html': banned })
  for (const [at, hasSite] of [true, false].entries()) {
    const { found, outputs, findings } = await verify(host.url, site, { hasSite })
    const others = kinds[at] === 'altered' ? [] : ['altered /guide']
    expect(found.toSorted()).toEqual([`${kinds[at]} /`, ...others].toSorted())
    const stale = findings.filter(({ kind }) => kind === 'different-text')
    expect(outputs['stale']).toBe(String(stale.length))
    expect(stale.every(({ advice }) => advice.includes('beside the manifest') === !hasSite)).toBe(true)
  }
})

test('waits if the host serves different text, and then reports that the site is not verified', async () => {
  const site = Object.fromEntries(
    ['a', 'b', 'c'].map(name => [`${name}.html`, page(name, `${name} ${TEXT}`)])
  )
  const front = cdnThatRewrites(site, html => html.replace('number 7', 'number 6'))
  await using host = await startSiteHost(site, { front })
  const { found, failure, outputs, log } = await verify(host.url, site, {
    hasSite: true,
    inputs: { wait: '3m' }
  })
  expect(found).toEqual(['a', 'b', 'c'].map(name => `different-text /${name}`))
  expect(failure?.code).toBe('site-not-verified')
  expect(outputs).toMatchObject({ verified: 'false', stale: '3' })
  expect(log.text).toContain('Not as exported yet: 3 addresses. Checking again in ')
})

test.each<[string, Front]>([
  ['a server error', everything(503, {})],
  ['a closed connection', ({ socket }) => void socket.destroy()]
])('reports an unknown or removed address as not checked after %s', async (_, noAnswer) => {
  const front: Front = (request, response, host) => {
    if (/no-such-page|removed/.test(request.url ?? '')) noAnswer(request, response, host)
    else host()
  }
  const { found, result, summary, outputs, failure, log } = await verifyHost({ front }, { previous: OLD })
  expect(found).toEqual([])
  expect(result?.unchecked.toSorted()).toEqual([
    expect.stringMatching(/\/guides\/removed$/),
    expect.stringMatching(/\/no-such-page-/)
  ])
  expect(outputs).toMatchObject({ checked: '10', verified: 'false' })
  expect(failure).toBeUndefined()
  expect(summary).toMatch(/^## Site not verified/)
  expect(summary).toContain(
    'the limit for requests or time was reached, or there was no response that could be read: 2.'
  )
  expect(log.lines.filter(line => line.startsWith('warning: '))).toEqual([
    expect.stringContaining('is not verified. Addresses that were not checked')
  ])
  expect(log.text).not.toContain('matches the export')
})

test('repeats requests that failed, even if all other responses are as exported', async () => {
  let failures = 0
  const front: Front = (request, response, host) => {
    const isFailing = request.url?.includes('no-such-page') === true && (failures += 1) <= 5
    if (isFailing) response.writeHead(503).end()
    else host()
  }
  const { outputs, log, result } = await verifyHost({ front }, { inputs: { wait: '3m' } })
  expect(outputs['verified']).toBe('true')
  expect(result?.unchecked).toEqual([])
  expect(log.text).toContain('Not as exported yet: 1 address. Checking again in ')
})

const form = page('Sign in', '<form><input type="password" name="p"></form>')
const signInAt = (place: string) => everything(302, path => ({ location: `${place}?next=${path}` }))
const ownForm: Front = (request, response, host) => {
  const front = request.url?.startsWith('/login') === true ? everything(200, {}, form) : signInAt('/login')
  front(request, response, host)
}

test.each<[string, Front, detail: RegExp, advice?: RegExp]>([
  ['that sends HTTP 401', everything(401, { 'www-authenticate': 'Basic' }, form), /HTTP 401/],
  ['that sends HTTP 403', everything(403, {}, 'no'), /HTTP 403/, /permissions/],
  ['on another host', signInAt('https://id.example.org/start'), /id\.example\.org/],
  ['that redirects all pages to the same form', ownForm, /same sign-in form/]
])(
  'reports one finding that recommends `headers` for a site behind a sign-in %s',
  async (_, front, detail, advice = /`headers`/) => {
    const { findings, failure } = await verifyHost({ front }, { previous: OLD })
    expect(findings).toMatchObject([{ kind: 'login', count: 6 }])
    expect(findings[0]?.detail).toMatch(detail)
    expect(findings[0]?.advice).toMatch(/`headers`/)
    expect(findings[0]?.advice).toMatch(advice)
    expect(failure?.code).toBe('site-not-verified')
    expect(failure?.message).toContain('/ (and 5 more): ')
  }
)

test('verifies a site behind a sign-in if `headers` contains the required header', async () => {
  const front: Front = (request, response, host) => {
    if (request.headers['x-preview'] === 'token_of_the_preview') host()
    else everything(401, {}, form)(request, response, host)
  }
  const { found } = await verifyHost({ front }, { inputs: { headers: 'X-Preview: token_of_the_preview' } })
  expect(found).toEqual([])
})

test('if the host has no rewrite rule, reports one finding for all pages except index pages', async () => {
  const { findings, outputs } = await verifyHost({ hasRewriteRule: false })
  expect(findings).toMatchObject([{ kind: 'missing', path: 'guides/added.html', count: 4 }])
  expect(findings[0]?.detail).toContain('/guides/added, /guides/größe & co, /guides/same, /guides/start')
  expect(findings[0]?.advice).toMatch(/rewrite rule.*docs\/hosting\.md/)
  expect(outputs).toMatchObject({ findings: '1', missing: '4' })
})

const HOST_TEXT = { 'content-type': 'text/plain' }
const [START, JS] = ['/guides/start', '/assets/app.js'] as const
const served = (path: string, headers: Record<string, string>, body = htmlOf(path.slice(1))) =>
  at(path, everything(200, headers, body))
const start = htmlOf('guides/start.html')
const toStart: Front = (request, response, host) => {
  if (request.url?.includes('no-such-page') === true) response.writeHead(302, { location: '/' }).end()
  else host()
}

test.each<[string, Front, string[]]>([
  ['redirects unknown addresses to the start page', toStart, [NO_SUCH_PAGE]],
  ['serves a page for an asset', served(JS, {}, htmlOf('index.html')), [`different ${JS}`]],
  ['serves half of a page', served(START, {}, start.slice(0, start.length / 2)), [`different-text ${START}`]],
  ['serves a page as text', served(START, HOST_TEXT, start), [`content-type ${START}`]],
  // Browsers run a script even if its type is text/plain.
  ['serves a script as text', served(JS, HOST_TEXT), []]
])('reports exactly the expected problems if the host %s', async (_, front, expected) => {
  expect((await verifyHost({ front })).found).toEqual(expected)
})

test('if the host serves another site, shows repeated advice only once, and equal findings in one row', async () => {
  const front: Front = (request, response, host) => {
    const title = request.url === '/' ? 'Home of others' : 'Other'
    everything(200, {}, `<title>${title}</title>`)(request, response, host)
  }
  const { failure, summary } = await verifyHost({ front })
  for (const text of [failure?.message ?? '', summary])
    expect(text.match(/check the domain, the bucket and the path/g)).toHaveLength(1)
  const rows = summary.split('\n').filter(line => line.includes('with the title &#34;Other&#34;'))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.match(/\]\(/g)).toHaveLength(5)
})

test('warns about wrong cache headers once for pages and once for assets', async () => {
  const { findings, failure } = await verifyHost({ headers: { 'cache-control': 'public, max-age=7200' } })
  expect(findings).toMatchObject([
    { kind: 'caching', count: 6 },
    { kind: 'caching', count: 1, path: 'assets/main.0a1b2c3d.css' }
  ])
  expect(failure).toBeUndefined()
})

const redirectPage =
  '<!doctype html><title>Redirect</title><meta http-equiv="refresh" content="0; url=/guides/start.html"><a href="/guides/start.html">x</a>'
const redirecting = { ...NEW, 'old.html': redirectPage }
const files = filesOf(redirecting).map(file =>
  file.path === 'old.html' ? { ...file, redirect: '/guides/start' } : file
)
const redirects = [
  { source: '/old', destination: '/guides/start', permanent: true },
  { source: '/away', destination: 'https://example.org/x', permanent: false },
  { source: '/any/:path*', destination: '/guides/:path*', permanent: false },
  { source: '/guides/same', destination: '/', permanent: false }
]
const away = at('/away', everything(307, { location: 'https://example.org/x' }))
const foundWith = async (front?: Front) =>
  (await verifyHost(front === undefined ? {} : { front }, { manifest: { files, redirects } }, redirecting))
    .found
/** Returns the findings for a host that responds to `/old` with `old`. */
const foundWithOld = async (old: Front) =>
  await foundWith((request, response, host) => {
    away(request, response, () => at('/old', old)(request, response, host))
  })

test('accepts a redirect if it leads to the exported page, or if its Location is the destination', async () => {
  expect(await foundWith(away)).toEqual([])
  for (const location of ['/guides/start', '/guides/start.html', '/guides/start/', '/guides/start#x'])
    expect(await foundWithOld(everything(301, { location }))).toEqual([])
})

test('follows a redirect whose Location contains raw UTF-8', async () => {
  const front = at('/guides/start', ({ socket }) => {
    socket.end(`HTTP/1.1 302 Found\r\nlocation: /guides/größe & co\r\ncontent-length: 0\r\n\r\n`)
  })
  const start = NEW['guides/größe & co.html'] ?? ''
  await using host = await startSiteHost({ ...NEW, 'guides/start.html': start }, { front })
  expect((await verify(host.url, { ...NEW, 'guides/start.html': start })).found).toEqual([])
})

test('if the host has no redirect rules, reports redirects that require such rules', async () => {
  expect(await foundWith()).toEqual(['redirect /away'])
})

test('requests files below the path of the site, and respects `base` elements in pages', async () => {
  const start = '<base href="../assets/"><script src=app.js?v=1></script><!-- <img src="/assets/a.png"> -->'
  const files = { 'assets/app.js': '1', 'assets/a.png': '2' }
  const site = { ...files, 'index.html': '<img src=/docs/assets/a.png>', 'guides/start.html': start }
  await using host = await startSiteHost(site, { base: '/docs' })
  expect((await verify(host.url, site, { manifest: { basePath: '/docs' } })).found).toEqual([])
  const paths = host.requests.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/docs/assets/a.png', '/docs/assets/app.js?v=1']))
})

test.each(['/', '/docs'])(
  'reports missing files if a site was built for another path and exported for %s',
  async basePath => {
    const { findings, failure } = await verifyHost({ base: '/docs' }, { manifest: { basePath } })
    expect(findings.map(({ kind, address }) => [kind, new URL(address).pathname])).toEqual([
      ['missing', '/assets/app.js'],
      ['missing', '/assets/main.0a1b2c3d.css']
    ])
    expect(findings[0]?.detail).toContain('because the pages were built for the path /.')
    expect(failure?.message).toContain('Set the path of `site-url` in the site generator')
  }
)

test('reports no finding if the host also serves files at the paths that pages expect', async () => {
  const front: Front = (request, _response, host) => {
    request.url = request.url?.replace(/^\/(?=assets\/)/, '/docs/')
    host()
  }
  expect((await verifyHost({ base: '/docs', front })).found).toEqual([])
})

test('warns if the site is not below the path that it was exported for', async () => {
  const { log } = await verifyHost({ base: '/docs/v2' }, { manifest: { basePath: '/docs/' } })
  expect(log.lines.filter(line => line.startsWith('warning: '))).toEqual([
    expect.stringContaining('The path of `site-url` is /docs/v2/, but the site was exported for /docs/:')
  ])
  expect(log.text).toContain('Correct `site-url`, or set the base path in the site generator to /docs/v2/')
})

test('with fail: false, reports findings as one warning', async () => {
  const { failure, outputs, log } = await verifyHost(
    { front: everything(404, {}) },
    { inputs: { fail: 'false' } }
  )
  expect(failure).toBeUndefined()
  expect(outputs['verified']).toBe('false')
  expect(log.lines.filter(line => line.startsWith('warning: '))).toHaveLength(1)
})

test('reports which result file cannot be written', async () => {
  const { failure } = await verifyHost({}, { env: { RUNNER_TEMP: import.meta.filename } })
  expect(failure).toMatchObject(failing('results-unwritable', 'verify.json could not be written'))
})

test('names a redirect to a slash as the cause if relative addresses in a page lead to a missing file', async () => {
  const page = '<!doctype html><title>X</title><script src="app.js"></script><p>Text of this page</p>'
  const site = { 'index.html': NEW['index.html'] ?? '', 'guides/x.html': page, 'guides/app.js': '1' }
  const front: Front = ({ url }, response, host) => {
    if (url === '/guides/x') response.writeHead(301, { location: '/guides/x/' }).end()
    else if (url === '/guides/x/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    else host()
  }
  await using host = await startSiteHost(site, { front })
  const { findings } = await verify(host.url, site)
  const missing = findings.filter(({ kind }) => kind === 'missing')
  expect(missing.map(({ address }) => new URL(address).pathname)).toEqual(['/guides/x/app.js'])
  expect(missing[0]?.detail).toContain('the host redirects the page to its address with or without a slash')
  expect(missing[0]?.advice).toContain('without a redirect')
})
