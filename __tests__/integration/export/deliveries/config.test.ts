import { expect } from '@jest/globals'
import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkConfig, writeConfig } from '../../../../src/export/deliveries/config/config.ts'
import { staticExport } from '../../../../src/export/inputs/deployment-config.ts'
import { failureOf } from '../../../support/calling.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { test } from '../../../support/in-folder.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const url = 'https://store.example.com/b.tar.gz?sig=1'
const key = 'staticExport'

async function write(file: string, version?: string, bundleUrl = url) {
  const log = new MemoryLog()
  await writeConfig(
    { file, key, fields: staticExport(bundleUrl, version), isLink: bundleUrl === url },
    { log }
  )
  return log.text
}

test('replaces the config file as a whole, leaves no temporary file, and keeps the file mode', async folder => {
  const file = join(folder.path, 'values.yml')
  await writeFile(file, 'a: 1 # kept\n', { mode: 0o640 })
  const { mode, ino } = await stat(file)
  await write(file)
  expect(await readFile(file, 'utf8')).toContain('a: 1 # kept\nstaticExport:\n')
  const after = await stat(file)
  expect(after.mode).toBe(mode)
  expect(after.ino).not.toBe(ino)
  expect(await readdir(folder.path)).toEqual(['values.yml'])
})

test('writes the fields to an empty JSON file', async () => {
  await using folder = await tempFolder({ 'values.json': '' })
  await write(join(folder.path, 'values.json'), 'v2')
  const staticExport = { enabled: true, bundleUrl: url, version: 'v2' }
  expect(await readFile(join(folder.path, 'values.json'), 'utf8')).toBe(
    `${JSON.stringify({ staticExport }, null, 2)}\n`
  )
})

test.each(['values.json', 'values.yaml'])('keeps the byte order mark in %s', async name => {
  await using folder = await tempFolder({ [name]: '\uFEFF{ "a": 1 }\n' })
  await checkConfig(join(folder.path, name), key, { log: new MemoryLog() })
  await write(join(folder.path, name))
  expect(await readFile(join(folder.path, name), 'utf8')).toMatch(/^\uFEFF\{ "a": 1, ?"staticExport"/)
})

test('does not write a file that already contains the values', async folder => {
  const file = join(folder.path, 'values.yaml')
  await writeFile(file, '')
  await write(file)
  const { ino, mtimeMs } = await stat(file)
  expect(await write(file)).toContain('already contains')
  expect(await stat(file)).toMatchObject({ ino, mtimeMs })
})

test.each([
  ['but hides the path in a link', url, 'https://store.example.com/*** → https://store.example.com/***'],
  [
    'including the path in a permanent address',
    'https://cdn.example.com/2.tar.gz',
    'https://store.example.com/*** → https://cdn.example.com/2.tar.gz'
  ]
])('logs each field with its old and new value, %s', async (_, bundleUrl, shown) => {
  const text = 'staticExport:\n  bundleUrl: https://store.example.com/old?sig=2\n  version: 1.9 # pinned\n'
  await using folder = await tempFolder({ 'values.yaml': text })
  const file = join(folder.path, 'values.yaml')
  const log = await write(file, undefined, bundleUrl)
  expect(log.split('\n').slice(1)).toEqual([
    'enabled: not set → true',
    `bundleUrl: ${shown}`,
    'version: 1.9 (unchanged)'
  ])
  expect(await readFile(file, 'utf8')).toContain('version: 1.9 # pinned\n')
  expect(await write(file, '2.0', bundleUrl)).toContain('version: 1.9 → 2.0')
})

const onUnix = process.platform === 'win32' ? test.skip : test
onUnix('follows a symbolic link and keeps the link (links require a privilege on Windows)', async folder => {
  const file = join(folder.path, 'real.yaml')
  const alias = join(folder.path, 'alias.yaml')
  await writeFile(file, 'a: 1\n')
  await symlink('real.yaml', alias)
  await write(alias)
  expect((await lstat(alias)).isSymbolicLink()).toBe(true)
  expect(await readFile(file, 'utf8')).toContain('staticExport:')
})

test.each([
  ['values.yaml', 'a: 1\nb: [\n', 'config-invalid', 'line 3'],
  ['values.json', '{\n  "a": 1,\n}\n', 'config-invalid', 'line 3'],
  ['values.json', 'a: 1\n', 'config-invalid', 'JSON'],
  ['values.yaml', Buffer.from([0x61, 0x3a, 0x20, 0xff, 0x0a]), 'config-not-writable', 'not valid']
])(
  'the check and the delivery reject %s with the content %j, and leave the file unchanged',
  async (name, content, code, reason) => {
    await using folder = await tempFolder()
    const file = join(folder.path, name)
    await writeFile(file, content)
    for (const failed of [
      await failureOf(checkConfig(file, key, { log: new MemoryLog() })),
      await failureOf(write(file))
    ]) {
      expect(failed).toMatchObject({ name: 'Failure', code, message: expect.stringContaining(file) })
      expect(String(failed)).toContain(reason)
    }
    expect(await readFile(file)).toEqual(Buffer.from(content))
    expect(await readdir(folder.path)).toEqual([name])
  }
)

test('rejects a folder where a file is expected', async folder => {
  expect(await failureOf(write(folder.path))).toMatchObject({ code: 'config-not-writable' })
})

test('rejects a file whose folder does not exist, and does not create the folder', async folder => {
  expect(await failureOf(write(join(folder.path, 'deploy', 'values.yaml')))).toMatchObject({
    code: 'config-not-found'
  })
  expect(await readdir(folder.path)).toEqual([])
})

const asUser = process.platform === 'win32' || process.getuid?.() === 0 ? test.skip : test
asUser('the check reports a folder that is not writable (skipped for root and on Windows)', async () => {
  await using folder = await tempFolder()
  const deploy = join(folder.path, 'deploy')
  await mkdir(deploy)
  const file = join(deploy, 'values.yaml')
  await writeFile(file, '')
  await chmod(deploy, 0o555)
  expect(await failureOf(checkConfig(file, key, { log: new MemoryLog() }))).toMatchObject({
    code: 'config-not-writable'
  })
  await chmod(deploy, 0o755)
})

test('warns before the export about `staticExport` at another place, as in a HelmRelease, and changes nothing', async folder => {
  const file = join(folder.path, 'release.yaml')
  const text = 'kind: HelmRelease\nspec:\n  values:\n    staticExport:\n      enabled: true\n'
  await writeFile(file, text)
  const log = new MemoryLog()
  await checkConfig(file, key, { log })
  expect(log.lines).toEqual([
    expect.stringMatching(
      /^warning: .*release\.yaml also contains spec\.values\.staticExport, .*`config-key` is staticExport/
    )
  ])
  await checkConfig(file, 'spec.values.staticExport', { log })
  expect(log.lines).toHaveLength(1)
  expect(await readFile(file, 'utf8')).toBe(text)
  await writeFile(file, `${text}staticExport:\n  enabled: true\n`)
  await checkConfig(file, 'spec.values.staticExport', { log })
  expect(log.lines.slice(1)).toEqual([
    expect.stringMatching(
      /contains staticExport, .* does not read staticExport at the top of the file, remove it:/
    )
  ])
})
