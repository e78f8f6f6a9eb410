import { describe, expect, test } from '@jest/globals'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Front, type HostedSite, startSiteHost } from '../../servers/host/site-host.ts'
import { NGINX, startNginx } from '../servers/network/nginx.ts'
import { existsSync } from 'node:fs'
import { cdnThatRewrites } from '../servers/fronts.ts'
import { runAction } from '../support/action.ts'
import type { ManifestFile } from '../../src/site/records/manifest.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'
import { filesOf, writeExport } from '../support/verifying.ts'

const PUSH = 'self.__next_f.push([1,"0:[\\"$\\",\\"main\\",null,{}]\\n"])'

/** A page in the form of a static export of Next.js: navigation, content, and data at the end. */
function page(name: string, text: string): string {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<link rel="canonical" href="https://docs.example.com/${name}"><link rel="stylesheet" href="/_next/static/css/0a1b2c3d.css"><style>h1 { margin: 0 }</style>
<script src="/_next/static/chunks/main-0a1b2c3d.js" async=""></script></head>
<body><nav><a href="/">Home</a></nav><main><h1>${name}</h1><p>${text}</p></main>
<footer>Write to docs@example.com or <a href="http://forum.example.com/">ask</a></footer>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${PUSH}</script>
<script>self.__next_f.push([1,"1:{\\"title\\":\\"${name}\\"}\\n"])</script></body></html>
`
}

const SENTENCE = 'Do not use this in production.'
const SITE: HostedSite = {
  'index.html': page('Home', 'Welcome to the documentation of Example.'),
  'guide.html': page('Guide', 'Install the package, and start the server.'),
  'api.html': page('API', 'Send a request with your token.'),
  'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/sitemap.xml\n',
  'sitemap.xml':
    '<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://docs.example.com/guide</loc></url>\n</urlset>\n',
  '_next/static/css/0a1b2c3d.css': 'body { margin: 0 }',
  '_next/static/chunks/main-0a1b2c3d.js': 'console.log(1)'
}
const PNG = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('\0\0\x01\xf4IDAT', 'latin1'),
  Buffer.alloc(504, 7),
  Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1')
])
/** A site whose files have no build hash. */
const PLAIN: HostedSite = {
  'index.html':
    '<title>Home</title><link rel="stylesheet" href="/a.css"><script src="/a.js"></script><main>Text <img src="/a.png"></main>',
  'a.css': 'body {\n  margin: 0;\n}\n',
  'a.js': '// A comment.\nconsole.log(1)\nconsole.log(2)\n',
  'a.png': PNG
}
const rewriting = (rewrite: (html: string) => string): Front => cdnThatRewrites(SITE, rewrite)
const serving =
  (files: HostedSite): Front =>
  (_request, _response, host) =>
    host({ ...SITE, ...files })
const sending =
  (headers: Record<string, string>, isMeant = (path: string) => !path.includes('.')): Front =>
  (request, response, host) => {
    if (isMeant(request.url ?? ''))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    host()
  }
const inHead = (element: string) => rewriting(html => html.replace('<head>', `<head>${element}`))
const inBody = (element: string) => rewriting(html => html.replace('</body>', `${element}</body>`))

interface Options {
  /** Entries of the manifest. */
  files?: ManifestFile[]
  site?: HostedSite
  /** Whether the manifest lists what pages load. */
  hasLoads?: boolean
  hasSite?: boolean
}

async function verifyHost(front: Front, options: Options = {}) {
  await using folder = await tempFolder()
  await using host = await startSiteHost(options.site ?? SITE, { front })
  return await verifyAt(host.url, folder.path, options)
}

async function verifyAt(
  url: string,
  folder: string,
  { hasLoads = true, hasSite = false, site = SITE, files = filesOf(site) }: Options = {}
) {
  const listed = files.map(({ loads, ...file }) => (hasLoads ? { ...file, loads } : file))
  const paths = await writeExport(folder, site, { manifest: { files: listed } })
  if (hasSite) await writeFiles(join(folder, 'site'), site)
  const end = await runAction('verify', { folder, inputs: { 'site-url': url, wait: '0s', ...paths } })
  const { counts } = JSON.parse(await readFile(end.outputs['verify-path'] ?? '', 'utf8')) as {
    counts: Record<string, number>
  }
  return { ...end, counts, text: end.annotations.map(({ text }) => text).join('\n') }
}

const NOT_VERIFIED: [string, Front, Record<string, number>, detail: RegExp][] = [
  [
    'cuts all pages before their data',
    rewriting(html => html.slice(0, html.indexOf('<script>(self.__next_f'))),
    { different: 3 },
    /lacks the data for its scripts/
  ],
  [
    'cuts all pages in their data',
    rewriting(html => html.slice(0, html.indexOf('<script>self.__next_f.push([1,"1:'))),
    { different: 3 },
    /is not the exported data/
  ],
  [
    'removes all scripts',
    rewriting(html => html.replace(/<script[^]*?<\/script>/g, '')),
    { different: 3 },
    /All scripts of the exported page are missing \(1\)/
  ],
  [
    'removes all style sheets',
    rewriting(html => html.replace(/<link rel="stylesheet"[^>]*>|<style>[^]*?<\/style>/g, '')),
    { different: 3 },
    /All style sheets of the exported page are missing \(2\)/
  ],
  [
    'combines scripts',
    rewriting(html => html.replace('/_next/static/chunks/main-0a1b2c3d.js', '/combined.js')),
    { different: 3 },
    /All scripts[^]*optimizers that combine/
  ],
  [
    'adds a base address',
    inHead('<base href="https://elsewhere.example/">'),
    { different: 3 },
    /`base` element[^]*elsewhere\.example/
  ],
  [
    'puts the page into `noscript` and shows another heading',
    rewriting(html =>
      html
        .replace('<body>', '<body><h1>Enable scripts</h1><noscript>')
        .replace('</body>', '</noscript></body>')
    ),
    { 'different-text': 3 },
    /same title but different content/
  ],
  [
    'puts the page into `noscript`',
    rewriting(html => html.replace('<main>', '<noscript><main>').replace('</main>', '</main></noscript>')),
    { different: 3 },
    /`noscript` element, which browsers do not show/
  ],
  [
    'adds noindex to the pages',
    inHead('<meta name="robots" content="noindex">'),
    { altered: 3, noindex: 3 },
    /noindex, and the export does not: search engines do not list any checked page/
  ],
  ['sends X-Robots-Tag', sending({ 'x-robots-tag': 'noindex' }), { noindex: 3 }, /X-Robots-Tag has noindex/],
  [
    'sends X-Robots-Tag with one page',
    sending({ 'x-robots-tag': 'googlebot: noindex' }, path => path === '/guide'),
    { noindex: 1 },
    /1 of 3 checked pages/
  ],
  [
    'adds nofollow to the pages',
    inHead('<meta name="robots" content="nofollow">'),
    { different: 3 },
    /more rules for search engines: nofollow/
  ],
  [
    'sends X-Robots-Tag twice',
    (_request, response, host) => {
      response.setHeader('x-robots-tag', ['otherbot: noindex', 'noindex'])
      host()
    },
    { noindex: 3 },
    /X-Robots-Tag has noindex/
  ],
  [
    'lets search engines remove pages at a time in the past',
    sending({ 'x-robots-tag': 'unavailable_after: 25 Jun 2010 15:00:00 PST' }),
    { noindex: 3 },
    /X-Robots-Tag has noindex/
  ],
  [
    'sends another canonical address',
    sending({ link: '<https://elsewhere.example/>; rel="canonical"' }),
    { different: 3 },
    /header Link has another canonical address: https:\/\/elsewhere/
  ],
  [
    'blocks scripts in a header',
    sending({ 'content-security-policy': "default-src 'none'" }),
    { different: 3 },
    /Content-Security-Policy blocks[^]*scripts, style sheets/
  ],
  [
    'sends readers to another page',
    inHead('<meta http-equiv="refresh" content="0; url=/guide">'),
    { different: 3 },
    /sends readers to "\/guide"/
  ],
  [
    'changes scripts to text',
    rewriting(html => html.replaceAll('<script src', '<script type="text/plain" src')),
    { different: 3 },
    /Browsers do not use 1 of the scripts/
  ],
  [
    'limits style sheets to printers',
    rewriting(html => html.replace('rel="stylesheet"', 'rel="stylesheet" media="print"')),
    { different: 3 },
    /Browsers do not use 1 of the scripts/
  ],
  ...[
    ...['<div hidden>', '<div style="display:none">', '<dialog>', '<details>', '<div popover>', '<canvas>'],
    ...['<video>', '<select>', '<datalist>']
  ].map((start): (typeof NOT_VERIFIED)[number] => [
    `puts the page into ${start}`,
    rewriting(html => html.replace('<body>', `<body>${start}`)),
    { different: 3 },
    /The elements around the content are not the exported ones/
  ]),
  [
    'hides the content element',
    rewriting(html => html.replace('<main', '<main hidden')),
    { different: 3 },
    /The elements around the content/
  ],
  [
    'hides the content with a style sheet',
    inHead(String.raw`<style>/**/main{displa\79:none}</style>`),
    { different: 3 },
    /A style sheet that was added/
  ],
  [
    'removes the doctype',
    rewriting(html => html.replace('<!DOCTYPE html>', '')),
    { different: 3 },
    /The doctype, or the attributes/
  ],
  [
    'shows another page above each page',
    inBody(
      '<iframe src="https://evil.example/" style="position:fixed;inset:0;width:100%;height:100%"></iframe>'
    ),
    { different: 3 },
    /an element `iframe` that the export does not have/
  ],
  [
    'shows another page in a small window that a style sheet enlarges',
    inBody(
      '<style>#chat { width: 100vw !important; height: 100vh !important }</style><iframe id="chat" src="https://evil.example/" style="position:fixed;top:0;left:0;width:300px;height:400px"></iframe>'
    ),
    { different: 3 },
    /A style sheet that was added to the page changes an added element `iframe`/
  ],
  [
    'changes a declaration of a style sheet in pages',
    rewriting(html => html.replace('h1 { margin: 0 }', 'h1{margin:1px}')),
    { different: 3 },
    /1 of 2 style sheets of the exported page are missing/
  ],
  [
    'lets no script create a policy for trusted types',
    sending({ 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" }),
    { different: 3 },
    /Content-Security-Policy blocks what the page needs: scripts/
  ],
  [
    'refuses addresses of its own and all pages',
    serving({ 'robots.txt': 'User-agent: *\nDisallow: /cdn-cgi/\nDisallow: /api\n' }),
    { different: 1 },
    /It refuses \/api, \/cdn-cgi\/ to \*/
  ],
  [
    'sends readers away when a page has loaded',
    rewriting(html => html.replace('<body', '<body onload="location=\'https://evil.example\'"')),
    { different: 3 },
    /attributes of the elements `html` and `body`/
  ],
  [
    'defers scripts without the loader that runs them',
    rewriting(html => html.replaceAll('<script', '<script type="1-text/javascript"')),
    { different: 3 },
    /lacks the data[^]*|Browsers do not use/
  ],
  ...["script-src 'self' 'nonce-abc'", "script-src 'self' 'unsafe-inline' 'nonce-abc'"].map(
    (policy): (typeof NOT_VERIFIED)[number] => [
      `allows only scripts with a nonce that no script has: ${policy}`,
      sending({ 'content-security-policy': policy }),
      { different: 3 },
      /Content-Security-Policy blocks what the page needs: inline scripts/
    ]
  ),
  [
    'sends a second Content-Type',
    (request, response, host) => {
      const page = { '/': 'index.html', '/guide': 'guide.html', '/api': 'api.html' }[request.url ?? '']
      if (page === undefined) host()
      else {
        response.writeHead(200, ['content-type', 'text/html; charset=utf-8', 'content-type', 'text/plain'])
        response.end(SITE[page])
      }
    },
    { 'content-type': 3 },
    /Content-Type is text\/plain/
  ],
  [
    'refuses Google by its name and version',
    serving({
      'robots.txt': `User-agent: Googlebot/2.1\nDisallow /\n\n${SITE['robots.txt']?.toString() ?? ''}`
    }),
    { different: 1 },
    /It refuses \/ to googlebot/
  ],
  [
    'removes the sitemap from robots.txt',
    serving({ 'robots.txt': 'User-agent: *\nAllow: /\n' }),
    { different: 1 },
    /does not name the sitemaps/
  ],
  ['hides pages', inHead('<style>body { display: none }</style>'), { different: 3 }, /hides the whole page/],
  [
    'removes canonical links',
    rewriting(html => html.replace(/<link rel="canonical"[^>]*>/, '')),
    { different: 3 },
    /The canonical link of the exported page is missing/
  ],
  [
    'refuses all crawlers',
    serving({ 'robots.txt': 'User-agent: *\nDisallow: /\n' }),
    { different: 1 },
    /It refuses \/ to \*/
  ],
  [
    'serves a sitemap with other addresses',
    serving({ 'sitemap.xml': SITE['sitemap.xml']?.toString().replace('/guide', '/old') ?? '' }),
    { stale: 1 },
    /Another version of the file/
  ]
]

test.each(NOT_VERIFIED)(
  'the bundle does not verify a site if the host %s',
  async (_, front, counts, detail) => {
    const end = await verifyHost(front)
    expect(end.counts).toEqual(counts)
    expect(end.outputs['verified']).toBe('false')
    expect(end.text).toMatch(detail)
    expect(end.exitCode).toBe(1)
    expect(end.summary).toMatch(/^## The site differs from the export/)
  },
  60_000
)

test.each([
  [
    'puts the page into `noscript` and shows another heading',
    NOT_VERIFIED[6]?.[1] ?? sending({}),
    'different'
  ],
  [
    'serves an old page that still has a removed sentence',
    rewriting(html => html.replace('</p></main>', ` ${SENTENCE}</p></main>`)),
    'different-text'
  ],
  [
    'shows another page above each page',
    inBody('<iframe src="https://evil.example/" style="position:fixed;inset:0"></iframe>'),
    'different'
  ],
  ['serves pages without a sentence', rewriting(html => html.replace(' the', '')), 'different-text']
])(
  'the bundle does not verify a site with the exported files beside the manifest if the host %s',
  async (_, front, kind) => {
    const end = await verifyHost(front, { hasSite: true })
    expect(Object.keys(end.counts)).toEqual([kind])
    expect(end).toMatchObject({ exitCode: 1, outputs: { verified: 'false' } })
  },
  60_000
)

const analytics = inBody(
  '<noscript><iframe src="https://tags.example/ns.html?id=1" height="0"></iframe></noscript><script defer src="https://static.example/beacon.min.js" data-cf-beacon=\'{"token": "1"}\'></script>'
)

test.each(["require-trusted-types-for 'script'", 'trusted-types nextjs nextjs#bundler'])(
  'the bundle warns that it cannot tell whether scripts work with %s',
  async policy => {
    const end = await verifyHost(sending({ 'content-security-policy': policy }))
    expect(end).toMatchObject({ counts: { altered: 3 }, exitCode: 0, outputs: { verified: 'false' } })
    expect(end.text).toContain('with trusted types only')
  },
  60_000
)

test('the bundle does not verify altered pages if nothing tells what they load, and says so once', async () => {
  const end = await verifyHost(analytics, { hasLoads: false })
  expect(end.counts).toEqual({ altered: 3 })
  expect(end).toMatchObject({ exitCode: 0, outputs: { verified: 'false' } })
  expect(end.annotations.map(({ kind }) => kind)).toEqual(['warning'])
  expect(end.text).toContain('So the site is not verified. Export again with this release')
  expect(end.summary).toMatch(/^## Site not verified/)
  const beside = await verifyHost(analytics, { hasLoads: false, hasSite: true })
  expect(beside).toMatchObject({ counts: { altered: 3 }, outputs: { verified: 'true' } })
}, 60_000)

test('the bundle compares canonical links with the exported files if the list is from an earlier release', async () => {
  const files = filesOf(SITE).map(file => {
    const { canonical: _, ...loads } = file.loads ?? {}
    return { ...file, ...(file.loads && { loads }) }
  })
  const front = rewriting(html => html.replace(/<link rel="canonical"[^>]*>/, ''))
  const beside = await verifyHost(front, { files, hasSite: true })
  expect(beside).toMatchObject({ counts: { different: 3 }, outputs: { verified: 'false' } })
  const alone = await verifyHost(front, { files })
  expect(alone).toMatchObject({ counts: { altered: 3 }, outputs: { verified: 'true' } })
}, 60_000)

const HASHED_SCRIPT = '_next/static/chunks/main-0a1b2c3d.js'

test.each<[string, HostedSite, HostedSite, Record<string, number>]>([
  ['other bytes in a hashed script', SITE, { [HASHED_SCRIPT]: 'console.log(2)' }, { different: 1 }],
  ['half of a script', PLAIN, { 'a.js': PLAIN['a.js']?.slice(0, 20) ?? '' }, { different: 1 }],
  ['text instead of an image', PLAIN, { 'a.png': 'x'.repeat(PNG.length) }, { different: 1 }],
  ['another script', PLAIN, { 'a.js': 'console.error("unavailable")' }, { altered: 1 }],
  ['another style sheet', PLAIN, { 'a.css': 'body { margin: 9px }' }, { altered: 1 }]
])(
  'the bundle does not verify a site if the host serves %s',
  async (_, site, files, counts) => {
    const end = await verifyHost((_request, _response, host) => host({ ...site, ...files }), {
      site,
      hasSite: true
    })
    expect(end.counts).toEqual(counts)
    expect(end.outputs['verified']).toBe('false')
  },
  60_000
)

test('the bundle verifies a site if the host minifies files, and says that it cannot if it has no files', async () => {
  const files = { 'a.css': 'body{margin:0}', 'a.js': 'console.log(1);console.log(2)' }
  const front: Front = (_request, _response, host) => host({ ...PLAIN, ...files })
  const beside = await verifyHost(front, { site: PLAIN, hasSite: true })
  expect(beside).toMatchObject({ counts: { altered: 2 }, outputs: { verified: 'true' } })
  const alone = await verifyHost(front, { site: PLAIN })
  expect(alone).toMatchObject({ counts: { altered: 2 }, exitCode: 0, outputs: { verified: 'false' } })
  expect(alone.annotations).toHaveLength(1)
  expect(alone.text).toContain('Keep the folder `site` of the export beside the manifest')
}, 60_000)

/** Encodes an e-mail address as Cloudflare does. All bytes after the first byte are XORed with the first byte. */
const hidden = (text: string) =>
  `20${Buffer.from(Array.from(Buffer.from(text), byte => byte ^ 0x20)).toString('hex')}`
const PROTECTED = `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden('docs@example.com')}">[email&#160;protected]</a>`
const DECODER =
  '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>'

/** The entries without the fields that earlier releases did not write. */
function fromEarlierRelease(files: ManifestFile[]): ManifestFile[] {
  return files.map(file => {
    const { root: _root, description: _description, rules: _rules, ...loads } = file.loads ?? {}
    return { ...file, ...(file.loads && { loads }) }
  })
}

const HARMLESS: [string, Front, Options?][] = [
  ['adds analytics', analytics],
  [
    'protects e-mail addresses',
    rewriting(html => html.replace('docs@example.com', PROTECTED).replace('</body>', `${DECODER}</body>`))
  ],
  [
    'changes the types of scripts',
    rewriting(html =>
      html
        .replaceAll('<script', '<script type="1-text/javascript"')
        .replace('</body>', '<script src="/cdn-cgi/scripts/7d/rocket-loader.min.js" defer></script></body>')
    )
  ],
  [
    'adds a nonce to its policy and to all scripts',
    (request, response, host) => {
      response.setHeader(
        'content-security-policy',
        "script-src 'self' 'nonce-abc'; style-src 'self' 'unsafe-inline'"
      )
      cdnThatRewrites(SITE, html => html.replaceAll('<script', '<script nonce="abc"'))(
        request,
        response,
        host
      )
    }
  ],
  [
    'minifies style sheets in pages and moves them',
    rewriting(html =>
      html
        .replace('<style>h1 { margin: 0 }</style>', '')
        .replace('</head>', '<style>h1{margin:0}</style></head>')
    )
  ],
  [
    'minifies pages whose manifest is from an earlier release',
    rewriting(html => html.replace('device-width, initial-scale=1.0', 'device-width,initial-scale=1')),
    { files: fromEarlierRelease(filesOf(SITE)) }
  ],
  [
    'refuses addresses of its own in robots.txt',
    serving({ 'robots.txt': `User-agent: *\nDisallow: /cdn-cgi/\n\n${SITE['robots.txt']?.toString() ?? ''}` })
  ],
  ...[
    '<iframe src="https://chat.example/" style="position:fixed;bottom:20px;right:20px;width:370px;height:600px;border:0"></iframe>',
    '<div style="position: fixed; bottom: 20px; right: 20px; width: 370px; height: 600px"><iframe src="https://chat.example/" style="width:100%;height:100%"></iframe></div>',
    '<iframe src="https://chat.example/" width="370" height="90"></iframe>'
  ].flatMap((chat): typeof HARMLESS => [
    [`adds a window for a chat: ${chat}`, inBody(chat)],
    [`adds a window for a chat beside the exported files: ${chat}`, inBody(chat), { hasSite: true }]
  ]),
  [
    'adds a color scheme',
    inHead('<meta name="color-scheme" content="light dark"><style>:root { color-scheme: light dark }</style>')
  ],
  ['removes white space', rewriting(html => html.replaceAll('\n', ''))],
  ['adds a banner outside of the content', inBody('<div>We use cookies.</div>'), { hasSite: true }],
  [
    'adds a long banner outside of the content',
    inBody(`<div role="dialog"><p>${'We use cookies to improve this page. '.repeat(14)}</p></div>`),
    { hasSite: true }
  ],
  [
    'replaces http by https in links',
    rewriting(html => html.replaceAll('href="http://', 'href="https://')),
    {}
  ],
  [
    'adds groups for other crawlers to robots.txt',
    serving({ 'robots.txt': `User-agent: GPTBot\nDisallow: /\n\n${SITE['robots.txt']?.toString() ?? ''}` })
  ],
  [
    'adds a time to each address of the sitemap',
    serving({
      'sitemap.xml':
        SITE['sitemap.xml']?.toString().replace('</loc>', '</loc><lastmod>2026-11-15</lastmod>') ?? ''
    })
  ],
  ['sends X-Robots-Tag with files', sending({ 'x-robots-tag': 'noindex' }, path => path.includes('.'))],
  ['sends rules for another crawler', sending({ 'x-robots-tag': 'otherbot: noindex, nofollow' })]
]

test.each(HARMLESS)(
  'the bundle verifies a site if the host %s',
  async (...[, front, options]) => {
    const end = await verifyHost(front, options)
    expect(end.text).not.toContain('not verified')
    expect(end).toMatchObject({ exitCode: 0, outputs: { verified: 'true' } })
    expect(Object.keys(end.counts).filter(kind => kind !== 'altered')).toEqual([])
  },
  60_000
)

test('the bundle names a body that trickles, and says how long it waited if `timeout` cuts `wait`', async () => {
  await using folder = await tempFolder()
  await using host = await startSiteHost(SITE, {
    front: ({ url }, response, next) => {
      if (url !== '/guide') {
        next()
        return
      }
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('<p>'), 200)
      response.on('close', () => clearInterval(timer))
    }
  })
  const paths = await writeExport(folder.path, SITE)
  const inputs = { 'site-url': host.url, wait: '20s', timeout: '6s', ...paths }
  const end = await runAction('verify', { folder: folder.path, inputs })
  const text = end.annotations.map(annotation => annotation.text).join('\n')
  expect(end.exitCode).toBe(1)
  expect(text).toMatch(
    /missing http[^ ]*\/guide: The transfer failed: the response was not complete after \d\.\d s; \d+ B had arrived/
  )
  expect(text).not.toMatch(/Checked: \d+ addresses for 20 s/)
}, 60_000)

test('the bundle says how long it waited, and that `timeout` cuts `wait`', async () => {
  await using folder = await tempFolder()
  await using host = await startSiteHost(SITE, { front: serving({ 'guide.html': page('Guide', 'Old') }) })
  const paths = await writeExport(folder.path, SITE)
  const inputs = { 'site-url': host.url, wait: '20s', timeout: '6s', ...paths }
  const end = await runAction('verify', { folder: folder.path, inputs })
  const text = end.annotations.map(annotation => annotation.text).join('\n')
  expect(text).toContain(
    '`wait` is 20 s, but `timeout` is 6.0 s: differences are checked again for up to 5.4 s.'
  )
  expect(text).toMatch(/Checked: \d+ addresses for 5\.\d s\./)
}, 60_000)

const suite = existsSync(NGINX) ? describe : describe.skip

suite(existsSync(NGINX) ? 'behind nginx' : 'behind nginx (needs nginx)', () => {
  test.each([
    ['nothing else', '', 0],
    [
      'added analytics and protected e-mail addresses',
      `sub_filter_once off;
       sub_filter '</body>' '<script defer src="https://static.example/beacon.min.js"></script>${DECODER}</body>';
       sub_filter 'docs@example.com' '${PROTECTED}';`,
      3
    ]
  ])(
    'the bundle verifies a site with gzip and %s',
    async (_, directives, altered) => {
      await using folder = await tempFolder()
      const root = join(folder.path, 'www')
      await mkdir(root)
      await writeFiles(root, SITE)
      await writeFile(join(root, '404.html'), 'No such page')
      await using server = await startNginx(join(folder.path, 'nginx'), port => ({
        http: `types { text/html html; text/css css; text/javascript js; text/plain txt; application/xml xml; }
        gzip on; gzip_types *; gzip_min_length 1;
        server { listen 127.0.0.1:${port}; root ${root}; charset utf-8; error_page 404 /404.html;
          add_header Cache-Control "public, max-age=0, must-revalidate";
          ${directives}
          location / { try_files $uri $uri.html $uri/index.html =404; }
          location /_next/ { add_header Cache-Control "public, max-age=31536000, immutable"; } }`
      }))
      const end = await verifyAt(server.url, folder.path)
      expect(end.counts).toEqual(altered === 0 ? {} : { altered })
      expect(end).toMatchObject({ exitCode: 0, outputs: { verified: 'true' } })
    },
    60_000
  )
})
