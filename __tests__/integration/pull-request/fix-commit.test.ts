import { expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deferred } from '../../../src/runtime/time/deferred.ts'
import { startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import type { Fault } from '../../../servers/server.ts'
import { BRANCH, FIXED_INDEX, fixDocs, type FixOptions, LINKED, RENAMED } from '../../support/fixing.ts'
import { NUMBER, SETTINGS } from '../../support/reviewing.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(60_000)

const NOTHING = { committed: [], replies: [], reviews: [], failure: undefined }

test('a commit with the fix of a new finding is added to the branch, and the comment is about the new commit', async () => {
  const result = await fixDocs()
  const { committed, written, commits, api } = result
  expect(result).toMatchObject({ failure: undefined, notices: [], replies: [] })
  expect(committed).toMatchObject([
    {
      branch: { repositoryNameWithOwner: 'o/r', branchName: BRANCH },
      expectedHeadOid: commits.head,
      message: { headline: 'Fix 1 finding in the documentation' }
    }
  ])
  expect(written).toEqual({ 'index.mdx': FIXED_INDEX })
  expect(result.outputs['new-findings']).toBe('0')
  expect(result.reviews).toHaveLength(1)
  expect(result.reviews[0]).toContain('2 pages changed')
  expect(result.reviews[0]).not.toContain('broken')
  expect(result.outputs['comment-url']).toContain('#issuecomment-')
  const head = api.heads.get(NUMBER) ?? ''
  expect(api.textAt(head, 'index.mdx')).toBe(FIXED_INDEX)
})

test('a commit keeps everything else of a file: byte order mark, line ends, and what is behind it', async () => {
  const index = `\uFEFF${String(LINKED['index.mdx']).replaceAll('\n', '\r\n')}No line end`
  const { written } = await fixDocs({ base: { ...LINKED, 'index.mdx': index } })
  expect(written).toEqual({ 'index.mdx': index.replace('#install', '#installation') })
})

test('a commit changes documentation in a folder of the repository', async () => {
  const { written } = await fixDocs({ docsPath: 'docs/site/' })
  expect(written).toEqual({ 'docs/site/index.mdx': FIXED_INDEX })
})

test('a commit is made while GitHub still shows the earlier head, and the comment is written all the same', async () => {
  await using api = await startPullRequestApi()
  const { committed, reviews } = await fixDocs({
    api,
    before: (_, { head }) => {
      const set = api.heads.set.bind(api.heads)
      api.heads.set = (number, sha) => set(number, api.committed.length > 0 ? head : sha)
    }
  })
  expect([committed.length, reviews.length]).toEqual([1, 1])
})

test('a commit has no fixes of old findings', async () => {
  const base = { ...LINKED, 'index.mdx': `${String(LINKED['index.mdx'])}\n[Gone](/gone)\n` }
  const { written, outputs } = await fixDocs({ base })
  expect(written).toEqual({ 'index.mdx': `${FIXED_INDEX}\n[Gone](/gone)\n` })
  expect([outputs['findings'], outputs['new-findings']]).toEqual(['1', '0'])
})

test.each<[string, FixOptions]>([
  ['with other text', { comment: { body: 'Please have a look.' } }],
  ['with words behind the command', { comment: { body: '/fix docs please' } }],
  ['with the command in another line', { comment: { body: 'Hello\n/fix docs' } }],
  ['that was edited', { action: 'edited' }],
  ['on an issue', { isIssue: true }],
  ['of a bot', { comment: { user: { type: 'Bot', login: 'helper[bot]' } } }],
  ['in an event that cannot be read', { event: { name: 'issue_comment', body: {} } }]
])('a comment %s ends the run at once, with one line and no request', async (_, options) => {
  const result = await fixDocs(options)
  expect(result).toMatchObject(NOTHING)
  expect(result.requests).toEqual([])
  expect(result.log.lines).toEqual([expect.stringMatching(/^Nothing to do: the (comment|event) /)])
})

test('a comment that asks for nothing needs no checkout', async () => {
  const result = await fixDocs({ comment: { body: 'Thanks!' }, checkout: () => ({}) })
  expect(result.failure).toBeUndefined()
})

test('a comment may have white space around the command', async () => {
  const { committed } = await fixDocs({ comment: { body: ' /fix docs\r\n' } })
  expect(committed).toHaveLength(1)
})

test.each<[string, FixOptions]>([
  ['an outsider', { permission: undefined }],
  ['somebody who can only read', { permission: 'read' }],
  ['somebody without access', { permission: 'none' }],
  ['somebody whose name now belongs to a writer', { comment: { user: { id: 13 } } }]
])('a comment of %s gets one notice, no reply and no commit', async (_, options) => {
  const result = await fixDocs(options)
  expect(result).toMatchObject(NOTHING)
  expect(result.notices).toEqual([expect.stringContaining('no permission to write')])
  expect(result.requests.map(({ path }) => path)).toEqual([
    '/api/v3/repos/o/r/collaborators/writer/permission'
  ])
})

test.each(['maintain', 'admin'])('a comment of somebody with `%s` is a request', async permission => {
  const { committed } = await fixDocs({ permission })
  expect(committed).toHaveLength(1)
})

test('a comment on a closed pull request gets one notice', async () => {
  const result = await fixDocs({ state: 'closed' })
  expect(result).toMatchObject(NOTHING)
  expect(result.notices).toEqual([expect.stringContaining('is not open')])
})

test('a comment without a token, or when GitHub does not say the permission, gets one notice', async () => {
  const withoutToken = await fixDocs({ inputs: { 'github-token': '' } })
  expect(withoutToken).toMatchObject({ ...NOTHING, requests: [] })
  expect(withoutToken.notices).toEqual([expect.stringContaining('`github-token` is empty')])
  const refused = await fixDocs({
    before: api => {
      api.fault = ({ path }) =>
        path.includes('/collaborators/')
          ? { status: 403, message: 'Resource not accessible by integration' }
          : undefined
    }
  })
  expect(refused).toMatchObject(NOTHING)
  expect(refused.notices).toEqual([expect.stringContaining('not accessible')])
})

test('a checkout of another commit is not committed to, and one notice says what to check out', async () => {
  const result = await fixDocs({ checkedOut: 'base' })
  expect(result).toMatchObject(NOTHING)
  expect(result.notices).toEqual([expect.stringContaining(`\`ref: refs/pull/${NUMBER}/head\``)])
  expect(result.notices[0]).toContain('Nothing is committed.')
})

test('a checkout of the merge is enough where the edited lines are those of the head', async () => {
  const more = `${String(LINKED['index.mdx'])}\nAdded by the base.\n`
  const { written, committed } = await fixDocs({ checkedOut: 'merge', merged: { 'index.mdx': more } })
  expect(committed).toHaveLength(1)
  expect(written).toEqual({ 'index.mdx': FIXED_INDEX })
})

test('a checkout of the merge whose lines differ from the head leaves the file out and names it', async () => {
  const index = String(LINKED['index.mdx'])
  const shifted = index.replace('See', 'First.\n\nSee')
  const other = index.replace('See', 'Now see')
  for (const merged of [shifted, other]) {
    const result = await fixDocs({ checkedOut: 'merge', merged: { 'index.mdx': merged } })
    expect(result).toMatchObject({ committed: [], reviews: [], failure: undefined })
    expect(result.notices).toEqual(['notice: Left out: index.mdx.'])
    expect(result.replies).toEqual([expect.stringContaining('<code>index.mdx</code>')])
  }
})

test('a checkout of the merge with other settings leaves them out, also where a line looks the same', async () => {
  const settings = (sources: string[], page: string) => {
    const entries = sources.map(
      source => `    {\n      "source": "${source}",\n      "destination": "/"\n    }`
    )
    const footer = '  "footer": {\n    "socials": {\n    }\n  },\n'
    const rest = JSON.stringify({ ...SETTINGS, navigation: { pages: ['index', page] } }, undefined, 2)
    return `{\n  "redirects": [\n${entries.join(',\n')}\n  ],\n${footer}${rest.slice(2)}\n`
  }
  const { written, replies, committed } = await fixDocs({
    base: { ...LINKED, 'docs.json': settings(['/a'], 'setup') },
    change: {
      'setup.mdx': undefined,
      'install.mdx': String(LINKED['setup.mdx']),
      'docs.json': settings(['/a'], 'install')
    },
    checkedOut: 'merge',
    merged: { 'docs.json': settings(['/new', '/a'], 'install') }
  })
  expect(committed).toHaveLength(1)
  expect(Object.keys(written)).toEqual(['index.mdx'])
  expect(replies).toEqual([expect.stringContaining('<code>docs.json</code>')])
})

test('files that can be fixed are committed without those that cannot, which one reply names', async () => {
  const second = { 'other.mdx': '---\ntitle: Other\n---\n\nAgain [install](/setup#install).\n' }
  const result = await fixDocs({
    base: { ...LINKED, ...second },
    checkedOut: 'merge',
    merged: { 'other.mdx': second['other.mdx'].replace('Again', 'Once more') }
  })
  expect(Object.keys(result.written)).toEqual(['index.mdx'])
  expect(result.replies).toEqual([expect.stringMatching(/^Fixed 1 finding\. .*<code>other\.mdx<\/code>\.$/)])
  expect(result.outputs['new-findings']).toBe('1')
})

test('a file that an earlier step wrote, or that is a link or no text at the head, is left out', async () => {
  const broken = Buffer.concat([Buffer.from(String(LINKED['index.mdx'])), Buffer.of(0xff)])
  const cases: FixOptions[] = [
    { modes: { 'index.mdx': '120000' } },
    { modes: { 'index.mdx': '160000' } },
    { modes: { 'index.mdx': '100755' } },
    { base: { ...LINKED, 'index.mdx': broken } },
    {
      base: { 'docs.json': LINKED['docs.json'] ?? '', 'setup.mdx': LINKED['setup.mdx'] ?? '' },
      checkout: files => ({ ...files, 'index.mdx': LINKED['index.mdx'] ?? '' })
    }
  ]
  for (const options of cases) {
    const result = await fixDocs(options)
    expect(result).toMatchObject({ committed: [], reviews: [], failure: undefined })
    expect(result.replies).toEqual([
      expect.stringMatching(/^Nothing was committed\. .*<code>index\.mdx<\/code>/)
    ])
  }
})

test('a head that moved after it was read is left alone, with one reply', async () => {
  const result = await fixDocs({
    before: api => {
      api.fault = ({ path }) => {
        if (path.endsWith('/graphql')) api.heads.set(NUMBER, 'f'.repeat(40))
        return undefined
      }
    }
  })
  expect(result).toMatchObject({ committed: [], reviews: [], failure: undefined })
  expect(result.replies).toEqual([expect.stringContaining('has a newer commit')])
})

test('two runs at once make one commit, and the second replies once', async () => {
  await using api = await startPullRequestApi()
  // Neither commits before both have read the head.
  const both = deferred<undefined>()
  let arrived = 0
  const respond = api.respond.bind(api)
  api.respond = async (request, url) => {
    if (url.pathname === '/api/graphql') {
      arrived += 1
      if (arrived === 2) both.resolve(undefined)
      await both.promise
    }
    return await respond(request, url)
  }
  const runs = await Promise.all([fixDocs({ api }), fixDocs({ api })])
  expect(api.committed).toHaveLength(1)
  expect(runs.map(({ failure }) => failure)).toEqual([undefined, undefined])
  const replies = api.comments.filter(({ body }) => !body.startsWith('<!--'))
  expect(replies.map(({ body }) => body)).toEqual([expect.stringContaining('has a newer commit')])
})

test.each([
  [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }, 'GitHub refused'],
  [{ message: 'Changes must be made through a pull request.' }, 'GitHub refused']
])('a commit that GitHub refuses with %j is one notice and one reply', async (error, text) => {
  const result = await fixDocs({ before: api => void (api.commitErrors = [error]) })
  expect(result).toMatchObject({ committed: [], reviews: [], failure: undefined })
  expect(result.notices).toEqual([expect.stringContaining(error.message)])
  expect(result.replies).toEqual([expect.stringContaining(text)])
})

test('a commit whose response is lost is not sent again, and the reply says that it may be there', async () => {
  const result = await fixDocs({
    before: api => {
      api.fault = ({ path }) => (path.endsWith('/graphql') ? 'lost-response' : undefined)
    }
  })
  expect(result.committed).toHaveLength(1)
  expect(result.replies).toEqual([expect.stringContaining('did not confirm')])
})

test.each<[string, Fault]>([
  ['HTTP 502', { status: 502, message: 'Bad gateway' }],
  ['an empty object', { status: 200, body: {} }],
  ['a page', { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }]
])('a commit that GitHub answers with %s may be there, which notice and reply say', async (_, fault) => {
  const result = await fixDocs({
    before: api => {
      api.fault = ({ path }) => (path.endsWith('/graphql') ? fault : undefined)
    }
  })
  expect(result.failure).toBeUndefined()
  expect(result.notices).toEqual([expect.stringContaining('GitHub did not confirm the commit: ')])
  expect(result.replies).toEqual([expect.stringContaining('did not confirm')])
})

test.each(['stranger/r', undefined])(
  'a fork (%s) gets one reply with a patch for git, in a fence that nothing in it ends',
  async headRepository => {
    await using folder = await tempFolder()
    const hostile = `${String(LINKED['index.mdx'])}\n\`\`\`\`\n@everyone <img src=x> #1\n\`\`\`\`\n`
    const result = await fixDocs({ headRepository, base: { ...LINKED, 'index.mdx': hostile } })
    expect(result).toMatchObject({ committed: [], reviews: [], failure: undefined })
    expect(result.requests.some(({ path }) => path.endsWith('/graphql'))).toBe(false)
    expect(result.replies).toHaveLength(1)
    const [, fence = '', patch = ''] = /\n\n(`+)diff\n([^]*)\n\1$/.exec(result.replies[0] ?? '') ?? []
    expect(fence).toBe('`'.repeat(5))
    expect(patch).not.toContain(fence)
    await writeFiles(folder.path, { 'index.mdx': hostile })
    await writeFile(join(folder.path, 'fixes.patch'), `${patch}\n`)
    execFileSync('git', ['apply', '--whitespace=nowarn', 'fixes.patch'], { cwd: folder.path })
    expect(await readFile(join(folder.path, 'index.mdx'), 'utf8')).toBe(
      hostile.replace('#install', '#installation')
    )
  }
)

test('a patch that is too long for a comment is not in the reply', async () => {
  const lines = Array.from({ length: 2500 }, (_, at) => `[${at}](/setup#install) filler text of a line`)
  const index = `---\ntitle: Home\n---\n\n${lines.join('\n\n')}\n`
  const { replies } = await fixDocs({
    headRepository: 'stranger/r',
    base: { ...LINKED, 'index.mdx': index }
  })
  expect(replies).toEqual([expect.stringContaining('is too long')])
  expect(replies[0]?.length).toBeLessThan(1000)
})

test('nothing to fix is one reply', async () => {
  const none = await fixDocs({ change: { 'index.mdx': `${String(LINKED['index.mdx'])}\nMore.\n` } })
  expect(none).toMatchObject({ committed: [], reviews: [], failure: undefined })
  expect(none.replies).toEqual([expect.stringContaining('adds no findings')])
  const unknown = await fixDocs({ change: { 'index.mdx': '---\ntitle: Home\n---\n\n[Gone](/gone)\n' } })
  expect(unknown).toMatchObject({ committed: [], reviews: [], failure: undefined })
  expect(unknown.replies).toEqual([expect.stringContaining('none of the 1 new finding')])
})

test('a reply that GitHub refuses is a notice', async () => {
  const result = await fixDocs({
    change: {},
    before: api => {
      api.fault = ({ path, method }) =>
        method === 'POST' && path.endsWith('/comments')
          ? { status: 403, message: 'Resource not accessible by integration' }
          : undefined
    }
  })
  expect(result).toMatchObject(NOTHING)
  expect(result.notices).toEqual([expect.stringContaining('pull-requests: write')])
})

test('findings that are left do not make the run fail, and are no annotations', async () => {
  const change = { ...RENAMED, 'more.mdx': '---\ntitle: More\n---\n\n[Gone](/gone)\n' }
  const result = await fixDocs({ change, inputs: { check: 'fail' } })
  expect(result.committed).toHaveLength(1)
  expect(result.failure).toBeUndefined()
  expect(result.outputs['new-findings']).toBe('1')
  expect(result.log.lines.filter(line => line.startsWith('warning:'))).toEqual([])
})

test('the event `pull_request` is a review, and nothing is committed', async () => {
  const result = await fixDocs({
    event: {
      name: 'pull_request',
      body: {
        pull_request: {
          number: NUMBER,
          head: { sha: '0'.repeat(40), ref: BRANCH, repo: { full_name: 'o/r' } },
          base: { sha: '1'.repeat(40), repo: { full_name: 'o/r' } }
        }
      }
    }
  })
  expect(result).toMatchObject({ committed: [], replies: [], failure: undefined })
  expect(result.requests.some(({ path }) => path.includes('/collaborators/'))).toBe(false)
  expect(result.outputs['findings']).toBe('1')
})

test('the input `fix` is refused with other values, and where there is nothing that it could do', async () => {
  const messageOf = async (inputs: Record<string, string>) => (await fixDocs({ inputs })).failure?.message
  expect(await messageOf({ fix: 'push' })).toContain('`fix`')
  expect(await messageOf({ check: 'off' })).toContain('`check` is off')
  const none = await fixDocs({ inputs: { base: 'none' } })
  expect(none).toMatchObject(NOTHING)
  expect(none.notices).toEqual([expect.stringContaining('Nothing is committed.')])
})
