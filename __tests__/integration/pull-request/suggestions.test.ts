import { expect, jest, test } from '@jest/globals'
import { BOT_ID, changedFile, startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import { NO_PERMISSION } from '../../servers/github/rest-api.ts'
import {
  DOCS,
  NUMBER,
  type PullRequestApi,
  type PullRequestOptions,
  review
} from '../../support/reviewing.ts'

jest.setTimeout(60_000)

const SETUP = String(DOCS['guides/setup.mdx'])
/** A change that moves a page and updates the navigation. */
const MOVED = {
  'guides/setup.mdx': undefined,
  'guides/install.mdx': SETUP,
  'docs.json': String(DOCS['docs.json']).replace('guides/setup', 'guides/install')
}
const index = (...lines: string[]) => `---\ntitle: Home\n---\n\n${lines.join('\n\n')}\n`
const LINKS = index('Read [how to set it up](/guides/setup), [all](/guides/setup#install) of it.')
const FIXED = 'Read [how to set it up](/guides/install), [all](/guides/install#install) of it.'

/** Makes GitHub show the diff between the start page in the base and this text. */
const showing = (text: string, api: PullRequestApi) => {
  api.commit({ 'index.mdx': text })
  api.changedFiles = [changedFile('index.mdx', String(DOCS['index.mdx']), text)]
}

interface Options extends PullRequestOptions {
  /** Start page in the head commit. Default: the checked-out start page. */
  head?: string
}

const suggest = async (
  api: PullRequestApi,
  text = LINKS,
  { head = text, before, ...options }: Options = {}
) =>
  await review({
    api,
    change: { ...MOVED, 'index.mdx': text },
    before: (...all) => {
      showing(head, api)
      before?.(...all)
    },
    ...options,
    inputs: { suggest: 'true', ...options.inputs }
  })
const posted = (api: PullRequestApi) =>
  api.reviewComments.map(({ path, line, body }) => [path, line, body.split('\n').slice(-2)[0]])
const notices = ({ log }: { log: { lines: string[] } }) =>
  log.lines.filter(line => line.startsWith('notice:'))

test('writes one review on the head commit, with one suggestion for each fixable line in the diff', async () => {
  await using api = await startPullRequestApi()
  const { commits, comments, log } = await suggest(api)
  // The four findings include a link on a page outside the diff.
  expect(comments[0]).toContain('**All 4 new findings can be fixed automatically.**')
  expect(api.reviews).toHaveLength(1)
  expect(api.reviews[0]).toMatchObject({ commit_id: commits.head, event: 'COMMENT' })
  expect(posted(api)).toEqual([['index.mdx', 5, FIXED]])
  expect(api.reviewComments[0]?.side).toBe('RIGHT')
  expect(log.text).toContain('1 suggestion to commit')
})

test('requests neither the diff nor review comments if `suggest` is false or if there are no fixes', async () => {
  await using api = await startPullRequestApi()
  await suggest(api, LINKS, { inputs: { suggest: 'false' } })
  await suggest(api, LINKS, { change: { 'index.mdx': index('A [link](/nowhere).') } })
  expect(api.reviews).toEqual([])
  expect(api.requests.some(({ path }) => /pulls\/7\/(?:files|comments|reviews)/.test(path))).toBe(false)
})

test('does not repeat a suggestion after a push that moves the line', async () => {
  await using api = await startPullRequestApi()
  await suggest(api)
  const moved = LINKS.replace('Read', 'Welcome back.\n\nRead')
  await suggest(api, moved)
  expect(api.reviews).toHaveLength(1)
  await suggest(api, `${moved}\nMore of [it](/guides/setup).\n`)
  expect(posted(api)).toEqual([
    ['index.mdx', 5, FIXED],
    ['index.mdx', 9, 'More of [it](/guides/install).']
  ])
})

const SAME = 'See [it](/guides/setup).'

test('makes no suggestion for a line if the suggestion for an equal line was resolved', async () => {
  await using api = await startPullRequestApi()
  await suggest(api, index(SAME))
  for (const comment of api.reviewComments) comment.isResolved = true
  await suggest(api, index(SAME, SAME))
  expect(api.reviews).toHaveLength(1)
})

test('reads at most 100 pages of review threads', async () => {
  await using api = await startPullRequestApi()
  await suggest(api)
  const respond = api.respond.bind(api)
  let count = 0
  api.respond = async (request, url) => {
    if (url.pathname !== '/api/graphql') return await respond(request, url)
    count += 1
    const reviewThreads = { pageInfo: { hasNextPage: true, endCursor: String(count) }, nodes: [] }
    return [200, { data: { viewer: { databaseId: BOT_ID }, repository: { pullRequest: { reviewThreads } } } }]
  }
  await suggest(api, `${LINKS}\nMore of [it](/guides/setup).\n`)
  expect(api.reviews).toHaveLength(2)
  // The count also includes up to two requests for the account ID.
  expect(count).toBeLessThanOrEqual(102)
})

test('makes no suggestion with a different fix if the first suggestion was resolved', async () => {
  await using api = await startPullRequestApi()
  await suggest(api)
  const elsewhere = {
    ...MOVED,
    'index.mdx': LINKS,
    'guides/install.mdx': undefined,
    'guides/begin.mdx': SETUP,
    'docs.json': MOVED['docs.json'].replace('guides/install', 'guides/begin')
  }
  for (const comment of api.reviewComments) comment.isResolved = true
  await suggest(api, LINKS, { change: elsewhere })
  expect(api.reviews).toHaveLength(1)
  // If the first suggestion is unresolved, a different fix for the same line is a new suggestion.
  for (const comment of api.reviewComments) comment.isResolved = false
  await suggest(api, LINKS, { change: elsewhere })
  expect(posted(api)).toHaveLength(2)
})

test('ignores suggestions from other users, even with the same marker', async () => {
  await using api = await startPullRequestApi()
  await suggest(api)
  for (const comment of api.reviewComments) comment.userId = 99
  await suggest(api)
  expect(api.reviews).toHaveLength(2)
})

test('finds earlier suggestions on the second page of comments and threads', async () => {
  await using api = await startPullRequestApi()
  const other = { path: 'index.mdx', line: 1, side: 'RIGHT', body: 'Hello', userId: 99, isResolved: false }
  api.reviewComments.push(...Array.from({ length: 120 }, (_, id) => ({ ...other, id })))
  await suggest(api)
  await suggest(api)
  expect(api.reviews).toHaveLength(1)
})

test('writes at most 30 suggestions in one review, and the remaining suggestions in the next run', async () => {
  await using api = await startPullRequestApi()
  const many = index(...Array.from({ length: 31 }, (_, at) => `Part ${at} of [setup](/guides/setup).`))
  await suggest(api, many)
  expect(api.reviews.map(({ comments }) => comments.length)).toEqual([30])
  await suggest(api, many)
  expect(api.reviews.map(({ comments }) => comments.length)).toEqual([30, 1])
  await suggest(api, many)
  expect(api.reviews).toHaveLength(2)
})

const refuse = (pattern: RegExp) => (api: PullRequestApi) =>
  void (api.fault = ({ method, path }) =>
    pattern.test(`${method} ${path}`) && !path.includes('graphql') ? NO_PERMISSION : undefined)

test('writes one notice and succeeds if a read-only token cannot make suggestions', async () => {
  await using api = await startPullRequestApi()
  const both = await suggest(api, LINKS, { isFork: true, before: refuse(/^POST/) })
  expect([both.failure, api.reviews]).toEqual([undefined, []])
  expect(notices(both)).toEqual([
    expect.stringMatching(/comment and the suggestions were not.*requests: write/)
  ])
  const only = await suggest(api, LINKS, { inputs: { comment: 'false' } })
  expect(notices(only)).toEqual([expect.stringMatching(/The suggestions were not written.*requests: write/)])
})

test('keeps the comment and does not retry if GitHub rejects the suggestions', async () => {
  await using api = await startPullRequestApi()
  const before = () =>
    void (api.fault = ({ path }) => (path.endsWith('/reviews') ? { status: 502, message: 'Bad' } : undefined))
  const result = await suggest(api, LINKS, { before })
  expect([result.failure, result.comments.length]).toEqual([undefined, 1])
  expect(notices(result)).toEqual([expect.stringContaining('The suggestions were not written: Bad')])
  expect(api.requests.filter(({ path }) => path.endsWith('/reviews'))).toHaveLength(1)
})

test('makes no suggestions if the event commit is not the head, or if another commit is checked out', async () => {
  await using api = await startPullRequestApi()
  await suggest(api, LINKS, { before: () => void api.heads.set(NUMBER, 'f'.repeat(40)) })
  await suggest(api, LINKS, { checkedOut: 'base' })
  expect(api.reviews).toEqual([])
})

test('makes suggestions for a merge commit only on lines that have the same number in the head', async () => {
  await using api = await startPullRequestApi()
  const same = 'See [it](/guides/setup).'
  // The base adds a paragraph between the two paragraphs, so only the first paragraph keeps its line number.
  const head = index(same, LINKS.split('\n')[4] ?? '')
  const merge = index(same, 'Of the base.', LINKS.split('\n')[4] ?? '')
  await suggest(api, merge, { head })
  expect(posted(api)).toEqual([['index.mdx', 5, 'See [it](/guides/install).']])
})

test('makes no suggestions in files for which GitHub returns no patch', async () => {
  await using api = await startPullRequestApi()
  const before = () => {
    for (const file of api.changedFiles) delete file.patch
  }
  const { log } = await suggest(api, LINKS, { before })
  expect(api.reviews).toEqual([])
  expect(log.text).toContain("No fix is on a line in the pull request's diff")
})

test('suggests a redirect if the diff contains the line that the fix edits', async () => {
  await using api = await startPullRequestApi()
  const settings = MOVED['docs.json']
  await suggest(api, LINKS, {
    before: () => void (api.changedFiles = [changedFile('docs.json', String(DOCS['docs.json']), settings)])
  })
  const [only, ...others] = api.reviewComments
  const number = settings.split('\n').findIndex(line => line.includes('"redirects": []')) + 1
  expect([only?.path, only?.line, others]).toEqual(['docs.json', number, []])
  const [, added = ''] = /```suggestion\n([^]*)\n```$/.exec(only?.body ?? '') ?? []
  const lines = settings.split('\n')
  lines.splice(number - 1, 1, added)
  expect(JSON.parse(lines.join('\n'))).toMatchObject({
    redirects: [{ source: '/guides/setup', destination: '/guides/install' }]
  })
})

test('suggests the fix for a hostile line unescaped, in a code fence that the line cannot close', async () => {
  await using api = await startPullRequestApi()
  const hostile = 'A `` ```` `` --> @name #1 [x](/guides/setup "<!--")'
  await suggest(api, index(hostile))
  const [, text = '', ...rest] = (api.reviewComments[0]?.body ?? '').split('\n')
  expect(text).not.toMatch(/@name|<!--|#1/)
  const fixed = hostile.replace('setup', 'install')
  expect(rest).toEqual(['', '`````suggestion', fixed, '`````'])
})

const linesOf = (api: { reviewComments: { line?: number | null }[] }) =>
  api.reviewComments.map(({ line }) => line)

test('makes one suggestion for each of several equal lines, and only for lines that have none', async () => {
  await using api = await startPullRequestApi()
  await suggest(api, index(SAME))
  // GitHub moves a comment with its line when another line is added above.
  const [first] = api.reviewComments
  if (first) first.line = 9
  await suggest(api, index(SAME, 'Between.', SAME))
  expect(linesOf(api)).toEqual([9, 5])
  await suggest(api, index(SAME, 'Between.', SAME))
  expect(api.reviews).toHaveLength(2)
})

test('does not repeat suggestions for equal lines if GitHub knows no line of the earlier suggestions', async () => {
  await using api = await startPullRequestApi()
  await suggest(api, index(SAME, SAME))
  for (const comment of api.reviewComments) comment.line = null
  await suggest(api, index('Above.', SAME, SAME))
  expect(api.reviews).toHaveLength(1)
  await suggest(api, index(SAME, SAME, SAME))
  expect(linesOf(api)).toEqual([null, null, 5])
})
