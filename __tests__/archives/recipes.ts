import { gzipSync } from 'node:zlib'
import { tarGzOf, tarOf, zipOf } from '../support/tiny-archives.ts'

export interface Recipe {
  what: string
  make: () => Buffer | Promise<Buffer>
  /** The entry that the error must name. */
  names?: string
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
      what: 'one name of 300 characters',
      make: async () => await tarGzOf({ name: `a/${'n'.repeat(300)}`, content: 'x' })
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
      what: 'the type of GNU tar',
      make: async () => retyped(await tarOf({ name: 'odd', content: 'x' }), 'S'),
      names: 'odd'
    }
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
    { what: 'a zip without its end', make: () => zipOf(fine).subarray(0, -22) },
    { what: 'a zip with a broken directory', make: () => flipped(zipOf(fine), -22 - 46 - 10) }
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
    { what: 'gzip of something else', make: () => gzipSync('just text') },
    { what: 'gzip in gzip', make: async () => gzipSync(await tarGzOf(fine)) }
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
  const changed = Buffer.from(tar)
  const sum = parseInt(tar.toString('latin1', 148, 155), 8) - (tar[156] ?? 0) + type.charCodeAt(0)
  changed.write(type, 156, 'latin1')
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return changed
}
