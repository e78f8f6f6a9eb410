import { expect, test } from '@jest/globals'
import { GitHubClient } from '../../../src/github/client.ts'
import { commitFixes } from '../../../src/pull-request/commit/commit-fixes.ts'
import type { Edit } from '../../../src/pull-request/fixes/edit.ts'
import type { SourceFinding } from '../../../src/pull-request/readers/findings.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import { filesOf } from '../../../stress/pull-requests/seeded-changes.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { NO_CHANGE, NUMBER } from '../../support/small-docs.ts'

const FILES = {
  'docs.json': '{}',
  'index.mdx': 'old text\n',
  '.github/workflows/x.md': 'old text\n',
  'script.js': 'old text\n'
}

function findingOf(file: string, edit: Partial<Edit> = {}): SourceFinding {
  const place = { file, line: 1, column: 1 }
  const edits = [{ ...place, before: 'old', after: 'new', ...edit }]
  return { kind: 'broken-link', target: '/old', message: 'Broken.', isNew: true, ...place, edits }
}

/** Commits these fixes, whatever made them. All files count as read. */
async function commit(findings: SourceFinding[], after: SourceFinding[] = []) {
  await using api = await startPullRequestApi()
  using http = new AgentHttp('static-docs-export-test')
  const log = new MemoryLog()
  const clock = new FakeClock()
  const headSha = api.commit(FILES)
  api.heads.set(NUMBER, headSha)
  api.pulls.set(NUMBER, { state: 'open', headBranch: 'change', headRepository: 'o/r', base: headSha })
  const signal = new AbortController().signal
  const client = new GitHubClient(
    { token: 'token', apiUrl: api.url, repository: 'o/r', deadline: clock.now() + 60_000 },
    { http, clock, log, signal, random: () => 0.5 }
  )
  const head = filesOf(new Map(Object.entries(FILES)))
  await commitFixes({
    pullRequest: {
      number: NUMBER,
      headSha,
      headBranch: 'change',
      baseSha: headSha,
      isFork: false,
      event: 'issue_comment'
    },
    prefix: '',
    versions: { head, base: head, changed: new Set() },
    review: { ...NO_CHANGE, findings },
    reviewAgain: async () => await Promise.resolve({ ...NO_CHANGE, findings: after }),
    connect: () => client,
    log
  })
  const changed = api.committed.flatMap(({ fileChanges }) => fileChanges.additions.map(({ path }) => path))
  return { changed, replies: api.comments.map(({ body }) => body) }
}

test('a fix is committed to a page', async () => {
  expect(await commit([findingOf('index.mdx')])).toEqual({ changed: ['index.mdx'], replies: [] })
})

test.each(['.github/workflows/x.md', 'script.js', '../index.mdx', 'missing.mdx'])(
  'a fix for %s is refused, even if the review offers one',
  async file => {
    const { changed, replies } = await commit([findingOf('index.mdx'), findingOf(file)])
    expect(changed).toEqual(['index.mdx'])
    expect(replies).toHaveLength(1)
    expect(replies[0]).toContain(`<code>${file}</code>`)
  }
)

test.each<[string, Partial<Edit>]>([
  ['another text', { before: 'older' }],
  ['a line that the file does not have', { line: 9 }],
  ['a column behind the line', { column: 90 }]
])('a fix for %s is refused', async (_, edit) => {
  const { changed, replies } = await commit([findingOf('index.mdx', edit)])
  expect(changed).toEqual([])
  expect(replies).toEqual([expect.stringMatching(/^Nothing was committed\./)])
})

test('fixes that would add a finding are not committed', async () => {
  const { changed, replies } = await commit(
    [findingOf('index.mdx')],
    [{ ...findingOf('index.mdx'), target: '/other' }]
  )
  expect(changed).toEqual([])
  expect(replies).toEqual([expect.stringContaining('would add other findings')])
})
