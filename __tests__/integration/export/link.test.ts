import { describe, expect, test } from '@jest/globals'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Emulator, startEmulator } from '../../../src/emulator/index.ts'
import { failExport, runExport } from '../../support/exporting.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const domain = 'docs.example.com'
const HOUR = 3_600_000
const bundles = ({ requests }: Emulator) => requests.filter(({ call }) => call === 'bundle').length

describe('how long a link is good for goes by the clock of the service', () => {
  test.each([-9 * HOUR, -HOUR, 0, HOUR, 9 * HOUR])('which is %d ms ahead of ours', async skewMs => {
    const clock = new FakeClock()
    await using emulator = await startEmulator({ now: clock.now, skewMs, linkLifetimeMs: 15 * 60_000 })
    const { log } = await runExport(emulator, { domain }, { clock })
    expect(bundles(emulator)).toBe(1)
    expect(log.text).toMatch(/The link is good for (15 min|14 min \d+ s)/)
  })

  test.each([-9 * HOUR, 0, 9 * HOUR])(
    'so one with too little left is asked for afresh, also %d ms off',
    async skewMs => {
      const clock = new FakeClock()
      await using emulator = await startEmulator({ now: clock.now, skewMs, linkLifetimeMs: 30_000 })
      const { log, outputs } = await runExport(emulator, { domain }, { clock })
      expect(log.text).toContain('asking for a fresh one')
      expect(bundles(emulator)).toBe(2)
      expect(outputs['bundle-url']).toContain('X-Amz-Signature')
    }
  )

  test('a service whose links are never good for long is not asked for ever', async () => {
    const clock = new FakeClock()
    await using emulator = await startEmulator({ now: clock.now, linkLifetimeMs: -5000 })
    const { log } = await runExport(emulator, { domain }, { clock })
    expect(bundles(emulator)).toBe(2)
    expect(log.text).toContain('The link is good for 0.0 s')
  })
})

describe('a link that the store refuses', () => {
  test('is asked for afresh a bounded number of times', async () => {
    await using folder = await tempFolder()
    await using emulator = await startEmulator({
      faults: [{ on: 'download', kind: 'expire', times: Infinity }]
    })
    const { failure, outputs } = await failExport(emulator, {
      domain,
      deliver: 'site',
      'output-dir': folder.path
    })
    expect(failure.message).toContain(outputs['job-id'])
    expect(failure.advice).toContain('`job-id`')
    expect(bundles(emulator)).toBeGreaterThan(1)
    expect(bundles(emulator)).toBeLessThanOrEqual(7)
  })

  test('makes way for a fresh one, which is then the output', async () => {
    await using folder = await tempFolder()
    await using emulator = await startEmulator({ faults: [{ on: 'bundle', kind: 'expire' }] })
    const { outputs } = await runExport(emulator, { domain, deliver: 'site', 'output-dir': folder.path })
    expect(bundles(emulator)).toBe(2)
    const last = emulator.requests.findLast(({ call }) => call === 'download')
    expect(`${emulator.storeUrl}${last?.path}`).toBe(outputs['bundle-url'])
  })

  test('is never met with the key: the store gets no credential but the link', async () => {
    await using folder = await tempFolder()
    await using elsewhere = await startEmulator()
    const to = `${elsewhere.storeUrl}/exports/x/y.tar.gz`
    const faults = [{ on: 'download', kind: 'redirect', to, times: Infinity } as const]
    await using emulator = await startEmulator({ faults })
    await failExport(emulator, { domain, deliver: 'site', 'output-dir': folder.path })
    const store = [...emulator.requests, ...elsewhere.requests].filter(({ part }) => part === 'store')
    expect(store.length).toBeGreaterThan(0)
    for (const { headers } of store) {
      expect(headers).not.toHaveProperty('authorization')
      expect(JSON.stringify(headers)).not.toContain(emulator.key)
    }
  })
})

test.each(['http://store.example.com/b.tar.gz?sig=s3cretsignature', 'http://10.0.0.7/b?sig=s3cretsignature'])(
  'a link that would travel in the clear is refused, and not shown: %s',
  async bundleUrl => {
    const body = { bundleUrl, expiresAt: '2030-01-01T00:00:00Z' }
    await using emulator = await startEmulator({
      faults: [{ on: 'bundle', kind: 'answer', status: 200, body }]
    })
    const { failure, log, outputs, summaries } = await failExport(emulator, { domain })
    expect(failure.code).toBe('insecure-link')
    expect(`${failure.message}${log.text}${summaries.join()}`).not.toContain('s3cretsignature')
    expect(outputs).not.toHaveProperty('bundle-url')
  }
)

describe('the secrets of a link', () => {
  /** Everything that is told, in the order in which it is told. */
  class OrderedLog extends MemoryLog {
    readonly told: string[] = []
    override info = (line: string) => void this.told.push(line)
    override debug = (line: string) => void this.told.push(line)
    override notice = (text: string) => void this.told.push(text)
    override warning = (text: string) => void this.told.push(text)
    override mask = (secret: string) => void this.told.push(`::add-mask::${secret}`)
  }
  const signatureIn = (url = '') => new URL(url).searchParams.get('X-Amz-Signature') ?? 'no signature'

  test('are masked before any line after the link became known, and shown in none', async () => {
    await using folder = await tempFolder()
    await using emulator = await startEmulator({ faults: [{ on: 'bundle', kind: 'expire' }] })
    const log = new OrderedLog()
    const given = { domain, deliver: 'site', 'output-dir': folder.path }
    const { outputs, summaries } = await runExport(emulator, given, { log })
    const url = outputs['bundle-url'] ?? ''
    const firstMask = log.told.findIndex(line => line.startsWith('::add-mask::'))
    expect(firstMask).toBeLessThan(log.told.findIndex(line => line.startsWith('The link is good for')))
    expect(log.told).toContain(`::add-mask::${url}`)
    expect(log.told).toContain(`::add-mask::${signatureIn(url)}`)
    const shown = [...log.told.filter(line => !line.startsWith('::add-mask::')), ...summaries].join('\n')
    expect(shown).not.toContain('X-Amz')
    expect(shown).not.toContain(signatureIn(url))
  })

  test('stay unmasked with mask-url: false, so that the link may travel, and out of the log all the same', async () => {
    await using emulator = await startEmulator()
    const { outputs, log, summaries } = await runExport(emulator, { domain, 'mask-url': 'false' })
    expect(log.masked).toEqual([])
    expect(log.text).not.toContain(signatureIn(outputs['bundle-url']))
    expect(summaries[0]).toContain(signatureIn(outputs['bundle-url']))
  })
})

test('a link that the download has outlived is not handed on: config and output get a fresh one', async () => {
  await using folder = await tempFolder()
  const clock = new FakeClock()
  await using emulator = await startEmulator({ now: clock.now, linkLifetimeMs: 30_000 })
  const file = join(folder.path, 'values.json')
  const { outputs } = await runExport(
    emulator,
    { domain, deliver: 'site, config', 'output-dir': folder.path, 'config-file': file },
    { clock }
  )
  // Two before the download, since the first was short already, and two after it.
  expect(bundles(emulator)).toBe(4)
  expect(await readFile(file, 'utf8')).toContain(JSON.stringify(outputs['bundle-url']))
})

test('whatever goes wrong after the start, the error names the job', async () => {
  await using folder = await tempFolder()
  const archive = join(folder.path, 'no-archive.txt')
  await writeFile(archive, 'This is no archive at all.')
  await using emulator = await startEmulator({ archive })
  const { failure, outputs } = await failExport(emulator, {
    domain,
    deliver: 'site',
    'output-dir': folder.path
  })
  expect(failure).toMatchObject({ code: 'archive-format-unknown' })
  expect(failure.message).toContain(outputs['job-id'])
})
