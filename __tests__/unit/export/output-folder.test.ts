import { afterEach, expect, jest } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import fs from 'node:fs'
import { chmod, mkdir, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OutputFolder } from '../../../src/export/output-dir/output-folder.ts'
import { takeLock } from '../../../src/export/output-dir/output-lock.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { test } from '../../support/in-folder.ts'
import { tempFolder, untilRemoved } from '../../support/temp-folder.ts'

const onUnix = process.platform === 'win32' ? test.skip : test
const onUnixAsUser = process.platform === 'win32' || process.getuid?.() === 0 ? test.skip : test
const LIST = '.static-export.json'
const ALL = [LIST, 'docs.zip', 'manifest.json', 'site']

function contextOf(clock = new FakeClock()) {
  return { log: new MemoryLog(), clock, signal: new AbortController().signal }
}

const setPlatform = (value: NodeJS.Platform) => void Object.defineProperty(process, 'platform', { value })
const { platform: ownPlatform } = process

afterEach(() => {
  jest.restoreAllMocks()
  setPlatform(ownPlatform)
})

async function opened(folder: string, context = contextOf()) {
  return await OutputFolder.open({ folder, archiveName: 'docs' }, context)
}

/** Writes an archive, a site and a manifest with the given text to the private folder. */
async function fill(output: OutputFolder, text: string): Promise<void> {
  const path = join(output.temporary, 'archive')
  await writeFile(path, text)
  output.add({ name: 'docs.zip', path, sha256: hash('sha256', text) })
  await fillSite(output, text)
}

async function fillSite(output: OutputFolder, text: string): Promise<void> {
  const site = join(output.temporary, 'site')
  await mkdir(site)
  await writeFile(join(site, 'index.html'), text)
  output.add({ name: 'site', path: site })
  await output.write('manifest.json', JSON.stringify({ version: text }))
}

async function manifestIn(folder: string): Promise<{ version: string }> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { version: string }
}

async function writtenIn(folder: string): Promise<unknown> {
  const text = await readFile(join(folder, LIST), 'utf8')
  return (JSON.parse(text) as { written: unknown }).written
}

async function run(folder: string, text: string, context = contextOf()) {
  await using output = await opened(folder, context)
  await fill(output, text)
  await output.install()
}

/** Creates the lock that remains if a run is killed while it replaces files. */
async function leaveLock(folder: string): Promise<string> {
  const lock = join(folder, '.static-export-lock')
  await mkdir(lock)
  await writeFile(join(lock, '.static-export-killed'), '')
  return lock
}

async function textsIn(folder: string): Promise<string[]> {
  const paths = ['docs.zip', 'site/index.html']
  const texts = await Promise.all(paths.map(async path => await readFile(join(folder, path), 'utf8')))
  return [...texts, (await manifestIn(folder)).version]
}

/** Makes renames fail with the code that `codeOf` returns. Returns the pauses between attempts. */
function failRenames(
  codeOf: (nth: number, from: string) => string | false,
  platform: NodeJS.Platform = 'linux'
): (number | undefined)[] {
  const { renameSync } = fs
  const pauses: (number | undefined)[] = []
  let calls = 0
  setPlatform(platform)
  jest.spyOn(Atomics, 'wait').mockImplementation((...[, , , ms]) => {
    pauses.push(Number(ms))
    return 'timed-out'
  })
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    const code = codeOf((calls += 1), String(from))
    if (code !== false) throw Object.assign(new Error(code), { code, path: 'x' })
    renameSync(from, to)
  })
  return pauses
}

test('replaces the files from an earlier run, keeps other files, and removes temporary files', async folder => {
  const mine = ['notes.txt', '.site-of-2025', '.static-export-mine.txt']
  for (const name of mine) await writeFile(join(folder.path, name), 'mine')
  await run(folder.path, 'old')
  await run(folder.path, 'new')
  expect(await textsIn(folder.path)).toEqual(['new', 'new', 'new'])
  expect((await readdir(folder.path)).sort()).toEqual([...ALL, ...mine].sort())
})

onUnix('makes text files readable by other users even if the umask would prevent this', async folder => {
  const umask = process.umask(0o077)
  using _restored = { [Symbol.dispose]: () => void process.umask(umask) }
  await run(folder.path, 'new')
  expect((await stat(join(folder.path, 'manifest.json'))).mode & 0o777).toBe(0o644)
})

test('`write` returns the final path of a file, but only `install` moves the file to this path', async folder => {
  {
    await using output = await opened(folder.path)
    expect(await output.write('changes.json', '{}')).toBe(join(folder.path, 'changes.json'))
  }
  expect(await readdir(folder.path)).toEqual([])
})

// Each file takes two renames: one moves the old file away, the other installs the new file.
test.each([1, 2, 3, 4, 5, 6, 7, 8])('restores all files when rename %d fails', async failed => {
  await using folder = await tempFolder()
  await run(folder.path, 'old')
  failRenames(nth => nth === failed && 'EIO')
  await expect(run(folder.path, 'new')).rejects.toThrow('EIO')
  expect(await textsIn(folder.path)).toEqual(['old', 'old', 'old'])
  expect((await readdir(folder.path)).sort()).toEqual(ALL)
})

test('keeps a file that it cannot restore, and logs the path of this file', async folder => {
  await run(folder.path, 'old')
  const context = contextOf()
  failRenames(nth => nth > 1 && 'EIO')
  await expect(run(folder.path, 'new', context)).rejects.toThrow('EIO')
  const [, kept = ''] = /docs\.zip could not be restored from (\S+):/.exec(context.log.text) ?? []
  expect(await readFile(kept, 'utf8')).toBe('old')
})

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'on Windows, replaces a file after another program closes it (%s)',
  async code => {
    await using folder = await tempFolder()
    const pauses = failRenames(nth => nth <= 3 && code, 'win32')
    await run(folder.path, 'new')
    expect(await textsIn(folder.path)).toEqual(['new', 'new', 'new'])
    expect(pauses).toEqual([100, 200, 300])
  }
)

test('on Windows, fails and changes nothing if another program does not close a file', async folder => {
  await run(folder.path, 'old')
  const site = join(folder.path, 'site')
  const pauses = failRenames((_, from) => from === site && 'EBUSY', 'win32')
  await expect(run(folder.path, 'new')).rejects.toMatchObject({ code: 'EBUSY' })
  expect(pauses).toHaveLength(9)
  expect(await textsIn(folder.path)).toEqual(['old', 'old', 'old'])
  expect((await readdir(folder.path)).sort()).toEqual(ALL)
})

test('on systems other than Windows, does not wait for a file that cannot be renamed', async folder => {
  const pauses = failRenames(() => 'EPERM')
  await expect(run(folder.path, 'new')).rejects.toThrow('EPERM')
  expect(pauses).toEqual([])
})

test.each([
  ['site', 'folder', async (path: string) => await writeFile(path, 'mine')],
  ['docs.zip', 'file', async (path: string) => await mkdir(path)]
])('rejects a folder in which the exported %s is no longer a %s', async (name, kind, make) => {
  await using folder = await tempFolder()
  await run(folder.path, 'old')
  await rm(join(folder.path, name), { recursive: true })
  await make(join(folder.path, name))
  const problem = {
    code: 'output-dir-not-writable',
    message: `${join(folder.path, name)} exists and is not a ${kind}.`
  }
  await using output = await opened(folder.path)
  expect(() => output.requireReplaceable([name])).toThrow(expect.objectContaining(problem))
  await expect(run(folder.path, 'new')).rejects.toMatchObject(problem)
  expect((await manifestIn(folder.path)).version).toBe('old')
})

test('ignores a list of written files that is a symbolic link to the list in another folder', async () => {
  await using folder = await tempFolder({ 'mine/site/notes.txt': 'mine' })
  await run(join(folder.path, 'exported'), 'old')
  await symlink(`../exported/${LIST}`, join(folder.path, 'mine', LIST))
  await expect(run(join(folder.path, 'mine'), 'new')).rejects.toMatchObject({ code: 'output-dir-occupied' })
  expect(await readFile(join(folder.path, 'mine/site/notes.txt'), 'utf8')).toBe('mine')
})

test.each([
  ['docs.zip', 'mine'],
  ['site/notes.txt', 'mine'],
  ['manifest.json', '{"manifest_version": 3, "name": "An extension", "files": []}'],
  ['manifest.json', '{"manifestVersion": 2, "files": []}']
])('refuses to replace %s, which contains %j and which no export wrote', async (path, content) => {
  await using folder = await tempFolder({ [path]: content })
  const [name = ''] = path.split('/')
  const message = expect.stringContaining(
    ` contains ${name}, which no export wrote there, so it is not replaced.`
  )
  const problem = { code: 'output-dir-occupied', message }
  {
    await using output = await opened(folder.path)
    const names = [...ALL, 'changes.json']
    expect(() => output.requireReplaceable(names)).toThrow(expect.objectContaining(problem))
  }
  await expect(run(folder.path, 'new')).rejects.toMatchObject(problem)
  expect(await readdir(folder.path)).toEqual([name])
  expect(await readFile(join(folder.path, path), 'utf8')).toBe(content)
})

test('lists all files that it refuses to replace', async () => {
  await using folder = await tempFolder({ 'docs.zip': 'mine', 'changes.json': 'mine' })
  await using output = await opened(folder.path)
  const message = expect.stringMatching(/contains docs\.zip, changes\.json, .*, so they are not replaced/)
  expect(() => output.requireReplaceable(['docs.zip', 'changes.json'])).toThrow(
    expect.objectContaining({ message })
  )
})

onUnixAsUser('rejects a folder that is not writable', async folder => {
  await chmod(folder.path, 0o500)
  await expect(opened(folder.path)).rejects.toMatchObject({ code: 'output-dir-not-writable' })
  await chmod(folder.path, 0o700)
})

onUnix('replaces a symbolic link at the site path, even if its target does not exist', async folder => {
  await run(folder.path, 'old')
  await rm(join(folder.path, 'site'), { recursive: true })
  await symlink('/nonexistent', join(folder.path, 'site'))
  await run(folder.path, 'new')
  expect(await textsIn(folder.path)).toEqual(['new', 'new', 'new'])
})

test('removes only private folders of runs that were killed more than a day ago', async folder => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
  const made = { '.static-export-AbC123': 25, '.static-export-abcdef': 23, '.static-export-abcdefg': 99 }
  for (const [name, age] of Object.entries(made)) {
    await mkdir(join(folder.path, name, 'site'), { recursive: true })
    for (const path of ['site', '.']) await utimes(join(folder.path, name, path), hours(age), hours(age))
  }
  // This folder is old, but its archive has just changed, so its run is still active.
  await mkdir(join(folder.path, '.static-export-active'))
  await writeFile(join(folder.path, '.static-export-active/archive'), 'partial')
  await utimes(join(folder.path, '.static-export-active'), hours(99), hours(99))
  // The run of this folder was killed while it wrote the journal.
  await mkdir(join(folder.path, '.static-export-AbC123/replaced'))
  await writeFile(join(folder.path, '.static-export-AbC123/installing.json'), '{"moves":[{"na')
  for (const path of ['replaced', 'installing.json', '.'])
    await utimes(join(folder.path, '.static-export-AbC123', path), hours(25), hours(25))
  const context = { ...contextOf(), clock: systemClock }
  {
    await using _output = await OutputFolder.open({ folder: folder.path, archiveName: 'docs' }, context)
  }
  expect((await readdir(folder.path)).sort()).toEqual([
    ...['.static-export-abcdef', '.static-export-abcdefg', '.static-export-active']
  ])
  expect(context.log.lines).toEqual(['Removed .static-export-AbC123, a leftover from a killed run.'])
})

test('if two concurrent runs have different archives, the second to finish fails and changes nothing', async folder => {
  await using one = await opened(folder.path)
  await using two = await opened(folder.path)
  await fill(one, 'one')
  await fill(two, 'two')
  await one.install()
  await expect(two.install()).rejects.toMatchObject({ code: 'output-dir-in-use' })
  expect(await textsIn(folder.path)).toEqual(['one', 'one', 'one'])
})

test('two concurrent runs with the same archive both succeed', async folder => {
  await using one = await opened(folder.path)
  await using two = await opened(folder.path)
  await fill(one, 'same')
  await fill(two, 'same')
  await Promise.all([one.install(), two.install()])
  expect(await textsIn(folder.path)).toEqual(['same', 'same', 'same'])
})

test('concurrent runs never mix their sites and manifests', async folder => {
  const context = { ...contextOf(), clock: systemClock }
  const runs = Array.from({ length: 12 }, async (_, i) => {
    await using output = await OutputFolder.open({ folder: folder.path, archiveName: 'docs' }, context)
    await fillSite(output, String(i))
    await output.install()
  })
  await Promise.all(runs)
  const site = await readFile(join(folder.path, 'site/index.html'), 'utf8')
  expect((await manifestIn(folder.path)).version).toBe(site)
  expect((await readdir(folder.path)).sort()).toEqual([LIST, 'manifest.json', 'site'])
})

test('waits until the lock of a killed run is stale, and then takes over the lock', async folder => {
  await leaveLock(folder.path)
  const clock = new FakeClock({ startAt: Date.now() })
  await run(folder.path, 'new', contextOf(clock))
  expect(clock.pauses.length).toBeGreaterThan(500)
  expect((await readdir(folder.path)).sort()).toEqual(ALL)
})

test('lets only one of several runs take over the lock of a killed run', async folder => {
  const lock = await leaveLock(folder.path)
  await utimes(lock, new Date(0), new Date(0))
  for (const holder of ['one', 'two']) await mkdir(join(folder.path, holder))
  const events: string[] = []
  const clock = new FakeClock({ startAt: Date.now() })
  const now = clock.now.bind(clock)
  // Between the check for a stale lock and the takeover, another run takes over the lock.
  clock.now = () => {
    if (events.length > 0) return now()
    fs.renameSync(join(lock, '.static-export-killed'), join(lock, 'one'))
    events.push('one has it')
    return now()
  }
  const sleep = clock.sleep.bind(clock)
  clock.sleep = async (...wait) => {
    events.push('two waits')
    await rm(lock, { recursive: true })
    await sleep(...wait)
  }
  await (
    await takeLock(folder.path, 'two', contextOf(clock))
  )()
  expect(events).toEqual(['one has it', 'two waits'])
  expect((await readdir(folder.path)).sort()).toEqual(['one', 'two'])
})

const review = async (folder: string, names: ('changes.json' | 'checks.json' | 'redirects.json')[]) => {
  await using output = await opened(folder)
  for (const name of names) await output.write(name, '{}')
  await fillSite(output, 'x')
  await output.install()
}

test('lists the files that an export wrote, and removes listed files that a later run does not write', async folder => {
  await review(folder.path, ['changes.json', 'checks.json', 'redirects.json'])
  const both = ['changes.json', 'manifest.json', 'site']
  expect(await writtenIn(folder.path)).toEqual([...both, 'checks.json', 'redirects.json'].sort())
  await review(folder.path, ['changes.json'])
  expect((await readdir(folder.path)).sort()).toEqual([LIST, ...both])
  expect(await writtenIn(folder.path)).toEqual(both)
})

test('does not list or remove a file that no export wrote', async () => {
  await using folder = await tempFolder({ 'redirects.json': 'mine', 'checks.json': 'mine' })
  for (let i = 0; i < 2; i++) await review(folder.path, ['changes.json'])
  expect(await writtenIn(folder.path)).toEqual(['changes.json', 'manifest.json', 'site'])
  expect(await readFile(join(folder.path, 'redirects.json'), 'utf8')).toBe('mine')
})

test('removes its earlier archive when a later run writes a site without an archive, or one in another format', async folder => {
  await run(folder.path, 'old')
  await writeFile(join(folder.path, 'docs.tar'), 'mine')
  await review(folder.path, [])
  expect((await readdir(folder.path)).sort()).toEqual([LIST, 'docs.tar', 'manifest.json', 'site'])
  expect(await writtenIn(folder.path)).toEqual(['manifest.json', 'site'])
  await run(folder.path, 'old')
  await using output = await opened(folder.path)
  await writeFile(join(output.temporary, 'archive'), 'new')
  output.add({ name: 'docs.tar.gz', path: join(output.temporary, 'archive') })
  await output.install()
  expect(await writtenIn(folder.path)).toEqual(['docs.tar.gz', 'manifest.json', 'site'])
})

test('keeps an archive that a concurrent run wrote, and one from before a run that installs no site', async folder => {
  await using first = await opened(folder.path)
  await fillSite(first, 'first')
  await run(folder.path, 'second')
  await first.install()
  expect(await writtenIn(folder.path)).toEqual(['docs.zip', 'manifest.json', 'site'])
  await using refused = await opened(folder.path)
  await refused.write('changes.json', '{}')
  await refused.install()
  expect(await readdir(folder.path)).toContain('docs.zip')
})

test('keeps archives with another name from earlier runs in the folder and in the list of written files', async folder => {
  await run(folder.path, 'old')
  {
    await using output = await OutputFolder.open({ folder: folder.path, archiveName: 'v2' }, contextOf())
    await writeFile(join(output.temporary, 'archive'), 'two')
    output.add({ name: 'v2.zip', path: join(output.temporary, 'archive'), sha256: 'x' })
    await fillSite(output, 'new')
    await output.install()
  }
  expect(await writtenIn(folder.path)).toEqual(['docs.zip', 'manifest.json', 'site', 'v2.zip'])
  await run(folder.path, 'again')
  expect(await textsIn(folder.path)).toEqual(['again', 'again', 'again'])
})

/** Runs a script in a new process, where the variable `output` is the opened folder. */
function runInProcess(folder: string, script: string): void {
  const source = new URL('../../../src/export/output-dir/output-folder.ts', import.meta.url).href
  const code = `
    import fs from 'node:fs'
    const { OutputFolder } = await import(${JSON.stringify(source)})
    const context = { signal: new AbortController().signal, clock: { now: () => Date.now() }, log: console }
    const wait = ms => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    let afterRename = () => {}
    const { renameSync } = fs
    fs.renameSync = (from, to) => (renameSync(from, to), afterRename())
    const output = await OutputFolder.open({ folder: process.argv[1], archiveName: 'docs' }, context)
    const replaceAll = async () => {
      for (const name of ['changes.json', 'checks.json']) await output.write(name, 'new')
      await output.install()
    }
    ${script}`
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', code, folder])
  expect({ status: child.status, stderr: child.stderr.toString() }).toEqual({ status: 3, stderr: '' })
}

/** Creates a folder with files from an earlier run, which the next run replaces. */
async function folderWithTexts() {
  const written = ['changes.json', 'checks.json']
  const list = JSON.stringify({ version: 1, written })
  return await tempFolder({ 'changes.json': 'old', 'checks.json': 'old', [LIST]: list })
}

async function replacedTexts(folder: string): Promise<string[]> {
  const names = ['changes.json', 'checks.json']
  return await Promise.all(names.map(async name => await readFile(join(folder, name), 'utf8')))
}

test('removes the private folder even if the process exits during a run', async folder => {
  runInProcess(folder.path, 'process.exit(3)')
  await untilRemoved(folder.path)
}, 60_000)

onUnix(
  'after SIGTERM, finishes replacing files before the process exits',
  async () => {
    await using folder = await folderWithTexts()
    runInProcess(
      folder.path,
      `process.on('SIGTERM', () => process.exit(3))
    afterRename = () => (process.kill(process.pid, 'SIGTERM'), wait(50))
    await replaceAll()
    await new Promise(resolve => setTimeout(resolve, 30_000))`
    )
    expect(await replacedTexts(folder.path)).toEqual(['new', 'new'])
  },
  60_000
)

test.each([1, 2, 3, 4])(
  'if a process was killed after rename %d, the next run restores the files',
  async renames => {
    await using folder = await folderWithTexts()
    // `reallyExit` acts like a kill: no code runs in the process after this call.
    runInProcess(
      folder.path,
      `let count = 0
      afterRename = () => ++count === ${renames} && process.reallyExit(3)
      await replaceAll()`
    )
    const context = contextOf(new FakeClock({ startAt: Date.now() }))
    {
      await using output = await opened(folder.path, context)
      expect(await replacedTexts(folder.path)).toEqual(['old', 'old'])
      output.requireReplaceable(['changes.json', 'checks.json'])
    }
    expect(context.log.text).toContain('an earlier run was killed while it replaced them')
  },
  60_000
)
