import { describe, expect, jest, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { hash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Extraction } from '../../../../../src/export/receive/extract/extraction.ts'
import { systemClock } from '../../../../../src/runtime/time/clock.ts'
import { MemoryLog } from '../../../../support/memory-log.ts'
import { tempFolder } from '../../../../support/temp-folder.ts'
import { tarGzOf, tarOf, zipOf } from '../../../../support/tiny-archives.ts'
import { extract, treeOf, WITH_THREADS } from '../../../../support/extracting.ts'

// On a busy machine, creating and comparing the archives exceeds the default time limit.
jest.setTimeout(120_000)

const LONG_PATH = `${'a-folder-with-a-long-name/'.repeat(7)}${'page-'.repeat(20)}.html`
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'guides/übersicht/日本語 ページ.html': '<h1>日本語</h1>',
  'emoji 🎉.html': 'party',
  "spaces and (signs) & more's.html": 'x',
  [LONG_PATH]: 'deep',
  'assets/noise.bin': randomBytes(3_000_000),
  'assets/exactly-one-batch.bin': randomBytes(1024 * 1024),
  'assets/text.js': 'const a = 1\n'.repeat(100_000)
}

const expected = Object.fromEntries(
  Object.entries(FILES).map(([path, content]) => [path, hash('sha256', content)])
)

function isInstalled(command: string, pattern: RegExp): boolean {
  const { status, stdout, stderr } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  return status === 0 && pattern.test(stdout + stderr)
}

const PYTHON_ZIP = `
import os, sys, zipfile
with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as archive:
    for folder, _, files in os.walk('.'):
        for name in files:
            path = os.path.join(folder, name)
            with open(path, 'rb') as source, archive.open(path[2:], 'w', force_zip64=True) as target:
                target.write(source.read())
`
const PYTHON_TAR = `
import sys, tarfile
with tarfile.open(sys.argv[1], 'w:gz', format=tarfile.PAX_FORMAT) as archive:
    archive.add('.')
`

const GNU_TAR = ['tar', /GNU tar/] as const
const BSDTAR = ['bsdtar', /bsdtar/] as const
const INFO_ZIP = ['zip', /Info-ZIP/] as const
const PYTHON = ['python3', /Python 3/] as const

const WRITERS: [name: string, program: readonly [string, RegExp], args: (to: string) => string[]][] = [
  ['GNU tar, tar.gz', GNU_TAR, to => ['czf', to, '.']],
  ['GNU tar, tar', GNU_TAR, to => ['cf', to, '.']],
  ['GNU tar, PAX', GNU_TAR, to => ['--format=pax', '-czf', to, '.']],
  ['bsdtar, tar.gz', BSDTAR, to => ['-czf', to, '.']],
  ['bsdtar, zip', BSDTAR, to => ['--format=zip', '-cf', to, '.']],
  ['Info-ZIP', INFO_ZIP, to => ['-qr', to, '.']],
  ['Info-ZIP, stored', INFO_ZIP, to => ['-qr0', to, '.']],
  ['Python, zip64', PYTHON, to => ['-c', PYTHON_ZIP, to]],
  ['Python, tar.gz', PYTHON, to => ['-c', PYTHON_TAR, to]]
]

describe('extracts the same files from an archive written by', () => {
  for (const [name, [command, version], args] of WRITERS) {
    const isHere = process.platform !== 'win32' && isInstalled(command, version)
    const check = isHere ? test : test.skip
    check(`${name}${isHere ? '' : ' (not installed on this machine)'}`, async () => {
      await using source = await tempFolder(FILES)
      await using made = await tempFolder()
      await mkdir(join(source.path, 'empty-folder'))
      const file = join(made.path, 'made')
      // `zip` adds .zip to a file name that contains no dot.
      execFileSync(command, args(file), { cwd: source.path, env: { ...process.env, LC_ALL: 'C.UTF-8' } })
      const bytes = await readFile(command === 'zip' ? `${file}.zip` : file)
      for (const announcedSize of [bytes.length, WITH_THREADS]) {
        expect((await extract(bytes, { announcedSize })).tree).toEqual(expected)
      }
    })
  }
})

test('extracts an archive that consists of several gzip members', async () => {
  const contents = { 'a.html': 'a', 'b.bin': randomBytes(3_000_000), 'c.html': 'c'.repeat(9000) }
  const tar = await tarOf(...Object.entries(contents).map(([name, content]) => ({ name, content })))
  // Some members are empty, some end inside a file, and some span several chunks of the download.
  const parts = [0, 700, 5000, 5000, 2_000_000, tar.length].map((end, i, ends) =>
    gzipSync(tar.subarray(ends[i - 1] ?? 0, end))
  )
  const hashes = Object.entries(contents).map(([name, content]) => [name, hash('sha256', content)])
  expect((await extract(Buffer.concat(parts))).tree).toEqual(Object.fromEntries(hashes))
})

const page = { name: 'index.html', content: 'x' }

test.each([
  ['a tar.gz with the root "/", as Python writes it', await tarGzOf({ name: '/', type: 'directory' }, page)],
  [
    'a tar.gz without an end-of-archive marker, because the gzip checksum shows that the tar is complete',
    gzipSync((await tarOf(page)).subarray(0, 1024))
  ],
  ['a zip with meaningless modes, not created on Unix', zipOf({ ...page, maker: 0, mode: 0o120777 })]
])('accepts an archive that a strict reader could reject: %s', async (_, bytes) => {
  expect((await extract(bytes)).tree).toEqual({ 'index.html': hash('sha256', page.content) })
})

// The repeated text compresses fast, and is larger than one chunk of inflated bytes.
const LARGE = Buffer.alloc(17 * 1024 * 1024, 'a large file ')

test.each<[string, (items: { name: string; content: Buffer }[]) => Buffer | Promise<Buffer>]>([
  ['tar.gz', async items => await tarGzOf(...items)],
  ['zip, deflated', items => zipOf(...items)],
  ['zip, stored, zip64', items => zipOf(...items.map(item => ({ ...item, stored: true, zip64: true })))]
])('extracts large files between small ones: %s', async (_, make) => {
  const items = [
    { name: 'before.html', content: Buffer.from('before') },
    { name: 'film.mp4', content: LARGE },
    { name: 'after.html', content: Buffer.from('after') },
    { name: 'second.mp4', content: LARGE.subarray(1) }
  ]
  const bytes = await make(items)
  for (const announcedSize of [1, WITH_THREADS]) {
    expect((await extract(bytes, { announcedSize })).tree).toEqual(
      Object.fromEntries(items.map(({ name, content }) => [name, hash('sha256', content)]))
    )
  }
})

const onUnix = process.platform === 'win32' ? test.skip : test
onUnix('sets mode 755 for folders and 644 for files, regardless of the archive and the umask', async () => {
  const bytes = await tarGzOf(
    { name: 'bin/', type: 'directory', mode: 0o000 },
    { name: 'bin/tool', content: 'x', mode: 0o6777 },
    { name: 'secret.html', content: 'x', mode: 0o000 }
  )
  const umask = process.umask(0o077)
  using _restored = { [Symbol.dispose]: () => void process.umask(umask) }
  const { seen } = await extract(bytes, {}, async ({ sitePath }) => {
    const paths = ['.', 'bin', 'bin/tool', 'secret.html']
    return await Promise.all(
      paths.map(async path => ((await stat(join(sitePath, path))).mode & 0o7777).toString(8))
    )
  })
  expect(seen).toEqual(['755', '755', '644', '644'])
})

test('deletes the extracted files when the download restarts and when the extraction is disposed', async () => {
  await using folder = await tempFolder()
  const bytes = await tarGzOf({ name: 'index.html', content: 'x' })
  {
    const context = { log: new MemoryLog(), clock: systemClock, signal: new AbortController().signal }
    await using extraction = new Extraction(folder.path, context)
    await extraction.begin(100, 'tar.gz')
    await extraction.write(await tarGzOf({ name: 'other.html', content: 'y' }))
    await extraction.begin(bytes.length, 'tar.gz')
    await extraction.write(bytes)
    await extraction.complete({ path: '', size: bytes.length, sha256: '', format: 'tar.gz' })
    expect(Object.keys(await treeOf(extraction.sitePath))).toEqual(['index.html'])
  }
  expect(await readdir(folder.path)).toEqual([])
})

test.each([
  ['tar.gz', await tarGzOf(page)],
  ['zip', zipOf(page)]
])('fails with the cancellation reason if the run is canceled: %s', async (_, bytes) => {
  const reason = new Error('canceled')
  await expect(extract(bytes, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
