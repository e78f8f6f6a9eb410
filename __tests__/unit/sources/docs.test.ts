import { execFileSync } from 'node:child_process'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import slugify from '@sindresorhus/slugify'
import { readDocs, type DocsPage } from '../../../src/sources/docs.ts'
import type { RenderedPage } from '../../../src/sources/content/page-content.ts'
import { fieldSlug, plainSlug } from '../../../src/sources/content/ids/slug.ts'
import { filesOfFolder } from '../../../src/sources/files.ts'
import fc from '../../support/properties.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { readSources } from '../../../src/sources/source/docs-sources.ts'
import { versionOf } from '../../support/docs-version.ts'
import { folderOf } from '../../support/emulator-client.ts'

const renderer = new Renderer({})

async function docsOf(files: Record<string, string>) {
  await using folder = await folderOf(files)
  return await readDocs(await filesOfFolder(folder.path), renderer)
}

const PAGE = `---
title: Start
---
import Setup from '/snippets/setup.mdx'

## First *part*

See [the guide](/guides/gone) and ![logo](/images/logo.svg).

<Setup />

<Card title="More" href="/guides/more" />
`

test('returns the text of a page, and its ids and references with file, line and column', async () => {
  const { pages } = await docsOf({
    'docs.json': '{}',
    'guides/start.mdx': PAGE,
    'images/logo.svg': '<svg/>',
    'snippets/setup.mdx': '---\ntitle: Setup\n---\n\n## Set up\n\nRun `npm ci`, see [below](#set-up).\n'
  })
  const page = { file: undefined }
  const snippet = { file: 'snippets/setup.mdx' }
  const expected: Partial<DocsPage>[] = [
    {
      address: '/guides/start',
      path: 'guides/start',
      file: 'guides/start.mdx',
      title: 'Start',
      hidden: false,
      isValid: true,
      hasUnknownIds: false,
      text: 'Start\nFirst part\nSee the guide and\n.\nSet up\nRun npm ci, see below.\nMore',
      ids: [
        { id: 'first-part', place: { ...page, line: 6, column: 1 } },
        { id: 'set-up', place: { ...snippet, line: 5, column: 1 } },
        { id: 'more', place: { ...page, line: 12, column: 1 } }
      ],
      references: [
        { kind: 'link', target: '/guides/gone', place: { ...page, line: 8, column: 5 } },
        { kind: 'resource', target: '/images/logo.svg', place: { ...page, line: 8, column: 35 } },
        { kind: 'link', target: '#set-up', place: { ...snippet, line: 7, column: 19 } },
        { kind: 'link', target: '/guides/more', place: { ...page, line: 12, column: 1 } }
      ],
      includes: ['images/logo.svg', 'snippets/setup.mdx']
    }
  ]
  expect(pages).toMatchObject(expected)
})

test('tells code, diagrams, captions and composed labels from other lines of text', async () => {
  const { pages } = await docsOf({
    'docs.json': '{}',
    'a.mdx': `# Title

One \`word\` here

\`\`\`js app.js
const a = 1

const b = 2
\`\`\`

\`\`\`mermaid
graph TB
\`\`\`

<Frame caption="A caption">![](/a.png)</Frame>

<ParamField query="id" type="string">Explained</ParamField>

<Update label="v1">Text</Update>
`
  })
  const [{ text, lineKinds } = { text: '', lineKinds: '' }] = pages
  expect(text.split('\n').map((line, at) => `${lineKinds[at]} ${line}`)).toEqual([
    ...[
      't Title',
      't One word here',
      't app.js',
      'c const a = 1',
      'c const b = 2',
      'd Diagram',
      'd graph TB'
    ],
    ...['f A caption', 'l id string query', 't Explained', 't v1', 't Text']
  ])
  expect(lineKinds).toHaveLength(12)
})

test('returns the positions of navigation entries and redirects, even in files that docs.json refers to', async () => {
  const docs = await docsOf({
    'docs.json': `{
  "navigation": {
    "groups": [
      { "group": "A", "pages": ["index", "gone"] },
      { "group": "B", "hidden": true, "root": "b", "pages": [{ "$ref": "./more.json" }] }
    ]
  },
  "redirects": { "$ref": "config/redirects.json" }
}`,
    'more.json': '{ "group": "C",\n  "pages": [ "c" ],\n  "root": "d" }',
    'config/redirects.json': '[\n  { "source": "/a", "destination": "/b" }\n]',
    'index.mdx': '# A',
    'b.mdx': '# B',
    'c.mdx': '# C',
    'd.mdx': '# D'
  })
  expect(docs.navigation).toEqual([
    { page: 'index', sections: ['A'], hidden: false, place: { file: 'docs.json', line: 4, column: 33 } },
    { page: 'gone', sections: ['A'], hidden: false, place: { file: 'docs.json', line: 4, column: 42 } },
    { page: 'b', sections: ['B'], hidden: true, place: { file: 'docs.json', line: 5, column: 47 } },
    { page: 'd', sections: ['B', 'C'], hidden: true, place: { file: 'more.json', line: 3, column: 11 } },
    { page: 'c', sections: ['B', 'C'], hidden: true, place: { file: 'more.json', line: 2, column: 14 } }
  ])
  const place = { file: 'config/redirects.json', line: 2, column: 3 }
  const destinationPlace = { ...place, column: 36 }
  expect(docs.redirects).toEqual([
    { source: '/a', destination: '/b', permanent: true, place, destinationPlace }
  ])
  expect(docs.problems).toEqual([expect.objectContaining({ kind: 'missing-page', target: 'gone' })])
})

test('marks the ids of a page as unknown if the page is invalid or contains code that may create ids', async () => {
  const { pages, problems } = await docsOf({
    'a.mdx': 'export const Own = () => <h2 id="x">X</h2>\n\n<Own />\n',
    'b.mdx': '{[1].map(n => <h2 id="x">{n}</h2>)}\n',
    'c.mdx': '# C\n\n<Note>Text</Note>\n\n{/* a comment */}\n',
    'd.mdx': '# D\n\n<Steps>\n\n## Not closed\n',
    'e.mdx': 'import { Plain } from "/snippets/plain.jsx"\n\n<Plain />\n',
    'f.mdx': 'import { Deep } from "/snippets/deep.jsx"\n\n<Deep />\n',
    'g.mdx': 'import { Other } from "/snippets/other.jsx"\n\n<Other />\n',
    'h.mdx':
      'import { x } from "react"\n\nexport const Text = () => {\n  return <b>x</b>\n}\n\n<Text />\n\nid: x\n',
    'snippets/plain.jsx':
      'import { useState } from "react"\nimport { B } from "./b.jsx"\nexport const Plain = B',
    'snippets/b.jsx': 'export const B = () => <b>x</b>',
    'snippets/deep.jsx': 'import { Title } from "./title.jsx"\nexport const Deep = Title',
    'snippets/title.jsx': 'export const Title = () => <h2>x</h2>',
    'snippets/other.jsx': 'import { Button } from "react-buttons"\nexport const Other = Button'
  })
  expect(pages.map(({ path, hasUnknownIds, isValid }) => [path, hasUnknownIds, isValid])).toEqual([
    ['a', true, true],
    ['b', true, true],
    ['c', false, true],
    ['d', true, false],
    ['e', false, true],
    ['f', true, true],
    ['g', true, true],
    ['h', false, true]
  ])
  expect(problems.map(({ kind, place: { file, line } }) => [kind, file, line])).toEqual([
    ['not-rendered', 'a.mdx', 3],
    ['not-rendered', 'b.mdx', 1],
    ['invalid-source', 'd.mdx', 3],
    ...['e', 'f', 'g'].map(name => ['not-rendered', `${name}.mdx`, 3]),
    ['not-rendered', 'h.mdx', 7]
  ])
})

test('lets the event loop run between two files, so that a run can be stopped', async () => {
  await using folder = await folderOf({ 'a.mdx': 'A\n', 'b.mdx': 'B\n' })
  const files = await filesOfFolder(folder.path)
  let hadTurn = false
  setImmediate(() => (hadTurn = true))
  for (const path of files.paths) await files.read(path)
  expect(hadTurn).toBe(true)
})

test('never reads symbolic links, hidden folders or files outside the folder, even if a file refers to them', async () => {
  await using folder = await folderOf({
    'docs/docs.json':
      '{ "navigation": { "$ref": "linked.json" }, "redirects": { "$ref": ".git/config.json" } }',
    'docs/index.mdx':
      'import A from "/.git/config"\nimport B from "../secret.mdx"\nimport C from "/linked.mdx"\nimport D from "/folder/secret.mdx"\n\n<A /><B /><C /><D />\n\n![x](/.git/x.png)\n',
    'docs/.git/config': 'secret-token',
    'docs/.git/config.json': '[{ "source": "/secret", "destination": "/secret" }]',
    'secret.mdx': 'secret-text',
    'secret.json': '{ "pages": ["secret"] }'
  })
  await symlink(join(folder.path, 'secret.mdx'), join(folder.path, 'docs/linked.mdx'))
  await symlink(join(folder.path, 'secret.json'), join(folder.path, 'docs/linked.json'))
  await mkdir(join(folder.path, 'other'))
  await writeFile(join(folder.path, 'other/secret.mdx'), 'secret-text')
  await symlink(join(folder.path, 'other'), join(folder.path, 'docs/folder'))
  const docs = await readDocs(await filesOfFolder(join(folder.path, 'docs')), renderer)
  const { targets, ...rest } = docs
  expect(JSON.stringify(rest)).not.toMatch(/secret-t|"\/secret"/)
  expect(docs.pages.map(({ path, includes }) => [path, includes])).toEqual([['index', []]])
  expect(targets.find('/.git/x.png', { path: 'index', file: 'index.mdx' })).toBeUndefined()
})

const onUnix = process.platform === 'win32' ? test.skip : test

onUnix('rejects a symbolic link or pipe that replaced a listed file or folder', async () => {
  await using folder = await folderOf({
    ...{ 'docs/a.mdx': 'A', 'docs/b/c.mdx': 'C', 'docs/p.mdx': 'P', 'docs/same.mdx': 'Same' },
    ...{ 'secret.mdx': 'secret', 'other/c.mdx': 'secret' }
  })
  const at = (path: string) => join(folder.path, path)
  const files = await filesOfFolder(at('docs'))
  for (const path of ['docs/a.mdx', 'docs/b', 'docs/p.mdx']) await rm(at(path), { recursive: true })
  await symlink(at('secret.mdx'), at('docs/a.mdx'))
  await symlink(at('other'), at('docs/b'))
  execFileSync('mkfifo', [at('docs/p.mdx')])
  const texts = await Promise.allSettled(files.paths.map(async path => await files.read(path)))
  expect(texts).toMatchObject([
    { reason: { code: 'ELOOP' } },
    { reason: { message: 'a part of its path is a symbolic link' } },
    { reason: { message: 'it is no longer the same regular file' } },
    { value: 'Same' }
  ])
})

test('ignores letter case in the file extensions of pages and snippets', async () => {
  const { pages, problems, navigation } = await docsOf({
    'docs.json': '{ "navigation": { "pages": ["X.MDX", "y"] } }',
    'X.MDX': 'import S from "/snippets/S.MDX"\n\n<S />\n',
    'snippets/S.MDX': 'Snippet {1}\n',
    'y.Md': 'Text {1}\n'
  })
  expect([pages.map(({ path, includes }) => [path, includes]), problems]).toEqual([
    [
      ['X', ['snippets/S.MDX']],
      ['y', []]
    ],
    []
  ])
  expect(navigation.map(({ page }) => page)).toEqual(['X', 'y'])
  expect(pages.map(({ text }) => text.split('\n').at(-1))).toEqual(['Snippet 1', 'Text {1}'])
})

test('replaces long front matter values with digests to save memory', async () => {
  const pageWith = (word: string) =>
    `---\na: &a "${word.repeat(9000)}"\nb: [${Array(90).fill('*a').join()}]\n---\n`
  const { pages } = await docsOf({ 'docs.json': '{}', 'x.mdx': pageWith('x'), 'y.mdx': pageWith('y') })
  const [x, y] = pages.map(({ front }) => front['b'] ?? '')
  expect([x?.length, y?.length, x === y]).toEqual([64, 64, false])
})

test('reports files that are too large, too deeply nested or invalid, and files that include themselves', async () => {
  await using folder = await folderOf({
    'deep.md': `${'<div>'.repeat(10_000)}x${'</div>'.repeat(10_000)}`,
    'front.mdx': '---\ntitle: "A\nother: b\n---\n\nText\n',
    'large.mdx': 'x '.repeat(1_000_001),
    'normal.mdx': 'import Large from "/snippets/large.mdx"\n\nText <Large />\n',
    'self.mdx': 'import A from "/snippets/a.mdx"\n\nText <A />\n',
    'snippets/a.mdx': 'import A from "/snippets/a.mdx"\n\nOnce <A /> <A />\n',
    'snippets/large.mdx': 'x '.repeat(1_000_001),
    'docs.json': '{ "navigation": { "$ref": "nav.json" } }',
    'nav.json': '{ "pages": [{ "$ref": "./nav.json" }, { "$ref": "nav.json" }] }'
  })
  const { pages, problems } = await readDocs(await filesOfFolder(folder.path), renderer)
  expect(problems.map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => 'invalid-source'))
  const large = 'the file is not parsed, because it is larger than 2 MB'
  expect(problems.map(({ place: { file, line }, message }) => `${file}:${line} ${message}`)).toEqual([
    'nav.json:1 cannot read "$ref": "./nav.json": the file refers to itself',
    'nav.json:1 cannot read "$ref": "nav.json": the file refers to itself',
    expect.stringMatching(/^front\.mdx:3 the front matter is not valid: Missing closing/),
    `large.mdx:1 ${large}`,
    'deep.md:1 the file is not parsed, because it is nested too deeply',
    `snippets/large.mdx:1 ${large}`,
    expect.stringMatching(/^snippets\/a\.mdx:3 snippet that includes itself.*: snippets\/a\.mdx$/)
  ])
  expect(pages.map(({ path, text }) => [path, text.split('\n').at(-1)])).toEqual([
    ['deep', ''],
    ['front', ''],
    ['large', ''],
    ['normal', ''],
    ['self', '']
  ])
  expect(pages.every(({ hasUnknownIds }) => hasUnknownIds)).toBe(true)
}, 90_000)

test.each([
  ['a snippet', 'snippets/s.mdx', '<S />'],
  ['a value', undefined, '{large}'],
  ['a value of an attribute', undefined, '<Card title={large} />'],
  ['lists of lists', undefined, '<Card title={lists} />'],
  [
    'children that a snippet repeats',
    undefined,
    `${'<Twice>'.repeat(5)}${'word '.repeat(30_000)}${'</Twice>'.repeat(5)}`
  ]
])('limits to 20 MB the content that all pages include through %s', async (_, file = 'a.mdx', shown) => {
  const { pages, problems } = await docsOf({
    'a.mdx': `import S, { large, lists } from "/snippets/s.mdx"\nimport Twice from "/snippets/twice.mdx"\n\n${`${shown}\n\n`.repeat(11)}`,
    'b.mdx': 'import Twice from "/snippets/twice.mdx"\n\n<Twice>A few words.</Twice>\n',
    'snippets/s.mdx': `export const large = "${'word '.repeat(400_000 - 40)}"\nexport const lists = [[large], [large]]\n`,
    'snippets/twice.mdx': '{children} {children}\n'
  })
  const message =
    'a page with content from this file is not parsed, because all pages together include more than 20 MB of text from snippets'
  expect(problems.filter(({ kind }) => kind === 'invalid-source')).toMatchObject([
    { message, place: { file, line: 1, column: 1 } }
  ])
  expect(pages.slice(0, 2).map(({ path, isValid, text }) => [path, isValid, text])).toEqual([
    ['a', false, ''],
    ['b', true, 'B\nA few words.\nA few words.']
  ])
})

test('renders a snippet that is nested 50 levels deep', async () => {
  const snippets = Array.from({ length: 51 }, (_, at) => {
    const text = at < 50 ? `<Snippet file="${at + 1}.mdx" />\n` : 'End\n'
    return [at === 0 ? 'a.mdx' : `_snippets/${at}.mdx`, text]
  })
  const { pages } = await docsOf({ 'docs.json': '{}', ...(Object.fromEntries(snippets) as object) })
  expect(pages[0]?.text.split('\n')[1]).toBe('End')
})

test('reports the path of a snippet in `_snippets`', async () => {
  const { pages } = await docsOf({ 'a.mdx': '<Snippet file="s.mdx" />\n', '_snippets/s.mdx': '[x](/gone)\n' })
  expect(pages[0]?.references.map(({ place }) => place.file)).toEqual(['_snippets/s.mdx'])
})

test('renders a page again only if the page or an included file changed', async () => {
  const once = new Renderer({})
  const texts = { 'a.mdx': 'import S from "/s.mdx"\n\n<S />\n', 'b.mdx': '# B\n', 's.mdx': 'First\n' }
  const version = () => versionOf(texts)
  const rendered = async (afterRead = () => {}) => {
    const { pages } = await readSources(version())
    afterRead()
    const list: RenderedPage[] = []
    for await (const page of once.render(pages, version())) list.push(page.rendered)
    return list
  }
  const first = await rendered()
  texts['s.mdx'] = 'Second\n'
  const second = await rendered()
  texts['s.mdx'] = 'First\n'
  const third = await rendered()
  // An identical object means that the page was not rendered again.
  expect(second.map((page, at) => page === first[at])).toEqual([false, true, false])
  // The renderer remembers only the previous version.
  expect(third.map((page, at) => page === first[at])).toEqual([false, true, false])
  expect(second.map(({ text }) => text)).toEqual(['A\nSecond', 'B', 'S\nSecond'])
  texts['b.mdx'] = '# New\n'
  await rendered(() => (texts['b.mdx'] = '# Edited\n'))
  texts['b.mdx'] = '# New\n'
  expect((await rendered())[1]?.text).toBe('New')
})

test.each(['md', 'mdx'])('does not change the percent-encoding of addresses in .%s files', async ending => {
  const written = [
    ...['/x%20y', '/a%23é', '/é%2Fb', '/aé', '/a%C3%A9', '/a%c3%a9', '/100%', '/100%25', '/%zz%', '/a%FFb'],
    ...['/x[y]', '/x%5By%5D', '/日本%E8%AA%9E', '#é', '#%C3%A9', '?q=é%26', '\u202E/x'],
    ...['https://e.example/é%20']
  ]
  const text = `${written.map(address => `[![i](${address})](${address})`).join('\n')}\n[s](</x y>) [r][] ![e](/x&amp;y\\))\n\n[r]: /r%20é\n`
  const { pages } = await docsOf({ 'docs.json': '{}', [`a.${ending}`]: text })
  const twice = written.flatMap(address => [address, address])
  expect(pages[0]?.references.map(({ target }) => target)).toEqual([...twice, '/x y', '/r%20é', '/x&y)'])
})

test('reports one problem for a snippet that is deleted while the files are read', async () => {
  const texts = new Map([
    ['a.mdx', 'import S from "/s.mdx"\n\n<S />\n'],
    ['docs.json', '{}'],
    ['s.mdx', 'Text']
  ])
  const reads = new Map<string, number>()
  const files = {
    paths: [...texts.keys()],
    size: async (path: string) => await Promise.resolve(texts.get(path)?.length ?? 0),
    read: async (path: string) => {
      reads.set(path, (reads.get(path) ?? 0) + 1)
      if (path === 's.mdx' && reads.get(path) === 2) throw new Error("ENOENT: no such file, open '/secret'")
      return await Promise.resolve(texts.get(path) ?? '')
    }
  }
  const { problems } = await readDocs(files, new Renderer({}))
  const message = 'the file is not parsed, because it cannot be read: ENOENT: no such file'
  expect(problems).toEqual([
    { kind: 'invalid-source', message, place: { file: 's.mdx', line: 1, column: 1 } }
  ])
})

// Each line: MDX, then after `⇒` the lines of its visible text, then after each `←` the address of a link or image.
const SHOWN = String.raw`
  <Note title="Title">text</Note><Check>text</Check> ⇒ Title / text / Check / text
  <Accordion title="A ´b´" description="More">text</Accordion> ⇒ A b / More / text
  <Expandable>text</Expandable> ⇒ Show child attributes / text
  <Step title="One">text</Step><Steps>a<Step>two</Step><p>three</p></Steps> ⇒ One / text / two / three
  <Update label="May" description="v2" tags={["new", 3]}>text</Update> ⇒ May v2 new 3 / text
  <Update label="May" tags="new">text</Update> ⇒ May / text
  <ParamField path="id" type="t" required="true" deprecated default={7} /> ⇒ id t path required deprecated default: 7
  <ParamField body="limit" required={false}>text</ParamField> ⇒ limit / text
  <ResponseField name="size" required="">text</ResponseField> ⇒ size required / text
  <Card title="T" href="/a" img="/i.png" icon="./i.svg" description="D" cta="Go">x</Card> ⇒ T / D / x / Go → ← /i.png ← ./i.svg ← /a
  <Card href="/a" icon="star" /><Card /><Tile title="T">text</Tile> ⇒ → / text / T ← /a
  <Own title="T">1</Own><Own href="/a">2</Own><Own>3</Own> ⇒ T / 1 / → / 2 / 3 ← /a
  ´´´js a.js {1} lines\nx\n´´´\n\n´´´js title='t' wrap\ny\n´´´ ⇒ a.js / x / t / y
  ´´´mermaid\nx\n´´´\n\n<Mermaid>y</Mermaid> ⇒ Diagram / x / Diagram / y
  <CodeBlock filename="f" title="t">x</CodeBlock><CodeBlock title="t">y</CodeBlock> ⇒ f / x / t / y
  <Tabs><Tab title="One">a</Tab><p>b</p></Tabs><Tabs>c</Tabs><Tab>d</Tab> ⇒ One / a / Tab 2 / b / Tab 1 / d
  <CodeGroup title="T">\n´´´js n.js\nx\n´´´\n´´´py\ny\n´´´\n´´´\nz\n´´´\n</CodeGroup> ⇒ T / n.js / x / py / y / Code / z
  <RequestExample>\n´´´js\nx\n´´´\n</RequestExample>\n\n<CodeGroup /> ⇒ Request / js / x
  <Icon icon="circle-check" /><Icon icon="x" /><Icon icon="star" /><Icon icon="/i.svg" /> ⇒  ← /i.svg
  <p> <Icon icon="star" /> </p><p>a <Icon icon="star" /></p><p><Icon /></p> ⇒ star / a
  <Tooltip href="/a" cta="More">1</Tooltip><Tooltip href="/b">2</Tooltip><Tooltip>3</Tooltip> ⇒ 1 More / 2 /b / 3 ← /a ← /b
  <Visibility for="agents">1</Visibility><Visibility for="humans">2</Visibility> ⇒ 2
  <Tree>a<Tree.Folder name="f"><Tree.File name="g" /></Tree.Folder></Tree> ⇒ f/ / g
  <Frame hint="Hint" caption="*C*">1</Frame><Frame caption="">2</Frame> ⇒ Hint / 1 / C / 2
  <View title="T">1</View><Prompt description="D">2</Prompt><Prompt>3</Prompt> ⇒ T / 1 / D / 2 / Prompt / 3
  <>1</><template>2</template><b>3</b>{4}{"5"}{/* 6 */} ⇒ 1 / 3 / 4 / 5
  <Panel>\n<b>1</b>\n<b>2</b><b>3</b>\n{4}\n</Panel> ⇒ 1 / 23 / 4
  <Panel>5\n6</Panel> ⇒ 5 6
`

test.each(
  SHOWN.trim()
    .split('\n')
    .map(line => line.replaceAll('´', '`').split(' ⇒ '))
)('renders %s as %s', async (mdx = '', expected) => {
  const text = `# A\n\n${mdx.trim().replaceAll(String.raw`\n`, '\n')}\n`
  const { pages } = await docsOf({ 'docs.json': '{}', 'a.mdx': text })
  const [{ text: shown, references } = { text: '', references: [] }] = pages
  const targets = references.map(({ target }) => ` ← ${target}`).join('')
  expect(shown.split('\n').slice(1).join(' / ') + targets).toBe(expected)
})

test('creates the same ids as the slug package that the service uses', () => {
  const parts = [
    ...Array.from('abAZ09 -_.:/\\\'"&♥🦄äÖßñ漢かك한ằĐѐ'),
    'APIs',
    "don't",
    'fooBar',
    'URL2',
    'e\u0301',
    '\u0303'
  ]
  const runs = ['ый', 'Съезд', 'тс', 'Тс', 'ու', '1️⃣', '#️⃣', '🅰️', '\u064E\u200E']
  const texts = fc.array(fc.constantFrom(...parts, ...runs), { maxLength: 8 }).map(list => list.join(''))
  fc.assert(
    fc.property(texts, text => {
      expect(fieldSlug(text)).toBe(slugify(`param-${text}`))
      expect(plainSlug(`a ${text}`)).toBe(slugify(`a ${text}`.replace(':', '-'), { decamelize: false }))
    })
  )
})

test.each(['h.mdx', 'h.md'])('treats the name of a link in %s as an anchor, as browsers do', async file => {
  const { pages } = await docsOf({
    'docs.json': '{}',
    [file]:
      '# H\n\n<a name="one"></a>\n\n<a id="three" name="two">Two</a>\n\n<a id="four" name="four"></a>\n\n### Five <a name="six"></a>\n'
  })
  expect(pages[0]?.ids.map(({ id }) => id)).toEqual(['h', 'one', 'three', 'two', 'four', 'five', 'six'])
})

test('marks the place of an address that comes from a constant or from a property', async () => {
  const { pages } = await docsOf({
    'docs.json': '{}',
    'a.mdx':
      'import S from "/snippets/s.mdx"\n\nexport const L = "/l"\n\n<a href={L}>x</a> <a href={"/m"}>y</a>\n\n<Card title="c" href={L} img="/i.png" />\n\n<S to="/n" />\n',
    'snippets/s.mdx': '<img src={to} srcSet={`${to} 2x`} />\n'
  })
  expect(pages[0]?.references.map(({ target, place }) => [target, place.isComputed === true])).toEqual([
    ['/l', true],
    ['/m', false],
    ['/i.png', false],
    ['/l', true],
    ['/n', true],
    ['/n', true]
  ])
})
