import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { answerFromClone, type ApiDeployment, startCloneApi } from '../../../servers/github/clone-api.ts'
import { startJsonServer } from '../../../servers/json-server.ts'
import { startWorkflowRuns, type WorkflowRuns } from '../../../servers/github/workflow-runs.ts'
import { startHosting } from '../../../servers/hosting/hosting.ts'
import { LiveDocs, type LiveOptions, mdx, settings, words } from '../../../support/live-docs.ts'
import { Canceled } from '../../../../src/runtime/time/stop-reason.ts'
import { tempFolder, writeFiles } from '../../../support/temp-folder.ts'

jest.setTimeout(240_000)

const page = (name: string, ...paragraphs: string[]) => mdx(name, words(name), ...paragraphs)
const OLD = 'The first version says that plain requests are fine.'
const NEW = 'The second edition recommends signed requests only.'
const THIRD = 'A third revision wants mutual certificates everywhere.'

type Commit = LiveDocs['commits'][number]

let runs: WorkflowRuns
let docs: LiveDocs
let [first, second, third, fourth]: Commit[] = []
const env = { ...process.env }

beforeAll(async () => {
  runs = await startWorkflowRuns()
  // Octokit reads the address of the API when it is loaded.
  Object.assign(process.env, (await runs.start({ branch: 'other' })).env)
  docs = await LiveDocs.create()
  first = await docs.commit({
    'docs.json': settings(['index', 'x', 'y']),
    'index.mdx': page('Home'),
    'x.mdx': page('Xylophone', OLD),
    'y.mdx': page('Yellow', OLD)
  })
  second = await docs.commit({ 'x.mdx': page('Xylophone', NEW) })
  third = await docs.commit({ 'y.mdx': page('Yellow', THIRD) })
  fourth = await docs.commit({
    'docs.json': settings(['index', 'x', 'y', 'new'], { redirects: [{ source: '/z', destination: '/x' }] }),
    'new.mdx': page('Novelty', NEW, '![A diagram](/images/a.png)'),
    'images/a.png': 'image'
  })
  runs.fault = ({ path }) => {
    if (path.includes('/actions/')) return undefined
    const [status, body] = answerFromClone(docs.path, new URL(path, 'http://127.0.0.1'))
    return { status, ...(body !== undefined && { body }) }
  }
})

afterAll(async () => {
  process.env = env
  await runs[Symbol.asyncDispose]()
  await docs[Symbol.asyncDispose]()
})

const of = (commit: Commit | undefined): Commit => commit as Commit
const deployed = (commit: Commit | undefined) => ({
  docs: of(commit).docs,
  at: new Date(of(commit).time.getTime() + 60_000)
})

/** Checks out one commit without history, as `actions/checkout` does. */
async function shallow(commit: Commit | undefined) {
  const folder = await tempFolder()
  const path = join(folder.path, 'repository')
  const options = { stdio: 'pipe' } as const
  docs.git('branch', '-f', 'checked-out', of(commit).sha)
  const args = ['clone', '-q', '--depth', '1', '--branch', 'checked-out', `file://${docs.path}`, path]
  execFileSync('git', args, options)
  execFileSync('git', ['checkout', '-q', '--detach'], { ...options, cwd: path })
  return { path, [Symbol.asyncDispose]: async () => await folder[Symbol.asyncDispose]() }
}

async function onRunner(
  url: string,
  commit: Commit | undefined,
  { env: more = {}, inputs = {}, ...options }: LiveOptions & { env?: Record<string, string> } = {}
) {
  await using checkout = await shallow(commit)
  return await docs.verify(url, {
    inputs: { 'github-token': 'ghs_token', ...inputs },
    env: {
      ...{
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'o/r',
        GITHUB_REF_TYPE: 'branch',
        GITHUB_REF_NAME: 'main'
      },
      ...{ GITHUB_SHA: of(commit).sha, ...more, GITHUB_WORKSPACE: checkout.path }
    },
    ...options
  })
}

/** The id that Git gives to a file. */
function blobOf(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex')
}

/** The event of a push that started at a commit. */
async function pushFrom(commit: Commit | undefined, folder: string): Promise<Record<string, string>> {
  await writeFiles(folder, { 'event.json': JSON.stringify({ before: of(commit).sha }) })
  return { GITHUB_EVENT_PATH: join(folder, 'event.json') }
}

test('reads the history of a shallow checkout through GitHub, from the commit before the push', async () => {
  await using api = await startCloneApi(docs.path)
  await using site = await startHosting()
  await using folder = await tempFolder()
  site.deploy(deployed(first))
  const push = await pushFrom(first, folder.path)
  const run = await onRunner(site.url, third, { env: { GITHUB_API_URL: api.url, ...push } })
  expect(run.found).toEqual(['stale /x', 'stale /y'])
  expect(run.log.text).toContain('Looking at the changes of this push instead.')
  expect(run.result?.live.map(({ servedCommit }) => servedCommit)).toEqual(Array(4).fill(of(first).sha))
  site.deploy(deployed(third))
  const later = await onRunner(site.url, third, { env: { GITHUB_API_URL: api.url, ...push } })
  expect(later.outputs).toMatchObject({ verified: 'true', commit: of(third).sha })
})

test('looks at the last commit without a record and without a push', async () => {
  await using api = await startCloneApi(docs.path)
  await using site = await startHosting()
  site.deploy(deployed(third))
  const { live } = await onRunner(site.url, third, { env: { GITHUB_API_URL: api.url } })
  expect(live).toEqual(['/y html live', '/y md live'])
})

test.each([
  ['failure', 'stale', 'The deployment of', ' failed. Its log: https://host.example/log'],
  ['in_progress', 'pending', 'The deployment of', ' is in progress.'],
  ['success', 'stale', 'The deployment of', ' ago, and the page is still old.']
])('names the cause if the deployment is in the state %s', async (state, kind, begin, end) => {
  const deployment: ApiDeployment = {
    ...{ sha: of(third).sha, createdAt: of(third).time, state },
    logUrl: 'https://user:secret@host.example/log?token=secret'
  }
  await using api = await startCloneApi(docs.path, [deployment])
  await using site = await startHosting({ gitSource: { owner: 'o', repo: 'r' } })
  site.deploy(deployed(second))
  const run = await onRunner(site.url, third, {
    env: { GITHUB_API_URL: api.url },
    inputs: { since: of(second).sha, wait: '5m' }
  })
  expect(run.found).toEqual([`${kind} /y`])
  expect(run.findings[0]?.detail).toContain(begin)
  expect(run.findings[0]?.detail).toContain(end)
  expect(run.log.text + run.summary + (run.failure?.message ?? '')).not.toContain('secret')
  // Waiting is of no use after the deployment has ended.
  expect(run.log.text.includes('Checking again')).toBe(kind === 'pending')
})

test('names another branch from which the site is built', async () => {
  await using api = await startCloneApi(docs.path, [
    { sha: of(first).sha, createdAt: of(first).time, state: 'success' }
  ])
  await using site = await startHosting({ gitSource: { owner: 'o', repo: 'r', deployBranch: 'dev' } })
  site.deploy(deployed(second))
  const { findings } = await onRunner(site.url, third, {
    env: { GITHUB_API_URL: api.url },
    inputs: { since: of(second).sha }
  })
  expect(findings[0]).toMatchObject({ kind: 'stale', path: '/y' })
  expect(findings[0]?.detail).toContain('built from the branch dev, not main')
})

test('keeps the pages that are not live for the next run, which looks at them again', async () => {
  await using site = await startHosting()
  site.deploy(deployed(first))
  const start = async (commit: Commit | undefined, inputs = {}) => {
    const run = await runs.start({ branch: 'main' })
    // The artifact client reads these variables from `process.env`.
    Object.assign(process.env, run.env)
    const verified = await onRunner(site.url, commit, {
      env: { ...run.env, GITHUB_SHA: of(commit).sha },
      inputs
    })
    return { run, ...verified }
  }
  // The first run has no record, so it looks at the last commit only.
  const one = await start(second)
  expect(one.failure?.code).toBe('site-not-verified')
  expect(one.found).toEqual(['stale /x'])
  one.run.conclusion = 'failure'
  site.deploy({ ...deployed(third), pages: ['y'] })
  const two = await start(third)
  expect(two.log.text).toContain(
    `looked at the site with commit ${of(second).sha.slice(0, 7)}; not live then: 1.`
  )
  expect(two.found).toEqual(['stale /x'])
  expect(two.live).toContain('/y html live')
  two.run.conclusion = 'failure'
  site.deploy(deployed(third))
  const three = await start(third)
  expect(three.outputs).toMatchObject({ verified: 'true' })
  expect(three.live).toEqual(['/x html live', '/x md live'])
  three.run.conclusion = 'success'
  const four = await start(third)
  expect(four.log.text).toContain('Nothing changed: comparing a sample of 3 pages')
  expect(four.outputs).toMatchObject({ verified: 'true' })
})

test('looks again at menus, redirects and files that an earlier run found missing', async () => {
  await using site = await startHosting()
  site.deploy(deployed(third))
  site.deploy({ ...deployed(fourth), pages: ['new', 'x', 'y'] })
  const start = async (inputs = {}) => {
    const run = await runs.start({ branch: 'lists' })
    Object.assign(process.env, run.env)
    const found = await onRunner(site.url, fourth, {
      env: { ...run.env, GITHUB_SHA: of(fourth).sha },
      inputs
    })
    run.conclusion = 'failure'
    return found
  }
  site.setFront((_, response, path) => {
    if (!['/z', '/images/a.png'].includes(path)) return false
    response.writeHead(404).end()
    return true
  })
  const wrong = ['missing /new', 'missing images/a.png', 'redirect /z']
  expect((await start({ since: of(third).sha })).found.sort()).toEqual(wrong)
  const next = await start()
  expect(next.log.text).toContain('not live then: 2.')
  expect(next.found.sort()).toEqual(wrong)
  site.setFront(undefined)
  site.deploy(deployed(fourth))
  expect((await start()).outputs).toMatchObject({ verified: 'true', findings: '0' })
  expect((await start()).log.text).toContain('Nothing changed')
})

test('keeps the record of a run that is canceled', async () => {
  await using site = await startHosting()
  site.deploy(deployed(second))
  const run = await runs.start({ branch: 'canceled' })
  Object.assign(process.env, run.env)
  const stop = new AbortController()
  site.setFront((_, __, path) => {
    if (path === '/y.md') stop.abort(new Canceled('stopped by SIGTERM'))
    return false
  })
  const env = { ...run.env, GITHUB_SHA: of(third).sha }
  const inputs = { since: of(second).sha, wait: '20m' }
  const { failure } = await onRunner(site.url, third, { env, inputs, signal: stop.signal })
  expect(failure?.code).toBe('canceled')
  run.conclusion = 'cancelled'
  site.setFront(undefined)
  const next = await runs.start({ branch: 'canceled' })
  Object.assign(process.env, next.env)
  const { log, found } = await onRunner(site.url, third, { env: { ...next.env, GITHUB_SHA: of(third).sha } })
  expect(log.text).toContain('not live then: 1.')
  expect(found).toEqual(['stale /y'])
})

test('leaves pages unchecked and open whose versions are more than GitHub is asked for', async () => {
  await using large = await LiveDocs.create()
  const names = Array.from({ length: 505 }, (_, each) => `p${each}`)
  const all = (text: string) => Object.fromEntries(names.map(name => [`${name}.mdx`, page(name, text)]))
  const before = await large.commit({ 'docs.json': settings(names), ...all(OLD) })
  const after = await large.commit(all(NEW))
  // A start of `git` for each file would take most of the time.
  const texts = new Map(Object.values(before.docs).map(text => [blobOf(text), text]))
  await using api = await startJsonServer(async (_, url) => {
    const text = texts.get(url.pathname.slice(url.pathname.lastIndexOf('/') + 1))
    const content = Buffer.from(text ?? '').toString('base64')
    return await Promise.resolve(
      text === undefined ? answerFromClone(large.path, url) : [200, { content, encoding: 'base64' }]
    )
  })
  await using site = await startHosting()
  site.deploy({ docs: after.docs, at: after.time })
  const { result, outputs, found } = await large.verify(site.url, {
    inputs: { 'github-token': 'ghs_token', since: before.sha },
    env: {
      ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'o/r', GITHUB_REF_NAME: 'main' },
      ...{ GITHUB_SHA: after.sha, GITHUB_API_URL: api.url }
    }
  })
  expect(outputs).toMatchObject({ verified: 'false', stale: '0', undecided: '0', checked: '1010' })
  expect(found).toEqual([])
  // The settings are the same, so 500 of the 505 old versions are read.
  expect(result?.unchecked.filter(address => !address.endsWith('.md'))).toHaveLength(5)
  expect(api.requests.length).toBeLessThan(600)
})
