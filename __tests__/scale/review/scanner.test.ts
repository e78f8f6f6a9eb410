import { expect, test } from '@jest/globals'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SiteReview } from '../../../src/review/checks/site-review.ts'
import { type ScanBatch, SiteScanner } from '../../../src/review/scan/site-scanner.ts'
import { scanOnce } from '../../support/html-oracle.ts'

test('combines large and small batches from a scanner in their order', () => {
  const scanner = new SiteScanner(0)
  const site = new SiteReview()
  const large = Array.from({ length: 120_000 }, (_, i) => `<a href="/?${i}">`).join('')
  const files = {
    'index.html': '<a href=/one>',
    'a.html': `${large}<a href=/two>`,
    '404.html': '<a href=/two><a href=/one>'
  }
  for (const [path, content] of Object.entries(files)) {
    scanner.scan(path, Buffer.from(content))
    site.add(scanner.drain() as ScanBatch)
  }
  const { findings } = site.finish(Object.keys(files), { domain: undefined, basePath: '/', ignore: [] })
  expect(findings.map(({ target, pages }) => [target, pages])).toEqual([
    ['/one', ['404.html', 'index.html']],
    ['/two', ['404.html', 'a.html']]
  ])
})

test('does not keep a page in memory because of values that were read from the page', () => {
  setFlagsFromString('--expose_gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const filler = 'x'.repeat(1_000_000)
  const scanner = new SiteScanner(0)
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 100; i++) {
    const name = `long-enough-to-be-a-slice-${i}`
    const links = `<a id=${name} href=/${name}>x</a><a href=#none-${name}>x</a><base href=/base/${name}>`
    scanner.scan(`${i}.html`, Buffer.from(`<title>${name}</title>${links}&amp;${filler}</a>`))
  }
  const batch = scanner.drain()
  collectGarbage()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000)
  expect(batch?.files).toHaveLength(100)
  expect(batch?.values).toHaveLength(200)
})

test('reads pages of up to 64 MB in pieces, and skips larger pages', () => {
  const scanner = new SiteScanner(0)
  const piece = Buffer.alloc(1024 * 1024, 'text ')
  piece.write('<a href=/x>')
  for (const [path, megabytes] of Object.entries({ 'a.html': 64, 'b.html': 65, 'c.html': 1 })) {
    for (let i = 0; i < megabytes; i++) scanner.keepPiece(path, piece)
    scanner.scanPieces(path)
  }
  const read = scanner.drain()?.files.map(({ type, references }) => `${type} ${references.length}`)
  expect(read).toEqual(['page 1', 'unread 0', 'page 1'])
})

test('includes the end of a long text and the last of many targets in the content digest', () => {
  const targets = Array.from({ length: 20_000 }, (_, i) => `<img src=/${i}-größe.png>`).join('')
  for (const start of ['a'.repeat(300_000), `${targets}<img src=`])
    expect(scanOnce(`${start}x>`).content).not.toBe(scanOnce(`${start}y>`).content)
})
