import { expect, test } from '@jest/globals'
import { renderReview } from '../../../src/pull-request/comment/markdown.ts'
import { consoleLines } from '../../../src/pull-request/comment/review-texts.ts'
import { reviewChange } from '../../../src/pull-request/fixes/review-change.ts'
import { leftoversOf } from '../../../src/pull-request/comparison/leftovers/leftovers.ts'
import { changesJson, findingsJson } from '../../../src/pull-request/report/formats.ts'
import { readDocs } from '../../../src/sources/docs.ts'
import { watchedFiles } from '../../../src/sources/watched-files.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { type Files, versionsOf } from '../../support/reviewed-change.ts'
import { SETTINGS } from '../../support/small-docs.ts'

const renderer = new Renderer({})
const NOWHERE = { preview: undefined, live: undefined, sources: undefined }

async function review(base: Files, change: Files) {
  return await reviewChange(versionsOf(base, change), { ignore: [], prefix: 'docs/', renderer })
}

const settings = (navigation: object) => JSON.stringify({ ...SETTINGS, navigation }, undefined, 1)
const sentences = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `The ${name}${at} does ${name}${at * 3} and more.\n`).join('\n')

const TEMPLATE = sentences('step', 20)
const CLAWDBOT = `---\ntitle: Clawdbot\n---\n\nClawdbot is a bot. Install Clawdbot with npm.\n\n${TEMPLATE}\nClawdbot runs.\n`
const OPENCLAW = CLAWDBOT.replaceAll('Clawdbot', 'OpenClaw').replace('step3 ', 'other ')

const RENAMED = {
  'docs.json': settings({ pages: ['a', 'clawdbot'] }),
  'a.mdx': '# A\n\nText.\n',
  'clawdbot.mdx': CLAWDBOT
}

test('says at a removed address where at least half of its text is, without a fix or a redirect', async () => {
  const result = await review(RENAMED, {
    'docs.json': settings({ pages: ['a', 'openclaw'] }),
    'clawdbot.mdx': undefined,
    'openclaw.mdx': OPENCLAW
  })
  const [finding] = result.findings
  expect(finding).toMatchObject({ kind: 'removed-address', target: '/clawdbot', gitRename: '/openclaw' })
  expect([finding?.fix, finding?.suggestion]).toEqual([undefined, undefined])
  expect(renderReview(result, NOWHERE)).toContain(
    '- <code>/clawdbot</code>: at least half of its text is now at <code>/openclaw</code>'
  )
  expect(consoleLines(result)).toEqual([
    expect.stringMatching(/\/clawdbot .* At least half of its text is now at \/openclaw\.$/)
  ])
  expect(JSON.parse(findingsJson(result.findings, []))).toMatchObject({
    findings: [{ gitRename: '/openclaw' }]
  })
})

test('says at a removed page where at least half of its text is, if a redirect keeps the address', async () => {
  const redirects = [{ source: '/clawdbot', destination: '/a' }]
  const result = await review(
    {
      'docs.json': settings({ pages: ['a', 'clawdbot'] }),
      'a.mdx': '# A\n\nText.\n',
      'clawdbot.mdx': CLAWDBOT
    },
    {
      'docs.json': JSON.stringify({ ...SETTINGS, navigation: { pages: ['a', 'openclaw'] }, redirects }),
      'clawdbot.mdx': undefined,
      'openclaw.mdx': OPENCLAW
    }
  )
  expect(result.findings).toEqual([])
  expect(JSON.parse(changesJson(result.pages, result.redirects, result.leftovers))).toMatchObject({
    removed: [{ path: '/clawdbot', gitRename: '/openclaw' }]
  })
  expect(renderReview(result, NOWHERE)).toMatch(
    /^\| Removed \| Clawdbot .*\| at least half of its text is now at <code>\/openclaw<\/code> \|$/m
  )
})

test('mentions no page with less than half of the text', async () => {
  const result = await review(RENAMED, {
    'docs.json': settings({ pages: ['a', 'openclaw'] }),
    'clawdbot.mdx': undefined,
    'openclaw.mdx': OPENCLAW.replace(/step/g, 'stage')
  })
  expect(result.findings.map(({ kind, gitRename }) => [kind, gitRename])).toEqual([
    ['removed-address', undefined]
  ])
  expect(renderReview(result, NOWHERE)).toContain(
    'No similar page was found for:\n\n- <code>/clawdbot</code>'
  )
})

const CALL = sentences('call', 6)
const CONTEXT = `---\ntitle: Context\n---\n\nIntroduction.\n\n### context.call\n\n${CALL}\n### context.run\n\n${sentences('run', 6)}\n`
const SPLIT = {
  'docs.json': settings({ pages: ['a', 'context'] }),
  'a.mdx': '# A\n\n[call](/context#context-call)\n\n[run](/context#context-run)\n',
  'context.mdx': CONTEXT
}
const CALL_PAGE = `---\ntitle: context.call\n---\n\n${CALL}\nMore about it.\n`

test.each([
  ['stays', '---\ntitle: Context\n---\n\nIntroduction.\n'],
  ['is removed', undefined]
])(
  'says which new page has the section to which a link led, if the page of the section %s',
  async (_, context) => {
    const result = await review(SPLIT, {
      'docs.json': settings({ pages: ['a', 'context', 'context/call', 'context/run'] }),
      'context.mdx': context,
      'context/call.mdx': CALL_PAGE,
      // The name is right, but the text is another.
      'context/run.mdx': `---\ntitle: context.run\n---\n\nIt lists limits, prices and quotas of all plans.\n`
    })
    expect(result.hints).toEqual([
      {
        file: 'docs/a.mdx',
        line: 3,
        column: 1,
        text: 'The section /context#context-call is now the page /context/call.'
      }
    ])
    expect(result.findings.filter(({ fix }) => fix !== undefined)).toEqual([])
  }
)

test('says nothing about a section if two new pages have its name and text', async () => {
  const { hints } = await review(SPLIT, {
    'docs.json': settings({ pages: ['a', 'context', 'context/call', 'other/call'] }),
    'context.mdx': '---\ntitle: Context\n---\n\nIntroduction.\n',
    'context/call.mdx': CALL_PAGE,
    'other/call.mdx': `${CALL_PAGE}\nAnd more.\n`
  })
  expect(hints).toEqual([])
})

test('lists removed addresses that no navigation listed after the others, and folds them', async () => {
  const pages = ['a', 'z']
  const base = {
    'docs.json': settings({ pages, groups: [{ group: 'H', hidden: true, pages: ['hidden'] }] }),
    ...Object.fromEntries(
      ['a', 'b', 'hidden', 'z'].map(name => [`${name}.mdx`, `# ${name}\n\nText of ${name}.\n`])
    )
  }
  const result = await review(base, {
    'docs.json': settings({ pages: ['a'] }),
    'b.mdx': undefined,
    'hidden.mdx': undefined,
    'z.mdx': undefined
  })
  expect(result.findings.map(({ target, isUnlisted }) => [target, isUnlisted])).toEqual([
    ['/z', undefined],
    ['/b', true],
    ['/hidden', true]
  ])
  expect(renderReview(result, NOWHERE)).toContain(`**3 addresses removed without a working redirect.**

No similar page was found for:

- <code>/z</code>

<details><summary>2 of them not in the navigation</summary>

No similar page was found for:

- <code>/b</code>
- <code>/hidden</code>

</details>`)
  expect(JSON.parse(findingsJson(result.findings, []))).toMatchObject({
    findings: [{ target: '/z' }, { target: '/b', unlisted: true }, { unlisted: true }]
  })
})

const IMAGES = {
  'docs.json': settings({ pages: ['a', 'b'] }),
  'a.mdx': '# A\n\n![One](/images/one.png)\n\n![Two](/images/two.png)\n',
  'b.mdx': '# B\n\nText.\n',
  'images/one.png': '1',
  'images/two.png': '2',
  'images/never.png': '3',
  'other/one.png': '4'
}

test('lists images that no page uses any more because of the change', async () => {
  const change = { 'a.mdx': '# A\n\n![Two](/images/two.png)\n' }
  const result = await review(IMAGES, change)
  expect(result.leftovers.unusedImages).toEqual(['docs/images/one.png'])
  expect(result.findings).toEqual([])
  expect(renderReview(result, NOWHERE)).toContain(
    '<details><summary>1 image that no page uses any more</summary>\n\n- <code>docs/images/one.png</code>\n\n</details>'
  )
  const sameName = await review(IMAGES, { ...change, 'b.mdx': '# B\n\n![Other](/other/one.png)\n' })
  expect(sameName.leftovers.unusedImages).toEqual(['docs/images/one.png'])
})

test.each([
  ['another page', 'b.mdx', '# B\n\n<img src="../images/one.png" />\n'],
  ['a comment', 'b.mdx', '# B\n\n{/* ![One](/images/one.png) */}\n'],
  [
    'code that composes the address',
    'snippets/x.jsx',
    'export const X = ({ name }) => <img src={`/images/${name}.png`} />\n'
  ],
  ['a style sheet', 'style.css', 'body { background: url("images/one.png") }\n'],
  ['nothing, because the image is gone', 'images/one.png', undefined]
])('does not list an image that is mentioned in %s', async (_, file, text) => {
  const { leftovers } = await review(IMAGES, { 'a.mdx': '# A\n\n![Two](/images/two.png)\n', [file]: text })
  expect(leftovers.unusedImages).toEqual([])
})

const PAGE = (name: string) =>
  `---\ntitle: ${name}\n---\n\n## One\n\n<Steps>\n  ## Two\n</Steps>\n\n\`\`\`sh\n# run\n\`\`\`\n`
const LANGUAGES = settings({
  languages: [
    { language: 'en', pages: ['a', 'b', 'c'] },
    { language: 'ja', pages: ['ja/a', 'ja/b', 'ja/c'] },
    { language: 'fr', pages: ['fr/a', 'fr/b', 'fr/c'] }
  ]
})
const TRANSLATED: Record<string, string> = {
  'docs.json': LANGUAGES,
  ...Object.fromEntries(
    ['', 'ja/', 'fr/'].flatMap(folder =>
      ['a', 'b', 'c'].map(name => [`${folder}${name}.mdx`, PAGE(folder + name)])
    )
  )
}
const MORE = PAGE('a').replace('</Steps>', '  ## Three\n</Steps>')

test('lists translations whose headings or code blocks now differ in number', async () => {
  const result = await review(TRANSLATED, { 'a.mdx': `${MORE}\n\`\`\`js\n1\n\`\`\`\n` })
  expect(result.leftovers.laggingTranslations).toEqual(
    ['ja', 'fr'].map(language => ({
      path: `/${language}/a`,
      file: `docs/${language}/a.mdx`,
      source: '/a',
      headings: { own: 2, source: 3 },
      codeBlocks: { own: 1, source: 2 }
    }))
  )
  expect(result.findings).toEqual([])
  expect(renderReview(result, NOWHERE))
    .toContain(`<details><summary>2 translations with other headings or code blocks than the changed page</summary>

- <code>docs/ja/a.mdx</code>: 2 headings, 3 on <code>/a</code>; 1 code block, 2 on <code>/a</code>`)
})

test.each<[string, Files, Files]>([
  ['the same change edits them', {}, { 'ja/a.mdx': MORE, 'fr/a.mdx': PAGE('fr/a').replace('One', 'Un') }],
  ['only the text of the page changes', {}, { 'a.mdx': PAGE('a').replace('One', 'First') }],
  [
    'a comment or code contains the heading',
    {},
    {
      'a.mdx': PAGE('a')
        .replace('# run', '# run\n\n## more')
        .replace('## One', '## One\n\n{/*\n## Draft\n*/}')
    }
  ],
  [
    'they differed before',
    { 'ja/a.mdx': PAGE('x').replace('## One', ''), 'fr/a.mdx': PAGE('x').replace('## One', '') },
    {}
  ],
  [
    'most translations differ',
    Object.fromEntries(
      ['ja', 'fr'].flatMap(folder => ['b', 'c'].map(name => [`${folder}/${name}.mdx`, '# Later\n']))
    ),
    {}
  ],
  [
    'a snippet has the heading now',
    { 's.mdx': '## One\n' },
    { 'a.mdx': PAGE('a').replace('## One', 'import S from "/s.mdx"\n\n<S />') }
  ],
  ['only a translation changes', {}, { 'a.mdx': PAGE('a'), 'ja/a.mdx': MORE }]
])('lists no translations if %s', async (_, base, change) => {
  const { leftovers } = await review({ ...TRANSLATED, ...base }, { 'a.mdx': MORE, ...change })
  expect(leftovers.laggingTranslations).toEqual([])
})

test('ends the time limit of each source that it reads for images and translations', async () => {
  const image = '![A](/images/a.png)'
  const { base, ...versions } = versionsOf(
    { 'docs.json': settings({ pages: ['a'] }), 'a.mdx': `# A\n\n${image}\n`, 'images/a.png': 'x' },
    { 'a.mdx': '# A\n' }
  )
  let [ended, begun] = [0, 0]
  const head = watchedFiles(versions.head, () => {
    begun += 1
    const own = begun
    return () => void (ended = Math.max(ended, own))
  })
  const [before, after] = [await readDocs(base, renderer), await readDocs(head, renderer)]
  const read = begun
  const left = await leftoversOf(
    { base: { docs: before, files: base }, head: { docs: after, files: head } },
    { pairs: [], changed: versions.changed, prefix: '' }
  )
  expect(left.unusedImages).toEqual(['images/a.png'])
  expect(begun).toBeGreaterThan(read)
  expect(ended).toBe(begun)
})
