import { expect, test } from '@jest/globals'
import { hash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { assertUploadable, bodyOf, type FileBody } from '../../../src/s3/file-body.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const KB = 1024

async function fileOf(folder: string, bytes: Buffer) {
  const file = join(folder, 'file')
  await writeFile(file, bytes)
  return (size: number) => ({ name: 'a.html', file, size, sha256: '' })
}

/** Returns the bytes that a client sends as the body. */
async function sent({ content }: FileBody): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : await buffer((content as { stream: Readable }).stream)
}

test.each([0, 1, 256 * KB, 256 * KB + 1, 1000 * KB])(
  'reads a file completely for the upload if its size in bytes is %i',
  async size => {
    await using folder = await tempFolder()
    const bytes = randomBytes(size)
    const body = bodyOf((await fileOf(folder.path, bytes))(size))
    expect(Buffer.isBuffer(body.content)).toBe(size <= 256 * KB)
    expect((await sent(body)).equals(bytes)).toBe(true)
    expect(body.md5()).toBe(hash('md5', bytes))
  }
)

test.each([
  [10, 9],
  [10, 11],
  [300 * KB, 300 * KB - 1],
  [300 * KB, 300 * KB + 1]
])('rejects a file of %i bytes if its expected size is %i bytes', async (size, announced) => {
  await using folder = await tempFolder()
  const local = await fileOf(folder.path, randomBytes(size))
  const read = async () => await sent(bodyOf(local(announced)))
  await expect(read()).rejects.toMatchObject({
    code: 'site-file-changed',
    message: 'The file a.html changed after its checksum was computed.'
  })
})

test('reports the name of a missing file, and of a folder where a file is expected', async () => {
  await using folder = await tempFolder()
  const local = { name: 'a.html', file: join(folder.path, 'none'), size: 1, sha256: '' }
  expect(() => bodyOf(local)).toThrow('The file a.html no longer exists.')
  await expect(sent(bodyOf({ ...local, size: 300 * KB }))).rejects.toMatchObject({
    code: 'site-file-changed'
  })
  await mkdir(join(folder.path, 'folder'))
  const large = { ...local, file: join(folder.path, 'folder'), size: 300 * KB }
  await expect(sent(bodyOf(large))).rejects.toMatchObject({
    code: 'site-file-unreadable',
    message: expect.stringMatching(/^The file a\.html could not be read: /) as unknown
  })
})

test('accepts a file of 5,000,000,000 bytes, and rejects a larger file', () => {
  const limit = { name: 'video.mp4', size: 5_000_000_000 }
  expect(() => assertUploadable([limit])).not.toThrow()
  expect(() => assertUploadable([limit, { ...limit, size: limit.size + 1 }])).toThrow(
    /^The file video\.mp4 is larger than 5(\.0)? GB, which is the limit for one upload to a store\. Nothing/
  )
})
