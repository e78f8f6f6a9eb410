import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { removeLeftovers, WorkPath } from '../../../../src/export/archive/work-files.ts'
import { systemClock } from '../../../../src/runtime/clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const DAY_MS = 24 * 3_600_000

/** The name that a process with this id uses, on this machine or another. */
function nameFor(pid: number, { host, start }: { host?: string; start?: string } = {}): string {
  const [, kind = '', ownHost = ''] = /^\.(\w+)-(\w+)-/.exec(basename(new WorkPath('', 'archive').path)) ?? []
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
  expect(new WorkPath('', 'site').path).toContain(`-${process.pid}.${start}-`)
})

function startTicksOf(stat: string): string {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

test('keeps what a run in this process, another process or another machine may still use', async () => {
  await using folder = await tempFolder()
  await using own = new WorkPath(folder.path, 'site')
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
    await using one = new WorkPath(folder.path, 'archive')
    await using other = new WorkPath(folder.path, 'archive')
    expect(one.path).not.toBe(other.path)
    await writeFile(one.path, 'partial')
    await mkdir(other.path)
    await writeFile(join(other.path, 'page.html'), '')
    expect(await readdir(folder.path)).toHaveLength(2)
  }
  expect(await readdir(folder.path)).toEqual([])
})
