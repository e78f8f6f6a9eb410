import { expect } from '@jest/globals'
import { hash, randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WriteTask } from '../../../../../../src/export/receive/extract/writers/file-writer.ts'
import { Batch, Writers } from '../../../../../../src/export/receive/extract/writers/writers.ts'
import { Canceled } from '../../../../../../src/runtime/time/stop-reason.ts'
import { test } from '../../../../../support/in-folder.ts'
import { tempFolder } from '../../../../../support/temp-folder.ts'

const MB = 1024 * 1024

function addAll(batch: Batch, files: [path: string, content: Buffer][], pieceBytes = 300_000): void {
  for (const [path, content] of files) {
    batch.begin(path, content.length)
    for (let at = 0; at < content.length; at += pieceBytes) batch.add(content.subarray(at, at + pieceBytes))
    batch.finish()
  }
  batch.send()
}

/** Returns the parts of each task as `path start-end`. `<` marks the rest of a file, `>` an unfinished file. */
function tasksOf(sizes: Record<string, number>): string[][] {
  const tasks: string[][] = []
  const assign = (task: WriteTask) => {
    if (task.kind === 'files')
      tasks.push(
        task.parts.map(
          ({ path, start, end, isFirst, isLast }) =>
            `${isFirst ? '' : '<'}${path} ${start}-${end}${isLast ? '' : '>'}`
        )
      )
    return {}
  }
  const writers = { assign, takeBatch: () => new Uint8Array(MB) } as unknown as Writers
  addAll(
    new Batch(writers),
    Object.entries(sizes).map(([path, size]) => [path, Buffer.alloc(size)])
  )
  return tasks
}

test('fills a batch with files of up to one megabyte in total', () => {
  expect(tasksOf({ a: 10, empty: 0, b: 5 })).toEqual([['a 0-10', 'empty 10-10', 'b 10-15']])
  const full = [`a 0-${MB - 1}`, `b ${MB - 1}-${MB}`]
  expect(tasksOf({ a: MB - 1, b: 1, c: 1 })).toEqual([full, ['c 0-1']])
  expect(tasksOf({ a: MB - 1, b: 2 })).toEqual([[`a 0-${MB - 1}`], ['b 0-2']])
  expect(tasksOf({ a: 1, b: MB, c: 1 })).toEqual([['a 0-1'], [`b 0-${MB}`], ['c 0-1']])
})

test('splits a file that is larger than a batch, and starts the file in the current batch', () => {
  const parts = [['a 0-10', `large 10-${MB}>`], [`<large 0-${MB}>`], ['<large 0-10', 'b 10-11']]
  expect(tasksOf({ a: 10, large: 2 * MB, b: 1 })).toEqual(parts)
})

test('adds at most 1000 files to a batch', () => {
  const lengthsOf = (files: number) =>
    tasksOf(Object.fromEntries(Array.from({ length: files }, (_, i) => [i, 0]))).map(({ length }) => length)
  expect(lengthsOf(1001)).toEqual([1000, 1])
  expect(lengthsOf(1000)).toEqual([1000])
})

test('throws if a file is finished before it begins', () => {
  const batch = new Batch({} as Writers)
  expect(() => batch.finish()).toThrow('no file was begun')
})

const contents: [string, Buffer][] = [
  ['small.txt', Buffer.from('small')],
  ['empty.txt', Buffer.alloc(0)],
  ['large.bin', randomBytes(3 * MB + 7)],
  ['exact.bin', randomBytes(MB)],
  ...Array.from({ length: 12 }, (_, i): [string, Buffer] => [`f${i}.bin`, randomBytes(600_000)])
]

const small = Array.from({ length: 2500 }, (_, i): [string, Buffer] => [`${i}.txt`, Buffer.from(`${i}`)])

test.each([1, 2])('writes and hashes every file if the number of threads is %i', async threads => {
  await using folder = await tempFolder()
  await using writers = new Writers(folder.path, threads, false, new AbortController().signal)
  const batch = new Batch(writers)
  for (const file of contents) {
    await writers.ready()
    addAll(batch, [file])
  }
  await writers.ready()
  addAll(batch, small)
  await writers.idle()
  expect(writers.isFull).toBe(false)
  const all = [...contents, ...small]
  const written = new Map(writers.files.map(file => [file.path, file]))
  expect(writers.files).toHaveLength(all.length)
  expect(all.map(([path]) => written.get(path))).toEqual(
    all.map(([path, content]) => ({ path, size: content.length, sha256: hash('sha256', content) }))
  )
  // Calls `expect` once for all files, because thousands of calls would take longer than writing the files.
  const onDisk = all.map(([path, content]) => {
    const file = join(folder.path, path)
    return { path, isEqual: readFileSync(file).equals(content), mode: statSync(file).mode & 0o777 }
  })
  const isWrong = ({ isEqual, mode }: (typeof onDisk)[number]) =>
    !isEqual || (process.platform !== 'win32' && mode !== 0o644)
  expect(onDisk.filter(isWrong)).toEqual([])
})

test('reports that the writers are full when each thread has four tasks', async folder => {
  await using writers = new Writers(folder.path, 1, false, new AbortController().signal)
  const batch = new Batch(writers)
  for (let i = 0; i < 3; i += 1) addAll(batch, [[`${i}`, Buffer.from('x')]])
  expect(writers.isFull).toBe(false)
  addAll(batch, [['3', Buffer.from('x')]])
  expect(writers.isFull).toBe(true)
  await writers.ready()
  expect(writers.isFull).toBe(false)
})

test('fails with the abort reason if the run is aborted before or after the writers start', async folder => {
  const stop = new AbortController()
  await using writers = new Writers(folder.path, 1, false, stop.signal)
  addAll(new Batch(writers), [['a', Buffer.from('a')]])
  stop.abort(new Canceled('stopped'))
  await expect(writers.idle()).rejects.toThrow('stopped')
  await using late = new Writers(folder.path, 1, false, stop.signal)
  await expect(late.ready()).rejects.toThrow('stopped')
})

test('reports the first file that cannot be written', async folder => {
  await using writers = new Writers(folder.path, 1, false, new AbortController().signal)
  const batch = new Batch(writers)
  addAll(batch, [['twice.txt', Buffer.from('a')]])
  addAll(batch, [['twice.txt', Buffer.from('b')]])
  addAll(batch, [['none/file.txt', Buffer.from('c')]])
  await expect(writers.idle()).rejects.toMatchObject({ code: 'entry-case-clash' })
  await expect(writers.ready()).rejects.toMatchObject({ code: 'entry-case-clash' })
  expect(await readFile(join(folder.path, 'twice.txt'), 'utf8')).toBe('a')
})
