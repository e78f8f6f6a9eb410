import { expect, jest, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { extract, WITH_THREADS } from '../support/extracting.ts'
import { tarGzOf, tarOf, withHeader, withLongName, zipOf } from '../support/tiny-archives.ts'

jest.setTimeout(120_000)

const page = { name: 'index.html', content: '<h1>Home</h1>' }
const tar = await tarOf(page)

const LONG = `${'long/'.repeat(40)}index.html`

function withComment(zip: Buffer, comment: string): Buffer {
  zip.writeUInt16LE(comment.length, zip.length - 2)
  return Buffer.concat([zip, Buffer.from(comment)])
}

/** What real writers produce, although a strict reader could refuse it. */
const accepted: [what: string, archive: Buffer, file?: string][] = [
  ['the root folder as "/", as Python writes it', await tarGzOf({ name: '/', type: 'directory' }, page)],
  [
    'the root folder as "./"',
    await tarGzOf({ name: './', type: 'directory' }, { ...page, name: './index.html' })
  ],
  ['the label of a tar volume', await withHeader('V', '', page)],
  ['a global PAX header, as git archive writes it', await withHeader('g', '19 comment=0123abc\n', page)],
  ['a GNU long name', await withLongName(LONG), LONG],
  [
    'a PAX record with an empty path, which means the path of the header',
    await withHeader('x', '8 path=\n', page)
  ],
  ['a tar with a single block of zeros at its end', gzipSync(tar.subarray(0, -512))],
  [
    'a tar without an end-of-archive marker in a gzip, whose checksum shows that it is complete',
    gzipSync(tar.subarray(0, 1024))
  ],
  [
    'zeros after the end record of a zip, as bsdtar writes them',
    Buffer.concat([zipOf(page), Buffer.alloc(9000)])
  ],
  ['a comment at the end of a zip', withComment(zipOf(page), 'hello')],
  ['modes without a meaning in a zip that was not made on Unix', zipOf({ ...page, maker: 0, mode: 0o120777 })]
]

test.each(accepted)('extracts %s', async (_, bytes, file = 'index.html') => {
  const content = file === LONG ? 'x' : page.content
  for (const announcedSize of [bytes.length, WITH_THREADS]) {
    const { tree } = await extract(bytes, { announcedSize })
    expect(tree).toEqual({ [file]: hash('sha256', content) })
  }
})
