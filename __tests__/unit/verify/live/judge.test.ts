import { expect, test } from '@jest/globals'
import { judgePage } from '../../../../src/verify/live/judge.ts'
import { readServedHtml } from '../../../../src/verify/live/served-html.ts'
import { readServedMarkdown } from '../../../../src/verify/live/served-markdown.ts'
import { servedHtml, sourcePage, timeOf, versionsOf } from '../../../support/live-pages.ts'

/** A text of many different words, which all versions share. */
const SHARED = Array.from({ length: 40 }, (_, at) => `shared${at}`).join(' ')
const A = 'The first version says that plain requests are fine.'
const B = 'The second edition recommends signed requests only.'
const C = 'A third revision wants mutual certificates everywhere.'

const mdx = (...paragraphs: string[]) => `---\ntitle: Guide\n---\n\n${[SHARED, ...paragraphs].join('\n\n')}\n`
const html = (paragraphs: string[], parts = {}) =>
  readServedHtml(servedHtml([SHARED, ...paragraphs].map(text => `<p>${text}</p>`).join('\n'), parts))
const markdown = (...paragraphs: string[]) =>
  readServedMarkdown(Buffer.from(`# Guide\n\n${[SHARED, ...paragraphs].join('\n\n')}\n`))
const commits = (versions: readonly { commit: string }[]) => versions.map(({ commit }) => commit)

test.each([
  ['HTML', html([B])],
  ['Markdown', markdown(B)]
])('finds that the new version is live in %s', async (_, served) => {
  const versions = await versionsOf(mdx(B), mdx(A))
  const judged = judgePage({ versions, since: 'c1' }, served)
  expect(judged).toMatchObject({ verdict: 'live', by: 'text', hasWords: true })
  expect(commits(judged.served)).toEqual(['c2'])
  expect(judged.facts).toEqual({ own: { of: 4, found: 4 }, other: { of: 6, found: 0 } })
})

test.each([
  ['HTML', html([A])],
  ['Markdown', markdown(A)]
])('finds the old version in %s, and names all commits with its text', async (_, served) => {
  const versions = await versionsOf(mdx(C), mdx(B), mdx(A), mdx(A))
  const judged = judgePage({ versions, since: 'c2' }, served)
  expect(judged).toMatchObject({ verdict: 'stale', by: 'text' })
  expect(commits(judged.served)).toEqual(['c2', 'c1'])
})

test('names a version that is older than the one of `since`', async () => {
  const versions = await versionsOf(mdx(C), mdx(B), mdx(A))
  expect(commits(judgePage({ versions, since: 'c2' }, html([A])).served)).toEqual(['c1'])
})

test('does not find the new version if at least a quarter of the found phrases is of the old one', async () => {
  const versions = await versionsOf(mdx(B), mdx(A))
  // 4 phrases of the new version, and 2 of the old one.
  const mixed = 'The first version says that'
  expect(judgePage({ versions, since: 'c1' }, html([B, mixed])).verdict).toBe('undecided')
  expect(judgePage({ versions, since: 'c1' }, html([B, 'The first version says'])).verdict).toBe('live')
})

test('does not find the new version if less than half of its phrases are found', async () => {
  const versions = await versionsOf(mdx(B), mdx(A))
  const [half, less] = ['The second edition recommends signed', 'The second edition recommends']
  expect(judgePage({ versions, since: 'c1' }, html([half])).verdict).toBe('live')
  expect(judgePage({ versions, since: 'c1' }, html([less])).verdict).toBe('undecided')
})

const REWRITE = Array.from({ length: 30 }, (_, at) => `rewritten${at}`).join(' ')
const FIX = 'Set the limit to 30 minutes.'
const BEFORE_FIX = 'Set the limit to 20 minutes.'

test('takes a rewrite without the fix that followed for old', async () => {
  const versions = await versionsOf(mdx(REWRITE, FIX), mdx(REWRITE, BEFORE_FIX), mdx(A))
  const old = judgePage({ versions, since: 'c1' }, html([REWRITE, BEFORE_FIX]))
  expect(old).toMatchObject({ verdict: 'stale' })
  expect(commits(old.served)).toEqual(['c2'])
  expect(judgePage({ versions, since: 'c1' }, html([REWRITE, FIX])).verdict).toBe('live')
  // Neither the fix nor the text before it.
  expect(judgePage({ versions, since: 'c1' }, html([REWRITE])).verdict).toBe('undecided')
})

test('takes an old version for old although the new one restored most of its text', async () => {
  const versions = await versionsOf(mdx(REWRITE, FIX), mdx(A), mdx(REWRITE, BEFORE_FIX))
  const judged = judgePage({ versions, since: 'c2' }, html([REWRITE, BEFORE_FIX]))
  expect(judged.verdict).toBe('stale')
  expect(commits(judged.served)).toEqual(['c1'])
})

test('a version from before `since` is not live because the new one restored some of its text', async () => {
  const versions = await versionsOf(mdx(A, B), mdx(A))
  const served = readServedHtml(servedHtml(`<p>${C}</p><p>${B}</p>`))
  expect(judgePage({ versions, since: 'c1' }, served)).toMatchObject({
    verdict: 'different',
    shared: { found: 0 }
  })
})

test.each([
  ['is live if the page was built after the merge', timeOf(2) + 60_000, 'live'],
  [
    'is live if the page was built five seconds before the merge, because clocks differ',
    timeOf(2) - 5000,
    'live'
  ],
  ['is undecided if the page is older', timeOf(2) - 6000, 'undecided']
])('a deletion %s', async (_, builtAt, verdict) => {
  const versions = await versionsOf(mdx(A), mdx(A, B))
  expect(judgePage({ versions, since: 'c1' }, html([A], { builtAt })).verdict).toBe(verdict)
})

test('a deletion is not live if a removed phrase is found', async () => {
  const versions = await versionsOf(mdx(A), mdx(A, B))
  const builtAt = timeOf(3)
  expect(judgePage({ versions, since: 'c1' }, html([A, B], { builtAt })).verdict).toBe('stale')
  const rest = 'The second edition recommends'
  expect(judgePage({ versions, since: 'c1' }, html([A, rest], { builtAt })).verdict).not.toBe('live')
})

test('without dates, a deletion is live if 20 shared phrases are found', async () => {
  const versions = await versionsOf(mdx(A), mdx(A, B))
  expect(judgePage({ versions, since: 'c1' }, markdown(A)).verdict).toBe('live')
  const small = await versionsOf(`# Guide\n\n${A}`, `# Guide\n\n${A}\n\n${B}`)
  const served = readServedMarkdown(Buffer.from(`# Guide\n\n${A}`))
  expect(judgePage({ versions: small, since: 'c1' }, served).verdict).toBe('undecided')
})

const LONG = Array.from({ length: 30 }, (_, at) => `long${at}`).join(' ')

test('a deletion after a rewrite is live, although the versions before the rewrite share no phrase', async () => {
  const page = (...texts: string[]) => `---\ntitle: Guide\n---\n\n${texts.join('\n\n')}\n`
  const versions = await versionsOf(page(LONG), page(LONG, B), page(A))
  const verdict = (...texts: string[]) => {
    const served = readServedMarkdown(Buffer.from(`# Guide\n\n${texts.join('\n\n')}\n`))
    return judgePage({ versions, since: 'c1' }, served).verdict
  }
  expect(verdict(LONG)).toBe('live')
  expect(verdict(LONG, B)).toBe('stale')
})

test('names the oldest version if nothing was found of what two later ones added', async () => {
  // The served page lacks one phrase of the oldest version.
  const [rare, added] = ['A rare phrase.', REWRITE]
  const versions = await versionsOf(mdx(A, added, B), mdx(A, added), mdx(A, rare))
  expect(commits(judgePage({ versions, since: 'c2' }, markdown(A)).served)).toEqual(['c1'])
})

test('titles of cards are no list of their names', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `NAME${at}`)
  const cards = names.map(name => `<Card title="${name}">Explains ${name} in detail</Card>`)
  const versions = await versionsOf(mdx(...cards), mdx(names.join(' ')))
  expect(judgePage({ versions, since: 'c1' }, markdown(...cards)).verdict).toBe('live')
  expect(judgePage({ versions, since: 'c1' }, markdown(names.join(' '))).verdict).toBe('stale')
})

test('an addition that is not there is old, unless the page was built after the merge', async () => {
  const versions = await versionsOf(mdx(A, B), mdx(A))
  const verdict = (builtAt: number) => judgePage({ versions, since: 'c1' }, html([A], { builtAt })).verdict
  expect(verdict(timeOf(1))).toBe('stale')
  expect(verdict(timeOf(3))).toBe('undecided')
  expect(judgePage({ versions, since: 'c1' }, markdown(A)).verdict).toBe('stale')
})

test('a page with less than 60 % of the shared phrases is different', async () => {
  const versions = await versionsOf(mdx(B), mdx(A))
  const part = (words: number) =>
    readServedHtml(servedHtml(`<p>${SHARED.split(' ').slice(0, words).join(' ')}</p>`))
  // 22 of 37 and 23 of 37 phrases.
  expect(judgePage({ versions, since: 'c1' }, part(25))).toMatchObject({
    verdict: 'different',
    shared: { of: 37, found: 22 }
  })
  expect(judgePage({ versions, since: 'c1' }, part(26)).verdict).toBe('undecided')
})

test('a small page is never different', async () => {
  const versions = await versionsOf(`# Guide\n\n${B}`, `# Guide\n\n${A}`)
  expect(judgePage({ versions, since: 'c1' }, html([C])).verdict).toBe('undecided')
})

test('a landing page that was built after a deletion is not live', async () => {
  const versions = await versionsOf(mdx(A), mdx(A, B))
  const served = readServedHtml(servedHtml('<p>Welcome to our docs</p>', { builtAt: timeOf(3) }))
  expect(judgePage({ versions, since: 'c1' }, served).verdict).toBe('different')
})

test('a landing page is not an old version because it lacks what was added', async () => {
  const versions = await versionsOf(mdx(A, B), mdx(A))
  const served = readServedHtml(servedHtml('<p>Welcome to our docs</p>', { builtAt: timeOf(1) }))
  expect(judgePage({ versions, since: 'c1' }, served).verdict).toBe('different')
})

const LINKED = (to: string) => mdx(`Read [the other page](${to}) next.`)

test.each([
  ['live', 'after the merge', 'live', 'date', timeOf(2), timeOf(2)],
  ['undecided', 'before the merge', 'undecided', undefined, timeOf(2) - 6000, timeOf(2)],
  ['undecided', 'while an older build was the newest', 'undecided', undefined, timeOf(2), timeOf(2) - 6000]
])('a new link target in HTML is %s on a page built %s', async (_, __, verdict, by, builtAt, buildAt) => {
  const versions = await versionsOf(LINKED('/new'), LINKED('/old'))
  const served = html(['Read <a href="/old">the other page</a> next.'], { builtAt, buildAt })
  const judged = judgePage({ versions, since: 'c1' }, served)
  expect(judged).toMatchObject({ verdict, by, hasWords: false })
})

test('a date is no proof against the text', async () => {
  const versions = await versionsOf(mdx(B), mdx(A))
  const served = html(['Neither of both.'], { builtAt: timeOf(3) })
  expect(judgePage({ versions, since: 'c1' }, served)).toMatchObject({ verdict: 'undecided', hasWords: true })
})

test('a new link target or image is evidence in Markdown', async () => {
  const versions = await versionsOf(LINKED('/new'), LINKED('/old'))
  const served = (to: string) => markdown(`Read [the other page](${to}) next.`)
  expect(judgePage({ versions, since: 'c1' }, served('/new')).verdict).toBe('live')
  expect(judgePage({ versions, since: 'c1' }, served('/old')).verdict).toBe('stale')
  const images = await versionsOf(mdx('![](/images/b.png)'), mdx('![](/images/a.png)'))
  const image = (name: string) =>
    markdown(`<img src="https://cdn.example/x?w=1" alt="" data-path="images/${name}.png" />`)
  expect(judgePage({ versions: images, since: 'c1' }, image('b')).verdict).toBe('live')
  expect(judgePage({ versions: images, since: 'c1' }, image('a')).verdict).toBe('stale')
})

test('a link inside the page that became another link is evidence in Markdown', async () => {
  const versions = await versionsOf(LINKED('https://example.com/1'), LINKED('#1'))
  const served = (to: string) => markdown(`Read [the other page](${to}) next.`)
  expect(judgePage({ versions, since: 'c1' }, served('https://example.com/1')).verdict).toBe('live')
  expect(judgePage({ versions, since: 'c1' }, served('#1')).verdict).toBe('stale')
})

test('compares symbols in code if the words are the same', async () => {
  const code = (sign: string) => mdx('```js\nif (count ' + sign + ' limit) stop(count, limit)\n```')
  const versions = await versionsOf(code('>='), code('>'))
  const line = (sign: string) =>
    html([`<code><span>if</span> (count <b>${sign}</b> limit) <span>stop</span>(count, limit)</code>`])
  expect(judgePage({ versions, since: 'c1' }, line('&gt;=')).verdict).toBe('live')
  expect(judgePage({ versions, since: 'c1' }, line('&gt;')).verdict).toBe('stale')
})

test('a title of one word is evidence', async () => {
  const titled = (title: string) => mdx(A).replace('Guide', title)
  const versions = await versionsOf(titled('Manual'), titled('Guide'))
  const builtAt = timeOf(1)
  expect(judgePage({ versions, since: 'c1' }, html([A], { title: 'Manual', builtAt })).verdict).toBe('live')
  expect(judgePage({ versions, since: 'c1' }, html([A], { title: 'Guide', builtAt })).verdict).toBe('stale')
})

const DIAGRAM = (end: string) => '```mermaid\ngraph TB\n  browser --> server --> ' + end + '\n```'

test('the data of a page contradicts a date, but proves nothing alone', async () => {
  const versions = await versionsOf(mdx(A, DIAGRAM('new store')), mdx(A, DIAGRAM('old store')))
  const verdict = (end: string, builtAt: number) => {
    const data = `graph TB\n  browser --> server --> ${end}\n`
    return judgePage({ versions, since: 'c1' }, html([A], { data, builtAt })).verdict
  }
  expect(verdict('new store', timeOf(3))).toBe('live')
  expect(verdict('old store', timeOf(3))).toBe('undecided')
  expect(verdict('new store', timeOf(1))).toBe('undecided')
})

test('a page with the new text is not live if a later change that HTML hides is newer than the page', async () => {
  const versions = await versionsOf(mdx(B, DIAGRAM('new store')), mdx(B, DIAGRAM('old store')), mdx(A))
  const judged = (builtAt: number) => judgePage({ versions, since: 'c1' }, html([B], { builtAt }))
  expect(judged(timeOf(3))).toMatchObject({ verdict: 'live', by: 'text' })
  expect(judged(timeOf(2))).toMatchObject({ verdict: 'undecided', hasWords: false })
})

test('an added page is live if it has its text, and otherwise different', async () => {
  const versions = await versionsOf(mdx(A), '')
  expect(judgePage({ versions, since: 'c1' }, html([A])).verdict).toBe('live')
  const landing = readServedHtml(servedHtml('<p>Welcome to our docs</p>', { builtAt: timeOf(3) }))
  expect(judgePage({ versions, since: 'c1' }, landing).verdict).toBe('different')
})

test('without `since`, compares the page with all other versions', async () => {
  const versions = await versionsOf(mdx(REWRITE, FIX), mdx(REWRITE, BEFORE_FIX))
  const verdict = (text: string) => judgePage({ versions, since: undefined }, html([REWRITE, text])).verdict
  expect([FIX, BEFORE_FIX, ''].map(verdict)).toEqual(['live', 'stale', 'undecided'])
})

test('concludes nothing from a version that cannot be parsed or does not exist', async () => {
  const [, old] = await versionsOf(mdx(B), mdx(A))
  if (old === undefined) throw new Error('There is no version.')
  for (const page of ['unreadable', 'missing'] as const) {
    const versions = [{ commit: 'c2', time: timeOf(2), page }, old]
    expect(judgePage({ versions, since: 'c1' }, html([B], { builtAt: timeOf(3) })).verdict).toBe('undecided')
  }
})

test('compares with the next older version if the one of `since` cannot be parsed, and otherwise decides nothing', async () => {
  const [newest, since, old] = await versionsOf(mdx(B), '', mdx(A))
  if (newest === undefined || since === undefined || old === undefined)
    throw new Error('There is no version.')
  const versions = [newest, { ...since, page: 'unreadable' as const }]
  const judged = judgePage({ versions, since: 'c2' }, html([B]))
  expect(judged).toMatchObject({ verdict: 'undecided', hasWords: true })
  expect(judgePage({ versions: [...versions, old], since: 'c2' }, html([B])).verdict).toBe('live')
  expect(judgePage({ versions: [...versions, old], since: 'c2' }, html([A])).verdict).toBe('stale')
  expect(judgePage({ versions: [newest, old], since: 'unknown' }, html([B])).verdict).toBe('undecided')
})

test('a small page that does not exist yet is not an old version', async () => {
  const versions = await versionsOf(`# Guide\n\n${B}`, '')
  const served = html([C], { builtAt: timeOf(1) })
  expect(judgePage({ versions, since: 'c1' }, served).verdict).toBe('undecided')
})

test('ignores phrases that a new block boundary only splits', async () => {
  const [one, two] = ['Requests are signed by the client.', 'Then they are sent to the server.']
  const versions = await versionsOf(mdx(one, two, B), mdx(`${one} ${two}`, A))
  const judged = judgePage({ versions, since: 'c1' }, html([one, two, B]))
  expect(judged.facts.other).toEqual({ of: 6, found: 0 })
})

test('expands snippets, and does not expect e-mail addresses in HTML', async () => {
  const files = { 'snippets/mail.mdx': 'Write to the team at help@example.com about your account today.' }
  const text = `${mdx(A)}\n<Mail />\n`.replace('---\n\n', "---\n\nimport Mail from '/snippets/mail.mdx'\n\n")
  const versions = [
    { commit: 'c2', time: timeOf(2), page: await sourcePage(text, files) },
    { commit: 'c1', time: timeOf(1), page: await sourcePage(mdx(A)) }
  ]
  const served = html([A, 'Write to the team at [email&#160;protected] about your account today.'])
  const judged = judgePage({ versions, since: 'c1' }, served)
  expect(judged).toMatchObject({ verdict: 'live', facts: { own: { of: 3, found: 3 } } })
})
