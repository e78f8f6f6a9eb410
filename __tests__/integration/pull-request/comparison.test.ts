import { expect, jest, test } from '@jest/globals'
import { DOCS, newFindings, review, SETTINGS } from '../../support/reviewing.ts'

jest.setTimeout(60_000)

const text = (path: string) => DOCS[path] as string
const settings = (more: object) =>
  JSON.stringify(
    { navigation: { pages: ['index', 'guides/start', 'guides/setup'] }, ...more, ...SETTINGS },
    undefined,
    2
  )

test('lists added, changed and removed pages with their word counts', async () => {
  const { changes, outputs, comments } = await review({
    change: {
      'guides/new.mdx': '---\ntitle: New\n---\n\nThree more words.\n',
      'index.mdx': text('index.mdx').replace('Welcome.', 'Welcome all.'),
      'guides/setup.mdx': undefined
    }
  })
  expect(changes?.['added']).toEqual([
    { path: '/guides/new', title: 'New', file: 'guides/new.mdx', wordsAdded: 4, wordsRemoved: 0 }
  ])
  expect(
    changes?.['changed']?.map(({ path, wordsAdded, wordsRemoved }) => [path, wordsAdded, wordsRemoved])
  ).toEqual([['/', 2, 1]])
  expect(changes?.['removed']?.map(({ path, title }) => [path, title])).toEqual([['/guides/setup', 'Setup']])
  expect(outputs['changed-pages']).toBe('3')
  expect(comments[0]).toContain('### 1 page added, 1 removed, 1 changed. New: ')
})

test('lists images and translations that the change leaves behind, in the comment, the summary and changes.json', async () => {
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}\n`
  const navigation = {
    languages: [
      { language: 'en', pages: ['index', 'a'] },
      { language: 'ja', pages: ['ja/index', 'ja/a'] }
    ]
  }
  const base = {
    'docs.json': JSON.stringify({ ...SETTINGS, navigation }),
    ...{ 'index.mdx': page('Home'), 'ja/index.mdx': page('Home') },
    ...{ 'a.mdx': page('## One\n\n![i](/i.png)'), 'ja/a.mdx': page('## One'), 'i.png': 'image' }
  }
  const options = { base, change: { 'a.mdx': page('## One\n\n## Two') }, docsPath: 'docs/' }
  const { changes, comments, summary, findings } = await review(options)
  expect(changes).toMatchObject({
    unusedImages: ['docs/i.png'],
    laggingTranslations: [
      {
        ...{ path: '/ja/a', file: 'docs/ja/a.mdx', source: '/a' },
        ...{ headings: { own: 1, source: 2 }, codeBlocks: { own: 0, source: 0 } }
      }
    ]
  })
  for (const text of [comments[0], summary]) {
    expect(text).toContain('- <code>docs/i.png</code>')
    expect(text).toContain('- <code>docs/ja/a.mdx</code>: 1 heading, 2 on <code>/a</code>')
  }
  expect(findings).toEqual([])
  const off = await review({ ...options, inputs: { check: 'off' } })
  expect(off.changes).toMatchObject({ unusedImages: [], laggingTranslations: [] })
})

test('reports which changed snippet or image affects a page', async () => {
  const { changes, comments } = await review({
    change: { 'snippets/note.mdx': 'Ask the whole team.\n', 'images/window.png': 'second image' }
  })
  expect(changes?.['changed']?.map(({ path, through }) => [path, through])).toEqual([
    ['/guides/setup', ['images/window.png']],
    ['/guides/start', ['snippets/note.mdx']]
  ])
  expect(comments[0]).toContain('through <code>snippets/note.mdx</code>')
})

test('reports new findings on pages that the change does not modify', async () => {
  const result = await review({
    change: { 'guides/setup.mdx': text('guides/setup.mdx').replace('## Install', '## Installation') }
  })
  expect(newFindings(result)).toEqual(['broken-anchor /guides/setup#install guides/start.mdx:9'])
  expect(result.log.lines).toContain(
    'warning: guides/start.mdx:9: The link leads to /guides/setup#install, but the page has no such anchor. Closest: /guides/setup#installation.'
  )
})

test('findings that exist in the base are not new and do not fail the check', async () => {
  const base = { ...DOCS, 'index.mdx': 'See [nothing](/nothing).\n' }
  const result = await review({
    base,
    change: { 'index.mdx': 'Look at [nothing](/nothing).\n' },
    inputs: { check: 'fail' }
  })
  expect(result.failure).toBeUndefined()
  expect([result.outputs['findings'], result.outputs['new-findings']]).toEqual(['1', '0'])
})

test('`check: fail` fails the run only for new findings whose kind is in `check-fail-on`', async () => {
  const change = { 'index.mdx': 'A [link](/nowhere).\n' }
  const failed = await review({ change, inputs: { check: 'fail' } })
  expect(failed.failure?.code).toBe('new-findings')
  expect(failed.failure?.message).toContain('index.mdx:1: The link leads to /nowhere')
  expect(failed.comments).toHaveLength(1)
  const other = await review({ change, inputs: { check: 'fail', 'check-fail-on': 'broken-anchor' } })
  expect([other.failure, other.outputs['findings'], other.outputs['new-findings']]).toEqual([
    undefined,
    '1',
    '0'
  ])
})

test('omits findings that `check-ignore` or `check: off` excludes', async () => {
  const change = { 'index.mdx': 'A [link](/nowhere).\n' }
  const ignored = await review({ change, inputs: { 'check-ignore': '/nowhere' } })
  const off = await review({ change, inputs: { check: 'off' } })
  expect([ignored.findings, off.findings, off.outputs['changed-pages']]).toEqual([[], [], '1'])
})

test('fails if a result file cannot be written', async () => {
  const file = import.meta.filename
  const { failure } = await review({ env: { RUNNER_TEMP: file } })
  expect(failure?.code).toBe('results-unwritable')
})

test('writes annotations for at most ten findings', async () => {
  const links = Array.from({ length: 15 }, (_, i) => `[${i}](/none/${i})`).join(' ')
  const { log, outputs } = await review({ change: { 'index.mdx': `${links}\n` } })
  expect(log.lines.filter(line => line.startsWith('warning:'))).toHaveLength(10)
  expect(outputs['new-findings']).toBe('15')
})

test('reports the same numbers in log, outputs, files, summary and comment', async () => {
  const { log, outputs, changes, findings, summary, comments } = await review({
    change: {
      'index.mdx': '---\ntitle: Home\n---\n\nA [link](/nowhere), [again](/nowhere).\n',
      'guides/more.mdx': '---\ntitle: More\n---\n\nMore words.\n',
      'guides/start.mdx': undefined
    }
  })
  const verdict =
    '1 page added, 1 removed, 1 changed. New: 2 broken links, 1 missing page, 1 removed address, 1 unlisted page'
  expect(log.lines).toContain(`${verdict}.`)
  expect(summary).toContain(verdict)
  expect(comments[0]).toContain(verdict)
  expect(outputs).toMatchObject({
    'changed-pages': '3',
    'new-findings': '4',
    findings: '5',
    'removed-without-redirect': '1'
  })
  expect(findings).toHaveLength(5)
  const counts = ['added', 'changed', 'removed', 'moved'].map(kind => changes?.[kind]?.length)
  expect(counts).toEqual([1, 1, 1, 0])
})

test('writes SARIF, JUnit and Code Quality files, with fingerprints that do not depend on line numbers', async () => {
  const run = async (line: string) =>
    await review({
      change: { 'index.mdx': `${line}A [link](/nowhere).\n` },
      inputs: { format: 'codequality,junit' }
    })
  const [first, second] = [await run(''), await run('More.\n\n')]
  const read = (result: typeof first, name: string): unknown => JSON.parse(result.files[name] ?? '')
  expect(read(first, 'findings.sarif')).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        results: [{ ruleId: 'broken-link', locations: [{ physicalLocation: { region: { startLine: 1 } } }] }]
      }
    ]
  })
  const [a] = read(first, 'findings.codequality.json') as { fingerprint: string }[]
  const [b] = read(second, 'findings.codequality.json') as { fingerprint: string; location: object }[]
  expect(a?.fingerprint).toBe(b?.fingerprint)
  expect(b?.location).toEqual({ path: 'index.mdx', lines: { begin: 3 } })
  expect(first.files['findings.junit.xml']).toContain('failures="1"')
})

test('reports changes without word counts for files that are too large to parse', async () => {
  const large = (word: string) => `${word} `.repeat(600_000)
  const { changes, findings, comments } = await review({
    base: {
      ...DOCS,
      'grows.mdx': 'Some words that were here.',
      'both.mdx': large('one'),
      'gone.mdx': large('two')
    },
    change: {
      'grows.mdx': large('six'),
      'both.mdx': large('five'),
      'gone.mdx': undefined,
      'other.mdx': large('four')
    }
  })
  const nothing = { wordsAdded: 0, wordsRemoved: 0 }
  expect(changes?.['moved']).toEqual([])
  expect(changes?.['changed']).toMatchObject([
    { path: '/both', ...nothing },
    { path: '/grows', ...nothing }
  ])
  expect([changes?.['added'], changes?.['removed']]).toMatchObject([
    [{ path: '/other' }],
    [{ path: '/gone' }]
  ])
  expect(findings.find(({ kind }) => kind === 'removed-address')).not.toHaveProperty('suggestion')
  expect(comments[0]).toContain('a file that is not parsed')
})

test('if a page or its include cannot be read, reports that file, but no other new findings on the page', async () => {
  const page = (name: string) => `import S from "/snippets/${name}.mdx"\n\n[Gone](/gone)\n\n<S />\n`
  const deep = `${'<div>'.repeat(10_000)}x${'</div>'.repeat(10_000)}`
  const { changes, findings } = await review({
    base: {
      ...DOCS,
      'fixed.mdx': page('fixed'),
      'snippets/fixed.mdx': 'one '.repeat(600_000),
      'grows.mdx': page('grows'),
      'snippets/grows.mdx': '## Heading\n\nSome words that were here.\n',
      'deep.md': 'Some words that were here.'
    },
    change: {
      'snippets/fixed.mdx': 'Some words.\n',
      'snippets/grows.mdx': 'one '.repeat(600_000),
      'deep.md': deep
    }
  })
  const unread = { wordsAdded: 0, wordsRemoved: 0 }
  expect(changes?.['changed']).toMatchObject([
    { path: '/deep', ...unread },
    { path: '/fixed', through: ['snippets/fixed.mdx'], ...unread },
    { path: '/grows', through: ['snippets/grows.mdx'], ...unread }
  ])
  expect(newFindings({ findings })).toEqual([
    'invalid-source deep.md deep.md:1',
    'invalid-source snippets/grows.mdx snippets/grows.mdx:1'
  ])
})

test('limits the total size of includes, and does not compare the text of pages that exceed the limit', async () => {
  const pages = Array.from({ length: 30 }, (_, at): [string, string] => [
    `page-${at + 10}.mdx`,
    `import S from "/snippets/s.mdx"\n\nText ${at}. [Gone](/gone)\n\n<S />\n`
  ])
  pages.push(['page-40.mdx', `import T from "/snippets/t.mdx"\n\n<T />\n\n${pages[0]?.[1]}`])
  const large = `## Large\n\n${'word '.repeat(200_000)}\n`
  const { changes, findings } = await review({
    base: { ...DOCS, ...Object.fromEntries(pages), 'snippets/s.mdx': large, 'snippets/t.mdx': 'One.\n' },
    change: {
      'a.mdx': 'import S from "/snippets/s.mdx"\n\n<S />\n\n[Page](/page-39#large)\n',
      'snippets/t.mdx': 'Two.\n',
      'page-38.mdx': 'import S from "/snippets/s.mdx"\n\nOther text.\n\n<S />\n'
    }
  })
  expect(changes?.['changed']).toMatchObject([
    { path: '/page-38', wordsAdded: 0, wordsRemoved: 0 },
    { path: '/page-40', wordsAdded: 0, wordsRemoved: 0, through: ['snippets/t.mdx'] }
  ])
  expect([changes?.['removed'], changes?.['moved']]).toEqual([[], []])
  expect(newFindings({ findings })).toEqual(['unlisted-page /a a.mdx:1'])
  expect(findings.filter(({ kind }) => kind === 'invalid-source')).toMatchObject([{ file: 'snippets/s.mdx' }])
})

test.each([
  ['the head', 'drafts/\n', true],
  ['the base', `drafts/\n${'#'.repeat(2_100_000)}`, false]
])('reports no page as added or removed if .mintignore of %s cannot be read', async (_, before, isNew) => {
  const after = isNew ? `${before}${'#'.repeat(2_100_000)}` : 'drafts/\n'
  const result = await review({
    base: { ...DOCS, '.mintignore': before, 'drafts/a.mdx': 'A [draft](/gone#x).\n' },
    change: { '.mintignore': after }
  })
  expect(result.changes).toMatchObject({ added: [], changed: [], removed: [], moved: [] })
  expect(newFindings(result)).toEqual(isNew ? ['invalid-source .mintignore .mintignore:1'] : [])
})

test('does not treat an OpenAPI document as unchanged if the document is too large to fetch', async () => {
  const spec = (path: string, size = 0) =>
    JSON.stringify({ openapi: '3.1.0', info: { x: 'x'.repeat(size) }, paths: { [path]: { get: {} } } })
  const navigation = {
    groups: [
      { group: 'A', pages: ['index'] },
      { group: 'API', openapi: 'api.json' }
    ]
  }
  const { comments, changes } = await review({
    base: { ...DOCS, 'docs.json': settings({ navigation }), 'api.json': spec('/users', 10_000_001) },
    change: { 'api.json': spec('/teams') }
  })
  expect(comments[0]).toContain('### 1 changed file cannot be read. No new problems')
  expect(comments[0]).toContain('The effect of changes in <code>api.json</code> is unknown')
  expect([changes?.['added'], changes?.['removed'], changes?.['changed']]).toEqual([[], [], []])
})
