import { expect, jest, test } from '@jest/globals'
import { NEW, OLD, page, setUp, THIRD } from '../../../support/live-case.ts'
import { mdx, words } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

test('finds that the site serves a version that was changed back', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone', NEW), 'y.mdx': page('Yellow', NEW) })
  const { docs, site, first, second, deploy } = run
  const third = await docs.commit({ 'x.mdx': page('Xylophone', OLD) })
  deploy(second)
  const inputs = { since: first.sha }
  const { found, result, outputs } = await docs.verify(site.url, { inputs })
  expect(found).toEqual(['stale /x'])
  expect(result?.live.find(({ path }) => path === '/x')?.servedCommit).toBe(second.sha)
  expect(outputs['verified']).toBe('false')
  deploy(third)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})

test('finds a page that existed only between the two versions and is still served', async () => {
  await using run = await setUp({ 'y.mdx': page('Yellow', NEW), 'secret.mdx': page('Secret', THIRD) })
  const { docs, site, first, second, deploy } = run
  const third = await docs.commit({ 'secret.mdx': null })
  deploy(third, { pages: ['index', 'start', 'x', 'y'] })
  deploy(second, { pages: ['secret'] })
  const inputs = { since: first.sha }
  expect((await docs.verify(site.url, { inputs })).found).toEqual(['not-removed /secret'])
  deploy(third)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})

test('finds that the site serves a page of the same address from before it was removed', async () => {
  await using run = await setUp({ 'x.mdx': null })
  const { docs, site, first, second, deploy } = run
  const third = await docs.commit({ 'x.mdx': page('Xylophone', NEW) })
  deploy(first)
  const inputs = { since: second.sha }
  const { found, result } = await docs.verify(site.url, { inputs })
  expect(found).toContain('stale /x')
  expect(result?.live.find(({ path }) => path === '/x')?.servedCommit).toBe(first.sha)
  deploy(third)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})

const FORMS: [what: string, before: string, after: string][] = [
  ['the level of a heading', '## The large heading', '### The large heading'],
  ['bold text', 'Do not press the button.', 'Do **not** press the button.'],
  ['an alternative text', '![Old](/images/a.png)', '![New](/images/a.png)'],
  ['the nesting of a list', '- Open it\n- Save it', '- Open it\n  - Save it']
]

test.each(FORMS)('says that %s is not compared', async (_, before, after) => {
  await using run = await setUp(
    { 'x.mdx': page('Xylophone', after) },
    { 'x.mdx': page('Xylophone', before), 'images/a.png': 'image' }
  )
  const { docs, site, first } = run
  const { log } = await docs.verify(site.url, { inputs: { since: first.sha } })
  expect(log.text).toContain(`No page has another text since ${first.sha.slice(0, 7)}`)
  expect(log.text).toContain('Changed, and not compared: formatting or comments of x.mdx.')
})

test('says that formatting in a snippet is not compared', async () => {
  const using = mdx('Xylophone', "import Part from '/snippets/part.mdx'", words('part'), '<Part />')
  await using run = await setUp(
    { 'snippets/part.mdx': 'Do **not** press the button.', 'y.mdx': page('Yellow', NEW) },
    { 'x.mdx': using, 'snippets/part.mdx': 'Do not press the button.' }
  )
  run.deploy(run.second)
  const { log } = await run.docs.verify(run.site.url, { inputs: { since: run.first.sha } })
  expect(log.text).toContain('Changed, and not compared: formatting or comments of snippets/part.mdx.')
})

test.each([
  ['an image with the same name', { 'images/a.png': 'new' }, 'images/a.png'],
  ['a banner', { banner: { content: 'New' } }, '"banner" in docs.json'],
  [
    'a redirect of many addresses',
    { redirects: [{ source: '/old/:slug*', destination: '/x' }] },
    'the redirect of /old/:slug*'
  ]
])('says that %s is not compared', async (_, change, text) => {
  const shown = page('Xylophone', OLD, '![A](/images/a.png)')
  await using run = await setUp({}, { 'x.mdx': shown, 'images/a.png': 'old' })
  const { docs, site, second } = run
  const settings = JSON.parse(second.docs['docs.json'] ?? '') as object
  await docs.commit(
    'images/a.png' in change ? change : { 'docs.json': JSON.stringify({ ...settings, ...change }) }
  )
  const { log } = await docs.verify(site.url, { inputs: { since: second.sha } })
  expect(log.text).toContain(`No page has another text since ${second.sha.slice(0, 7)}`)
  expect(log.text).toContain(`Changed, and not compared: ${text}.`)
})

test('judges pages with a changed component by the date of the page', async () => {
  const using = mdx('Xylophone', "import { Price } from '/snippets/price.jsx'", words('price'), '<Price />')
  const price = (text: string) => `export const Price = () => <b>${text}</b>\n`
  await using run = await setUp(
    { 'snippets/price.jsx': price('It costs 7 dollars') },
    { 'x.mdx': using, 'snippets/price.jsx': price('It costs 5 dollars') }
  )
  const { docs, site, first, second, deploy } = run
  const inputs = { since: first.sha }
  const old = await docs.verify(site.url, { inputs })
  expect(old.live).toEqual(['/x html undecided', '/x md undecided'])
  expect(old.log.text).toContain('1 has a change that no text shows')
  deploy(second)
  expect((await docs.verify(site.url, { inputs })).live).toEqual(['/x html live', '/x md undecided'])
})

test('does not verify documentation that no service can deploy', async () => {
  await using run = await setUp({ 'docs.json': '{ broken' })
  const { found, outputs, log } = await run.docs.verify(run.site.url)
  expect(found).toEqual(['undecided '])
  expect(outputs['verified']).toBe('false')
  expect(log.text).toContain('docs.json cannot be read at the checked-out commit')
})

test.each([404, 200])(
  'says nothing about removed pages of a site that answers %s everywhere',
  async status => {
    await using run = await setUp({ 'y.mdx': null })
    const { docs, site } = run
    site.setFront((_, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>For sale</h1>')
      return true
    })
    const { outputs, log } = await docs.verify(site.url)
    expect(outputs['verified']).toBe('false')
    expect(log.text).not.toContain('page is live')
  }
)

test('verifies that a page is removed when other pages are served', async () => {
  await using run = await setUp({ 'y.mdx': null })
  const { docs, site, second, deploy } = run
  deploy(second)
  const { outputs, log, live } = await docs.verify(site.url)
  expect(outputs['verified']).toBe('true')
  expect(log.text).toContain('The changed page is live')
  expect(live).toEqual(['/y html live', '/y md live'])
})

test('finds a page that was changed back, but not byte for byte', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone', NEW), 'y.mdx': page('Yellow', NEW) })
  const { docs, site, first, second, deploy } = run
  await docs.commit({ 'x.mdx': page('Xylophone', OLD, '{/* checked */}') })
  deploy(second)
  expect((await docs.verify(site.url, { inputs: { since: first.sha } })).found).toEqual(['stale /x'])
})

test('compares a sample with the text before commits that changed only comments', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone', NEW) }, { 'x.mdx': page('Xylophone', NEW, OLD) })
  const { docs, site } = run
  for (const note of ['one', 'two', 'three'])
    await docs.commit({ 'x.mdx': page('Xylophone', NEW, `{/* ${note} */}`) })
  const { live, outputs } = await docs.verify(site.url, { inputs: { since: 'none' } })
  expect(live).toContain('/x html stale')
  expect(outputs['verified']).toBe('false')
})

test('finds a removed page whose last change was never deployed', async () => {
  await using run = await setUp({ 'y.mdx': mdx('Yellow', words('rewritten', 40)) })
  const { docs, site, second } = run
  await docs.commit({ 'y.mdx': null, 'x.mdx': page('Xylophone', OLD) })
  const { found } = await docs.verify(site.url, { inputs: { since: second.sha } })
  expect(found).toEqual(['not-removed /y'])
})

test('calls no page old from which a text moved into a component', async () => {
  const using = (...texts: string[]) =>
    mdx('Xylophone', "import { Limits } from '/snippets/limits.jsx'", words('around'), '<Limits />', ...texts)
  const limits = (text: string) => `export const Limits = () => <p>${text}</p>\n`
  await using run = await setUp(
    { 'x.mdx': using(), 'snippets/limits.jsx': limits(OLD) },
    { 'x.mdx': using(OLD), 'snippets/limits.jsx': limits('') }
  )
  const { found, outputs } = await run.docs.verify(run.site.url)
  expect(found).toEqual(['undecided /x'])
  expect(outputs['verified']).toBe('false')
})

test('reads the content below a heading that is named like a part of the page', async () => {
  const named = (text: string) => mdx('Xylophone', words('before'), '## Pagination', words('below', 60), text)
  await using run = await setUp({ 'x.mdx': named(NEW) }, { 'x.mdx': named(OLD) })
  const { docs, site, second, deploy } = run
  expect((await docs.verify(site.url)).found).toEqual(['stale /x'])
  deploy(second)
  expect((await docs.verify(site.url)).outputs['verified']).toBe('true')
})
