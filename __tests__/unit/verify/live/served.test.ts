import { expect, test } from '@jest/globals'
import { readServedHtml } from '../../../../src/verify/live/served-html.ts'
import { readServedMarkdown } from '../../../../src/verify/live/served-markdown.ts'
import { readSitemap } from '../../../../src/verify/live/sitemap.ts'
import { BREAK, wordsOf } from '../../../../src/verify/live/words.ts'
import { servedHtml } from '../../../support/live-pages.ts'

const markdown = (text: string) => readServedMarkdown(Buffer.from(text))
const sentence = (words: readonly string[]) => words.filter(word => word !== BREAK).join(' ')

test('reads the text of the content element, without navigation, links to other pages and footer', () => {
  const { words, title } = readServedHtml(servedHtml('<p>One <b>two</b></p><script>three</script>'))
  expect(sentence(words)).toBe('Guide One two')
  expect(title).toBe('Guide')
})

test('reads a page without a content element whole', () => {
  const served = readServedHtml(Buffer.from('<title>Parked</title><p>Buy this domain</p>'))
  expect(sentence(served.words)).toBe('Parked Buy this domain')
  expect(served.title).toBe('Parked')
  expect(served.lastModified).toBeUndefined()
})

test('reads dates, the newest build and the source repository from the data for the client', () => {
  const [builtAt, buildAt] = [Date.parse('2026-02-10T12:31:43.824Z'), Date.parse('2026-02-10T15:06:59Z')]
  const { lastModified, build, gitSource } = readServedHtml(servedHtml('', { builtAt, buildAt }))
  expect(lastModified).toBe(builtAt)
  expect(build).toEqual({ time: buildAt, state: 'success' })
  expect(gitSource).toEqual({ owner: 'o', repo: 'r', deployBranch: 'main', contentDirectory: 'docs' })
})

test.each([
  ['text of the page', servedHtml('<p>"lastModified":"2026-02-10T12:31:43.824Z"</p>')],
  ['a string in the data', servedHtml('', { data: '{"lastModified":"2026-02-10T12:31:43.824Z"}' })],
  ['an impossible date', servedHtml('', { before: push('"lastModified":"2026-99-99T12:31:43.824Z"') })],
  [
    'two different dates',
    servedHtml('', { builtAt: 0, before: push('"lastModified":"2026-02-10T12:31:43.824Z"') })
  ]
])('takes no date from %s', (_, page) => {
  expect(readServedHtml(page).lastModified).toBeUndefined()
})

function push(data: string): string {
  return `<script>self.__next_f.push([1,${JSON.stringify(`0:{${data}}\n`)}])</script>`
}

test('reads the words of the data for the client, without escapes', () => {
  const { dataWords } = readServedHtml(servedHtml('', { data: 'graph TB\n  a --> "b c"' }))
  expect(sentence(dataWords?.() ?? [])).toContain('graph TB a b c')
})

test('reads a page that was cut off, and scripts that are no data', () => {
  const page = servedHtml('<p>One two</p>', { before: '<script>self.__next_f.push([1,"a\\"])</script>' })
  expect(sentence(readServedHtml(page.subarray(0, page.indexOf('</p>'))).words)).toBe('Guide One two')
})

test.each([
  [
    'the quotation of the index at the start',
    '> ## Documentation Index\n> Fetch it\n\n# T\n\n> About\n\nOne',
    'T About One'
  ],
  ['the quotation of the index at the end', '# T\n\nOne\n\n> ## Documentation Index\n> Fetch it', 'T One'],
  ['escapes', '`x` id\\_tokens \\<b> a\\*b', 'x id tokens b a b'],
  ['tags inside a sentence', 'One <Tooltip tip="Three four">two</Tooltip> five', 'One two five Three four'],
  [
    'values of attributes',
    '<Card title="One two" href="/three" icon={"x"}>\n  Four\n</Card>',
    'Four One two x'
  ],
  ['a `>` in an attribute', `<Field type='List[">"]' when={a > 1} />\nOne`, 'One List a 1'],
  ['links and images', 'See [one two](/three "Four") ![five](/six.png) seven', 'See one two seven Four'],
  ['a link with parentheses', '[One](/a_(b)) two', 'One two'],
  ['comments', 'One {/* no */} <!-- no --> two', 'One two'],
  ['entities', 'One&nbsp;two &lt;three', 'One two three'],
  ['addresses in angle brackets', '<https://example.com/a> one', 'https example com a one'],
  ['tables', '| One two | Three |\n| --- | --- |\n| Four | Five |', 'One two Three Four Five'],
  [
    'the theme of a fence, but not its title',
    '```js app.js theme={"dark"}\nconst one = `<b>`\n```\ntwo',
    'js app js const one b two'
  ],
  ['tags and links in code', '~~~\n<Card title="x">[a](/b)\n~~~\none', 'Card title x a b one'],
  ['a fence in a longer fence', '````md\n```js\n<One/>\n```\n````\n<Two a="b"/>', 'md js One b'],
  ['an unclosed fence', 'One\n```\n<Two/>', 'One Two'],
  ['a less-than sign', 'a < b and <3 > one', 'a b and 3 one'],
  ['a tag that does not end', 'One <Card title="two', 'One Card title two']
])('reads %s of Markdown', (_, text, expected) => {
  expect(sentence(markdown(text).words)).toBe(expected)
})

test('puts a break between the attributes of two tags, which are not next to each other', () => {
  const cards = '<Card title="One" tag="new">First</Card>\n<Card title="Two">Second</Card>'
  expect(markdown(cards).words).toEqual(['First', 'Second', BREAK, 'One', 'new', BREAK, 'Two'])
})

test('reads title, links and images of Markdown', () => {
  const text =
    '# The `x` \\_title\n\n[a](/one) <Card href="/two" img="/three.png" /> ![b](/four.png) <img data-path="five.png" />'
  const { title, links, images } = markdown(text)
  expect(title).toBe('The x _title')
  expect([...links]).toEqual(['/two', '/one'])
  expect([...images]).toEqual(['/three.png', '/five.png', '/four.png'])
})

test('counts characters of languages without spaces as words', () => {
  expect(wordsOf('使用 API密钥 to ログ')).toEqual(['使', '用', 'API', '密', '钥', 'to', 'ロ', 'グ'])
})

const MB = 1_000_000
/** Long enough for anything quadratic to take minutes. */
const MANY = 200_000
test.each([
  ['unclosed tags', '<a '.repeat(3 * MANY)],
  ['tags with unclosed quotes', '<a b="'.repeat(MANY)],
  ['brackets of links', ']('.repeat(4 * MANY)],
  ['brackets of images', '!['.repeat(4 * MANY)],
  ['unclosed comments', '<!--{/*'.repeat(MANY)],
  ['fences', '```\n'.repeat(2 * MANY)],
  ['quotations', '> ## Documentation Index\n'.repeat(MANY)],
  ['braces in a tag', `<a ${'{'.repeat(8 * MANY)}`]
])('reads Markdown with many %s within ten seconds', (_, text) => {
  const before = process.cpuUsage()
  markdown(text)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10)
})

test.each([
  ['content elements', '<div id="content-area">'.repeat(MANY)],
  ['data', `<script>self.__next_f.push([1,"${'\\"lastModified\\":\\"2026-'.repeat(MANY)}"])</script>`],
  ['images', '<img data-path="'.repeat(MANY)]
])('reads HTML with many %s within ten seconds', (_, text) => {
  const before = process.cpuUsage()
  readServedHtml(Buffer.from(text))
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10)
})

const sitemap = (...entries: string[]) =>
  readSitemap(Buffer.from(`<?xml version="1.0"?>\n<urlset>${entries.join('')}</urlset>\n`))
const entry = (url: string, more = '') => `<url><loc>${url}</loc>${more}</url>`

test('reads the addresses of a sitemap and the times of their last builds', () => {
  const read = sitemap(
    entry('https://d.example/a#x', '<lastmod>2026-02-10T12:31:43.703Z</lastmod>'),
    `<url><lastmod>2026-02-10T12:31:43+01:00</lastmod><loc>https://d.example/b?c&amp;d</loc></url>`,
    entry('https://d.example/day', '<lastmod>2026-02-10</lastmod>'),
    entry('https://d.example/none'),
    entry('https://d.example/wrong', '<lastmod>2026-99-10T00:00:00Z</lastmod>'),
    entry('not an address')
  )
  expect([...(read?.times ?? [])]).toEqual([
    ['https://d.example/a', Date.parse('2026-02-10T12:31:43.703Z')],
    ['https://d.example/b?c&d', Date.parse('2026-02-10T11:31:43Z')],
    ['https://d.example/day', undefined],
    ['https://d.example/none', undefined],
    ['https://d.example/wrong', undefined]
  ])
  expect(read?.isComplete).toBe(true)
})

test('does not know the pages of a list of sitemaps, a page, or a sitemap of more than 10 MB', () => {
  expect(
    readSitemap(
      Buffer.from('<sitemapindex><sitemap><loc>https://d.example/1.xml</loc></sitemap></sitemapindex>')
    )
  ).toBeUndefined()
  expect(readSitemap(Buffer.from('<html><body>Sign in</body></html>'))).toBeUndefined()
  expect(sitemap(' '.repeat(10 * MB))).toBeUndefined()
})

test('a sitemap with a million entries or without an end is incomplete', () => {
  const many = sitemap(Array.from({ length: 300_000 }, (_, at) => `<url><loc>a:${at}</loc>`).join(''))
  expect(many).toMatchObject({ isComplete: false })
  expect(many?.times.size).toBe(50_000)
  const cut = readSitemap(Buffer.from(`<urlset>${entry('https://d.example/a')}<url><loc>https://d.exa`))
  expect(cut?.isComplete).toBe(false)
  expect(cut?.times.size).toBe(1)
})

test('reads tags and comments in code spans of Markdown as text', () => {
  const { words } = markdown(
    '# A\n\n- Run `acme deploy <name>` or ``List<Item>``, then `<!-- note -->`.\n- <b>bold</b>\n'
  )
  expect(words.join(' ')).toBe('A Run acme deploy name or List Item then note bold')
})

test('reads links with the whole address of the site as paths', () => {
  const text = '[a](https://docs.example.com/guides/new.md) [b](https://docs.example.community/x)'
  const { links } = readServedMarkdown(Buffer.from(text), 'https://docs.example.com')
  expect([...links]).toEqual(['/guides/new', 'https://docs.example.community/x'])
})
