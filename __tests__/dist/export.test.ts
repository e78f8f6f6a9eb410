import { describe, expect, jest, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generate } from 'selfsigned'
import { type Emulator, type EmulatorOptions, type Fault, startEmulator } from '../../src/emulator/index.ts'
import { type ActionEnd, runAction, startAction } from '../../stand-ins/runner/action.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(120_000)

const KEY = 'adm_k3y/of+this=test'
const domain = 'docs.example.com'
// On Windows every signal kills the process at once.
const testOfSignals = process.platform === 'win32' ? test.skip : test

function inputsFor(emulator: { url: string }, more: Record<string, string> = {}): Record<string, string> {
  return { 'base-url': emulator.url, 'api-key': KEY, domain, deliver: 'url', ...more }
}

/** Runs the action against a new emulator. */
async function runAgainst(
  options: EmulatorOptions,
  more: Record<string, string> = {},
  { env = {}, prepare }: { env?: Record<string, string>; prepare?: (emulator: Emulator) => void } = {}
) {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ key: KEY, ...options })
  prepare?.(emulator)
  const end = await runAction('export', { inputs: inputsFor(emulator, more), env, folder: folder.path })
  return { end, requests: emulator.requests, emulator }
}

/** Checks that neither the key nor the link is shown. */
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
  expect(annotations.filter(({ kind }) => kind === 'error')).toEqual([
    { kind: 'error', text: expect.stringMatching(text) }
  ])
}

describe('invalid input', () => {
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_ACTION_REPOSITORY: 'example/action',
    GITHUB_ACTION_REF: 'v1'
  }

  test('has a summary with each problem and the link to its section, and requests nothing', async () => {
    const { end, requests } = await runAgainst({}, { deliver: 'artefact', timeout: 'soon' }, { env })
    expectOneError(end, /`deliver` "artefact" is unknown[^]*errors\.md#invalid-input/)
    expect(end.summary).toContain('## ❌ Invalid input')
    expect(end.summary.match(/^> - /gm)).toHaveLength(2)
    expect(end.summary).toContain('(https://github.com/example/action/blob/v1/docs/errors.md#invalid-input)')
    expect(requests).toEqual([])
  })

  test('of a key of another kind names the page with the keys, and not the key', async () => {
    const key = 'mint_dsc_0123456789abcdef'
    const { end, requests } = await runAgainst({}, { 'api-key': key }, { env })
    expectOneError(end, /`api-key` begins with mint_dsc_[^]*settings\/organization\/api-keys/)
    expect(end.log).not.toContain(key)
    expect(end.summary).not.toContain(key)
    expect(requests).toEqual([])
  })
})

describe('a successful run', () => {
  test('ends with exit code 0, outputs, a summary and no annotations', async () => {
    const { end } = await runAgainst({})
    expect(end).toMatchObject({ exitCode: 0, stderr: '', annotations: [] })
    expect(Object.keys(end.outputs)).toEqual(
      expect.arrayContaining([
        'job-id',
        'status',
        'page-count',
        'bundle-url',
        'expires-at',
        'deployment-config'
      ])
    )
    expect(end.summary).toContain('## ✅ docs.example.com exported')
    expectNoSecret(end)
  })

  test('masks the key first, and then the link and its signature', async () => {
    const { end } = await runAgainst({})
    expect(end.stdout.split('\n', 1)[0]).toBe(`::add-mask::${KEY}`)
    const url = end.outputs['bundle-url'] ?? ''
    const signature = new URL(url).searchParams.get('X-Amz-Signature')
    expect(end.masked).toEqual(expect.arrayContaining([KEY, encodeURIComponent(KEY), url, signature]))
  })

  test('sends the key to the API only, and no data about the runner', async () => {
    const { end, requests } = await runAgainst({}, { deliver: 'site' })
    expect(end.exitCode).toBe(0)
    expect(new Set(requests.map(({ part }) => part))).toEqual(new Set(['api', 'store']))
    const always = ['connection', 'host', 'user-agent']
    const known = {
      api: [...always, 'accept', 'authorization', 'content-length', 'content-type', 'transfer-encoding'],
      store: [...always, 'accept', 'accept-encoding', 'if-match', 'range']
    }
    for (const { part, headers } of requests) {
      expect(headers['user-agent']).toMatch(/^static-docs-export/)
      expect(headers.authorization).toBe(part === 'api' ? `Bearer ${KEY}` : undefined)
      expect(Object.keys(headers).filter(name => !known[part].includes(name))).toEqual([])
      if (part === 'store') expect(JSON.stringify(headers)).not.toContain(KEY)
    }
    expectNoSecret(end)
  })

  test('resumes a job with job-id, behind a path prefix, with a service that sends only what the contract requires', async () => {
    await using folder = await tempFolder()
    await using emulator = await startEmulator({ key: KEY, prefix: '/docs/api', contractOnly: true })
    const first = await runAction('export', { inputs: inputsFor(emulator), folder: join(folder.path, '1') })
    const jobId = first.outputs['job-id'] ?? ''
    const inputs = inputsFor(emulator, { domain: '', 'job-id': jobId })
    const second = await runAction('export', { inputs, folder: join(folder.path, '2') })
    expect(second).toMatchObject({ exitCode: 0, outputs: { 'job-id': jobId, status: 'completed' } })
    expect(emulator.requests.filter(({ call }) => call === 'start')).toHaveLength(1)
  })

  test('trusts a private CA only when NODE_EXTRA_CA_CERTS names it', async () => {
    await using folder = await tempFolder()
    const altNames = [{ type: 7 as const, ip: '127.0.0.1' }]
    const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
      extensions: [{ name: 'subjectAltName', altNames }]
    })
    const certificate = join(folder.path, 'ca.pem')
    await writeFile(certificate, made.cert)
    const tls = { key: made.private, cert: made.cert }
    const trusting = await runAgainst({ tls }, {}, { env: { NODE_EXTRA_CA_CERTS: certificate } })
    expect(trusting.end.exitCode).toBe(0)
    const plain = await runAgainst({ tls })
    expectOneError(plain.end, /certificate[^]*not trusted[^]*NODE_EXTRA_CA_CERTS/)
    expect(plain.requests).toEqual([])
  })

  test('succeeds with a warning when the summary cannot be written', async () => {
    const { end } = await runAgainst({}, {}, { env: { GITHUB_STEP_SUMMARY: join('no', 'such', 'file') } })
    expect(end.exitCode).toBe(0)
    expect(end.annotations).toEqual([{ kind: 'warning', text: expect.stringContaining('summary') }])
  })
})

describe('a failed run', () => {
  test('reports the reason of a failed job once and sets job-id and status', async () => {
    const { end } = await runAgainst(
      {},
      {},
      { prepare: emulator => emulator.failNextJob('guides/x: no theme') }
    )
    expectOneError(end, /^Export job \S+ failed. The service responded: guides\/x: no theme\n/)
    expect(Object.keys(end.outputs).sort()).toEqual(['job-id', 'status'])
    expect(end.outputs['status']).toBe('failed')
    expect(end.summary).toContain('no theme')
    expectNoSecret(end)
  })

  test('hides the key when the service repeats it', async () => {
    const body = { error: `Unknown key ${KEY}, also known as ${encodeURIComponent(KEY)}` }
    const { end } = await runAgainst({ faults: [{ on: 'start', kind: 'answer', status: 401, body }] })
    expectOneError(end, /HTTP 401[^]*`api-key`/)
    expectNoSecret(end)
    expect(end.outputs).toEqual({})
  })

  test('reports every invalid input and sends no request', async () => {
    const more = {
      domain: 'https://docs.example.com/x',
      deliver: 'artefact',
      timeout: 'soon',
      'mask-url': 'no'
    }
    const { end, requests } = await runAgainst({}, more)
    expectOneError(end, /use docs.example.com\n[^]*`mask-url`[^]*`timeout`[^]*`deliver`/)
    expect(requests).toEqual([])
    expect(end.outputs).toEqual({})
    expectNoSecret(end)
  })

  test('hides a key that has Bearer in front of it', async () => {
    const { end, requests } = await runAgainst({}, { 'api-key': `Bearer ${KEY}` })
    expectOneError(end, /without "Bearer"/)
    expect(end.log).not.toContain(KEY)
    expect(requests).toEqual([])
  })

  test.each(['start', 'status', 'bundle'] as const)(
    'ends at the timeout when the service never responds to %s',
    async on => {
      const completed: Fault = { on: 'status', kind: 'answer', status: 200, body: { status: 'completed' } }
      const { end, requests } = await runAgainst(
        { faults: [{ on, kind: 'hang', times: Infinity }, completed] },
        { timeout: '2s', ...(on !== 'start' && { 'job-id': 'job_17' }) }
      )
      expectOneError(end, /Timed out after 2.0 s\./)
      if (on !== 'start') expect(end.annotations[0]?.text).toContain('job-id: job_17')
      expect(requests.filter(({ call }) => call === on)).toHaveLength(1)
      expect(end.summary).toContain('timeout')
      expectNoSecret(end)
    }
  )
})

test('text of the service is never executed as a command of the runner', async () => {
  const status = (words: string): Fault => ({
    on: 'status',
    kind: 'answer',
    status: 200,
    body: { status: words }
  })
  const faults = [
    status('::stop-commands::pause'),
    status(' ::add-mask::docs'),
    status('a ##[add-mask]docs'),
    status('x\r\n::error::boo')
  ]
  const { end } = await runAgainst({ faults })
  expect(end.exitCode).toBe(0)
  const commands = end.stdout.split('\n').filter(line => /^\s*::|##\[/.test(line))
  const names = new Set(commands.map(line => /^\s*::([\w-]+)/.exec(line)?.[1] ?? line))
  expect(names).toEqual(new Set(['add-mask', 'group', 'endgroup']))
  expect(end.masked).not.toContain('docs')
})

describe('a run that is stopped', () => {
  const stops = [['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGTERM']] as const
  const moments = ['between two polls', 'during a request that is never answered'] as const
  testOfSignals.each(stops.flatMap(names => moments.map(when => ({ names, when }))))(
    'by $names $when ends with one error that names the job',
    async ({ names, when }) => {
      await using folder = await tempFolder()
      await using emulator = await startEmulator({ key: KEY, paused: true })
      if (when === 'during a request that is never answered')
        emulator.fault({ on: 'status', kind: 'hang', times: Infinity })
      const asked = emulator.nextRequest('status')
      await using action = await startAction('export', { inputs: inputsFor(emulator), folder: folder.path })
      // A broken bundle ends without a request.
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
    }
  )

  test('by Ctrl-Break, as on Windows, ends in the same way', async () => {
    await using folder = await tempFolder()
    await using emulator = await startEmulator({ key: KEY, paused: true })
    const preload = join(folder.path, 'preload.mjs')
    const patch = [
      `const write = process.stdout.write.bind(process.stdout)`,
      `process.stdout.write = (text, ...rest) => {`,
      `  if (/^queued/.test(text)) setImmediate(() => process.emit('SIGBREAK', 'SIGBREAK'))`,
      `  return write(text, ...rest)`,
      `}`
    ]
    await writeFile(preload, patch.join('\n'))
    const env = { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` }
    await using action = await startAction('export', {
      inputs: inputsFor(emulator),
      env,
      folder: folder.path
    })
    const end = await action.ended
    expectOneError(end, /^The run was canceled/)
    expect(end.annotations[0]?.text).toContain(`job-id: ${end.outputs['job-id'] ?? '?'}`)
  })
})

describe('a process that ends before its work is done fails', () => {
  const request = `Object.assign(new EventEmitter(), { end() {} })`
  test.each([
    ['an empty event loop', `return ${request}`, /the run stopped before it was complete/],
    [
      'an exception in a callback',
      `setImmediate(() => { throw new Error('boo') }); return ${request}`,
      /boo/
    ],
    ['an unhandled rejection', `void Promise.reject(new Error('boo')); return ${request}`, /boo/]
  ])('%s', async (_what, body, message) => {
    await using folder = await tempFolder()
    const preload = join(folder.path, 'preload.mjs')
    const patch = [
      `import { EventEmitter } from 'node:events'`,
      `import http from 'node:http'`,
      `http.request = () => { ${body} }`
    ]
    await writeFile(preload, patch.join('\n'))
    const env = { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` }
    const { end } = await runAgainst({}, {}, { env })
    expect(end.exitCode).toBe(1)
    expect(end.annotations).toEqual([{ kind: 'error', text: expect.stringMatching(message) }])
    expect(end.annotations[0]?.text).toContain('The action has a bug')
    expectNoSecret(end)
  })
})
