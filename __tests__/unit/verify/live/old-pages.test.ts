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

const mdx = (text: string, front = 'title: Guide') =>
  `---\n${front}\n---\n\n${SHARED}\n\n${text}\n\nThe end of this page.\n`

type Rewrite = (text: string) => string

function served(text: string, channel: Channel, rewrite: Rewrite) {
  const source = sourceAt('guide', { 'guide.mdx': text })
  if (source === undefined) throw new Error('There is no page.')
  return channel === 'html'
    ? readServedHtml(Buffer.from(rewrite(hostedHtml('guide', source, SITE, new Date(timeOf(1))))))
    : readServedMarkdown(Buffer.from(rewrite(hostedMarkdown(source, 'https://docs.example.com'))))
}

const described = (description: string) => mdx('Text.', `title: Guide\ndescription: ${description}`)
const DESCRIPTION = 'How to send requests now'
/** Shows the new description at the end of the page, in a card that leads to another page. */
const withCard: Rewrite = text =>
  text
    .replace(
      '</div><div id="pagination">',
      `<a href="/x">Guide<p>${DESCRIPTION}</p></a></div><div id="pagination">`
    )
    .replace(/(?<=The end of this page\.\n)$/, `\n<Card title="Guide">${DESCRIPTION}</Card>\n`)
const withGroup =
  (group: string): Rewrite =>
  text =>
    text.replace('eyebrow h-5">Guides', `eyebrow h-5">${group}`)
const columns = (...items: string[]) =>
  mdx(
    `${items.map(each => `- ${each}`).join('\n')}\n\n<Columns cols={3}>\n  <Card title="A" icon="star">Text.</Card>\n</Columns>`
  )
const code = (...lines: string[]) => mdx(['```python', ...lines, '```'].join('\n'))
const table = (a: string, b: string) => mdx(`| Plan | SSO |\n|---|---|\n| Free | ${a} |\n| Pro | ${b} |`)
const callout = (name: string) => mdx(`<${name}>\n  Take care of it.\n</${name}>`)
const steps = (...titles: string[]) =>
  mdx(
    `<Steps>\n${titles.map(title => `  <Step title="${title}">\n    Text of ${title}.\n  </Step>`).join('\n')}\n</Steps>`
  )

const CASES: [name: string, before: string, after: string, rewrite?: Rewrite][] = [
  ['an item that equals an expression', columns('1', '2'), columns('1', '2', '3')],
  ['an item that equals an icon', columns('sun', 'moon'), columns('sun', 'moon', 'star')],
  ['a title that is the group', mdx('A.', 'title: Manual'), mdx('A.', 'title: Guides')],
  [
    'a title that is a group of two words',
    mdx('A.', 'title: Manual'),
    mdx('A.', 'title: API guides'),
    withGroup('API guides')
  ],
  ['an old title that is the group', mdx('A.', 'title: Guides'), mdx('A.', 'title: Manual')],
  ['a description that a card shows', mdx('Text.'), described(DESCRIPTION), withCard],
  [
    'a description of one word before one that a card shows',
    described('Requests'),
    described(DESCRIPTION),
    withCard
  ],
  [
    'a line of code with another indentation',
    code('if x:', '    run(x)', 'stop(x)'),
    code('if x:', '    run(x)', '    stop(x)')
  ],
  ['a number', mdx('Wait 20 seconds.'), mdx('Wait 30 seconds.')],
  ['one character', mdx('Use the key a in it.'), mdx('Use the key b in it.')],
  ['a minus', mdx('Use -1 as it is.'), mdx('Use 1 as it is.')],
  ['swapped cells', table('Yes', 'No'), table('No', 'Yes')],
  ['the order of steps', steps('Build', 'Test', 'Ship'), steps('Test', 'Build', 'Ship')],
  ['the type of a callout', callout('Note'), callout('Warning')],
  ['the target of a link', mdx('See [it](/a).'), mdx('See [it](/b).')],
  ['the language of code', mdx('```js\nx = 1\n```'), mdx('```ts\nx = 1\n```')],
  ['the title of code', mdx('```js a.js\nx = 1\n```'), mdx('```js b.js\nx = 1\n```')]
]

const withChannels = CASES.flatMap(each =>
  (['html', 'md'] as const).map(channel => [channel, ...each] as const)
)

test.each(withChannels)(
  'in %s, a page without %s is not live, and one with it is not old',
  async (channel, _, before, after, rewrite = text => text) => {
    const versions = await versionsOf(after, before)
    const judged = (text: string) => judgePage({ versions, since: 'c1' }, served(text, channel, rewrite))
    expect(['stale', 'undecided']).toContain(judged(before).verdict)
    expect(['live', 'undecided']).toContain(judged(after).verdict)
  }
)

test('a page with two thirds of the shared text is not live', async () => {
  const versions = await versionsOf(mdx('The new sentence of it.'), mdx('Nothing.'))
  const cut: Rewrite = text => text.replaceAll(SHARED, SHARED.split(' ').slice(0, 27).join(' '))
  const { verdict, shared } = judgePage(
    { versions, since: 'c1' },
    served(mdx('The new sentence of it.'), 'md', cut)
  )
  expect(verdict).toBe('undecided')
  expect(shared.found / shared.of).toBeGreaterThan(0.6)
})
