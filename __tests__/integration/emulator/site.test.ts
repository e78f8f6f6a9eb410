import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { exported, folderOf } from '../../support/emulator-client.ts'
import { filesOf, readAsset, readPage, siteOf } from '../../support/emulator-site.ts'
import { textsOf } from '../../support/html.ts'

const DOCS = {
  'README.md':
    '# Backups\n\nSee [start](guides/start.md) and [the table](reference/options.md#all-options).\n',
  'guides/start.md':
    '---\ntitle: Start here\norder: 1\n---\n# Start\n\n## One\n\n## Two\n\n[Home](../README.md)\n',
  'guides/2-second.md': '# Second\n\n![a disk](disk.svg) [badge](https://img.example.com/b.svg)\n',
  'guides/10-tenth.md':
    '# Tenth\n\n[the disk](disk.svg) <script src="https://x.example"></script> <!-- note -->\n',
  'guides/disk.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'reference/index.md': '# Reference\n',
  'reference/options.md':
    '# Options\n\n## All options\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```mermaid\ngraph LR\n```\n',
  'reference/deep/er.md': '# Deeper\n\n> [!WARNING]\n> This deletes data.\n',
  '.hidden/secret.md': '# Secret\n'
}

const site = await siteOf(DOCS)
afterAll(async () => await site[Symbol.asyncDispose]())

const PUBLIC_IDS = 'navbar sidebar content-area content search-bar-entry search-bar-entry-mobile'.split(' ')

test('renders Markdown files, copies other files and omits hidden files', () => {
  expect(filesOf(site).filter(path => !path.startsWith('_next/') && !path.endsWith('.txt'))).toEqual([
    ...['guides/10-tenth.html', 'guides/2-second.html', 'guides/disk.svg', 'guides/start.html'],
    ...['index.html', 'reference/deep/er.html', 'reference/index.html', 'reference/options.html']
  ])
})

test('every local link and resource address on every page points to a file in the site', () => {
  let checked = 0
  for (const file of filesOf(site).filter(name => name.endsWith('.html'))) {
    const document = readPage(site, file)
    const links = [...document.querySelectorAll('a[href], link[rel=stylesheet], img, script[src]')]
    for (const link of links) {
      const href = link.getAttribute('href') ?? link.getAttribute('src') ?? ''
      if (href.startsWith('https://img.example.com')) continue
      const [path = '', fragment = ''] = href.split('#')
      expect(href).not.toMatch(/^\/|:/)
      const target = path === '' ? file : join(dirname(file), decodeURI(path))
      expect([file, href, existsSync(join(site.path, target))]).toEqual([file, href, true])
      if (fragment) expect(readPage(site, target).getElementById(fragment)).not.toBeNull()
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(60)
})

test('loads no script, style sheet, font or image from another host', () => {
  for (const file of filesOf(site).filter(name => name.endsWith('.html'))) {
    const document = readPage(site, file)
    expect(textsOf(document, 'script:not([src]), iframe, object, embed')).toEqual([])
    for (const element of document.querySelectorAll('[src], link:not([rel=canonical])'))
      expect(element.getAttribute('src') ?? element.getAttribute('href')).not.toMatch(/^(https?:)?\/\//)
  }
  expect(readAsset(site, 'css')).not.toMatch(/url\((?!"?data:)|@import/)
  expect(readAsset(site, 'chunks')).not.toMatch(/https?:/)
})

test('lists pages by folder, `order` and the number in the file name, and marks the current page', () => {
  const document = readPage(site, 'guides/2-second.html')
  expect(textsOf(document, 'nav[aria-label=Pages] li > :first-child')).toEqual([
    ...['Backups', 'Start here', 'Second', 'Tenth', 'Reference', 'Options', 'Deeper']
  ])
  expect(textsOf(document, '[aria-current=page]')).toEqual(['Second'])
})

test('adds landmarks and a title to a page', async () => {
  await using site = await siteOf(DOCS, { version: 'v2' })
  const document = readPage(site, 'guides/start.html')
  expect(document.title).toBe('Start here · docs.example.com')
  expect(document.querySelector('html')?.getAttribute('lang')).toBe('en')
  expect([...document.querySelectorAll('main, header, nav[aria-label=Pages]')]).toHaveLength(3)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://docs.example.com/guides/start'
  )
  expect(document.querySelector('meta[name=version]')?.getAttribute('content')).toBe('v2')
})

test('renders diagrams as figures that contain the diagram source, and removes scripts and comments', () => {
  expect(textsOf(readPage(site, 'reference/options.html'), 'figure pre[data-language=mermaid]')).toEqual([
    'graph LR\n'
  ])
  const content = readPage(site, 'guides/10-tenth.html').querySelector('article')
  expect(content?.querySelector('script')).toBeNull()
  expect(content?.textContent.trim()).toMatch(/^Tenth\s+the disk$/)
})

test('exports only the given paths, with the first path as the home page', async () => {
  await using site = await siteOf(DOCS, { paths: ['guides/start', 'reference/options'] })
  const pages = filesOf(site).filter(name => name.endsWith('.html'))
  expect(pages).toEqual(['guides/start.html', 'index.html', 'reference/options.html'])
  const home = readPage(site, 'index.html')
  expect(textsOf(home, 'article h1')).toEqual(['Start'])
  expect(home.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://docs.example.com/guides/start'
  )
})

test('a site contains page data, build files and ids of layout elements, like a bundle from the service', async () => {
  await using site = await siteOf(DOCS, {}, { site: { buildId: 'abc123' } })
  const files = filesOf(site)
  for (const page of files.filter(path => path.endsWith('.html'))) {
    const data = readFileSync(join(site.path, page.replace(/html$/, 'txt')), 'utf8')
    expect(data).toMatch(/^0:\{"b":"abc123","p":"","c":\["",/m)
    expect(data).toContain(JSON.stringify(readPage(site, page).querySelector('h1')?.textContent).slice(1, -1))
    for (const id of PUBLIC_IDS)
      expect([page, id, readPage(site, page).getElementById(id) === null]).toEqual([page, id, false])
  }
  expect(
    files.filter(path => path.startsWith('_next/')).map(path => path.replace(/[\da-f]{16}/, 'HASH'))
  ).toEqual([
    ...['_next/static/abc123/_buildManifest.js', '_next/static/abc123/_ssgManifest.js'],
    ...['_next/static/chunks/HASH.js', '_next/static/css/HASH.css']
  ])
})

test.each(['/docs', '/documentation'])('all addresses begin with the base path %s', async basePath => {
  await using site = await siteOf(
    { ...DOCS, 'guides/more.md': '# More\n\n[dead](/gone) [out](https://example.org)' },
    {},
    { site: { basePath } }
  )
  const document = readPage(site, 'guides/more.html')
  const addresses = [...document.querySelectorAll('a[href], script[src], link[rel=stylesheet]')]
    .map(element => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .filter(address => !address.startsWith('#') && !address.startsWith('https:'))
  expect(addresses.length).toBeGreaterThan(8)
  expect(addresses.filter(address => !address.startsWith(`${basePath}/`))).toEqual([])
  expect(addresses).toEqual(expect.arrayContaining([`${basePath}/gone`, `${basePath}/guides/start.html`]))
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `https://docs.example.com${basePath}/guides/more`
  )
})

test('creates identical archives from the same docs', async () => {
  await using source = await folderOf(DOCS)
  await using emulator = await startEmulator({ docs: source.path })
  const first = await (await fetch((await exported(emulator)).link)).bytes()
  const second = await (await fetch((await exported(emulator)).link)).bytes()
  expect(Buffer.from(first).equals(second)).toBe(true)
})

test('escapes HTML in code blocks, and adds the language of a block as an attribute', async () => {
  await using site = await siteOf({
    'index.md': '# Hi\n\n```yaml\nkey: "<b>"\n```\n\n```unknown\n<script>alert(1)</script>\n```\n'
  })
  const document = readPage(site, 'index.html')
  expect(textsOf(document, 'pre[data-language=yaml]')).toEqual(['key: "<b>"\n'])
  expect(textsOf(document, 'pre code')).toEqual(['key: "<b>"\n', '<script>alert(1)</script>\n'])
  expect([...document.querySelectorAll('article b, article script')]).toEqual([])
})

test('resolves absolute links, links without a file extension, and links to folders', async () => {
  await using site = await siteOf({
    'index.md':
      '# Hi\n\n[a](/guides/start) [b](guides/start#x) [c](/guides/) [d](./guides) [e](/nope) [f](a%zz)',
    'guides/index.md': '# Guides\n\n[home](/)',
    'guides/start.md': '# Start\n\n![x](/missing.png)'
  })
  const hrefs = (path: string) =>
    [...readPage(site, path).querySelectorAll('article a')].map(link => link.getAttribute('href'))
  expect(hrefs('index.html')).toEqual([
    ...['guides/start.html', 'guides/start.html#x', 'guides/index.html', 'guides/index.html', '/nope', 'a%zz']
  ])
  expect(hrefs('guides/index.html')).toEqual(['../index.html'])
  expect(readPage(site, 'guides/start.html').querySelector('img')?.getAttribute('src')).toBe('/missing.png')
})
