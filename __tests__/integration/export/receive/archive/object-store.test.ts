import { expect, jest, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { startBlobStore } from '../../../../servers/artifacts/azurite.ts'
import { archiveOf, download } from '../../../../support/downloading.ts'
import { startS3 } from '../../../../servers/s3/s3rver.ts'
import { tempFolder } from '../../../../support/temp-folder.ts'

// On a busy machine, starting the stores exceeds the default time limit.
jest.setTimeout(120_000)

const bytes = archiveOf(7 * 1024 * 1024 + 5)
const sha256 = hash('sha256', bytes)

test('downloads an archive from an S3-compatible store with a new link if the first link has expired', async () => {
  await using disk = await tempFolder()
  await using folder = await tempFolder()
  await using store = await startS3(disk.path)
  await store.put('docs.tar.gz', bytes)
  const expired = store.link('docs.tar.gz', 1)
  // The link's date is in whole seconds, so the time until the store rejects the link varies.
  while ((await fetch(expired, { headers: { range: 'bytes=0-0' } })).status !== 403) await delay(100)
  const links = [expired, store.link('docs.tar.gz', 60)]
  const { archive, log } = await download({ links, folder: folder.path })
  expect(archive).toMatchObject({ size: bytes.length, sha256 })
  expect(log.text).toContain('Requesting another link: HTTP 403 (AccessDenied).')
})

test('restarts the download if the S3 object is replaced', async () => {
  await using disk = await tempFolder()
  await using folder = await tempFolder()
  await using store = await startS3(disk.path)
  const newer = archiveOf(6 * 1024 * 1024)
  // Has more parts than are requested at once, so that some parts are requested after the object is replaced.
  await store.put('docs.tar.gz', archiveOf(64 * 1024 * 1024))
  let starts = 0
  const reader = {
    begin: async () => {
      starts += 1
      if (starts === 1) await store.put('docs.tar.gz', newer)
    },
    write: async () => await Promise.resolve()
  }
  const { archive, log } = await download({
    links: [store.link('docs.tar.gz', 60)],
    folder: folder.path,
    reader
  })
  expect(archive.sha256).toBe(hash('sha256', newer))
  expect(log.text).toContain('Restarting the download: ')
  expect(await readdir(folder.path)).toEqual(['.static-export.json', 'docs.zip'])
})

test('downloads an archive from Azure Blob Storage', async () => {
  await using folder = await tempFolder()
  await using store = await startBlobStore()
  const url = store.signedUrl('docs.tar.gz')
  const put = await fetch(url, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: new Uint8Array(bytes)
  })
  expect(put.status).toBe(201)
  const { archive } = await download({ links: [url], folder: folder.path })
  expect(archive).toMatchObject({ size: bytes.length, sha256 })
})
