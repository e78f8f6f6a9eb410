import { expect, jest, test } from '@jest/globals'
import MarkdownIt from 'markdown-it'
import { parseFragment } from 'parse5'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { startPullRequestApi } from '../../servers/github/pull-request-api.ts'
import { startServer } from '../../../servers/server.ts'
import { type Fault } from '../../servers/json-server.ts'
import { DOCS, refusing, review, SETTINGS } from '../../support/reviewing.ts'

jest.setTimeout(120_000)

const HOSTILE = [
  '@octocat',
  '#12',
  'owner/repo#1',
  'GH-12',
  'https://evil.example/x',
  'www.evil.example',
  '![x](https://evil.example/pixel.png)',
  '[x](https://evil.example)',
  '<img src=https://evil.example/pixel.png>',
  '<script>alert(1)</script>',
  '</details></p><h1>',
  '`code` | cell | ~~x~~ **bold**',
  '-->',
  '::error::x',
  ':tada:',
  '\u001B[31m\u009B31m\u202E',
  '##[error]x',
  '```'
].join(' ')
const quoted = JSON.stringify(HOSTILE)
/** A page that contains the hostile text as a string, because braces and tags have a meaning in MDX. */
const PAGE = `---\ntitle: ${quoted}\n---\n\n{${quoted}}\n\n[link](/${encodeURIComponent(HOSTILE)})\n`

interface Node {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.childNodes ?? []).flatMap(nodesOf)]
}

/** Renders Markdown as GFM with HTML, as GitHub does for comments before it filters elements. */
function rendered(markdown: string): Node[] {
  const html = new MarkdownIt({ html: true, linkify: true }).render(markdown)
  return nodesOf(parseFragment(html))
}

const ALLOWED =
  /^(#document-fragment|#text|#comment|h3|table|thead|tbody|tr|th|td|code|wbr|p|br|ins|del|details|summary|strong|ul|li|a|pre)$/

function expectHarmless(markdown: string): void {
  const nodes = rendered(markdown)
  expect(nodes.map(({ nodeName }) => nodeName).filter(name => !ALLOWED.test(name))).toEqual([])
  const links = nodes.flatMap(({ attrs = [] }) =>
    attrs.filter(({ name }) => name === 'href').map(({ value }) => value)
  )
  expect(links.filter(link => !/^https:\/\/(github\.com\/o\/r\/|preview\.example\/)/.test(link))).toEqual([])
  // GitHub searches each text node outside code for mentions, references and links.
  const inCode = new Set(nodes.filter(({ nodeName }) => nodeName === 'pre').flatMap(nodesOf))
  const texts = nodes
    .filter(node => node.nodeName === '#text' && !inCode.has(node))
    .map(({ value = '' }) => value)
  expect(texts.filter(text => /(?<!\w)@\w|#\d|\bGH-\d|https?:\/\/|(?<!\w)www\./.test(text))).toEqual([])
  expect(texts.filter(text => /:[\w+-]+:|(?!\n)\p{Cc}|\u202E/u.test(text))).toEqual([])
}

test('hostile text has no effect in comments and summaries', async () => {
  const result = await review({
    base: {
      ...DOCS,
      'guides/old.mdx': PAGE,
      [`guides/${encodeURIComponent(HOSTILE).slice(0, 80)}.mdx`]: PAGE
    },
    change: {
      'guides/old.mdx': PAGE.replace('{"', '{"New words. '),
      'index.mdx': PAGE,
      'guides/a`b|c @octocat #12.mdx': `${PAGE}\n[broken](/nowhere@octocat#12)\n`,
      [`guides/${encodeURIComponent(HOSTILE).slice(0, 80)}.mdx`]: undefined,
      'docs.json': JSON.stringify({ navigation: { pages: ['index', HOSTILE] } })
    },
    inputs: { 'preview-url': 'https://preview.example' }
  })
  expect(result.failure).toBeUndefined()
  expect(result.comments).toHaveLength(1)
  expect(result.comments[0]?.split('\n')[2]).toContain('https://preview.example/')
  expectHarmless(result.comments[0] ?? '')
  expectHarmless(result.summary.replace(/^## /, '### '))
})

test('hostile names of images, translations and renamed pages have no effect', async () => {
  const name = '@octocat #12 ![x](..&#47;y) <img src=x> `a|b` :tada:'.replaceAll('/', ' ')
  const address = encodeURIComponent(name)
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`
  const steps = Array.from({ length: 30 }, (_, at) => `Step ${at} of the guide.\n\n`).join('')
  const result = await review({
    base: {
      'docs.json': JSON.stringify({
        ...SETTINGS,
        navigation: {
          languages: [
            { language: 'en', pages: ['index', name] },
            { language: 'ja', pages: ['ja/index', `ja/${name}`] }
          ]
        }
      }),
      'index.mdx': page(`[x](/${address}#y)`),
      'ja/index.mdx': page('Home'),
      [`${name}.mdx`]: page(`## One\n\n![i](/images/${address}.png)`),
      [`ja/${name}.mdx`]: page('## One'),
      [`images/${name}.png`]: 'image',
      [`old ${name}.mdx`]: page(`Slack ${name.replaceAll(/\W/g, '')} is Slack.\n\n${steps}`).replace(
        'Page',
        'Slack'
      )
    },
    change: {
      [`${name}.mdx`]: page('## One\n\n## Two'),
      [`old ${name}.mdx`]: undefined,
      [`new ${name}.mdx`]: page(`Discord is Discord.\n\n${steps}`).replace('Page', 'Discord')
    }
  })
  const [comment = ''] = result.comments
  for (const text of [comment, result.summary]) {
    expect(text).toContain('1 image that no page uses any more')
    expect(text).toContain('1 translation with other headings')
    expect(text).toContain('Not in the navigation')
    expectHarmless(text.replace(/^## /, '### '))
  }
  expect(comment).toContain('at least half of its text is now at')
})

test('comments and summaries never exceed their size limits, even with hostile text', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [
      `many/p${i}.mdx`,
      `---\ntitle: "${'@#_'.repeat(200)}${i}"\n---\n\n[x](/none-${i})\n\n${`@word${i} `.repeat(300)}\n`
    ])
  )
  const { comments, summary } = await review({
    base: { ...DOCS, ...pages },
    change: Object.fromEntries(
      Object.entries(pages).map(([path, text]) => [path, text.replaceAll('@word', '#other')])
    )
  })
  expect(comments[0]?.length).toBeLessThan(65_536)
  expect(comments[0]).toContain('on the other pages')
  expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000)
})

test('replaces special characters of folder names in output paths, and writes separate files for each folder', async () => {
  const folders = ['a\n::error::b', 'a\n::error::c', 'x'.repeat(200)]
  const paths = []
  for (const folder of folders) {
    const { outputs, failure } = await review({ docsPath: `${folder}/`, change: { 'index.mdx': 'New.\n' } })
    expect(failure).toBeUndefined()
    paths.push(outputs['findings-path']?.replace(/^.*(?=pull-request)/s, ''))
  }
  expect(new Set(paths).size).toBe(3)
  for (const path of paths) expect(path).toMatch(/^pull-request-\w{1,60}-[0-9a-f]{8}\/findings\.json$/)
})

test('takes the address of the live site from the base, not from the change', async () => {
  const settings = (host: string) =>
    JSON.stringify({ navigation: { pages: ['index'] }, seo: { metatags: { canonical: `https://${host}/` } } })
  const result = await review({
    base: { ...DOCS, 'docs.json': settings('docs.example.com') },
    change: { 'docs.json': settings('evil.example'), 'index.mdx': 'New.\n' }
  })
  const everything = [...result.comments, result.summary].join('\n')
  expect(everything).toContain('https://docs.example.com/')
  expect(everything).not.toContain('evil.example')
})

test('shortens a link of 16,000 characters in the log and in all result files except findings.json', async () => {
  const target = `/nowhere-${'x'.repeat(16_000)}`
  const result = await review({
    change: { 'index.mdx': `[a](${target})\n` },
    inputs: { format: 'junit,codequality' }
  })
  expect(result.findings[0]?.target).toBe(target)
  expect(Math.max(...result.log.lines.map(line => line.length))).toBeLessThan(1000)
  const { 'findings.json': _, ...files } = result.files
  expect(Math.max(...Object.values(files).map(text => text.length))).toBeLessThan(50_000)
})

test('closes the code block of redirects, and lists each place of a link once, with one annotation for a line', async () => {
  const words = 'one two three four five six seven eight nine ten.'
  const result = await review({
    base: { ...DOCS, 'a.mdx': words, 'zzzzzzzzzz.mdx': 'Nothing like it.' },
    change: {
      'a.mdx': undefined,
      'b.mdx': words,
      'zzzzzzzzzz.mdx': undefined,
      'index.mdx': '[x](/no) [y](/no) [z](/no)\n'
    },
    inputs: { check: 'fail' }
  })
  const nodes = rendered(result.summary)
  const blocks = nodes.filter(({ nodeName }) => nodeName === 'pre').flatMap(nodesOf)
  expect(blocks.map(({ value = '' }) => value).join('')).toBe('{ "source": "/a", "destination": "/b" }\n')
  // The summary shows a finding only once, although the finding also makes the step fail.
  expect(result.summary.match(/index\.mdx:<wbr>1:\d+/g)).toEqual(
    [1, 10, 19].map(column => `index.mdx:<wbr>1:${column}`)
  )
  expect(result.log.lines.filter(line => line.startsWith('warning: index.mdx:1'))).toHaveLength(1)
})

test('with `check: off`, reports that the checks were skipped', async () => {
  const inputs = { check: 'off' }
  const { summary, comments } = await review({ change: { 'index.mdx': '[a](/no)\n' }, inputs })
  for (const text of [summary, comments[0]])
    expect(text).toContain('1 page changed. Not checked for problems')
  await using api = await startPullRequestApi()
  await review({ api, change: { 'index.mdx': 'New.\n' }, inputs })
  await review({ api, inputs })
  expect(api.comments[0]?.body).toContain('see no change. Nothing was checked for problems.')
})

test('if there is no token, skips the comparison and the comment', async () => {
  const { log, failure } = await review({ inputs: { 'github-token': '' } })
  expect([failure, log.lines.filter(line => /^notice:.*`github-token` is empty/.test(line)).length]).toEqual([
    undefined,
    2
  ])
})

test('accepts addresses with invalid percent-encoding', async () => {
  const redirects = [
    { source: '/a%', destination: '/b%' },
    { source: '/guides/setup', destination: '/%' },
    { source: '/c/:x*', destination: '/%zz/:x*' }
  ]
  const text =
    '[x](/gone/100%) ![y](/i%/%zz.png) [z](#%) [s](/setup%2) <a href="/h%">h</a>\n\n[r]\n\n[r]: /r%\n'
  const result = await review({
    change: {
      'docs.json': JSON.stringify({ ...SETTINGS, navigation: { pages: ['index'] }, redirects }),
      'index.mdx': text,
      '100%.mdx': text
    }
  })
  expect(result.failure).toBeUndefined()
  const targets = result.findings.map(({ target }) => target)
  for (const target of ['/gone/100%', '/i%/%zz.png', '/h%', '/r%', '/setup%2', '/a%'])
    expect(targets).toContain(target.replaceAll('%', '%25'))
  expect(result.comments).toHaveLength(1)
})

test.each<[string, string, Fault, string]>([
  ['403 for the base', '/git/trees', { status: 403, message: 'No' }, 'not compared'],
  ['500 for the base', '/compare/', { status: 500 }, 'not compared'],
  ['a truncated tree', '/git/trees', 'truncated-response', 'not compared'],
  ['HTML instead of a tree', '/git/trees', { status: 200, body: '<html>' }, 'not compared'],
  ['a list instead of a blob', '/git/blobs', { status: 200, body: [] }, 'not compared'],
  ['500 for the comment', '/comments', { status: 500 }, 'comment was not written'],
  ['HTML instead of comments', '/comments', { status: 200, body: '<html>' }, 'comment was not written'],
  ['HTML instead of the account', '/graphql', { status: 200, body: '<html>' }, 'comment was not written'],
  ['a truncated pull request', '/pulls/', 'truncated-response', 'comment was not written']
])('the run succeeds with one notice if GitHub responds with %s', async (_, part, fault, notice) => {
  const change = { 'index.mdx': 'New.\n' }
  const result = await review({
    change,
    checkedOut: 'head',
    before: refusing(part, fault),
    inputs: { timeout: '6s' },
    // GitHub requests may use only a third of the timeout. With the real clock, this limit ends the retries.
    clock: systemClock
  })
  expect([result.failure, result.comments]).toEqual([undefined, []])
  const notices = result.log.lines.filter(line => line.startsWith('notice:'))
  expect(notices).toEqual([expect.stringContaining(notice)])
})

const SECRET = 'AUTHORIZATION: basic c2VjcmV0'

test.each([
  ['an import', 'import X from "/.git/config"\n\n<X />\n'],
  ['a relative import', 'import X from "../.git/config"\n\n<X />\n'],
  ['an import that leads out of the folder', 'import X from "../../secret.mdx"\n\n<X />\n'],
  ['a snippet', '<Snippet file="../.git/config" />\n'],
  ['an OpenAPI page', '---\nopenapi: "/.git/config GET /"\n---\n\nText.\n'],
  ['an image', '![x](/.git/config)\n']
])('does not read a forbidden file that %s refers to', async (_, page) => {
  const result = await review({
    change: { 'guides/evil.mdx': page },
    checkout: files => ({ ...files, '.git/config': SECRET, '../secret.mdx': SECRET })
  })
  expect(result.failure).toBeUndefined()
  const everything = JSON.stringify([result.comments, result.summary, result.files, result.log.lines])
  expect(everything).not.toContain('c2VjcmV0')
})

test('skips the comparison and logs a notice if a tree has a million entries', async () => {
  await using server = await startServer((request, response) => {
    const url = request.url ?? ''
    const commit = {
      sha: 'a'.repeat(40),
      tree: { sha: url.includes('b'.repeat(40)) ? 'd'.repeat(40) : 'c'.repeat(40) },
      parents: [{ sha: 'b'.repeat(40) }, { sha: 'e'.repeat(40) }]
    }
    response.setHeader('content-type', 'application/json')
    if (!url.includes('/trees/')) {
      response.end(
        JSON.stringify(url.includes('/compare/') ? { merge_base_commit: { ...commit, commit } } : commit)
      )
      return
    }
    response.write('{"truncated":false,"tree":[')
    const entry = `{"path":"p.mdx","mode":"100644","type":"blob","sha":"${'a'.repeat(40)}","size":1},`
    response.end(`${entry.repeat(1_000_000)}{}]}`)
  })
  const result = await review({
    env: { GITHUB_API_URL: server.url },
    checkedOut: 'head',
    inputs: { comment: 'false' }
  })
  expect(result.failure).toBeUndefined()
  expect(result.log.text).toContain(
    'notice: The documentation is not compared with its base: the response is larger than'
  )
})
