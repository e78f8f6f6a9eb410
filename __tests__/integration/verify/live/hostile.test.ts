import { expect, jest, test } from '@jest/globals'
import { BOTH, NEW, page, setUp } from '../../../support/live-case.ts'
import { mdx, settings, words } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

test('leaves a page unchecked that the host answers with 429, and is not red for it', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second)
  site.setFront((_, response, path) => {
    if (!path.startsWith('/x')) return false
    response.writeHead(429, { 'retry-after': '1' }).end()
    return true
  })
  const { failure, outputs, result, live } = await docs.verify(site.url)
  expect(failure).toBeUndefined()
  expect(outputs['verified']).toBe('false')
  expect(result?.unchecked).toEqual([`${site.url}/x`])
  expect(live).toContain('/x html unchecked')
})

test.each([0, 1])(
  'does not call a page live that alternates between two versions, beginning with %j',
  async begin => {
    await using run = await setUp({ 'x.mdx': page('Xylophone', NEW) })
    const { docs, site, first, second, deploy } = run
    let requests = begin
    site.setFront((_, __, path) => {
      if (path === '/x') deploy(requests++ % 2 === 0 ? first : second, { pages: ['x'] })
      return false
    })
    const { outputs } = await docs.verify(site.url, { inputs: { wait: '2m' } })
    expect(outputs['verified']).toBe('false')
  }
)

test('shows hostile titles and paths as text', async () => {
  const title = '::error::<img src=x>[a](https://evil.example)\u001B[31m'
  await using run = await setUp({ 'x.mdx': mdx(JSON.stringify(title), words('hostile'), NEW) })
  const { summary, log } = await run.docs.verify(run.site.url)
  for (const text of [summary, log.text]) expect(text).not.toMatch(/<img|(?!\n)\p{Cc}|^::error/mu)
})

test('survives endless bodies and a sitemap with hostile entries', async () => {
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x', 'y', 'new']),
    'new.mdx': page('Novelty', NEW),
    'x.mdx': page('Xylophone', NEW)
  })
  const { docs, site, second, deploy } = run
  deploy(second)
  site.setFront((_, response, path) => {
    if (path === '/sitemap.xml') {
      const entry = '<url><loc>https://other.example/%zz</loc><lastmod>nonsense</lastmod></url>'
      response.writeHead(200, { 'content-type': 'application/xml' })
      response.end(`<urlset>${entry.repeat(60_000)}`)
      return true
    }
    if (path !== '/x') return false
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (response.write(Buffer.alloc(1_000_000, 'endless words '))) if (response.destroyed) return
    }
    response.on('drain', more)
    more()
    return true
  })
  const { found, live } = await docs.verify(site.url)
  expect(found).toEqual(['missing /x'])
  expect(live).toContain('/new html live')
})

test('ends requests whose bodies trickle for ever, and calls nothing live for them', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second)
  site.setFront((request, response, path) => {
    if (!path.startsWith('/x')) return false
    response.writeHead(200, { 'content-type': path === '/x' ? 'text/html' : 'text/markdown' })
    const timer = setInterval(() => response.write('word '), 20)
    request.socket.once('close', () => clearInterval(timer))
    return true
  })
  const { found, findings, live } = await docs.verify(site.url, { limits: { totalTimeoutMs: 400 } })
  expect(found).toEqual(['missing /x'])
  expect(findings[0]?.detail).toMatch(/^The transfer failed: .*had arrived/)
  expect(live).toContain('/x md unchecked')
  expect(live).toContain('/start html live')
})
