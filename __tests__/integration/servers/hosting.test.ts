import { expect, test } from '@jest/globals'
import { parse } from 'parse5'
import { startHosting } from '../../servers/hosting/hosting.ts'

/** Ids in the order of 250 captured pages of one site of February 2026, without those of optional parts. */
const CAPTURED_IDS = [
  'navbar',
  'navbar-transition',
  'search-bar-entry',
  'search-bar-entry-mobile',
  'sidebar',
  'sidebar-content',
  'navigation-items',
  'content-container',
  'content-side-layout',
  'table-of-contents-layout',
  'table-of-contents',
  'table-of-contents-content',
  'content-area',
  'header',
  'page-title',
  'content',
  'pagination',
  'chat-assistant-textarea',
  'footer'
]

const DOCS = {
  'docs.json': JSON.stringify({ name: 'Acme', navigation: { pages: ['index', 'guides/start'] } }),
  'index.mdx': '---\ntitle: Home\n---\nWelcome to the documentation.\n',
  'guides/start.mdx':
    '---\ntitle: Start\ndescription: First steps\n---\n## Install the program\n\nRun `acme` **now** & then.\n\n```bash\nnpm install acme\n```\n\n- one item\n\n![Logo](/images/logo.png)\n',
  'images/logo.png': 'png'
}
const AT = new Date('2026-02-10T12:31:43.703Z')

test('a hosted page has the ids of captured pages in the same order', async () => {
  await using hosting = await startHosting()
  hosting.deploy({ docs: DOCS, at: AT })
  const html = await (await fetch(`${hosting.url}/guides/start`)).text()
  const ids = [...html.slice(0, html.indexOf('self.__next_f')).matchAll(/\bid="([a-z-]+)"/g)].map(
    ([, id]) => id
  )
  expect(ids.filter(id => CAPTURED_IDS.includes(id ?? ''))).toEqual(CAPTURED_IDS)
})

test('the flight data of a hosted page has the fields of captured pages', async () => {
  await using hosting = await startHosting()
  hosting.deploy({ docs: DOCS, at: AT, status: 'in_progress' })
  const html = await (await fetch(`${hosting.url}/guides/start`)).text()
  const pushes = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
  const flight = pushes.map(([, text = '""']) => JSON.parse(text) as string).join('')
  expect(pushes.length).toBeGreaterThan(1)
  expect(flight).toContain('"lastModified":"2026-02-10T12:31:43.703Z"')
  expect(flight).toContain('"buildId":"698b252fa98d5d8909504f8e:in_progress"')
  expect(flight).toContain('"gitSource":{"type":"github","owner":"acme","repo":"docs","deployBranch":"main"')
})

test('the elements of a hosted page are closed where they end', async () => {
  await using hosting = await startHosting()
  hosting.deploy({ docs: DOCS, at: AT })
  const errors: string[] = []
  const html = await (await fetch(`${hosting.url}/guides/start`)).text()
  parse(html, { onParseError: ({ code }) => errors.push(code) })
  expect(errors).toEqual([])
})

test('a page keeps its version in a channel that was not deployed', async () => {
  await using hosting = await startHosting()
  hosting.deploy({ docs: DOCS, at: AT })
  const changed = { ...DOCS, 'guides/start.mdx': 'Another text.\n' }
  hosting.deploy({
    docs: changed,
    at: new Date('2026-02-11T00:00:00Z'),
    pages: ['guides/start'],
    channels: ['html']
  })
  expect(await (await fetch(`${hosting.url}/guides/start`)).text()).toContain('Another text.')
  expect(await (await fetch(`${hosting.url}/guides/start.md`)).text()).toContain('* one item')
  const sitemap = await (await fetch(`${hosting.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('/guides/start</loc>\n    <lastmod>2026-02-11T00:00:00.000Z</lastmod>')
  expect(sitemap).toContain(`${hosting.url}</loc>\n    <lastmod>2026-02-10T12:31:43.703Z</lastmod>`)
})

test('an address without a page redirects to the start page', async () => {
  await using hosting = await startHosting()
  hosting.deploy({ docs: DOCS, at: AT })
  const response = await fetch(`${hosting.url}/guides/unknown`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([308, '/'])
})
