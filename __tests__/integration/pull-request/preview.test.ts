import { expect, jest, test } from '@jest/globals'
import { type Emulator, type EmulatorOptions, startEmulator } from '../../../src/emulator/index.ts'
import { changed, DOCS, review } from '../../support/reviewing.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(120_000)

const CHANGE = { 'index.mdx': '---\ntitle: Home\n---\n\nWelcome back.\n' }
const inputs = ({ url, key }: Emulator) => ({ 'base-url': url, 'project-id': 'p1', 'api-key': key })

test('The preview of the branch is started and waited for, and pages link to it', async () => {
  await using docs = await tempFolder()
  await writeFiles(docs.path, changed(DOCS, CHANGE))
  await using service = await startEmulator({ docs: docs.path })
  // The clock of the action does not wait for the deployment.
  service.fault({ kind: 'delay', ms: 100, on: 'update-status', times: Infinity })
  const result = await review({ change: CHANGE, inputs: inputs(service) })
  const [start] = service.requests
  expect([start?.path, start?.body]).toEqual(['/v1/project/preview/p1', '{"branch":"change"}'])
  const preview = result.outputs['preview-url'] ?? ''
  expect(result.comments[0]).toContain(`[Preview](${preview}/)`)
  expect(result.comments[0]).toContain(`[Home](${preview}/)`)
  expect(await (await fetch(`${preview}/`)).text()).toContain('Welcome back.')
  expect(await (await fetch(`${preview}/guides/start`)).text()).toContain('First steps')
})

const SERVICE = { 'base-url': 'https://api.example.com', 'project-id': 'p1', 'api-key': 'mint_key' }
const answer = (status: number) => ({ kind: 'answer', status, on: 'preview', times: Infinity }) as const

test.each<[string, EmulatorOptions]>([
  ['the key is refused', { faults: [answer(401)] }],
  ['the plan has no previews', { faults: [answer(403)] }],
  ['the project does not exist', { faults: [answer(404)] }],
  ['the quota is used up', { faults: [answer(429)] }],
  ['the service is down', { faults: [answer(503)] }],
  ['the deployment fails', { jobFailure: 'The build failed' }],
  ['the deployment takes too long', { paused: true }]
])('One notice says that there is no preview when %s', async (_, options) => {
  await using service = await startEmulator(options)
  // A third of the time limit is 2 s.
  const result = await review({ change: CHANGE, inputs: { ...inputs(service), timeout: '6s' } })
  const notices = result.log.lines.filter(line => line.startsWith('notice: No preview'))
  expect([result.failure, notices.length, result.outputs['preview-url']]).toEqual([undefined, 1, undefined])
  expect(result.comments).toHaveLength(1)
})

test.each([
  ['a fork', { isFork: true }, SERVICE, 'forks have none'],
  ['a run without secrets', {}, { 'base-url': SERVICE['base-url'], 'project-id': 'p1' }, '`api-key` is empty']
])('No request is sent for %s', async (_, options, given, reason) => {
  const result = await review({ change: CHANGE, inputs: given, ...options })
  expect(result.failure).toBeUndefined()
  expect(result.log.lines.filter(line => line.startsWith('notice:'))).toEqual([
    expect.stringContaining(reason)
  ])
  expect(result.comments).toHaveLength(1)
})
