import { describe, expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { compareManifests } from '../../../src/review/changes.ts'
import { largestGrowth, pairFiles } from '../../../src/review/growth.ts'
import { escapeHtml } from '../../../src/review/report/html.ts'
import { renderReport } from '../../../src/review/report/report.ts'
import { tilesOf } from '../../../src/review/report/size-tree.ts'
import { treemapSvg } from '../../../src/review/report/treemap.ts'
import { hostileReportData, reportData } from '../../support/report-data.ts'

test('report.html stays small when every path and target is as long as possible', () => {
  const data = reportData({ pages: 0, findings: 0 })
  const long = (i: number) => `${'&'.repeat(4000)}${i}.html`
  const files = Array.from({ length: 3000 }, (_, i) => ({ path: long(i), size: 1000 + i, sha256: 'x' }))
  const html = renderReport({
    ...data,
    files,
    previous: { files: [], findings: [] },
    changes: compareManifests([], files),
    review: {
      findings: files.map(({ path }) => ({ kind: 'broken-link', target: path, count: 1, pages: [path] })),
      ignored: 0,
      hosts: files.map(({ path }) => ({ host: path, links: 1, resources: 1 })),
      titles: new Map(files.map(({ path }) => [path, path]))
    }
  })
  expect(Buffer.byteLength(html)).toBeLessThan(2_000_000)
  expect(html).toMatch(/[\d,]+ more are not shown here/)
})

test('report.html shows the lines of a failure as a list', () => {
  const failure =
    'The check found 2 problems. Nothing was delivered.\n- broken-link /a on x.html\n- and 1 <more>'
  const html = renderReport({ ...reportData({ pages: 5, findings: 2 }), failure })
  expect(html).toContain(
    '<p>The check found 2 problems. Nothing was delivered.</p><ul><li>broken-link /a on x.html</li><li>and 1 &lt;more&gt;</li></ul>'
  )
  expect(html).not.toContain('\uFFFD')
})

test('report.html allows no script but its own', () => {
  const html = renderReport(reportData({ pages: 5, findings: 2 }))
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(html).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'`)
})

const kB = (path: string, size: number) => ({ path, size: size * 1000 })

test('growth treats a file whose name differs only in its build hash as the same file', () => {
  const before = [kB('search-3f9a2c1b8e7d.json', 67), kB('a.html', 5), kB('_next/static/abc123/x.js', 9)]
  const now = [kB('search-77aa2c1b8e7d.json', 67.1), kB('a.html', 8), kB('_next/static/def456/x.js', 9)]
  expect(largestGrowth(now, before, 5)).toEqual([{ ...kB('a.html', 8), previousSize: 5000, growth: 3000 }])
  expect(pairFiles(now, before).gone).toEqual([])
})

test('growth pairs files that have only a hash for a name in the order of their sizes', () => {
  const before = [kB('c/3f9a2c1b8e7d.js', 10), kB('c/1a2b3c4d5e6f.js', 30), kB('c/9f8e7d6c5b4a.js', 1)]
  const now = [kB('c/aa11bb22cc33.js', 32), kB('c/dd44ee55ff66.js', 10)]
  const { files, gone } = pairFiles(now, before)
  expect(files.map(({ size, previousSize }) => [size, previousSize])).toEqual([
    [32_000, 30_000],
    [10_000, 10_000]
  ])
  expect(gone).toEqual([kB('c/9f8e7d6c5b4a.js', 1)])
})

test('growth has no row for a few bytes and for page data', () => {
  expect(largestGrowth([{ path: 'a.html', size: 1999 }], [kB('a.html', 1)], 5)).toEqual([])
  expect(largestGrowth([kB('a.html', 2)], [kB('a.html', 1)], 5)).toHaveLength(1)
  const next = [kB('_next/x.js', 5), kB('a.html', 5)]
  const grown = largestGrowth([...next, kB('a.txt', 90)], [...next, kB('a.txt', 10)], 5)
  expect(grown).toEqual([])
})

test('growth colors a renamed file of the treemap by its own growth', () => {
  const tiles = tilesOf([kB('a-3f9a2c1b8e7d.js', 10)], [kB('a-77aa2c1b8e7d.js', 10)], 5)
  expect(tiles).toMatchObject([{ path: 'a-3f9a2c1b8e7d.js', size: 10_000, previousSize: 10_000, files: 1 }])
})

describe('a report about a hostile site', () => {
  const HOSTILE = `"><script>alert(1)</script><img src=https://evil.example/x onerror=alert(1)>'&lt;`
  const { data, path } = hostileReportData(HOSTILE, `${HOSTILE}\u202Eevil\0`)
  const html = renderReport(data)
  const elements: DefaultTreeAdapterTypes.Element[] = []
  const texts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) elements.push(node)
    if (node.nodeName === '#text') texts.push((node as DefaultTreeAdapterTypes.TextNode).value)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))

  test('has no element and no attribute that the site brought', () => {
    const names = new Set(elements.map(({ tagName }) => tagName))
    for (const name of ['img', 'iframe', 'object', 'form']) expect(names).not.toContain(name)
    // The report's own, which says that links open beside it.
    const bases = elements.filter(({ tagName }) => tagName === 'base')
    expect(bases.map(({ attrs }) => attrs)).toEqual([[{ name: 'target', value: '_blank' }]])
    for (const { tagName, childNodes } of elements) {
      if (tagName !== 'script') continue
      expect(JSON.stringify(childNodes.map(node => ('value' in node ? node.value : '')))).not.toContain(
        'alert'
      )
    }
    const attributes = elements.flatMap(({ attrs }) => attrs)
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
    const outside = attributes.filter(({ name, value }) => name !== 'href' && value.includes('evil.example'))
    expect(outside).toEqual([])
  })

  test('shows its names as text, and no time that is none', () => {
    expect(html).not.toContain('NaN')
    expect(texts.filter(text => text === HOSTILE).length).toBeGreaterThanOrEqual(5)
    expect(texts).toContain(path)
    expect(texts).toContain(`${HOSTILE}\uFFFDevil\uFFFD`)
    expect(texts).toContain(`Site report: ${HOSTILE} ${HOSTILE}`.slice(0, 13 + 200))
  })
})

test.each([
  [`<a href="x">'&`, '&lt;a href=&quot;x&quot;&gt;&#39;&amp;'],
  ['a\u202Eb\u2066c\u0000d\ud800e', 'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe'],
  ['größe 日本', 'größe 日本']
])('escapes %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
})

const svgOf = (size: number, previousSize: number | undefined, path = 'a.js', width = 300, height = 200) =>
  treemapSvg([{ path, size, previousSize, files: 7 }], width, height, 'wide')

test.each([
  [1000, undefined, 'plain'],
  [1000, 0, 'new'],
  [1000, 1000, 'same'],
  [1004, 1000, 'same'],
  [1006, 1000, 'grown'],
  [1250, 1000, 'grown'],
  [1260, 1000, 'grown much'],
  [990, 1000, 'shrunk']
])(
  'the picture of the treemap colors a file of %i bytes that had %p as %s',
  (size, previousSize, className) => {
    expect(/rect class="([^"]*)"/.exec(svgOf(size, previousSize))?.[1]).toBe(className)
  }
)

test('the picture of the treemap has a gap between tiles, and the labels in their corner', () => {
  const tiles = [
    { path: 'a.js', size: 3, previousSize: 3, files: 1 },
    { path: 'b.js', size: 1, previousSize: 1, files: 1 }
  ]
  const tile = (x: number, name: string, width: number) =>
    `<g><title>${name} · ${width === 298 ? 3 : 1} B</title><rect class="same" x="${x + 1}" y="1" width="${width}" height="98" rx="3"/><text class="name" x="${x + 6}" y="17">${name}</text><text class="size" x="${x + 6}" y="33">${width === 298 ? 3 : 1} B</text></g>`
  expect(treemapSvg(tiles, 400, 100, 'wide')).toBe(
    `<svg class="treemap wide" viewBox="0 0 400 100" role="img" aria-label="Size of folders and files">${tile(0, 'a.js', 298)}${tile(300, 'b.js', 98)}</svg>`
  )
  expect(treemapSvg(tiles, 4, 1, 'thin')).toContain('x="4" y="1" width="0.5" height="0.5"')
})

test.each([
  [3000, 1000, 'a.js', 'a.js · 3.0 kB (+2.0 kB)'],
  [1000, 3000, 'a.js', 'a.js · 1.0 kB (−2.0 kB)'],
  [1000, 0, 'a.js', 'a.js · 1.0 kB (new)'],
  [1000, 1000, 'd/', 'd/ · 1.0 kB · 7 files']
])(
  'the picture of the treemap says that %i bytes, before %i, of %s are %s',
  (size, previousSize, path, title) => {
    expect(/<title>([^<]*)<\/title>/.exec(svgOf(size, previousSize, path))?.[1]).toBe(title)
  }
)

test.each([
  ['folder/name.js', 300, 200, ['name.js', '1.0 kB']],
  ['folder/', 300, 200, ['folder/', '1.0 kB']],
  ['folder/name.js', 300, 38, ['name.js', '1.0 kB']],
  ['folder/name.js', 300, 37, ['name.js']],
  ['folder/name.js', 300, 22, ['name.js']],
  ['folder/name.js', 300, 21, []],
  ['folder/name.js', 52, 200, ['name']],
  ['folder/names.html', 52, 200, ['names']],
  ['folder/name.js', 51, 200, []],
  ['page-325.html', 60, 200, ['…e-325', '1.0 kB']],
  ['a-very-long-name.js', 100, 200, ['…-long-name', '1.0 kB']]
])('the picture of the treemap writes of %s what has room in %i × %i', (path, width, height, labels) => {
  const texts = svgOf(1000, 1000, path, width, height).matchAll(/<text[^>]*>([^<]*)</g)
  expect([...texts].map(([, text]) => text)).toEqual(labels)
})

test('the treemap has no tile for an empty file, and one for a single byte', () => {
  const sized = (path: string, size: number) => ({ path, size })
  expect(
    tilesOf([sized('empty.js', 0), sized('one.js', 1), sized('d/none.js', 0)], undefined, 9)
  ).toMatchObject([{ path: 'one.js', size: 1, previousSize: undefined, files: 1 }])
  // A folder whose files are gone is not shown, and what is gone counts for its folder.
  const now = [sized('a/x.js', 5), sized('a/y.js', 7)]
  const before = [sized('a/x.js', 5), sized('a/z.css', 9), sized('b/z.js', 9)]
  expect(tilesOf(now, before, 1)).toMatchObject([{ path: 'a/', size: 12, previousSize: 14, files: 2 }])
  expect(tilesOf(now, before, 4).map(({ path }) => path)).toEqual(['a/y.js', 'a/x.js'])
})

test('the treemap splits no folder that would give more tiles than wanted', () => {
  const files = ['a/1', 'a/2', 'a/3', 'b/1', 'b/2'].map(path => ({ path, size: 10 }))
  const paths = (max: number) => tilesOf(files, undefined, max).map(({ path }) => path)
  expect(paths(2)).toEqual(['a/', 'b/'])
  expect(paths(3)).toEqual(['a/', 'b/1', 'b/2'])
  expect(paths(4)).toEqual(['b/', 'a/1', 'a/2', 'a/3'])
  expect(paths(5)).toEqual(['a/1', 'a/2', 'a/3', 'b/1', 'b/2'])
  // What has no tile of its own is in the last one, so that the area is that of the site.
  const many = [...files, { path: 'c', size: 9 }, { path: 'd', size: 5 }]
  expect(tilesOf(many, [{ path: 'd', size: 2 }], 3)).toMatchObject([
    { path: 'a/', size: 30 },
    { path: 'b/', size: 20 },
    { path: '2 more files', size: 14, previousSize: 2, files: 2 }
  ])
})

test('the treemap splits the largest folders first', () => {
  const files = [
    ...Array.from({ length: 5 }, (_, i) => ({ path: `big/file-${i}`, size: 100 })),
    ...Array.from({ length: 5 }, (_, i) => ({ path: `small/file-${i}`, size: 1 }))
  ]
  const tiles = tilesOf(files, [{ path: 'small/file-0', size: 2 }], 6)
  expect(tiles.map(({ path }) => path)).toEqual([0, 1, 2, 3, 4].map(i => `big/file-${i}`).concat('small/'))
  expect(tiles.at(-1)).toMatchObject({ path: 'small/', size: 5, previousSize: 2, files: 5 })
})
