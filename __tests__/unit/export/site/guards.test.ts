import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { resolve, sep } from 'node:path'
import { Guards } from '../../../../src/export/site/guards.ts'
import { Failure } from '../../../../src/runtime/failure.ts'

const NASTY = ['..', '.', '', 'a', 'A', 'C:', '\\', '...', 'con', ' ', '\0', '~', 'ä', '..\\', '%2e%2e']

test('whatever a name is made of, what is admitted stays inside of the folder', () => {
  const names = fc.array(fc.oneof(fc.constantFrom(...NASTY), fc.string()), { maxLength: 6 })
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

test('folders that are not there yet are named once, outermost first', () => {
  const guards = new Guards()
  expect(guards.admit('./a/b/c.html', 'file')).toEqual({ path: 'a/b/c.html', newFolders: ['a', 'a/b'] })
  expect(guards.admit('a/b/', 'folder')).toEqual({ path: 'a/b', newFolders: [] })
  expect(guards.admit('a/d/', 'folder')).toEqual({ path: 'a/d', newFolders: ['a/d'] })
  expect(guards.admit('./', 'folder')).toEqual({ path: '', newFolders: [] })
})

test.each(['aux', 'con.txt', 'COM1', 'stream:of', 'what?', 'dot.', 'space '])(
  'the name %j is refused on Windows and admitted elsewhere',
  name => {
    expect(() => new Guards('win32').admit(name, 'file')).toThrow(
      expect.objectContaining({ code: 'entry-path-windows' })
    )
    expect(new Guards('linux').admit(name, 'file').path).toBe(name)
  }
)

test('a million entries are admitted, and not one more', () => {
  const guards = new Guards()
  for (let i = 0; i < 1_000_000; i++) guards.admit('a', 'folder')
  expect(() => guards.admit('a', 'folder')).toThrow(
    expect.objectContaining({ code: 'archive-too-many-entries' })
  )
})

test('a site may expand 200-fold, and its first 64 MB as they like', () => {
  const guards = new Guards()
  guards.allowExpansion(64 * 1024 * 1024, 1)
  guards.allowExpansion(200e6, 1e6)
  expect(() => guards.allowExpansion(200e6 + 1, 1e6)).toThrow(
    expect.objectContaining({ code: 'archive-expands-too-much' })
  )
})

test('a site may have 20 GB, and not a byte more', () => {
  const guards = new Guards()
  guards.allowExpansion(20e9, 5e9)
  expect(() => guards.allowExpansion(20e9 + 1, 5e9)).toThrow(
    expect.objectContaining({ code: 'archive-too-large' })
  )
})
