import { expect, jest, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ArtifactUpload } from '../../../../src/export/deliveries/artifact.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const CONTENT = 'an archive'
const SHA256 = hash('sha256', CONTENT)
const never = async () => await new Promise<never>(() => undefined)
const missing = async () => await Promise.reject(new Error('not found'))

interface Listed {
  id: number
  size: number
  digest?: string
}

let toolkit = {}
jest.unstable_mockModule('@actions/artifact', () => ({ DefaultArtifactClient: jest.fn(() => toolkit) }))
const { uploadArtifact } = await import('../../../../src/export/deliveries/artifact.ts')

/** Uploads with a client whose nth upload returns `failed(nth)`, or the id 7 if that value is undefined. */
async function upload(
  failed: (nth: number) => Promise<never> | undefined,
  client: { listed?: (nth: number) => Promise<Listed>; deleted?: () => Promise<void> } = {},
  more: Partial<ArtifactUpload> = {},
  spoil: (file: ArtifactUpload['file']) => unknown = () => undefined
) {
  await using folder = await tempFolder({ 'docs.zip': CONTENT })
  const file = { path: join(folder.path, 'docs.zip'), size: CONTENT.length, sha256: SHA256 }
  await spoil(file)
  const clock = new FakeClock()
  const context = { clock, random: () => 0, signal: new AbortController().signal, log: new MemoryLog() }
  const calls = { uploads: 0, lists: 0 }
  const { listed = missing, deleted = missing } = client
  toolkit = {
    uploadArtifact: async () => await (failed((calls.uploads += 1)) ?? { id: 7 }),
    getArtifact: async () => ({ artifact: await listed((calls.lists += 1)) }),
    deleteArtifact: deleted
  }
  const wanted = { file, name: 'docs', format: 'raw', retentionDays: undefined, replace: false } as const
  const end = await uploadArtifact({ ...wanted, ...more }, context).then(
    ({ id }) => id,
    (error: unknown) => (error as { code?: string }).code ?? String(error)
  )
  return { end, uploads: calls.uploads, pauses: clock.pauses }
}

const rest = (statusCode?: number) =>
  Object.assign(new Error('of the store'), { name: 'RestError', statusCode })

test.each<[number, number | string, number | string | undefined]>([
  [10, 7, undefined],
  [10, 7, 503],
  [1, 'artifact-upload-failed', 403],
  [1, 'artifact-name-taken', 'Failed to CreateArtifact: (409) Conflict'],
  [1, 'artifact-quota', 'Artifact storage quota has been hit'],
  [8, 'artifact-upload-failed', 'Unable to make request: ENOTFOUND'],
  [8, 'artifact-upload-failed', 'Unable to make request: ECONNREFUSED'],
  [10, 7, 'Unable to make request: ECONNRESET'],
  [10, 7, 'Upload progress stalled.'],
  [10, 7, 'Failed to make request after 5 attempts: 503'],
  [1, 'artifact-upload-failed', 'Failed to make request after 5 attempts: no valid JSON'],
  [1, 'artifact-upload-failed', 'anything else']
])(
  'makes %d attempts and ends with %p if every attempt before the tenth fails with status or message %p',
  async (attempts, expected, problem) => {
    const error = typeof problem === 'string' ? new Error(problem) : rest(problem)
    const { end, uploads } = await upload(nth => (nth < 10 ? Promise.reject(error) : undefined))
    expect([uploads, end]).toEqual([attempts, expected])
  }
)

test.each<['raw' | 'zip', number, string | undefined, boolean]>([
  ['raw', 0, undefined, true],
  ['raw', 0, `sha256:${SHA256}`, true],
  ['raw', 0, 'sha256:ff', false],
  ['raw', 1, undefined, false],
  ['raw', 1, `sha256:${SHA256}`, false],
  ['zip', 0, undefined, false],
  ['zip', 1, 'sha256:ff', true],
  ['zip', 4095, undefined, true],
  ['zip', 4096, undefined, false]
])('accepts a stored %s artifact (%d extra bytes, digest %s): %s', async (format, more, digest, isOwn) => {
  const listed = { id: 5, size: CONTENT.length + more, ...(digest !== undefined && { digest }) }
  const lost = (nth: number) => (nth === 1 ? Promise.reject(rest()) : undefined)
  const { end } = await upload(lost, { listed: async () => await Promise.resolve(listed) }, { format })
  expect(end).toBe(isOwn ? 5 : 7)
})

test('after a failure, reports a taken name only if an artifact has it, and otherwise the first error', async () => {
  const errors = [new Error('Unable to make request: ECONNRESET'), new Error('CreateArtifact: (409)')]
  const failed = (nth: number) => Promise.reject(errors[nth - 1] ?? rest())
  const listed = async () => await Promise.resolve({ id: 5, size: 1 })
  expect(await upload(failed, { listed })).toMatchObject({ end: 'artifact-name-taken', uploads: 2 })
  expect(await upload(failed)).toMatchObject({ end: 'artifact-upload-failed', uploads: 2 })
})

test('if an upload does not end, searches for the artifact every minute', async () => {
  const listed = async (nth: number) =>
    nth < 3 ? await missing() : await Promise.resolve({ id: 5, size: CONTENT.length + (nth === 3 ? 1 : 0) })
  expect(await upload(never, { listed })).toEqual({ end: 5, uploads: 1, pauses: Array(4).fill(60_000) })
})

test('fails if an existing artifact cannot be deleted, and ignores a missing artifact', async () => {
  const none = Object.assign(new Error('none'), { name: 'ArtifactNotFoundError' })
  const endOf = async (error: Error) =>
    (await upload(() => undefined, { deleted: () => Promise.reject(error) }, { replace: true })).end
  expect([await endOf(none), await endOf(new Error('denied'))]).toEqual([7, 'artifact-upload-failed'])
})

test.each<[string, (file: ArtifactUpload['file']) => unknown]>([
  ['is missing', async ({ path }) => await rm(path)],
  ['is a folder', file => (file.path = dirname(file.path))],
  ['has another size', file => (file.size = 1)]
])('before sending a request, rejects an archive that %s', async (_what, spoil) => {
  const ended = await upload(() => undefined, {}, {}, spoil)
  expect(ended).toMatchObject({ end: 'archive-changed', uploads: 0 })
})
