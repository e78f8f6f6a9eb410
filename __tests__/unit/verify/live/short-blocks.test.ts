import { expect, test } from '@jest/globals'
import { judgePage } from '../../../../src/verify/live/judge.ts'
import { readServedHtml } from '../../../../src/verify/live/served-html.ts'
import { readServedMarkdown } from '../../../../src/verify/live/served-markdown.ts'
import type { Channel } from '../../../../src/verify/live/served.ts'
import { hostedHtml, hostedMarkdown } from '../../../servers/hosting/hosted-page.ts'
import { sourceAt } from '../../../servers/hosting/hosted-source.ts'
import { timeOf, versionsOf } from '../../../support/live-pages.ts'

const SHARED = Array.from({ length: 40 }, (_, at) => `shared${at}`).join(' ')
const SITE = {
  ...{ name: 'Acme', buildId: '6b000000a98d5d8909504f8e:success', navigation: [], menu: {} },
  gitSource: { owner: 'o', repo: 'r', deployBranch: 'main', contentDirectory: 'docs' }
}

const mdx = (text: string) => `---\ntitle: Guide\n---\n\n${SHARED}\n\n${text}\n\nThe end of this page.\n`

function served(text: string, channel: Channel, builtAt = 0) {
  const source = sourceAt('guide', { 'guide.mdx': text })
  if (source === undefined) throw new Error('There is no page.')
  return channel === 'html'
    ? readServedHtml(Buffer.from(hostedHtml('guide', source, SITE, new Date(builtAt))))
    : readServedMarkdown(Buffer.from(hostedMarkdown(source, 'https://docs.example.com')))
}

const table = (...rows: string[]) => ['| Plan | Value |', '|---|---|', ...rows].join('\n')

const CASES: [name: string, before: string, after: string][] = [
  [
    'a number in a table',
    table('| Free | 100 |', '| Pro | 5000 |'),
    table('| Free | 100 |', '| Pro | 9000 |')
  ],
  [
    'a word that other cells have',
    table('| Free | No |', '| Pro | No |'),
    table('| Free | No |', '| Pro | Yes |')
  ],
  ['a symbol in a table', table('| Sign-on | ✅ |'), table('| Sign-on | ❌ |')],
  ['a heading', '## Setup\n\nText of it here.', '## Install\n\nText of it here.'],
  ['a list item', '- Windows\n- Linux', '- Windows\n- macOS'],
  ['an added list item', '- Windows\n- Linux', '- Windows\n- Linux\n- Solaris'],
  ['a removed list item', '- Windows\n- Linux\n- Solaris', '- Windows\n- Linux'],
  [
    'a reordered list',
    '1. First do this thing\n2. Then do that thing',
    '1. Then do that thing\n2. First do this thing'
  ],
  ['a code line of one word', '```bash\nmake\n```', '```bash\ninstall\n```'],
  ['a short code line', '```bash\nx < 1\n```', '```bash\nx > 1\n```'],
  ['the type of a callout', '<Note>\nTake care of it.\n</Note>', '<Warning>\nTake care of it.\n</Warning>'],
  ['an added callout of one word', 'Some text.', 'Some text.\n\n<Note>Beta</Note>'],
  ['a word next to a link', 'See [it](/x) and **stop**', 'See [it](/x) and **go**']
]

test.each(CASES.flatMap(each => (['html', 'md'] as const).map(channel => [channel, ...each] as const)))(
  'decides in %s whether %s is new or old',
  async (channel, _, before, after) => {
    const versions = await versionsOf(mdx(after), mdx(before))
    const judged = (text: string) => judgePage({ versions, since: 'c1' }, served(mdx(text), channel))
    expect(judged(after)).toMatchObject({ verdict: 'live', by: 'text', hasWords: true })
    expect(judged(before)).toMatchObject({ verdict: 'stale', by: 'text', hasWords: true })
    // A version that is none of both.
    expect(judged('Neither of them')).toMatchObject({ verdict: 'undecided', hasWords: true })
  }
)

const last = (text: string) => mdx('Some text.').replace('The end of this page.', text)

test.each(
  [
    [table('| Free | 10 |'), table('| Free | 10 |', '| Team | 50 |')],
    ['- 1\n- 2', '- 1\n- 2\n- 3'],
    ['```js\na()\n```', '```js\na()\nb()\n```'],
    ['The end of it.', 'The end of it.\n\n## Gone']
  ].flatMap(each => (['html', 'md'] as const).map(channel => [channel, ...each] as const))
)(
  'decides in %s whether a short block is at the end of the page: %j',
  async (channel, without = '', having = '') => {
    const decide = async (after: string, before: string) => {
      const versions = await versionsOf(last(after), last(before))
      return [after, before].map(
        each => judgePage({ versions, since: 'c1' }, served(last(each), channel)).verdict
      )
    }
    expect(await decide(having, without)).toEqual(['live', 'stale'])
    expect(await decide(without, having)).toEqual(['live', 'stale'])
  }
)

test.each(['html', 'md'] as const)(
  'decides in %s whether a description of one word is new',
  async channel => {
    const described = (word: string) => mdx('Text.').replace('---\n\n', `description: ${word}\n---\n\n`)
    const versions = await versionsOf(described('Installation'), described('Preparation'))
    const judged = (word: string) =>
      judgePage({ versions, since: 'c1' }, served(described(word), channel)).verdict
    expect(['Installation', 'Preparation'].map(judged)).toEqual(['live', 'stale'])
  }
)

const FIELD = (value: string) =>
  `<ParamField body="limit" type="integer" default="${value}">\n  Max.\n</ParamField>`

test('decides whether a value of a parameter is new in Markdown, and says that HTML cannot tell', async () => {
  const versions = await versionsOf(mdx(FIELD('20')), mdx(FIELD('10')))
  const judged = (value: string, channel: Channel, builtAt?: number) =>
    judgePage({ versions, since: 'c1' }, served(mdx(FIELD(value)), channel, builtAt))
  expect(judged('20', 'md').verdict).toBe('live')
  expect(judged('10', 'md').verdict).toBe('stale')
  // The HTML of the stand-in does not show the attributes of this component.
  expect(judged('10', 'html')).toMatchObject({ verdict: 'undecided', hasWords: true })
  expect(judged('20', 'html', timeOf(3))).toMatchObject({ verdict: 'live', by: 'date' })
})

test('decides in Markdown whether a parameter is required', async () => {
  const field = (name: string, required: string) =>
    `<ParamField body="${name}" type="integer"${required}>\n  Max.\n</ParamField>`
  const text = (required: string) => mdx(`${field('limit', required)}\n\n${field('offset', ' required')}`)
  const decide = async (after: string, before: string) => {
    const versions = await versionsOf(text(after), text(before))
    return [after, before].map(each => judgePage({ versions, since: 'c1' }, served(text(each), 'md')).verdict)
  }
  expect(await decide(' required', '')).toEqual(['live', 'undecided'])
  // Nothing is new in the text.
  expect(await decide(' required={false}', ' required')).toEqual(['undecided', 'stale'])
})

test('is undecided about a short block if the blocks around it are not there, unless the page is newer', async () => {
  const versions = await versionsOf(mdx('- Windows\n- macOS'), mdx('- Windows\n- Linux'))
  const other = (builtAt: number) => served(mdx('Something else.'), 'html', builtAt)
  expect(judgePage({ versions, since: 'c1' }, other(timeOf(1)))).toMatchObject({
    verdict: 'undecided',
    hasWords: true
  })
  expect(judgePage({ versions, since: 'c1' }, other(timeOf(3)))).toMatchObject({
    verdict: 'live',
    by: 'date'
  })
})

test('a change of an address that HTML may hide has no words, if the address is not there', async () => {
  const versions = await versionsOf(mdx('Write to new@example.com'), mdx('Write to old@example.com'))
  const judged = (address: string) =>
    judgePage({ versions, since: 'c1' }, served(mdx('Write to ADDRESS').replace('ADDRESS', address), 'html'))
  expect(judged('new@example.com')).toMatchObject({ verdict: 'live', by: 'text' })
  expect(judged('old@example.com')).toMatchObject({ verdict: 'stale' })
  expect(judged('[email protected]')).toMatchObject({ verdict: 'undecided', hasWords: false })
})

const bare = (text: string) => `---\ntitle: Guide\n---\n\n${text}\n`
const TEXTS = ['The first of three sentences.', 'A second one is removed.', 'The third one is last.'] as const

test('a deletion on a short page without dates is live if the blocks around it meet', async () => {
  const [first, second, third] = TEXTS
  const versions = await versionsOf(bare(`${first}\n\n${third}`), bare(TEXTS.join('\n\n')))
  const judged = (...texts: string[]) =>
    judgePage({ versions, since: 'c1' }, served(bare(texts.join('\n\n')), 'md')).verdict
  expect(judged(first, third)).toBe('live')
  expect(judged(first, second, third)).toBe('stale')
  expect(judged(first, 'Something else.', third)).toBe('undecided')
  // The reverse is not said of an addition, which a host can hide in Markdown.
  const added = judgePage(
    { versions: versions.toReversed(), since: 'c2' },
    served(bare(`${first}\n\n${third}`), 'md')
  )
  expect(added.verdict).toBe('undecided')
})

test('ignores soft hyphens and the form of quotation marks in HTML', async () => {
  const versions = await versionsOf(
    mdx('It is a "good idea", they said!'),
    mdx('It is a "good idea", they said.')
  )
  const judged = (text: string) => judgePage({ versions, since: 'c1' }, served(mdx(text), 'html')).verdict
  expect(judged('It is a “good idea”, they said!')).toBe('live')
  expect(judged('It is a “good idea”, they said.')).toBe('stale')
  const hyphens = await versionsOf(mdx('A documentation of everything.'), mdx('Nothing of it at all.'))
  const hyphenated = served(mdx('A docu\u00admen\u00adtation of every\u00adthing.'), 'html')
  expect(judgePage({ versions: hyphens, since: 'c1' }, hyphenated)).toMatchObject({
    verdict: 'live',
    facts: { own: { of: 1, found: 1 } }
  })
})

test('an added page with few words is not live on another page that links to it', async () => {
  const versions = await versionsOf('---\ntitle: Zed overview\n---\n\n![](/a.png)\n', '')
  const judged = (title: string) => {
    const page = `---\ntitle: ${title}\n---\n\n[Zed overview](/guide)\n`
    return judgePage({ versions, since: 'c1' }, served(page, 'html', timeOf(3))).verdict
  }
  expect(judged('Home')).toBe('undecided')
  expect(judged('Zed overview')).toBe('live')
})

test('a new date is no proof if the old description is shown beside the new one', async () => {
  const described = (text: string, more = '') =>
    mdx(`Text.\n\n${more}`).replace('---\n\n', `description: ${text}\n---\n\n`)
  const [before, after] = ['How requests were made before.', 'What the client sends from now on.']
  const versions = await versionsOf(described(after), described(before))
  const judged = (text: string, more?: string) =>
    judgePage({ versions, since: 'c1' }, served(described(text, more), 'html', timeOf(3))).verdict
  expect(judged(before, after)).toBe('undecided')
  expect(judged(after)).toBe('live')
})
