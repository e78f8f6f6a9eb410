import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { exported, folderOf } from '../../support/emulator-client.ts'
import { readPage, siteOf } from '../../support/emulator-site.ts'
import { textsOf } from '../../support/html.ts'

async function article(mdx: string, files: Record<string, string> = {}) {
  await using site = await siteOf({ 'index.mdx': mdx, ...files })
  const content = readPage(site, 'index.html').querySelector('article')
  if (content === null) throw new Error('The page has no article')
  return content
}

const words = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()

test('takes title, navigation label and description from the front matter', async () => {
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
  const content = await article(`import Button from '/snippets/button.mdx'
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

import your own data, and export it later. Use \`<Note>\` for notes.
`)
  expect(textsOf(content, 'p')).toEqual([
    'Before  after.',
    'import your own data, and export it later. Use <Note> for notes.'
  ])
  expect(textsOf(content, 'pre')).toEqual([
    'import React from \'react\'\nexport const a = <Card title="x" />\n'
  ])
  expect(content.textContent).not.toMatch(/useState|snippets|components|comment/)
})

test('reduces components to their titles, links and content', async () => {
  const content = await article(
    `<CardGroup cols={2}>
  <Card
    title="Get *started*"
    icon={<Icon name="x" />}
    href="/guides/start"
  >
    Read the **guide**.
  </Card>
</CardGroup>

<Steps>
    <Step title="Install">
        Run this:

        \`\`\`bash
        if true; then
          npm install
        fi
        \`\`\`

        1. One
        2. Two
    </Step>
</Steps>

<ParamField body="limit" type="number" required>At most <Tooltip tip="many">100</Tooltip>.</ParamField>
`,
    { 'guides/start.mdx': '---\ntitle: Start\n---\n' }
  )
  expect(textsOf(content, 'strong')).toEqual(['Get *started*', 'guide', 'Install', 'limit'])
  expect(content.querySelector('a[href]')?.getAttribute('href')).toBe('guides/start.html')
  expect(textsOf(content, 'pre[data-language=bash]')).toEqual(['if true; then\n  npm install\nfi\n'])
  expect(textsOf(content, 'ol li')).toEqual(['One', 'Two'])
  expect(words(content.textContent)).toContain('limit number required At most 100.')
})

test('renders callouts with their content', async () => {
  const content = await article(`<Note>One line with \`code\`.</Note>

<Warning>
  A paragraph.

  - A list
</Warning>
`)
  expect(textsOf(content, '.alert.note').map(words)).toEqual(['Note One line with code.'])
  expect(textsOf(content, '.alert.warning > b, .alert.warning p, .alert.warning li')).toEqual([
    ...['Warning', 'A paragraph.', 'A list']
  ])
})

test('converts links and images, and never outputs HTML that loads something', async () => {
  const content = await article(
    `<img src="/images/a.svg" alt="A *logo*" className="x" />
<img src="https://images.example.net/b.png" alt="External" />
<a href="/other">Other page</a>
<iframe src="https://video.example.net/v" title="Video"></iframe>
<script src="https://scripts.example.net/x.js">alert(1)</script>
<style>{\`a { color: red }\`}</style>
`,
    { 'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', 'other.mdx': '# Other' }
  )
  const image = content.querySelector('img')
  expect([image?.getAttribute('src'), image?.getAttribute('alt')]).toEqual(['images/a.svg', 'A *logo*'])
  expect(textsOf(content, 'a')).toEqual(['External', 'Other page', 'Video'])
  expect([...content.querySelectorAll('script, iframe, style, [src^=http]')]).toEqual([])
  expect(content.textContent).not.toMatch(/alert|color: red/)
})

test('counts what it cannot render as warnings of the job', async () => {
  await using docs = await folderOf({
    'index.mdx': '# Hi\n\n<Playground /> and <Playground />\n\n[x](/nope) ![y](/nope.png)\n',
    'other.mdx': '<Chart data={[1, 2]}>Text</Chart>\n'
  })
  await using emulator = await startEmulator({ docs: docs.path })
  const { jobId } = await exported(emulator)
  expect(emulator.job(jobId)?.warnings).toEqual([
    'index.mdx: component that is not rendered: <Playground>',
    'index.mdx: link to a page that does not exist: /nope',
    'index.mdx: image that does not exist: /nope.png',
    'other.mdx: component that is not rendered: <Chart>'
  ])
})

test.each([
  ['an unclosed tag', 'Text <Card title="x" and 1 < 2\n\nMore.'],
  ['an unclosed brace', 'Text {a.map(b => <Card>\n\nMore.'],
  ['an unclosed code block', 'Text\n\n```js\nMore.'],
  ['an unclosed component', '<Steps>\n<Step title="Text">\n    More.'],
  ['a closing tag alone', 'Text</Steps>\n\nMore.'],
  ['reserved characters', 'Text \uE000note\uE001\n\nMore.']
])('renders a page with %s', async (_, mdx) => {
  const content = await article(mdx)
  expect(content.textContent).toContain('Text')
  expect(content.textContent).toContain('More.')
})

test('leaves snippets out of a repository with docs.json', async () => {
  await using site = await siteOf({
    'docs.json': '{}',
    'index.mdx': '# Hi',
    'snippets/part.mdx': 'Part of a page'
  })
  expect(textsOf(readPage(site, 'index.html'), 'nav.sidebar a')).toEqual(['Hi'])
})
