import { expect, jest, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startBlobStore } from '../../stand-ins/artifacts/azurite.ts'
import { startResultsService } from '../../stand-ins/artifacts/results-service.ts'
import { runAction } from '../support/action.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

jest.setTimeout(180_000)

const SETTINGS = JSON.stringify({ name: 'Docs', navigation: { pages: ['index', 'setup'] } })
const BASE = {
  'docs.json': SETTINGS,
  'index.mdx': '---\ntitle: Start\n---\n\nSee [how to install](/setup#install).\n',
  'setup.mdx': '---\ntitle: Set up\n---\n\n## Install\n\nThe old text.\n'
}
const HEAD = { ...BASE, 'setup.mdx': BASE['setup.mdx'].replace('## Install', '## Installation') }

async function writeVersions(folder: string) {
  const inputs = { 'docs-path': join(folder, 'workspace/docs'), base: join(folder, 'workspace/base') }
  await writeFiles(inputs['docs-path'], HEAD)
  await writeFiles(inputs.base, BASE)
  return inputs
}

test.each([
  ['warn', 0],
  ['fail', 1]
])('the bundle finds the link that a renamed heading breaks, with check: %s', async (check, exitCode) => {
  await using folder = await tempFolder()
  const inputs = { ...(await writeVersions(folder.path)), check }
  const end = await runAction('pull-request', { folder: folder.path, inputs })
  expect({ exitCode: end.exitCode, stderr: end.stderr }).toEqual({ exitCode, stderr: '' })
  expect(end.outputs).toMatchObject({ 'changed-pages': '1', 'new-findings': '1' })
  const { findings } = JSON.parse(await readFile(end.outputs['findings-path'] ?? '', 'utf8')) as {
    findings: object[]
  }
  expect(findings).toMatchObject([
    {
      kind: 'broken-anchor',
      target: '/setup#install',
      file: expect.stringMatching(/index\.mdx$/),
      line: 5,
      new: true
    }
  ])
  expect(end.summary).toContain('Set up')
})

test('the bundle uploads the report as an artifact that opens in the browser', async () => {
  await using blobs = await startBlobStore()
  await using results = await startResultsService({ blobs })
  await using folder = await tempFolder()
  const end = await runAction('pull-request', {
    folder: folder.path,
    inputs: await writeVersions(folder.path),
    env: { ...results.env, GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '42' }
  })
  const [artifact] = results.artifacts
  expect(artifact).toMatchObject({ name: 'docs-report-docs.html', mimeType: 'text/html' })
  expect(end.outputs['report-url']).toBe(`https://github.com/o/r/actions/runs/42/artifacts/${artifact?.id}`)
  expect(end.summary).toContain(end.outputs['report-url'])
  expect(artifact && (await results.read(artifact)).toString()).toContain('<h1>1 page changed.')
})

test('the program writes findings in the formats of other systems', async () => {
  await using folder = await tempFolder()
  await writeVersions(folder.path)
  const flags = [
    '--docs-path',
    'docs',
    '--base',
    'base',
    '--temp',
    'results',
    '--format',
    'codequality,junit'
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../dist/cli/index.js'), 'pull-request', ...flags],
    { env: { ...process.env, INIT_CWD: join(folder.path, 'workspace') } }
  )
  expect(stdout).toContain('1 page changed. New: 1 broken anchor')
  const read = async (name: string) =>
    await readFile(join(folder.path, 'workspace/results/pull-request-docs', name), 'utf8')
  expect(JSON.parse(await read('findings.codequality.json'))).toMatchObject([
    { check_name: 'broken-anchor', location: { path: 'docs/index.mdx', lines: { begin: 5 } } }
  ])
  expect(await read('findings.junit.xml')).toContain('tests="1" failures="1"')
})
