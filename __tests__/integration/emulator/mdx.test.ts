import { expect, test } from '@jest/globals'
import { readPage, siteOf, warningsOf } from '../../support/emulator-site.ts'
import { textsOf, type Element } from '../../support/html.ts'

async function article(mdx: string, files: Record<string, string> = {}) {
  await using site = await siteOf({ 'index.mdx': mdx, ...files })
  const content = readPage(site, 'index.html').querySelector('article')
  if (content === null) throw new Error('The page has no article')
  return content
}

const words = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()
const attributes = (content: Element, selector: string, name: string) =>
  Array.from(content.querySelectorAll(selector), element => element.getAttribute(name))
const idsOf = (content: Element) => attributes(content, '[id]', 'id')

test('takes the title, navigation label, description and API operation from the front matter', async () => {
  await using site = await siteOf({
    'index.mdx': '---\ntitle: "Welcome"\nsidebarTitle: Home\ndescription: Start here.\n---\n\nText.\n',
    'only-front-matter.mdx': '---\ntitle: Get a user\nopenapi: GET /users/{id}\n---\n'
  })
  const document = readPage(site, 'index.html')
  expect(document.title).toBe('Welcome · docs.example.com')
  expect(textsOf(document, 'article h1, article p')).toEqual(['Welcome', 'Start here.', 'Text.'])
  expect(textsOf(document, 'nav.sidebar a')).toEqual(['Home', 'Get a user'])
  expect(textsOf(readPage(site, 'only-front-matter.html'), 'article h1, pre code')).toEqual([
    'Get a user',
    'GET /users/{id}\n'
  ])
})

test('removes imports, exports and comments, and keeps code blocks unchanged', async () => {
  const content = await article(`import Button from '/snippets/button.jsx'
import {
  One,
  Two
} from "../components"

export const Counter = () => {
  const [count] = useState({ a: "}" })

  return <b>{count}</b>
}

Before {/* a comment
over two lines */} after.

\`\`\`jsx
import React from 'react'
export const a = <Card title="x" />
\`\`\`

Use \`<Note>\` for notes.
`)
  expect(textsOf(content, 'p')).toEqual(['Before  after.', 'Use <Note> for notes.'])
  expect(textsOf(content, 'pre')).toEqual([
    'import React from \'react\'\nexport const a = <Card title="x" />\n'
  ])
  expect(content.textContent).not.toMatch(/useState|snippets|components|comment/)
})

// These headings and IDs are from the table of generated IDs in the service's documentation.
const HEADING_IDS = [
  ['Getting started', 'getting-started'],
  ['Config.json options', 'config-json-options'],
  ["What's new", 'what’s-new'],
  ['The \'field\' property is "missing"...', 'the-‘field’-property-is-“missing”…'],
  ["The `'field'` -- code", 'the-field-—-code'],
  ['Rate limits (per minute)', 'rate-limits-per-minute'],
  ['Read/write access', 'read/write-access'],
  ['Fees & billing', 'fees-&-billing'],
  ['OAuth', 'oauth'],
  ['Use `llms-full.txt`', 'use-llms-full-txt'],
  ['Step 1: Install, then run?', 'step-1-install-then-run'],
  ['Triggering event(s)', 'triggering-events'],
  ['Über `$ref`', 'über-$ref']
]

test('headings have the ids that the service generates, and contain links to these ids', async () => {
  const headings = HEADING_IDS.map(([heading = '']) => `## ${heading}\n\n## ${heading}\n`)
  const content = await article(`# Page\n\n${headings.join('\n')}`)
  const ids = HEADING_IDS.flatMap(([, id = '']) => [id, `${id}-2`])
  expect(attributes(content, 'h2', 'id')).toEqual(ids)
  const links = attributes(content, 'h2 .anchor', 'href').map(href => decodeURI(href ?? ''))
  expect(links).toEqual(ids.map(id => `#${id}`))
})

test('neither the page title nor headings below level 4 have generated ids', async () => {
  const content = await article('---\ntitle: Page\n---\n\n#### Four\n\n##### Five\n\n##### Custom {#deep}\n')
  expect(attributes(content, 'h1, h4, h5', 'id')).toEqual([null, 'four', null, 'deep'])
})

test('a heading can have a custom id, in MDX and in Markdown', async () => {
  for (const name of ['page.mdx', 'page.md']) {
    await using site = await siteOf({
      [name]: '# Page\n\n## Configure the `client` {#client}\n\n### Deep {#client}\n\n<h2 id="raw">Raw</h2>\n'
    })
    const document = readPage(site, 'page.html')
    expect(attributes(document, 'article h2, article h3', 'id')).toEqual(['client', 'client-2', 'raw'])
    expect(textsOf(document, 'article h2')[0]).toBe('Configure the client#')
  }
})

test('the titles of components become ids, and explicit ids remain unchanged', async () => {
  const content = await article(`# Page

<Accordion title="Why: is it slow?">a</Accordion>
<Accordion title="Why: is it slow?">b</Accordion>
<Tabs>
  <Tab title="macOS & Linux">c</Tab>
  <Tab title="Windows" id="win">d</Tab>
</Tabs>
<Steps>
  <Step title="Install the CLI">e</Step>
</Steps>
<ResponseField name="fullName" type="string">f</ResponseField>
<ParamField query="page[size]" type="number">g</ParamField>
<Card title="Learn more" href="https://example.org">h</Card>
<Update label="May 2026" description="v2">i</Update>
<div id="custom">

j

</div>

## Install the CLI
`)
  expect(idsOf(content)).toEqual([
    ...['page', 'why-is-it-slow', 'why-is-it-slow-1', 'macos-&-linux', 'win', 'install-the-cli-1'],
    ...['param-full-name', 'param-page-size', 'learn-more', 'may-2026', 'custom', 'install-the-cli']
  ])
})

test('expands imported snippets with their properties, and replaces exported constants with their values', async () => {
  const content = await article(
    `import Setup from '/snippets/setup.mdx'
import { product } from "./snippets/setup.mdx"

export const version = 'v2'
export const limits = { perMinute: 60, hosts: ["a.example"] }

Version {version}, {limits.perMinute} requests, {limits.hosts[0]}, {product}, {\`\${version}!\`}, {'{braces}'}.

<Setup name="the server" times={3}>

Inner text.

</Setup>

<Snippet file="note.mdx" />

<a href={\`/\${version}/start\`}>Start</a>
`,
    {
      'docs.json': '{}',
      'snippets/setup.mdx':
        '---\ntitle: Setup\n---\nimport Deep from "./deep.mdx"\nexport const product = "Backups"\n\n## Set up {name}\n\nRun it {times} times. {product}\n\n{children}\n\n<Deep />\n',
      'snippets/deep.mdx': '<div id="deep">Deep text</div>\n',
      'snippets/note.mdx': '<Note>Shared note</Note>\n'
    }
  )
  expect(textsOf(content, 'p')[0]).toBe('Version v2, 60 requests, a.example, Backups, v2!, {braces}.')
  expect(textsOf(content, 'h2')).toEqual(['Set up the server#'])
  expect(attributes(content, 'h2', 'id')).toEqual(['set-up-the-server'])
  expect(words(content.textContent)).toContain('Run it 3 times. Backups Inner text. Deep text')
  expect(textsOf(content, '#deep')).toEqual(['Deep text'])
  expect(textsOf(content, '.note').map(words)).toEqual(['Note Shared note'])
  expect(attributes(content, 'a[href*=start]', 'href')).toEqual(['/v2/start'])
})

test('never runs code, removes scripts and event handlers, and warns about removed expressions', async () => {
  const mdx = `# Page

export const leak = globalThis.leaked = 1

Before {[1, 2].map(n => <b>{n}</b>)} after {process.version}{+1}{2 - 1}{-'a'}{''.constructor.constructor('return 1')()}.

<a href={globalThis.address} onClick={() => alert(1)}>Link</a>
<a href="javascript:alert(1)">Script link</a>
<img src="/a.png" onError="alert(1)" />
<script>alert(1)</script>
<style>{\`body { display: none }\`}</style>
`
  const content = await article(mdx)
  expect(words(content.querySelector('p')?.textContent)).toBe('Before after .')
  expect([...content.querySelectorAll('[onclick], [onerror], script, style, a[href^="javascript"]')]).toEqual(
    []
  )
  expect(content.textContent).not.toMatch(/alert|display/)
  expect(globalThis).not.toHaveProperty('leaked')
  expect(await warningsOf({ 'index.mdx': mdx })).toEqual([
    'index.mdx:5: expression that is not rendered: {[1, 2].map(n => <b>{n}</b>)}',
    'index.mdx:5: expression that is not rendered: {process.version}',
    'index.mdx:5: expression that is not rendered: {+1}',
    'index.mdx:5: expression that is not rendered: {2 - 1}',
    "index.mdx:5: expression that is not rendered: {-'a'}",
    "index.mdx:5: expression that is not rendered: {''.constructor.constructor('return 1')()}",
    'index.mdx:7: expression that is not rendered: {globalThis.address}'
  ])
})

test('renders components as elements whose class is the component name', async () => {
  const content = await article(`<Note>One line with \`code\`.</Note>

<ParamField body="limit">At most <Tooltip tip="many">100</Tooltip>.</ParamField>

<Accordion title="More" description="Details" defaultOpen>Hidden text</Accordion>

<Steps>
  <Step title="Install">Run it.</Step>
  <Step title="Run" stepNumber={5}>Done.</Step>
</Steps>
`)
  expect(textsOf(content, '.note').map(words)).toEqual(['Note One line with code.'])
  expect(attributes(content, '.paramfield .tooltip', 'title')).toEqual(['many'])
  expect(textsOf(content, 'details.accordion[open] > summary').map(words)).toEqual(['More Details'])
  expect(textsOf(content, 'details.accordion .panel')).toEqual(['Hidden text'])
  expect(textsOf(content, 'ol.steps > li > .title')).toEqual(['Install', 'Run'])
  expect(attributes(content, 'ol.steps > li', 'value')).toEqual([null, '5'])
})

test('renders the caption of a frame as Markdown, including links', async () => {
  const content = await article(
    '<Frame caption="**Note:** see [the `old` guide](/gone) or [the web](https://example.com/a)"><img src="/a.svg" /></Frame>'
  )
  expect(textsOf(content, 'figure.frame > figcaption')).toEqual(['Note: see the old guide or the web'])
  expect(textsOf(content, 'figcaption strong, figcaption code')).toEqual(['Note:', 'old'])
  expect(attributes(content, 'figcaption a', 'href')).toEqual(['/gone', 'https://example.com/a'])
})

test('keeps dead and external references unchanged, and makes other references relative', async () => {
  const content = await article(
    `<img src="/images/a.svg" alt="A *logo*" className="rounded" style={{maxWidth: "10rem"}} />
<img src="/images/b.svg" />
<img src="https://images.example.net/b.png" alt="External" />

<a href="/other#part">Other page</a> [gone](/nope?x=1#y) [odd](a%zz) [up](../x.md) <a>none</a> [here](#nowhere)

<iframe src="https://video.example.net/v" title="Video"></iframe>
<video src="/missing.mp4" poster="/images/a.svg" autoPlay></video>
`,
    { 'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', 'other.mdx': '# Other' }
  )
  expect(attributes(content, 'img', 'src')).toEqual([
    ...['images/a.svg', '/images/b.svg', 'https://images.example.net/b.png']
  ])
  expect(attributes(content, 'img[class], img[style]', 'src')).toEqual([])
  expect(attributes(content, 'a', 'href')).toEqual([
    ...['other.html#part', '/nope?x=1#y', 'a%zz', '../x.md', null, '#nowhere']
  ])
  expect(attributes(content, 'iframe, video', 'src')).toEqual(['https://video.example.net/v', '/missing.mp4'])
  expect(attributes(content, 'video', 'poster')).toEqual(['images/a.svg'])
})

test('reports content that cannot be rendered, with file and line', async () => {
  const warnings = await warningsOf({
    'index.mdx':
      '---\ntitle: Hi\n---\n\n<Playground title="Try" href="/nope" /> and <Playground />\n\n[x](/nope)\n\nimport X from "/snippets/gone.mdx"\n',
    'other.mdx': '<Chart data={[1, 2]}>Text</Chart>\n'
  })
  expect(warnings).toEqual([
    'index.mdx:9: imported file that does not exist: /snippets/gone.mdx',
    'index.mdx:5: unknown component, of which only the content is shown: <Playground>',
    'other.mdx:1: unknown component, of which only the content is shown: <Chart>'
  ])
})

test.each([
  ['an unclosed tag', 'Text <Card title="x" and 1 < 2\n\nMore.'],
  ['an unclosed brace', 'Text {a.map(b => <Card>\n\nMore.'],
  ['an unclosed component', '<Steps>\n<Step title="Text">\n    More.'],
  ['a closing tag without an opening tag', 'Text</Steps>\n\nMore.'],
  ['an HTML comment', 'Text <!-- hidden -->\n\nMore.'],
  ['prose that begins like a statement', 'import your own Text\n\nMore.']
])('reports the line number of %s, and shows only the page title', async (_, mdx) => {
  const page = `import A from "/snippets/a.mdx"\n\n${mdx}\n\n<Note>Seen</Note>\n`
  expect((await article(page)).textContent).not.toMatch(/Text|More|Seen/)
  expect(await warningsOf({ 'index.mdx': page })).toEqual([
    expect.stringMatching(/^index\.mdx:\d+: not valid MDX: \S/)
  ])
})
