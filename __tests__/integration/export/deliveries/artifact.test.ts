import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArtifactUpload } from '../../../../src/export/deliveries/artifact.ts'
import { runUpload, type StopOptions } from '../../../support/artifact-delivery.ts'
import { deadAddress, type Fault, type FaultOf } from '../../../servers/json-server.ts'
import { startBlobStore, type BlobStore } from '../../../servers/artifacts/azurite.ts'
import { startResultsService } from '../../../servers/artifacts/results-service.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

// Each upload and the store run in separate processes, which start slowly on a busy machine.
jest.setTimeout(180_000)

const CONTENT = Buffer.from('an archive, byte for byte '.repeat(4000))

async function archiveIn(folder: string, more: Partial<ArtifactUpload> = {}): Promise<ArtifactUpload> {
  const path = join(folder, 'docs.tar.gz')
  await writeFile(path, CONTENT)
  const sha256 = createHash('sha256').update(CONTENT).digest('hex')
  const file = { path, size: CONTENT.length, sha256 }
  return { file, name: 'docs', format: 'raw', retentionDays: undefined, replace: false, ...more }
}

let blobs: BlobStore
beforeAll(async () => {
  blobs = await startBlobStore()
})
afterAll(async () => await blobs[Symbol.asyncDispose]())

/** Uploads an archive to a new service. `change`: can change the file before the upload. */
async function uploadTo(
  {
    fault,
    change = async () => await Promise.resolve(),
    ...stop
  }: { fault?: FaultOf } & StopOptions & { change?: (upload: ArtifactUpload) => Promise<void> } = {},
  more: Partial<ArtifactUpload> = {}
) {
  await using service = await startResultsService({ blobs, ...(fault && { fault }) })
  await using folder = await tempFolder()
  const upload = await archiveIn(folder.path, more)
  await change(upload)
  const result = await runUpload(upload, { ...service, ...stop })
  const [artifact] = service.artifacts
  return { ...result, upload, service, artifact, bytes: artifact && (await service.read(artifact)) }
}

/** Creates a fault for the first `times` requests to `call`. */
const on =
  (call: string, fault: Fault, times = Infinity): FaultOf =>
  ({ path, count }) =>
    path.endsWith(`/${call}`) && count <= times ? fault : undefined

const creations = ({ requests }: { requests: { path: string }[] }) =>
  requests.filter(({ path }) => path.endsWith('/CreateArtifact')).length

test("uploads a raw artifact byte for byte, and masks the upload link's signature in the client's output", async () => {
  const { stored, upload, artifact, bytes, printed } = await uploadTo({}, { retentionDays: 3 })
  expect(stored).toEqual({ id: artifact?.id, name: 'docs.tar.gz', digest: upload.file.sha256 })
  expect(artifact).toMatchObject({ name: 'docs.tar.gz', mimeType: 'application/gzip' })
  expect(new Date(artifact?.expiresAt ?? '').getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  expect(bytes?.equals(CONTENT)).toBe(true)
  const masks = [...printed.matchAll(/^::add-mask::(.+)$/gm)].flatMap(([, mask = '']) => mask)
  const lines = printed.replaceAll(/^::add-mask::.*$/gm, '')
  expect(masks).toHaveLength(2)
  expect(masks.reduce((text, mask) => text.replaceAll(mask, '***'), lines)).not.toMatch(/sig=(?!\*{3})/)
  expect(lines.replaceAll(/^::debug::.*$/gm, '')).not.toContain('sig=')
})

test('uploads a zip artifact that stores the archive without compressing the archive again', async () => {
  const { stored, bytes } = await uploadTo({}, { format: 'zip' })
  expect(stored).toMatchObject({ name: 'docs' })
  expect(bytes?.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(bytes?.includes(CONTENT)).toBe(true)
})

test('replaces an existing artifact if `replace` is set, and otherwise rejects the name', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await tempFolder()
  const upload = await archiveIn(folder.path, { replace: true })
  // The first upload finds no artifact to replace.
  const first = await runUpload(upload, service)
  const second = await runUpload(upload, service)
  expect(first.stored?.id).not.toBe(second.stored?.id)

  const { failure } = await runUpload({ ...upload, replace: false }, service)

  expect(failure?.code).toBe('artifact-name-taken')
  expect(failure?.what).toContain('docs.tar.gz')
  expect(failure?.advice).toContain('artifact-name')
  expect(service.artifacts.map(({ id }) => id)).toEqual([second.stored?.id])
})

test.each(['raw', 'zip'] as const)('finds a stored %s artifact if the response is lost', async format => {
  const fault = on('FinalizeArtifact', 'lost-response')
  const { stored, log, service } = await uploadTo({ fault }, { format })
  expect(stored?.id).toBe(service.artifacts[0]?.id)
  expect(log.join()).toContain('is stored, although the response was lost')
  expect(creations(service)).toBe(1)
})

test('finds the stored artifact without waiting for the rest of a truncated response', async () => {
  const { stored, service } = await uploadTo({ fault: on('FinalizeArtifact', 'truncated-response') })
  expect(stored?.id).toBe(service.artifacts[0]?.id)
})

test('retries if the connection closes before the artifact is created', async () => {
  const { stored, log } = await uploadTo({ fault: on('CreateArtifact', 'closed-connection', 4) })
  expect(stored?.name).toBe('docs.tar.gz')
  expect(log.filter(line => line.includes('Retrying in'))).toHaveLength(4)
})

test('reports the error from the first attempt if that attempt has reserved the name', async () => {
  const { failure, service } = await uploadTo({ fault: on('CreateArtifact', 'lost-response', 1) })
  expect(failure).toMatchObject({
    code: 'artifact-upload-failed',
    what: expect.stringContaining('ECONNRESET')
  })
  expect(creations(service)).toBe(2)
  expect(service.artifacts).toEqual([])
})

test('retries until the timeout and reports the last error', async () => {
  const { failure, service } = await uploadTo({ fault: () => 'closed-connection', timeoutAfterRetries: 12 })
  expect(failure).toMatchObject({ code: 'TimedOut', cause: expect.stringContaining('ECONNRESET') })
  expect(creations(service)).toBe(12)
})

test('gives up if the service is unreachable', async () => {
  await using folder = await tempFolder()
  await using service = await startResultsService({ blobs })
  const env = { ...service.env, ACTIONS_RESULTS_URL: `${await deadAddress()}/` }
  const { failure } = await runUpload(await archiveIn(folder.path), { env })
  expect(failure).toMatchObject({
    code: 'artifact-upload-failed',
    what: expect.stringContaining('ECONNREFUSED')
  })
})

test('reports an exhausted artifact storage quota', async () => {
  const { failure } = await uploadTo({
    fault: () => ({ status: 403, body: { msg: 'insufficient usage to create artifact' } })
  })
  expect(failure?.code).toBe('artifact-quota')
})

test('stops waiting for the client at the timeout', async () => {
  const fault = on('CreateArtifact', 'truncated-response')
  const { failure } = await uploadTo({ fault, timeoutMs: 3000 })
  expect(failure?.code).toBe('TimedOut')
})

test.each(['raw', 'zip'] as const)('deletes a %s artifact if its archive has changed', async format => {
  const change = async ({ file }: ArtifactUpload) => await writeFile(file.path, Buffer.alloc(CONTENT.length))
  const { failure, service } = await uploadTo({ change }, { format })
  expect(failure?.code).toBe('archive-changed')
  expect(service.requests.some(({ path }) => path.endsWith('/FinalizeArtifact'))).toBe(true)
  expect(service.artifacts).toEqual([])
})
