import { describe, expect, test } from '@jest/globals'
import { compareManifests } from '../../../src/review/changes.ts'
import { renderReport } from '../../../src/review/report/report.ts'
import { tilesOf } from '../../../src/review/report/size-tree.ts'
import { squarify } from '../../../src/review/report/treemap.ts'
import { reportData } from '../../support/report-data.ts'

describe('report.html', () => {
  test('is the same text for the same data', () => {
    expect(renderReport(reportData({ pages: 50, findings: 20 }))).toBe(
      renderReport(reportData({ pages: 50, findings: 20 }))
    )
  })

  test('stays small when every path and target is as long as possible', () => {
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
        hosts: files.map(({ path }) => ({ host: path, links: 1, resources: 1 })),
        titles: new Map(files.map(({ path }) => [path, path]))
      }
    })
    expect(Buffer.byteLength(html)).toBeLessThan(2_000_000)
    expect(html).toMatch(/[\d,]+ more are not shown here/)
  })

  test('says so when nothing was found, compared or checked', () => {
    const data = reportData({ pages: 10, findings: 0 })
    expect(renderReport(data)).toContain('No broken links')
    const first = { ...data, previous: undefined, changes: compareManifests(undefined, []) }
    expect(renderReport(first)).toContain('This is the first export')
    expect(renderReport({ ...data, review: undefined })).toContain('was not checked')
  })
})

describe('the treemap', () => {
  const sizes = [600, 500, 90, 40, 40, 10, 1]
  const places = squarify(sizes, 300, 200)

  test('gives every tile an area in proportion to its size', () => {
    const total = sizes.reduce((sum, size) => sum + size, 0)
    for (const [i, { width, height }] of places.entries()) {
      expect((width * height) / 60_000).toBeCloseTo((sizes[i] ?? 0) / total, 6)
    }
  })

  test('places all tiles inside, without overlaps', () => {
    for (const [i, a] of places.entries()) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width < 300.001 && a.y + a.height < 200.001).toBe(true)
      for (const b of places.slice(i + 1)) {
        const isApart =
          a.x + a.width <= b.x + 1e-6 ||
          b.x + b.width <= a.x + 1e-6 ||
          a.y + a.height <= b.y + 1e-6 ||
          b.y + b.height <= a.y + 1e-6
        expect(isApart).toBe(true)
      }
    }
  })

  test('splits the largest folders first', () => {
    const files = [
      ...Array.from({ length: 5 }, (_, i) => ({ path: `big/file-${i}`, size: 100 })),
      ...Array.from({ length: 5 }, (_, i) => ({ path: `small/file-${i}`, size: 1 }))
    ]
    const tiles = tilesOf(files, [{ path: 'small/file-0', size: 2 }], 6)
    expect(tiles.map(({ path }) => path)).toEqual([0, 1, 2, 3, 4].map(i => `big/file-${i}`).concat('small/'))
    expect(tiles.at(-1)).toEqual({ path: 'small/', size: 5, previousSize: 2, files: 5 })
  })
})
