import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MarkdownIt from 'markdown-it'
import { readFlight } from '../../../src/finish/flight/flight.ts'
import { loadsOf } from '../../../src/review/scan/site-scanner.ts'
import { aliasPage } from '../../../src/site/redirects/redirect-pages.ts'
import { serializeManifest } from '../../../src/site/records/manifest.ts'
import { sitemapUrls } from '../../../src/review/scan/values/sitemap-scanner.ts'
import { describeCounterpart, shapedFiles } from '../../support/counterpart.ts'
import { finish, readSiteManifest, writeSite } from '../../support/finishing.ts'
import { inherited } from '../../support/program.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const given = { add: 'markdown, sitemap, not-found', 'site-url': 'https://docs.example.com' }
const page = (title: string, body = '', head = '') =>
  `<!doctype html><html lang="de"><head><title>${title} - Acme</title><meta name="description" content="About ${title}."><meta property="og:site_name" content="Acme">${head}</head><body><nav>menu</nav><main><h1>${title}</h1>${body}</main></body></html>`
const canonical = (address: string) => `<link rel="canonical" href="${address}">`

/** Returns a string as Next.js writes it into a script. */
const literal = (text: string) =>
  JSON.stringify(text).replace(/[&<>]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)
/** Returns a script with the navigation of the service. */
const navigation = (...hrefs: string[]) => {
  const pages = hrefs.map(href => ({ title: href, href }))
  const row = `18:${JSON.stringify({ docsConfig: { name: 'Acme' }, docsNavWithMetadata: { pages } })}\n`
  return `"></a><script>self.__next_f.push([1,${literal(row)}])</script><a x="`
}

const INDEX =
  '> ## Documentation Index\n>\n> Before anything else, find the right pages in the list of all pages: https://docs.example.com/llms.txt\n\n'

const NOTE =
  '<div hidden><p>Documentation index: <a href="https://docs.example.com/llms.txt">llms.txt</a></p></div>'

const SITE = {
  'index.html': page(
    'Start',
    '<a href="guides/x.html#top">x</a> <a href="/secret">s</a> <a href="/a.pdf">p</a>'
  ),
  'guides/x.html': page('Guide', '<h2>Part</h2>', canonical('https://docs.example.com/guides/x')),
  'guides/y.html': page('Other', '', canonical('https://undefined.mintlify.app/src/_props/guides/y')),
  'guides/z.html': page('Elsewhere', '', canonical('https://acme.example/guides/z')),
  'secret.html': page('Secret', '', '<meta name="robots" content="noindex">'),
  'a.pdf': 'pdf'
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(async file => [
        file.slice(folder.length + 1).replaceAll('\\', '/'),
        await readFile(file, 'utf8')
      ])
    )
  ) as Record<string, string>
}

async function finished(
  site: Record<string, string | Buffer>,
  inputs: Record<string, string> = given,
  about = {}
) {
  const folder = await tempFolder()
  const sitePath = await writeSite(folder.path, site, about)
  const run = await finish(sitePath, inputs)
  expect(run.failure).toBeUndefined()
  return Object.assign(folder, { ...run, sitePath, files: await filesOf(sitePath) })
}

describe('a finished site', () => {
  test('has a manifest that lists what browsers load for each changed page, and what crawlers obey', async () => {
    await using site = await finished({ ...SITE, 'app.html': page('App', '<script src="/a.js"></script>') })
    const { files } = await readSiteManifest(join(site.sitePath, '..'))
    const changed = files.filter(({ exported, kind }) => exported !== undefined || kind === 'entry-point')
    expect(changed.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['app.html', 'index.html', 'robots.txt', 'sitemap.xml'])
    )
    for (const { path, loads } of changed)
      expect([path, loads]).toEqual([path, loadsOf(path, Buffer.from(site.files[path] ?? ''))])
    expect(files.find(({ path }) => path === 'app.html')?.loads?.scripts).toMatch(/^[0-9a-f]{6}$/)
    const again = await finish(site.sitePath, given)
    expect(again.failure).toBeUndefined()
    expect((await readSiteManifest(join(site.sitePath, '..'))).files).toEqual(files)
  })

  test('has Markdown, an llms.txt entry, a sitemap entry and a canonical address for each public page', async () => {
    await using site = await finished(SITE)
    const { files, outputs, summary } = site
    expect(Object.keys(files)).toEqual(
      [...Object.keys(SITE), '404.html', '404.js', 'llms-full.txt', 'llms.txt', 'robots.txt', 'sitemap.xml']
        .concat(['index.md', 'guides/x.md', 'guides/y.md', 'guides/z.md'])
        .concat(['.nojekyll', '.well-known/llms-full.txt', '.well-known/llms.txt', '_headers'])
        .sort()
    )
    expect(files['index.md']).toBe(
      INDEX +
        '# Start\n\n> About Start.\n\n[x](https://docs.example.com/guides/x.md#top) [s](https://docs.example.com/secret) [p](https://docs.example.com/a.pdf)\n'
    )
    expect(files['llms.txt']).toBe(
      '# Acme\n\n> About Start.\n\n## Docs\n\n' +
        '- [Start](https://docs.example.com/index.md): About Start.\n' +
        '- [Guide](https://docs.example.com/guides/x.md): About Guide.\n' +
        '- [Other](https://docs.example.com/guides/y.md): About Other.\n' +
        '- [Elsewhere](https://docs.example.com/guides/z.md): About Elsewhere.\n'
    )
    expect(files['llms-full.txt']).toContain(
      '# Guide\n\nSource: https://docs.example.com/guides/x\n\n> About Guide.'
    )
    expect([...(sitemapUrls(files['sitemap.xml'] ?? '') ?? [])]).toEqual(
      ['', 'guides/x', 'guides/y', 'guides/z'].map(path => `https://docs.example.com/${path}`)
    )
    expect(files['robots.txt']).toContain('Sitemap: https://docs.example.com/sitemap.xml')
    expect(files['404.html']).toMatch(/<html lang="de">[^]*Acme[^]*Seite nicht gefunden[^]*href="\/"/)
    expect(files['guides/y.html']).toContain(
      '<link rel="canonical" href="https://docs.example.com/guides/y"/>'
    )
    expect(files['guides/x.html']).toContain(
      '<meta property="og:url" content="https://docs.example.com/guides/x"/>'
    )
    const alternate = (path: string) =>
      `<link rel="alternate" type="text/markdown" href="https://docs.example.com/${path}"/></head>`
    expect(files['guides/z.html']).toBe(
      SITE['guides/z.html'].replace('</head>', alternate('guides/z.md')).replace('<body>', `<body>${NOTE}`)
    )
    expect(files['guides/x.html']).toContain(alternate('guides/x.md'))
    expect(files['secret.html']).toBe(SITE['secret.html'])
    expect(Object.values(files).filter(text => text.includes('# Secret'))).toEqual([])
    for (const name of ['llms.txt', 'llms-full.txt']) expect(files[`.well-known/${name}`]).toBe(files[name])
    expect(outputs).toMatchObject({ 'markdown-pages': '4', 'added-files': '14', 'base-path': '/' })
    expect(summary).toContain('1 page keeps a canonical address on another host.')
    const manifest = await readSiteManifest(site.path)
    expect(manifest.siteUrl).toBe('https://docs.example.com/')
    expect(Object.fromEntries(manifest.files.map(({ path, sha256 }) => [path, sha256]))).toEqual(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hash('sha256', text)]))
    )
    const kinds = manifest.files.map(({ path, kind }) => [path, kind])
    expect(Object.fromEntries(kinds)).toMatchObject({
      'index.md': 'markdown',
      'llms.txt': 'entry-point',
      '.well-known/llms.txt': 'entry-point',
      _headers: 'host-file',
      '.nojekyll': 'host-file'
    })
  })

  test('remains unchanged after a second run, and loses all added files with add: none', async () => {
    await using site = await finished(SITE)
    await finish(site.sitePath, given)
    expect(await filesOf(site.sitePath)).toEqual(site.files)
    const { failure } = await finish(site.sitePath, { ...given, add: 'none' })
    expect(failure).toBeUndefined()
    const left = await filesOf(site.sitePath)
    expect(Object.keys(left)).toEqual(Object.keys(SITE).sort())
    // The canonical address that was corrected remains, because the exported one is wrong.
    expect(left).toEqual({ ...SITE, 'guides/y.html': site.files['guides/y.html'] })
  })

  test('loses added canonical addresses, also in the data for the client, if a later run adds no sitemap', async () => {
    const head = '["$","title","0",{"children":"X"}],["$","link","1",{"rel":"icon","href":"/i?a&b"}]'
    const rows = [`1d:[${head}]\n`, `2:"<&>"\n`]
    const data = rows.map(row => `<script>self.__next_f.push([1,${literal(row)}])</script>`).join('')
    const pages = {
      'index.html': page('Start', data),
      'a&b.html': page('A', data),
      'c.html': page('C', data, canonical('https://docs.example.com/c')),
      'd.html': page('D', data, '<meta property="og:url" content="https://docs.example.com/d"/>')
    }
    await using site = await finished(pages, { ...given, add: 'sitemap' })
    expect(site.log.text).not.toContain('cannot be read exactly')
    for (const path of Object.keys(pages))
      expect(site.files[path]).not.toBe(pages[path as keyof typeof pages])
    await finish(site.sitePath, given)
    await finish(site.sitePath, { ...given, add: 'not-found' })
    expect(await filesOf(site.sitePath)).toMatchObject(pages)
    const { files } = await readSiteManifest(site.path)
    expect(files.filter(({ exported }) => exported !== undefined)).toEqual([])
  })

  test('leaves one canonical address and one og:url in a page with several, also in the data for the client', async () => {
    const own = 'https://docs.example.com/two'
    const og = (address: string) => `<meta property="og:url" content="${address}"/>`
    const elements = ['https://docs.example.com/gone', 'https://x.mintlify.app/b', own].map(
      href => `["$","link","${href}",{"rel":"canonical","href":"${href}"}]`
    )
    const row = `1d:[["$","title","0",{"children":"X"}],${elements.join(',')}]\n`
    const data = `<script>self.__next_f.push([1,${literal(row)}])</script>`
    const wrong = canonical('https://docs.example.com/gone') + canonical('https://x.mintlify.app/b')
    const pages = {
      ...SITE,
      'two.html': page(
        'Two',
        data,
        `${wrong}${og('https://docs.example.com/gone')}${og('https://x.example/')}`
      ),
      'right.html': page('Right', '', canonical('https://docs.example.com/right') + canonical('/gone'))
    }
    await using site = await finished(pages, { ...given, add: 'sitemap' })
    for (const name of ['two', 'right']) {
      const text = site.files[`${name}.html`] ?? ''
      expect([...text.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        `https://docs.example.com/${name}`
      ])
      expect(
        [...text.matchAll(/<meta property="og:url" content="([^"]*)"/g)].map(([, href]) => href)
      ).toEqual([`https://docs.example.com/${name}`])
    }
    const inData = (site.files['two.html'] ?? '').replaceAll('\\', '')
    expect([...inData.matchAll(/"rel":"canonical","href":"([^"]*)"/g)].map(([, href]) => href)).toEqual([own])
    await finish(site.sitePath, { ...given, add: 'sitemap' })
    expect(await filesOf(site.sitePath)).toEqual(site.files)
  })

  test.each([
    ['comment', '<title>T</title><!-- x'],
    ['script', '<title>T</title><script>var a = "'],
    ['title', '<meta name="description" content="d"><title>T'],
    ['style', '<style>a{}'],
    ['template', '<template><p>x'],
    ['noscript', '<noscript>']
  ])('remains unchanged after a second run if the head of a page has an unclosed %s', async (_name, head) => {
    const unclosed = `<!doctype html><html><head>${head}</head><body><main>text</main></body></html>\n`
    await using site = await finished({ ...SITE, 'u.html': unclosed }, { ...given, add: 'sitemap' })
    expect(site.files['u.html']?.split('rel="canonical"')).toHaveLength(2)
    await finish(site.sitePath, { ...given, add: 'sitemap' })
    expect(await filesOf(site.sitePath)).toEqual(site.files)
  })

  test.each(['template', 'noscript'])(
    'ignores a canonical address and a base in a %s element',
    async name => {
      const inert = `<${name}><base href="https://x.example/">${canonical('https://other.example/p')}</${name}>`
      await using site = await finished({ ...SITE, 'p.html': page('P', '<a href="q">q</a>', inert) })
      expect(site.files['p.html']).toContain(canonical('https://docs.example.com/p').replace('>', '/>'))
      expect(site.files['p.md']).toContain('[q](https://docs.example.com/q)')
      expect(site.summary).toContain('1 page keeps a canonical address on another host.')
    }
  )

  test('resolves links in Markdown and a relative canonical address from the `base` element', async () => {
    const base = '<base href="/guides/"><base href="/no/">'
    const links = '<a href="x">x</a> <a href="#top">top</a> <a href="//cdn.example/f">f</a>'
    const site = { ...SITE, 'deep/er/p.html': page('P', links, base + canonical('../deep/er/p')) }
    await using end = await finished(site)
    expect(end.files['deep/er/p.md']).toContain(
      '[x](https://docs.example.com/guides/x.md) [top](https://docs.example.com/guides/#top) [f](https://cdn.example/f)'
    )
    expect(end.files['deep/er/p.html']).toContain('"og:url" content="https://docs.example.com/deep/er/p"')
  })

  test('warns of pages at whose addresses hosts and crawlers expect other files, but not of an error page', async () => {
    const taken = {
      'llms.txt.html': page('Llms'),
      'robots.txt.html': page('Robots'),
      'sitemap.xml/index.html': page('Map'),
      'errors/404.html': page('Not found'),
      '404.html': page('Missing'),
      'index.html': page('Start', '<a href="/errors/404">404</a>')
    }
    await using site = await finished({ ...SITE, ...taken })
    expect(site.log.text).toContain(
      'warning: Hosts and crawlers expect other files at the addresses of these pages: errors/404.html, llms.txt.html, robots.txt.html, sitemap.xml/index.html. Rename them'
    )
    expect(site.files['llms.txt']).toContain('# Acme')
    expect(site.files['robots.txt']).toContain('Sitemap:')
    expect(site.files['sitemap.xml']).toBeUndefined()
    expect(site.summary).toContain('they were not replaced: sitemap.xml, 404.html.')
    expect(site.files['llms-full.txt']).toMatch(
      /Source: https:\/\/docs\.example\.com\/llms\.txt\.html[^]*robots\.txt\.html[^]*sitemap\.xml\//
    )
    const listed = navigation('/404')
    await using named = await finished({ 'index.html': page('Start', listed), '404.html': page('Missing') })
    expect(named.log.text).toContain('at the addresses of these pages: 404.html.')
    await using folder = await finished({ ...SITE, '404/index.html': page('Error 404') })
    expect(folder.log.text).toContain('at the addresses of these pages: 404/index.html.')
    const both = { '404.html': page('Missing'), '404/index.html': page('Missing') }
    for (const error of [{ '404.html': page('Missing') }, both]) {
      await using generated = await finished({ ...SITE, ...error })
      expect(generated.log.text).not.toContain('warning: ')
    }
  })

  test('warns of a page whose Markdown would have the path of the Markdown of another page', async () => {
    const both = { 'x.html': page('X'), 'x/index.html': page('Folder'), 'index/index.html': page('Start') }
    await using site = await finished({ 'index.html': page('Start'), ...both })
    expect(site.log.text).toMatch(/warning: These pages have no Markdown .*: x\/index\.html\./)
  })

  test('has only the first paragraph of a description in llms.txt', async () => {
    const long = page('P').replace('About P.', 'First\nline.\n \nSecond.')
    await using site = await finished({ ...SITE, 'p.html': long })
    expect(site.files['llms.txt']).toMatch(/\/p\.md\): First line\.\n/)
    expect(site.files['p.md']).toContain('> First line. Second.')
  })

  test('gives a start page with the canonical address /index on the placeholder host the address /', async () => {
    const start = page('Start', '', canonical('https://undefined.mintlify.app/index'))
    const folder = page('API', '', canonical('https://undefined.mintlify.app/api/index'))
    await using site = await finished({ ...SITE, 'index.html': start, 'api/index.html': folder })
    expect(site.files['api/index.html']).toContain('"canonical" href="https://docs.example.com/api/"')
    expect(site.files['index.html']).toContain('"canonical" href="https://docs.example.com/"')
    expect(site.files['sitemap.xml']).toContain('<loc>https://docs.example.com/</loc>')
  })

  test('cannot be finished again for another site address', async () => {
    await using site = await finished(SITE)
    const { failure } = await finish(site.sitePath, { ...given, 'site-url': 'https://other.example' })
    expect(failure?.message).toContain('already finished for https://docs.example.com/')
    const without = await finish(site.sitePath, { add: 'none' })
    expect(without.failure?.message).toBe(
      'Invalid input:\n- this site was already finished for an address: set `site-url` to https://docs.example.com/'
    )
  })

  test('lists pages by the addresses that its links use, with and without Markdown', async () => {
    const site = { 'index.html': '<main><a href="/a">A</a></main>', 'a.html': '<main><h1>A</h1></main>' }
    for (const add of ['sitemap', 'markdown, sitemap']) {
      await using both = await finished(site, { ...given, add })
      expect(both.files['sitemap.xml']).toContain('<loc>https://docs.example.com/a</loc>')
    }
  })

  test('loses files that a later run does not add, and the summary lists these files', async () => {
    await using site = await finished(SITE)
    await writeFile(join(site.sitePath, 'index.md'), 'changed by somebody')
    const { summary } = await finish(site.sitePath, { ...given, add: 'sitemap' })
    expect(summary).not.toContain('index.md')
    expect(summary).toMatch(/These files were removed, because <code>add<\/code> no longer lists .*404\.html/)
    expect(await filesOf(site.sitePath)).not.toHaveProperty('llms.txt')
  })

  test('keeps files that the export contains', async () => {
    const own = { 'llms.txt': 'own', 'sitemap.xml': 'own', 'guides/x.md': 'own', '404.html': page('Missing') }
    await using site = await finished({ ...SITE, ...own })
    expect(site.files).toMatchObject(own)
    expect(site.summary).toContain(
      'The site already has these files, so they were not replaced: guides/x.md, llms.txt, sitemap.xml, 404.html'
    )
  })

  test('keeps its own link to Markdown, and loses an added one with a run that adds no Markdown', async () => {
    const own = page('A', '', '<LINK type="text/markdown" href="/own.md" rel="help Alternate">')
    const pages = { 'index.html': page('Start'), 'a.html': own, 'b.html': page('B', '', canonical('/b')) }
    await using site = await finished(pages, { ...given, add: 'markdown' })
    expect(site.files['a.html']).toBe(own.replace('<body>', `<body>${NOTE}`))
    expect(site.files['b.html']?.split('<link rel="alternate"')).toHaveLength(2)
    await finish(site.sitePath, { ...given, add: 'markdown, sitemap' })
    expect((await filesOf(site.sitePath))['b.html']?.split('<link rel="alternate"')).toHaveLength(2)
    await finish(site.sitePath, { ...given, add: 'not-found' })
    expect(await filesOf(site.sitePath)).toMatchObject(pages)
  })

  test('has one notice with the feeds that pages name and the site does not contain', async () => {
    const feed = (type: string, href: string) => `<link rel="alternate" type="${type}" href="${href}">`
    const rss = 'application/rss+xml'
    const heads = [
      feed(rss, '/changelog/rss.xml') + feed(rss, 'https://docs.example.com/own.xml'),
      feed('Application/Atom+XML', 'atom.xml') + feed(rss, '/changelog/rss.xml'),
      feed(rss, 'https://other.example/rss.xml') + feed('application/json', '/gone.json'),
      feed(rss, '') + feed(rss, 'https://%') + `<template>${feed(rss, '/inert.xml')}</template>`
    ]
    const pages = heads.map((head, at) => [`p${at}.html`, page(`P${at}`, '', head)] as const)
    await using site = await finished({ ...SITE, 'own.xml': '<rss/>', ...Object.fromEntries(pages) })
    expect(site.log.text.match(/notice: .*/g)).toEqual([
      'notice: Pages name feeds that the site does not contain: /changelog/rss.xml, atom.xml. Feed readers get an error there.'
    ])
  })

  test('keeps JSON-LD, and its own robots.txt with Content-Signal', async () => {
    const data = '<script type="application/ld+json">{"@type":"BreadcrumbList","x":"</a>&amp;"}</script>'
    const robots = 'User-agent: *\nContent-Signal: ai-train=no, search=yes\n'
    const other = page('Other', '', data)
    await using site = await finished({ ...SITE, 'o.html': other, 'robots.txt': robots })
    expect(site.files['o.html']).toContain(data)
    expect(site.files['robots.txt']).toBe(robots)
    expect(Object.values(site.files).filter(text => text.includes('BreadcrumbList'))).toHaveLength(1)
  })

  test('keeps its own llms.txt, without files for its parts, and its own _headers', async () => {
    const own = { 'llms.txt': '# Mine', _headers: '/*\n  X: y\n' }
    await using site = await finished({ ...SITE, ...own })
    expect(site.files).toMatchObject(own)
    expect(Object.keys(site.files).filter(path => /^_llms|well-known/.test(path))).toEqual([
      '.well-known/llms-full.txt'
    ])
    expect(site.files['index.md']).toContain('https://docs.example.com/llms.txt\n')
    expect(site.summary).toContain('they were not replaced: llms.txt, &#95;headers.')
  })

  test('lists its pages in sections of the navigation, and those of other languages and versions in files of their own', async () => {
    const group = (name: string, ...hrefs: string[]) => ({
      group: name,
      pages: hrefs.map(href => ({ title: href, href }))
    })
    const docsNavWithMetadata = {
      languages: [
        {
          language: 'de',
          tabs: [
            { tab: 'Start', groups: [group('Ä](x)\u001b', '/a', '/a', '/gone')] },
            { tab: 'API', groups: [group('Ref', '/b', '/n')] }
          ]
        },
        { language: 'en', groups: [group('Guides', '/en/a', '/b')] },
        { language: 'En', groups: [group('Guides', '/en/b')] }
      ]
    }
    const row = `18:${JSON.stringify({ docsConfig: { name: 'Acme' }, docsNavWithMetadata })}\n`
    const data = `<script>self.__next_f.push([1,${literal(row)}])</script>`
    const pages = ['a', 'b', 'en/a', 'en/b', 'outside'].map(name => [`${name}.html`, page(name)])
    const secret = page('N', '', '<meta name="robots" content="noindex">')
    const all = {
      'index.html': page('Home', data),
      'n.html': secret,
      '_llms/en.html': page('Own'),
      ...(Object.fromEntries(pages) as Record<string, string>)
    }
    await using site = await finished(
      all,
      { ...given, 'site-url': 'https://docs.example.com/base' },
      { basePath: '/base' }
    )
    const base = 'https://docs.example.com/base'
    expect(site.files['llms.txt']).toBe(
      [
        '# Acme',
        '> About Home.',
        '## Docs',
        `- [Home](${base}/index.md): About Home.`,
        '## Start: Ä\\](x)',
        `- [a](${base}/a.md): About a.`,
        '## API: Ref',
        `- [b](${base}/b.md): About b.`,
        '## Other pages',
        `- [Own](${base}/_llms/en.md): About Own.\n- [outside](${base}/outside.md): About outside.`,
        '## Other languages and versions',
        `- [en](${base}/_llms/en-2.md): 1 page\n- [En](${base}/_llms/en-3.md): 1 page\n`
      ].join('\n\n')
    )
    expect(site.files['_llms/en-2.md']).toBe(
      `# Acme: en\n\n> 1 page of this documentation. All parts: ${base}/llms.txt\n\n## Guides\n\n- [en/a](${base}/en/a.md): About en/a.\n`
    )
    expect(site.files['_llms/en.md']).toContain('# Own')
    expect(site.files['_headers']).toBe(
      '/base/*\n  Link: </base/llms.txt>; rel="llms-txt", </base/llms-full.txt>; rel="llms-full-txt"\n  X-Llms-Txt: /base/llms.txt\n'
    )
    expect(Object.keys(site.files)).not.toContain('.well-known/llms.txt')
    const { files } = await readSiteManifest(site.path)
    expect(files.find(({ path }) => path === '_llms/en-2.md')?.kind).toBe('entry-point')
    await finish(site.sitePath, { ...given, 'site-url': base })
    expect(await filesOf(site.sitePath)).toEqual(site.files)
  })

  test('has the name in og:site_name or at the ends of the titles, and the name of the host only without both', async () => {
    const untitled = (title: string) => `<title>${title}</title><main><h1>x</h1></main>`
    const nameOf = async (...titles: string[]) => {
      const pages = titles.map((title, at) => [at === 0 ? 'index.html' : `p${at}.html`, title])
      await using site = await finished(Object.fromEntries(pages) as Record<string, string>)
      return site.files['llms.txt']?.split('\n')[0]
    }
    expect(await nameOf(untitled('Acme Docs'), untitled('A | Acme Docs'))).toBe('# Acme Docs')
    expect(await nameOf(page('Start'), untitled('A | Other'), untitled('B | Other'))).toBe('# Acme')
    expect(await nameOf(untitled('Start'), untitled('A'))).toBe('# docs.example.com')
  })

  test('has the navigation of another page if the data of the start page is cut', async () => {
    const row = `18:${JSON.stringify({ docsConfig: { name: 'Real' }, docsNavWithMetadata: { groups: [{ group: 'G', pages: [{ title: 'Y', href: '/guides/y' }] }] } })}\n`
    const script = (text: string) => `<script>self.__next_f.push([1,${literal(text)}])</script>`
    const cut = page('Start', script(row.slice(0, 60)))
    await using site = await finished({ ...SITE, 'index.html': cut, 'guides/y.html': page('Y', script(row)) })
    expect(site.files['llms.txt']).toMatch(/^# Real\n[^]*\n## G\n\n- \[Y\]/)
  })

  test('keeps added files that were changed after an earlier run', async () => {
    await using site = await finished(SITE)
    const changed = { 'robots.txt': 'mine', 'guides/x.md': 'mine' }
    for (const [path, text] of Object.entries(changed)) await writeFile(join(site.sitePath, path), text)
    expect((await finish(site.sitePath, given)).failure).toBeUndefined()
    expect(await filesOf(site.sitePath)).toMatchObject(changed)
  })

  test('lists a page with a relative canonical address by its absolute address', async () => {
    await using site = await finished({
      'index.html': page('Start'),
      'g/b.html': page('B', '', canonical('b.html'))
    })
    expect(site.files['g/b.html']).toContain('property="og:url" content="https://docs.example.com/g/b.html"')
    expect(site.files['sitemap.xml']).toContain('<loc>https://docs.example.com/g/b.html</loc>')
  })

  test('has no sitemap and no host in links if the site address is unknown, and a notice recommends `site-url`', async () => {
    await using site = await finished(SITE, { add: given.add }, { basePath: '/docs' })
    expect(site.files['index.md']).toContain('[x](/docs/guides/x.md#top)')
    expect(site.files['sitemap.xml']).toBeUndefined()
    expect(site.files['404.html']).toContain('href="/docs/"')
    expect(site.log.text).toContain('notice: Set `site-url` to the site address')
  })

  test('takes the form of addresses from canonical addresses, then from the navigation, then from links', async () => {
    const link = (href: string) => `<a href="${href}">x</a>`
    const start = (content: string, around = '') =>
      page('Start', `${link(content)}</main>${link(around)}<main>`)
    const others = { 'x.html': page('X'), 'y.html': page('Y'), 'y/z.html': page('Z') }
    const own = page('W', '', canonical('https://docs.example.com/w.html'))
    const forms: [Record<string, string>, string[]][] = [
      [{ 'index.html': start('/x', '/y'), 'w.html': own }, ['w.html', 'x.html', 'y.html', 'y/z.html']],
      [{ 'index.html': start('/x', '/y.html') }, ['x.html', 'y.html', 'y/z.html']],
      [{ 'index.html': start('/x.html', navigation('/y', '/x')) }, ['x', 'y', 'y/z']],
      [{ 'index.html': start('/x.html') }, ['x.html', 'y.html', 'y/z.html']],
      // The host redirects `/x/` to `/x`, so links in this form decide nothing.
      [{ 'index.html': start('/x/', '/y/') }, ['x', 'y', 'y/z']],
      [{ 'index.html': page('Start') }, ['x', 'y', 'y/z']]
    ]
    for (const [pages, expected] of forms) {
      await using site = await finished({ ...others, ...pages })
      const listed = [...(sitemapUrls(site.files['sitemap.xml'] ?? '') ?? [])].sort()
      expect(listed).toEqual(['', ...expected].map(path => `https://docs.example.com/${path}`))
    }
  })

  test('lists folder pages with a slash at the end unless canonical addresses have none', async () => {
    const folders = { 'guides/x/index.html': page('X'), 'y/index.html': page('Y') }
    const listed = async (start: string) => {
      await using site = await finished({ 'index.html': start, ...folders })
      return [...(sitemapUrls(site.files['sitemap.xml'] ?? '') ?? [])]
    }
    const clean = page('Start', '<a href="/guides/x">x</a>')
    expect(await listed(clean)).toEqual(
      ['', 'guides/x/', 'y/'].map(path => `https://docs.example.com/${path}`)
    )
    folders['y/index.html'] = page('Y', '', canonical('/y'))
    expect(await listed(clean)).toEqual(['', 'guides/x', 'y'].map(path => `https://docs.example.com/${path}`))
  })

  test('has a sitemap with the time of the last text change of a page, if the manifest contains the time', async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, { 'index.html': page('Start') })
    const manifest = await readFile(join(folder.path, 'manifest.json'), 'utf8')
    const since = '2026-11-15T09:30:00.000Z'
    await writeFile(
      join(folder.path, 'manifest.json'),
      manifest.replace('"title"', `"contentSince":"${since}","title"`)
    )
    await finish(sitePath, given)
    expect(await readFile(join(sitePath, 'sitemap.xml'), 'utf8')).toContain(`<lastmod>${since}</lastmod>`)
  })

  test('omits a page with any form of a `noindex` directive from all lists', async () => {
    const asks = [
      '<META NAME="ROBOTS" CONTENT="NOINDEX">',
      '<meta name="robots" content="no&#105;ndex">',
      '<meta data-x="a>b" name="robots" content="noindex">',
      "<meta content='nofollow,none' name=googlebot>"
    ]
    const pages = asks.map((head, i) => [`p${i}.html`, page(`Private ${i}`, '', head)] as const)
    const body = page('Private', '</main><meta name="robots" content="noindex"><main>')
    await using site = await finished({ ...SITE, ...Object.fromEntries(pages), 'body.html': body })
    const listed = ['llms.txt', 'llms-full.txt', 'sitemap.xml'].map(path => site.files[path])
    expect(listed.join('\n')).not.toMatch(/Private|\/p\d|\/body/)
    expect(Object.keys(site.files).filter(path => /^(?:p\d|body)\.md$/.test(path))).toEqual([])
  })

  test('omits a page that its own _headers or an http-equiv marks as noindex from all lists', async () => {
    const names = ['p1', 'p2', 'team/p3', 'team/p4', 'p5', 'p6', 'shown1', 'shown2', 'shown3']
    const pages = names.map(name => [`${name}.html`, page(name)] as const)
    const rules = [
      '# X-Robots-Tag: noindex',
      '/p1',
      '  X-Robots-Tag: noindex',
      '/p2.html',
      '  X-Frame-Options: DENY',
      '  x-robots-tag: googlebot: nofollow, none',
      '/team/*',
      '\tX-Robots-Tag: noindex',
      'https://docs.example.com/p5/',
      '  X-Robots-Tag: noindex',
      'https://:preview.pages.dev/*',
      '  X-Robots-Tag: noindex',
      '/shown1',
      '  X-Robots-Tag: nofollow',
      '/shown2/*',
      '  X-Robots-Tag: unusualbot: noindex'
    ].join('\r\n')
    await using site = await finished({
      ...SITE,
      ...Object.fromEntries(pages),
      'p6.html': page('p6', '', '<meta http-equiv="X-Robots-Tag" content="noindex">'),
      _headers: rules,
      'robots.txt': 'User-agent: *\nDisallow: /shown3\n'
    })
    const listed = ['llms.txt', 'llms-full.txt', 'sitemap.xml'].map(path => site.files[path])
    expect(listed.join('\n')).not.toMatch(/\bp\d/)
    expect(Object.keys(site.files).filter(path => /(?:^|\/)p\d\.md$/.test(path))).toEqual([])
    for (const name of ['shown1', 'shown2', 'shown3']) expect(listed.join('\n')).toContain(`/${name}`)
    expect(site.files['_headers']).toBe(rules)
  })

  test('omits pages that only redirect their readers from all lists, and keeps their bytes', async () => {
    const refresh = (content: string) => `<meta http-equiv="Refresh" content="${content}">`
    const redirects = {
      'moved.html': `<html><head>${refresh('0; url=guides/x.html')}</head></html>`,
      'away.html': `<html><head>${refresh('3;URL=https://other.example.com/')}</head><body><main>Moved</main></body></html>`
    }
    await using site = await finished({
      ...SITE,
      ...redirects,
      'reload.html': page('Reload', '', refresh('5; url=reload.html')),
      'late.html': page('Late', '', refresh('600; url=/')),
      'script.html': page('Script', '', `<noscript>${refresh('0; url=/no-script')}</noscript>`)
    })
    expect(site.files).toMatchObject(redirects)
    const lists = ['llms.txt', 'llms-full.txt', 'sitemap.xml'].map(path => site.files[path]).join('\n')
    expect(lists).not.toMatch(/\/(?:moved|away)\b/)
    expect(lists).toMatch(/\/late[^]*\/reload[^]*\/script/)
    expect(Object.keys(site.files).filter(path => /^(?:moved|away)\.md$/.test(path))).toEqual([])
    expect(site.log.text).toContain('They remain unchanged: away.html, moved.html.')
  })

  test('has the title once in the Markdown of a page whose heading contains code and a permalink', async () => {
    const heading = '<a class="reference" href="#m"><code><span>json</span></code></a> — Encoder &amp; more'
    const permalink = '<a class="headerlink" href="#m" title="Permalink">¶</a>'
    const content = `<h1>${heading}${permalink}</h1><p>Text</p>`
    await using site = await finished({
      'index.html': `<html><head><title>json — Docs</title></head><body><main>${content}</main></body></html>`
    })
    expect(site.files['index.md']).toBe(`${INDEX}# json — Encoder & more\n\nText\n`)
  })

  test('reads the content of Sphinx, and replaces a canonical address that is none', async () => {
    const sphinx = (title: string) =>
      `<html><head><title>${title}</title><link rel="canonical" href="file:///${title}.html"></head><body><div class="article"><div role="main"><h1>${title}</h1><p>Text</p></div></div><article>Other</article></body></html>`
    await using site = await finished({ 'index.html': sphinx('Start'), 'about.html': sphinx('About') })
    expect(site.files['about.md']).toBe(`${INDEX}# About\n\nText\n`)
    expect(site.files['about.html']).toContain(canonical('https://docs.example.com/about').replace('>', '/>'))
    expect(Object.values(site.files).join('\n')).not.toContain('file:')
    expect(site.log.text).not.toContain('`content`')
  })

  test('has a notice with the pages that have no content, and a warning if no page has any', async () => {
    const plain = '<html><head><title>Plain</title></head><body><p>Text</p></body></html>'
    await using site = await finished({ ...SITE, 'plain.html': plain, '404.html': plain })
    expect(site.log.text).toContain(
      'notice: 1 page without an element that matches `content` (#content-area, main, [role=main], article)'
    )
    expect(site.log.text).toContain(': plain.html. Set `content` to a CSS selector')
    await using empty = await finished({ 'index.html': plain, 'plain.html': plain })
    expect(empty.log.text).toContain('warning: No page has an element that matches `content`')
    expect(empty.log.text).toContain('The pages are: index.html, plain.html.')
    await using without = await finished({ 'index.html': plain }, { ...given, add: 'sitemap' })
    expect(without.log.text).not.toContain('`content`')
  })

  test('uses metadata that Next.js streams after the head of a page, but not titles in SVGs', async () => {
    const said = `<title>Late</title><meta name="description" content="About late.">${canonical('https://docs.example.com/late')}`
    const late = `<html><head></head><body><svg><title>Icon</title></svg><div hidden>${said}</div><main>text</main></body></html>`
    await using site = await finished({ ...SITE, 'late.html': late })
    expect(site.files['late.md']).toBe(INDEX + '# Late\n\n> About late.\n\ntext\n')
    expect(site.files['late.html']?.split('rel="canonical"')).toHaveLength(2)
  })

  test.each([
    ['a list', (head: object[]) => head],
    ['streamed', (head: object[]) => ({ metadata: head, error: null, digest: '$undefined' })]
  ])('has the canonical address and og:url also in page data whose head is %s', async (_, rowOf) => {
    const props = { content: 'https://undefined.mintlify.app/src/_props/guides/y', property: 'og:url' }
    const other = ['$', 'meta', '1', { content: 'Other', property: 'og:title' }]
    const head = (url: object[]) => [
      ['$', 'title', '0', { children: 'Other' }],
      other,
      ...url,
      ['$', '$L4', '3', {}]
    ]
    const html = (url: object[], meta: string) => {
      const rows = `1:null\n1d:${JSON.stringify(rowOf(head(url)))}\n22:"$1d:metadata"\n`
      return page('Other', `<script>self.__next_f.push([1,${JSON.stringify(rows)}])</script>`, meta)
    }
    const wrong = `<meta property="og:url" content="${props.content}">`
    await using site = await finished({
      ...SITE,
      'guides/x.html': html([], ''),
      'guides/y.html': html([['$', 'meta', '2', props]], wrong)
    })
    expect(site.log.text).not.toContain('remain unchanged')
    for (const name of ['x', 'y']) {
      const url = `https://docs.example.com/guides/${name}`
      const written = site.files[`guides/${name}.html`] ?? ''
      expect(written).toContain(`<link rel="canonical" href="${url}"/>`)
      expect(written).toContain(`<meta property="og:url" content="${url}"/>`)
      expect(written).not.toContain('undefined.mintlify.app')
      const flight = readFlight(Buffer.from(written))
      if (flight === undefined || !('rows' in flight)) throw new Error('The page has no data.')
      const link = ['$', 'link', 'canonical', { rel: 'canonical', href: url }]
      const existing = [['$', 'meta', '2', { content: url, property: 'og:url' }]]
      const added = ['$', 'meta', 'og:url', { property: 'og:url', content: url }]
      const md = { rel: 'alternate', type: 'text/markdown', href: `${url}.md` }
      const alternate = ['$', 'link', 'text/markdown', md]
      expect(written).toContain(`<link rel="alternate" type="text/markdown" href="${url}.md"/>`)
      const expected =
        name === 'x' ? [...head([]), link, added, alternate] : [...head(existing), link, alternate]
      expect(flight.rows.map(({ text }) => text)).toEqual([
        'null',
        JSON.stringify(rowOf(expected)),
        '"$1d:metadata"'
      ])
    }
    expect((await finish(site.sitePath, given)).failure).toBeUndefined()
    expect(await filesOf(site.sitePath)).toEqual(site.files)
  })

  test('does not list pages that the navigation hides, unless the setting `indexing` is `all`', async () => {
    const start = (seo: object) => {
      const pages = [
        { title: 'Guide', href: '/guides/x' },
        { title: 'Other', href: '/guides/y', hidden: true },
        { group: 'More', hidden: true, pages: [{ title: 'Elsewhere', href: '/guides/z' }] }
      ]
      const row = `18:${JSON.stringify({ docsConfig: { name: 'Acme', seo }, docsNavWithMetadata: { pages } })}\n`
      return page('Start', `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`)
    }
    const lists = ['llms.txt', 'llms-full.txt', 'sitemap.xml'] as const
    await using site = await finished({ ...SITE, 'index.html': start({}) })
    for (const path of lists) expect(site.files[path]).not.toMatch(/guides\/[yz]/)
    expect(site.files).toHaveProperty(['guides/y.md'])
    await using indexed = await finished({ ...SITE, 'index.html': start({ indexing: 'all' }) })
    for (const path of lists) expect(indexed.files[path]).toMatch(/guides\/y[^]*guides\/z/)
  })

  test('keeps the bytes of verification files of search engines, and has them in no list', async () => {
    const code = '52a3b0c1d2e3f405'
    const verification = {
      'google1a2b3c.html': 'google-site-verification: google1a2b3c.html\n',
      [`yandex_${code}.html`]: `<html>\n  <head>\n    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">\n  </head>\n  <body>Verification: ${code}</body>\n</html>`,
      'BingSiteAuth.xml': '<?xml version="1.0"?>\n<users>\n<user>0123456789ABCDEF</user>\n</users>',
      'empty.html': ''
    }
    const short = {
      'deadbeef01.html': '<main><h1>deadbeef01</h1></main>'.replace('<main>', '<title>Commit</title><main>')
    }
    await using site = await finished(
      { ...SITE, ...verification, ...short },
      { ...given, add: `${given.add}, navigation` }
    )
    expect(site.files).toMatchObject(verification)
    for (const path of ['sitemap.xml', 'llms.txt', 'llms-full.txt']) {
      expect(site.files[path]).not.toMatch(/google1a2b3c|yandex_|BingSiteAuth|empty/)
      expect(site.files[path]).toContain('deadbeef01')
    }
    expect(
      Object.keys(site.files).filter(path => /^(?:google|yandex|empty).*\.(?:md|rsc)$/.test(path))
    ).toEqual([])
    expect(site.log.text).toContain(
      `They remain unchanged: empty.html, google1a2b3c.html, yandex_${code}.html.`
    )
    expect(
      (await finish(site.sitePath, { ...given, add: `${given.add}, navigation` })).failure
    ).toBeUndefined()
    expect(await filesOf(site.sitePath)).toEqual(site.files)
  })

  test('names the Markdown file that exists, in the head and in the data of a folder page', async () => {
    const alternate = (href: string) => `<link rel="alternate" type="text/markdown" href="${href}"/>`
    const folderPage = (href: string) => {
      const head = [
        ['$', 'title', '0', { children: 'Guides' }],
        ['$', 'link', '1', { rel: 'alternate', type: 'text/markdown', href }]
      ]
      const row = `1d:${JSON.stringify({ metadata: head, error: null })}\n`
      return page('Guides', `<script>self.__next_f.push([1,${literal(row)}])</script>`, alternate(href))
    }
    const other = page('Other', '', alternate('https://elsewhere.example/other/index.md'))
    const hidden = page('Private', '', `<meta name="robots" content="noindex">${alternate('/p/index.md')}`)
    const pages = {
      'guides.html': folderPage('/docs/guides/index.md'),
      'x/other.html': other,
      'p.html': hidden
    }
    const inputs = { ...given, 'site-url': 'https://docs.example.com/docs' }
    await using site = await finished({ ...SITE, ...pages }, inputs, { basePath: '/docs' })
    const text = site.files['guides.html'] ?? ''
    expect(text).toContain(alternate('/docs/guides.md'))
    expect(text.replaceAll('\\', '')).toContain('"type":"text/markdown","href":"/docs/guides.md"')
    expect(text).not.toContain('index.md')
    expect(site.files['x/other.html']).toContain('https://elsewhere.example/other/index.md')
    expect(site.files['p.html']).toBe(hidden)
    await finish(site.sitePath, inputs)
    expect(await filesOf(site.sitePath)).toEqual(site.files)
    await finish(site.sitePath, { ...inputs, add: 'none' })
    expect((await filesOf(site.sitePath))['guides.html']).toBe(folderPage('/docs/guides.md'))
  })

  test('hides and lists folder pages at whose second address the export added a redirect page', async () => {
    const pages = [
      { title: 'API', href: '/api/index' },
      { title: 'Guide', href: '/guides/x' },
      { title: 'Guides', href: '/guides/index', hidden: true }
    ]
    const row = `18:${JSON.stringify({ docsConfig: { name: 'Acme' }, docsNavWithMetadata: { pages } })}\n`
    const folders = {
      'guides.html': page('Hidden guides'),
      'guides/index.html': aliasPage('', 'guides.html', { basePath: '/', domain: 'docs.example.com' }).text,
      'api.html': page(
        'API',
        '<a href="/api/index#top">top</a>',
        canonical('https://docs.example.com/api/index')
      ),
      'api/index.html': aliasPage('', 'api.html', { basePath: '/', domain: 'docs.example.com' }).text
    }
    const start = page('Start', `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`)
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, { ...SITE, ...folders, 'index.html': start })
    const manifest = await readSiteManifest(folder.path)
    for (const file of manifest.files)
      if (/\/index\.html$/.test(file.path)) file.redirect = `/${file.path.split('/')[0]}`
    await writeFile(join(folder.path, 'manifest.json'), serializeManifest(manifest))
    expect((await finish(sitePath, given)).failure).toBeUndefined()
    const files = await filesOf(sitePath)
    for (const path of ['llms.txt', 'llms-full.txt', 'sitemap.xml']) {
      expect(files[path]).not.toMatch(/Hidden guides|guides(?:\.md|\/?<)/)
      expect(files[path]).toMatch(/\/api(?:\.md|<)?[^]*guides\/x/)
    }
    expect(files).toHaveProperty(['guides.md'])
    expect(files['sitemap.xml']).toContain('<loc>https://docs.example.com/api</loc>')
    expect(files['api.html']).toContain('<link rel="canonical" href="https://docs.example.com/api"/>')
    expect(files['api.md']).toContain('[top](https://docs.example.com/api.md#top)')
    for (const path of ['guides/index.html', 'api/index.html'] as const)
      expect(files[path]).toBe(folders[path])
  })

  test.each([
    ['/guides', '/api/index', 'api/', 'guides'],
    ['/guides.html', '/api/index.html', 'api/', 'guides.html']
  ])('has two addresses for guides.html and guides/index.html if links lead to %s', async (...forms) => {
    const [guides, api, apiAddress, guidesAddress] = forms
    await using site = await finished({
      'index.html': page('Start', `<a href="${guides}">g</a> <a href="${api}">a</a>`),
      'guides.html': page('Guides'),
      'guides/index.html': page('Folder'),
      'api/index.html': page('API')
    })
    const own = ['', apiAddress, guidesAddress, 'guides/index.html']
    expect([...(sitemapUrls(site.files['sitemap.xml'] ?? '') ?? [])]).toEqual(
      own.map(path => `https://docs.example.com/${path}`)
    )
    expect(site.files['guides/index.html']).toContain(
      '"canonical" href="https://docs.example.com/guides/index.html"'
    )
    await finish(site.sitePath, given)
    expect(await filesOf(site.sitePath)).toEqual(site.files)
  })

  test('remains unchanged if a later run adds a trailing slash to the site address', async () => {
    await using site = await finished(
      SITE,
      { ...given, 'site-url': 'https://docs.example.com/docs' },
      { basePath: '/docs' }
    )
    const before = await filesOf(site.path)
    const { failure } = await finish(site.sitePath, {
      ...given,
      'site-url': 'https://docs.example.com/docs/'
    })
    expect(failure).toBeUndefined()
    expect(await filesOf(site.path)).toEqual(before)
  })

  test('is not changed by a run if another run changes the manifest at the same time', async () => {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, SITE)
    const before = await filesOf(sitePath)
    const run = finish(sitePath, given)
    const manifest = join(folder.path, 'manifest.json')
    const other = readFileSync(manifest, 'utf8').replace(
      '"title"',
      '"contentSince":"2026-11-15T09:30:00.000Z","title"'
    )
    writeFileSync(manifest, other)
    expect((await run).failure).toMatchObject({
      code: 'site-file-changed',
      advice: 'Run the finish steps for a site one after another.'
    })
    expect(await filesOf(sitePath)).toEqual(before)
    expect(readFileSync(manifest, 'utf8')).toBe(other)
  })
})

test('escapes text from hostile pages in all written files', async () => {
  const bad =
    '](javascript:alert(1)) ]]&gt;&lt;/loc&gt; <b>x</b> &#27;[31m &#0; `*_| # &lt;script&gt;alert(1)&lt;/script&gt;'
  const hostile = page(bad, `<p>${bad}</p><a href="javascript:alert(1)">x</a>`)
  const name = 'a](javascript:x)&<b>\u202e.html'
  await using site = await finished({ 'index.html': hostile, [name]: hostile })
  for (const path of ['llms.txt', 'llms-full.txt', 'index.md']) {
    const html = new MarkdownIt({ html: true }).render(site.files[path] ?? '')
    expect(html).not.toMatch(/<script|href="javascript/i)
    expect(html).not.toContain('\u001b')
  }
  expect(site.files['404.html']?.match(/<script[^>]*>/g)).toEqual(['<script defer src="/404.js">'])
  expect(site.files['sitemap.xml']).toContain('<urlset')
  // The sitemap contains only sitemap elements and no unescaped characters.
  expect(site.files['sitemap.xml']).not.toMatch(
    /<(?!\/?(?:urlset|url|loc|lastmod|\?xml)\b|\?xml)|&(?!amp;|lt;|gt;|quot;)/
  )
})

const ENTRY = fileURLToPath(new URL('../../../src/finish/index.ts', import.meta.url))

test('accepts a folder name of 254 characters and a page with 20,000 nested elements', async () => {
  const long = 'x'.repeat(254)
  const deep = page('Deep', `${'<ul><li>'.repeat(10_000)}x`)
  const site = { ...SITE, [`${long}/index.html`]: page('Long'), 'deep.html': deep }
  await using end = await finished(site)
  expect(end.files[`${long}/index.md`]).toContain('# Long')
  expect(end.files['deep.html']).toBe(deep)
  expect(end.log.text).toContain('the search does not find them: deep.html (elements nested too deeply).')
})

test('if a run is killed at any rename, the next run completes the site', async () => {
  const { 'index.html': start, 'guides/y.html': guide } = SITE
  const small = { 'index.html': start, 'guides/y.html': guide }
  await using expected = await finished(small)
  for (let nth = 1; nth < 30; nth += 1) {
    await using folder = await tempFolder()
    const sitePath = await writeSite(folder.path, small)
    const code = `
      import fs from 'node:fs/promises'
      import { flushCompileCache, syncBuiltinESMExports } from 'node:module'
      const { rename } = fs
      let count = 0
      fs.rename = async (from, to) => {
        if (++count < ${nth}) return await rename(from, to)
        flushCompileCache()
        process.reallyExit(7)
      }
      syncBuiltinESMExports()`
    const env = {
      ...inherited(),
      'INPUT_SITE-PATH': sitePath,
      'INPUT_SITE-URL': given['site-url'],
      INPUT_ADD: given.add,
      RUNNER_TEMP: folder.path
    }
    const { status } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(code)}`, ENTRY],
      { env }
    )
    expect((await finish(sitePath, given)).failure).toBeUndefined()
    expect(await filesOf(sitePath)).toEqual(expected.files)
    expect((await readdir(folder.path)).sort()).toEqual(['manifest.json', 'site'])
    if (status === 0) return
  }
  throw new Error('There are more renames than expected.')
}, 240_000)

describeCounterpart('finish', counterpart => {
  test('removes the canonical addresses of a moved site if a later run adds no sitemap', async () => {
    const inputs = { add: 'none', 'site-url': 'https://acme.example/docs' }
    const about = { basePath: '/' }
    await using moved = await finished(shapedFiles(counterpart), inputs, about)
    await using site = await finished(shapedFiles(counterpart), { ...inputs, add: 'sitemap' }, about)
    expect(site.files['guides/a.html']).toContain('href="https://acme.example/docs/guides/a"/>')
    await finish(site.sitePath, inputs)
    expect(await filesOf(site.sitePath)).toEqual(moved.files)
  }, 60_000)

  test('writes page data, updates the head in the HTML and in the page data, and lists pages in navigation order', async () => {
    await using site = await finished(shapedFiles(counterpart), { ...given, add: `${given.add}, navigation` })
    const html = site.files['guides/a.html'] ?? ''
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/guides/a"/>')
    const flight = readFlight(Buffer.from(html))
    if (flight === undefined || !('payload' in flight)) throw new Error('The page has no data.')
    expect(flight.payload.toString()).toContain(
      '{"rel":"canonical","href":"https://docs.example.com/guides/a"}'
    )
    expect(site.files['guides/a.rsc']).toBe(flight.payload.toString())
    expect(site.files['.nojekyll']).toBe('')
    expect(site.files['llms.txt']).toMatch(
      /^# Counterpart — Docs\n\n> Everything[^]*Introduction[^]*Quickstart — schnell[^]*Delete/
    )
    const again = await finish(site.sitePath, { ...given, add: `${given.add}, navigation` })
    expect(again.failure).toBeUndefined()
    expect(await filesOf(site.sitePath)).toEqual(site.files)
  }, 60_000)
})

describe('the note for agents in the HTML', () => {
  const REACT = 'if(typeof __REACT_DEVTOOLS_GLOBAL_HOOK__!="undefined"){}'

  test('is the first element of the body in a site without React, and goes without `markdown`', async () => {
    const site = {
      ...SITE,
      'own.html': page('Own', '<a href="/llms.txt">list</a>'),
      'latin.html': Buffer.from('<meta charset="iso-8859-1"><body>ä<main>x</main></body>', 'latin1'),
      'react.html': page('React', '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'),
      'umlaut.html': '<!doctype html><title>ä</title><body class="ä">\n<main>x</main></body>',
      'app.js': 'alert()'
    }
    await using finishedSite = await finished(site, { ...given, add: 'markdown' })
    const { files, sitePath } = finishedSite
    expect(files['index.html']).toContain(`<body>${NOTE}<nav>`)
    expect(files['umlaut.html']).toContain(`<body class="ä">${NOTE}\n<main>`)
    expect(files['index.md']).not.toContain('Documentation index:')
    for (const path of ['own.html', 'react.html', 'latin.html', 'secret.html', '404.html'])
      expect([path, files[path]?.includes(NOTE)]).not.toEqual([path, true])
    expect((await finish(sitePath, { ...given, add: 'markdown' })).failure).toBeUndefined()
    expect(await filesOf(sitePath)).toEqual(files)
    expect((await finish(sitePath, { ...given, add: 'not-found' })).failure).toBeUndefined()
    const { '404.html': _page, '404.js': _script, 'latin.html': _latin, ...left } = await filesOf(sitePath)
    const { 'latin.html': _own, ...before } = site
    expect(left).toEqual(before)
  })

  test('is not in a site with React, which would render the page again', async () => {
    await using site = await finished(
      { ...SITE, 'a.js': '', 'chunks/b.mjs': REACT },
      { ...given, add: 'markdown' }
    )
    expect(Object.values(site.files).filter(text => text.includes('Documentation index:'))).toEqual([])
  })
})
