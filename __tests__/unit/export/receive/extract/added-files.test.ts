import { expect } from '@jest/globals'
import { hash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAddedFiles } from '../../../../../src/export/receive/extract/added-files.ts'
import { Canceled } from '../../../../../src/runtime/time/stop-reason.ts'
import { test } from '../../../../support/in-folder.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `old/${i % 7}/page-${i}.html`, text: `größe ${i}` }))

test('writes files to new and existing folders, and returns the size and hash of each file', async folder => {
  await mkdir(join(folder.path, 'old/3'), { recursive: true })
  // These files fill more than two batches.
  const added = [...files(1001), { path: 'top.html', text: '' }]
  const written = await writeAddedFiles(folder.path, added, new AbortController().signal)
  expect(written).toEqual(
    added.map(({ path, text }) => ({ path, size: Buffer.byteLength(text), sha256: hash('sha256', text) }))
  )
  for (const i of [0, 499, 500, 1000])
    expect(await readFile(join(folder.path, `old/${i % 7}/page-${i}.html`), 'utf8')).toBe(`größe ${i}`)
})

test('rejects a file that already exists', async folder => {
  const { signal } = new AbortController()
  await writeAddedFiles(folder.path, files(1), signal)
  await expect(
    writeAddedFiles(folder.path, [{ path: 'old/0/page-0.html', text: 'x' }], signal)
  ).rejects.toThrow(/old\/0\/page-0\.html/)
  expect(await readFile(join(folder.path, 'old/0/page-0.html'), 'utf8')).toBe('größe 0')
})

test('stops after a batch when the run is canceled', async folder => {
  const signal = AbortSignal.abort(new Canceled('stopped'))
  await expect(writeAddedFiles(folder.path, files(501), signal)).rejects.toThrow('stopped')
  await expect(readFile(join(folder.path, 'old/3/page-500.html'))).rejects.toThrow('ENOENT')
})
