import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { SITE_PROBLEMS, startEmulator } from '../../../src/emulator/index.ts'
import { extractedExport, filesOf, readPage } from '../../support/emulator-site.ts'
import { textsOf } from '../../support/html.ts'
import type { Folder } from '../../support/temp-folder.ts'

const HASHED = /_next\/static\/\w+\/(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{16}\.(css|js)/g

const read = (site: Folder, path: string) => readFileSync(join(site.path, path), 'utf8')
const pagesOf = (site: Folder) => filesOf(site).filter(path => path.endsWith('.html'))

function attribute(site: Folder, path: string, selector: string, name: string) {
  return readPage(site, path).querySelector(selector)?.getAttribute(name)
}

test('each problem is in the site, on a page of its own, and the files it refers to do not exist', async () => {
  await using emulator = await startEmulator({ site: { problems: [...SITE_PROBLEMS] } })
  await using site = await extractedExport(emulator)
  const withPage = SITE_PROBLEMS.filter(problem => problem !== 'sitemap' && problem !== 'missing-404')
  expect(pagesOf(site).filter(path => path.startsWith('problems/'))).toEqual(
    withPage.map(problem => `problems/${problem}.html`).sort()
  )
  expect(textsOf(readPage(site, 'index.html'), 'nav.sidebar li a')).toHaveLength(3 + withPage.length)
  const files = filesOf(site)
  const find = (problem: string, selector: string, name: string) =>
    attribute(site, `problems/${problem}.html`, selector, name)
  expect(find('broken-link', 'article a', 'href')).toBe('../missing-page.html')
  expect(find('broken-anchor', 'article a', 'href')).toBe('../index.html#missing-section')
  expect(readPage(site, 'index.html').getElementById('missing-section')).toBeNull()
  expect(find('missing-image', 'article img', 'src')).toBe('../images/missing.png')
  expect(find('missing-script', 'article script', 'src')).toBe('../assets/missing.js')
  expect(find('missing-style', 'link[rel=stylesheet][href*=missing]', 'href')).toBe('../assets/missing.css')
  expect(find('external-script', 'article script', 'src')).toBe('https://scripts.example.net/widget.js')
  expect(read(site, 'problems/external-font.html')).toContain('url(https://fonts.example.net/sample.woff2)')
  expect(find('external-image', 'article img', 'src')).toBe('https://images.example.net/photo.png')
  expect(find('insecure-resource', 'article img', 'src')).toBe('http://docs.example.com/problems/pixel.svg')
  expect(find('foreign-canonical', 'link[rel=canonical]', 'href')).toMatch(/^https:\/\/other\.example\.net\//)
  expect(find('noindex', 'meta[name=robots]', 'content')).toBe('noindex')
  expect(read(site, 'sitemap.xml')).toContain('<loc>https://docs.example.com/problems/removed-page</loc>')
  expect(files).toContain('problems/pixel.svg')
  expect(
    files.filter(path => /missing-page|images\/missing|assets\/missing|removed-page|404/.test(path))
  ).toEqual([])
})

test('a problem that is not requested is not in the site', async () => {
  await using emulator = await startEmulator({ site: { problems: ['noindex'] } })
  await using site = await extractedExport(emulator)
  const robots = pagesOf(site).filter(path => attribute(site, path, 'meta[name=robots]', 'content'))
  expect(robots).toEqual(['problems/noindex.html'])
  expect(filesOf(site)).toContain('404.html')
  expect(read(site, 'sitemap.xml')).not.toContain('removed-page')
  for (const path of pagesOf(site).filter(name => name !== '404.html'))
    expect(attribute(site, path, 'link[rel=canonical]', 'href')).toMatch(/^https:\/\/docs\.example\.com\//)
})

test('two builds with different ids differ on every page only in asset names and build id', async () => {
  await using emulator = await startEmulator({ site: { buildId: 'build-1' } })
  await using first = await extractedExport(emulator)
  emulator.setSite({ buildId: 'build-2' })
  await using second = await extractedExport(emulator)
  const pages = pagesOf(first).filter(path => path !== '404.html')
  expect(pages).toHaveLength(3)
  for (const path of pages) {
    const [before, after] = [read(first, path), read(second, path)]
    expect(before.match(HASHED)).toHaveLength(2)
    expect(before).not.toBe(after)
    const normalized = (html: string) => html.replace(HASHED, 'asset').replace(/build-\d/, 'build')
    expect(normalized(before)).toBe(normalized(after))
  }
  const assets = (site: Folder) => filesOf(site).filter(path => path.startsWith('_next/'))
  expect(assets(first)).toHaveLength(4)
  expect(assets(first).filter(path => assets(second).includes(path))).toEqual([])
})

test('changedPages changes the text of these pages only', async () => {
  await using emulator = await startEmulator()
  await using first = await extractedExport(emulator)
  emulator.setSite({ changedPages: ['guides/start'] })
  await using second = await extractedExport(emulator)
  const changed = filesOf(first).filter(path => read(first, path) !== read(second, path))
  expect(changed).toEqual(['guides/start.html', 'guides/start.txt'])
  expect(textsOf(readPage(second, 'guides/start.html'), 'article > p').at(-1)).toBe(
    'This sentence was added to the page.'
  )
})

test('a job keeps the site that was set when it started', async () => {
  await using emulator = await startEmulator({ paused: true, site: { problems: ['noindex'] } })
  const started = emulator.nextRequest('start')
  const exporting = extractedExport(emulator)
  await (
    await started
  ).answered
  emulator.setSite({})
  emulator.resume()
  await using site = await exporting
  expect(pagesOf(site)).toContain('problems/noindex.html')
})
