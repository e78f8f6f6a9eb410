import { expect } from '@jest/globals'
import { hash } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSite } from '../../../src/publish/read/site-contents.ts'
import type { SiteManifest } from '../../../src/publish/read/site-manifest.ts'
import { test } from '../../support/in-folder.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MODIFIED_AT = Date.UTC(2026, 10, 15)
const { signal } = new AbortController()

function manifestOf(files: [path: string, size: number, sha256: string][]): SiteManifest {
  const byPath = new Map(files.map(([path, size, sha256]) => [path, { path, size, sha256 }]))
  return { files: byPath, modifiedAt: MODIFIED_AT }
}

async function write(folder: string, path: string, text: string, time: number): Promise<void> {
  await writeFile(join(folder, path), text)
  await utimes(join(folder, path), time / 1000, time / 1000)
}

test('uses the digests in the manifest for files older than the manifest, and hashes all other files', async folder => {
  await write(folder.path, 'old.html', 'abc', MODIFIED_AT - 1000)
  await write(folder.path, 'new.html', 'abc', MODIFIED_AT + 1000)
  await write(folder.path, 'unknown.html', 'abc', MODIFIED_AT - 1000)
  const believed = 'b'.repeat(64)
  const manifest = manifestOf([
    ['old.html', 3, believed],
    ['new.html', 3, hash('sha256', 'abc')]
  ])
  const paths = ['old.html', 'new.html', 'unknown.html']
  const file = (name: string, sha256: string) => ({ name, file: `${folder.path}/${name}`, size: 3, sha256 })
  expect(await readSite({ folder: folder.path, paths, manifest }, signal)).toEqual([
    file('old.html', believed),
    file('new.html', hash('sha256', 'abc')),
    file('unknown.html', hash('sha256', 'abc'))
  ])
  const all = await readSite({ folder: folder.path, paths, manifest: undefined }, signal)
  expect(new Set(all.map(({ sha256 }) => sha256))).toEqual(new Set([hash('sha256', 'abc')]))
})

const CHANGED = 'These files do not match the manifest: a.html. Nothing was uploaded.'

test.each([
  ['with a changed size', 'abcd', MODIFIED_AT - 1000, CHANGED],
  ['with bytes that changed after the manifest was written', 'xyz', MODIFIED_AT + 1000, CHANGED],
  ['with changed bytes and the same modification time as the manifest', 'xyz', MODIFIED_AT, CHANGED],
  ['that was removed', undefined, 0, 'The file a.html no longer exists.']
])('reports a file %s', async (_, text, time, message) => {
  await using folder = await tempFolder()
  if (text !== undefined) await write(folder.path, 'a.html', text, time)
  const manifest = manifestOf([['a.html', 3, hash('sha256', 'abc')]])
  const reading = readSite({ folder: folder.path, paths: ['a.html'], manifest }, signal)
  await expect(reading).rejects.toMatchObject({ code: 'site-file-changed', message })
})

test('reports files that the manifest lists but the folder lacks', async folder => {
  await write(folder.path, 'a.html', 'abc', MODIFIED_AT - 1000)
  const gone = Array.from({ length: 7 }, (_, i) => `gone${i}.html`)
  const manifest = manifestOf(['a.html', ...gone].map(path => [path, 3, hash('sha256', 'abc')]))
  await expect(readSite({ folder: folder.path, paths: ['a.html'], manifest }, signal)).rejects.toMatchObject({
    code: 'site-file-changed',
    message: expect.stringMatching(/lacks files that the manifest lists: (gone\d\.html, ){5}and 2 more\./)
  })
})

test('stops between two files when the run is aborted', async folder => {
  const paths = Array.from({ length: 1000 }, (_, i) => `${i}.html`)
  await Promise.all(paths.slice(0, 500).map(path => write(folder.path, path, 'abc', MODIFIED_AT - 1000)))
  const manifest = manifestOf(paths.map(path => [path, 3, hash('sha256', 'abc')]))
  const controller = new AbortController()
  // Aborts during the second pause of `readSite`. Without the abort, reading would fail at the first missing file.
  setImmediate(() => setImmediate(() => controller.abort(new Error('stopped by a test'))))
  await expect(readSite({ folder: folder.path, paths, manifest }, controller.signal)).rejects.toThrow(
    'stopped by a test'
  )
})
