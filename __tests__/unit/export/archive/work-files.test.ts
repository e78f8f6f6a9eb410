import { describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Disk } from '../../../../src/export/archive/locked-files.ts'
import {
  identifyFiles,
  moveIntoPlace,
  removeLeftovers,
  WorkPath,
  writeWholeFile
} from '../../../../src/export/archive/work-files.ts'
import { systemClock } from '../../../../src/runtime/clock.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const DAY_MS = 24 * 3_600_000

/** The name that a process with this id uses, on this machine or another. */
function nameFor(pid: number, { host, start }: { host?: string; start?: string } = {}): string {
  const [, kind = '', ownHost = ''] =
    /^\.(\w+)-(\w+)-/.exec(basename(new WorkPath('', 'archive', { log: new MemoryLog() }).path)) ?? []
  return `.${kind}-${host ?? ownHost}-${pid}${start === undefined ? '' : `.${start}`}-0123abcd`
}

const onLinux = process.platform === 'linux' ? test : test.skip

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0'])
  await once(child, 'close')
  return child.pid ?? 0
}

test('removes files and folders of a process that has ended', async () => {
  await using folder = await tempFolder()
  const pid = await endedProcess()
  const file = nameFor(pid)
  await writeFile(join(folder.path, file), 'partial')
  const site = file.replace('.archive-', '.site-')
  await mkdir(join(folder.path, site, 'site'), { recursive: true })
  const log = new MemoryLog()
  await removeLeftovers(folder.path, { log, clock: systemClock })
  expect(await readdir(folder.path)).toEqual([])
  expect(log.lines).toEqual([
    `Removed ${file}, a leftover of a run that was killed.`,
    `Removed ${site}, a leftover of a run that was killed.`
  ])
})

test('removes the files of an earlier process that had the same id', async () => {
  await using folder = await tempFolder()
  await writeFile(join(folder.path, nameFor(process.pid)), 'partial')
  await removeLeftovers(folder.path, { log: new MemoryLog(), clock: systemClock })
  expect(await readdir(folder.path)).toEqual([])
})

onLinux(
  'removes the files of a process that is dead, but whose parent has not asked for its result',
  async () => {
    await using folder = await tempFolder()
    const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 60'])
    try {
      const [output] = (await once(parent.stdout, 'data')) as [Buffer]
      const pid = Number(output.toString())
      // When the shell has become `sleep`, nobody waits for the child, which ends with its input.
      while ((await readFile(`/proc/${parent.pid}/comm`, 'latin1')) !== 'sleep\n') await setTimeout(5)
      parent.stdin.end()
      while (!(await readFile(`/proc/${pid}/stat`, 'latin1')).includes(') Z ')) await setTimeout(5)
      await writeFile(join(folder.path, nameFor(pid)), 'partial')
      await removeLeftovers(folder.path, { log: new MemoryLog(), clock: systemClock })
      expect(await readdir(folder.path)).toEqual([])
    } finally {
      parent.kill()
      await once(parent, 'close')
    }
  }
)

onLinux('removes the files of a process whose id another process has now', async () => {
  await using folder = await tempFolder()
  const start = startTicksOf(await readFile(`/proc/${process.ppid}/stat`, 'latin1'))
  await writeFile(join(folder.path, nameFor(process.ppid, { start })), 'of the process that is running')
  await writeFile(join(folder.path, nameFor(process.ppid, { start: `${start}0` })), 'of an earlier one')
  await removeLeftovers(folder.path, { log: new MemoryLog(), clock: systemClock })
  expect(await readdir(folder.path)).toEqual([nameFor(process.ppid, { start })])
})

onLinux('the name of a work path contains when this process started', async () => {
  const start = startTicksOf(await readFile('/proc/self/stat', 'latin1'))
  expect(new WorkPath('', 'site', { log: new MemoryLog() }).path).toContain(`-${process.pid}.${start}-`)
})

function startTicksOf(stat: string): string {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

test('keeps what a run in this process, another process or another machine may still use', async () => {
  await using folder = await tempFolder()
  await using own = new WorkPath(folder.path, 'site', { log: new MemoryLog() })
  await mkdir(own.path)
  const names = [
    basename(own.path),
    nameFor(process.ppid),
    nameFor(await endedProcess(), { host: '00000000' })
  ]
  for (const name of names.slice(1)) await writeFile(join(folder.path, name), 'partial')
  await removeLeftovers(folder.path, { log: new MemoryLog(), clock: systemClock })
  expect((await readdir(folder.path)).sort()).toEqual(names.sort())
})

test('removes what is older than the maximum timeout, whatever process has the id now', async () => {
  await using folder = await tempFolder()
  const names = [nameFor(process.ppid), nameFor(1, { host: '00000000' })]
  for (const name of names) {
    await writeFile(join(folder.path, name), 'partial')
    const time = new Date(Date.now() - 8 * DAY_MS)
    await utimes(join(folder.path, name), time, time)
  }
  await removeLeftovers(folder.path, { log: new MemoryLog(), clock: systemClock })
  expect(await readdir(folder.path)).toEqual([])
})

test('keeps files with other names', async () => {
  await using folder = await tempFolder()
  const names = ['docs.tar.gz', '.archive-of-2025', '.site-abc', '.site-x-1-y', 'site']
  for (const name of names) await writeFile(join(folder.path, name), '')
  await removeLeftovers(folder.path, { log: new MemoryLog(), clock: systemClock })
  expect((await readdir(folder.path)).sort()).toEqual(names.sort())
})

test('a work path is removed when it is disposed, and two never have the same name', async () => {
  await using folder = await tempFolder()
  {
    const context = { log: new MemoryLog() }
    await using one = new WorkPath(folder.path, 'archive', context)
    await using other = new WorkPath(folder.path, 'archive', context)
    expect(one.path).not.toBe(other.path)
    await writeFile(one.path, 'partial')
    await mkdir(other.path)
    await writeFile(join(other.path, 'page.html'), '')
    expect(await readdir(folder.path)).toHaveLength(2)
  }
  expect(await readdir(folder.path)).toEqual([])
})

/** A disk on Windows, where the first calls fail because another program has the file open. */
function lockedDisk(code: string, failures = 3): Disk {
  const locked = (work: typeof rename): typeof rename => {
    let left = failures
    return async (from, to) => {
      if (left-- > 0) throw Object.assign(new Error(code), { code })
      await work(from, to)
    }
  }
  return { rename: locked(rename), link: locked(link), platform: 'win32' }
}

function contextOf() {
  return { log: new MemoryLog(), clock: new FakeClock(), signal: new AbortController().signal }
}

async function newFile(folder: string, content: string) {
  const path = join(folder, `new-${hash('md5', content)}`)
  await writeFile(path, content)
  return { path, sha256: hash('sha256', content) }
}

describe('a file that another program has open for a moment on Windows', () => {
  test.each(['EPERM', 'EBUSY', 'EACCES'])('is written nevertheless (%s)', async code => {
    await using folder = await tempFolder()
    const path = join(folder.path, 'changes.json')
    const context = contextOf()
    await writeWholeFile(path, 'new', context, lockedDisk(code))
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(context.clock.pauses).toEqual([100, 200, 300])
  })

  test.each(['EPERM', 'EBUSY', 'EACCES'])('is replaced by the new archive nevertheless (%s)', async code => {
    await using folder = await tempFolder()
    const place = join(folder.path, 'docs.zip')
    await writeFile(place, 'old')
    const known = await identifyFiles(folder.path, 'docs.')
    const file = await newFile(folder.path, 'new')
    await moveIntoPlace(file, place, known, contextOf(), lockedDisk(code))
    expect(await readFile(place, 'utf8')).toBe('new')
  })

  test('is not waited for without end, and the error is one about the folder', async () => {
    await using folder = await tempFolder()
    const context = contextOf()
    const disk = lockedDisk('EBUSY', Infinity)
    await expect(writeWholeFile(join(folder.path, 'a.json'), 'a', context, disk)).rejects.toMatchObject({
      code: 'output-dir-not-writable'
    })
    expect(context.clock.pauses).toHaveLength(9)
    expect(await readdir(folder.path)).toEqual([])
  })
})

describe.each(['EPERM', 'EISDIR', 'ENOTSUP'])('on a disk without hard links (%s)', code => {
  const disk = {
    link: async () => await Promise.reject(Object.assign(new Error(code), { code })),
    platform: 'linux'
  } as const

  test('the archive gets to its place', async () => {
    await using folder = await tempFolder()
    const place = join(folder.path, 'docs.zip')
    await moveIntoPlace(await newFile(folder.path, 'new'), place, new Map(), contextOf(), disk)
    expect(await readFile(place, 'utf8')).toBe('new')
  })

  test('of two runs with different archives, the second fails and leaves the file of the first', async () => {
    await using folder = await tempFolder()
    const place = join(folder.path, 'docs.zip')
    const files = await Promise.all(['one', 'two'].map(content => newFile(folder.path, content)))
    const ends = await Promise.allSettled(
      files.map(file => moveIntoPlace(file, place, new Map(), { ...contextOf(), clock: systemClock }, disk))
    )
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = ends[0]?.status === 'fulfilled' ? 'one' : 'two'
    expect(await readFile(place, 'utf8')).toBe(winner)
    const failed = ends.find(end => end.status === 'rejected')
    expect(failed?.reason).toMatchObject({ code: 'output-dir-in-use' })
  })

  test('two runs with the same archive both succeed', async () => {
    await using folder = await tempFolder()
    const place = join(folder.path, 'docs.zip')
    const file = await newFile(folder.path, 'same')
    await writeFile(`${file.path}-2`, 'same')
    const context = { ...contextOf(), clock: systemClock }
    await Promise.all([
      moveIntoPlace(file, place, new Map(), context, disk),
      moveIntoPlace({ ...file, path: `${file.path}-2` }, place, new Map(), context, disk)
    ])
    expect(await readFile(place, 'utf8')).toBe('same')
  })

  test('a rename that fails leaves no empty file', async () => {
    await using folder = await tempFolder()
    const place = join(folder.path, 'docs.zip')
    const full = async () => await Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' }))
    const file = await newFile(folder.path, 'new')
    const moved = moveIntoPlace(file, place, new Map(), contextOf(), { ...disk, rename: full })
    await expect(moved).rejects.toThrow('EIO')
    expect(await readdir(folder.path)).toEqual([basename(file.path)])
  })
})
