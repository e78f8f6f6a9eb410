import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { surveySite } from '../../../src/export/prepare/layout/survey.ts'
import { OVERLAP_BYTES, textPieces } from '../../../src/export/receive/extract/text-pieces.ts'
import { tempFolder } from '../../support/temp-folder.ts'

test('reads a file of any size in pieces that overlap by more than an address', async () => {
  const size = 5 * OVERLAP_BYTES
  await using folder = await tempFolder({ a: Buffer.from(Array.from({ length: size }, (_, i) => i % 251)) })
  const file = join(folder.path, 'a')
  for (const pieceBytes of [size + 1, size, size - 1, 2 * OVERLAP_BYTES, OVERLAP_BYTES + 1000]) {
    const pieces: Buffer[] = []
    for await (const piece of textPieces(file, size, pieceBytes)) pieces.push(piece)
    const step = pieceBytes - OVERLAP_BYTES
    const content = Buffer.concat(
      pieces.map((piece, i) => (i === pieces.length - 1 ? piece : piece.subarray(0, step)))
    )
    expect(content.length).toBe(size)
    expect(content.every((byte, i) => byte === i % 251)).toBe(true)
    expect(pieces.every(({ length }) => length <= pieceBytes)).toBe(true)
  }
})

test('counts a file that cannot be read as a file that refers to nothing, and names it', async () => {
  await using folder = await tempFolder({ 'llms.txt': '/a.bin', 'b.bin': 'x' })
  const files = ['llms.txt', 'gone.svg', 'gone/index.html', 'gone.json', 'a.bin', 'b.bin'].map(path => ({
    path,
    size: 1,
    sha256: ''
  }))
  const site = { folder: folder.path, files, basePath: '/', domain: undefined, allowed: new Set<string>() }
  const { leftOut, unread } = await surveySite(site, new AbortController().signal)
  expect([...leftOut.keys()]).toEqual(['gone.json', 'b.bin'])
  expect(unread.map(({ path }) => path)).toEqual(['gone.json', 'gone.svg', 'gone/index.html'])
  for (const { reason } of unread) expect(reason).toContain('ENOENT')
})

test('finds addresses in a text with another encoding', async () => {
  const marked = Buffer.from('\ufeff/a.bin', 'utf16le')
  await using folder = await tempFolder({ 'llms.txt': marked })
  const files = ['llms.txt', 'a.bin'].map(path => ({ path, size: 1, sha256: '' }))
  const site = { folder: folder.path, files, basePath: '/', domain: undefined, allowed: new Set<string>() }
  const { leftOut } = await surveySite(site, new AbortController().signal)
  expect([...leftOut.keys()]).toEqual([])
})

/** Creates a page that repeats the last part of 199 file names, with slashes where the names can begin. */
async function surveyOfRepetition(megabytes: number, signal: AbortSignal) {
  const names = Array.from({ length: 199 }, (_, i) => `d/${'(a'.repeat(i % 100)}/${'(b'.repeat(i)}/x.bin`)
  await using folder = await tempFolder({
    'slow.html': `<p>${'//////////x.bin '.repeat(megabytes * 65_536)}</p>`
  })
  const files = ['slow.html', ...names].map(path => ({ path, size: megabytes * 2 ** 20, sha256: '' }))
  const site = { folder: folder.path, files, basePath: '/', domain: undefined, allowed: new Set<string>() }
  const start = process.cpuUsage()
  const survey = await surveySite(site, signal)
  return { survey, time: process.cpuUsage(start).user / 1000 }
}

test('needs time in proportion to a text that repeats a part of many file names, and says that it was not searched', async () => {
  const { signal } = new AbortController()
  await surveyOfRepetition(1, signal)
  const small = await surveyOfRepetition(4, signal)
  const large = await surveyOfRepetition(8, signal)
  expect(large.time).toBeLessThan(6 * small.time + 1000)
  expect(large.time).toBeLessThan(15_000)
  expect(large.survey.unread).toEqual([
    { path: 'slow.html', reason: 'it repeats parts of file names too often' }
  ])
})

test('stops within two seconds while it searches a large text', async () => {
  const abort = new AbortController()
  let stopped = 0
  setTimeout(() => {
    stopped = performance.now()
    abort.abort(new Error('Timed out'))
  }, 300)
  await expect(surveyOfRepetition(64, abort.signal)).rejects.toThrow('Timed out')
  expect(performance.now() - stopped).toBeLessThan(2000)
})
