import { expect, test } from '@jest/globals'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAction } from '../support/action.ts'
import { describeCounterpart } from '../support/counterpart.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

/** Returns a page of the service. `nav`: pages of the navigation, on the start page. */
function page(title: string, body = '', route = '', nav: object[] = []): string {
  const alternate = `/${route || 'index'}.md`
  const rows = [
    `18:${JSON.stringify({ docsConfig: { name: 'Acme' }, docsNavWithMetadata: { pages: nav } })}\n`,
    `1d:${JSON.stringify({
      metadata: [
        ['$', 'title', '0', { children: title }],
        ['$', 'link', '1', { rel: 'alternate', type: 'text/markdown', href: alternate }]
      ]
    })}\n`
  ]
  const data = rows.map(row => `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`).join('')
  return `<!DOCTYPE html><html lang="en"><head><script src="/_next/static/chunks/0a1b2c3d.js" async=""></script><title>${title}</title><meta name="generator" content="Mintlify"/><link rel="alternate" type="text/markdown" href="${alternate}"/></head><body><main><h1>${title}</h1>${body}</main>${data}</body></html>`
}

const VERIFICATION = 'google-site-verification: google1a2b3c.html\n'

test('the bundle hides a folder page that a page links to, and keeps a verification file of a search engine', async () => {
  await using folder = await tempFolder()
  const nav = [
    { title: 'Hidden', href: '/guides/index', hidden: true },
    { title: 'API', href: '/api/index' }
  ]
  await writeFiles(join(folder.path, 'mint'), {
    'index.html': page('Start', '<a href="/guides/">guides</a> <a href="/api/">api</a>', '', nav),
    'guides/index/index.html': page('Hidden', '', 'guides/index'),
    'guides/x/index.html': page('Guide', '', 'guides/x'),
    'api/index/index.html': page('API', '', 'api/index'),
    '404/index.html': page('Error codes', '', '404'),
    'google1a2b3c.html': VERIFICATION,
    '_next/static/chunks/0a1b2c3d.js': 'x'
  })
  const output = join(folder.path, 'out')
  const exported = await runAction('export', {
    folder: folder.path,
    inputs: {
      from: join(folder.path, 'mint'),
      domain: 'docs.example.com',
      deliver: 'site',
      'output-dir': output,
      'previous-manifest': 'none'
    }
  })
  expect(exported.exitCode).toBe(0)
  expect(exported.annotations.filter(({ kind }) => kind === 'warning').map(({ text }) => text)).toEqual([
    expect.stringContaining('because of their names: 404.html.')
  ])
  const inputs = {
    'site-path': join(output, 'site'),
    'site-url': 'https://docs.example.com',
    add: 'markdown, sitemap'
  }
  expect(await runAction('finish', { folder: folder.path, inputs })).toMatchObject({ exitCode: 0 })
  const read = async (path: string) => await readFile(join(output, 'site', path), 'utf8')
  for (const path of ['sitemap.xml', 'llms.txt', 'llms-full.txt']) {
    expect(await read(path)).not.toMatch(/Hidden|Source: \S*guides\/?\n|guides\/?<|google1a2b3c/)
    expect(await read(path)).toMatch(/\/api(?:<|\.md|\n)[^]*\/guides\/x/)
  }
  expect(await read('google1a2b3c.html')).toBe(VERIFICATION)
  expect(await read('guides/index.html')).toContain('url=/guides.html')
  const folderPage = (await read('guides.html')).replaceAll('\\', '')
  expect(folderPage).toContain('<link rel="alternate" type="text/markdown" href="/guides.md"/>')
  expect(folderPage).toContain('"type":"text/markdown","href":"/guides.md"')
  expect(await read('guides.md')).toMatch(/^> ## Documentation Index\n[^]*\n# Hidden/)
}, 120_000)

describeCounterpart('the bundle', ({ zip }) => {
  test('leaves redirects to other sites of the host as they are, also when the site is moved', async () => {
    await using folder = await tempFolder()
    const redirects = [
      { source: '/sdk', destination: 'https://acme.github.io/other-project/' },
      { source: '/new', destination: 'https://acme.github.io/docs/guides/a' },
      { source: '/own', destination: 'https://acme.github.io/guides/a' },
      { source: '/w/:slug*', destination: 'https://acme.github.io/docs/:slug*' }
    ]
    await writeFile(join(folder.path, 'docs.json'), JSON.stringify({ redirects }))
    const output = join(folder.path, 'out')
    const exported = await runAction('export', {
      folder: folder.path,
      inputs: {
        from: zip,
        domain: 'acme.github.io',
        deliver: 'site',
        check: 'fail',
        'check-fail-on': 'broken-redirect',
        redirects: join(folder.path, 'docs.json'),
        'output-dir': output,
        'previous-manifest': 'none'
      }
    })
    expect([exported.exitCode, exported.stderr]).toEqual([0, ''])
    const site = join(output, 'site')
    const inputs = { add: 'none', 'site-path': site, 'site-url': 'https://acme.github.io/docs' }
    const end = await runAction('finish', { folder: folder.path, inputs })
    expect(end).toMatchObject({ exitCode: 0, outputs: { 'base-path': '/docs' } })
    const moved = [
      ['/docs/sdk', 'https://acme.github.io/other-project/'],
      ['/docs/new', 'https://acme.github.io/docs/guides/a'],
      ['/docs/own', '/docs/guides/a'],
      ['/docs/w/:slug*', 'https://acme.github.io/docs/:slug*']
    ].map(([source, destination]) => ({ source, destination, permanent: true }))
    expect(JSON.parse(await readFile(join(output, 'redirects.json'), 'utf8'))).toEqual({
      version: 1,
      redirects: moved
    })
    expect(await readFile(join(site, '_redirects'), 'utf8')).toContain(
      '/docs/sdk https://acme.github.io/other-project/ 301\n/docs/new https://acme.github.io/docs/guides/a 301\n'
    )
    const pages = { sdk: moved[0]?.destination, new: moved[1]?.destination, own: '/docs/guides/a.html' }
    for (const [name, address] of Object.entries(pages)) {
      const text = await readFile(join(site, `${name}.html`), 'utf8')
      expect(text).toContain(`content="0; url=${address}"`)
      expect(text).toContain(`<a href="${address}">${address}</a>`)
    }
    const own = await readFile(join(site, 'own.html'), 'utf8')
    expect(own).toContain('<link rel="canonical" href="https://acme.github.io/docs/guides/a">')
  }, 120_000)
})
