import { expect, jest, test } from '@jest/globals'
import { type StoredDeployment, startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import { NO_PERMISSION } from '../../servers/github/rest-api.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { type PullRequestOptions, refusing, review } from '../../support/reviewing.ts'

jest.setTimeout(60_000)

const CHANGE = { 'index.mdx': '---\ntitle: Home\n---\n\nWelcome back. Read [how to start](/guides/start).\n' }
const SERVICE = { login: 'mintlify[bot]', type: 'Bot' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 14, 12, minute)).toISOString()

interface Given extends Partial<Omit<StoredDeployment, 'statuses'>> {
  url?: string
  state?: string
  by?: typeof SERVICE
}

/** Reviews a change of a page whose head commit has these deployments. */
async function reviewWith(given: Given[], options: PullRequestOptions = {}) {
  await using api = await startPullRequestApi()
  const before: PullRequestOptions['before'] = (_, { head }) => {
    for (const [
      id,
      { url = 'https://acme-1.example', state = 'success', by = SERVICE, ...own }
    ] of given.entries())
      api.deployments.push({
        ...{ id, sha: head, environment: 'staging', created_at: at(id), creator: SERVICE, ...own },
        statuses: [{ state, created_at: at(id), environment_url: url, creator: by }]
      })
  }
  const clock = new FakeClock()
  const inputs = { 'preview-url': 'auto' }
  const end = await review({ api, change: CHANGE, before, clock, inputs, ...options })
  const asked = api.requests.filter(({ path }) => path.includes('/deployments'))
  const notices = end.log.lines.flatMap(line => (/^notice: No preview/.test(line) ? [line] : []))
  return { ...end, comment: api.comments[0]?.body ?? '', asked, clock, notices }
}

const previewIn = (comment: string) => /\[Preview\]\(([^)]*)\)/.exec(comment)?.[1]

test('links pages to the newest deployment of the head commit by the service', async () => {
  const { comment, notices } = await reviewWith([
    { url: 'https://acme-old.example' },
    { url: 'https://acme-new.example/docs/' },
    { url: 'https://other-commit.example', sha: 'f'.repeat(40) },
    { url: 'https://other-app.example', creator: { login: 'vercel[bot]', type: 'Bot' } },
    { url: 'https://person.example', creator: { login: 'mintlify[bot]', type: 'User' } }
  ])
  expect(previewIn(comment)).toBe('https://acme-new.example/docs/')
  expect(comment.split('\n').slice(0, 3).join('\n')).toContain('https://acme-new.example/docs/')
  expect(comment).toContain('[Home](https://acme-new.example/docs/)')
  expect(comment).not.toMatch(/acme-old|other-commit|other-app|person/)
  expect(notices).toEqual([])
})

test('waits for a deployment that is under way', async () => {
  await using api = await startPullRequestApi()
  let head = ''
  const clock = new FakeClock({
    onPause: elapsed => {
      const state = elapsed < 50_000 ? 'in_progress' : 'success'
      const status = { state, created_at: at(1), environment_url: 'https://late.example', creator: SERVICE }
      const own = { id: 1, sha: head, environment: 'staging', created_at: at(1), creator: SERVICE }
      api.deployments.splice(0, 1, { ...own, statuses: [status] })
    }
  })
  const { comments } = await review({
    ...{ api, clock, change: CHANGE, inputs: { 'preview-url': 'auto' } },
    before: (_, commits) => void (head = commits.head)
  })
  expect(previewIn(comments[0] ?? '')).toBe('https://late.example/')
  expect(clock.pauses).toEqual([10_000, 10_000, 10_000, 10_000, 10_000])
})

test.each<[string, Given[]]>([
  ['no deployment', []],
  ['a deployment that does not end', [{ state: 'in_progress' }]],
  ['a status that another account has added', [{ by: { login: 'github-actions[bot]', type: 'Bot' } }]]
])('says nothing after 2 minutes with %s', async (_, given) => {
  const { comment, notices, clock, asked, failure } = await reviewWith(given)
  expect(comment).toContain('1 page changed')
  expect([previewIn(comment), notices, failure]).toEqual([undefined, [], undefined])
  expect(clock.pauses.reduce((sum, ms) => sum + ms, 0)).toBe(120_000)
  expect(asked.length).toBeLessThanOrEqual(26)
})

test.each([
  ['http://acme.example', undefined],
  ['javascript:alert(1)', undefined],
  ['%', undefined],
  ['', undefined],
  [`https://acme.example/${'a'.repeat(400)}`, undefined],
  ['https://user:secret@acme.example/p?token=secret#secret', 'https://acme.example/p/'],
  [
    'https://acme.example/a)(b|`<img src=x>@octocat',
    'https://acme.example/a%29%28b%7C%60%3Cimg%20src=x%3E@octocat/'
  ]
])('of the address %s, only a harmless https address is linked', async (url, linked) => {
  const { comment, clock } = await reviewWith([{ url }])
  expect(previewIn(comment)).toBe(linked)
  expect(comment).not.toMatch(/secret|<img/)
  expect(clock.pauses).toEqual([])
})

test('a failed deployment is not linked', async () => {
  const { comment, clock } = await reviewWith([{ url: 'https://good.example' }, { state: 'failure' }])
  expect([previewIn(comment), clock.pauses]).toEqual([undefined, []])
})

test('without the permission to read deployments, one notice says so', async () => {
  const { comment, notices, failure } = await reviewWith([{}], {
    before: refusing('/deployments', NO_PERMISSION)
  })
  expect(comment).toContain('1 page changed')
  expect(notices).toEqual(['notice: No preview is linked: the job needs the permission `deployments: read`.'])
  expect(failure).toBeUndefined()
})

test('asks for no deployment if the preview is given', async () => {
  const { comment, asked } = await reviewWith([{}], { inputs: { 'preview-url': 'https://given.example' } })
  expect(previewIn(comment)).toBe('https://given.example/')
  expect(asked).toEqual([])
})

test('does not wait if the change has nothing to show', async () => {
  const clock = new FakeClock()
  // No pause ends by itself, so a run that waits would not end.
  clock.sleep = async (_, signal) =>
    await new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    )
  const { comments, asked, failure } = await reviewWith([], { change: {}, clock })
  expect([comments, failure]).toEqual([[], undefined])
  expect(asked).toHaveLength(1)
})
