import { expect, test } from '@jest/globals'
import { mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../../../src/export/archive/make-folder.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const onLinux = process.platform === 'linux' ? test : test.skip
const onUnix = process.platform === 'win32' ? test.skip : test

test('creates a folder with its parents, and accepts one that exists', async () => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'a/b/c')
  await makeFolder(path)
  await makeFolder(path)
  expect((await stat(path)).isDirectory()).toBe(true)
})

onUnix('accepts a link to a folder', async () => {
  await using folder = await tempFolder()
  await mkdir(join(folder.path, 'target'))
  await symlink('target', join(folder.path, 'link'))
  await makeFolder(join(folder.path, 'link/new'))
  expect((await stat(join(folder.path, 'target/new'))).isDirectory()).toBe(true)
})

test('refuses a path below a file', async () => {
  await using folder = await tempFolder()
  await writeFile(join(folder.path, 'file'), '')
  for (const path of ['file', 'file/below']) {
    await expect(makeFolder(join(folder.path, path))).rejects.toMatchObject({
      code: 'output-dir-not-writable'
    })
  }
})

onUnix('names a link whose target does not exist', async () => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'link')
  await symlink('nowhere', path)
  await expect(makeFolder(path)).rejects.toMatchObject({
    code: 'output-dir-not-writable',
    message: `The folder ${path} cannot be created: it is a symbolic link to a folder that does not exist.`
  })
})

onLinux('fails where the system allows no new folders, as in /proc', async () => {
  await expect(makeFolder('/proc/nope/deeper')).rejects.toMatchObject({
    code: 'output-dir-not-writable',
    message: 'The folder /proc/nope/deeper cannot be created (ENOENT).'
  })
})
