import { expect, jest, test } from '@jest/globals'
import { BOT_ID, startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import { NO_PERMISSION } from '../../servers/github/rest-api.ts'
import { DOCS, NUMBER, refusing, review } from '../../support/reviewing.ts'

jest.setTimeout(60_000)

const CHANGE = { 'index.mdx': '---\ntitle: Home\n---\n\nWelcome back. Read [how to start](/guides/start).\n' }
const MARKER = '<!-- static-docs-export pull-request  -->'

test('the comment is created once, and edited in place by later runs', async () => {
  await using api = await startPullRequestApi()
  const first = await review({ api, change: CHANGE })
  expect(first.comments).toHaveLength(1)
  expect(first.comments[0]?.split('\n')[0]).toBe(MARKER)
  expect(first.comments[0]).toContain('<code>/</code> | +2 −1')
  expect(first.outputs['comment-url']).toContain('#issuecomment-1001')
  await review({ api, change: { 'index.mdx': 'Other.\n' } })
  expect(api.comments).toHaveLength(1)
  expect(api.comments[0]?.body).not.toBe(first.comments[0])
})

test('the comment does not exist when no documentation changed, and says so in one line when it did exist', async () => {
  await using api = await startPullRequestApi()
  await review({ api })
  expect(api.comments).toEqual([])
  await review({ api, change: CHANGE })
  await review({ api })
  expect(api.comments.map(({ body }) => body)).toEqual([
    `${MARKER}\nReaders of the documentation see no change, and there are no new findings.`
  ])
})

test('the comment of another identity, or with the marker in another line, stays as it is', async () => {
  await using api = await startPullRequestApi()
  const others = [
    { id: 1, userId: 99, body: `${MARKER}\nof a stranger` },
    { id: 2, userId: BOT_ID, body: `Quote:\n${MARKER}` }
  ]
  api.comments.push(...others.map(comment => ({ ...comment })))
  await review({ api, change: CHANGE })
  expect(api.comments.slice(0, 2)).toEqual(others)
  expect(api.comments).toHaveLength(3)
})

test('each folder of documentation has its own comment', async () => {
  await using api = await startPullRequestApi()
  await review({ api, change: CHANGE })
  await review({ api, change: CHANGE, docsPath: 'docs/' })
  expect(api.comments).toHaveLength(2)
})

test('the comment is found on the second page of comments', async () => {
  await using api = await startPullRequestApi()
  api.comments.push(...Array.from({ length: 150 }, (_, i) => ({ id: i + 1, userId: 99, body: 'Hello' })))
  await review({ api, change: CHANGE })
  await review({ api, change: { 'index.mdx': 'Other.\n' } })
  expect(api.comments).toHaveLength(151)
})

test('the comment is written again when somebody edited it, and anew when somebody deletes it during the run', async () => {
  await using api = await startPullRequestApi()
  const { comments } = await review({ api, change: CHANGE })
  const [only] = api.comments
  if (only !== undefined) only.body = `${MARKER}\nedited`
  await review({ api, change: CHANGE })
  expect(api.comments.map(({ body }) => body)).toEqual(comments)
  await review({
    api,
    change: { 'index.mdx': 'Other.\n' },
    before: () =>
      void (api.fault = ({ method }) => {
        if (method === 'PATCH') api.comments.length = 0
        return undefined
      })
  })
  expect(api.comments).toHaveLength(1)
  expect(api.comments[0]?.id).not.toBe(only?.id)
})

test('the comment stays one when two runs create it at the same time', async () => {
  await using api = await startPullRequestApi()
  let isFirst = true
  const other = { id: 900, userId: BOT_ID, body: `${MARKER}\nof the other run` }
  api.fault = ({ method }) => {
    // Another run creates its comment after this one looked for it.
    if (method === 'POST' && isFirst && api.requests.some(({ path }) => path.includes('/comments?'))) {
      isFirst = false
      api.comments.push(other)
    }
    return undefined
  }
  const { outputs } = await review({ api, change: CHANGE })
  expect(api.comments.map(({ id }) => id)).toEqual([900])
  expect(api.comments[0]?.body).toContain('Welcome')
  expect(outputs['comment-url']).toContain('900')
})

test('the comment is not written by a run whose commit is no longer the head of the pull request', async () => {
  const { comments, log, failure } = await review({
    change: CHANGE,
    before: api => void api.heads.set(NUMBER, 'f'.repeat(40))
  })
  expect([comments, failure]).toEqual([[], undefined])
  expect(log.text).toContain('newer commit')
})

test('the comment is not written with `comment: false`', async () => {
  const { comments, requests } = await review({ change: CHANGE, inputs: { comment: 'false' } })
  expect(comments).toEqual([])
  expect(requests.some(({ path }) => path.includes('graphql'))).toBe(false)
})

test.each([
  ['GitHub refuses the comment', 'POST', NO_PERMISSION],
  ['GitHub hides the comments', 'GET', { status: 404, message: 'Not Found' }]
])(
  'without permission to comment because %s, the summary has everything, one notice names the permission, and the step is green',
  async (_, method, error) => {
    const result = await review({
      change: CHANGE,
      isFork: true,
      before: refusing('/comments', error, method)
    })
    expect(result.failure).toBeUndefined()
    expect(result.summary).toContain('<ins>Welcome back.</ins>')
    const notices = result.log.lines.filter(line => line.startsWith('notice:'))
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('pull-requests: write')
  }
)

test('without permission to comment a secondary rate limit is waited for', async () => {
  const result = await review({
    change: CHANGE,
    before: api =>
      void (api.fault = ({ method, path, count }) =>
        method === 'POST' && path.includes('/comments') && count === 1
          ? {
              status: 403,
              message: 'You have exceeded a secondary rate limit',
              headers: { 'retry-after': '60' }
            }
          : undefined)
  })
  expect(result.comments).toHaveLength(1)
  expect(result.log.text).toContain('Retrying in')
})

test('without permission to comment a rate limit beyond the timeout ends with a notice', async () => {
  const result = await review({
    change: CHANGE,
    before: refusing(
      '/comments',
      { status: 429, message: 'Too many requests', headers: { 'retry-after': '3600' } },
      'POST'
    )
  })
  expect([result.failure, result.comments]).toEqual([undefined, []])
  expect(result.log.text).toContain('notice: The comment was not written')
  expect(result.log.text).not.toContain('pull-requests: write')
  expect(result.summary).toContain('back.')
})

test('Other documentation of the workspace is named when `docs-path` is missing', async () => {
  const { failure } = await review({
    docsPath: 'one/',
    checkout: files => ({ ...files, 'two/docs.json': DOCS['docs.json'] ?? '' })
  })
  expect(failure?.message).toContain('several folders have docs.json or mint.json (one, two)')
})
