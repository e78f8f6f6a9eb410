import { expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checksText } from '../../../src/review/checks/findings.ts'
import { Extraction } from '../../../src/export/extract/extraction.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { systemClock } from '../../../src/runtime/clock.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { tarOf, zipOf } from '../../support/tiny-archives.ts'

/** Larger than a batch of the writers, and with something to find at both ends. */
const LARGE = `<a href="/first">x</a>${'<p>text</p>'.repeat(2_000_000)}<a href="/last">x</a>`

const items = [
  { name: 'index.html', content: '<a href="/pages/p1#none">x</a><img src="/missing.png">' },
  { name: 'large.html', content: LARGE },
  ...Array.from({ length: 300 }, (_, i) => ({
    name: `pages/p${i}.html`,
    content: `<title>${i}</title><p id="a">${'text '.repeat(2000)}</p><a href="p${i + 1}"><a href="/gone-${i % 3}">`
  })),
  { name: 'style.css', content: 'a{b:url(font.woff2)}' }
]

async function review(bytes: Buffer, format: 'tar.gz' | 'zip', announcedSize: number) {
  await using folder = await tempFolder()
  const path = join(folder.path, 'archive')
  await writeFile(path, bytes)
  const context = { log: new MemoryLog(), clock: systemClock, signal: new AbortController().signal }
  await using extraction = new Extraction(folder.path, context, {
    domain: undefined,
    basePath: '/',
    ignore: []
  })
  await extraction.begin(announcedSize)
  for (let start = 0; start < bytes.length; start += 1024 * 1024)
    await extraction.write(bytes.subarray(start, start + 1024 * 1024))
  const { review: found } = await extraction.complete({ path, size: bytes.length, sha256: '', format })
  if (found === undefined) throw new Error('the site was not reviewed')
  return { checks: checksText(found.findings), contents: [...found.contents].sort() }
}

test('finds the same in tar and zip, in one thread and in several', async () => {
  const tar = gzipSync(await tarOf(...items))
  const zip = zipOf(...items)
  const reference = await review(tar, 'tar.gz', tar.length)
  const targets = (JSON.parse(reference.checks) as { findings: { target: string }[] }).findings.map(
    ({ target }) => target
  )
  expect(targets).toEqual([
    ...[
      '/first',
      '/gone-0',
      '/gone-1',
      '/gone-2',
      '/last',
      '/pages/p300',
      '/pages/p1#none',
      '/font.woff2',
      '/missing.png',
      '/404.html'
    ]
  ])
  expect(reference.contents).toHaveLength(302)
  expect(await review(tar, 'tar.gz', 1e9)).toEqual(reference)
  expect(await review(zip, 'zip', zip.length)).toEqual(reference)
  expect(await review(zip, 'zip', 1e9)).toEqual(reference)
}, 120_000)
