import { expect, test } from '@jest/globals'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyArchive } from '../../../../../src/export/receive/archive/write-archive.ts'
import { tempFolder } from '../../../../support/temp-folder.ts'

test('reports an archive that another program changes during the copy', async () => {
  await using folder = await tempFolder()
  const from = join(folder.path, 'site.zip')
  await writeFile(from, Buffer.alloc(9_000_000, 'PK\x03\x04'))
  const reader = { begin: async () => await truncate(from, 1), write: () => Promise.resolve() }
  const { signal } = new AbortController()
  await expect(copyArchive(from, join(folder.path, 'copy'), reader, signal)).rejects.toMatchObject({
    code: 'from-unreadable',
    message: `${from} changed while it was read.`
  })
})
