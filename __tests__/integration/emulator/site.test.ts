import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from '@jest/globals'
import { extract } from 'tar'
import { startEmulator } from '../../../src/emulator/index.ts'
import { parseHtml, textsOf, type Document } from '../../support/html.ts'
import { exported, folderOf, type Folder } from '../../support/emulator-client.ts'

const DOCS = {
  'README.md':
    '# Lighthouse\n\nSee [start](guides/start.md) and [the table](reference/options.md#all-options).\n',
  'guides/start.md':
    '---\ntitle: Start here\norder: 1\n---\n# Start\n\n## One\n\n## Two\n\n[Home](../README.md) [gone](../x.md)\n',
  'guides/2-second.md': '# Second\n\n![a lamp](lamp.svg) ![badge](https://img.example.com/b.svg)\n',
  'guides/10-tenth.md':
    '# Tenth\n\n[the lamp](lamp.svg) <script src="https://x.example"></script> <!-- note -->\n',
  'guides/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'reference/index.md': '# Reference\n',
  'reference/options.md':
    '# Options\n\n## All options\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```mermaid\ngraph LR\n```\n',
  'reference/deep/er.md': '# Deeper\n\n> [!WARNING]\n> Mind the step.\n',
  '.hidden/secret.md': '# Secret\n'
}

/** Exports these docs and unpacks the archive that was downloaded. */
async function siteOf(docs: Record<string, string>, order: Record<string, unknown> = {}): Promise<Folder> {
  await using source = await folderOf(docs)
  await using emulator = await startEmulator({ docs: source.path })
  const { link } = await exported(emulator, { domain: 'docs.example.com', ...order })
  const site = await folderOf()
  const body = (await fetch(link)).body as Parameters<typeof Readable.fromWeb>[0]
  await pipeline(Readable.fromWeb(body), extract({ cwd: site.path, strict: true }))
  return site
}

function filesOf(site: Folder): string[] {
  const files = globSync('**/*', { cwd: site.path, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(entry => join(entry.parentPath, entry.name).slice(site.path.length + 1))
  return paths.map(path => path.replaceAll('\\', '/')).sort()
}

function page(site: Folder, path: string): Document {
  return parseHtml(readFileSync(join(site.path, path), 'utf8'))
}

test('Markdown becomes pages, other files come along, hidden ones stay out', async () => {
  await using site = await siteOf(DOCS)
  expect(filesOf(site)).toEqual([
    ...['404.html', 'guides/10-tenth.html', 'guides/2-second.html', 'guides/lamp.svg', 'guides/start.html'],
    ...['index.html', 'reference/deep/er.html', 'reference/index.html', 'reference/options.html'],
    ...['robots.txt', 'site.css', 'sitemap.xml']
  ])
  expect(existsSync(join(site.path, '.nojekyll'))).toBe(true)
})

test('every link and every resource of every page resolves within the site', async () => {
  await using site = await siteOf(DOCS)
  let checked = 0
  for (const file of filesOf(site).filter(name => name.endsWith('.html') && name !== '404.html')) {
    const document = page(site, file)
    const links = [...document.querySelectorAll('a[href], link[rel=stylesheet], img')]
    for (const link of links) {
      const href = link.getAttribute('href') ?? link.getAttribute('src') ?? ''
      if (href.startsWith('https://img.example.com')) continue
      const [path = '', fragment = ''] = href.split('#')
      expect(href).not.toMatch(/^\/|:/)
      const target = path === '' ? file : join(dirname(file), decodeURI(path))
      expect([file, href, existsSync(join(site.path, target))]).toEqual([file, href, true])
      if (fragment) expect(page(site, target).getElementById(fragment)).not.toBeNull()
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(60)
})

test('no page loads or runs anything from elsewhere', async () => {
  await using site = await siteOf(DOCS)
  for (const file of filesOf(site).filter(name => name.endsWith('.html'))) {
    const document = page(site, file)
    expect(textsOf(document, 'script, iframe, object, embed')).toEqual([])
    for (const element of document.querySelectorAll('[src], link:not([rel=canonical])'))
      expect(element.getAttribute('src') ?? element.getAttribute('href')).not.toMatch(/^(https?:)?\/\//)
  }
  expect(readFileSync(join(site.path, 'site.css'), 'utf8')).not.toMatch(/url\(|@import/)
})

test('the navigation follows folders, order and numbers, and marks the page', async () => {
  await using site = await siteOf(DOCS)
  const document = page(site, 'guides/2-second.html')
  expect(textsOf(document, 'nav[aria-label=Pages] li > :first-child')).toEqual([
    ...['Lighthouse', 'Guides', 'Start here', 'Second', 'Tenth', 'Reference', 'Options', 'Deep', 'Deeper']
  ])
  expect(textsOf(document, '[aria-current=page]')).toEqual(['Second'])
  expect(textsOf(document, '.neighbours a')).toEqual(['PreviousStart here', 'NextTenth'])
})

test('a page has landmarks, a skip link, its contents and a title', async () => {
  await using site = await siteOf(DOCS, { version: 'v2' })
  const document = page(site, 'guides/start.html')
  expect(document.title).toBe('Start here · docs.example.com')
  expect(document.querySelector('html')?.getAttribute('lang')).toBe('en')
  expect([...document.querySelectorAll('main, header, nav[aria-label=Pages]')]).toHaveLength(3)
  expect(document.querySelector('a.skip')?.getAttribute('href')).toBe('#content')
  expect(textsOf(document, 'nav[aria-label="On this page"] a')).toEqual(['One', 'Two'])
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://docs.example.com/guides/start'
  )
  expect(document.querySelector('meta[name=version]')?.getAttribute('content')).toBe('v2')
})

test('a link to a page that is not in the export is no link', async () => {
  await using site = await siteOf(DOCS)
  const gone = [...page(site, 'guides/start.html').querySelectorAll('article a')].at(-1)
  expect([gone?.textContent, gone?.getAttribute('href')]).toEqual(['gone', null])
})

test('raw HTML that could load something is shown, comments are not, alerts and diagrams are readable', async () => {
  await using site = await siteOf(DOCS)
  const text = page(site, 'guides/10-tenth.html').querySelector('article')?.textContent
  expect(text).toContain('<script src="https://x.example">')
  expect(text).not.toContain('note')
  expect(textsOf(page(site, 'reference/deep/er.html'), '.alert.warning b')).toEqual(['Warning'])
  expect(textsOf(page(site, 'reference/options.html'), 'pre[data-language=mermaid]')).toEqual(['graph LR\n'])
})

test('with paths only these pages are exported, and a list of them stands in for the home page', async () => {
  await using site = await siteOf(DOCS, { paths: ['guides/start', 'reference/options'] })
  const pages = filesOf(site).filter(name => name.endsWith('.html'))
  expect(pages).toEqual(['404.html', 'guides/start.html', 'index.html', 'reference/options.html'])
  expect(textsOf(page(site, 'index.html'), '.cards b')).toEqual(['Start here', 'Options'])
})

test('the sitemap has every page without its ending', async () => {
  await using site = await siteOf({ 'index.md': '# Hi', 'a b/ä & ö.md': '# Odd' })
  const sitemap = readFileSync(join(site.path, 'sitemap.xml'), 'utf8')
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(match => match[1])).toEqual([
    'https://docs.example.com/',
    'https://docs.example.com/a%20b/%C3%A4%20&amp;%20%C3%B6'
  ])
})

test('the same docs give the same bytes', async () => {
  await using source = await folderOf(DOCS)
  await using emulator = await startEmulator({ docs: source.path })
  const first = await (await fetch((await exported(emulator)).link)).bytes()
  const second = await (await fetch((await exported(emulator)).link)).bytes()
  expect(Buffer.from(first).equals(second)).toBe(true)
})
