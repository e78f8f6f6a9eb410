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

test('GET / shows the connection, and the commands of the program that started it', async () => {
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

test('GET / loads nothing, forbids everything else by policy, and is not recorded', async () => {
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

test('GET / shows jobs with progress, result and links, and ?jobs the same list alone', async () => {
  await using emulator = await startEmulator({ agentJobs: { 'agent-1': { ends: 'pr', activeReads: 0 } } })
  const { jobId } = await exported(emulator, { domain: 'docs.example.com', version: 'v7' })
  emulator.failNextJob('no theme')
  await emulator.jobEnded(String((await clientOf(emulator).start()).json.jobId))
  await clientOf(emulator).agent('agent-1')
  const { statusId } = (await clientOf(emulator).call('POST', '/v1/project/update/project-1')).json
  await emulator.updateEnded(String(statusId))
  const document = await open(`${emulator.url}/`)
  expect(textsOf(document, '.jobs .status')).toEqual(['failed', 'completed', 'success', 'completed'])
  expect(textsOf(document, '.jobs .details')[0]).toMatch(/no theme$/)
  expect(textsOf(document, '.jobs .details')[1]).toBe(`${jobId} · 3 pages · version v7`)
  const fragment = await open(`${emulator.url}/?jobs`)
  expect(textsOf(fragment, '.jobs')).toEqual(textsOf(document, '.jobs'))

  const [site, pr] = [...document.querySelectorAll('.links a')].map(link => link.getAttribute('href'))
  expect(pr).toBe('https://github.com/example/docs/pull/42')
  expect((await open(site ?? '')).title).toBe('Sample documentation · docs.example.com')
})

test('the preview serves extensionless addresses, and 404.html outside of the site', async () => {
  await using emulator = await startEmulator()
  const { jobId } = await exported(emulator)
  const get = async (path: string) => await fetch(`${emulator.storeUrl}/preview/${jobId}/${path}`)
  for (const path of ['', 'index.html', 'guides/start', 'guides/start.html', 'guides/start.txt'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  for (const path of ['guides/nope', '..%2Fjob.json', '%2e%2e%2fjob.json', '..%5Cjob.json', '%zz']) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toContain('Page not found')
  }
  expect(emulator.requests.filter(({ part }) => part === 'store')).toEqual([])
})

test('GET / is also served at the prefix, and not to another host name', async () => {
  await using emulator = await startEmulator({ prefix: '/api' })
  const { origin, port } = new URL(emulator.url)
  for (const address of [origin, emulator.url, `${emulator.url}/`])
    expect((await open(address)).title).toBe('Documentation service emulator')
  const rebound = request({ host: '127.0.0.1', port, path: '/api/', headers: { host: 'attacker.example' } })
  const [response] = (await once(rebound.end(), 'response')) as [{ statusCode: number; resume: () => void }]
  response.resume()
  expect(response.statusCode).toBe(401)
})

test('GET / escapes everything that comes from clients and documents', async () => {
  await using docs = await folderOf({ 'index.mdx': '[x](/<img/onerror=1>)' })
  const hostile = `<img src=x onerror=alert(1)>"'&`
  await using emulator = await startEmulator({ docs: docs.path, key: `it's"<b>`, commit: { sha: hostile } })
  const { call } = clientOf({ url: emulator.url, key: emulator.key })
  const { statusId } = (await call('POST', `/v1/project/update/${encodeURIComponent(hostile)}`)).json
  await emulator.updateEnded(String(statusId))
  emulator.addAgentJob('odd', {
    answers: [{ id: hostile, status: hostile, prLink: `javascript:${hostile}` }]
  })
  emulator.failNextJob(hostile)
  for (let run = 0; run < 2; run += 1) {
    const { json } = await call('POST', '/v1/static-export/jobs', { domain: 'a.example', version: hostile })
    await emulator.jobEnded(String(json.jobId))
  }
  const document = await open(`${emulator.url}/`)
  expect([...document.querySelectorAll('img, b b, [onerror], a[href^="javascript:"]')]).toEqual([])
  expect(document.querySelector('.jobs')?.textContent).toContain(hostile)
  expect(textsOf(document, 'dd code')[1]).toBe(`it's"<b>`)
})
