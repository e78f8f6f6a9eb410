import { afterEach, expect, test } from '@jest/globals'
import fc from '../../support/properties.ts'
import { resolve, sep } from 'node:path'
import { Guards } from '../../../src/archive/guards.ts'
import { Failure } from '../../../src/runtime/failure.ts'

const HOSTILE_SEGMENTS = [...'.. . a A C: ... con ~ ä %2e%2e'.split(' '), '', ' ', '\0', '\\', '..\\']

test('accepts no entry name that leads to a path outside the folder', () => {
  const names = fc.array(fc.oneof(fc.constantFrom(...HOSTILE_SEGMENTS), fc.string()), { maxLength: 6 })
  fc.assert(
    fc.property(names, segments => {
      const root = resolve('somewhere')
      try {
        const { path } = new Guards().admit(segments.join('/'), 'file')
        expect(resolve(root, path).startsWith(root + sep)).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(Failure)
      }
    }),
    { numRuns: 2000 }
  )
})

test('lists each new folder once, outermost first', () => {
  const guards = new Guards()
  expect(guards.admit('./a/b/c.html', 'file')).toEqual({ path: 'a/b/c.html', newFolders: ['a', 'a/b'] })
  expect(guards.admit('a/b/', 'folder')).toEqual({ path: 'a/b', newFolders: [] })
  expect(guards.admit('a/d/', 'folder')).toEqual({ path: 'a/d', newFolders: ['a/d'] })
  expect(guards.admit('./', 'folder')).toEqual({ path: '', newFolders: [] })
})

const { platform } = process
const setPlatform = (value: NodeJS.Platform) => void Object.defineProperty(process, 'platform', { value })
afterEach(() => setPlatform(platform))

test.each([
  ...['aux', 'con.txt', 'COM1', 'COM¹', 'lpt³.html', 'CONIN$', 'conout$.txt', 'con .html'],
  ...['stream:of', 'what?', 'dot.', 'space ']
])('rejects the name %j on Windows, but not on other systems', name => {
  setPlatform('win32')
  expect(() => new Guards().admit(name, 'file')).toThrow(
    expect.objectContaining({ code: 'entry-path-windows' })
  )
  setPlatform('linux')
  expect(new Guards().admit(name, 'file').path).toBe(name)
})

test.each([
  ['4,096 bytes', `${'a'.repeat(127)}/`.repeat(31) + 'b'.repeat(128), true],
  ['4,097 bytes', `${'a'.repeat(127)}/`.repeat(31) + 'b'.repeat(129), false],
  ['a segment of 255 bytes', 'ä'.repeat(127) + 'a', true],
  ['a segment of 256 bytes', 'ä'.repeat(128), false],
  ['128 levels', 'a/'.repeat(127) + 'b', true],
  ['129 levels', 'a/'.repeat(128) + 'b', false]
])('limits the length and depth of a path: %s', (_, name, isAdmitted) => {
  const admit = () => new Guards().admit(name, 'file')
  if (isAdmitted) expect(admit().path).toBe(name)
  else expect(admit).toThrow(expect.objectContaining({ code: 'entry-path-long' }))
})

test('accepts "/" as the root folder, but not as a file', () => {
  expect(new Guards().admit('/', 'folder')).toEqual({ path: '', newFolders: [] })
  expect(() => new Guards().admit('/', 'file')).toThrow(
    expect.objectContaining({ code: 'entry-path-absolute' })
  )
})

test('allows 64 MiB of content, and more only up to 200 times the archive size', () => {
  const guards = new Guards()
  guards.allowExpansion(64 * 1024 * 1024, 1)
  guards.allowExpansion(200e6, 1e6)
  expect(() => guards.allowExpansion(200e6 + 1, 1e6)).toThrow(
    expect.objectContaining({ code: 'archive-expands-too-much' })
  )
})

test('allows 20 GB of content, and rejects more', () => {
  const guards = new Guards()
  guards.allowExpansion(20e9, 5e9)
  expect(() => guards.allowExpansion(20e9 + 1, 5e9)).toThrow(
    expect.objectContaining({ code: 'archive-too-large' })
  )
})
