import { expect, test } from '@jest/globals'
import { hash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestFiles } from '../../../src/publish/read/digest.ts'
import { Canceled } from '../../../src/runtime/time/stop-reason.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MB = 1024 * 1024

test.each(['sha256', 'md5'] as const)(
  'computes the %s of files of any size, and returns the digests in the order of the files',
  async algorithm => {
    await using folder = await tempFolder()
    const contents = [0, 1, 4 * MB, 4 * MB + 1, 5 * MB].map(size => randomBytes(size))
    const files = contents.map((_, i) => ({ name: `f${i}`, file: join(folder.path, `f${i}`) }))
    await Promise.all(contents.map(async (bytes, i) => await writeFile(files[i]?.file ?? '', bytes)))
    const digests = await digestFiles(algorithm, files, new AbortController().signal)
    expect(digests).toEqual(contents.map(bytes => ({ size: bytes.length, hex: hash(algorithm, bytes) })))
  }
)

test('stops between two files when the run is canceled, and reports the name of a missing file', async () => {
  await using folder = await tempFolder()
  const stop = new AbortController()
  // The cancellation takes effect after 16 MB at the latest. Each file counts as at least 64 kB.
  const files = Array.from({ length: 1000 }, (_, i) => ({ name: `f${i}`, file: join(folder.path, 'same') }))
  await writeFile(join(folder.path, 'same'), 'x')
  setImmediate(() => stop.abort(new Canceled('stopped')))
  await expect(digestFiles('md5', files, stop.signal)).rejects.toThrow('stopped')
  await expect(
    digestFiles('md5', [{ name: 'a/b.html', file: join(folder.path, 'none') }], new AbortController().signal)
  ).rejects.toMatchObject({
    code: 'site-file-changed',
    message: 'The file a/b.html no longer exists.'
  })
})
