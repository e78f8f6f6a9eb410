import { describe, expect, test } from '@jest/globals'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { startEmulator } from '../../src/emulator/index.ts'
import { OUTPUT_NAMES } from '../../src/export/outputs.ts'
import { runAction } from '../support/action.ts'
import { startGitHubApi } from '../support/github-api.ts'
import { root } from '../support/repository.ts'
import { startResultsService } from '../support/results-service.ts'
import { tempFolder } from '../support/temp-folder.ts'

const domain = 'docs.example.com'

interface Wanted {
  deliver: string
  inputs?: Record<string, string>
  env?: Record<string, string>
}

/** One run of the bundle among real counterparts: the service, its store, the artifact service, GitHub's API. */
async function deliver({ deliver: what, inputs = {}, env = {} }: Wanted) {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await tempFolder()).path
  const emulator = stack.use(await startEmulator())
  const results = stack.use(await startResultsService())
  const github = stack.use(await startGitHubApi({ releases: [{ id: 7, tag: 'v1.0', assets: [] }] }))
  const end = await runAction('export', {
    folder,
    inputs: {
      ...{ 'base-url': emulator.url, 'api-key': emulator.key, domain, deliver: what },
      ...{ 'github-token': 'ghs_of_this_run', 'release-tag': 'v1.0', 'config-file': 'deploy/values.yaml' },
      ...inputs
    },
    env: {
      ...results.env,
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_RUN_ID: '42',
      ...env
    }
  })
  const archive = await readFile(emulator.archiveOf(end.outputs['job-id'] ?? '') ?? '')
  const stored = await Promise.all(
    results.artifacts.map(async artifact => ({ name: artifact.name, bytes: await results.read(artifact) }))
  )
  const config = await readFile(join(folder, 'workspace/deploy/values.yaml'), 'utf8').catch(() => undefined)
  const site = end.outputs['site-path']
  const siteFiles = site === undefined ? [] : await readdir(site, { recursive: true })
  const left = await readdir(join(folder, 'temp/static-export')).catch(() => [])
  return { end, archive, stored, config, siteFiles, left, assets: github.releases[0]?.assets ?? [], github }
}

test('everything at once: each delivery gets the archive byte for byte, and every output is set', async () => {
  const { end, archive, stored, config, siteFiles, left, assets } = await deliver({
    deliver: 'artifact, site, release, config, url',
    inputs: { version: 'v1.0' }
  })
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.annotations.filter(({ kind }) => kind === 'error')).toEqual([])
  expect(Object.keys(end.outputs).toSorted()).toEqual(OUTPUT_NAMES.toSorted())

  const { outputs } = end
  expect(stored).toEqual([{ name: `static-export-${domain}.tar.gz`, bytes: archive }])
  expect(outputs['artifact-url']).toMatch(/^https:\/\/github\.com\/o\/r\/actions\/runs\/42\/artifacts\/\d+$/)
  expect(outputs['artifact-digest']).toBe(outputs['archive-sha256'])
  expect(assets.map(({ name, sha256 }) => [name, sha256])).toEqual([
    [`static-export-${domain}.tar.gz`, outputs['archive-sha256']],
    [`static-export-${domain}.tar.gz.sha256`, expect.any(String)]
  ])
  expect(parse(config ?? '')).toEqual({
    staticExport: { enabled: true, bundleUrl: outputs['bundle-url'], version: 'v1.0' }
  })
  expect(siteFiles).toContain('index.html')
  expect(left.toSorted()).toEqual(['manifest.json', 'site', `static-export-${domain}.tar.gz`])
  for (const what of ['Artifact', 'Site folder', 'Release', 'Deployment config', 'Link']) {
    expect(end.summary).toContain(`✅ ${what}`)
  }
  expect(end.log).toMatch(/^Exported docs\.example\.com: .*artifact .*release/m)
  expect(end.log + end.summary).not.toContain('ghs_of_this_run')
})

test('one that fails does not stop the others, and the step fails with its name', async () => {
  const { end, stored, config, assets } = await deliver({
    deliver: 'artifact, release, config',
    inputs: { 'release-tag': 'v9' }
  })
  expect(end.exitCode).toBe(1)
  expect(end.annotations.filter(({ kind }) => kind === 'error')).toEqual([
    { kind: 'error', text: expect.stringMatching(/has no release v9[^]*\[release-not-found\]/) }
  ])
  expect(stored).toHaveLength(1)
  expect(assets).toEqual([])
  expect(config).toContain('staticExport')
  expect(end.summary).toContain('1 of 3 deliveries failed')
  expect(end.outputs).toMatchObject({
    status: 'completed',
    'artifact-name': `static-export-${domain}.tar.gz`
  })
})

test('several that fail are all named in the one error', async () => {
  await using taken = await tempFolder()
  const file = join(taken.path, 'values.yaml')
  await writeFile(file, 'a: [')
  const { end, stored } = await deliver({
    deliver: 'artifact, release, config',
    inputs: { 'release-tag': 'v9', 'config-file': file }
  })
  expect(end.exitCode).toBe(1)
  const errors = end.annotations.filter(({ kind }) => kind === 'error').map(({ text }) => text)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(/2 deliveries failed:[^]*values\.yaml was left as it is[^]*no release v9/)
  expect(stored).toHaveLength(1)
  expect(await readFile(file, 'utf8')).toBe('a: [')
})

test('artifact-format: zip stores a zip with the archive in it, not compressed again', async () => {
  const { end, archive, stored } = await deliver({
    deliver: 'artifact',
    inputs: { 'artifact-format': 'zip' }
  })
  expect(end.exitCode).toBe(0)
  const [zip] = stored
  expect(zip?.name).toBe(`static-export-${domain}`)
  expect(zip?.bytes.subarray(0, 2).toString()).toBe('PK')
  expect(zip?.bytes.includes(archive)).toBe(true)
})

test('a release event names the release by itself', async () => {
  await using folder = await tempFolder()
  const event = join(folder.path, 'event.json')
  await writeFile(event, JSON.stringify({ action: 'published', release: { id: 7, tag_name: 'v1.0' } }))
  const { end, assets } = await deliver({
    deliver: 'release',
    inputs: { 'release-tag': '' },
    env: { GITHUB_EVENT_PATH: event }
  })
  expect(end.exitCode).toBe(0)
  expect(assets).toHaveLength(2)
  expect(basename(end.outputs['archive-path'] ?? '')).toBe(assets[0]?.name)
})

describe('what is loaded', () => {
  const hook = pathToFileURL(join(root, '__tests__/support/loaded-files.mjs')).href

  async function loadedFor(what: string): Promise<number> {
    await using folder = await tempFolder()
    await mkdir(folder.path, { recursive: true })
    const list = join(folder.path, 'loaded.txt')
    const { end } = await deliver({
      deliver: what,
      env: { NODE_OPTIONS: `--import=${hook}`, LOADED_FILES: list }
    })
    expect(end.exitCode).toBe(0)
    const addresses = new Set((await readFile(list, 'utf8')).trim().split('\n'))
    const files = [...addresses].map(address => fileURLToPath(address)).filter(file => file.includes('dist'))
    const codes = await Promise.all(files.map(async file => await readFile(file, 'utf8')))
    return [/BlockBlobClient/, /@octokit\/endpoint/].filter(mark => codes.some(code => mark.test(code)))
      .length
  }

  test('is neither the artifact client nor Octokit for a link or a config', async () => {
    expect(await loadedFor('url, config')).toBe(0)
  })

  test('is both where an artifact is stored and a release gets the archive', async () => {
    expect(await loadedFor('artifact, release')).toBe(2)
  })
})
