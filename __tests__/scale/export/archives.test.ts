import { expect, test } from '@jest/globals'
import { Guards } from '../../../src/archive/guards.ts'
import { zipOf } from '../../support/tiny-archives.ts'
import { readZipDirectory as read } from '../../support/zip-directory.ts'

test('accepts 1,000,000 entries and rejects the next entry', () => {
  const guards = new Guards()
  for (let i = 0; i < 1_000_000; i++) guards.admit('a', 'folder')
  expect(() => guards.admit('a', 'folder')).toThrow(
    expect.objectContaining({ code: 'archive-too-many-entries' })
  )
})

test('counts folders as entries, even if the archive has no entry for them', () => {
  const guards = new Guards()
  // Each file counts as three entries: the file and its two folders.
  for (let i = 0; i < 333_333; i++) guards.admit(`${i}/a/x`, 'file')
  expect(() => guards.admit('last/a/x', 'file')).toThrow(
    expect.objectContaining({ code: 'archive-too-many-entries' })
  )
})

test('reads a zip directory of more than a megabyte', async () => {
  const items = Array.from({ length: 12_000 }, (_, i) => ({ name: `${'folder/'.repeat(10)}${i}.html` }))
  const { entries } = await read(zipOf(...items))
  expect(entries.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
})

test('reads more than 65,536 entries from a zip without zip64 records', async () => {
  const items = Array.from({ length: 65_537 }, (_, i) => ({ name: `${i}`, stored: true }))
  expect((await read(zipOf(...items))).entries).toHaveLength(65_537)
})
