import { expect, test } from '@jest/globals'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Extraction } from '../../../../src/export/extract/extraction.ts'
import type { Failure } from '../../../../src/runtime/failure.ts'
import { extract } from '../../../support/extracting.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { tempFolder } from '../../../support/temp-folder.ts'
import { tarOf } from '../../../support/tiny-archives.ts'

function extractionIn(folder: string): Extraction {
  const { signal } = new AbortController()
  return new Extraction(folder, { log: new MemoryLog(), clock: new FakeClock(), signal })
}

test.each([
  ['site', 'folder', async (path: string) => await writeFile(path, 'mine')],
  ['manifest.json', 'file', async (path: string) => await mkdir(path)]
])('refuses to begin when %s is not a %s, before anything is downloaded', async (name, kind, make) => {
  await using folder = await tempFolder()
  await make(join(folder.path, name))
  await using extraction = extractionIn(folder.path)
  const error = await extraction.begin(10).catch((reason: unknown) => reason as Failure)
  expect(error).toMatchObject({ code: 'output-dir-not-writable' })
  expect(error?.message).toContain(`${join(folder.path, name)} exists and is not a ${kind}.`)
  expect(await readdir(folder.path)).toEqual([name])
})

test('leaves nothing when it begins again, and when it ends without an archive', async () => {
  await using folder = await tempFolder()
  await writeFile(join(folder.path, 'manifest.json'), 'of an earlier run')
  {
    await using extraction = extractionIn(folder.path)
    await extraction.begin(10)
    const first = await readdir(folder.path)
    expect(first).toHaveLength(2)
    await extraction.begin(10)
    const second = await readdir(folder.path)
    expect(second).toHaveLength(2)
    expect(second).not.toEqual(first)
  }
  expect(await readdir(folder.path)).toEqual(['manifest.json'])
  expect(await readFile(join(folder.path, 'manifest.json'), 'utf8')).toBe('of an earlier run')
})

test('the manifest has what is known about the export, and nothing else', async () => {
  await using folder = await tempFolder()
  const tar = await tarOf({ name: 'index.html', content: 'Hello' })
  const manifestWith = async (about: Parameters<typeof extract>[2]) => {
    const { site } = await extract(tar, folder.path, about)
    return JSON.parse(await readFile(site.manifestPath, 'utf8')) as Record<string, unknown>
  }
  const plain = await manifestWith({})
  expect(Object.keys(plain)).toEqual([
    ...['manifestVersion', 'domain', 'jobId', 'version', 'exportedAt', 'basePath', 'archive', 'files']
  ])
  expect(plain).toMatchObject({ version: null, archive: { size: tar.length, format: 'tar' } })
  const more = {
    redirects: [{ source: '/a', destination: '/b', permanent: true }],
    findings: ['0123456789abcdef'],
    history: [{ time: '2026-11-15T00:00:00.000Z', pages: 1, files: 1, bytes: 5 }],
    paths: ['/guides'],
    version: 'v2'
  }
  expect(await manifestWith({ about: more })).toMatchObject(more)
  expect(await manifestWith({ about: { redirects: [], findings: [], history: [] } })).toMatchObject({
    ...{ redirects: [], findings: [], history: [] }
  })
})

test.each([
  [1, 11, false],
  [1, 12, true],
  [20, 9, true],
  [80, 100, false],
  [79, 100, true],
  [1, undefined, false]
])('%i pages of %p that the service counted bring a warning: %s', async (found, counted, warns) => {
  await using folder = await tempFolder()
  const pages = Array.from({ length: found }, (_, i) => ({ name: i === 0 ? 'index.html' : `p${i}.html` }))
  const { log } = await extract(await tarOf(...pages), folder.path, { about: { pageCount: counted } })
  const warning = `warning: The service counted ${counted ?? ''} pages, but the archive contains ${found} HTML files. Check the site before you publish it.`
  expect(log.lines.filter(line => line.startsWith('warning: '))).toEqual(warns ? [warning] : [])
})
