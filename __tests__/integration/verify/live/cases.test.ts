import { expect, jest, test } from '@jest/globals'
import { BOTH, NEW, OLD, page, setUp } from '../../../support/live-case.ts'
import { mdx, settings, words } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

test('warns about old Markdown for a day, and then reports an error', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second, { channels: ['html'] })
  const young = await docs.verify(site.url)
  expect(young.failure).toBeUndefined()
  expect(young.outputs).toMatchObject({ verified: 'false', stale: '2' })
  expect(young.findings[0]?.detail).toMatch(/^Serves \w{7}, 2 h old, 1 merge ago, in Markdown\./)
  expect(young.live).toContain('/x md stale')
  expect(young.live).toContain('/x html live')
  docs.hours += 25
  expect((await docs.verify(site.url)).failure?.code).toBe('site-not-verified')
})

test('finds that all pages are old, with one annotation', async () => {
  await using run = await setUp(BOTH)
  const { failure, found, log, outputs } = await run.docs.verify(run.site.url)
  expect(found).toEqual(['stale /start', 'stale /x'])
  expect(outputs).toMatchObject({ verified: 'false', stale: '2', commit: run.first.sha })
  expect(failure?.message).toContain('0 of 2 changed pages are live. 2 are old: /start serves')
  expect(log.lines.filter(line => line.startsWith('warning'))).toEqual([])
})

test('reports findings as warnings with `fail: false`', async () => {
  await using run = await setUp(BOTH)
  const { failure, log } = await run.docs.verify(run.site.url, { inputs: { fail: 'false' } })
  expect(failure).toBeUndefined()
  expect(log.text).toContain('warning: ')
})

test('requests an old page again until it is live', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second, { pages: ['x'] })
  let requests = 0
  site.setFront((_, __, path) => {
    if (path === '/start' && ++requests === 3) deploy(second)
    return false
  })
  const { outputs, log, summary } = await docs.verify(site.url, { inputs: { wait: '10m' } })
  expect(outputs).toMatchObject({ verified: 'true', findings: '0' })
  expect(log.text).toContain('Not live yet: 1 page. Checking again in')
  expect(summary).toContain('live after')
})

test('calls pages pending while a build is running, and does not fail', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second, { pages: ['start'], status: 'in_progress' })
  const { failure, outputs, found, summary } = await docs.verify(site.url, { inputs: { wait: '5m' } })
  expect(failure).toBeUndefined()
  expect(found).toEqual(['pending /x'])
  expect(outputs).toMatchObject({ verified: 'false', pending: '1', stale: '0' })
  expect(summary).toContain('1 is pending: /x')
})

test.each<[string, number, Record<string, string>]>([
  ['HTTP 401', 401, {}],
  ['a redirect to a sign-in page of the site', 302, { location: '/login?next=1' }]
])('reports a sign-in once, and waits for nothing: %s', async (_, status, headers) => {
  await using run = await setUp(BOTH)
  run.site.setFront((_request, response) => {
    response.writeHead(status, headers).end()
    return true
  })
  const { found, log, outputs } = await run.docs.verify(run.site.url, { inputs: { wait: '10m' } })
  expect(found).toEqual(['login /start'])
  expect(outputs['verified']).toBe('false')
  expect(log.text).not.toContain('Checking again')
})

test('tells another site from an old one', async () => {
  await using run = await setUp(BOTH)
  run.site.setFront((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<h1>Parked</h1><p>${words('parked', 200)}</p>`)
    return true
  })
  const { found, findings, outputs } = await run.docs.verify(run.site.url)
  expect(found).toEqual(['different /start'])
  expect(findings[0]?.detail).toContain('No page that was compared has the text of these sources.')
  expect(outputs['verified']).toBe('false')
})

test.each([
  ['/x', 'text/html', 'html'],
  ['/x.md', 'text/markdown', 'md']
])('does not call a page live whose text a proxy rewrites at %s', async (rewritten, type, channel) => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second)
  const { url } = site
  site.setFront(async (request, response, path) => {
    if (path !== rewritten || request.headers['x-inner'] === '1') return false
    const inner = await fetch(url + path, { headers: { 'x-inner': '1' } })
    const text = (await inner.text())
      .replaceAll(/Xylophone\d+/g, 'translated')
      .replaceAll(NEW, 'Autre chose ici.')
    response.writeHead(200, { 'content-type': type }).end(text)
    return true
  })
  const { live, found, findings, outputs } = await docs.verify(site.url)
  expect(found).toEqual(['different /x'])
  expect(findings[0]?.advice).toContain('that no proxy rewrites its text')
  expect(outputs['verified']).toBe('false')
  expect(live.filter(line => line.startsWith('/x '))).toEqual(
    ['html', 'md'].map(each => `/x ${each} ${each === channel ? 'different' : 'live'}`)
  )
})

test('is not disturbed by the protection of e-mail addresses', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone', NEW, 'Write to help@example.com today.') })
  const { docs, site, second, deploy } = run
  deploy(second)
  const { url } = site
  site.setFront(async (request, response, path) => {
    if (path !== '/x' || request.headers['x-inner'] === '1') return false
    const inner = await fetch(url + path, { headers: { 'x-inner': '1' } })
    const protectedLink = '<a class="__cf_email__" data-cfemail="00">[email&#160;protected]</a>'
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end((await inner.text()).replaceAll('help@example.com', protectedLink))
    return true
  })
  expect((await docs.verify(site.url)).outputs).toMatchObject({ verified: 'true' })
})

test('finds an old image at a new page, and a new image that is missing', async () => {
  await using run = await setUp(
    { 'x.mdx': page('Xylophone', '![A diagram](/images/b.png)'), 'images/b.png': 'new' },
    { 'x.mdx': page('Xylophone', '![A diagram](/images/a.png)'), 'images/a.png': 'old' }
  )
  const { docs, site, second, deploy } = run
  const old = await docs.verify(site.url)
  expect(old.found).toEqual(['missing images/b.png', 'stale /x'])
  expect(old.live).toEqual(['/x html stale', '/x md stale'])
  deploy(second)
  expect((await docs.verify(site.url)).outputs).toMatchObject({ verified: 'true' })
})

test('reports a removed page that is still served', async () => {
  await using run = await setUp({ 'docs.json': settings(['index', 'start', 'x']), 'y.mdx': null })
  const { docs, site, second, deploy } = run
  const { found, findings, live, failure } = await docs.verify(site.url)
  expect(found).toEqual(['not-removed /y'])
  // A removed page cannot be changed again.
  expect(findings[0]?.advice).toMatch(/^Commit another change of docs\.json, which rebuilds all pages\./)
  expect(live).toEqual(['/y html not-removed', '/y md not-removed'])
  expect(failure?.message).toContain('1 is removed and still served: /y')
  deploy(second)
  expect((await docs.verify(site.url)).outputs).toMatchObject({ verified: 'true' })
})

test('counts a change that no text can show, and is verified', async () => {
  await using run = await setUp({
    'x.mdx': mdx('Xylophone', words('Xylophone'), OLD).replace('---\n\n', 'keywords: [a]\n---\n\n')
  })
  const { docs, site } = run
  const { outputs, found, summary } = await docs.verify(site.url)
  expect(found).toEqual([])
  expect(outputs).toMatchObject({ verified: 'true', undecided: '1' })
  expect(summary).toContain('1 has a change that no text shows')
})

test('says that `timeout` cuts `wait`', async () => {
  await using run = await setUp(BOTH)
  run.deploy(run.second)
  const { log } = await run.docs.verify(run.site.url, { inputs: { wait: '20m', timeout: '10m' } })
  expect(log.text).toContain('notice: `wait` is cut to 9 min, because `timeout` is 10 min.')
})

test('asks until everything is live with `--watch`', async () => {
  await using run = await setUp(BOTH)
  const { log } = await run.docs.verify(run.site.url, { inputs: { timeout: '10m' }, switches: ['--watch'] })
  expect(log.lines.filter(line => line.includes('Checking again')).length).toBeGreaterThan(5)
})

test('needs at most 60 requests for 20 changed pages', async () => {
  const names = Array.from({ length: 20 }, (_, each) => `page${each}`)
  const all = (text: string) => Object.fromEntries(names.map(name => [`${name}.mdx`, page(name, text)]))
  await using run = await setUp(all(NEW), { ...all(OLD), 'docs.json': settings(['index', ...names]) })
  run.deploy(run.second)
  const { outputs } = await run.docs.verify(run.site.url)
  expect(outputs).toMatchObject({ verified: 'true', checked: '40' })
  expect(run.site.requests.length).toBeLessThanOrEqual(60)
})

test('does not judge pages that only some readers get', async () => {
  const grouped = (text: string) => page('Xylophone', text).replace('---\n\n', 'groups: [staff]\n---\n\n')
  await using run = await setUp(
    { 'x.mdx': grouped(NEW), 'y.mdx': page('Yellow', NEW) },
    { 'x.mdx': grouped(OLD) }
  )
  run.deploy(run.second)
  run.site.setFront((_, response, path) => {
    if (!path.startsWith('/x')) return false
    response.writeHead(307, { location: '/login' }).end()
    return true
  })
  const { outputs, live } = await run.docs.verify(run.site.url)
  expect(outputs['verified']).toBe('true')
  expect(live).toEqual(['/y html live', '/y md live'])
})

test('calls an added page pending while a build is running and the menu does not show it yet', async () => {
  await using run = await setUp({
    'docs.json': settings(['index', 'start', 'x', 'y', 'new']),
    'new.mdx': page('Novelty', NEW)
  })
  const { docs, site, second, deploy } = run
  deploy(second, { pages: ['new'], status: 'in_progress' })
  const { failure, found, outputs } = await docs.verify(site.url)
  expect(failure).toBeUndefined()
  expect(found).toEqual(['pending /new'])
  expect(outputs).toMatchObject({ verified: 'false', pending: '1', missing: '0' })
})
