import { expect, test } from '@jest/globals'
import { lstat, mkdtempDisposable, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliverConfig } from '../../../src/export/deliveries/config.ts'
import { deploymentConfig } from '../../../src/export/deliveries/static-export.ts'
import { MemoryLog } from '../../support/memory-log.ts'

const link = { url: 'https://store.example.com/b.tar.gz?sig=1' }
const log = new MemoryLog()

const temporary = async () => await mkdtempDisposable(join(tmpdir(), 'config-'))

test('a file that does not exist is made, with its folders', async () => {
  await using folder = await temporary()
  const yaml = join(folder.path, 'deploy', 'prod', 'values.yaml')
  const json = join(folder.path, 'values.json')
  await deliverConfig({ file: yaml, link, version: 'v2' }, { log })
  await deliverConfig({ file: json, link }, { log })
  expect(await readFile(yaml, 'utf8')).toBe(
    `staticExport:\n  enabled: true\n  bundleUrl: "${link.url}"\n  version: "v2"\n`
  )
  expect(await readFile(json, 'utf8')).toBe(
    `{\n  "staticExport": {\n    "enabled": true,\n    "bundleUrl": "${link.url}"\n  }\n}\n`
  )
})

test('a file is replaced as a whole, nothing is left beside it, and its mode stays', async () => {
  await using folder = await temporary()
  const file = join(folder.path, 'values.yml')
  await writeFile(file, 'a: 1 # kept\n', { mode: 0o640 })
  const { mode, ino } = await stat(file)
  await deliverConfig({ file, link }, { log })
  expect(await readFile(file, 'utf8')).toContain('a: 1 # kept\nstaticExport:\n')
  const after = await stat(file)
  expect(after.mode).toBe(mode)
  expect(after.ino).not.toBe(ino)
  expect(await readdir(folder.path)).toEqual(['values.yml'])
})

test('a file that says all that already is not touched', async () => {
  await using folder = await temporary()
  const file = join(folder.path, 'values.yaml')
  await deliverConfig({ file, link }, { log })
  const { ino, mtimeMs } = await stat(file)
  await deliverConfig({ file, link }, { log })
  expect(await stat(file)).toMatchObject({ ino, mtimeMs })
})

const onUnix = process.platform === 'win32' ? test.skip : test
onUnix(
  'a symbolic link stays one, and the file that it means is changed (Windows: links need rights)',
  async () => {
    await using folder = await temporary()
    const file = join(folder.path, 'real.yaml')
    const alias = join(folder.path, 'alias.yaml')
    await writeFile(file, 'a: 1\n')
    await symlink('real.yaml', alias)
    await deliverConfig({ file: alias, link }, { log })
    expect((await lstat(alias)).isSymbolicLink()).toBe(true)
    expect(await readFile(file, 'utf8')).toContain('staticExport:')
  }
)

test.each([
  ['values.yaml', 'a: 1\nb: [\n', 'config-invalid', 'line 3'],
  ['values.yaml', 'a: 1\n---\nb: 1\n', 'config-multiple-documents', 'several YAML documents'],
  ['values.yaml', 'staticExport: 1\n', 'config-unsupported', 'not a map'],
  ['values.json', '{\n  "a": 1,\n}\n', 'config-invalid', 'line 3'],
  ['values.json', 'a: 1\n', 'config-invalid', 'JSON'],
  ['values.yaml', Buffer.from([0x61, 0x3a, 0x20, 0xff, 0x0a]), 'config-not-writable', 'not valid']
])('%s that can not be changed safely is named and left as it was', async (name, content, code, reason) => {
  await using folder = await temporary()
  const file = join(folder.path, name)
  await writeFile(file, content)
  const failed = await deliverConfig({ file, link }, { log }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'Failure', code })
  expect(String(failed)).toContain(file)
  expect(String(failed)).toContain(reason)
  expect(await readFile(file)).toEqual(Buffer.from(content))
  expect(await readdir(folder.path)).toEqual([name])
})

test('a folder in the place of the file is named', async () => {
  await using folder = await temporary()
  await expect(deliverConfig({ file: folder.path, link }, { log })).rejects.toMatchObject({
    code: 'config-not-writable'
  })
})

test('the output carries the same fields, the version only when there is one', () => {
  expect(deploymentConfig(link, undefined)).toBe(
    `{"staticExport":{"enabled":true,"bundleUrl":"${link.url}"}}`
  )
  expect(JSON.parse(deploymentConfig(link, 'v2'))).toMatchObject({ staticExport: { version: 'v2' } })
})
