import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, exported, folderOf } from '../../support/emulator-client.ts'

const UPDATE = '/v1/project/update/project-1'

test('keeps the key, ended jobs, archives and links after a restart, and continues interrupted jobs', async () => {
  await using data = await folderOf()
  const sha = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
  const first = await startEmulator({ data: data.path, pageDelayMs: 300, commit: { sha } })
  const before = clientOf(first)
  const { jobId, link } = await exported(first)
  const completed = (await before.status(jobId)).json
  const bytes = await (await fetch(link)).bytes()
  const updated = String((await before.call('POST', UPDATE)).json.statusId)
  await first.updateEnded(updated)
  const agentId = String((await before.call('POST', '/v2/agent/p/job', { prompt: 'Fix the typos' })).json.id)
  await before.agent(agentId)
  const interrupted = String((await before.start()).json.jobId)
  const interruptedUpdate = String((await before.call('POST', UPDATE)).json.statusId)
  await first[Symbol.asyncDispose]()

  await using second = await startEmulator({ data: data.path })
  const after = clientOf(second)
  expect(second.key).toBe(first.key)
  expect((await after.status(jobId)).json).toEqual(completed)
  const fresh = String((await after.bundle(jobId)).json.bundleUrl)
  expect(await (await fetch(fresh)).bytes()).toEqual(bytes)
  const old = new URL(link)
  expect((await fetch(second.storeUrl + old.pathname + old.search)).status).toBe(200)
  expect((await after.agent(agentId)).json).toMatchObject({ id: agentId, status: 'completed' })

  await second.jobEnded(interrupted)
  expect((await after.status(interrupted)).json).toMatchObject({ status: 'completed', pageCount: 3 })
  expect((await after.bundle(interrupted)).status).toBe(200)
  await second.updateEnded(interruptedUpdate)
  for (const statusId of [updated, interruptedUpdate]) {
    const { json } = await after.call('GET', `/v1/project/update-status/${statusId}`)
    expect(json).toMatchObject({ status: 'success', commit: { sha } })
  }
})
