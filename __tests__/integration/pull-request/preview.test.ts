import { expect, jest, test } from '@jest/globals'
import { sendJson, startServer } from '../../../stand-ins/server.ts'
import { review } from '../../support/reviewing.ts'

jest.setTimeout(120_000)

const CHANGE = { 'index.mdx': '---\ntitle: Home\n---\n\nWelcome back.\n' }

/** The service with its preview deployments: the answer to a start, and the status after it. */
async function startService(started: { status: number; body: object }, deployment = 'success') {
  let polls = 0
  return await startServer((request, response) => {
    if (request.method === 'POST') sendJson(response, started.status, started.body)
    else sendJson(response, 200, { status: polls++ === 0 ? 'in_progress' : deployment, logs: [] })
  })
}

const STARTED = { status: 202, body: { statusId: 's1', previewUrl: 'https://preview.example.com/' } }
const inputs = (url: string) => ({ 'base-url': url, 'project-id': 'p1', 'api-key': 'mint_key' })

test('The preview of the branch is started and waited for, and pages link to it', async () => {
  await using service = await startService(STARTED)
  const result = await review({ change: CHANGE, inputs: inputs(service.url) })
  expect(service.requests[0]?.path).toBe('/v1/project/preview/p1')
  expect(result.outputs['preview-url']).toBe('https://preview.example.com')
  expect(result.comments[0]).toContain('[Preview](https://preview.example.com/)')
  expect(result.comments[0]).toContain('[Home](https://preview.example.com/)')
})

test.each([
  ['the key is refused', { status: 401, body: { error: 'Unauthorized' } }, 'success'],
  ['the plan has no previews', { status: 403, body: { error: 'Forbidden' } }, 'success'],
  ['the project does not exist', { status: 404, body: { error: 'Not found' } }, 'success'],
  ['the quota is used up', { status: 429, body: { error: 'Too many requests' } }, 'success'],
  ['the service is down', { status: 503, body: {} }, 'success'],
  ['the deployment fails', STARTED, 'failure'],
  ['the deployment takes too long', STARTED, 'in_progress']
])('One notice says that there is no preview when %s', async (_, started, deployment) => {
  await using service = await startService(started, deployment)
  // A third of the time limit is 2 s.
  const result = await review({ change: CHANGE, inputs: { ...inputs(service.url), timeout: '6s' } })
  const notices = result.log.lines.filter(line => line.startsWith('notice: No preview'))
  expect([result.failure, notices.length, result.outputs['preview-url']]).toEqual([undefined, 1, undefined])
  expect(result.comments).toHaveLength(1)
})

test.each([
  ['a fork', { isFork: true }, inputs('https://api.example.com'), 'forks have none'],
  [
    'a run without secrets',
    {},
    { 'base-url': 'https://api.example.com', 'project-id': 'p1' },
    '`api-key` is empty'
  ]
])('No request is sent for %s', async (_, options, given, reason) => {
  const result = await review({ change: CHANGE, inputs: given, ...options })
  expect(result.failure).toBeUndefined()
  expect(result.log.lines.filter(line => line.startsWith('notice:'))).toEqual([
    expect.stringContaining(reason)
  ])
  expect(result.comments).toHaveLength(1)
})
