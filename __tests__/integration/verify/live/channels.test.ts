import { expect, jest, test } from '@jest/globals'
import { BOTH, NEW, OLD, page, setUp } from '../../../support/live-case.ts'
import { settings } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

test('does not call a changed page live whose Markdown is gone while another page has some', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second)
  site.setFront((_, response, path) => {
    if (path !== '/x.md') return false
    response.writeHead(404).end()
    return true
  })
  const { found, findings, failure, outputs, live } = await docs.verify(site.url)
  expect(found).toEqual(['undecided /x'])
  expect(findings[0]?.detail).toBe(
    'It cannot be told in Markdown whether the change is live: HTTP 404 instead of 200, but other pages have Markdown.'
  )
  expect(failure).toBeUndefined()
  expect(outputs['verified']).toBe('false')
  expect(live).toContain('/x html live')
})

test('reads Markdown that is served as a file to download', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second)
  const { url } = site
  let channels: { text: string } | undefined = { text: OLD }
  site.setFront(async (request, response, path) => {
    if (path !== '/x.md' || request.headers['x-inner'] === '1') return false
    const text = await (await fetch(url + path, { headers: { 'x-inner': '1' } })).text()
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    response.end(channels === undefined ? text : text.replaceAll(NEW, channels.text))
    return true
  })
  expect((await docs.verify(site.url)).found).toEqual(['stale /x'])
  channels = undefined
  expect((await docs.verify(site.url)).outputs['verified']).toBe('true')
})

const IMAGE = '![A diagram](/images/a.png)'

const WITH_IMAGE = { 'x.mdx': page('Xylophone', NEW, IMAGE), 'images/a.png': 'image' }

test.each([
  ['/x', 'is the only address', {}],
  ['/x.md', 'is the only address', {}],
  ['/x', 'has a new image', WITH_IMAGE],
  ['/x.md', 'has a new image', WITH_IMAGE]
])('finds that %s is new and old in turn, if it %s', async (alternating, _, more) => {
  await using run = await setUp({ 'x.mdx': page('Xylophone', NEW), ...more })
  const { docs, site, second, deploy } = run
  deploy(second)
  const { url } = site
  let requests = 0
  site.setFront(async (request, response, path) => {
    if (path !== alternating || request.headers['x-inner'] === '1') return false
    requests += 1
    if (requests % 2 === 1) return false
    const inner = await fetch(url + path, { headers: { 'x-inner': '1' } })
    const text = (await inner.text()).replaceAll(NEW, OLD)
    response.writeHead(200, { 'content-type': inner.headers.get('content-type') ?? '' }).end(text)
    return true
  })
  const { found, outputs } = await docs.verify(site.url)
  expect(found).toEqual(['stale /x'])
  expect(outputs['verified']).toBe('false')
})

test('requests the Markdown of many changed pages twice, too', async () => {
  const names = Array.from({ length: 24 }, (_, each) => `page${each}`)
  const all = (text: string) => Object.fromEntries(names.map(name => [`${name}.mdx`, page(name, text)]))
  await using run = await setUp(all(NEW), { ...all(OLD), 'docs.json': settings(['index', ...names]) })
  const { docs, site, first, second, deploy } = run
  deploy(second)
  let requests = 0
  site.setFront((_, __, path) => {
    if (path === '/page23.md' && ++requests === 2) deploy(first, { pages: ['page23'], channels: ['md'] })
    return false
  })
  expect((await docs.verify(site.url)).found).toEqual(['stale /page23'])
})

const api = (description: string) =>
  JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Users', version: '1' },
    paths: {
      '/u': { get: { summary: 'List users', description, responses: { 200: { description: 'ok' } } } }
    }
  })

test('does not call a generated page missing, because its address is the choice of the service', async () => {
  const navigation = {
    groups: [
      { group: 'API', openapi: 'openapi.json' },
      { group: 'All', pages: ['index'] }
    ]
  }
  const docsJson = JSON.stringify({ name: 'Acme', navigation })
  await using run = await setUp(
    { 'openapi.json': api(NEW) },
    { 'docs.json': docsJson, 'openapi.json': api(OLD) },
    { unknown: 'not-found' }
  )
  const { docs, site, second, deploy } = run
  deploy(second)
  const { failure, findings, outputs } = await docs.verify(site.url)
  expect(findings.map(({ kind, detail }) => [kind, detail])).toEqual([
    [
      'undecided',
      'It cannot be told in HTML whether the change is live: HTTP 404 instead of 200, but the service chooses the address of a generated page.'
    ]
  ])
  expect(failure).toBeUndefined()
  expect(outputs).toMatchObject({ verified: 'false', missing: '0' })
})
