import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { skippableFrame, tarGzOf, tarOf, withHeader, withLongName, zipOf } from '../support/tiny-archives.ts'

export interface Recipe {
  what: string
  make: () => Buffer | Promise<Buffer>
  /** The entry that the error must name. */
  names?: string
  /** Another part of the error. */
  says?: string
}

const fine = { name: 'index.html', content: '<h1>fine</h1>' }

/** How to make an archive that must be refused, by the code of its error. */
export const recipes: Record<string, Recipe[]> = {
  'entry-path-absolute': [
    {
      what: 'tar',
      make: async () => await tarGzOf(fine, { name: '/etc/cron.d/x', content: 'x' }),
      names: '/etc/cron.d/x'
    },
    { what: 'zip', make: () => zipOf(fine, { name: '/etc/cron.d/x', content: 'x' }), names: '/etc/cron.d/x' }
  ],
  'entry-path-parent': [
    {
      what: 'at the beginning, tar',
      make: async () => await tarGzOf(fine, { name: '../evil.sh', content: 'x' }),
      names: '../evil.sh'
    },
    {
      what: 'in the middle, tar',
      make: async () => await tarGzOf({ name: 'a/../../evil.sh', content: 'x' }),
      names: 'a/../../evil.sh'
    },
    { what: 'at the end, a folder', make: async () => await tarGzOf({ name: 'a/..', type: 'directory' }) },
    {
      what: 'in a long name of GNU or PAX',
      make: async () => await tarGzOf({ name: `${'long/'.repeat(30)}../`.repeat(3) + 'x', content: 'x' })
    },
    {
      what: 'in a PAX header',
      make: async () => await tarGzOf({ name: 'escapeCommands', content: 'x', pax: { path: '../../evil' } }),
      names: '../../evil'
    },
    { what: 'zip', make: () => zipOf(fine, { name: '../evil.sh', content: 'x' }), names: '../evil.sh' }
  ],
  'entry-path-backslash': [
    {
      what: 'zip',
      make: () => zipOf({ name: '..\\..\\evil.bat', content: 'x' }),
      names: '..\\\\..\\\\evil.bat'
    },
    {
      what: 'a PAX header',
      make: async () => await tarGzOf({ name: 'x', content: 'x', pax: { path: '..\\evil.bat' } }),
      names: '..\\\\evil.bat'
    }
  ],
  'entry-path-drive': [
    {
      what: 'tar',
      make: async () => await tarGzOf({ name: 'C:/Windows/evil.dll', content: 'x' }),
      names: 'C:/Windows/evil.dll'
    },
    {
      what: 'zip, without a slash',
      make: () => zipOf({ name: 'c:evil.dll', content: 'x' }),
      names: 'c:evil.dll'
    },
    {
      what: 'tar, behind a dot, as `tar .` writes names',
      make: async () => await tarGzOf({ name: './x:y;z.html', content: 'x' }),
      names: './x:y;z.html'
    }
  ],
  'entry-path-characters': [
    {
      what: 'a line break that would forge a line of the log',
      make: async () => await tarGzOf({ name: 'a\n::error::b', content: 'x' }),
      names: 'a\\n::error::b'
    },
    { what: 'a zero byte', make: () => zipOf({ name: 'index.html\0.png', content: 'x' }) },
    {
      what: 'bytes that are no UTF-8',
      make: () => zipOf({ name: Buffer.from([0x61, 0xff, 0xfe]), content: 'x' })
    }
  ],
  'entry-path-long': [
    {
      what: 'a name of 300 bytes',
      make: async () => await tarGzOf({ name: `a/${'n'.repeat(300)}`, content: 'x' })
    },
    {
      what: '60,000 levels in a PAX header',
      make: async () => await tarGzOf({ name: 'x', content: 'x', pax: { path: 'a/'.repeat(60_000) + 'x' } })
    },
    {
      what: '60,000 levels in a GNU long name',
      make: async () => gzipSync(await withLongName('a/'.repeat(60_000) + 'x'))
    },
    { what: '30,000 levels in a zip', make: () => zipOf({ name: 'a/'.repeat(30_000) + 'x', content: 'x' }) },
    { what: '129 levels', make: async () => await tarGzOf({ name: 'a/'.repeat(128) + 'x', content: 'x' }) },
    {
      what: 'more than 4,096 bytes in a hundred levels',
      make: () => zipOf({ name: `${'n'.repeat(41)}/`.repeat(100) + 'x', content: 'x' })
    }
  ],
  'entry-is-link': [
    {
      what: 'symbolic',
      make: async () => await tarGzOf(fine, { name: 'link', type: 'symlink', linkname: '/etc/passwd' }),
      names: 'link'
    },
    {
      what: 'symbolic, then a file through it',
      make: async () =>
        await tarGzOf({ name: 'out', type: 'symlink', linkname: '/tmp' }, { name: 'out/evil', content: 'x' }),
      names: 'out'
    },
    {
      what: 'hard',
      make: async () => await tarGzOf(fine, { name: 'hard', type: 'link', linkname: 'index.html' }),
      names: 'hard'
    },
    {
      what: 'zip',
      make: () => zipOf({ name: 'link', content: '/etc/passwd', mode: 0o120777 }),
      names: 'link'
    }
  ],
  'entry-is-special': [
    {
      what: 'a character device',
      make: async () => await tarGzOf({ name: 'null', type: 'character-device' }),
      names: 'null'
    },
    { what: 'a block device', make: async () => await tarGzOf({ name: 'sda', type: 'block-device' }) },
    { what: 'a pipe', make: async () => await tarGzOf({ name: 'pipe', type: 'fifo' }) },
    { what: 'zip', make: () => zipOf({ name: 'pipe', mode: 0o010644 }), names: 'pipe' }
  ],
  'archive-sparse': [
    {
      what: 'the type of old GNU tar',
      make: async () => retyped(await tarOf({ name: 'odd', content: 'x' }), 'S'),
      names: 'odd'
    },
    ...(
      [
        ['0.0', { 'GNU.sparse.size': '9', 'GNU.sparse.numblocks': '1', 'GNU.sparse.offset': '8' }],
        ['0.1', { 'GNU.sparse.name': 'odd', 'GNU.sparse.size': '9', 'GNU.sparse.map': '8,1' }],
        ['1.0', { 'GNU.sparse.major': '1', 'GNU.sparse.minor': '0', 'GNU.sparse.name': 'odd' }]
      ] as const
    ).map(([version, pax]) => ({
      what: `the PAX format ${version}`,
      make: async () => await tarGzOf(fine, { name: './GNUSparseFile.0/odd', content: 'x', pax }),
      names: './GNUSparseFile.0/odd'
    }))
  ],
  'entry-file-as-folder': [
    {
      what: 'a file below a file',
      make: async () => await tarGzOf({ name: 'a', content: 'x' }, { name: 'a/b', content: 'x' }),
      names: 'a/b'
    },
    {
      what: 'a file in the place of a folder',
      make: async () => await tarGzOf({ name: 'a/b', content: 'x' }, { name: 'a', content: 'x' }),
      names: 'a'
    },
    {
      what: 'a file in the place of the site',
      make: async () => await tarGzOf({ name: './.', content: 'x' })
    },
    {
      what: 'zip',
      make: () => zipOf({ name: 'a', content: 'x' }, { name: 'a/b', content: 'x' }),
      names: 'a/b'
    }
  ],
  'entry-duplicate': [
    { what: 'tar', make: async () => await tarGzOf(fine, { ...fine, content: 'evil' }), names: 'index.html' },
    {
      what: 'spelled differently',
      make: async () => await tarGzOf(fine, { name: './/index.html', content: 'x' }),
      names: './/index.html'
    },
    { what: 'zip', make: () => zipOf(fine, fine), names: 'index.html' }
  ],
  'entry-case-clash': [
    {
      what: 'of files',
      make: async () => await tarGzOf(fine, { name: 'INDEX.html', content: 'x' }),
      names: 'INDEX.html'
    },
    {
      what: 'of folders',
      make: async () => await tarGzOf({ name: 'docs/a', content: 'x' }, { name: 'Docs/b', content: 'x' }),
      names: 'Docs/b'
    },
    {
      what: 'of accents',
      make: async () =>
        await tarGzOf({ name: 'caf\u00e9', content: 'x' }, { name: 'cafe\u0301', content: 'x' })
    }
  ],
  'entry-encrypted': [
    {
      what: 'zip',
      make: () => zipOf({ ...fine, stored: true, lies: { flags: 0x801, packedSize: 25 } }),
      names: 'index.html'
    }
  ],
  'entry-compression-unknown': [
    { what: 'bzip2 in a zip', make: () => zipOf({ ...fine, lies: { method: 12 } }), names: 'index.html' }
  ],
  'entry-overlap': [
    {
      what: 'two entries of the same bytes',
      make: () => zipOf({ name: 'a', content: 'x' }, { name: 'b', content: 'x', lies: { offset: 0 } })
    },
    {
      what: 'an entry inside of another',
      make: () =>
        zipOf(
          { name: 'a', content: 'x'.repeat(100), stored: true },
          { name: 'b', content: '', lies: { offset: 40 } }
        )
    },
    {
      what: 'an entry that reaches into the directory',
      make: () => zipOf({ name: 'a', content: 'xy', stored: true, lies: { size: 60, packedSize: 60 } }),
      names: 'a'
    },
    {
      what: 'no header where one should be',
      make: () =>
        zipOf({
          name: 'a',
          content: 'x'.repeat(100),
          stored: true,
          lies: { offset: 5, size: 10, packedSize: 10 }
        }),
      names: 'a'
    }
  ],
  'entry-checksum': [
    {
      what: 'a wrong CRC of a deflated file',
      make: () => zipOf({ ...fine, lies: { crc: 1 } }),
      names: 'index.html'
    },
    {
      what: 'a wrong CRC of a stored file',
      make: () => zipOf({ ...fine, stored: true, lies: { crc: 1 } }),
      names: 'index.html'
    },
    {
      what: 'a file longer than it says',
      make: () => zipOf({ ...fine, content: 'x'.repeat(9999), lies: { size: 10 } }),
      names: 'index.html'
    },
    {
      what: 'a file shorter than it says',
      make: () => zipOf({ ...fine, lies: { size: 10_000 } }),
      names: 'index.html'
    },
    {
      what: 'a large file longer than it says',
      make: () => zipOf({ ...fine, content: Buffer.alloc(17 << 20, 'ab'), lies: { size: (17 << 20) - 1 } }),
      names: 'index.html'
    },
    {
      what: 'a wrong CRC of a large file',
      make: () => zipOf({ ...fine, content: Buffer.alloc(17 << 20, 'ab'), lies: { crc: 1 } }),
      names: 'index.html'
    },
    {
      what: 'broken bytes',
      make: () => flipped(zipOf({ ...fine, content: 'a long text '.repeat(99) }), 45),
      names: 'index.html'
    }
  ],
  'archive-empty': [
    { what: 'tar.gz', make: async () => await tarGzOf() },
    { what: 'tar', make: async () => await tarOf() },
    { what: 'folders alone', make: async () => await tarGzOf({ name: 'a/', type: 'directory' }) },
    { what: 'zip', make: () => zipOf() }
  ],
  'archive-corrupt': [
    { what: 'a wrong checksum of gzip', make: async () => flipped(await tarGzOf(fine), -6) },
    { what: 'a gzip that is cut off', make: async () => (await tarGzOf(fine)).subarray(0, -10) },
    {
      what: 'something behind the gzip',
      make: async () => Buffer.concat([await tarGzOf(fine), Buffer.from('surprise')])
    },
    {
      what: 'a tar that is cut off in a file',
      make: async () => (await tarOf({ ...fine, content: 'x'.repeat(5000) })).subarray(0, 2048)
    },
    {
      what: 'a tar header with a wrong checksum',
      make: async () => flipped(await tarOf(fine, { name: 'b', content: 'x' }), 1024)
    },
    {
      what: 'a tar that is cut off in a header',
      make: async () => gzipSync((await tarOf(fine)).subarray(0, 1024 + 100))
    },
    {
      what: 'a tar without an end-of-archive marker',
      make: async () => (await tarOf(fine)).subarray(0, 1024)
    },
    {
      what: 'a tar.zst without an end-of-archive marker',
      make: async () => zstdCompressSync((await tarOf(fine)).subarray(0, 1024))
    },
    {
      what: 'a gzip that ends with an extended header',
      make: async () => gzipSync((await withLongName(`${'long/'.repeat(40)}index.html`)).subarray(0, 1024))
    },
    {
      what: 'a tar with a block of zeros instead of a header',
      make: async () => {
        const tar = await tarOf(fine, { name: 'b', content: 'x' }, { name: 'c', content: 'x' })
        return gzipSync(tar.fill(0, 1024, 1536))
      }
    },
    ...[
      ['a wrong length', '99 path=a\n'],
      ['no length', 'path=a\n'],
      ['no line break', '9 path=ab'],
      ['no equals sign', '7 path\n'],
      ['bytes after the records', '11 path=ab\nzz'],
      ['a size that is not a number', '11 size=1x\n']
    ].map(([what = '', body = '']) => ({
      what: `a PAX record with ${what}`,
      make: async () => gzipSync(await withHeader('x', body, fine))
    })),
    {
      what: 'two PAX headers for one entry',
      make: async () =>
        gzipSync(await withHeader('x', '10 path=a\n', { name: 'x', content: 'x', pax: { path: 'b' } }))
    },
    {
      what: 'a PAX header without an entry',
      make: async () => {
        const tar = await withHeader('x', '10 path=a\n', fine)
        return gzipSync(Buffer.concat([tar.subarray(0, 1024), Buffer.alloc(1024)]))
      }
    },
    {
      what: 'a PAX header of two megabytes',
      make: async () => gzipSync(await withHeader('x', Buffer.alloc(2 << 20, 'x'), fine))
    },
    {
      what: 'a zstd file that is cut off',
      make: async () => zstdCompressSync(await tarOf(fine)).subarray(0, -5)
    },
    {
      what: 'something behind the last zstd frame',
      make: async () => Buffer.concat([zstdCompressSync(await tarOf(fine)), Buffer.from('surprise')])
    },
    {
      what: 'zeros behind the last zstd frame',
      make: async () => Buffer.concat([zstdCompressSync(await tarOf(fine)), Buffer.alloc(512)])
    },
    {
      what: 'two bytes behind the last zstd frame',
      make: async () => Buffer.concat([zstdCompressSync(await tarOf(fine)), Buffer.from([0x28, 0xb5])])
    },
    {
      what: 'a second zstd frame that is cut off',
      make: async () =>
        Buffer.concat([zstdCompressSync(await tarOf(fine)), zstdCompressSync('more')]).subarray(0, -3)
    },
    {
      what: 'a skippable zstd frame that is cut off',
      make: async () =>
        Buffer.concat([zstdCompressSync(await tarOf(fine)), skippableFrame('x'.repeat(99)).subarray(0, 50)])
    },
    { what: 'only a skippable zstd frame', make: () => skippableFrame('x') },
    {
      what: 'a zip with more entries than its end record says',
      make: () =>
        patched(zipOf(fine, { name: 'b.html', content: 'x' }), zip =>
          zip.writeUInt32LE(0x10001, zip.length - 14)
        )
    },
    {
      what: 'a zip whose directory ends before the end record',
      make: () => {
        const zip = zipOf(fine)
        return Buffer.concat([zip.subarray(0, -22), Buffer.alloc(4), zip.subarray(-22)])
      }
    },
    {
      what: 'a zip with two names for one entry',
      make: () => patched(zipOf(fine), zip => zip.write('INDEX', 30))
    },
    { what: 'a zip without its end', make: () => zipOf(fine).subarray(0, -22) },
    { what: 'a zip with a broken directory', make: () => flipped(zipOf(fine), -22 - 46 - 10) }
  ],
  'archive-without-pages': [
    { what: 'tar.gz', make: async () => await tarGzOf({ name: 'style.css', content: 'x' }) },
    { what: 'zip', make: () => zipOf({ name: 'a/readme.txt', content: 'x' }) }
  ],
  'archive-expands-too-much': [
    {
      what: 'tar.gz of zeros',
      make: async () =>
        gzipSync(await tarOf({ name: 'zeros', content: Buffer.alloc(80 << 20) }), { level: 9 })
    },
    {
      what: 'zeros behind the end of the tar',
      make: async () => gzipSync(Buffer.concat([await tarOf(fine), Buffer.alloc(80 << 20)]), { level: 9 })
    },
    { what: 'zip', make: () => zipOf({ name: 'zeros', content: Buffer.alloc(80 << 20) }) }
  ],
  'archive-too-large': [
    {
      what: 'a zip that promises 21 GB',
      make: () => zipOf({ name: 'huge', content: 'x', lies: { size: 21e9 }, zip64: true })
    }
  ],
  'archive-format-unknown': [
    { what: 'an HTML page', make: () => Buffer.from('<!doctype html><title>Sign in</title>') },
    {
      what: 'an error document of the store',
      make: () => Buffer.from('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>')
    },
    { what: 'a 7z archive', make: () => Buffer.from('377abcaf271c0004', 'hex') },
    { what: 'nothing', make: () => Buffer.alloc(0) },
    { what: 'an lz4 file', make: () => Buffer.from('04224d18646040', 'hex'), says: 'an lz4 file' },
    {
      what: 'a file made by compress',
      make: () => Buffer.from('1f9d90', 'hex'),
      says: 'a file made by compress'
    },
    {
      what: 'a brotli file',
      make: async () => brotliCompressSync(await tarOf(fine)),
      says: 'a brotli file'
    },
    { what: 'zstd of something else', make: () => zstdCompressSync('just text') },
    { what: 'gzip of something else', make: () => gzipSync('just text') },
    { what: 'gzip in gzip', make: async () => gzipSync(await tarGzOf(fine)) }
  ]
}

function patched(archive: Buffer, change: (archive: Buffer) => void): Buffer {
  change(archive)
  return archive
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
  const changed = Buffer.from(tar)
  const sum = parseInt(tar.toString('latin1', 148, 155), 8) - (tar[156] ?? 0) + type.charCodeAt(0)
  changed.write(type, 156, 'latin1')
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return changed
}
