import { describe, expect, jest, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { startEmulator } from '../../src/emulator/index.ts'
import { type ActionEnd, runAction, startAction } from '../../stand-ins/runner/action.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { checksumOf, skippableFrame, tarGzOf, tarOf, withHeader, zipOf } from '../support/tiny-archives.ts'

jest.setTimeout(120_000)

const page = { name: 'index.html', content: '<h1>Home</h1>' }

/** A service whose exports all have this archive, and a folder for the runs. */
async function startWith(archive: Buffer) {
  const folder = await tempFolder()
  const file = join(folder.path, 'served')
  await writeFile(file, archive)
  const emulator = await startEmulator({ archive: file })
  const output = join(folder.path, 'output')
  let runs = 0
  const start = (more: Record<string, string> = {}) => ({
    inputs: {
      'base-url': emulator.url,
      'api-key': emulator.key,
      domain: 'docs.example.com',
      deliver: 'site',
      'output-dir': output,
      ...more
    },
    folder: join(folder.path, `run-${(runs += 1)}`)
  })
  return {
    output,
    serve: async (bytes: Buffer) => await writeFile(file, bytes),
    run: async (more?: Record<string, string>) => await runAction('export', start(more)),
    start: async (more?: Record<string, string>) => await startAction('export', start(more)),
    async [Symbol.asyncDispose]() {
      await emulator[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    }
  }
}

function errorIn({ exitCode, annotations, log }: ActionEnd): string {
  const errors = annotations.filter(({ kind }) => kind === 'error')
  if (exitCode !== 1 || errors.length !== 1) throw new Error(`exit code ${exitCode}:\n${log}`)
  return errors[0]?.text ?? ''
}

/** The private folder of a run. */
function isTemporary(name: string): boolean {
  return name.startsWith('.static-export-')
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

test('refuses a tar.zst with a great number of empty frames', async () => {
  const emptyFrame = zstdCompressSync('')
  const frames = Array.from({ length: 20_000 }, () => emptyFrame)
  await using service = await startWith(Buffer.concat([zstdCompressSync(await tarOf(page)), ...frames]))
  expect(errorIn(await service.run())).toContain('more than 20000 frames')
  expect(await readdir(service.output)).toEqual([])
})

const hasBsdtar = spawnSync('bsdtar', ['--version']).status === 0
const withBsdtar = hasBsdtar ? test : test.skip
withBsdtar(
  `refuses a tar.gz by bsdtar with a file that has holes${hasBsdtar ? '' : ' (bsdtar is not installed on this machine)'}`,
  async () => {
    await using folder = await tempFolder()
    await using file = await open(join(folder.path, 'holes.html'), 'w')
    await file.write('x', 4 * 1024 * 1024)
    await file.sync()
    execFileSync('bsdtar', ['--read-sparse', '-czf', 'made', 'holes.html'], { cwd: folder.path })
    await using service = await startWith(await readFile(join(folder.path, 'made')))
    const end = await service.run()
    // Some file systems do not tell where the holes are: then the file is written as any other.
    if (end.exitCode === 0) expect((await stat(join(service.output, 'site/holes.html'))).size).toBe(4194305)
    else expect(errorIn(end)).toMatch(/holes\.html[^]*--no-read-sparse/)
  }
)

async function zstdFramesOf(item: typeof page): Promise<Buffer> {
  const tar = await tarOf(item)
  const frames = [tar.subarray(0, 1000), tar.subarray(1000)].map(part => zstdCompressSync(part))
  return Buffer.concat(frames.flatMap(frame => [skippableFrame('size'), frame]))
}

test.each([
  ['tar.zst', async () => zstdCompressSync(await tarOf(page))],
  ['tar.zst of several frames, as pzstd writes it', async () => await zstdFramesOf(page)],
  ['the root folder as "/"', async () => await tarGzOf({ name: '/', type: 'directory' }, page)],
  ['the label of a tar volume', async () => gzipSync(await withHeader('V', '', page))],
  ['zeros after the end record of a zip', () => Buffer.concat([zipOf(page), Buffer.alloc(9000)])],
  ['modes without a meaning in a zip', () => zipOf({ ...page, maker: 0, mode: 0o120777 })]
])('extracts %s', async (_, make) => {
  await using service = await startWith(await make())
  expect(await service.run()).toMatchObject({ exitCode: 0, outputs: { 'file-count': '1' } })
  expect(await readFile(join(service.output, 'site/index.html'), 'utf8')).toBe(page.content)
})

const onUnix = process.platform === 'win32' ? test.skip : test
onUnix('sets the modes 755 and 644 under the umask 077', async () => {
  await using service = await startWith(await tarGzOf(page, { name: 'a/b/page.html', content: 'x' }))
  const umask = process.umask(0o077)
  try {
    expect(await service.run()).toMatchObject({ exitCode: 0 })
  } finally {
    process.umask(umask)
  }
  const modeOf = async (path: string) => ((await stat(join(service.output, path))).mode & 0o777).toString(8)
  expect(await Promise.all(['site', 'site/a', 'site/a/b'].map(modeOf))).toEqual(['755', '755', '755'])
  expect(await Promise.all(['site/index.html', 'site/a/b/page.html'].map(modeOf))).toEqual(['644', '644'])
  expect(await modeOf('manifest.json')).toBe('644')
})

/** A tar.gz of many files with one byte each, in a few megabytes. */
function manyFiles(count: number): Buffer {
  const tar = Buffer.alloc(count * 1024 + 1024)
  for (let i = 0; i < count; i++) {
    const header = tar.subarray(i * 1024, i * 1024 + 512)
    header.write(`${i % 200}/${i}.html`, 0)
    header.write('0000644\0', 100)
    header.write('00000000001\0', 124)
    header.write('0ustar\x0000', 156)
    header.write('ustar\x0000', 257)
    header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
    tar.write('x', i * 1024 + 512)
  }
  return gzipSync(tar, { level: 1 })
}

describe('while many files are being extracted', () => {
  // Enough that a run is still extracting when it is stopped, also on a fast machine.
  const archive = manyFiles(60_000)

  /** Resolves when some files are there. */
  async function extracting(output: string): Promise<void> {
    for (;;) {
      const names = await readdir(output).catch(() => [])
      const staging = names.find(isTemporary)
      if (staging !== undefined && (await filesIn(join(output, staging)).catch(() => [])).length > 500) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }

  /** The rest is removed by a process that outlives the action. */
  async function untilEmpty(output: string): Promise<void> {
    while ((await readdir(output)).length > 0) await new Promise(resolve => setTimeout(resolve, 100))
  }

  onUnix('SIGTERM ends the run, and nothing is left', async () => {
    await using service = await startWith(archive)
    await using running = await service.start()
    await extracting(service.output)
    running.signal('SIGTERM')
    const end = await running.ended
    expect(errorIn(end)).toMatch(/^The run was canceled/)
    expect(end.outputs['site-path']).toBeUndefined()
    await untilEmpty(service.output)
  })

  test('the timeout ends the run, and no files remain', async () => {
    // Extracting this many takes far longer than the timeout.
    await using service = await startWith(manyFiles(120_000))
    await using running = await service.start({ timeout: '2s' })
    const end = await running.ended
    expect(errorIn(end)).toMatch(/^Timed out after 2\.0 s/)
    expect(end.outputs['site-path']).toBeUndefined()
    await untilEmpty(service.output)
  })

  onUnix('a killed run leaves files, which a run on another day removes', async () => {
    await using service = await startWith(archive)
    {
      await using running = await service.start()
      await extracting(service.output)
      await running[Symbol.asyncDispose]()
    }
    const [left = ''] = (await readdir(service.output)).filter(isTemporary)
    const folder = join(service.output, left)
    const dayBeforeYesterday = new Date(Date.now() - 2 * 86_400_000)
    for (const name of [...(await readdir(folder)), '.'])
      await utimes(join(folder, name), dayBeforeYesterday, dayBeforeYesterday)
    await service.serve(await tarGzOf(page))
    expect(await service.run()).toMatchObject({ exitCode: 0, outputs: { 'file-count': '1' } })
    expect((await readdir(service.output)).filter(name => name.startsWith('.'))).toEqual([])
  })
})

describe('while a site is being reviewed that keeps the review busy', () => {
  // Each takes far longer than this, from an archive of less than a megabyte.
  const MAX_MS = 5000
  // Each end tag is looked for among 500 open elements.
  const busyPage = { name: 'index.html', content: `<svg>${'<a>'.repeat(500)}${'</x>'.repeat(15_000_000)}` }
  const busyStyles = { name: 'a.css', content: '\\61 ('.repeat(12_000_000) }

  /** Resolves when the file is written: it is scanned then. */
  async function scanning(output: string, { name, content }: typeof page): Promise<void> {
    for (;;) {
      const names = await readdir(output).catch(() => [])
      const staging = join(output, names.find(isTemporary) ?? '')
      const files = await readdir(staging, { recursive: true }).catch(() => [])
      const file = files.find(each => basename(each) === name) ?? 'not-there-yet'
      if ((await stat(join(staging, file)).catch(() => undefined))?.size === content.length) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }

  /** The archive, which is complete, stays. */
  async function untilRemoved(output: string): Promise<void> {
    while ((await readdir(output)).some(name => name.startsWith('.')))
      await new Promise(resolve => setTimeout(resolve, 100))
  }

  onUnix('SIGTERM ends the run', async () => {
    await using service = await startWith(await tarGzOf(busyPage))
    await using running = await service.start({ check: 'warn' })
    await scanning(service.output, busyPage)
    const signaledAt = performance.now()
    running.signal('SIGTERM')
    expect(errorIn(await running.ended)).toMatch(/^The run was canceled/)
    expect(performance.now() - signaledAt).toBeLessThan(MAX_MS)
    await untilRemoved(service.output)
  })

  test('the timeout ends the run', async () => {
    await using service = await startWith(await tarGzOf(page, busyStyles))
    const startedAt = performance.now()
    expect(errorIn(await service.run({ check: 'warn', timeout: '2s' }))).toMatch(/^Timed out after 2\.0 s/)
    expect(performance.now() - startedAt).toBeLessThan(2000 + MAX_MS)
    await untilRemoved(service.output)
  })
})
