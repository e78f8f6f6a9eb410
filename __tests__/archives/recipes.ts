import { gzipSync } from 'node:zlib'
import {
  checksumOf,
  tarGzOf,
  type TarItem,
  tarOf,
  withHeader,
  withLongName,
  type ZipItem,
  zipOf
} from '../support/tiny-archives.ts'

type Make = () => Buffer | Promise<Buffer>

/** `names` is the entry that the error must name, `says` another part of the error. */
export type Recipe = [what: string, make: Make, expected?: { names?: string; says?: string }]

const fine = { name: 'index.html', content: '<h1>fine</h1>' }
const file = (name: string) => ({ name, content: 'x' })
const large = { ...fine, content: Buffer.alloc(17 << 20, 'ab') }
const zeros = Buffer.alloc(80 << 20)

const targz =
  (...items: TarItem[]): Make =>
  async () =>
    await tarGzOf(...items)

const zip =
  (...items: ZipItem[]): Make =>
  () =>
    zipOf(...items)

/** What becomes of a tar of these entries. */
const tar =
  (change: (tar: Buffer) => Buffer, ...items: TarItem[]): Make =>
  async () =>
    change(await tarOf(...items))

/** A tar.gz with this PAX header. */
const pax =
  (body: string | Buffer, item: TarItem = fine): Make =>
  async () =>
    gzipSync(await withHeader('x', body, item))

const names = (name: string) => ({ names: name })

/** How to make an archive that must be refused, by the code of its error. */
export const recipes: Record<string, Recipe[]> = {
  'entry-path-absolute': [
    ['tar', targz(fine, file('/etc/cron.d/x')), names('/etc/cron.d/x')],
    ['zip', zip(fine, file('/etc/cron.d/x')), names('/etc/cron.d/x')]
  ],
  'entry-path-parent': [
    ['at the beginning, tar', targz(fine, file('../evil.sh')), names('../evil.sh')],
    ['in the middle, tar', targz(file('a/../../evil.sh')), names('a/../../evil.sh')],
    ['at the end, a folder', targz({ name: 'a/..', type: 'directory' })],
    ['in a long name of GNU or PAX', targz(file(`${'long/'.repeat(30)}../`.repeat(3) + 'x'))],
    ['in a PAX header', targz({ ...file('plain'), pax: { path: '../../evil' } }), names('../../evil')],
    ['zip', zip(fine, file('../evil.sh')), names('../evil.sh')]
  ],
  'entry-path-backslash': [
    ['zip', zip(file('..\\..\\evil.bat')), names('..\\\\..\\\\evil.bat')],
    ['a PAX header', targz({ ...file('x'), pax: { path: '..\\evil.bat' } }), names('..\\\\evil.bat')]
  ],
  'entry-path-drive': [
    ['tar', targz(file('C:/Windows/evil.dll')), names('C:/Windows/evil.dll')],
    ['zip, without a slash', zip(file('c:evil.dll')), names('c:evil.dll')],
    ['tar, behind a dot, as `tar .` writes names', targz(file('./x:y;z.html')), names('./x:y;z.html')]
  ],
  'entry-path-characters': [
    [
      'a line break that would forge a line of the log',
      targz(file('a\n::error::b')),
      names('a\\n::error::b')
    ],
    ['a zero byte', zip(file('index.html\0.png'))],
    ['bytes that are no UTF-8', zip({ name: Buffer.from([0x61, 0xff, 0xfe]), content: 'x' })]
  ],
  'entry-path-long': [
    ['a name of 300 bytes', targz(file(`a/${'n'.repeat(300)}`))],
    ['60,000 levels in a PAX header', targz({ ...file('x'), pax: { path: 'a/'.repeat(60_000) + 'x' } })],
    ['60,000 levels in a GNU long name', async () => gzipSync(await withLongName('a/'.repeat(60_000) + 'x'))],
    ['30,000 levels in a zip', zip(file('a/'.repeat(30_000) + 'x'))],
    ['129 levels', targz(file('a/'.repeat(128) + 'x'))],
    ['more than 4,096 bytes in a hundred levels', zip(file(`${'n'.repeat(41)}/`.repeat(100) + 'x'))]
  ],
  'entry-is-link': [
    ['symbolic', targz(fine, { name: 'link', type: 'symlink', linkname: '/etc/passwd' }), names('link')],
    [
      'symbolic, then a file through it',
      targz({ name: 'out', type: 'symlink', linkname: '/tmp' }, file('out/evil')),
      names('out')
    ],
    ['hard', targz(fine, { name: 'hard', type: 'link', linkname: 'index.html' }), names('hard')],
    ['zip', zip({ name: 'link', content: '/etc/passwd', mode: 0o120777 }), names('link')]
  ],
  'entry-is-special': [
    ['a character device', targz({ name: 'null', type: 'character-device' }), names('null')],
    ['a block device', targz({ name: 'sda', type: 'block-device' })],
    ['a pipe', targz({ name: 'pipe', type: 'fifo' })],
    ['zip', zip({ name: 'pipe', mode: 0o010644 }), names('pipe')]
  ],
  'archive-sparse': [
    ['the type of old GNU tar', tar(tar => retyped(tar, 'S'), file('odd')), names('odd')],
    ...Object.entries({
      '0.0': { 'GNU.sparse.size': '9', 'GNU.sparse.numblocks': '1', 'GNU.sparse.offset': '8' },
      '0.1': { 'GNU.sparse.name': 'odd', 'GNU.sparse.size': '9', 'GNU.sparse.map': '8,1' },
      '1.0': { 'GNU.sparse.major': '1', 'GNU.sparse.minor': '0', 'GNU.sparse.name': 'odd' }
    }).map(([version, fields]): Recipe => {
      const item = { ...file('./GNUSparseFile.0/odd'), pax: fields }
      return [`the PAX format ${version}`, targz(fine, item), names(item.name)]
    })
  ],
  'entry-file-as-folder': [
    ['a file below a file', targz(file('a'), file('a/b')), names('a/b')],
    ['a file in the place of a folder', targz(file('a/b'), file('a')), names('a')],
    ['a file in the place of the site', targz(file('./.'))],
    ['zip', zip(file('a'), file('a/b')), names('a/b')]
  ],
  'entry-duplicate': [
    ['tar', targz(fine, file('index.html')), names('index.html')],
    ['spelled differently', targz(fine, file('.//index.html')), names('.//index.html')],
    ['zip', zip(fine, fine), names('index.html')]
  ],
  'entry-case-clash': [
    ['of files', targz(fine, file('INDEX.html')), names('INDEX.html')],
    ['of folders', targz(file('docs/a'), file('Docs/b')), names('Docs/b')],
    ['of accents', targz(file('caf\u00e9'), file('cafe\u0301'))]
  ],
  'entry-encrypted': [
    ['zip', zip({ ...fine, stored: true, lies: { flags: 0x801, packedSize: 25 } }), names('index.html')]
  ],
  'entry-compression-unknown': [
    ['bzip2 in a zip', zip({ ...fine, lies: { method: 12 } }), names('index.html')]
  ],
  'entry-overlap': [
    ['two entries of the same bytes', zip(file('a'), { ...file('b'), lies: { offset: 0 } })],
    [
      'an entry inside of another',
      zip({ name: 'a', content: 'x'.repeat(100), stored: true }, { name: 'b', lies: { offset: 40 } })
    ],
    [
      'an entry that reaches into the directory',
      zip({ name: 'a', content: 'xy', stored: true, lies: { size: 60, packedSize: 60 } }),
      names('a')
    ],
    [
      'no header where one should be',
      zip({
        name: 'a',
        content: 'x'.repeat(100),
        stored: true,
        lies: { offset: 5, size: 10, packedSize: 10 }
      }),
      names('a')
    ]
  ],
  'entry-checksum': (
    [
      ['a wrong CRC of a deflated file', zip({ ...fine, lies: { crc: 1 } })],
      ['a wrong CRC of a stored file', zip({ ...fine, stored: true, lies: { crc: 1 } })],
      ['a file longer than it says', zip({ ...fine, content: 'x'.repeat(9999), lies: { size: 10 } })],
      ['a file shorter than it says', zip({ ...fine, lies: { size: 10_000 } })],
      ['a large file longer than it says', zip({ ...large, lies: { size: large.content.length - 1 } })],
      ['a wrong CRC of a large file', zip({ ...large, lies: { crc: 1 } })],
      ['broken bytes', () => flipped(zipOf({ ...fine, content: 'a long text '.repeat(99) }), 45)]
    ] as const
  ).map(([what, make]) => [what, make, names('index.html')]),
  'archive-empty': [
    ['tar.gz', targz()],
    ['tar', tar(tar => tar)],
    ['folders alone', targz({ name: 'a/', type: 'directory' })],
    ['zip', zip()]
  ],
  'archive-corrupt': [
    ['a wrong checksum of gzip', tar(tar => flipped(gzipSync(tar), -6), fine)],
    ['a gzip that is cut off', tar(tar => gzipSync(tar).subarray(0, -10), fine)],
    ['something behind the gzip', tar(tar => Buffer.concat([gzipSync(tar), Buffer.from('more')]), fine)],
    [
      'a tar that is cut off in a file',
      tar(tar => tar.subarray(0, 2048), { ...fine, content: 'x'.repeat(5000) })
    ],
    ['a tar header with a wrong checksum', tar(tar => flipped(tar, 1024), fine, file('b'))],
    ['a tar that is cut off in a header', tar(tar => gzipSync(tar.subarray(0, 1024 + 100)), fine)],
    ['a tar without an end-of-archive marker', tar(tar => tar.subarray(0, 1024), fine)],
    [
      'a gzip that ends with an extended header',
      async () => gzipSync((await withLongName(`${'long/'.repeat(40)}index.html`)).subarray(0, 1024))
    ],
    [
      'a tar with a block of zeros instead of a header',
      tar(tar => gzipSync(tar.fill(0, 1024, 1536)), fine, file('b'), file('c'))
    ],
    ['a PAX record with a wrong length', pax('99 path=a\n')],
    ['a PAX record with no length', pax('path=a\n')],
    ['a PAX record with no line break', pax('9 path=ab')],
    ['a PAX record with no equals sign', pax('7 path\n')],
    ['a PAX record with bytes after the records', pax('11 path=ab\nzz')],
    ['a PAX record with a size that is not a number', pax('11 size=1x\n')],
    ['two PAX headers for one entry', pax('10 path=a\n', { ...file('x'), pax: { path: 'b' } })],
    [
      'a PAX header without an entry',
      async () => {
        const tar = await withHeader('x', '10 path=a\n', fine)
        return gzipSync(Buffer.concat([tar.subarray(0, 1024), Buffer.alloc(1024)]))
      }
    ],
    ['a PAX header of two megabytes', pax(Buffer.alloc(2 << 20, 'x'))],
    [
      'a zip with more entries than its end record says',
      () => {
        const zip = zipOf(fine, file('b.html'))
        zip.writeUInt32LE(0x10001, zip.length - 14)
        return zip
      }
    ],
    [
      'a zip whose directory ends before the end record',
      () => {
        const zip = zipOf(fine)
        return Buffer.concat([zip.subarray(0, -22), Buffer.alloc(4), zip.subarray(-22)])
      }
    ],
    [
      'a zip with two names for one entry',
      () => {
        const zip = zipOf(fine)
        zip.write('INDEX', 30)
        return zip
      }
    ],
    ['a zip without its end', () => zipOf(fine).subarray(0, -22)],
    ['a zip with a broken directory', () => flipped(zipOf(fine), -22 - 46 - 10)]
  ],
  'archive-without-pages': [
    ['tar.gz', targz(file('style.css'))],
    ['zip', zip(file('a/readme.txt'))]
  ],
  'archive-expands-too-much': [
    ['tar.gz of zeros', tar(tar => gzipSync(tar, { level: 9 }), { name: 'zeros', content: zeros })],
    [
      'zeros behind the end of the tar',
      tar(tar => gzipSync(Buffer.concat([tar, zeros]), { level: 9 }), fine)
    ],
    ['zip', zip({ name: 'zeros', content: zeros })]
  ],
  'archive-too-large': [
    ['a zip that promises 21 GB', zip({ ...file('huge'), lies: { size: 21e9 }, zip64: true })]
  ],
  'archive-format-unknown': [
    ['an HTML page', () => Buffer.from('<!doctype html><title>Sign in</title>')],
    [
      'an error document of the store',
      () => Buffer.from('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>')
    ],
    ['a zstd file', () => Buffer.from('28b52ffd24', 'hex'), { says: 'a zstd file' }],
    ['a 7z archive', () => Buffer.from('377abcaf271c0004', 'hex'), { says: 'a 7z archive' }],
    ['nothing', () => Buffer.alloc(0)],
    ['gzip of something else', () => gzipSync('just text')],
    ['gzip in gzip', tar(tar => gzipSync(gzipSync(tar)), fine)]
  ]
}

/** With one byte changed. */
function flipped(archive: Buffer, at: number): Buffer {
  const changed = Buffer.from(archive)
  const index = at < 0 ? archive.length + at : at
  changed[index] = (changed[index] ?? 0) ^ 0xff
  return changed
}

/** With another type of its first entry, and the checksum that belongs to it. */
function retyped(tar: Buffer, type: string): Buffer {
  tar.write(type, 156, 'latin1')
  tar.write(`${checksumOf(tar).toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return tar
}
