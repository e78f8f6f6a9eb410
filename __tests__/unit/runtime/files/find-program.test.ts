import { expect, test } from '@jest/globals'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { findProgram } from '../../../../src/runtime/files/find-program.ts'
import { isBelow } from '../../../../src/runtime/files/is-below.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const isWindows = process.platform === 'win32'

test('finds a program in PATH, and skips files in the repository and files that are not executable', async () => {
  await using folder = await tempFolder()
  const file = (name: string) => join(folder.path, `${name}${isWindows ? '.exe' : ''}`)
  const [own, foreign, linked] = [file('bin/tool'), file('repository/tool'), file('links/tool')]
  for (const path of [own, foreign, linked, file('text/tool')])
    await mkdir(dirname(path), { recursive: true })
  for (const path of [own, foreign]) await writeFile(path, '', { mode: 0o755 })
  if (!isWindows) await writeFile(file('text/tool'), '', { mode: 0o644 })
  await mkdir(join(folder.path, 'folders/tool'), { recursive: true })
  await symlink(foreign, linked)
  const found = (...folders: string[]) => {
    const path = ['bin', ...folders.map(name => join(folder.path, name))].join(delimiter)
    return findProgram('tool', { HOME: '/', Path: path }, join(folder.path, 'repository'))
  }
  expect(found('repository', 'links', 'text', 'folders', 'none', 'bin')).toBe(own)
  expect(found('repository')).toBeUndefined()
})

test.each([
  ['a', true],
  ['a/b', true],
  ['a/..b', true],
  ['.', false],
  ['ab', false],
  ['a/../..', false]
])('reports whether %s is the folder `a` or inside it: %j', (path, expected) => {
  expect(isBelow(join('/', path), join('/', 'a'))).toBe(expected)
})
