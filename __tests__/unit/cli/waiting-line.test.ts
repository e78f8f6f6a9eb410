import { expect, jest, test } from '@jest/globals'
import { programOf } from '../../../src/cli/project.ts'
import { WaitingLine } from '../../../src/cli/runner/waiting-line.ts'
import { join } from 'node:path'
import { tempFolder } from '../../support/temp-folder.ts'

test('a terminal shows a line that moves while nothing is printed, and a pipe does not', () => {
  jest.useFakeTimers()
  const shown = (isTTY: boolean) => {
    const written: string[] = []
    using line = new WaitingLine({ isTTY, write: text => written.push(text) })
    line.print('first')
    jest.advanceTimersByTime(2000)
    line.print('second')
    return written
  }
  const [first, ...rest] = shown(true)
  expect(first).toBe('first\n')
  expect(rest).toContain('\r  1 s .  ')
  expect(rest.slice(-2)).toEqual([`\r${' '.repeat(20)}\r`, 'second\n'])
  expect(shown(false)).toEqual(['first\n', 'second\n'])
  jest.useRealTimers()
})

test('commands to copy begin as the user began: with npx and what was typed there, or with node and the path', async () => {
  const place = 'node_modules/static-docs-export/'
  await using npx = await tempFolder({
    'package.json': '{ "_npx": { "packages": ["github:acme/static-docs-export#v1"] } }'
  })
  await using project = await tempFolder({ 'package.json': '{}' })
  expect(programOf('x', npx.path, join(npx.path, place))).toBe('npx github:acme/static-docs-export#v1')
  expect(programOf('x', project.path, join(project.path, place))).toBe('npx static-docs-export')
  expect(programOf(join(project.path, 'a b/index.js'), project.path, project.path)).toBe(
    `node "${join('a b', 'index.js')}"`
  )
})
