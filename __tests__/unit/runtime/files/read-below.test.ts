import { expect, test } from '@jest/globals'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { readBelow } from '../../../../src/runtime/files/read-below.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

// Symbolic links require a privilege on Windows, and Wine does not support them.
const withLinks = process.platform === 'win32' ? test.skip : test

withLinks('reads a regular file, and rejects a path with a symbolic link', async () => {
  await using folder = await tempFolder({ 'a/x': 'content' })
  await symlink('a', join(folder.path, 'link'))
  await symlink('a/x', join(folder.path, 'file'))
  expect(readBelow(folder.path, 'a/x').toString()).toBe('content')
  expect(() => readBelow(folder.path, 'link/x')).toThrow('a part of its path is a symbolic link')
  expect(() => readBelow(folder.path, 'file')).toThrow('ELOOP')
  expect(() => readBelow(folder.path, 'a')).toThrow('it is no longer the same regular file')
})
