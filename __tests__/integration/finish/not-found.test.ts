import { describe, expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import vm from 'node:vm'
import { finish, readSiteManifest, writeSite } from '../../support/finishing.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const given = { add: 'not-found', 'site-url': 'https://docs.example.com' }
const FILES = { 'images/logo.svg': '<svg/>', 'images/dark.svg': '<svg/>', 'favicons/icon.png': 'png' }
const HEAD =
  '<title>A</title><link rel="icon" href="/favicons/icon.png" type="image/png" media="(prefers-color-scheme: light)"><link rel="shortcut icon" href="/missing.ico">'
const NAVBAR =
  '<nav><a href="/"><img class="nav-logo block dark:hidden" src="/images/logo.svg"><img class="nav-logo hidden dark:block" src="/images/dark.svg?fit=max"></a></nav>'
const page = (title: string, { head = HEAD, nav = NAVBAR, data = '' } = {}) =>
  `<!doctype html><html lang="de"><head>${head}</head><body>${nav}<main><h1>${title}</h1></main>${data}</body></html>`
const dataWith = (settings: object) => {
  const pages = [{ title: 'A', href: '/index' }]
  const row = `18:${JSON.stringify({ docsConfig: { name: 'Acme', ...settings }, docsNavWithMetadata: { pages } })}\n`
  const literal = JSON.stringify(row).replace(/[&<>]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)
  return `<script>self.__next_f.push([1,${literal}])</script>`
}

async function finished(site: Record<string, string>, inputs: Record<string, string> = {}, about = {}) {
  const folder = await tempFolder()
  const sitePath = await writeSite(folder.path, site, about)
  const run = await finish(sitePath, { ...given, ...inputs })
  expect(run.failure).toBeUndefined()
  const read = async (path: string) => await readFile(join(sitePath, path), 'utf8')
  return Object.assign(folder, { ...run, sitePath, html: await read('404.html'), read })
}

/** Returns the entries in the list of the script, without a browser. */
function listedIn(script: string): [string, string][] {
  const listed: [string, string][] = []
  const call = script.slice(script.lastIndexOf('\nshowSimilarPages('))
  vm.runInNewContext(call, { showSimilarPages: (pages: [string, string][]) => listed.push(...pages) })
  return listed
}

describe('the page for addresses that do not exist', () => {
  test('has the logos, icons, colors and language of the start page', async () => {
    const data = dataWith({ colors: { primary: '#FF5A36', light: '#fa8' } })
    await using site = await finished({ ...FILES, 'index.html': page('A', { data }) })
    expect(site.html).toMatch(/^<!doctype html>\n<html lang="de">/)
    expect(site.html).toContain(
      '<source srcset="/images/dark.svg" media="(prefers-color-scheme: dark)"><img src="/images/logo.svg" alt="Acme">'
    )
    expect(site.html.match(/<link [^>]*>/g)).toEqual([
      '<link rel="icon" type="image/png" media="(prefers-color-scheme: light)" href="/favicons/icon.png">'
    ])
    expect(site.html.match(/--accent: #\w+; --on-accent: #\w+/g)).toEqual([
      '--accent: #ff5a36; --on-accent: #000',
      '--accent: #ffaa88; --on-accent: #000'
    ])
    expect(site.html.match(/<script[^>]*>/g)).toEqual(['<script defer src="/404.js">'])
  })

  test.each([
    ['variables of the service', '<style>:root{--primary: 17 120 102;--primary-light: 40 200 170;}</style>'],
    ['the browser bar', '<meta name="theme-color" content="#117866">']
  ])('has the colors of %s if the settings have none', async (_, head) => {
    await using site = await finished({ 'index.html': page('A', { head }) })
    expect(site.html).toContain('--accent: #117866; --on-accent: #fff')
  })

  test.each(['#fff', 'red', '#12345', 'url(//evil.example)', '</style><script>'])(
    'has its own color instead of %s',
    async primary => {
      await using site = await finished({
        'index.html': page('A', { data: dataWith({ colors: { primary } }) })
      })
      expect(site.html.match(/--accent: #\w+/g)?.[0]).toBe('--accent: #1a56c4')
      expect(site.html).not.toContain('evil')
      expect(site.html.match(/<script/g)).toHaveLength(1)
    }
  )

  test('has addresses with the base path, and those of relative files of the start page', async () => {
    const nav = '<a class="md-logo" href="."><img src="images/logo.svg"></a>'
    await using site = await finished(
      { ...FILES, 'index.html': page('A', { head: '<link rel="icon" href="favicons/icon.png">', nav }) },
      { 'site-url': 'https://acme.github.io/docs' },
      { basePath: '/docs/' }
    )
    expect(site.html).toContain('<img src="/docs/images/logo.svg"')
    expect(site.html).toContain('<link rel="icon" href="/docs/favicons/icon.png">')
    expect(site.html).toContain('<script defer src="/docs/404.js">')
    expect(listedIn(await site.read('404.js'))).toEqual([['/docs/', 'A']])
  })

  test('leads to the first page of a site that has neither a start page nor a redirect from there', async () => {
    const files = { 'guides/b.html': page('B') }
    await using site = await finished(files)
    expect(site.html.match(/<a [^>]*>/g)).toEqual([
      '<a href="/guides/b">',
      '<a class="start" href="/guides/b">'
    ])
    const redirects = [{ source: '/', destination: '/guides/b', permanent: false }]
    await using redirected = await finished(files, {}, { redirects })
    expect(redirected.html).toContain('<a class="start" href="/">')
    await using onHost = await finished({ ...files, _redirects: '/ /guides/b 302\n' })
    expect(onHost.html).toContain('<a class="start" href="/">')
  })

  test('has the name instead of a logo that the site does not have', async () => {
    await using site = await finished({ 'index.html': page('A', { head: '<title>A</title>' }) })
    expect(site.html).toMatch(/<header><a href="\/">docs\.example\.com<\/a><\/header>/)
  })

  test('lists no page that is private, hidden or on another host', async () => {
    await using site = await finished({
      'index.html': page('A'),
      'guides/x.html': page('Guide'),
      'secret.html': page('Secret', { head: '<meta name="robots" content="noindex">' }),
      '404/index.html': page('Nothing')
    })
    expect(listedIn(await site.read('404.js'))).toEqual([
      ['/', 'A'],
      ['/guides/x', 'Guide']
    ])
    const { files } = await readSiteManifest(site.path)
    expect(files.find(({ path }) => path === '404.js')?.kind).toBe('entry-point')
  })

  test('has at most 500 kB of addresses, in the order of the site', async () => {
    const names = Array.from({ length: 6000 }, (_, at) => `p${String(at).padStart(4, '0')}`)
    const small = (title: string) => page(title, { head: '', nav: '' })
    await using site = await finished({
      'index.html': small('A'),
      ...Object.fromEntries(names.map(name => [`${name}.html`, small('x'.repeat(300))]))
    })
    const listed = listedIn(await site.read('404.js'))
    expect(listed.slice(0, 2)).toEqual([
      ['/', 'A'],
      ['/p0000', 'x'.repeat(100)]
    ])
    expect(Buffer.byteLength(await site.read('404.js'))).toBeLessThan(510_000)
    expect(listed.length).toBeGreaterThan(4000)
  }, 120_000)

  test('replaces neither a 404.html nor a 404.js of the site', async () => {
    await using own = await finished({ 'index.html': page('A'), '404.html': page('Own') })
    expect(own.html).toBe(page('Own'))
    expect((await readSiteManifest(own.path)).files.map(({ path }) => path)).not.toContain('404.js')
    await using script = await finished({ 'index.html': page('A'), '404.js': 'own' })
    expect(await script.read('404.js')).toBe('own')
    expect(script.html).not.toContain('<script')
    expect(script.summary).toContain('404.js')
  })
})
