import { expect, jest, test } from '@jest/globals'
import { NEW, OLD, page, setUp } from '../../../support/live-case.ts'
import { mdx, settings, words } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

test('does not take a redirect to the landing page for an added page, nor for a removed one', async () => {
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x', 'new']),
    'new.mdx': page('Novelty', NEW),
    'y.mdx': null
  })
  const { docs, site, first, second, deploy } = run
  deploy(first, { pages: ['y'] })
  const early = await docs.verify(site.url)
  // The page itself, the sitemap, and the menu of the start page.
  expect(early.found).toEqual(['missing /new', 'missing /new', 'missing /new', 'not-removed /y'])
  expect(early.findings[0]?.detail).toMatch(/^The address redirects to http.*\/\./)
  deploy(second)
  const late = await docs.verify(site.url)
  expect(late.found).toEqual([])
  expect(late.outputs).toMatchObject({ verified: 'true' })
  expect(late.live).toContain('/new md live')
})

test('accepts a page that answers 200 for every address instead of a removed one', async () => {
  await using run = await setUp({ 'docs.json': settings(['index', 'start', 'x']), 'y.mdx': null })
  run.deploy(run.second)
  run.site.setFront((_, response, path) => {
    if (!path.startsWith('/y')) return false
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<h1>Not found</h1><p>${words('other', 60)}</p>`)
    return true
  })
  const { found, outputs } = await run.docs.verify(run.site.url)
  expect(found).toEqual([])
  expect(outputs['verified']).toBe('true')
})

test('checks the redirects of the change', async () => {
  const redirects = [
    { source: '/y', destination: '/x' },
    { source: '/out', destination: 'https://example.com/elsewhere' }
  ]
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x'], { redirects }),
    'y.mdx': null
  })
  const { docs, site, second, deploy } = run
  expect((await docs.verify(site.url)).found.sort()).toEqual([
    'not-removed /y',
    'redirect /out',
    'redirect /y'
  ])
  deploy(second)
  expect((await docs.verify(site.url)).found).toEqual([])
})

test('accepts redirect pages of static hosts, and a sitemap with addresses of another form', async () => {
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x', 'new'], {
      redirects: [{ source: '/y', destination: '/x' }]
    }),
    'new.mdx': page('Novelty', NEW),
    'y.mdx': null
  })
  run.deploy(run.second)
  run.site.setFront((_, response, path) => {
    if (path !== '/y' && path !== '/sitemap.xml') return false
    const refresh = '<meta http-equiv="refresh" content="0; url=/x">'
    const sitemap = '<urlset><url><loc>https://other.example/base/x</loc></url></urlset>'
    const type = path === '/y' ? 'text/html' : 'application/xml'
    response.writeHead(200, { 'content-type': type }).end(path === '/y' ? refresh : sitemap)
    return true
  })
  const { found, outputs } = await run.docs.verify(run.site.url)
  expect(found).toEqual([])
  expect(outputs['verified']).toBe('true')
})

test('reports an added page that the sitemap does not list', async () => {
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x', 'y', 'new']),
    'new.mdx': page('Novelty', NEW)
  })
  run.deploy(run.second)
  const { url } = run.site
  run.site.setFront(async (request, response, path) => {
    if (path !== '/sitemap.xml' || request.headers['x-inner'] === '1') return false
    const inner = await fetch(url + path, { headers: { 'x-inner': '1' } })
    const text = (await inner.text()).replace(/<url>\s*<loc>[^<]*\/new<[^]*?<\/url>/, '')
    response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
    return true
  })
  const { findings } = await run.docs.verify(run.site.url)
  expect(findings.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    'missing The added page is not in the sitemap.'
  ])
})

test('waits until the menu of the start page shows an added page, and reports one that it never shows', async () => {
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x', 'y', 'new']),
    'new.mdx': page('Novelty', NEW)
  })
  const { docs, site, second, deploy } = run
  deploy(second, { pages: ['new', 'start', 'x', 'y'] })
  const never = await docs.verify(site.url)
  expect(never.findings.map(({ kind, path, detail }) => `${kind} ${path}: ${detail}`)).toEqual([
    'missing /new: The navigation of the start page does not show the added page.'
  ])
  expect(never.outputs['verified']).toBe('false')
  expect(never.live).toEqual(['/new html live', '/new md live'])
  let requests = 0
  site.setFront((_, __, path) => {
    if (path === '/' && ++requests === 2) deploy(second)
    return false
  })
  const later = await docs.verify(site.url, { inputs: { wait: '10m' } })
  expect(later.outputs).toMatchObject({ verified: 'true', findings: '0' })
  expect(requests).toBe(2)
})

test('says nothing about a menu without the version of the added page, nor about one in another form', async () => {
  const versions = (...pages: string[]) =>
    JSON.stringify({
      name: 'Acme',
      navigation: {
        versions: [
          { version: '2', pages: ['index', 'start', 'x', 'y'] },
          { version: '1', pages: ['one/start', ...pages] }
        ]
      }
    })
  await using run = await setUp(
    { 'docs.json': versions('one/new'), 'one/new.mdx': page('Novelty', NEW) },
    { 'docs.json': versions(), 'one/start.mdx': page('First', OLD) }
  )
  const { docs, site, second, deploy } = run
  deploy(second)
  const menu = async (change: (html: string) => string) => {
    site.setFront(async (request, response, path) => {
      if (path !== '/' || request.headers['x-inner'] === '1') return false
      const inner = await fetch(site.url, { headers: { 'x-inner': '1' } })
      response.writeHead(200, { 'content-type': 'text/html' }).end(change(await inner.text()))
      return true
    })
    return await docs.verify(site.url)
  }
  const quote = (text: string) => JSON.stringify(text).slice(1, -1)
  const lost = (html: string) =>
    joined(html).replaceAll(quote('"href":"/one/new"'), quote('"href":"/one/gone"'))
  expect((await menu(lost)).found).toEqual(['missing /one/new'])
  const ofOther = (html: string) =>
    lost(html).replaceAll(quote('"href":"/one/start"'), quote('"href":"/two"'))
  expect((await menu(ofOther)).found).toEqual([])
  const unknown = (html: string) => lost(html).replaceAll('docsNavWithMetadata', 'docsNavV2')
  expect((await menu(unknown)).found).toEqual([])
  expect((await menu(() => '<h1>Welcome</h1>')).found).toEqual([])
})

const SHORT_TEXT_IS_MISSING = 'The address answers with another text than that of the added page.'

const ADDED = { 'docs.json': settings(['index', 'start', 'x', 'y', 'new']), 'new.mdx': page('Novelty', NEW) }

test.each([
  [404, 'text/html', 'As Markdown: HTTP 404 instead of 200.'],
  [200, 'text/html', 'As Markdown: Content-Type is text/html.'],
  [200, 'text/plain', SHORT_TEXT_IS_MISSING]
])('warns that an added page has no Markdown if its address answers %i, %s', async (status, type, detail) => {
  await using run = await setUp({ ...ADDED, 'new.mdx': mdx('Novelty', NEW), 'x.mdx': page('Xylophone', NEW) })
  const { docs, site, second, deploy } = run
  deploy(second)
  site.setFront((_, response, path) => {
    if (path !== '/new.md') return false
    response.writeHead(status, { 'content-type': type }).end('404: this page could not be found here')
    return true
  })
  const young = await docs.verify(site.url)
  expect(young.failure).toBeUndefined()
  expect(
    young.findings.map(each => `${each.kind} ${each.address.slice(site.url.length)} ${each.detail}`)
  ).toEqual([`missing /new.md ${detail}`])
  expect(young.outputs['verified']).toBe('false')
  docs.hours += 25
  expect((await docs.verify(site.url)).failure?.code).toBe('site-not-verified')
})

test('judges pages by their HTML alone if the site serves no Markdown', async () => {
  await using run = await setUp({ ...ADDED, 'x.mdx': page('Xylophone', NEW) })
  const { docs, site, second, deploy } = run
  deploy(second)
  site.setFront((_, response, path) => {
    if (!path.endsWith('.md')) return false
    response.writeHead(404).end()
    return true
  })
  const { live, outputs } = await docs.verify(site.url)
  expect(live).toEqual(['/new html live', '/x html live'])
  expect(outputs).toMatchObject({ verified: 'true', findings: '0' })
})

test.each([
  ['missing', mdx('Novelty', NEW), SHORT_TEXT_IS_MISSING],
  [
    'different',
    page('Novelty', NEW),
    'The page in HTML has little of the text that all versions of the sources share'
  ]
])('reports as %s a landing page with status 200 instead of an added page', async (kind, text, detail) => {
  await using run = await setUp({ ...ADDED, 'new.mdx': text, 'x.mdx': page('Xylophone', NEW) })
  const { docs, site, second, deploy } = run
  deploy(second)
  site.setFront((_, response, path) => {
    if (path !== '/new') return false
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<h1>Welcome</h1><p>${words('landing', 60)}</p>`)
    return true
  })
  const { found, findings, failure } = await docs.verify(site.url)
  expect(found).toEqual([`${kind} /new`])
  expect(findings[0]?.detail).toContain(detail)
  expect(failure?.code).toBe('site-not-verified')
})

/** Joins the scripts with the data for the client, whose texts end anywhere. */
function joined(html: string): string {
  return html.replaceAll('"])</script><script>self.__next_f.push([1,"', '')
}
