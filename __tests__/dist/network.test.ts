import { expect, jest, test } from '@jest/globals'
import { type Emulator, type EmulatorOptions, startEmulator } from '../../src/emulator/index.ts'
import { type ActionEnd, runAction } from '../support/action.ts'
import { type ConnectProxy, startProxy } from '../servers/network/connect-proxy.ts'
import { makePrivateCa } from '../servers/network/private-ca.ts'
import { startRawServer } from '../servers/network/raw-server.ts'
import { startStore } from '../servers/s3/scripted-store.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(120_000)

const HOST = 'docs-host.example.test'
const USER = { username: 'runner@corp', password: 'p@ss:wörd/100%' }

function addressOf({ port }: Pick<ConnectProxy, 'port'>, { username, password } = USER): string {
  return `http://${encodeURIComponent(username)}:${encodeURIComponent(password)}@127.0.0.1:${port}`
}

/** Starts a service that uses HTTPS with a certificate from a private CA. The runner trusts this CA. */
async function startPrivateService(options: EmulatorOptions = {}) {
  const folder = await tempFolder()
  const ca = await makePrivateCa(folder.path, [HOST, '127.0.0.1'])
  const emulator = await startEmulator({ ...options, tls: ca.tls })
  return {
    emulator,
    async export(env: Record<string, string>, timeout = '5m'): Promise<ActionEnd> {
      return await runAction('export', {
        folder: folder.path,
        env: { NODE_EXTRA_CA_CERTS: ca.file, ...env },
        inputs: {
          'base-url': emulator.url,
          'api-key': emulator.key,
          domain: 'docs.example.com',
          deliver: 'site',
          timeout
        }
      })
    },
    async [Symbol.asyncDispose]() {
      await emulator[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    }
  }
}

const errorsOf = ({ annotations }: ActionEnd) =>
  annotations.filter(({ kind }) => kind === 'error').map(({ text }) => text)

const hostOf = (url: string) => new URL(url).host

function expectExported(end: ActionEnd): void {
  expect(errorsOf(end)).toEqual([])
  expect(end.exitCode).toBe(0)
  expect(end.outputs['file-count']).toMatch(/^\d+$/)
}

const startsOf = ({ requests }: Emulator) => requests.filter(({ call }) => call === 'start').length

test.each(['https_proxy', 'HTTPS_PROXY'])(
  'authenticates to the proxy in %s, and reaches the API and the store through the proxy',
  async variable => {
    await using service = await startPrivateService({ host: HOST })
    await using proxy = await startProxy(USER)
    const { emulator } = service
    const end = await service.export({ [variable]: addressOf(proxy) })
    expectExported(end)
    expect(new Set(proxy.asked)).toEqual(new Set([hostOf(emulator.url), hostOf(emulator.storeUrl)]))
    const sent = emulator.requests.map(({ headers }) => headers['proxy-authorization'])
    expect(new Set(sent)).toEqual(new Set([undefined]))
    expect(end.log).not.toContain(encodeURIComponent(USER.password))
    expect(end.stderr).toBe('')
  }
)

test('reports a wrong proxy password after one request, without other errors or warnings', async () => {
  await using service = await startPrivateService({ host: HOST })
  await using proxy = await startProxy(USER)
  const end = await service.export({ https_proxy: addressOf(proxy, { username: 'me', password: 'wrong' }) })
  expect(end.exitCode).toBe(1)
  expect(errorsOf(end)).toEqual([
    expect.stringMatching(
      /^The proxy 127\.0\.0\.1:\d+ requires valid credentials for docs-host\.example\.test:\d+ \(HTTP 407\).*`https_proxy`/s
    )
  ])
  expect(end.annotations).toHaveLength(1)
  expect(proxy.asked).toHaveLength(1)
  expect(end.log).not.toContain('wrong')
})

test('reports which store a proxy blocks', async () => {
  const store = 'store.example.test'
  await using service = await startPrivateService()
  await using proxy = await startProxy({ ...USER, denied: store })
  const { emulator } = service
  emulator.fault({
    on: 'download',
    kind: 'answer',
    status: 302,
    headers: ({ path }) => ({ location: emulator.storeUrl.replace('127.0.0.1', store) + path }),
    times: Infinity
  })
  const end = await service.export({ https_proxy: addressOf(proxy) })
  expect(errorsOf(end)).toEqual([
    expect.stringMatching(
      /^The proxy 127\.0\.0\.1:\d+ blocked the connection to store\.example\.test:\d+ \(HTTP 403\)\. The export job is \S+\.\n.*no_proxy/s
    )
  ])
})

test('times out if a proxy does not respond', async () => {
  await using service = await startPrivateService({ host: HOST })
  using silent = await startRawServer()
  const end = await service.export({ https_proxy: `http://${silent.host}` }, '2s')
  expect(silent.sockets).not.toHaveLength(0)
  expect(errorsOf(end)).toEqual([expect.stringContaining('Timed out after 2.0 s')])
})

test('bypasses the proxy only for hosts in no_proxy', async () => {
  await using service = await startPrivateService({ host: HOST })
  await using proxy = await startProxy(USER)
  const env = { https_proxy: addressOf(proxy) }
  // Without the proxy, the export fails, because only the proxy can resolve this host name.
  const direct = await service.export({ ...env, no_proxy: `example.com,${HOST}` }, '1s')
  expect(direct.exitCode).toBe(1)
  expect(proxy.asked).toEqual([])
  expectExported(await service.export({ ...env, no_proxy: 'example.com' }))
  expect(proxy.asked).not.toEqual([])
})

test('never uses a proxy for loopback addresses', async () => {
  await using service = await startPrivateService()
  await using proxy = await startProxy(USER)
  expectExported(await service.export({ https_proxy: addressOf(proxy) }))
  expect(proxy.asked).toEqual([])
})

test('checks the certificate of the service even if requests go through a proxy', async () => {
  await using service = await startPrivateService({ host: 'another-name.example.test' })
  await using proxy = await startProxy(USER)
  const end = await service.export({ https_proxy: addressOf(proxy) })
  expect(errorsOf(end)).toEqual([expect.stringMatching(/certificate .*not trusted/s)])
  expect(startsOf(service.emulator)).toBe(0)
})

test.each([
  ['a link', 'https://2130706433', 'insecure-link'],
  ['a redirect from the store', 'https://[::ffff:127.0.0.1]', 'insecure-link']
])('if the API is public, rejects %s to the loopback address %s', async (how, origin, code) => {
  await using target = await startStore((_, response) => response.end())
  await using service = await startPrivateService({ host: HOST })
  await using proxy = await startProxy(USER)
  const to = `${origin}:${new URL(target.url).port}/docs.tar.gz`
  const body = { bundleUrl: to, expiresAt: '2099-01-01T00:00:00Z' }
  if (how === 'a link') service.emulator.fault({ on: 'bundle', kind: 'answer', status: 200, body })
  else {
    const headers = { location: to }
    service.emulator.fault({ on: 'download', kind: 'answer', status: 302, headers, times: Infinity })
  }
  const end = await service.export({ https_proxy: addressOf(proxy) })
  expect(errorsOf(end)).toEqual([
    expect.stringMatching(new RegExp(`not (?:used|allowed)[^]*errors\\.md#${code}`))
  ])
  expect(target.requests).toEqual([])
})
