import { expect, jest, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { extract, WITH_THREADS } from '../support/extracting.ts'
import { tarGzOf, tarOf, withHeader, withLongName, zipOf } from '../support/tiny-archives.ts'

jest.setTimeout(120_000)

const page = { name: 'index.html', content: '<h1>Home</h1>' }

/** What real writers produce, although a strict reader could refuse it. */
const accepted: { what: string; make: () => Buffer | Promise<Buffer>; files?: string[] }[] = [
  { what: 'tar.zst', make: async () => zstdCompressSync(await tarOf(page)) },
  {
    what: 'the root folder as "/", as Python writes it',
    make: async () => await tarGzOf({ name: '/', type: 'directory' }, page)
  },
  {
    what: 'the root folder as "./"',
    make: async () => await tarGzOf({ name: './', type: 'directory' }, { ...page, name: './index.html' })
  },
  { what: 'the label of a tar volume', make: async () => await withHeader('V', '', page) },
  {
    what: 'a global PAX header, as git archive writes it',
    make: async () => await withHeader('g', '19 comment=0123abc\n', page)
  },
  {
    what: 'a GNU long name',
    make: async () => await withLongName(`${'long/'.repeat(40)}index.html`),
    files: [`${'long/'.repeat(40)}index.html`]
  },
  {
    what: 'a PAX record with an empty path, which means the path of the header',
    make: async () => await withHeader('x', '8 path=\n', page)
  },
  {
    what: 'a tar with a single block of zeros at its end',
    make: async () => gzipSync((await tarOf(page)).subarray(0, -512))
  },
  {
    what: 'a tar without an end-of-archive marker in a gzip, whose checksum shows that it is complete',
    make: async () => gzipSync((await tarOf(page)).subarray(0, 1024))
  },
  {
    what: 'zeros after the end record of a zip, as bsdtar writes them',
    make: () => Buffer.concat([zipOf(page), Buffer.alloc(9000)])
  },
  {
    what: 'a comment at the end of a zip',
    make: () => {
      const zip = zipOf(page)
      zip.writeUInt16LE(5, zip.length - 2)
      return Buffer.concat([zip, Buffer.from('hello')])
    }
  },
  {
    what: 'modes without a meaning in a zip that was not made on Unix',
    make: () => zipOf({ ...page, maker: 0, mode: 0o120777 })
  }
]

test.each(accepted)('extracts $what', async ({ make, files = ['index.html'] }) => {
  const bytes = await make()
  for (const announcedSize of [bytes.length, WITH_THREADS]) {
    const { tree } = await extract(bytes, { announcedSize })
    expect(Object.keys(tree)).toEqual(files)
    if (files[0] === 'index.html') expect(tree['index.html']).toBe(hash('sha256', page.content))
  }
})
