import { expect } from '@jest/globals'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulator } from '../../../src/emulator/index.ts'
import { failExport, runExport } from '../../support/exporting.ts'
import { stoppedAfter } from '../../support/fake-clock.ts'
import { startGitHubApi } from '../../servers/github/github-api.ts'
import { test } from '../../support/in-folder.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { failing } from '../../support/failing.ts'

const domain = 'docs.example.com'

const starts = (emulator: { requests: { method: string }[] }) =>
  emulator.requests.filter(({ method }) => method === 'POST').length

test('reports all problems in one error before the export starts', async folder => {
  await using emulator = await startEmulator()
  await using api = await startGitHubApi({ releases: [] })
  const file = join(folder.path, 'values.yaml')
  await writeFile(file, 'a: [')
  await writeFile(join(folder.path, 'taken'), '')

  const { failure, summaries } = await failExport(
    emulator,
    {
      domain,
      deliver: 'artifact, site, report, release, config',
      'output-dir': join(folder.path, 'taken'),
      'config-file': file,
      'release-tag': 'v9',
      'github-token': 'ghs_x'
    },
    { env: { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'o/r' } }
  )

  expect(failure.code).toBe('preflight-failed')
  expect(failure.message.split('\n')).toEqual([
    '4 problems would make this export fail:',
    expect.stringMatching(/^- .*taken cannot be created or written \(.* Set `output-dir`/),
    expect.stringMatching(/^- This step has no access to artifact storage: .* Run the action with `uses`/),
    expect.stringMatching(/^- o\/r has no release v9 that is visible to the token\. .*`release-tag`/),
    expect.stringMatching(/^- .*values\.yaml cannot be changed: line 1: .* Fix the file/)
  ])
  expect(summaries.join()).toContain('4 problems would make this export fail')
  expect(starts(emulator)).toBe(0)
  expect(await readFile(file, 'utf8')).toBe('a: [')
})

test('reports a single problem with the error code of that problem', async folder => {
  await using emulator = await startEmulator()
  await using api = await startGitHubApi({ releases: [{ id: 7, tag: 'v1', immutable: true, assets: [] }] })
  const { failure } = await failExport(
    emulator,
    { domain, deliver: 'release', 'release-tag': 'v1', 'github-token': 'ghs_x', 'output-dir': folder.path },
    { env: { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'o/r' } }
  )
  expect(failure.code).toBe('release-immutable')
  expect(starts(emulator)).toBe(0)
  expect(api.requests.map(({ method }) => method)).toEqual(['GET'])
})

test('reports missing artifact storage before the export starts', async folder => {
  await using emulator = await startEmulator()
  const { failure } = await failExport(
    emulator,
    { domain, deliver: 'artifact', 'output-dir': folder.path },
    { env: { ACTIONS_RUNTIME_TOKEN: '' } }
  )
  expect(failure).toMatchObject(failing('artifact-storage-unavailable', 'ACTIONS_RUNTIME_TOKEN'))
  expect(starts(emulator)).toBe(0)
})

test('a timeout during the preflight checks reports the last error', async folder => {
  await using emulator = await startEmulator()
  await using api = await startGitHubApi({ fault: () => ({ status: 503, message: 'Unavailable' }) })
  const { failure } = await failExport(
    emulator,
    { domain, deliver: 'release', 'release-tag': 'v1', 'github-token': 'ghs_x', 'output-dir': folder.path },
    { env: { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'o/r' }, ...stoppedAfter(60_000) }
  )
  expect(failure).toMatchObject({ code: 'timeout', message: expect.stringContaining('Unavailable') })
  expect(starts(emulator)).toBe(0)
})

const onUnix = process.platform === 'win32' ? test.skip : test
onUnix.each([
  ['several levels below /proc', '/proc/nope/static-export'],
  ['directly below /proc', '/proc/nope'],
  ['a file', 'file'],
  ['below a file', 'file/below'],
  ['a dangling symbolic link', 'dangling'],
  ['below a dangling symbolic link', 'dangling/below']
])('before the export starts, rejects an output-dir that is %s', async (_what, path) => {
  await using folder = await tempFolder()
  await writeFile(join(folder.path, 'file'), '')
  await symlink('nowhere', join(folder.path, 'dangling'))
  await using emulator = await startEmulator()
  const outputDir = path.startsWith('/') ? path : join(folder.path, path)
  const { failure } = await failExport(emulator, { domain, deliver: 'site', 'output-dir': outputDir })
  expect(failure.code).toBe('output-dir-not-writable')
  expect(failure.message).toContain(outputDir)
  expect(starts(emulator)).toBe(0)
  expect((await readdir(folder.path)).toSorted()).toEqual(['dangling', 'file'])
})

test('creates an output-dir several levels deep, and accepts a symbolic link to a folder', async folder => {
  await using emulator = await startEmulator()
  const outputDir = join(folder.path, 'a', 'b', 'c')
  await runExport(emulator, { domain, deliver: 'site', 'output-dir': outputDir })
  expect((await readdir(outputDir)).filter(name => name.startsWith('.'))).toEqual(['.static-export.json'])
  await mkdir(join(folder.path, 'real'))
  await symlink('real', join(folder.path, 'link'), 'junction')
  await runExport(emulator, { domain, deliver: 'site', 'output-dir': join(folder.path, 'link') })
  expect(await readdir(join(folder.path, 'real'))).toContain('site')
})

test('with deliver: url, does not check output-dir', async folder => {
  await writeFile(join(folder.path, 'file'), '')
  await using emulator = await startEmulator()
  const { outputs } = await runExport(emulator, { domain, 'output-dir': join(folder.path, 'file') })
  expect(outputs['bundle-url']).toMatch(/^http/)
})

test('with {sha256} in config-url, downloads the archive and writes a permanent URL', async folder => {
  await using emulator = await startEmulator()
  const file = join(folder.path, 'values.json')
  await writeFile(file, '{}')
  const { outputs, summaries } = await runExport(emulator, {
    domain,
    deliver: 'config',
    version: 'v2',
    'output-dir': folder.path,
    'config-file': file,
    'config-key': 'docs.staticExport',
    'config-url': 'https://cdn.example.com/{domain}/{version}/{job-id}/{sha256}.tar.gz'
  })
  const bundleUrl = `https://cdn.example.com/${domain}/v2/${outputs['job-id'] ?? ''}/${outputs['archive-sha256'] ?? ''}.tar.gz`
  const staticExport = { enabled: true, bundleUrl, version: 'v2' }
  expect(outputs['archive-sha256']).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ docs: { staticExport } })
  expect(JSON.parse(outputs['deployment-config'] ?? '')).toEqual({ staticExport })
  expect(summaries.join()).not.toContain('[!WARNING]')
})
