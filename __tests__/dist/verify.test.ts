import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { cdnWithOldPages, everything, startSiteHost } from '../../stand-ins/host/site-host.ts'
import { startProxy } from '../../stand-ins/network/connect-proxy.ts'
import { makePrivateCa } from '../../stand-ins/network/private-ca.ts'
import { runAction, startAction } from '../../stand-ins/runner/action.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { NEW, OLD, writeExport } from '../support/verifying.ts'

const SECRET = 'token_of_the_preview'

async function startOf(folder: string, url: string, inputs: Record<string, string> = {}) {
  const manifest = { basePath: new URL(url).pathname }
  const paths = await writeExport(folder, NEW, { previous: OLD, manifest })
  return { folder, inputs: { 'site-url': url, ...paths, ...inputs } }
}

test('the bundle verifies a site and says so', async () => {
  await using folder = await tempFolder()
  await using host = await startSiteHost(NEW, { compresses: true, base: '/docs' })
  const end = await runAction('verify', await startOf(folder.path, host.url, { sample: 'all' }))
  expect(end.annotations).toEqual([])
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.outputs).toMatchObject({ verified: 'true', findings: '0', stale: '0', missing: '0' })
  expect(Number(end.outputs['checked'])).toBeGreaterThan(9)
  const written = JSON.parse(await readFile(end.outputs['verify-path'] ?? '', 'utf8')) as unknown
  expect(written).toMatchObject({ version: 1, verified: true, findings: [] })
  expect(end.summary).toMatch(/^## Site verified/)
}, 60_000)

test('the bundle reports an old version with one error, and masks headers', async () => {
  await using folder = await tempFolder()
  await using host = await startSiteHost(NEW, { front: cdnWithOldPages(OLD, () => true) })
  const start = await startOf(folder.path, host.url, { wait: '0s', headers: `X-Preview: ${SECRET}` })
  const end = await runAction('verify', start)
  expect(end.exitCode).toBe(1)
  expect(end.annotations.map(({ kind }) => kind)).toEqual(['error'])
  expect(end.annotations[0]?.text).toMatch(
    /1 missing, 1 stale, 1 not-removed[^]*errors\.md#site-not-verified/
  )
  expect(end.outputs).toMatchObject({ verified: 'false', findings: '3', stale: '1', missing: '1' })
  expect(end.summary).toMatch(/\| .*stale.*\|.*guides\/start[^]*stale.*Purge/)
  expect(end.masked).toContain(SECRET)
  expect([end.log, end.summary, JSON.stringify(end.outputs)].join('\n')).not.toContain(SECRET)
  expect(host.requests.every(({ headers }) => headers['x-preview'] === SECRET)).toBe(true)
}, 60_000)

test('the bundle verifies a site through a proxy, with a private CA that the runner knows', async () => {
  await using folder = await tempFolder()
  const name = 'docs-host.example.test'
  const ca = await makePrivateCa(folder.path, [name])
  await using host = await startSiteHost(NEW, { tls: ca.tls, compresses: true })
  await using proxy = await startProxy({ username: 'me', password: 'secret' })
  const url = new URL(host.url)
  const start = await startOf(folder.path, `https://${name}:${url.port}`, { wait: '0s' })
  const env = { NODE_EXTRA_CA_CERTS: ca.file, https_proxy: `http://me:secret@127.0.0.1:${proxy.port}` }
  const end = await runAction('verify', { ...start, env })
  expect(end).toMatchObject({ exitCode: 0, annotations: [], outputs: { verified: 'true' } })
  expect(new Set(proxy.asked)).toEqual(new Set([`${name}:${url.port}`]))
  expect(host.requests.length).toBeGreaterThan(9)
}, 60_000)

const MAX_END_MS = 2000
/** An action needs about as many times longer than a program that does nothing, on an idle machine as on a busy one. */
const MORE_WORK = 20

/** A program that ends at once on a signal: what it needs for that is the share of the machine. */
async function startIdleProgram(signal: NodeJS.Signals) {
  const code = `process.on('${signal}', () => process.exit()); setInterval(() => {}, 1000); console.log('ready')`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    async end(): Promise<number> {
      const signalled = performance.now()
      child.kill(signal)
      await once(child, 'close')
      return performance.now() - signalled
    },
    [Symbol.dispose]: () => void child.kill('SIGKILL')
  }
}

const notOnWindows = process.platform === 'win32' ? test.skip : test

notOnWindows.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a run that waits for a response, or for caches',
  async signal => {
    await using folder = await tempFolder()
    await using host = await startSiteHost(NEW)
    for (const [front, moment] of [
      [() => undefined, /Pass 1/],
      [everything(404, {}), /Checking again/]
    ] as const) {
      host.putInFront(front)
      await using action = await startAction('verify', await startOf(folder.path, host.url))
      using idleProgram = await startIdleProgram(signal)
      await action.sawLine(moment)
      const signalled = performance.now()
      action.signal(signal)
      const [endedAfterMs, idleMs] = await Promise.all([
        action.ended.then(() => performance.now() - signalled),
        idleProgram.end()
      ])
      expect(endedAfterMs).toBeLessThan(MAX_END_MS + MORE_WORK * idleMs)
      const end = await action.ended
      expect(end).toMatchObject({ exitCode: 1, annotations: [{ kind: 'error' }] })
      // Not the text of a run that had to be ended.
      expect(end.annotations[0]?.text).toMatch(/^The run was canceled\. The site .* was not verified/)
    }
  },
  60_000
)
