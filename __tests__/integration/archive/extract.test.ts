import { describe, expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Extraction } from '../../../src/export/site/extract.ts'
import { noise } from '../../support/downloading.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { tarGzOf, tarOf, zipOf } from '../../support/tiny-archives.ts'
import { treeOf, unpack } from '../../support/unpacking.ts'

const THREADS = 100e6
const LONG = `${'a-folder-with-a-long-name/'.repeat(7)}${'page-'.repeat(20)}.html`
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'guides/übersicht/日本語 ページ.html': '<h1>日本語</h1>',
  'emoji 🎉.html': 'party',
  "spaces and (signs) & more's.html": 'x',
  [LONG]: 'deep',
  'assets/noise.bin': noise(3_000_000),
  'assets/exactly-one-batch.bin': noise(1024 * 1024),
  'assets/text.js': 'const a = 1\n'.repeat(100_000)
}

async function layOut(folder: string): Promise<void> {
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await mkdir(join(folder, 'empty-folder'))
}

const expected = Object.fromEntries(
  Object.entries(FILES).map(([path, content]) => [path, hash('sha256', content)])
)

function runs(command: string, pattern: RegExp): boolean {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  return status === 0 && pattern.test(stdout)
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

const makers = [
  {
    name: 'GNU tar, tar.gz',
    needs: ['tar', /GNU tar/],
    command: 'tar',
    args: (to: string) => ['czf', to, '.']
  },
  { name: 'GNU tar, tar', needs: ['tar', /GNU tar/], command: 'tar', args: (to: string) => ['cf', to, '.'] },
  {
    name: 'GNU tar, PAX',
    needs: ['tar', /GNU tar/],
    command: 'tar',
    args: (to: string) => ['--format=pax', '-czf', to, '.']
  },
  {
    name: 'bsdtar, tar.gz',
    needs: ['bsdtar', /bsdtar/],
    command: 'bsdtar',
    args: (to: string) => ['-czf', to, '.']
  },
  {
    name: 'bsdtar, zip',
    needs: ['bsdtar', /bsdtar/],
    command: 'bsdtar',
    args: (to: string) => ['--format=zip', '-cf', to, '.']
  },
  { name: 'Info-ZIP', needs: ['zip', /Info-ZIP/], command: 'zip', args: (to: string) => ['-qr', to, '.'] },
  {
    name: 'Info-ZIP, stored',
    needs: ['zip', /Info-ZIP/],
    command: 'zip',
    args: (to: string) => ['-qr0', to, '.']
  },
  {
    name: 'Python, zip64',
    needs: ['python3', /Python 3/],
    command: 'python3',
    args: (to: string) => ['-c', PYTHON_ZIP, to]
  },
  {
    name: 'Python, tar.gz',
    needs: ['python3', /Python 3/],
    command: 'python3',
    args: (to: string) => ['-c', PYTHON_TAR, to]
  }
] as const

describe('an archive made by', () => {
  for (const { name, needs, command, args } of makers) {
    const isHere = process.platform !== 'win32' && runs(needs[0], needs[1])
    const check = isHere ? test : test.skip
    check(
      `${name} is unpacked to the same files${isHere ? '' : ' (this maker is not on this machine)'}`,
      async () => {
        await using source = await tempFolder()
        await using made = await tempFolder()
        await layOut(source.path)
        const file = join(made.path, 'made')
        // Info-ZIP adds .zip to a name without a dot.
        execFileSync(command, args(file), { cwd: source.path, env: { ...process.env, LC_ALL: 'C.UTF-8' } })
        const bytes = await readFile(command === 'zip' ? `${file}.zip` : file)
        for (const believedSize of [bytes.length, THREADS]) {
          await using folder = await tempFolder()
          const { site } = await unpack(bytes, folder.path, { believedSize })
          expect(await treeOf(site.path)).toEqual(expected)
          expect(site).toMatchObject({ fileCount: Object.keys(FILES).length, pageCount: 5 })
        }
      }
    )
  }

  const hasTar = process.platform !== 'win32' && runs('tar', /tar/)
  const check = hasTar ? test : test.skip
  check(
    `anybody is unpacked as tar does it${hasTar ? '' : ' (there is no tar on this machine)'}`,
    async () => {
      await using folder = await tempFolder()
      const items = Array.from({ length: 3000 }, (_, i) => ({
        name: `./section-${i % 17}/${'x'.repeat(i % 90)}page-${i}.html`,
        content: `${i} `.repeat(i)
      }))
      const bytes = await tarGzOf(...items)
      const { site } = await unpack(bytes, folder.path, { believedSize: THREADS })
      const byTar = join(folder.path, 'by-tar')
      await mkdir(byTar)
      execFileSync('tar', ['xzf', join(folder.path, 'docs.archive'), '-C', byTar])
      expect(await treeOf(site.path)).toEqual(await treeOf(byTar))
      expect(site.fileCount).toBe(3000)
    }
  )
})

test('several gzip members one after the other are one archive', async () => {
  await using folder = await tempFolder()
  const tar = await tarOf({ name: 'a.html', content: 'a' }, { name: 'b.html', content: 'b'.repeat(9000) })
  const bytes = Buffer.concat([gzipSync(tar.subarray(0, 700)), gzipSync(tar.subarray(700))])
  const { site } = await unpack(bytes, folder.path)
  expect(Object.keys(await treeOf(site.path))).toEqual(['a.html', 'b.html'])
})

test.each([
  ['tar.gz', async (items: { name: string; content: Buffer }[]) => await tarGzOf(...items)],
  [
    'zip, deflated',
    async (items: { name: string; content: Buffer }[]) => await Promise.resolve(zipOf(...items))
  ],
  [
    'zip, stored and zip64',
    async (items: { name: string; content: Buffer }[]) =>
      await Promise.resolve(zipOf(...items.map(item => ({ ...item, stored: true, zip64: true }))))
  ]
])('a file of many megabytes between small ones arrives: %s', async (_, make) => {
  const items = [
    { name: 'before.html', content: Buffer.from('before') },
    { name: 'film.mp4', content: noise(20 * 1024 * 1024) },
    { name: 'after.html', content: Buffer.from('after') },
    { name: 'second.mp4', content: noise(18 * 1024 * 1024) }
  ]
  const bytes = await make(items)
  for (const believedSize of [1, THREADS]) {
    await using folder = await tempFolder()
    const { site } = await unpack(bytes, folder.path, { believedSize })
    expect(await treeOf(site.path)).toEqual(
      Object.fromEntries(items.map(({ name, content }) => [name, hash('sha256', content)]))
    )
  }
})

test('the manifest tells of the export, the archive and every file, sorted by path', async () => {
  await using folder = await tempFolder()
  const bytes = await tarGzOf(
    { name: 'b.html', content: 'b' },
    { name: 'B/x.css', content: '' },
    { name: 'a.html', content: 'aa' }
  )
  const { site } = await unpack(bytes, folder.path, { about: { version: 'v2' } })
  expect(site.manifestPath).toBe(join(folder.path, 'manifest.json'))
  expect(JSON.parse(await readFile(site.manifestPath, 'utf8'))).toEqual({
    manifestVersion: 1,
    domain: 'docs.example.com',
    jobId: 'job-1',
    version: 'v2',
    archive: { sha256: hash('sha256', bytes), size: bytes.length, format: 'tar.gz' },
    files: [
      { path: 'B/x.css', size: 0, sha256: hash('sha256', '') },
      { path: 'a.html', size: 2, sha256: hash('sha256', 'aa') },
      { path: 'b.html', size: 1, sha256: hash('sha256', 'b') }
    ]
  })
})

test('the site of an earlier run is replaced whole, and survives an archive that is refused', async () => {
  await using folder = await tempFolder()
  await unpack(await tarGzOf({ name: 'old.html', content: 'old' }), folder.path)
  await expect(unpack(await tarGzOf({ name: '../x', content: 'x' }), folder.path)).rejects.toMatchObject({
    code: 'entry-path-parent'
  })
  expect(Object.keys(await treeOf(join(folder.path, 'site')))).toEqual(['old.html'])
  const { site } = await unpack(zipOf({ name: 'new.html', content: 'new' }), folder.path)
  expect(Object.keys(await treeOf(site.path))).toEqual(['new.html'])
  expect((await readdir(folder.path)).sort()).toEqual(['docs.archive', 'manifest.json', 'site'])
})

const onUnix = process.platform === 'win32' ? test.skip : test
onUnix('permissions are plain, whatever the archive says', async () => {
  await using folder = await tempFolder()
  const { site } = await unpack(
    await tarGzOf(
      { name: 'bin/', type: 'directory', mode: 0o000 },
      { name: 'bin/tool', content: 'x', mode: 0o6777 },
      { name: 'secret.html', content: 'x', mode: 0o000 }
    ),
    folder.path
  )
  const modeOf = async (path: string) => ((await stat(join(site.path, path))).mode & 0o7777).toString(8)
  expect(await modeOf('.')).toBe('755')
  expect(await modeOf('bin')).toBe('755')
  expect(await modeOf('bin/tool')).toBe('644')
  expect(await modeOf('secret.html')).toBe('644')
})

test.each([
  [50, 3, true],
  [3, 3, false],
  [3, undefined, false],
  [11, 3, false]
])(
  'told of %d pages, with %p HTML files in the archive, a warning is given: %p',
  async (told, found, warns) => {
    await using folder = await tempFolder()
    const items = Array.from({ length: found ?? 1 }, (_, i) => ({ name: `${i}.html`, content: 'x' }))
    const pageCount = found === undefined ? undefined : told
    const { log } = await unpack(await tarGzOf(...items), folder.path, { about: { pageCount } })
    expect(log.text.includes('warning: ')).toBe(warns)
  }
)

test('a start over forgets what came before', async () => {
  await using folder = await tempFolder()
  const bytes = await tarGzOf({ name: 'index.html', content: 'x' })
  await using unpacking = new Extraction(folder.path, {
    log: new MemoryLog(),
    signal: new AbortController().signal
  })
  await unpacking.begin(100)
  await unpacking.write(await tarGzOf({ name: 'other.html', content: 'y' }))
  await unpacking.begin(bytes.length)
  await unpacking.write(bytes)
  const archive = { path: '', size: bytes.length, sha256: '', format: 'tar.gz' } as const
  const about = { domain: undefined, jobId: 'j', version: undefined, pageCount: undefined }
  const site = await unpacking.finish(archive, about)
  expect(Object.keys(await treeOf(site.path))).toEqual(['index.html'])
})

test.each([
  ['tar.gz', async () => await tarGzOf({ name: 'index.html', content: 'x' })],
  ['zip', async () => await Promise.resolve(zipOf({ name: 'index.html', content: 'x' }))]
])('a cancelled run leaves no site: %s', async (_, make) => {
  await using folder = await tempFolder()
  const reason = new Error('enough')
  await expect(unpack(await make(), folder.path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(await readdir(folder.path)).toEqual(['docs.archive'])
})
