import { expect, jest, test } from '@jest/globals'
import { startHosting } from '../../../servers/hosting/hosting.ts'
import { LiveDocs, mdx, settings, words } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

const page = (name: string, ...paragraphs: string[]) => mdx(name, words(name), ...paragraphs)
const OLD = 'The first version says that plain requests are fine.'
const NEW = 'The second edition recommends signed requests only.'
const THIRD = 'A third revision wants mutual certificates everywhere.'

type Commit = LiveDocs['commits'][number]
type Changes = Parameters<LiveDocs['commit']>[0]

/** A repository with two commits, and a site. Each commit is an hour after the one before. */
async function setUp(changes: Changes, before: Record<string, string> = {}, options = {}) {
  const docs = await LiveDocs.create()
  const first = await docs.commit({
    'docs.json': settings(['index', 'start', 'x', 'y']),
    'index.mdx': page('Home'),
    'start.mdx': page('Start', OLD),
    'x.mdx': page('Xylophone', OLD),
    'y.mdx': page('Yellow', OLD),
    ...before
  })
  const second = await docs.commit(changes)
  const site = await startHosting(options)
  const deploy = ({ docs: files, time }: Commit, more: object = {}) =>
    site.deploy({ docs: files, at: new Date(time.getTime() + 60_000), ...more })
  deploy(first)
  return {
    ...{ docs, site, first, second, deploy },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await docs[Symbol.asyncDispose]()
    }
  }
}

const BOTH = { 'start.mdx': page('Start', NEW), 'x.mdx': page('Xylophone', NEW) }

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

test('reports a sign-in once, and waits for nothing', async () => {
  await using run = await setUp(BOTH)
  run.site.setFront((_, response) => {
    response.writeHead(401).end()
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

test('does not call a page live whose text a proxy rewrites', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  deploy(second)
  const { url } = site
  site.setFront(async (request, response, path) => {
    if (path !== '/x' || request.headers['x-inner'] === '1') return false
    const inner = await fetch(url + path, { headers: { 'x-inner': '1' } })
    const text = (await inner.text())
      .replaceAll(/Xylophone\d+/g, 'translated')
      .replaceAll(NEW, 'Autre chose ici.')
    response.writeHead(200, { 'content-type': 'text/html' }).end(text)
    return true
  })
  const { live, found } = await docs.verify(site.url)
  expect(found).toEqual(['different /x'])
  expect(live).toContain('/x html different')
  expect(live).toContain('/x md live')
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
  deploy(second)
  expect((await docs.verify(site.url)).outputs).toMatchObject({ verified: 'true' })
})

test('reports a removed page that is still served', async () => {
  await using run = await setUp({ 'docs.json': settings(['index', 'start', 'x']), 'y.mdx': null })
  const { docs, site, second, deploy } = run
  const { found, live, failure } = await docs.verify(site.url)
  expect(found).toEqual(['not-removed /y'])
  expect(live).toContain('/y html not-removed')
  expect(failure?.message).toContain('1 is removed and still served: /y')
  deploy(second)
  expect((await docs.verify(site.url)).outputs).toMatchObject({ verified: 'true' })
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

test('looks at the versions between, so that a rewrite without its fix is old', async () => {
  const rewrite = words('rewritten', 30)
  await using run = await setUp({ 'x.mdx': page('Xylophone', rewrite, 'Set the limit to 20 minutes.') })
  const { docs, site, first, second, deploy } = run
  await docs.commit({ 'x.mdx': page('Xylophone', rewrite, 'Set the limit to 30 minutes.') })
  deploy(second)
  const { found, result } = await docs.verify(site.url, { inputs: { since: first.sha } })
  expect(found).toEqual(['stale /x'])
  expect(result?.live[0]?.servedCommit).toBe(second.sha)
})

test('names a version from before `since`', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone', NEW) })
  const { docs, site, first, second } = run
  await docs.commit({ 'x.mdx': page('Xylophone', THIRD) })
  const { findings, result } = await docs.verify(site.url, { inputs: { since: second.sha } })
  expect(findings[0]?.detail).toMatch(new RegExp(`^Serves ${first.sha.slice(0, 7)}, 3 h old, 2 merges ago`))
  expect(result?.live.map(({ servedCommit }) => servedCommit)).toEqual([first.sha, first.sha])
})

test('follows a snippet that changes, and the page that includes it', async () => {
  const including = (text: string) =>
    mdx('Including', "import Part from '/snippets/part.mdx'", words('around'), '<Part />', text)
  await using run = await setUp(
    { 'snippets/part.mdx': NEW },
    { 'x.mdx': including('The end.'), 'snippets/part.mdx': OLD }
  )
  const { docs, site, second, deploy } = run
  expect((await docs.verify(site.url)).found).toEqual(['stale /x'])
  deploy(second)
  expect((await docs.verify(site.url)).outputs['verified']).toBe('true')
})

test('follows a documentation folder that moved', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, first, second, deploy } = run
  docs.git('mv', 'docs', 'manual')
  docs.git('commit', '-qm', 'Move')
  docs.hours += 1
  const inputs = { 'docs-path': 'manual', since: first.sha }
  expect((await docs.verify(site.url, { inputs })).found).toEqual(['stale /start', 'stale /x'])
  deploy(second)
  const { found, outputs } = await docs.verify(site.url, { inputs })
  expect(found).toEqual([])
  expect(outputs['verified']).toBe('true')
})

test('goes on if docs.json cannot be parsed at one commit', async () => {
  await using run = await setUp({ ...BOTH, 'docs.json': '{ broken' })
  const { docs, site, first, deploy } = run
  const third = await docs.commit({
    'docs.json': first.docs['docs.json'] ?? '',
    'y.mdx': page('Yellow', NEW)
  })
  const inputs = { since: first.sha }
  expect((await docs.verify(site.url, { inputs })).found).toEqual(['stale /start', 'stale /x', 'stale /y'])
  deploy(third)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})

test('says that docs.json cannot be read at the checkout', async () => {
  await using run = await setUp({ ...BOTH, 'docs.json': '{ broken' })
  const { found, log } = await run.docs.verify(run.site.url)
  expect(found).toEqual(['stale /start', 'stale /x'])
  expect(log.text).toContain('warning: docs.json cannot be read at the checked-out commit')
})

test('compares a sample with its history if nothing changed', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  const inputs = { since: 'none' }
  const old = await docs.verify(site.url, { inputs })
  expect(old.found).toEqual(['stale /start', 'stale /x'])
  expect(old.live).toContain('/y html live')
  deploy(second)
  const now = await docs.verify(site.url, { inputs })
  expect(now.outputs).toMatchObject({ verified: 'true', checked: '8' })
  const head = await docs.verify(site.url, { inputs: { since: 'HEAD' } })
  expect(head.log.text).toContain('Nothing changed: comparing a sample of 4 pages')
  expect(head.outputs).toMatchObject({ verified: 'true' })
})

test('finds in a sample that a removed sentence is still served', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone') })
  const { found } = await run.docs.verify(run.site.url, { inputs: { since: 'none' } })
  expect(found).toEqual(['stale /x'])
})

test('finds a removed sentence also on the last pages of a large sample', async () => {
  const names = Array.from({ length: 60 }, (_, each) => `page${each}`)
  const all = (...more: string[]) =>
    Object.fromEntries(names.map(name => [`${name}.mdx`, page(name, ...more)]))
  await using run = await setUp(all(), { ...all(OLD), 'docs.json': settings(['index', ...names]) })
  const { docs, site, deploy } = run
  for (const hour of [1, 2, 3]) await docs.commit({ 'x.mdx': page('Xylophone', `Revision ${hour} of this.`) })
  const last = docs.commits.at(-1) as Commit
  const old = ['page7', 'page57', 'page58']
  deploy(last, { pages: ['index', 'start', 'x', 'y', ...names].filter(name => !old.includes(name)) })
  const inputs = { since: 'none', sample: 'all' }
  const { found, live } = await docs.verify(site.url, { inputs })
  expect(found).toEqual(['stale /page7', 'stale /page57', 'stale /page58'])
  expect(live.filter(line => line.endsWith(' live'))).toHaveLength(2 * (64 - old.length))
  deploy(last)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})

test('checks redirects and images of a sample', async () => {
  await using run = await setUp(
    { 'start.mdx': page('Start', NEW) },
    {
      'docs.json': settings(['index', 'start', 'x', 'y'], {
        redirects: [
          { source: '/z', destination: '/x' },
          { source: '/z/:slug', destination: '/x' },
          { source: '/y', destination: '/x' }
        ]
      }),
      'x.mdx': page('Xylophone', '![A diagram](/images/a.png)'),
      'images/a.png': 'image',
      'images/unused.png': 'image'
    }
  )
  const { docs, site, second, deploy } = run
  deploy(second)
  const inputs = { since: 'none' }
  const right = await docs.verify(site.url, { inputs })
  expect(right.outputs).toMatchObject({ verified: 'true', checked: '10' })
  site.setFront((_, response, path) => {
    if (!['/z', '/images/a.png'].includes(path)) return false
    response.writeHead(404).end()
    return true
  })
  const { found, outputs } = await docs.verify(site.url, { inputs })
  expect(found).toEqual(['missing images/a.png', 'redirect /z'])
  expect(outputs['verified']).toBe('false')
})

test('continues from the merge base after a force push', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, first, second } = run
  docs.git('checkout', '-q', '--detach')
  docs.git('reset', '-q', '--hard', first.sha)
  await docs.commit({ 'y.mdx': page('Yellow', THIRD) })
  const { found, log } = await docs.verify(site.url, { inputs: { since: second.sha } })
  expect(log.text).toContain(`Looking at the changes since ${first.sha.slice(0, 7)}`)
  expect(found).toContain('stale /y')
})

test('refuses an unknown `since`', async () => {
  await using run = await setUp(BOTH)
  const { failure } = await run.docs.verify(run.site.url, { inputs: { since: 'no-such-tag' } })
  expect(failure?.code).toBe('invalid-input')
  expect(failure?.message).toContain('`since` "no-such-tag" is not a commit, tag or branch')
})

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
