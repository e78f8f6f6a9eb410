import { expect, test } from '@jest/globals'
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceAll } from '../../../../src/export/extract/replace.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const errno = (code: string) => Object.assign(new Error(code), { code })

/** A folder with a site and a manifest of an earlier run, and new ones beside them. */
async function prepare() {
  const { path, [Symbol.asyncDispose]: dispose } = await tempFolder()
  const scratch = join(path, 'scratch')
  const place = { site: join(path, 'site'), manifest: join(path, 'manifest.json') }
  for (const [folder, text] of [
    [path, 'old'],
    [scratch, 'new']
  ] as const) {
    await mkdir(join(folder, 'site'), { recursive: true })
    await writeFile(join(folder, 'site/index.html'), text)
    await writeFile(join(folder, 'manifest.json'), text)
  }
  return {
    path,
    place,
    scratch,
    replacements: [
      { from: join(scratch, 'site'), to: place.site, kind: 'folder' as const },
      { from: join(scratch, 'manifest.json'), to: place.manifest, kind: 'file' as const }
    ],
    texts: async () => [
      await readFile(join(place.site, 'index.html'), 'utf8'),
      await readFile(place.manifest, 'utf8')
    ],
    [Symbol.asyncDispose]: dispose
  }
}

test('replaces the site and the manifest of an earlier run', async () => {
  await using folder = await prepare()
  await replaceAll(folder.replacements, folder.scratch, { clock: new FakeClock() })
  expect(await folder.texts()).toEqual(['new', 'new'])
  expect((await readdir(folder.path)).sort()).toEqual(['manifest.json', 'scratch', 'site'])
})

// Two renames for each: the old one away, the new one to its place.
test.each([1, 2, 3, 4])('restores the old site and manifest when rename %d fails', async failing => {
  await using folder = await prepare()
  let calls = 0
  const failOnce: typeof rename = async (from, to) => {
    calls += 1
    if (calls === failing) throw errno('EIO')
    await rename(from, to)
  }
  const context = { clock: new FakeClock() }
  await expect(
    replaceAll(folder.replacements, folder.scratch, context, { rename: failOnce })
  ).rejects.toThrow('EIO')
  expect(await folder.texts()).toEqual(['old', 'old'])
  expect((await readdir(folder.scratch)).sort()).toEqual(['manifest.json', 'site'])
})

test.each(['EPERM', 'EBUSY', 'EACCES'])('retries a rename that fails with %s on Windows', async code => {
  await using folder = await prepare()
  const clock = new FakeClock()
  let failures = 3
  const busy: typeof rename = async (from, to) => {
    failures -= 1
    if (failures >= 0) throw errno(code)
    await rename(from, to)
  }
  await replaceAll(folder.replacements, folder.scratch, { clock }, { rename: busy, platform: 'win32' })
  expect(await folder.texts()).toEqual(['new', 'new'])
  expect(clock.pauses).toEqual([100, 200, 300])
})

test('does not retry a rename that fails with EPERM elsewhere', async () => {
  await using folder = await prepare()
  const clock = new FakeClock()
  const refused = async () => await Promise.reject(errno('EPERM'))
  const disk = { rename: refused, platform: 'linux' } as const
  await expect(replaceAll(folder.replacements, folder.scratch, { clock }, disk)).rejects.toThrow('EPERM')
  expect(clock.pauses).toEqual([])
})

test('stops to retry a rename on Windows after ten attempts', async () => {
  await using folder = await prepare()
  const clock = new FakeClock()
  const refused = async () => await Promise.reject(errno('EBUSY'))
  const disk = { rename: refused, platform: 'win32' } as const
  await expect(replaceAll(folder.replacements, folder.scratch, { clock }, disk)).rejects.toThrow('EBUSY')
  expect(clock.pauses).toHaveLength(9)
})

test('refuses a folder in the place of the manifest before it touches the site', async () => {
  await using folder = await prepare()
  await rename(folder.place.manifest, join(folder.path, 'elsewhere'))
  await mkdir(folder.place.manifest)
  await expect(
    replaceAll(folder.replacements, folder.scratch, { clock: new FakeClock() })
  ).rejects.toMatchObject({
    code: 'output-dir-not-writable',
    message: `${folder.place.manifest} exists and is not a file.`
  })
  expect(await readFile(join(folder.place.site, 'index.html'), 'utf8')).toBe('old')
})

const onUnix = process.platform === 'win32' ? test.skip : test
onUnix('replaces a link in the place of the site, also one whose target does not exist', async () => {
  await using folder = await prepare()
  await rename(folder.place.site, join(folder.path, 'elsewhere'))
  await symlink('/nonexistent', folder.place.site)
  await replaceAll(folder.replacements, folder.scratch, { clock: new FakeClock() })
  expect(await folder.texts()).toEqual(['new', 'new'])
})
