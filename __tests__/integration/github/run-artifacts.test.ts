import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { uploadRunArtifact } from '../../../src/github/run-memory/run-artifacts.ts'
import { startResultsService } from '../../servers/artifacts/results-service.ts'
import { tempFolder } from '../../support/temp-folder.ts'

test('replaces the manifest from an earlier step, and fails if GitHub refuses to delete it', async () => {
  await using folder = await tempFolder({ 'manifest.json': '{}' })
  let isDenied = false
  await using service = await startResultsService({
    fault: ({ path }) =>
      isDenied && path.endsWith('/DeleteArtifact')
        ? { status: 403, body: { msg: 'not this token' } }
        : undefined
  })
  Object.assign(process.env, service.env)
  const upload = async () => await uploadRunArtifact('manifest', join(folder.path, 'manifest.json'))
  // The first upload finds no manifest to replace.
  await upload()
  await upload()
  expect(service.artifacts.map(({ id, name }) => [id, name])).toEqual([[1002, 'manifest']])
  isDenied = true
  await expect(upload()).rejects.toThrow('not this token')
  expect(service.requests.at(-1)?.path).toMatch(/\/DeleteArtifact$/)
})
