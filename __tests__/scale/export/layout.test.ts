import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { fetchFrom } from '../../support/fetching.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { tarGzOf } from '../../support/tiny-archives.ts'

const PAGES = 5_000
const GENERATOR =
  '<meta name="generator" content="Mintlify"><script src="/_next/static/chunks/a.js"></script>'

test('keeps all 5,000 pages of a `mint export` that also contains an unlinked archive of 50 MB', async () => {
  await using folder = await tempFolder()
  const items = Array.from({ length: PAGES }, (_, i) => ({
    name: `guides/group-${i % 100}/page-${i}/index.html`,
    content: `${GENERATOR}<title>Page ${i}</title><a href="/guides/group-${(i + 1) % 100}/page-${(i + 1) % PAGES}">next</a>`
  }))
  const archive = await tarGzOf(
    { name: 'index.html', content: GENERATOR },
    { name: '_next/static/chunks/a.js', content: 'x' },
    { name: 'export.zip', content: Buffer.alloc(50_000_000, 'zip') },
    ...items
  )
  const { fetched, log } = await fetchFrom(archive, join(folder.path, 'out'), { given: { check: 'warn' } })
  expect(fetched.site).toMatchObject({ fileCount: PAGES + 2, pageCount: PAGES + 1 })
  expect(log.text).toContain(
    '5,000 pages moved from x/index.html to x.html, and 1 file that no page refers to was left out'
  )
  expect(fetched.review?.reviewed.checks?.findings.map(({ kind }) => kind)).toEqual(['unfinished'])
}, 240_000)

test('reads a page with many dots, paths and percent-encoded bytes in 15 s of CPU time', async () => {
  await using folder = await tempFolder()
  const names = Array.from({ length: 2000 }, (_, i) => ({ name: `src/file-${i}.ts`, content: 'x' }))
  const text = `${'.'.repeat(2_000_000)}x ${'/src/'.repeat(200_000)} ${'%E0%A4'.repeat(100_000)}`
  const archive = await tarGzOf(
    { name: 'index.html', content: GENERATOR },
    { name: '_next/static/chunks/a.js', content: 'x' },
    { name: 'a/index.html', content: `${GENERATOR}<p>${text} <a href=/src/file-7.ts>file</a></p>` },
    ...names
  )
  const start = process.cpuUsage()
  const { fetched } = await fetchFrom(archive, join(folder.path, 'out'))
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(15)
  expect(fetched.site?.fileCount).toBe(4)
}, 240_000)
