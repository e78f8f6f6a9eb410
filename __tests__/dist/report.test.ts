import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulator } from '../../src/emulator/index.ts'
import { runAction } from '../../stand-ins/runner/action.ts'
import { type BlobStore, startBlobStore } from '../../stand-ins/artifacts/azurite.ts'
import { startResultsService } from '../../stand-ins/artifacts/results-service.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(180_000)

let blobs: BlobStore
beforeAll(async () => {
  blobs = await startBlobStore()
})
afterAll(async () => await blobs[Symbol.asyncDispose]())

test.each([
  { check: 'warn', exitCode: 0 },
  { check: 'fail', exitCode: 1 }
])('uploads the report as an HTML artifact with check: $check', async ({ check, exitCode }) => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ site: { problems: ['broken-link'] } })
  await using results = await startResultsService({ blobs })
  const end = await runAction('export', {
    folder: folder.path,
    inputs: {
      ...{ 'base-url': emulator.url, 'api-key': emulator.key, domain: 'docs.example.com' },
      ...{ deliver: 'artifact, report', check }
    },
    env: { ...results.env, GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '42' }
  })
  expect(end.exitCode).toBe(exitCode)
  const report = 'static-export-docs.example.com-report.html'
  // With `fail`, nothing but the report is uploaded.
  const all = [report, 'static-export-docs.example.com.tar.gz', 'static-export-manifest-docs.example.com']
  const expected = check === 'warn' ? all : [report]
  expect(results.artifacts.map(({ name }) => name).sort()).toEqual(expected.sort())
  const stored = results.artifacts.find(({ name }) => name === report)
  if (stored === undefined) throw new Error(`no report was uploaded:\n${end.log}`)
  expect((await results.read(stored)).equals(await readFile(end.outputs['report-path'] ?? ''))).toBe(true)
  expect(stored.mimeType).toBe('text/html')
  expect(end.outputs['report-url']).toMatch(/\/o\/r\/actions\/runs\/42\/artifacts\/\d+$/)
  const left = await readdir(join(folder.path, 'temp/static-export'))
  expect(left.filter(name => name.startsWith('.'))).toEqual([])
})
