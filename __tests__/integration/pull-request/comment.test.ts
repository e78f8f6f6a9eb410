import { expect, jest, test } from '@jest/globals'
import { BOT_ID, startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import { NO_PERMISSION } from '../../servers/github/rest-api.ts'
import { DOCS, NUMBER, refusing, review } from '../../support/reviewing.ts'

jest.setTimeout(60_000)

const CHANGE = { 'index.mdx': '---\ntitle: Home\n---\n\nWelcome back. Read [how to start](/guides/start).\n' }
const MARKER = '<!-- static-docs-export pull-request  -->'

test('creates the comment once, and edits the comment in later runs', async () => {
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

test('if there are no changes, writes no comment, and shortens an existing comment to one line', async () => {
  await using api = await startPullRequestApi()
  await review({ api })
  expect(api.comments).toEqual([])
  await review({ api, change: CHANGE })
  await review({ api })
  expect(api.comments.map(({ body }) => body)).toEqual([
    `${MARKER}\nReaders of the documentation see no change, and there are no new findings.`
  ])
})

test('changes neither comments from other users nor comments whose first line is not the marker', async () => {
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

test('writes a separate comment for each documentation folder', async () => {
  await using api = await startPullRequestApi()
  await review({ api, change: CHANGE })
  await review({ api, change: CHANGE, docsPath: 'docs/' })
  expect(api.comments).toHaveLength(2)
})

test('finds its comment on the second page of the list of comments', async () => {
  await using api = await startPullRequestApi()
  api.comments.push(...Array.from({ length: 150 }, (_, i) => ({ id: i + 1, userId: 99, body: 'Hello' })))
  await review({ api, change: CHANGE })
  await review({ api, change: { 'index.mdx': 'Other.\n' } })
  expect(api.comments).toHaveLength(151)
})

test('restores an edited comment, and creates a new comment if the old one is deleted during the run', async () => {
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

test('keeps only one comment if two runs create comments at the same time', async () => {
  await using api = await startPullRequestApi()
  let isFirst = true
  const other = { id: 900, userId: BOT_ID, body: `${MARKER}\nof the other run` }
  api.fault = ({ method }) => {
    // Another run creates its comment after this run has read the list of comments.
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

test('writes no comment if the reviewed commit is no longer the head of the pull request', async () => {
  const { comments, log, failure } = await review({
    change: CHANGE,
    before: api => void api.heads.set(NUMBER, 'f'.repeat(40))
  })
  expect([comments, failure]).toEqual([[], undefined])
  expect(log.text).toContain('newer commit')
})

test('writes no comment with `comment: false`', async () => {
  const { comments, requests } = await review({ change: CHANGE, inputs: { comment: 'false' } })
  expect(comments).toEqual([])
  expect(requests.some(({ path }) => path.includes('graphql'))).toBe(false)
})

test.each([
  ['GitHub rejects the comment', 'POST', NO_PERMISSION],
  ['GitHub hides the comments', 'GET', { status: 404, message: 'Not Found' }]
])('if %s, succeeds with a full summary and one notice about the permission', async (_, method, error) => {
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
})

test('waits until a secondary rate limit ends, and then writes the comment', async () => {
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

test('skips the comment and logs a notice if a rate limit lasts longer than the timeout', async () => {
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

test('fails and lists the documentation folders if there are several and `docs-path` is not set', async () => {
  const { failure } = await review({
    docsPath: 'one/',
    checkout: files => ({ ...files, 'two/docs.json': DOCS['docs.json'] ?? '' })
  })
  expect(failure?.message).toContain('several folders have docs.json or mint.json (one, two)')
})
