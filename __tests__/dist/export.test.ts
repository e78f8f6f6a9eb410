import { expect, jest, test } from '@jest/globals'
import { type EmulatorOptions, startEmulator } from '../../src/emulator/index.ts'
import { type ActionEnd, runAction, startAction } from '../support/action.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(120_000)

const KEY = 'adm_k3y/of+this=test'

function inputsFor(emulator: { url: string }, more: Record<string, string> = {}): Record<string, string> {
  return { 'base-url': emulator.url, 'api-key': KEY, domain: 'docs.example.com', deliver: 'url', ...more }
}

/** Runs the action against a new emulator. */
async function runAgainst(
  options: EmulatorOptions,
  more: Record<string, string> = {},
  env: Record<string, string> = {}
) {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ key: KEY, ...options })
  const end = await runAction('export', { inputs: inputsFor(emulator, more), env, folder: folder.path })
  return { end, requests: emulator.requests }
}

/** Checks that the log and the summary contain no secrets, and that the outputs do not contain the API key. */
function expectNoSecret({ log, summary, outputs }: ActionEnd): void {
  for (const shown of [log, summary]) {
    for (const spelling of [KEY, encodeURIComponent(KEY)]) expect(shown).not.toContain(spelling)
    expect(shown).not.toMatch(/X-Amz-Signature|Bearer/i)
    const signature = /Signature=(\w+)/.exec(outputs['bundle-url'] ?? '')?.[1]
    if (signature !== undefined) expect(shown).not.toContain(signature)
  }
  expect(JSON.stringify(outputs)).not.toContain(KEY)
  expect(log).not.toMatch(/^\s+at /m)
}

function expectOneError({ exitCode, annotations, stderr }: ActionEnd, text: RegExp): void {
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' })
  expect(annotations).toEqual([{ kind: 'error', text: expect.stringMatching(text) }])
}

test('a successful run writes a summary and no annotations, and masks first the key and then the link', async () => {
  const { end, requests } = await runAgainst({})
  expect(end).toMatchObject({ exitCode: 0, stderr: '', annotations: [] })
  for (const { headers } of requests) expect(headers['user-agent']).toMatch(/^static-docs-export/)
  const url = end.outputs['bundle-url'] ?? ''
  const signature = new URL(url).searchParams.get('X-Amz-Signature')
  expect(end.summary).toContain('## ✅ docs.example.com exported')
  expect(end.stdout.split('\n', 1)[0]).toBe(`::add-mask::${KEY}`)
  expect(end.masked).toEqual(expect.arrayContaining([KEY, encodeURIComponent(KEY), url, signature]))
  expectNoSecret(end)
})

test('a run with a failed job reports one error, sets job-id and status, and writes the reason to the summary', async () => {
  const body = { status: 'failed', error: 'guides/x: no theme' }
  const { end } = await runAgainst({ faults: [{ on: 'status', kind: 'answer', status: 200, body }] })
  expectOneError(end, /^Export job \S+ failed. The service responded: guides\/x: no theme\n/)
  expect(end.outputs).toEqual({ 'job-id': expect.any(String), status: 'failed' })
  expect(end.summary).toContain('no theme')
  expectNoSecret(end)
})

test('a run with invalid inputs reports one error with a link to the documentation, and sends no request', async () => {
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_ACTION_REPOSITORY: 'example/action',
    GITHUB_ACTION_REF: 'v1'
  }
  const more = { 'api-key': `Bearer ${KEY}`, deliver: 'artefact', timeout: 'soon' }
  const { end, requests } = await runAgainst({}, more, env)
  expectOneError(end, /without "Bearer"[^]*`timeout`[^]*`deliver`[^]*errors\.md#invalid-input/)
  expect(end.summary).toContain('## ❌ Invalid input')
  expect(end.summary.match(/^> - /gm)).toHaveLength(3)
  expect(end.summary).toContain('(https://github.com/example/action/blob/v1/docs/errors.md#invalid-input)')
  for (const shown of [end.log, end.summary]) expect(shown).not.toContain(KEY)
  expect({ requests, outputs: end.outputs }).toEqual({ requests: [], outputs: {} })
})

test('if base-url is missing, rejects a key that does not begin with mint_', async () => {
  const { end, requests } = await runAgainst({}, { 'base-url': '' })
  expectOneError(end, /`base-url` is missing: `api-key` does not begin with mint_[^]*Set `base-url`/)
  expect(requests).toEqual([])
})

test.each([404, 410])(
  'the advice for HTTP %d about a job that the run has started mentions no input that was not set',
  async status => {
    const fault = { kind: 'answer', status, body: { error: 'No' }, times: 9 } as const
    const { end } = await runAgainst({ faults: [{ on: 'status', ...fault }] })
    expectOneError(end, status === 410 ? /expired\. Run again to start a new one/ : /\nRun again/)
    expect(end.annotations[0]?.text).not.toContain('job-id')
  }
)

test('warns if the site contains fewer pages than the service counted', async () => {
  const body = { status: 'completed', pageCount: 500 }
  const { end } = await runAgainst(
    { pageDelayMs: 0, faults: [{ on: 'status', kind: 'answer', status: 200, body, times: Infinity }] },
    { deliver: 'site' }
  )
  expect(end.exitCode).toBe(0)
  expect(end.annotations).toContainEqual({
    kind: 'warning',
    text: expect.stringMatching(/^The service counted 500 pages, but the site contains \d+ pages\./)
  })
})

test('names the API that a key of another kind belongs to, and sends no request', async () => {
  const { end, requests } = await runAgainst({}, { 'api-key': 'mint_dsc_0123456789abcdef' })
  expectOneError(end, /begins with mint_dsc_, so it is a key of the assistant: create an admin key on https:/)
  expect(end.log + end.summary).not.toContain('0123456789abcdef')
  expect(requests).toEqual([])
})

test('reports the title of a sign-in page that the service returned', async () => {
  const body = '<!doctype html><title>Sign in - Example</title>'
  const headers = { 'content-type': 'text/html' }
  const fault = { on: 'start', kind: 'answer', status: 200, body, headers, times: Infinity } as const
  const { end } = await runAgainst({ faults: [fault] })
  expect(end.exitCode).toBe(1)
  expect(end.annotations.at(-1)).toEqual({
    kind: 'error',
    text: expect.stringMatching(/received an HTML page with the title "Sign in - Example" instead of JSON/)
  })
})

// On Windows, every signal kills the process at once.
const onUnix = process.platform === 'win32' ? test.skip : test

onUnix.each([
  [['SIGINT'], 'between two polls'],
  [['SIGTERM'], 'during a request without a response'],
  [['SIGINT', 'SIGTERM'], 'during a request without a response']
] as const)('%j %s ends the run with one error that contains the job ID', async (names, when) => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ key: KEY, pageDelayMs: 600_000 })
  if (when !== 'between two polls') emulator.fault({ on: 'status', kind: 'hang', times: Infinity })
  const asked = emulator.nextRequest('status')
  await using action = await startAction('export', { inputs: inputsFor(emulator), folder: folder.path })
  // The wait also stops when the action ends, because a broken bundle exits without sending a request.
  await Promise.race([asked, action.ended])
  if (when === 'between two polls') await action.sawLine(/^queued/)
  for (const name of names) action.signal(name)
  const end = await action.ended
  expectOneError(end, /^The run was canceled/)
  const jobId = end.outputs['job-id'] ?? ''
  expect(jobId).not.toBe('')
  expect(end.annotations[0]?.text).toContain(`job-id: ${jobId}`)
  expect(end.summary.replaceAll('<wbr>', '')).toContain(jobId)
  expectNoSecret(end)
})
