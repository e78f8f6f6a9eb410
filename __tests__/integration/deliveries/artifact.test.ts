import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArtifactRequest } from '../../../src/export/deliveries/artifact.ts'
import { storeArtifact } from '../../support/artifact-delivery.ts'
import { startBlobStore, type BlobStore } from '../../support/azurite.ts'
import { startResultsService } from '../../support/results-service.ts'

const CONTENT = Buffer.from('an archive, byte for byte '.repeat(4000))
const RUN_URL = 'https://github.com/o/r/actions/runs/7'

async function archiveIn(folder: string, more: Partial<ArtifactRequest> = {}): Promise<ArtifactRequest> {
  const path = join(folder, 'docs.tar.gz')
  await writeFile(path, CONTENT)
  const sha256 = createHash('sha256').update(CONTENT).digest('hex')
  const archive = { path, size: CONTENT.length, sha256 }
  return { archive, name: 'docs', format: 'raw', overwrite: false, runUrl: RUN_URL, ...more }
}

let blobs: BlobStore
beforeAll(async () => {
  blobs = await startBlobStore()
})
afterAll(async () => await blobs[Symbol.asyncDispose]())

const temporary = async () => await mkdtempDisposable(join(tmpdir(), 'artifact-'))

test('a raw artifact is the archive byte for byte, under the name of its file', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await temporary()
  const request = await archiveIn(folder.path, { retentionDays: 3 })

  const { stored } = await storeArtifact(request, service)

  const [artifact] = service.artifacts
  expect(stored).toEqual({
    id: artifact?.id,
    name: 'docs.tar.gz',
    url: `${RUN_URL}/artifacts/${artifact?.id ?? ''}`,
    digest: request.archive.sha256,
    size: CONTENT.length
  })
  expect(artifact).toMatchObject({ name: 'docs.tar.gz', mimeType: 'application/gzip' })
  expect(new Date(artifact?.expiresAt ?? '').getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  expect(artifact && (await service.read(artifact)).equals(CONTENT)).toBe(true)
})

test('the client shows the link to the store only with its signature masked', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await temporary()

  const { printed } = await storeArtifact(await archiveIn(folder.path), service)

  const masks = [...printed.matchAll(/^::add-mask::(.+)$/gm)].flatMap(([, mask = '']) => mask)
  const lines = printed.replaceAll(/^::add-mask::.*$/gm, '')
  expect(masks).toHaveLength(2)
  expect(masks.reduce((text, mask) => text.replaceAll(mask, '***'), lines)).not.toMatch(/sig=(?!\*{3})/)
  expect(lines.replaceAll(/^::debug::.*$/gm, '')).not.toContain('sig=')
})

test('a zip artifact holds the archive without compressing it again', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await temporary()

  const { stored } = await storeArtifact(await archiveIn(folder.path, { format: 'zip' }), service)

  expect(stored).toMatchObject({ name: 'docs' })
  const [artifact] = service.artifacts
  const zip = artifact && (await service.read(artifact))
  expect(zip?.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(zip?.includes(CONTENT)).toBe(true)
})

test('a name that is taken says so and names overwrite', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await temporary()
  const request = await archiveIn(folder.path)
  await storeArtifact(request, service)

  const { failure } = await storeArtifact(request, service)

  expect(failure?.code).toBe('artifact-name-taken')
  expect(failure?.what).toContain('docs.tar.gz')
  expect(failure?.advice).toContain('overwrite: true')
})

test('overwrite replaces an artifact of that name, and is content when there is none', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await temporary()
  const request = await archiveIn(folder.path, { overwrite: true })

  const first = await storeArtifact(request, service)
  const second = await storeArtifact(request, service)

  expect(first.stored?.id).not.toBe(second.stored?.id)
  expect(service.artifacts.map(({ id }) => id)).toEqual([second.stored?.id])
})

test.each(['raw', 'zip'] as const)(
  'a %s artifact is stored though the last answer was lost',
  async format => {
    await using service = await startResultsService({
      fault: method => (method === 'FinalizeArtifact' ? 'lost-answer' : undefined)
    })
    await using folder = await temporary()

    const { stored, log } = await storeArtifact(await archiveIn(folder.path, { format }), service)

    expect(stored?.id).toBe(service.artifacts[0]?.id)
    expect(log.join()).toContain('is stored, though')
    expect(service.calls.filter(({ method }) => method === 'CreateArtifact')).toHaveLength(1)
  }
)

test('an answer that is cut off, for which the client waits for ever, does not hold up the run', async () => {
  await using service = await startResultsService({
    blobs,
    fault: method => (method === 'FinalizeArtifact' ? 'cut-off-answer' : undefined)
  })
  await using folder = await temporary()

  const { stored } = await storeArtifact(await archiveIn(folder.path), service)

  expect(stored?.id).toBe(service.artifacts[0]?.id)
})

test('a connection that breaks before the service took the name is tried again', async () => {
  await using service = await startResultsService({
    blobs,
    fault: (method, count) => (method === 'CreateArtifact' && count === 1 ? 'refused-connection' : undefined)
  })
  await using folder = await temporary()

  const { stored, log } = await storeArtifact(await archiveIn(folder.path), service)

  expect(stored?.name).toBe('docs.tar.gz')
  expect(log.join()).toContain('Trying again')
})

test('a service that never gets through ends in a failure with the reason, after three tries', async () => {
  await using service = await startResultsService({ blobs, fault: () => 'refused-connection' })
  await using folder = await temporary()

  const { failure } = await storeArtifact(await archiveIn(folder.path), service)

  expect(failure?.code).toBe('artifact-upload-failed')
  expect(failure?.what).toMatch(/docs\.tar\.gz could not be stored: .*ECONNRESET/)
  expect(service.calls.filter(({ method }) => method === 'CreateArtifact')).toHaveLength(3)
})

test('storage that is used up is named', async () => {
  await using service = await startResultsService({
    blobs,
    fault: () => ({ status: 403, msg: 'insufficient usage to create artifact' })
  })
  await using folder = await temporary()

  const { failure } = await storeArtifact(await archiveIn(folder.path), service)

  expect(failure?.code).toBe('artifact-quota')
})

test('a run that is stopped stops waiting for the upload', async () => {
  await using service = await startResultsService({
    blobs,
    fault: method => (method === 'CreateArtifact' ? 'cut-off-answer' : undefined)
  })
  await using folder = await temporary()

  const { failure } = await storeArtifact(await archiveIn(folder.path), { ...service, stopAfterMs: 1500 })

  expect(failure?.code).toBe('TimeoutError')
})

test('an archive that changed since it was hashed is not left behind as an artifact', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await temporary()
  const request = await archiveIn(folder.path)
  await writeFile(request.archive.path, Buffer.alloc(CONTENT.length))

  const { failure } = await storeArtifact(request, service)

  expect(failure?.code).toBe('artifact-digest-mismatch')
  expect(service.artifacts).toEqual([])
})

test('an archive that is missing, a folder, or of another size is refused before the service hears of it', async () => {
  await using service = await startResultsService({ blobs })
  await using folder = await temporary()
  const { archive, ...rest } = await archiveIn(folder.path)
  const outcomes = [
    await storeArtifact({ ...rest, archive: { ...archive, path: join(folder.path, 'gone.zip') } }, service),
    await storeArtifact({ ...rest, archive: { ...archive, path: folder.path } }, service),
    await storeArtifact({ ...rest, archive: { ...archive, size: 1 } }, service)
  ]
  expect(outcomes.map(({ failure }) => failure?.code)).toEqual(Array(3).fill('archive-changed'))
  expect(service.calls).toEqual([])
})
