import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, exported, folderOf } from '../../support/emulator-client.ts'

test('keeps key, completed and failed jobs, archive and links after a restart', async () => {
  await using data = await folderOf()
  const first = await startEmulator({ data: data.path })
  const { jobId, link } = await exported(first)
  const before = (await clientOf(first).status(jobId)).json
  const bytes = await (await fetch(link)).bytes()
  first.failNextJob('out of memory')
  const failed = String((await clientOf(first).start()).json.jobId)
  await first.jobEnded(failed)
  await first[Symbol.asyncDispose]()

  await using second = await startEmulator({ data: data.path })
  expect(second.key).toBe(first.key)
  expect((await clientOf(second).status(jobId)).json).toEqual(before)
  const { json } = await clientOf(second).status(failed)
  expect(json).toMatchObject({ status: 'failed', error: 'out of memory' })
  const fresh = String((await clientOf(second).bundle(jobId)).json.bundleUrl)
  expect(await (await fetch(fresh)).bytes()).toEqual(bytes)
  const old = new URL(link)
  expect((await fetch(second.storeUrl + old.pathname + old.search)).status).toBe(200)
})

test('restarts an interrupted job after a restart', async () => {
  await using data = await folderOf()
  const first = await startEmulator({ data: data.path, paused: true })
  const jobId = String((await clientOf(first).start()).json.jobId)
  first.step(2)
  await first[Symbol.asyncDispose]()

  await using second = await startEmulator({ data: data.path })
  await second.jobEnded(jobId)
  expect((await clientOf(second).status(jobId)).json).toMatchObject({ status: 'completed', pageCount: 3 })
  expect((await clientOf(second).bundle(jobId)).status).toBe(200)
})
