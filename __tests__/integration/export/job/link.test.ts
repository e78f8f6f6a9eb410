import { expect } from '@jest/globals'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Emulator, startEmulator } from '../../../../src/emulator/index.ts'
import { clientOf } from '../../../support/calling.ts'
import { requestLink } from '../../../support/downloading.ts'
import { failExport, runExport } from '../../../support/exporting.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { startServer } from '../../../../servers/server.ts'
import { sendJson } from '../../../servers/json-server.ts'
import { test } from '../../../support/in-folder.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

const domain = 'docs.example.com'
const HOUR = 3_600_000
const siteIn = ({ path }: { path: string }) => ({ domain, deliver: 'site', 'output-dir': path })
const bundles = ({ requests }: Emulator) => requests.filter(({ call }) => call === 'bundle').length

test.each([-9 * HOUR, 0, 9 * HOUR])(
  "decides by the service's clock (difference: %d ms) whether a link is about to expire",
  async skewMs => {
    const clock = new FakeClock()
    const now = () => clock.now() + skewMs
    await using emulator = await startEmulator({ now, linkLifetimeMs: 15 * 60_000 })
    const { log } = await runExport(emulator, { domain }, { clock })
    expect(bundles(emulator)).toBe(1)
    expect(log.text).toMatch(/The link expires in (15 min|14 min \d+ s)/)
    await using hasty = await startEmulator({ now, linkLifetimeMs: 30_000 })
    const again = await runExport(hasty, { domain }, { clock })
    expect(again.log.text).toContain('Requesting another link: the current link is about to expire.')
    expect(bundles(hasty)).toBe(2)
  }
)

test.each([
  { lifeMs: 60_999, requests: 1 },
  { lifeMs: 60_998, requests: 2 }
])(
  'assumes that a link with $lifeMs ms left may expire 999 ms earlier, because the Date header has whole seconds',
  async ({ lifeMs, requests }) => {
    const clock = new FakeClock()
    await using api = await startServer((_, response) => {
      response.setHeader('date', new Date(clock.now()).toUTCString())
      const expiresAt = new Date(clock.now() + lifeMs).toISOString()
      sendJson(response, 200, { bundleUrl: 'https://store.example.com/docs.zip', expiresAt })
    })
    using client = clientOf(api, { clock })
    const context = { clock, log: client.log, random: () => 0.5, signal: new AbortController().signal }
    await requestLink([], context, { service: client.service })
    expect(api.requests).toHaveLength(requests)
  }
)

test.each(['url', 'config'])(
  'does not deliver a link with deliver: %s if all requested links have expired',
  async deliver => {
    await using folder = await tempFolder()
    const file = join(folder.path, 'values.yaml')
    const before = 'staticExport:\n  enabled: true\n  bundleUrl: https://old.example.com/\n'
    await writeFile(file, before)
    const clock = new FakeClock()
    await using emulator = await startEmulator({ now: clock.now, linkLifetimeMs: -5000 })
    const given = { domain, deliver, ...(deliver === 'config' && { 'config-file': file }) }
    const { failure, outputs, log } = await failExport(emulator, given, { clock })
    expect(failure.code).toBe('link-expired')
    expect(failure.message).toContain(outputs['job-id'])
    expect(bundles(emulator)).toBe(3)
    expect(log.text).toContain('has already expired')
    expect(outputs).not.toHaveProperty('bundle-url')
    expect(outputs).not.toHaveProperty('deployment-config')
    expect(await readFile(file, 'utf8')).toBe(before)
  }
)

test('requests a new link before the delivery if the link expired during the download', async folder => {
  const clock = new FakeClock()
  const passTime = () => {
    clock.advance(100_000)
    return false
  }
  await using emulator = await startEmulator({
    now: clock.now,
    linkLifetimeMs: 120_000,
    faults: [{ on: 'download', kind: 'hang', when: passTime, times: Infinity }]
  })
  const file = join(folder.path, 'values.json')
  await writeFile(file, '')
  const { outputs, summaries } = await runExport(
    emulator,
    { domain, deliver: 'site, config', 'output-dir': folder.path, 'config-file': file },
    { clock }
  )
  expect(bundles(emulator)).toBe(2)
  const used = emulator.requests.find(({ call }) => call === 'download')?.path ?? ''
  expect(outputs['bundle-url']).not.toContain(used)
  expect(await readFile(file, 'utf8')).toContain(JSON.stringify(outputs['bundle-url']))
  expect(summaries[0]).toContain('The link in the deployment config expires')
})

test('gives up after six links if the store rejects every link', async folder => {
  await using emulator = await startEmulator({
    faults: [{ on: 'download', kind: 'expire', times: Infinity }]
  })
  const { failure, outputs } = await failExport(emulator, siteIn(folder))
  expect(failure.code).toBe('link-refused')
  expect(failure.message).toContain(outputs['job-id'])
  expect(failure.advice).toMatch(/the `job-id` in the error/)
  expect(bundles(emulator)).toBe(6)
})

test('requests a new link if the store rejects a link, and outputs the new link', async folder => {
  await using emulator = await startEmulator({ faults: [{ on: 'bundle', kind: 'expire' }] })
  const { outputs } = await runExport(emulator, siteIn(folder))
  expect(bundles(emulator)).toBe(2)
  const last = emulator.requests.findLast(({ call }) => call === 'download')
  expect(`${emulator.storeUrl}${last?.path}`).toBe(outputs['bundle-url'])
})

test('never sends the API key to a store, even after redirects and rejected links', async folder => {
  await using elsewhere = await startEmulator()
  const headers = { location: `${elsewhere.storeUrl}/exports/x/y.tar.gz` }
  const faults = [{ on: 'download', kind: 'answer', status: 302, headers, times: Infinity } as const]
  await using emulator = await startEmulator({ faults })
  await failExport(emulator, siteIn(folder))
  const store = [...emulator.requests, ...elsewhere.requests].filter(({ part }) => part === 'store')
  expect(store.length).toBeGreaterThan(0)
  for (const { headers } of store) {
    expect(headers).not.toHaveProperty('authorization')
    expect(JSON.stringify(headers)).not.toContain(emulator.key)
  }
})

test.each([
  'http://store.example.com/b.tar.gz?sig=s3cretsignature',
  'http://10.0.0.7/b?sig=s3cretsignature',
  'https://169.254.169.254/b?sig=s3cretsignature',
  'http://[fe80::1]/b?sig=s3cretsignature'
])('rejects a link to a forbidden address without showing the link: %s', async bundleUrl => {
  const body = { bundleUrl, expiresAt: '2030-01-01T00:00:00Z' }
  await using emulator = await startEmulator({
    faults: [{ on: 'bundle', kind: 'answer', status: 200, body }]
  })
  const { failure, log, outputs, summaries } = await failExport(emulator, { domain })
  expect(failure.code).toBe('insecure-link')
  expect(`${failure.message}${log.text}${summaries.join()}`).not.toContain('s3cretsignature')
  expect(outputs).not.toHaveProperty('bundle-url')
})

/** Records log lines and masks in one list, in order. */
class OrderedLog extends MemoryLog {
  readonly written: string[] = []
  override info = (line: string) => void this.written.push(line)
  override debug = (line: string) => void this.written.push(line)
  override notice = (text: string) => void this.written.push(text)
  override warning = (text: string) => void this.written.push(text)
  override mask = (secret: string) => void this.written.push(`::add-mask::${secret}`)
}
const signatureIn = (url = '') => new URL(url).searchParams.get('X-Amz-Signature') ?? 'no signature'

test('masks the secrets in a link before the first log line about the link', async folder => {
  await using emulator = await startEmulator({ faults: [{ on: 'bundle', kind: 'expire' }] })
  const log = new OrderedLog()
  const { outputs, summaries } = await runExport(emulator, siteIn(folder), { log })
  const url = outputs['bundle-url'] ?? ''
  const firstMask = log.written.findIndex(line => line.startsWith('::add-mask::'))
  expect(firstMask).toBeLessThan(log.written.findIndex(line => line.startsWith('The link expires in')))
  expect(log.written).toContain(`::add-mask::${url}`)
  expect(log.written).toContain(`::add-mask::${signatureIn(url)}`)
  const shown = [...log.written.filter(line => !line.startsWith('::add-mask::')), ...summaries].join('\n')
  expect(shown).not.toContain('X-Amz')
  expect(shown).not.toContain(signatureIn(url))
})

test('with mask-url: false, leaves the link unmasked for other jobs, but does not log its secrets', async () => {
  await using emulator = await startEmulator()
  const { outputs, log, summaries } = await runExport(emulator, { domain, 'mask-url': 'false' })
  expect(log.masked).toEqual([])
  expect(log.text).not.toContain(signatureIn(outputs['bundle-url']))
  expect(summaries[0]).toContain(signatureIn(outputs['bundle-url']))
})

test('shows the job ID in the error if the archive is rejected', async folder => {
  const archive = join(folder.path, 'text.txt')
  await writeFile(archive, 'This is not an archive.')
  await using emulator = await startEmulator({ archive })
  const { failure, outputs } = await failExport(emulator, siteIn(folder))
  expect(failure).toMatchObject({ code: 'archive-format-unknown' })
  expect(failure.message).toContain(outputs['job-id'])
})
