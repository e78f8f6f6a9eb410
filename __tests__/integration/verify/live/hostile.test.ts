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

test('says that a site cannot be reached, once and not as a difference', async () => {
  await using run = await setUp(BOTH)
  const { url } = run.site
  await run.site[Symbol.asyncDispose]()
  const { failure, found, findings, outputs, summary } = await run.docs.verify(url)
  expect(found).toEqual(['missing /start'])
  expect(findings[0]).toMatchObject({
    count: 2,
    advice: expect.stringMatching(/^Check `site-url` and DNS/)
  })
  expect(failure?.message).toContain('could not be reached')
  expect(summary).toContain('The site could not be reached')
  for (const text of [failure?.message, summary]) expect(text).not.toContain('differs from')
  expect(outputs).toMatchObject({ verified: 'false', missing: '2' })
})

test('reads a sitemap of 10 MB', async () => {
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x', 'y', 'new']),
    'new.mdx': page('Novelty', NEW)
  })
  const { docs, site, second, deploy } = run
  deploy(second)
  const front = (last: string) =>
    site.setFront((_, response, path) => {
      if (path !== '/sitemap.xml') return false
      response.writeHead(200, { 'content-type': 'application/xml' })
      const entries = ['index', 'start', 'x', 'y'].map(name => `<url><loc>${site.url}/${name}</loc></url>`)
      response.write(`<urlset>${entries.join('')}`)
      for (let part = 0; part < 40; part++) response.write('<url><loc>/a</loc></url>'.repeat(10_000))
      response.end(`${last}</urlset>`)
      return true
    })
  front(`<url><loc>${site.url}/new</loc></url>`)
  expect((await docs.verify(site.url)).outputs['verified']).toBe('true')
  front('')
  expect((await docs.verify(site.url)).found).toEqual(['missing /new'])
})
