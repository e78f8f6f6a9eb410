import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, exported, folderOf } from '../../support/emulator-client.ts'
import { parseHtml, textsOf } from '../../support/html.ts'

async function open(address: string) {
  const response = await fetch(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  return parseHtml(await response.text())
}

test('GET / shows the connection settings and the commands from the option `commands`', async () => {
  const commands = () => ({
    servers: { bucket: 's3://site' },
    variables: "export A='<b>'",
    commands: ['npx github:acme/exports export --domain docs.example.com']
  })
  await using emulator = await startEmulator({ key: 'emu_secret', commands })
  const document = await open(`${emulator.url}/`)
  expect(textsOf(document, 'dd code')).toEqual([emulator.url, 'emu_secret', emulator.storeUrl, 's3://site'])
  const shown = ["export A='<b>'", 'npx github:acme/exports export --domain docs.example.com']
  expect(textsOf(document, '.command pre')).toEqual(shown)
  const copied = [...document.querySelectorAll('.command .copy')].map(each => each.getAttribute('data-copy'))
  expect(copied).toEqual(shown)
})

test('GET / is not recorded, and returns a page that neither loads nor permits external resources', async () => {
  await using emulator = await startEmulator()
  for (let view = 0; view < 3; view += 1) {
    const response = await fetch(`${emulator.url}/`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    const document = parseHtml(await response.text())
    expect([...document.querySelectorAll('[src], link[href]:not([href^="data:"])')]).toEqual([])
  }
  expect(emulator.requests).toEqual([])
  expect((await clientOf(emulator).status('x')).status).toBe(404)
})

test('GET / shows jobs with their results, and GET /?jobs returns only the list of jobs', async () => {
  await using emulator = await startEmulator()
  const { jobId } = await exported(emulator, { domain: 'docs.example.com', version: 'v7' })
  const { agent, call } = clientOf(emulator)
  for (let read = 0; read < 2; read += 1) await agent('pr')
  const { statusId } = (await call('POST', '/v1/project/update/project-1')).json
  await emulator.updateEnded(String(statusId))
  const document = await open(`${emulator.url}/`)
  expect(textsOf(document, '.jobs .status')).toEqual([
    ...['completed', 'success', 'active', 'active', 'active', 'completed']
  ])
  const shown = textsOf(document, '.jobs li')
  expect(shown[0]).toContain(`${jobId} completed docs.example.com, pages: 3`)
  expect(shown.at(-1)).toContain('https://github.com/example/docs/pull/42')
  const fragment = await open(`${emulator.url}/?jobs`)
  expect(textsOf(fragment, '.jobs')).toEqual(textsOf(document, '.jobs'))
})

test('the home page is also available at the path in `prefix`, but not for requests with another host name', async () => {
  await using emulator = await startEmulator({ prefix: '/api' })
  const { origin, port } = new URL(emulator.url)
  for (const address of [origin, emulator.url, `${emulator.url}/`])
    expect((await open(address)).title).toBe('Documentation service emulator')
  const rebound = request({ host: '127.0.0.1', port, path: '/api/', headers: { host: 'attacker.example' } })
  const [response] = (await once(rebound.end(), 'response')) as [{ statusCode: number; resume: () => void }]
  response.resume()
  expect(response.statusCode).toBe(401)
})

test('GET / escapes all text from clients and documents', async () => {
  await using docs = await folderOf({ 'index.mdx': '[x](/<img/onerror=1>)' })
  const hostile = `<img src=x onerror=alert(1)>"'&`
  await using emulator = await startEmulator({ docs: docs.path, key: `it's"<b>`, commit: { sha: hostile } })
  const { call } = clientOf({ url: emulator.url, key: emulator.key })
  const { statusId } = (await call('POST', `/v1/project/update/${encodeURIComponent(hostile)}`)).json
  await emulator.updateEnded(String(statusId))
  const { json } = await call('POST', '/v1/static-export/jobs', { domain: 'a.example', version: hostile })
  await emulator.jobEnded(String(json.jobId))
  const document = await open(`${emulator.url}/`)
  expect([...document.querySelectorAll('img, b b, [onerror]')]).toEqual([])
  expect(document.querySelector('.jobs')?.textContent).toContain(hostile)
  expect(textsOf(document, 'dd code')[1]).toBe(`it's"<b>`)
})
