import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { type EmulatorOptions, startEmulator } from '../../src/emulator/index.ts'
import { OUTPUT_NAMES } from '../../src/export/record/output-names.ts'
import { runAction } from '../support/action.ts'
import { type BlobStore, startBlobStore } from '../servers/artifacts/azurite.ts'
import { startGitHubApi, type StoredRelease } from '../servers/github/github-api.ts'
import { root } from '../support/repository.ts'
import { startResultsService } from '../servers/artifacts/results-service.ts'
import { tempFolder } from '../support/temp-folder.ts'

// Each run loads the bundle in a new process while the store also runs, which is slow on a busy machine.
jest.setTimeout(180_000)

const domain = 'docs.example.com'

let blobs: BlobStore
beforeAll(async () => {
  blobs = await startBlobStore()
})
afterAll(async () => await blobs[Symbol.asyncDispose]())

interface Run {
  deliver: string
  inputs?: Record<string, string>
  env?: Record<string, string>
  release?: Partial<StoredRelease>
  site?: EmulatorOptions['site']
  /** Content of the config file before the run. */
  config?: string
}

/** Runs the bundle once with local servers: the service, the store, the artifact service, and GitHub's API. */
async function deliver({ deliver: what, inputs = {}, env = {}, release = {}, site = {}, config = '' }: Run) {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await tempFolder()).path
  const emulator = stack.use(await startEmulator({ site }))
  const results = stack.use(await startResultsService({ blobs }))
  const github = stack.use(
    await startGitHubApi({ releases: [{ id: 7, tag: 'v1.0', assets: [], ...release }] })
  )
  const configFile = join(folder, 'workspace/deploy/values.yaml')
  await mkdir(join(folder, 'workspace/deploy'), { recursive: true })
  await writeFile(configFile, config)
  const end = await runAction('export', {
    folder,
    inputs: {
      'base-url': emulator.url,
      'api-key': emulator.key,
      domain,
      deliver: what,
      'github-token': 'ghs_of_this_run',
      ...(what.includes('release') && { 'release-tag': 'v1.0' }),
      ...(what.includes('config') && { 'config-file': 'deploy/values.yaml' }),
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
  const sitePath = end.outputs['site-path']
  return {
    end,
    archive: await readFile(emulator.archiveOf(end.outputs['job-id'] ?? '') ?? ''),
    stored: await Promise.all(
      results.artifacts.map(async artifact => {
        return { name: artifact.name, type: artifact.mimeType, bytes: await results.read(artifact) }
      })
    ),
    config: await readFile(configFile, 'utf8'),
    siteFiles: sitePath === undefined ? [] : await readdir(sitePath, { recursive: true }),
    left: await readdir(join(folder, 'temp/static-export')).catch(() => []),
    assets: github.releases[0]?.assets ?? [],
    errors: end.annotations.filter(({ kind }) => kind === 'error').map(({ text }) => text)
  }
}

test('makes five deliveries from the same archive, and sets all their outputs', async () => {
  const { end, archive, stored, config, siteFiles, left, assets, errors } = await deliver({
    deliver: 'artifact, site, release, config, url',
    inputs: { version: 'v1.0' }
  })
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(errors).toEqual([])
  // These outputs require `update-project`, the delivery `report` or redirects, which this run does not use.
  const others = ['commit-sha', 'report-url', 'redirects-path', 'redirect-count']
  const expected = OUTPUT_NAMES.filter(name => !others.includes(name))
  expect(Object.keys(end.outputs).toSorted()).toEqual(expected.toSorted())

  const { outputs } = end
  const archiveName = `static-export-${domain}-v1.0.tar.gz`
  const [delivered, ...kept] = stored
  expect(delivered).toMatchObject({ name: archiveName, bytes: archive })
  // The run also stores artifacts for later runs: the manifest for comparisons, and the job for `job-id: last`.
  expect(kept.map(({ name }) => name)).toEqual(['manifest', 'job'].map(it => `static-export-${it}-${domain}`))
  expect(outputs['artifact-url']).toMatch(/^https:\/\/github\.com\/o\/r\/actions\/runs\/42\/artifacts\/\d+$/)
  expect(outputs['artifact-digest']).toBe(outputs['archive-sha256'])
  expect(assets.map(({ name, sha256 }) => [name, sha256])).toEqual([
    [archiveName, outputs['archive-sha256']],
    [`${archiveName}.sha256`, expect.any(String)]
  ])
  expect(assets[1]?.text).toBe(`${outputs['archive-sha256'] ?? ''}  ${archiveName}\n`)
  expect(parse(config)).toEqual({
    staticExport: { enabled: true, bundleUrl: outputs['bundle-url'], version: 'v1.0' }
  })
  expect(siteFiles).toContain('index.html')
  expect(left.toSorted()).toEqual([
    '.static-export.json',
    'changes.json',
    'checks.json',
    'manifest.json',
    'report.html',
    'site',
    archiveName
  ])
  for (const label of ['Artifact', 'Site folder', 'Release', 'Deployment config', 'Link']) {
    expect(end.summary).toMatch(new RegExp(`^\\| \\S+ ${label} `, 'm'))
  }
  expect(end.log).toMatch(/^Exported docs\.example\.com: .*artifact .*release/m)
  expect(end.log + end.summary).not.toContain('ghs_of_this_run')
})

/** Files with twelve problems. What finish creates, such as llms.txt, is a line of its own and no problem. */
const PROBLEMS = {
  'problems.html': `<link rel="canonical" href="https://other.example.net/problems"><meta name="robots" content="noindex">
    <link rel="stylesheet" href="assets/missing.css"><style>@font-face{src:url(https://fonts.example.net/a.woff2)}</style>
    <a href="missing-page.html"></a><a href="index.html#missing-section"></a><img src="images/missing.png">
    <script src="assets/missing.js"></script><script src="https://scripts.example.net/a.js"></script>
    <img src="https://images.example.net/a.png"><img src="http://${domain}/pixel.svg">`,
  'pixel.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': `<urlset><url><loc>https://${domain}/removed-page</loc></url></urlset>`
}

test('with only a key and a domain, stores the archive and a report, and summarizes every problem', async () => {
  const { end, archive, stored } = await deliver({ deliver: '', site: { files: PROBLEMS } })
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  const [report, delivered] = stored
  expect(report).toMatchObject({ name: `static-export-${domain}-report.html` })
  expect(delivered).toMatchObject({ name: `static-export-${domain}.tar.gz`, bytes: archive })
  expect(end.outputs).toMatchObject({
    changed: 'true',
    'report-url': expect.any(String),
    'broken-links': '1'
  })
  expect(end.summary).toContain('the archive as received')
  const [counts = ''] = /### Findings\n\n.*/.exec(end.summary) ?? []
  const total = [...counts.matchAll(/\*\*(\d+)\*\*/g)].reduce((sum, [, count]) => sum + Number(count), 0)
  expect(total).toBe(12)
  expect(end.log).not.toContain('Not checked')
})

test('a run that extracts no site reports that the checks were skipped, and sets `changed`', async () => {
  const { end } = await deliver({ deliver: 'artifact' })
  expect(end.outputs['changed']).toBe('true')
  expect(end.log).toContain('Not checked: `deliver` has neither `site` nor `report`.')
  expect(end.summary).toContain('Not checked: <code>deliver</code>')
})

test('if one delivery fails, makes all remaining deliveries, and reports the failed delivery', async () => {
  // The check before the export accepts the release, but GitHub then rejects the upload.
  const { end, stored, config, assets, errors } = await deliver({
    deliver: 'artifact, release, config',
    release: { rejectsUploads: true }
  })
  expect(end.exitCode).toBe(1)
  expect(errors).toEqual([
    expect.stringMatching(/could not be attached to release v1\.0[^]*#release-upload-failed/)
  ])
  expect(stored).toHaveLength(1)
  expect(assets).toEqual([])
  expect(config).toContain('staticExport')
  expect(end.summary).toContain(': delivery failed')
  expect(end.outputs).toMatchObject({
    status: 'completed',
    'artifact-name': `static-export-${domain}.tar.gz`
  })
})

test('with check: fail, uploads only the report if a page has a broken link', async () => {
  const { end, stored, left } = await deliver({
    deliver: 'artifact, report',
    inputs: { check: 'fail' },
    site: { files: { 'broken.html': '<a href="missing-page.html">gone</a>' } }
  })
  expect(end.exitCode).toBe(1)
  const [report, ...others] = stored
  expect(report).toMatchObject({ name: `static-export-${domain}-report.html`, type: 'text/html' })
  expect(report?.bytes.toString()).toContain('Stopped before delivery')
  expect(others).toEqual([])
  expect(end.outputs['report-url']).toMatch(/\/o\/r\/actions\/runs\/42\/artifacts\/\d+$/)
  // This file lists the files that the run has written, so that the next run may replace these files.
  expect(left.filter(name => name.startsWith('.'))).toEqual(['.static-export.json'])
})

test('warns about `staticExport` in the values of a HelmRelease, which the default `config-key` does not change', async () => {
  const config =
    'kind: HelmRelease\nspec:\n  values:\n    staticExport:\n      bundleUrl: https://old.example.com/\n'
  const { end, config: written } = await deliver({ deliver: 'config', config })
  expect(end.exitCode).toBe(0)
  const warnings = end.annotations.filter(({ kind }) => kind === 'warning').map(({ text }) => text)
  expect(warnings).toEqual([
    expect.stringContaining('also contains spec.values.staticExport, which this run does not change')
  ])
  expect(written.startsWith(config)).toBe(true)
  expect(parse(written)).toMatchObject({ staticExport: { bundleUrl: end.outputs['bundle-url'] } })
  const inputs = { 'config-key': 'spec.values.staticExport' }
  const named = await deliver({ deliver: 'config', config, inputs })
  expect(named.end.annotations.filter(({ kind }) => kind === 'warning')).toEqual([])
  const { 'bundle-url': bundleUrl } = named.end.outputs
  expect(parse(named.config)).toMatchObject({ spec: { values: { staticExport: { bundleUrl } } } })
})

const hook = pathToFileURL(join(root, '__tests__/support/loaded-files.mjs')).href

async function loadedFor(what: string): Promise<string[]> {
  await using folder = await tempFolder()
  const list = join(folder.path, 'loaded.txt')
  const { end } = await deliver({
    deliver: what,
    env: {
      NODE_OPTIONS: `--import=${hook}`,
      LOADED_FILES: list,
      // Without this token, the run stores no artifacts for later runs, so it does not load the artifact client.
      ...(!what.includes('artifact') && { ACTIONS_RUNTIME_TOKEN: '' })
    }
  })
  expect(end.exitCode).toBe(0)
  const addresses = new Set((await readFile(list, 'utf8')).trim().split('\n'))
  const files = [...addresses].map(address => fileURLToPath(address)).filter(file => file.includes('dist'))
  const codes = await Promise.all(files.map(async file => await readFile(file, 'utf8')))
  expect(codes.length).toBeGreaterThan(0)
  const marks = { artifact: /BlockBlobClient/, yaml: /LineCounter/ }
  return Object.entries(marks).flatMap(([name, mark]) => (codes.some(code => mark.test(code)) ? [name] : []))
}

test.each([
  ['url, release', []],
  ['config', ['yaml']],
  ['artifact', ['artifact']]
])('with `deliver: %s`, the bundle loads exactly these optional libraries: %j', async (what, libraries) => {
  expect(await loadedFor(what)).toEqual(libraries)
})
