import { gzipSync } from 'node:zlib'
import { tarGzOf, type TarItem, tarOf, withLongName, type ZipItem, zipOf } from '../support/tiny-archives.ts'

type Make = () => Buffer | Promise<Buffer>

/** `named`: the entry name that the error message must contain. */
type Recipe = [what: string, make: Make, named?: string]

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

/** Creates a tar of the given entries, and changes its bytes. */
const tar =
  (change: (tar: Buffer) => Buffer, ...items: TarItem[]): Make =>
  async () =>
    change(await tarOf(...items))

/** Recipes for archives that must be rejected, by error code. */
export const recipes: Record<string, Recipe[]> = {
  'entry-path-absolute': [
    ['an absolute path in a tar', targz(fine, file('/etc/cron.d/x')), '/etc/cron.d/x'],
    ['an absolute path in a zip', zip(fine, file('/etc/cron.d/x')), '/etc/cron.d/x']
  ],
  'entry-path-parent': [
    ['`..` at the start of a path', targz(fine, file('../evil.sh')), '../evil.sh'],
    ['`..` in the middle of a path', targz(file('a/../../evil.sh')), 'a/../../evil.sh'],
    ['`..` at the end of a folder path', targz({ name: 'a/..', type: 'directory' })],
    ['`..` in a long name', targz(file(`${'long/'.repeat(30)}../`.repeat(3) + 'x'))],
    ['`..` in a PAX header', targz({ ...file('plain'), pax: { path: '../../evil' } }), '../../evil'],
    ['`..` in a zip', zip(fine, file('../evil.sh')), '../evil.sh']
  ],
  'entry-path-backslash': [
    ['a backslash in a zip', zip(file('..\\..\\evil.bat')), '..\\\\..\\\\evil.bat'],
    ['a backslash in a PAX header', targz({ ...file('x'), pax: { path: '..\\evil.bat' } }), '..\\\\evil.bat']
  ],
  'entry-path-drive': [
    ['a drive in a tar', targz(file('C:/Windows/evil.dll')), 'C:/Windows/evil.dll'],
    ['a drive with no slash in a zip', zip(file('c:evil.dll')), 'c:evil.dll'],
    ['a drive after the `./` that `tar .` adds', targz(file('./x:y;z.html')), './x:y;z.html']
  ],
  'entry-path-characters': [
    ['a line break that would add a line to the log', targz(file('a\n::error::b')), 'a\\n::error::b'],
    ['a zero byte', zip(file('index.html\0.png'))],
    ['bytes that are not valid UTF-8', zip({ name: Buffer.from([0x61, 0xff, 0xfe]), content: 'x' })]
  ],
  'entry-path-long': [
    ['a name of 300 bytes', targz(file(`a/${'n'.repeat(300)}`))],
    ['a PAX path of 60,000 folders', targz({ ...file('x'), pax: { path: 'a/'.repeat(60_000) + 'x' } })],
    ['a long name of 60,000 folders', async () => gzipSync(await withLongName('a/'.repeat(60_000) + 'x'))],
    ['a path of 30,000 folders in a zip', zip(file('a/'.repeat(30_000) + 'x'))]
  ],
  'entry-is-link': [
    ['a symbolic link', targz(fine, { name: 'link', type: 'symlink', linkname: '/etc/passwd' }), 'link'],
    [
      'a symbolic link, and a file whose path contains the link',
      targz({ name: 'out', type: 'symlink', linkname: '/tmp' }, file('out/evil')),
      'out'
    ],
    ['a hard link', targz(fine, { name: 'hard', type: 'link', linkname: 'index.html' }), 'hard'],
    ['a symbolic link in a zip', zip({ name: 'link', content: '/etc/passwd', mode: 0o120777 }), 'link']
  ],
  'entry-is-special': [
    ['a character device', targz({ name: 'null', type: 'character-device' }), 'null'],
    ['a block device', targz({ name: 'sda', type: 'block-device' })],
    ['a pipe', targz({ name: 'pipe', type: 'fifo' })],
    ['a pipe in a zip', zip({ name: 'pipe', mode: 0o010644 }), 'pipe']
  ],
  'archive-sparse': [
    [
      'a sparse file declared in a PAX header',
      targz(fine, { ...file('odd'), pax: { 'GNU.sparse.size': '9', 'GNU.sparse.offset': '8' } }),
      'odd'
    ]
  ],
  'entry-file-as-folder': [
    ['a file below a file', targz(file('a'), file('a/b')), 'a/b'],
    ['a file with the path of a folder', targz(file('a/b'), file('a')), 'a'],
    ['a file with the path of the site folder', targz(file('./.'))],
    ['a file below a file in a zip', zip(file('a'), file('a/b')), 'a/b']
  ],
  'entry-duplicate': [
    ['two equal paths in a tar', targz(fine, file('index.html')), 'index.html'],
    ['two spellings of a path', targz(fine, file('.//index.html')), './/index.html'],
    ['two equal paths in a zip', zip(fine, fine), 'index.html']
  ],
  'entry-case-clash': [
    ['file names that differ only in case', targz(fine, file('INDEX.html')), 'INDEX.html'],
    ['folder names that differ only in case', targz(file('docs/a'), file('Docs/b')), 'Docs/b'],
    ['file names that differ only in Unicode normalization', targz(file('caf\u00e9'), file('cafe\u0301'))]
  ],
  'entry-encrypted': [
    ['encrypted data', zip({ ...fine, stored: true, lies: { flags: 0x801, packedSize: 25 } }), 'index.html']
  ],
  'entry-compression-unknown': [['bzip2 in a zip', zip({ ...fine, lies: { method: 12 } }), 'index.html']],
  'entry-overlap': [
    ['two entries that use the same bytes of the zip', zip(file('a'), { ...file('b'), lies: { offset: 0 } })]
  ],
  'entry-checksum': [
    ['a wrong CRC', zip({ ...fine, lies: { crc: 1 } }), 'index.html'],
    [
      'a large file that is longer than declared',
      zip({ ...large, lies: { size: large.content.length - 1 } }),
      'index.html'
    ],
    ['corrupt data', () => flipped(zipOf({ ...fine, content: 'a long text '.repeat(99) }), 45), 'index.html']
  ],
  'archive-empty': [
    ['a tar.gz with no entries', targz()],
    ['a tar with no entries', tar(tar => tar)],
    ['an archive that contains only folders', targz({ name: 'a/', type: 'directory' })],
    ['a zip with no entries', zip()]
  ],
  'archive-corrupt': [
    ['a wrong gzip checksum', tar(tar => flipped(gzipSync(tar), -6), fine)],
    ['a truncated gzip', tar(tar => gzipSync(tar).subarray(0, -10), fine)],
    ['data after the gzip', tar(tar => Buffer.concat([gzipSync(tar), Buffer.from('more')]), fine)],
    [
      'a tar that ends in the middle of a file',
      tar(tar => tar.subarray(0, 2048), { ...fine, content: 'x'.repeat(5000) })
    ],
    ['a tar that ends in the middle of a block', tar(tar => gzipSync(tar.subarray(0, 1024 + 100)), fine)],
    [
      'a gzip that ends with an extended header',
      async () => gzipSync((await withLongName(`${'long/'.repeat(40)}index.html`)).subarray(0, 1024))
    ],
    ['a zip without an end record', () => zipOf(fine).subarray(0, -22)]
  ],
  'archive-without-pages': [
    ['a tar.gz with no page', targz(file('style.css'))],
    ['a zip with no page', zip(file('a/readme.txt'))]
  ],
  'archive-expands-too-much': [
    ['a tar.gz of zeros', tar(tar => gzipSync(tar, { level: 9 }), { name: 'zeros', content: zeros })],
    ['zeros after the end of the tar', tar(tar => gzipSync(Buffer.concat([tar, zeros]), { level: 9 }), fine)],
    ['a zip of zeros', zip({ name: 'zeros', content: zeros })]
  ],
  'archive-too-large': [
    ['a zip with a declared size of 21 GB', zip({ ...file('huge'), lies: { size: 21e9 }, zip64: true })]
  ],
  'archive-format-unknown': [
    ['a gzip that contains no tar', () => gzipSync('just text')],
    ['gzip in gzip', tar(tar => gzipSync(gzipSync(tar)), fine)],
    ['an HTML page', () => Buffer.from('<!doctype html><title>Sign in</title>')],
    ['an empty file', () => Buffer.alloc(0)]
  ]
}

/** Returns a copy of an archive with one changed byte. */
function flipped(archive: Buffer, at: number): Buffer {
  const changed = Buffer.from(archive)
  const index = at < 0 ? archive.length + at : at
  changed[index] = (changed[index] ?? 0) ^ 0xff
  return changed
}
