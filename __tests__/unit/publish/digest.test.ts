import { expect, test } from '@jest/globals'
import { hash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../../../src/publish/read/digest.ts'
import { Canceled } from '../../../src/runtime/stop-reason.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MB = 1024 * 1024

test.each(['sha256', 'md5'] as const)('the %s of files of any size', async algorithm => {
  await using folder = await tempFolder()
  const file = join(folder.path, 'f')
  for (const size of [0, 1, 4 * MB, 4 * MB + 1]) {
    const bytes = randomBytes(size)
    await writeFile(file, bytes)
    const digest = await digestOf(algorithm, { name: 'f', file }, new AbortController().signal)
    expect(digest).toEqual({ size, hex: hash(algorithm, bytes) })
  }
})

test('a stop takes effect in the middle of a file, and a missing file is named', async () => {
  await using folder = await tempFolder()
  const stop = new AbortController()
  const file = join(folder.path, 'large')
  await writeFile(file, randomBytes(64 * MB))
  setImmediate(() => stop.abort(new Canceled('stopped')))
  await expect(digestOf('md5', { name: 'large', file }, stop.signal)).rejects.toThrow('stopped')
  const missing = { name: 'a/b.html', file: join(folder.path, 'none') }
  await expect(digestOf('md5', missing, new AbortController().signal)).rejects.toMatchObject({
    code: 'site-file-changed',
    message: 'The file a/b.html does not exist anymore.'
  })
})
