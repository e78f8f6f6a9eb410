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

test('counts folders without their own entry', () => {
  const guards = new Guards()
  // Each file adds two folders, which makes three entries.
  for (let i = 0; i < 333_333; i++) guards.admit(`${i}/a/x`, 'file')
  expect(() => guards.admit('last/a/x', 'file')).toThrow(
    expect.objectContaining({ code: 'archive-too-many-entries' })
  )
})

test('reads a directory of more than a megabyte, with comments and extra fields', async () => {
  const items = Array.from({ length: 12_000 }, (_, i) => ({ name: `${'folder/'.repeat(10)}${i}.html` }))
  const { entries } = await read(zipOf(...items))
  expect(entries.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
})

test('reads more than 65,536 entries without zip64', async () => {
  const items = Array.from({ length: 65_537 }, (_, i) => ({ name: `${i}`, stored: true }))
  expect((await read(zipOf(...items))).entries).toHaveLength(65_537)
})
