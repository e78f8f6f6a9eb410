import { expect, test } from '@jest/globals'
import { startEmulator, type Emulator } from '../../../src/emulator/index.ts'
import { clientOf, exported } from '../../support/emulator-client.ts'
import { extractedExport, readPage } from '../../support/emulator-site.ts'

const SHA = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

function updateClient(emulator: Emulator) {
  const { call } = clientOf(emulator)
  return {
    start: async () => await call('POST', '/v1/project/update/project-1'),
    status: async (statusId: unknown) => await call('GET', `/v1/project/update-status/${String(statusId)}`)
  }
}

test('an update changes from queued to in_progress to success, and its status contains the commit', async () => {
  const commit = { sha: SHA, ref: 'main', message: 'Describe backups' }
  await using emulator = await startEmulator({ pageDelayMs: 300, commit, now: () => Date.UTC(2026, 0, 2) })
  const { start, status } = updateClient(emulator)
  const started = await start()
  expect([started.status, started.json]).toEqual([202, { statusId: expect.any(String) }])
  const { statusId } = started.json
  const createdAt = '2026-01-02T00:00:00.000Z'
  expect((await status(statusId)).json).toEqual({
    status: 'queued',
    summary: 'Update is queued',
    logs: [],
    commit,
    createdAt,
    endedAt: null,
    subdomain: 'project-1'
  })
  let running = await status(statusId)
  while (running.json.status === 'queued') running = await status(statusId)
  expect(running.json).toMatchObject({
    status: 'in_progress',
    logs: ['Fetching main', `Building commit ${SHA}`]
  })
  await emulator.updateEnded(String(statusId))
  expect((await status(statusId)).json).toMatchObject({
    status: 'success',
    summary: 'Update succeeded',
    logs: ['Fetching main', `Building commit ${SHA}`, 'Deployed'],
    endedAt: createdAt
  })
})

test('responds with 404 to an unknown update, and with 401 to requests without the key', async () => {
  await using emulator = await startEmulator()
  const { status, json } = await updateClient(emulator).status('nope')
  expect([status, json]).toEqual([404, { error: 'Update not found' }])
  const unauthorized = await fetch(`${emulator.url}/v1/project/update/p`, { method: 'POST' })
  expect(unauthorized.status).toBe(401)
  expect(emulator.updates()).toEqual([])
})

test('after an update, the job status and every page of an export contain the commit', async () => {
  await using emulator = await startEmulator({ commit: { sha: SHA } })
  const before = await exported(emulator)
  expect((await clientOf(emulator).status(before.jobId)).json).not.toHaveProperty('commit')
  await emulator.updateEnded(String((await updateClient(emulator).start()).json.statusId))
  await using site = await extractedExport(emulator)
  expect((await clientOf(emulator).status(site.jobId)).json).toMatchObject({
    commit: { sha: SHA, ref: 'main', message: 'Update documentation' }
  })
  for (const path of ['index.html', 'guides/start.html'])
    expect(readPage(site, path).querySelector('meta[name=commit]')?.getAttribute('content')).toBe(SHA)
})
