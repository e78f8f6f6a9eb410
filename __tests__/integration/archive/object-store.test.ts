import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { startBlobStore } from '../../support/azurite.ts'
import { download, linkTo, noise } from '../../support/downloading.ts'
import { startS3 } from '../../support/s3-store.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const bytes = noise(7 * 1024 * 1024 + 5)
const sha256 = hash('sha256', bytes)

test('an archive arrives from a store with the interface of S3', async () => {
  await using disk = await tempFolder()
  await using folder = await tempFolder()
  await using store = await startS3(disk.path)
  await store.put('docs.tar.gz', bytes)
  const { archive } = await download({ link: linkTo(store.link('docs.tar.gz', 60)), folder: folder.path })
  expect(archive).toMatchObject({ size: bytes.length, sha256 })
})

test('a link of S3 that has really expired is replaced, and the download goes on', async () => {
  await using disk = await tempFolder()
  await using folder = await tempFolder()
  await using store = await startS3(disk.path)
  await store.put('docs.tar.gz', bytes)
  const expired = store.link('docs.tar.gz', 1)
  // Until the store itself says so: its clock counts whole seconds.
  while ((await fetch(expired, { headers: { range: 'bytes=0-0' } })).status !== 403) await delay(100)
  const reasons: string[] = []
  const freshLink = async ({ why }: { why: string }) => {
    reasons.push(why)
    return await Promise.resolve(linkTo(store.link('docs.tar.gz', 60)))
  }
  const { archive } = await download({ link: linkTo(expired), freshLink, folder: folder.path })
  expect(archive.sha256).toBe(sha256)
  expect(reasons).toEqual(['the store answered 403 (AccessDenied)'])
})

test('an object of S3 that is replaced during the download makes it start over', async () => {
  await using disk = await tempFolder()
  await using folder = await tempFolder()
  await using store = await startS3(disk.path)
  const newer = noise(6 * 1024 * 1024)
  await store.put('docs.tar.gz', bytes)
  let begun = 0
  const reader = {
    begin: async () => {
      begun += 1
      if (begun === 1) await store.put('docs.tar.gz', newer)
    },
    write: async () => await Promise.resolve()
  }
  const { archive, log } = await download({
    link: linkTo(store.link('docs.tar.gz', 60)),
    folder: folder.path,
    reader
  })
  expect(archive.sha256).toBe(hash('sha256', newer))
  expect(log.text).toContain('Starting the download over')
  expect(await readdir(folder.path)).toEqual(['docs.bin'])
})

test('an archive arrives from Azure Blob Storage', async () => {
  await using folder = await tempFolder()
  await using store = await startBlobStore()
  const url = store.signedUrl('docs.tar.gz')
  const put = await fetch(url, {
    method: 'PUT',
    headers: { 'x-ms-blob-type': 'BlockBlob' },
    body: new Uint8Array(bytes)
  })
  expect(put.status).toBe(201)
  const { archive } = await download({ link: linkTo(url), folder: folder.path })
  expect(archive).toMatchObject({ size: bytes.length, sha256 })
})
