import { expect, jest, test } from '@jest/globals'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import { DOCS, newFindings, type PullRequestApi, refusing, review } from '../../support/reviewing.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(60_000)

const RENAMED = {
  'guides/setup.mdx': (DOCS['guides/setup.mdx'] as string).replace('## Install', '## Installation')
}
const BROKEN = ['broken-anchor /guides/setup#install guides/start.mdx:9']

test('uses the first parent of the merge commit as the base, and fetches only blobs that differ', async () => {
  const result = await review({ change: RENAMED })
  expect(newFindings(result)).toEqual(BROKEN)
  expect(result.requests.filter(({ path }) => path.includes('/git/blobs/'))).toHaveLength(1)
  expect(result.requests.some(({ path }) => path.includes('/compare/'))).toBe(false)
})

test('uses the merge base if the head of the pull request is checked out', async () => {
  const result = await review({ change: RENAMED, checkedOut: 'head' })
  expect(newFindings(result)).toEqual(BROKEN)
  expect(result.requests.some(({ path }) => path.includes('/compare/'))).toBe(true)
})

test('reads only the documentation folder of the base, and reports paths relative to the repository root', async () => {
  const result = await review({ change: RENAMED, docsPath: 'apps/docs/' })
  expect(newFindings(result)).toEqual(['broken-anchor /guides/setup#install apps/docs/guides/start.mdx:9'])
  expect(result.changes?.['changed']?.map(({ file }) => file)).toEqual(['apps/docs/guides/setup.mdx'])
})

test('accepts a folder as the base: the documentation folder or the repository root', async () => {
  await using folder = await tempFolder()
  await writeFiles(join(folder.path, 'repository/docs'), DOCS)
  for (const [base, docsPath] of [
    ['repository', 'docs/'],
    ['repository/docs', 'docs/'],
    ['repository', 'handbook/']
  ] as const) {
    const result = await review({
      change: RENAMED,
      docsPath,
      inputs: { base: join(folder.path, base) }
    })
    expect(newFindings(result)).toEqual([`broken-anchor /guides/setup#install ${docsPath}guides/start.mdx:9`])
  }
  await writeFiles(join(folder.path, 'second'), DOCS)
  const { failure } = await review({ docsPath: 'docs/', inputs: { base: folder.path } })
  expect(failure?.message).toContain(
    '`base` needs docs.json or mint.json in its root, in docs/, or in exactly one other folder'
  )
})

test('requires an existing base for events other than pull requests', async () => {
  const { failure } = await review({ event: 'push' })
  expect(failure?.code).toBe('invalid-input')
  expect(failure?.message).toContain('`base` is missing')
  const pushed = await review({
    event: 'push',
    change: RENAMED,
    before: (api, { base }) => void api.heads.set(1, base),
    inputs: { base: 'HEAD-OF-BASE', check: 'fail' }
  })
  expect(pushed.failure?.code).toBe('invalid-input')
  expect(pushed.failure?.message).toContain('`base` "HEAD-OF-BASE" is not a branch or commit in o/r')
})

test('if an earlier step generates a file in the checkout, treats the file as part of both versions', async () => {
  const result = await review({
    change: RENAMED,
    checkout: files => ({ ...files, 'reference/generated.mdx': 'See [nothing](/nothing).\n' })
  })
  expect(newFindings(result)).toEqual(BROKEN)
  expect(result.outputs['findings']).toBe('2')
  expect(result.changes?.['added']).toEqual([])
})

const many = Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`many/p${i}.mdx`, `Page ${i}.`]))

test.each([
  [
    'more than 500 files differ',
    {
      base: { ...DOCS, ...many },
      change: Object.fromEntries(Object.keys(many).map(path => [path, 'New.']))
    },
    '501 files differ'
  ],
  [
    'GitHub truncates the tree',
    { before: (api: { truncated: boolean }) => void (api.truncated = true) },
    'more files than GitHub lists'
  ],
  [
    'the base was deleted',
    {
      before: (api: PullRequestApi, { base }: { base: string }) => {
        refusing(`/commits/${base}`, { status: 404, message: 'Not Found' })(api)
      }
    },
    'Not Found'
  ],
  [
    'the rate limit is exceeded',
    {
      before: refusing('/git/trees/', {
        status: 403,
        message: 'API rate limit exceeded',
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Date.UTC(2026, 10, 15) / 1000 + 3000)
        }
      })
    },
    'rate limit'
  ]
])(
  'if %s, reviews only the head, succeeds with one notice, and reports no new findings',
  async (_, options, reason) => {
    const result = await review({
      change: { ...RENAMED },
      inputs: { check: 'fail' },
      ...(options as object)
    })
    expect(result.failure).toBeUndefined()
    expect(
      result.log.lines.filter(line => line.startsWith('notice: The documentation is not compared'))
    ).toHaveLength(1)
    expect(result.log.text).toContain(reason)
    expect(result.log.text).not.toContain('No comment is written')
    expect(result.findings.every(finding => !finding.new)).toBe(true)
    expect(result.comments).toEqual([])
    expect(result.outputs['new-findings']).toBe('0')
  }
)

test.each([
  [
    'the default checkout of pull_request_target',
    'pull_request_target',
    'base',
    /neither the head .*pull\/7\/merge/
  ],
  ['a merge of an earlier head', 'pull_request', 'stale', /the checked-out commit \w{10} is .* nor a merge/],
  ['a commit from another repository', 'pull_request', 'unknown', /commit e{10} is not in o\/r/]
] as const)(
  'does not compare a checkout that does not belong to the pull request, and keeps the comment: %s',
  async (_, event, checkedOut, reason) => {
    await using api = await startPullRequestApi()
    await review({ api, change: RENAMED })
    const [before] = api.comments.map(({ body }) => body)
    const result = await review({ api, change: RENAMED, event, checkedOut, inputs: { check: 'fail' } })
    const notices = result.log.lines.filter(line => line.startsWith('notice:'))
    expect(notices).toEqual([expect.stringMatching(reason)])
    expect(notices[0]).toMatch(/actions\/checkout.* No comment is written\.$/)
    expect([result.failure, result.outputs['new-findings']]).toEqual([undefined, '0'])
    expect(before).toContain('broken anchor')
    expect(result.comments).toEqual([before])
    expect(result.summary).not.toContain('blob/')
  }
)

test('compares a checkout with a folder unless the checkout is known not to belong to the pull request', async () => {
  await using folder = await tempFolder()
  await writeFiles(folder.path, DOCS)
  const stale = { change: RENAMED, checkedOut: 'stale' } as const
  const result = await review({ ...stale, inputs: { base: folder.path } })
  expect([newFindings(result), result.comments]).toEqual([[], []])
  // Without a token, the action cannot check the commit, and compares the checkout anyway.
  const unproved = await review({ ...stale, inputs: { base: folder.path, 'github-token': '' } })
  expect([newFindings(unproved), unproved.requests]).toEqual([BROKEN, []])
  const refused = { ...stale, before: refusing('/git/commits/', { status: 403, message: 'No' }) }
  expect(newFindings(await review({ ...refused, inputs: { base: folder.path } }))).toEqual(BROKEN)
  const pushed = await review({ ...stale, event: 'push', inputs: { base: folder.path } })
  expect([newFindings(pushed), pushed.requests]).toEqual([BROKEN, []])
})

const submodule = { path: 'libs/docs' }

test.each([['../sub.git'], ['https://github.com/o/sub'], ['git@github.com:o/sub.git']])(
  'compares a submodule with the commit that the base records, and reads that commit from %s',
  async address => {
    const result = await review({ change: RENAMED, submodule: { ...submodule, address } })
    expect(newFindings(result)).toEqual(BROKEN)
    expect(result.requests.some(({ path }) => path.includes('/repos/o/sub/git/blobs/'))).toBe(true)
    expect(result.summary).toContain('https://github.com/o/sub/blob/')
    expect(result.comments[0]).toContain('pull-request libs%2Fdocs%2F -->')
  }
)

test.each([
  [
    'the token cannot read the submodule repository',
    {},
    refusing('/o/sub/', { status: 404, message: 'Not Found' }),
    'cannot read o/sub'
  ],
  [
    'the submodule URL in the base is on another host',
    { address: 'https://evil.example/o/sub' },
    undefined,
    'is not on https://github.com'
  ],
  [
    'the checked-out commit is not the commit that the outer repository records',
    { recorded: 'd'.repeat(40) },
    undefined,
    'outer repository records (dddddddddd)'
  ]
])('does not compare documentation in a submodule if %s', async (_, more, before, reason) => {
  const result = await review({
    change: RENAMED,
    submodule: { ...submodule, ...more },
    ...(before && { before })
  })
  expect(newFindings(result)).toEqual([])
  expect(result.log.text).toContain(reason)
  expect([result.comments, result.failure]).toEqual([[], undefined])
})

test('does not follow a `.git` file that leads out of the workspace', async () => {
  const result = await review({
    change: RENAMED,
    docsPath: 'docs/',
    before: (_, commits) => void (merge = commits.merge),
    prepare: async workspace => {
      await writeFiles(workspace, { 'docs/.git': 'gitdir: ../../elsewhere\n' })
      await writeFiles(join(workspace, '../elsewhere'), { HEAD: `${merge}\n` })
    }
  })
  expect(result.log.text).toContain('the checked-out commit is unknown')
  expect(result.comments).toEqual([])
})

let merge = ''

test.each([
  ['docs-path', 'docs'],
  ['the parent folder of docs-path', 'docs/inner'],
  ['two levels above docs-path', 'docs/inner/more']
])('does not follow a symbolic link that is %s', async (_, path) => {
  const result = await review({
    inputs: { 'docs-path': path },
    prepare: async workspace => {
      const below = path.replace('docs', '../outside')
      await writeFiles(join(workspace, below), { ...DOCS, 'index.mdx': 'A secret.\n' })
      await symlink('../outside', join(workspace, 'docs'))
    }
  })
  expect(result.failure?.code).toBe('invalid-input')
  expect(result.failure?.message).toContain('leads through "docs", which is a symbolic link')
  expect(JSON.stringify([result.comments, result.summary, result.log.lines])).not.toContain('A secret')
})

test('rejects a `base` behind a symbolic link, and prefers a branch to a folder with the same name', async () => {
  const prepare = async (workspace: string) => {
    await writeFiles(join(workspace, '../outside/inner'), DOCS)
    await symlink('../outside', join(workspace, 'linked'))
    await writeFiles(join(workspace, 'main'), DOCS)
  }
  const { failure } = await review({ prepare, inputs: { base: './linked/inner', 'docs-path': '.' } })
  expect(failure?.message).toContain('`base` leads through "linked", which is a symbolic link')
  const result = await review({ prepare, change: RENAMED, inputs: { base: 'main' } })
  expect(result.requests.some(({ path }) => path.includes('/compare/main...'))).toBe(true)
  const folder = await review({ prepare, change: RENAMED, inputs: { base: './main' } })
  expect(folder.requests.some(({ path }) => path.includes('/compare/'))).toBe(false)
})
