import { expect, test } from '@jest/globals'
import { groupBy } from '../../../src/runtime/group-by.ts'
import { blobId, renamedFiles } from '../../../src/versions/compare-files.ts'
import { editedText } from '../../../src/pull-request/edits/edited-text.ts'
import { compareVersions } from '../../../src/pull-request/comparison/review.ts'
import { Moves } from '../../../src/pull-request/fixes/moved/moves.ts'
import { type Proposal, Proposer } from '../../../src/pull-request/fixes/propose/propose.ts'
import { SourceTexts } from '../../../src/pull-request/edits/source-text.ts'
import { prove } from '../../../src/pull-request/fixes/prove/prove.ts'
import { reviewChange } from '../../../src/pull-request/fixes/review-change.ts'
import type { DocsFiles } from '../../../src/sources/files.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { filesOf } from '../../../stress/pull-requests/seeded-changes.ts'
import { SETTINGS } from '../../support/small-docs.ts'

const renderer = new Renderer({})

type Files = Record<string, string | undefined>

const words = (start: string) => Array.from({ length: 40 }, (_, i) => `${start}${i}`).join(' ')
const settings = (more: object = {}, pages = ['a', 'guides/b']) =>
  JSON.stringify({ ...SETTINGS, navigation: { pages }, ...more }, undefined, 2)
const DOCS: Files = {
  'docs.json': settings(),
  'a.mdx': `# A\n\n${words('a')}\n`,
  'guides/b.mdx': `# B\n\n${words('b')}\n\n## Setup\n\n${words('setup')}\n`
}

interface Options {
  siteUrl?: string
  history?: [string, string][]
}

/** Returns each line that the fixes change, as `file: new line`, and the findings that have no fix. */
async function fix(change: Files, more: Files = {}, { siteUrl, history = [] }: Options = {}) {
  const textsOf = (files: Files) =>
    new Map(
      Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
    )
  const [before, after] = [textsOf({ ...DOCS, ...more }), textsOf({ ...DOCS, ...more, ...change })]
  const changed = new Set(
    [...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path))
  )
  const idsOf = (files: Map<string, string>) =>
    new Map([...files].map(([path, text]) => [path, blobId(Buffer.from(text), '0'.repeat(40))]))
  const renamed = new Map([...history, ...renamedFiles(idsOf(before), idsOf(after))])
  const versions = { base: filesOf(before), head: filesOf(after), changed, renamed }
  const { findings, hints: own } = await reviewChange(versions, { ignore: [], prefix: '', renderer, siteUrl })
  const edits = [...new Set(findings.flatMap(({ fix }) => fix?.edit ?? []))]
  const lines = [...groupBy(edits, ({ file }) => file)].flatMap(([file, own]) => {
    const old = (after.get(file) ?? '').split('\n')
    const fixed = (editedText(after.get(file) ?? '', own) ?? 'NOT APPLIED').split('\n')
    const isNew = (line: string) => !old.includes(line) && !/^\s*[\]{}]+,?$/.test(line)
    return fixed.filter(isNew).map(line => `${file}: ${line.trim()}`)
  })
  const left = findings.filter(finding => finding.fix === undefined)
  const hints = left.flatMap(({ kind, suggestion }) =>
    suggestion === undefined ? [] : `${kind} ${suggestion}`
  )
  return {
    lines: lines.sort(),
    left: left.map(({ kind, target, file }) => `${kind} ${target} ${file}`),
    hints,
    hintLines: own.map(({ file, line, text }) => `${file}:${line} ${text}`)
  }
}

const MOVED = { 'guides/b.mdx': undefined, 'howto/c.mdx': DOCS['guides/b.mdx'] }
const LISTED = { ...MOVED, 'docs.json': settings({}, ['a', 'howto/c']) }
const REDIRECT = [
  'docs.json: "destination": "/howto/c"',
  'docs.json: "redirects": [',
  'docs.json: "source": "/guides/b",'
]

test('fixes the navigation entry of a moved page and all kinds of links to the page, and adds a redirect', async () => {
  const links = [
    ...['[a](/guides/b)', '[b](guides/b)', '[c](./guides/b.mdx#setup)', '[d](/guides/b/?x=1#setup "title")'],
    ...[
      '<Card title="x" href="/guides/b#setup">t</Card>',
      '<Card href="/guides/b">t</Card>',
      '[e](</guides/b>)',
      '[f][label]',
      '[g](/guides/b.html)'
    ],
    ...[
      `![shown](/guides/b) and [\`](\`](/guides/b)`,
      '[label]: /guides/b#setup',
      "<a href='/guides/b'>x</a>"
    ]
  ]
  const { lines, left } = await fix(
    { ...MOVED },
    { 'a.mdx': `# A\n\n${words('a')}\n\n${links.join('\n\n')}\n` }
  )
  expect(left).toEqual([])
  expect(lines.filter(line => line.startsWith('docs.json'))).toEqual([
    'docs.json: "destination": "/howto/c"',
    'docs.json: "howto/c"',
    'docs.json: "redirects": [',
    'docs.json: "source": "/guides/b",'
  ])
  expect(lines.filter(line => line.startsWith('a.mdx'))).toEqual(
    links
      .filter(line => line.includes('guides/b'))
      .map(line => `a.mdx: ${line.replaceAll('guides/b', 'howto/c').replace('.mdx', '')}`)
      .sort()
  )
})

test('fixes relative links and images on a moved page', async () => {
  const text = `# B\n\n${words('b')}\n\n[a](../a)\n\n[a](../a.mdx#x)\n\n![i](./i.png)\n\n[d](deep/d)\n`
  const more = {
    'guides/b.mdx': text,
    'guides/i.png': 'x',
    'guides/deep/d.mdx': '# D\n',
    'a.mdx': `# A\n\n## X\n`
  }
  const { lines, left } = await fix(
    { 'guides/b.mdx': undefined, 'one/two/c.mdx': text, 'docs.json': settings({}, ['a', 'one/two/c']) },
    more
  )
  expect(lines.filter(line => line.startsWith('one'))).toEqual([
    'one/two/c.mdx: ![i](../../guides/i.png)',
    'one/two/c.mdx: [a](../../a#x)',
    'one/two/c.mdx: [a](../../a)',
    'one/two/c.mdx: [d](../../guides/deep/d)'
  ])
  expect(left).toEqual([])
})

test('fixes links to a renamed heading if the text below the heading is the same or nearly the same', async () => {
  const a = `# A\n\n[x](/guides/b#setup)\n\n[y](guides/b.md#setup)\n`
  const renamed = `# B\n\n${words('b')}\n\n## Install\n\n${words('setup')} and more\n`
  const { lines, left } = await fix({ 'guides/b.mdx': renamed }, { 'a.mdx': a })
  expect(lines).toEqual(['a.mdx: [x](/guides/b#install)', 'a.mdx: [y](guides/b.md#install)'])
  expect(left).toEqual([])
  const other = await fix({ 'guides/b.mdx': renamed.replaceAll('setup', 'other') }, { 'a.mdx': a })
  expect(other.lines).toEqual([])
  expect(other.left).toHaveLength(2)
  const twice = `${renamed}\n## Configure\n\n${words('setup')}\n`
  expect((await fix({ 'guides/b.mdx': twice }, { 'a.mdx': a })).lines).toEqual([])
})

test.each([
  ['no text', '', '### Step\n\n', '\n\n# End'],
  ['a short text', 'Do this:\n\n', '### Step\n\n', '\n\n## End'],
  ['a component', '<Steps>\n\n', '<Step title="First">\n\n', '\n\n</Step>\n\n</Steps>\n\n## End']
])('fixes a link to a renamed heading with %s below if the subsections match', async (_, own, start, end) => {
  const text = (title: string, next = words('step')) =>
    `# B\n\n${words('b')}\n\n## ${title}\n\n${own}${start}${next}${end}\n\n${words('end')} ${words('last')}\n`
  const more = { 'a.mdx': `# A\n\n[x](/guides/b#setup)\n`, 'guides/b.mdx': text('Setup') }
  const { lines } = await fix({ 'guides/b.mdx': text('Install') }, more)
  expect(lines).toEqual(['a.mdx: [x](/guides/b#install)'])
  const other = await fix({ 'guides/b.mdx': text('Install', words('other')) }, more)
  expect(other.lines).toEqual([])
})

test('fixes a link to a renamed heading on a moved page', async () => {
  const text = `# B\n\n${words('b')}\n\n## Install\n\n${words('setup')}\n`
  const { lines } = await fix(
    { 'guides/b.mdx': undefined, 'howto/c.mdx': text, 'docs.json': settings({}, ['a', 'howto/c']) },
    { 'a.mdx': `# A\n\n[x](/guides/b#setup)\n` }
  )
  expect(lines).toContain('a.mdx: [x](/howto/c#install)')
})

test('fixes links to renamed images and other files', async () => {
  const a =
    '# A\n\n![i](/images/i.png) ![i](images/i.png)\n\n<img src="/images/i.png" />\n\n[f](/files/f.pdf)\n'
  const { lines, left } = await fix(
    {
      'images/i.png': undefined,
      'assets/j k.png': 'bytes',
      'files/f.pdf': undefined,
      'files/g.pdf': 'other'
    },
    { 'a.mdx': a, 'images/i.png': 'bytes', 'files/f.pdf': 'other' }
  )
  expect(lines).toEqual([
    'a.mdx: ![i](/assets/j%20k.png) ![i](assets/j%20k.png)',
    'a.mdx: <img src="/assets/j%20k.png" />',
    'a.mdx: [f](/files/g.pdf)'
  ])
  expect(left).toEqual([])
})

test('updates redirect destinations after a move, keeps anchors, and adds no leading slashes', async () => {
  const redirects = [
    { source: '/x', destination: '/guides/b#setup' },
    { source: '/y', destination: 'guides/b' }
  ]
  const { lines, left } = await fix(
    { ...LISTED, 'docs.json': settings({ redirects }, ['a', 'howto/c']) },
    { 'docs.json': settings({ redirects }) }
  )
  expect(lines).toEqual([
    'docs.json: "destination": "/howto/c"',
    'docs.json: "destination": "/howto/c#setup"',
    'docs.json: "destination": "howto/c"',
    'docs.json: "source": "/guides/b",'
  ])
  expect(left).toEqual([])
})

test.each([
  [
    '{"name": "x", "redirects": [{"destination": "/a", "source": "/z"}]}',
    '{"name": "x", "redirects": [{"destination": "/a", "source": "/z"}, {"destination": "/howto/c", "source": "/guides/b"}]}'
  ],
  [
    '{\n\t"redirects": [\n\t\t{ "source": "/y", "destination": "/a" },\n\t\t{ "source": "/z", "destination": "/a", "permanent": true }\n\t],\n\t"name": "x"\n}\n',
    '{\n\t"redirects": [\n\t\t{ "source": "/y", "destination": "/a" },\n\t\t{ "source": "/z", "destination": "/a", "permanent": true },\n\t\t{ "source": "/guides/b", "destination": "/howto/c" }\n\t],\n\t"name": "x"\n}\n'
  ],
  [
    '{\n    "redirects": [],\n    "name": "x"\n}\n',
    '{\n    "redirects": [\n        {\n            "source": "/guides/b",\n            "destination": "/howto/c"\n        }\n    ],\n    "name": "x"\n}\n'
  ],
  ['{"name": "x"}', '{"name": "x", "redirects": [{ "source": "/guides/b", "destination": "/howto/c" }]}'],
  [
    '{\n  "name": "x",\n  "n": 1\n}',
    '{\n  "name": "x",\n  "n": 1,\n  "redirects": [\n    {\n      "source": "/guides/b",\n      "destination": "/howto/c"\n    }\n  ]\n}'
  ]
])('keeps the format of the settings %j when adding a redirect', async (before, after) => {
  const textsOf = (text: string, files: Files) =>
    new Map(
      Object.entries<string | undefined>({ ...DOCS, ...files, 'docs.json': text }).flatMap(
        ([path, content]) => (content === undefined ? [] : [[path, content] as const])
      )
    )
  const { findings } = await reviewChange(
    {
      base: filesOf(textsOf(before, {})),
      head: filesOf(textsOf(before, MOVED)),
      changed: new Set(Object.keys(MOVED))
    },
    { ignore: [], prefix: '', renderer }
  )
  const edits = [...new Set(findings.flatMap(({ fix }) => fix?.edit ?? []))]
  expect(editedText(before, edits)).toBe(after)
})

test('proposes no fix for a removed page or a mistyped link if no move is known', async () => {
  const { lines, left } = await fix(
    {
      'guides/b.mdx': undefined,
      'docs.json': settings({}, ['a']),
      'a.mdx': `# A\n\n[b](/guides/b) [c](/aa)\n`
    },
    {}
  )
  expect(lines).toEqual([])
  expect(left).toHaveLength(3)
})

test('fixes a link in text, but not the same link in code', async () => {
  const a =
    '# A\n\n```md\n[b](/guides/b)\n```\n\n`[b](/guides/b)` and [b](/guides/b)\n\n{/* [b](/guides/b) */}\n'
  const { lines, left } = await fix(LISTED, { 'a.mdx': a })
  expect(lines).toEqual(['a.mdx: `[b](/guides/b)` and [b](/howto/c)', ...REDIRECT])
  expect(left).toEqual([])
})

test('fixes a link in a snippet only once, in the snippet file', async () => {
  const page = '# P\n\nimport S from "/snippets/s.mdx"\n\n<S />\n'
  const { lines, left } = await fix(LISTED, {
    'snippets/s.mdx': 'See [b](/guides/b).\n',
    'p.mdx': page,
    'q.mdx': page
  })
  expect(lines).toEqual([...REDIRECT, 'snippets/s.mdx: See [b](/howto/c).'])
  expect(left).toEqual([])
})

test('fixes links in the settings and links that contain the site host', async () => {
  const more = {
    footer: { socials: {}, links: [{ items: [{ label: 'B', href: '/guides/b' }] }] },
    navbar: { links: [{ label: 'x', href: 'https://docs.example.com/guides/b' }] }
  }
  const { lines, left } = await fix(
    { ...MOVED, 'docs.json': settings(more, ['a', 'howto/c']) },
    { 'docs.json': settings(more), 'a.mdx': '# A\n\n[b](https://docs.example.com/guides/b#setup)\n' },
    { siteUrl: 'https://docs.example.com' }
  )
  expect(lines).toEqual([
    'a.mdx: [b](https://docs.example.com/howto/c#setup)',
    'docs.json: "destination": "/howto/c"',
    'docs.json: "href": "/howto/c"',
    'docs.json: "href": "https://docs.example.com/howto/c"',
    'docs.json: "redirects": [',
    'docs.json: "source": "/guides/b",'
  ])
  expect(left).toEqual([])
})

test('adds no redirect that would create a loop', async () => {
  const redirects = [{ source: '/howto/c', destination: '/guides/b' }]
  const { lines } = await fix(
    { ...MOVED, 'docs.json': settings({ redirects }, ['a', 'howto/c']) },
    { 'docs.json': settings({ redirects }) }
  )
  expect(lines.filter(line => line.includes('source'))).toEqual([])
})

test.each([
  ['guides/b.mdx', 'guides/b:slug.mdx'],
  ['guides/b.mdx', 'guides/a*b.mdx'],
  ['guides/b:slug.mdx', 'guides/b.mdx'],
  ['guides/b.mdx', 'Guides/B.mdx'],
  ['guides/\u00E4.mdx', 'guides/\u00C4.mdx'],
  ['guides/\u00E9.mdx', 'guides/e\u0301.mdx']
])('adds no redirect for a page that moved from %s to %s', async (from, to) => {
  const text = DOCS['guides/b.mdx']
  const listed = (path: string) => settings({}, ['a', path.replace('.mdx', '')])
  const { lines } = await fix(
    { [from]: undefined, [to]: text, 'docs.json': listed(to) },
    { 'guides/b.mdx': undefined, [from]: text, 'docs.json': listed(from), 'a.mdx': `[b](/${from})\n` }
  )
  expect(lines.filter(line => line.includes('source'))).toEqual([])
})

const WILDCARD = { redirects: [{ source: '/old/:slug*', destination: '/guides/:slug*' }] }
const OLD_LINK = { 'a.mdx': `# A\n\n${words('a')}\n\n[b](/old/b) [d](/old/deep/d)\n` }
const DEEP = { 'guides/deep/d.mdx': `# D\n\n${words('d')}\n` }
const TO = (folder: string) => ({
  'guides/b.mdx': undefined,
  'guides/deep/d.mdx': undefined,
  [`${folder}b.mdx`]: DOCS['guides/b.mdx'],
  [`${folder}deep/d.mdx`]: DEEP['guides/deep/d.mdx']
})

test.each([
  ['new/how to/', '/new/how%20to/:slug*'],
  ['', '/:slug*']
])('fixes a wildcard redirect if all pages of its folder moved to the folder %j', async (folder, to) => {
  const { lines } = await fix(TO(folder), { ...OLD_LINK, ...DEEP, 'docs.json': settings(WILDCARD) })
  expect(lines.filter(line => line.includes(':slug'))).toEqual([`docs.json: "destination": "${to}"`])
})

test.each([
  ['one page stays', { ...TO('new/'), ...DEEP, 'new/deep/d.mdx': undefined }],
  [
    'one page is in another folder',
    { ...TO('new/'), 'new/deep/d.mdx': undefined, 'd.mdx': DEEP['guides/deep/d.mdx'] }
  ],
  ['one page is removed', { ...TO('new/'), 'new/deep/d.mdx': undefined }],
  ['the folder has a new page', { ...TO('new/'), 'guides/other.mdx': `# Other\n\n${words('o')}\n` }]
])('keeps a wildcard redirect if %s', async (_, change) => {
  const { lines } = await fix(change, { ...OLD_LINK, ...DEEP, 'docs.json': settings(WILDCARD) })
  expect(lines.filter(line => line.includes(':slug'))).toEqual([])
})

test('fixes a wildcard redirect whose folder moved earlier in the Git history', async () => {
  const { lines } = await fix(
    {},
    { ...OLD_LINK, ...TO('new/'), 'docs.json': settings(WILDCARD, ['a', 'new/b', 'new/deep/d']) },
    {
      history: [
        ['guides/b.mdx', 'new/b.mdx'],
        ['guides/deep/d.mdx', 'new/deep/d.mdx']
      ]
    }
  )
  expect(lines).toEqual(['docs.json: "destination": "/new/:slug*"'])
})

test('uses renames in the Git history to fix old findings', async () => {
  const { lines } = await fix(
    {},
    { 'a.mdx': '# A\n\n[old](/very/old#setup)\n\n![i](/gone.png)\n', 'here.png': 'x' },
    {
      history: [
        ['very/old.mdx', 'guides/b.mdx'],
        ['gone.png', 'here.png']
      ]
    }
  )
  expect(lines).toEqual(['a.mdx: ![i](/here.png)', 'a.mdx: [old](/guides/b#setup)'])
})

test('fixes a chain of redirects by editing only the redirect whose destination moved', async () => {
  const redirects = [
    { source: '/x', destination: '/y' },
    { source: '/y', destination: '/guides/b' }
  ]
  const { lines, left } = await fix(
    { ...MOVED, 'docs.json': settings({ redirects }, ['a', 'howto/c']) },
    { 'docs.json': settings({ redirects }) }
  )
  expect(lines).toEqual([
    ...['docs.json: "destination": "/howto/c"', 'docs.json: "destination": "/howto/c"'],
    'docs.json: "source": "/guides/b",'
  ])
  expect(left).toEqual([])
})

test('identifies a moved page by its bytes if another page takes the old name', async () => {
  const a = `# A\n\n[b](/guides/b#setup) and [c](/c#other)\n`
  const c = `# C\n\n${words('b')}\n\n## Other\n\n${words('other')}\n`
  const pages = ['a', 'guides/b', 'c']
  const { lines } = await fix(
    {
      'c.mdx': undefined,
      'guides/b.mdx': c,
      'new.mdx': DOCS['guides/b.mdx'],
      'docs.json': settings({}, ['a', 'guides/b', 'new'])
    },
    { 'a.mdx': a, 'c.mdx': c, 'docs.json': settings({}, pages) }
  )
  expect(lines).toEqual([
    'a.mdx: [b](/new#setup) and [c](/guides/b#other)',
    'docs.json: "destination": "/guides/b"',
    'docs.json: "redirects": [',
    'docs.json: "source": "/c",'
  ])
})

test('does not repeat a folder in a link if the folder has the same name as the base path', async () => {
  const text = `# Alpha\n\n${words('alpha')}\n`
  const moved = { 'api/alpha.mdx': undefined, 'docs/reference/alpha.mdx': text }
  const more = { 'api/alpha.mdx': text, 'docs/intro.mdx': '# I\n', 'a.mdx': '# A\n\n[x](/docs/api/alpha)\n' }
  const inside = await fix(moved, more)
  expect(inside.lines).toContain('a.mdx: [x](/docs/reference/alpha)')
  const outside = await fix({ 'api/alpha.mdx': undefined, 'reference/alpha.mdx': text }, more)
  expect(outside.lines.filter(line => line.startsWith('a.mdx'))).toEqual([])
  const below = await fix(
    { 'api/alpha.mdx': undefined, 'reference/alpha.mdx': text },
    { ...more, 'docs/intro.mdx': undefined }
  )
  expect(below.lines).toContain('a.mdx: [x](/docs/reference/alpha)')
})

test('updates a link to a moved page even if the anchor was already broken, and adds no finding', async () => {
  const a = '# A\n\n[gone](/guides/b#gone) and [setup](/guides/b#setup)\n'
  const { lines, left } = await fix(LISTED, { 'a.mdx': a })
  expect(lines).toContain('a.mdx: [gone](/howto/c#gone) and [setup](/howto/c#setup)')
  expect(left).toEqual([])
})

test('counts a link that cannot be rewritten as fixed if a new redirect makes the link work', async () => {
  const { lines, left } = await fix(LISTED, { 'a.mdx': '# A\n\n[x](/guides/b?a=1&amp;b=2)\n' })
  expect(lines).toEqual(REDIRECT)
  expect(left).toEqual([])
})

test('does not change a link to a section that was removed from a moved page', async () => {
  const gone = { ...LISTED, 'howto/c.mdx': DOCS['guides/b.mdx']?.replace('## Setup\n\n', '') }
  const page = `# A\n\n${words('a')}\n\n[x](/guides/b)\n\n[y](/guides/b#setup)\n`
  const { lines, left } = await fix(gone, { 'a.mdx': page })
  expect(left).toEqual(['broken-link /guides/b a.mdx'])
  expect(lines).toEqual(['a.mdx: [x](/howto/c)', ...REDIRECT])
})

test('gives a hint instead of a fix if a redirect leads to another page than the one that moved', async () => {
  const link = '[x](/guides/b#setup)'
  const { lines, left, hintLines } = await fix(
    {
      'guides/b.mdx': undefined,
      'legacy/b.mdx': DOCS['guides/b.mdx'],
      'guides/d.mdx': undefined,
      'legacy/d.mdx': `# D\n\n${words('d')}\n\n${link}\n`,
      'new.mdx': `# New\n\n${words('new')}\n`,
      'docs.json': settings({ redirects: [{ source: '/guides/b', destination: '/new' }] }, [
        ...['a', 'guides/b', 'legacy/d', 'new']
      ])
    },
    {
      'a.mdx': `# A\n\n${words('a')}\n\n${link}\n`,
      'guides/d.mdx': `# D\n\n${words('d')}\n\n${link}\n`,
      'docs.json': settings({}, ['a', 'guides/b', 'guides/d'])
    }
  )
  expect(lines.filter(line => !line.startsWith('docs.json'))).toEqual(['legacy/d.mdx: [x](/legacy/b#setup)'])
  expect(lines.join('\n')).not.toMatch(/"(legacy\/b|new)"/)
  expect(left).toEqual(['broken-anchor /new#setup a.mdx', 'missing-page guides/b docs.json'])
  expect(hintLines).toEqual([
    'a.mdx:5 The page at /guides/b#setup is now at /legacy/b, but a redirect leads to /new. The link is not fixed, because either page can be meant.'
  ])
})

test('treats a page with fewer than five words as moved together with its folder', async () => {
  const moved = { 'guides/b.mdx': undefined, 'howto/b.mdx': DOCS['guides/b.mdx'] }
  const { lines } = await fix(
    { ...moved, 'guides/soon.mdx': undefined, 'howto/soon.mdx': 'Coming soon.\n' },
    { 'guides/soon.mdx': 'Coming soon.\n', 'a.mdx': '# A\n\n[x](/guides/soon)\n' }
  )
  expect(lines).toContain('a.mdx: [x](/howto/soon)')
})

test('fixes a redirect even if a link through the redirect leads to a removed section', async () => {
  const redirects = [{ source: '/old', destination: '/guides/b' }]
  const page = `# A\n\n${words('a')}\n\n[x](/old#setup)\n`
  const { lines } = await fix(
    {
      'guides/b.mdx': undefined,
      'howto/c.mdx': DOCS['guides/b.mdx']?.replace('## Setup\n\n', ''),
      'docs.json': settings({ redirects }, ['a', 'howto/c'])
    },
    { 'a.mdx': page, 'docs.json': settings({ redirects }) }
  )
  expect(lines).toContain('docs.json: "destination": "/howto/c"')
})

test('keeps the encoding of spaces in addresses', async () => {
  const text = `# P\n\n${words('p')}\n`
  const { lines } = await fix(
    { 'sp ace/p.mdx': undefined, 'sp ace/q r.mdx': text },
    { 'sp ace/p.mdx': text, 'a.mdx': '# A\n\n[x](</sp ace/p>) and [y](/sp%20ace/p)\n' }
  )
  expect(lines).toContain('a.mdx: [x](</sp ace/q r>) and [y](/sp%20ace/q%20r)')
})

test('edits only the attribute with the link, and no link definition whose label is defined twice', async () => {
  const lines = async (text: string) =>
    (await fix(LISTED, { 'a.mdx': `# A\n\n${text}\n` })).lines.filter(line => line.startsWith('a.mdx'))
  expect(
    await lines('<a title="/guides/b" data-x="/guides/b" href="/guides/b">x</a> [y](/guides/b)')
  ).toEqual(['a.mdx: <a title="/guides/b" data-x="/guides/b" href="/howto/c">x</a> [y](/howto/c)'])
  expect(
    await lines('{/*\n[old]: /guides/b\n*/}\n\n[a][old] and [b](/guides/b)\n\n[old]: /guides/b')
  ).toEqual(['a.mdx: [a][old] and [b](/howto/c)'])
  expect(await lines('```md\n[r]: /guides/b\n```\n\n[a][r] and [b](/guides/b)\n\n[r]: /guides/b')).toEqual([
    'a.mdx: [a][r] and [b](/howto/c)'
  ])
})

test('reads link texts with unclosed code spans in linear time', async () => {
  const started = performance.now()
  const ticks = '`` '.repeat(60)
  const links = Array.from({ length: 20 }, () => `[a \`\`\` ${ticks}](/guides/b)`).join('\n\n')
  const { left } = await fix(LISTED, { 'a.mdx': `# A\n\n${links}\n\n[b](/guides/b)\n` })
  expect(left.filter(finding => finding.includes('invalid'))).toEqual([])
  expect(performance.now() - started).toBeLessThan(20_000)
}, 60_000)

test('does not treat short texts, copies or texts from a template as proof that a page moved', async () => {
  const stub = { 'users/create.mdx': 'Coming soon.\n', 'users/delete.mdx': 'Coming soon.\n' }
  const links = '# A\n\n[x](/users/create) [y](/users/delete)\n'
  const stubs = await fix(
    {
      'users/create.mdx': undefined,
      'users/delete.mdx': undefined,
      'accounts/zadd.mdx': 'Coming soon.\n',
      'accounts/aremove.mdx': 'Coming soon.\n'
    },
    { ...stub, 'a.mdx': links }
  )
  expect(stubs.lines).toEqual([])
  const emptyPage = await fix(
    { 'users/create.mdx': undefined, 'other/billing.mdx': '' },
    { 'users/create.mdx': '', 'a.mdx': '# A\n\n[x](/users/create)\n' }
  )
  expect(emptyPage.lines).toEqual([])
  const copies = await fix(
    { 'setup.mdx': undefined, 'de/setup.mdx': words('setup'), 'en/setup.mdx': words('setup') },
    { 'setup.mdx': words('setup'), 'a.mdx': '# A\n\n[x](/setup)\n' }
  )
  expect(copies.lines).toEqual([])
  const start = (language: string) => `# ${language}\n\n${words('start')} ${language} ${words('more')}\n`
  const languages = await fix(
    { 'sdk/ruby/start.mdx': undefined, 'sdk/elixir/start.mdx': start('Elixir') },
    {
      'sdk/ruby/start.mdx': start('Ruby'),
      'sdk/go/start.mdx': start('Go'),
      'a.mdx': '# A\n\n[x](/sdk/ruby/start)\n'
    }
  )
  expect(languages.lines).toEqual([])
  const stubOfFolder = await fix(
    {
      'sdk/ruby/start.mdx': undefined,
      'sdk/ruby/news.mdx': undefined,
      'sdk/elixir/start.mdx': start('Elixir'),
      'sdk/elixir/news.mdx': 'Coming soon.\n'
    },
    {
      'sdk/ruby/start.mdx': start('Ruby'),
      'sdk/ruby/news.mdx': 'Coming soon.\n',
      'a.mdx': '# A\n\n[x](/sdk/ruby/start) [y](/sdk/ruby/news)\n'
    }
  )
  expect(stubOfFolder.lines).toEqual([])
  const api = (verb: string) => `# ${verb}\n\n${words('api')} ${verb} ${words('more')}\n`
  const template = await fix(
    { 'api/create.mdx': undefined, 'api/delete.mdx': api('Delete') },
    { 'api/create.mdx': api('Create'), 'api/list.mdx': api('List'), 'a.mdx': '# A\n\n[x](/api/create)\n' }
  )
  expect(template.lines).toEqual([])
  const ofTemplate = (item: string) => `# Page\n\n${words('t')} ${item} ${words('more')}\n`
  const inOtherFolder = await fix(
    { 'one/first.mdx': undefined, 'two/second.mdx': ofTemplate('x') },
    {
      'one/first.mdx': ofTemplate('y'),
      'two/third.mdx': ofTemplate('z'),
      'a.mdx': '# A\n\n[x](/one/first)\n'
    }
  )
  expect(inOtherFolder.lines).toEqual([])
  const sections = (verb: string) =>
    `# B\n\n## List\n\n${words('s')} list\n\n## ${verb}\n\n${words('s')} ${verb}\n`
  const heading = await fix(
    { 'guides/b.mdx': sections('Disable') },
    { 'guides/b.mdx': sections('Enable'), 'a.mdx': '# A\n\n[x](/guides/b#enable)\n' }
  )
  expect(heading.lines).toEqual([])
  const todo = await fix(
    { 'guides/b.mdx': '# B\n\n## Delete\n\nTODO\n' },
    { 'guides/b.mdx': '# B\n\n## Create\n\nTODO\n', 'a.mdx': '# A\n\n[x](/guides/b#create)\n' }
  )
  expect(todo.lines).toEqual([])
  const empty = await fix(
    { 'i/logo.svg': undefined, 'i/other.css': '' },
    { 'i/logo.svg': '', 'a.mdx': '# A\n\n![l](/i/logo.svg)\n' }
  )
  expect(empty.lines).toEqual([])
})

/** Returns a page that is written from a template and mentions a name three times in its body. */
const about = (name: string, title = name) =>
  `---\ntitle: ${title}\n---\n\n${words('t')} ${name}.\n\n## Use ${name}\n\n${words('u')} ${name}.\n`

const once = (name: string) => `# Page\n\n${words('t')}\n\n${words('u')} ${name} more.\n`

test.each([
  ['integrations/slack', about('Slack'), 'integrations/discord', about('Discord')],
  ['macos/setup', about('macOS', 'Set up'), 'windows/install', about('Windows', 'Install')],
  ['sdks/node-js/start', about('Node.js', 'Start'), 'sdks/golang/start', about('Golang', 'Start')],
  ['sdks/nodejs', about('Node JS', 'Start'), 'sdks/c', about('C', 'Start')],
  ['sdks/node-js/auth', about('Node.js', 'Sign in'), 'sdks/golang/auth', about('Go', 'Sign in')],
  ['deploy/kubernetes', about('K8s', 'Deploy'), 'deploy/nomad', about('Nomad', 'Deploy')],
  ['chat/a', about('Slack', 'Chat with Slack'), 'chat/b', about('Discord', 'Chat with Discord')],
  ['api/delete-invoice', once('the invoices'), 'api/delete-webhook', once('the webhooks')],
  ['chat/slack-setup', once('将Slack连接'), 'chat/discord-setup', once('将Discord连接')],
  ['chat/café', once('un cafe\u0301'), 'chat/the', once('du the')],
  ['slack', about('Slack', 'Chat'), 'discord', `${about('Discord', 'Chat')}\nNot Slack.\n`]
])(
  'for a link to %s, suggests a page with similar text but another subject, and does not fix the link',
  async (from, old, to, now) => {
    const more = { [`${from}.mdx`]: old, 'a.mdx': `# A\n\n[x](/${from})\n` }
    const { lines, left, hints } = await fix({ [`${from}.mdx`]: undefined, [`${to}.mdx`]: now }, more)
    expect(lines).toEqual([])
    expect(left).toContain(`broken-link /${from} a.mdx`)
    expect(hints).toEqual([`broken-link /${to}`])
    const renamed = await fix({ [`${from}.mdx`]: undefined, [`${to}.mdx`]: `${old}\nAnd more.\n` }, more)
    expect(renamed.lines).toContain(`a.mdx: [x](/${to})`)
  }
)

test.each([
  ['a snippet', 'import S from "/s.mdx"\n\n<S />\n'],
  ['a paragraph', 'Slack, Slack and Slack send messages, too.\n']
])(
  'suggests a page about another subject even if %s on both pages mentions the earlier subject',
  async (_, shared) => {
    const page = (name: string) => `${about(name)}\n${shared}`
    const more = {
      's.mdx': 'Slack and Slack.\n\nSlack, Slack and Slack.\n',
      'integrations/slack.mdx': page('Slack'),
      'a.mdx': '# A\n\n[x](/integrations/slack)\n'
    }
    const { lines, hints } = await fix(
      { 'integrations/slack.mdx': undefined, 'integrations/discord.mdx': page('Discord') },
      more
    )
    expect([lines, hints]).toEqual([[], ['broken-link /integrations/discord']])
  }
)

test('does not treat a heading about another subject as a renamed heading', async () => {
  const section = (name: string) => `# B\n\n${words('b')}\n\n## ${name}\n\n${words('s')} ${name}\n`
  const more = { 'guides/b.mdx': section('Slack'), 'a.mdx': '# A\n\n[x](/guides/b#slack)\n' }
  for (const end of ['', 'It works as in Slack.\n']) {
    const { lines, left } = await fix({ 'guides/b.mdx': section('Discord') + end }, more)
    expect([lines, left]).toEqual([[], ['broken-anchor /guides/b#slack a.mdx']])
  }
})

test.each([
  ['Install on Linux', 'Install on Windows', false],
  ['Install on Acme', 'Install on Zeta', false],
  ['Python', 'Ruby', false],
  ['Python', 'Zig', false],
  ['Acme', 'Zeta', false],
  ['401', '402', false],
  ['Error 401', 'Error 402', false],
  ['With the AcmeHub', 'With the ZetaHub', false],
  ['Limits', 'Rate limits', true],
  ['Setup', 'Install', true],
  ['Configure', 'Configuration', true],
  ['Set up your project', 'Create a project', true],
  ['Step 1: install the client', 'Step 2: install the client', true],
  ['Python', 'Python client', true],
  ['Use the AcmeHub', 'Zebra crossing 5', true]
])(
  'a link to the heading "%s" follows the heading "%s" with the same text: %s',
  async (from, to, isFixed) => {
    const page = (name: string) =>
      `# B\n\n${words('b')} as with Acme or Zeta.\n\n## ${name}\n\n${words('s')}\n`
    const idOf = (name: string) => name.toLowerCase().replaceAll(':', '').replaceAll(' ', '-')
    const more = { 'guides/b.mdx': page(from), 'a.mdx': `# A\n\n[x](/guides/b#${idOf(from)})\n` }
    const { lines } = await fix({ 'guides/b.mdx': page(to) }, more)
    expect(lines).toEqual(isFixed ? [`a.mdx: [x](/guides/b#${idOf(to)})`] : [])
  }
)

test('suggests a page with the same name, but does not fix the link, if another folder has a page from the same template', async () => {
  const { lines, hints } = await fix(
    { 'macos/setup.mdx': undefined, 'windows/setup.mdx': about('PC', 'Set up') },
    {
      'macos/setup.mdx': about('Mac', 'Set up'),
      'linux/setup.mdx': about('Tux', 'Set up'),
      'a.mdx': '# A\n\n[x](/macos/setup)\n'
    }
  )
  expect([lines, hints]).toEqual([[], ['broken-link /windows/setup']])
})

test('recognizes an edited page as moved if it keeps its file name, even if other folders contain copies', async () => {
  const start = (end = '') => `# Start\n\n${words('start')} ${words('more')}${end}\n`
  const { lines } = await fix(
    { 'v1/start.mdx': undefined, 'old/start.mdx': start(' edited') },
    { 'v1/start.mdx': start(), 'v2/start.mdx': start(' new'), 'a.mdx': '# A\n\n[x](/v1/start)\n' }
  )
  expect(lines).toContain('a.mdx: [x](/old/start)')
})

test('treats a page as moved even if a preposition in its title and text changed', async () => {
  const page = (word: string) => `# Payments ${word} shops\n\n${words('b')}\n\nAsk ${word} help.\n`
  const more = { 'guides/b.mdx': page('for'), 'a.mdx': '# A\n\n[x](/guides/b)\n' }
  expect((await fix({ ...MOVED, 'howto/c.mdx': page('in') }, more)).lines).toContain('a.mdx: [x](/howto/c)')
})

test('keeps .md and .html in a link, even if the file has another extension, and removes .mdx', async () => {
  const { lines } = await fix(LISTED, {
    'a.mdx': '# A\n\n[x](./guides/b.md#setup) [y](./guides/b.mdx) [z](/guides/b.html)\n'
  })
  expect(lines).toContain('a.mdx: [x](./howto/c.md#setup) [y](./howto/c) [z](/howto/c.html)')
})

test('removes .mdx from links to new pages, also on new and on moved pages', async () => {
  const page = (link: string) => `# X\n\n${words('x')}\n\n[new](${link})\n`
  const { lines, left } = await fix(
    {
      'new/n.mdx': `# N\n\n${words('n')}\n`,
      'new/o.mdx': page('./n.mdx'),
      'a.mdx': `# A\n\n${words('a')}\n\n[new](/new/n.mdx#x)\n`,
      'x.mdx': undefined,
      'new/x.mdx': page('./n.mdx'),
      'docs.json': settings({}, ['a', 'guides/b', 'new/n', 'new/o', 'new/x'])
    },
    { 'x.mdx': page('/a') }
  )
  expect(lines.filter(line => !line.startsWith('docs.json'))).toEqual([
    'a.mdx: [new](/new/n#x)',
    'new/o.mdx: [new](./n)',
    'new/x.mdx: [new](./n)'
  ])
  expect(left).toEqual(['broken-anchor /new/n#x a.mdx'])
})

test('if a page replaces several pages, adds it to the navigation once, and never adds a hidden page', async () => {
  const entry = (source: string, destination: string) => ({ source, destination })
  const removed = { 'b.mdx': undefined, 'c.mdx': undefined }
  const pages = ['a', 'b', 'c']
  const more = {
    'docs.json': settings({}, [...pages, 'guides/b']),
    'b.mdx': `# B\n\n${words('b')}\n`,
    'c.mdx': `# C\n\n${words('c')}\n`
  }
  const listed = (redirects: object[]) => settings({ redirects }, [...pages, 'guides/b'])
  const merged = await fix(
    {
      ...removed,
      'd.mdx': '# D\n\nBoth.\n',
      'docs.json': listed([entry('/b', '/d'), entry('/c', '/d')])
    },
    more
  )
  expect(merged.lines).toEqual(['docs.json: "d",'])
  expect(merged.left).toContain('missing-page c docs.json')
  const sorry = '---\ntitle: Sorry\nhidden: true\n---\n\nThis page is not available.\n'
  const hidden = { ...removed, 'd.mdx': sorry }
  const one = await fix({ ...hidden, 'docs.json': listed([entry('/b', '/d'), entry('/c', '/a')]) }, more)
  expect(one.lines).toEqual([])
  const wildcard = { ...removed, 'd.mdx': '# D\n\nOther.\n', 'docs.json': listed([entry('/:slug*', '/d')]) }
  expect((await fix(wildcard, more)).lines).toEqual([])
  const folder = await fix(
    {
      'old/d.mdx': undefined,
      'new/d.mdx': '# D\n\nWritten anew.\n',
      'docs.json': settings({ redirects: [entry('/old/:slug*', '/new/:slug*')] }, ['a', 'old/d'])
    },
    { 'old/d.mdx': `# D\n\n${words('d')}\n`, 'docs.json': settings({}, ['a', 'old/d']) }
  )
  expect(folder.lines).toContain('docs.json: "new/d"')
})

test('renames a moved page in all its navigation entries', async () => {
  const listed = settings({}, ['a', 'guides/b', 'guides/b', '/guides/b/'])
  const { lines } = await fix(MOVED, { 'docs.json': listed })
  expect(lines.filter(line => line.includes('howto/c'))).toHaveLength(4)
})

test('skips fixes for headings on a page with 20,000 headings', async () => {
  const headings = Array.from({ length: 20_000 }, (_, at) => `## H${at}\n`).join('\n')
  const page = (name: string) => `# B\n\n## ${name}\n\n${words('setup')}\n\n${headings}`
  const started = performance.now()
  const { lines, left } = await fix(
    { 'guides/b.mdx': page('Install') },
    { 'guides/b.mdx': page('Setup'), 'a.mdx': '# A\n\n[x](/guides/b#setup)\n' }
  )
  expect([lines, left]).toEqual([[], ['broken-anchor /guides/b#setup a.mdx']])
  expect(performance.now() - started).toBeLessThan(30_000)
}, 60_000)

/** Returns the confirmed fixes for two moved pages. `spoil` can change the proposed fixes. */
async function provedWith(spoil: (fix: Proposal['fix']) => Proposal['fix']) {
  const redirects = [{ source: '/old', destination: '/guides/b' }]
  const banner = { content: '[c](/c) [b](/guides/b)' }
  const listed = settings({ redirects, banner }, ['a', 'guides/b', 'c'])
  const [base, head] = [
    { ...DOCS, 'c.mdx': words('c'), 'docs.json': listed },
    { ...DOCS, ...MOVED, 'd.mdx': words('c'), 'docs.json': listed }
  ].map(files =>
    filesOf(new Map(Object.entries(files).flatMap(([path, text]) => (text ? [[path, text]] : []))))
  ) as [DocsFiles, DocsFiles]
  const versions = { base, head, changed: new Set(['c.mdx', 'd.mdx', 'guides/b.mdx', 'howto/c.mdx']) }
  const options = { ignore: [], prefix: '', renderer }
  const comparison = await compareVersions(versions, options)
  const texts = new SourceTexts(head)
  const moves = new Moves(comparison, { head: texts, base: new SourceTexts(base) }, new Map())
  const proposals = (await new Proposer(comparison, moves, texts).proposals(() => false)).proposals.map(
    proposal => ({
      ...proposal,
      fix: spoil(proposal.fix)
    })
  )
  const proved = await prove(proposals, { comparison, versions, options, texts })
  // A link whose own fix is rejected still works through the redirect.
  const own = proved.filter(({ problem: { kind }, fix }) => kind !== 'broken-link' || fix.kind === 'address')
  return own.map(({ problem: { kind, target } }) => `${kind} ${target}`)
}

const isRedirectOfC = (fix: Proposal['fix']) => fix.kind === 'redirect' && fix.from === '/c'
const isEntryOfC = (fix: Proposal['fix']) => fix.kind === 'address' && fix.from === 'c'

test.each<[string, (fix: Proposal['fix']) => Proposal['fix'], string]>([
  [
    'a redirect to a missing page',
    fix => (isRedirectOfC(fix) ? { ...fix, to: '/none' } : fix),
    'removed-address /c'
  ],
  [
    'a redirect with an invalid destination',
    fix => (isRedirectOfC(fix) ? { ...fix, to: 'd' } : fix),
    'removed-address /c'
  ],
  [
    'a navigation entry with the name of another page',
    fix => (isEntryOfC(fix) && fix.edit ? { ...fix, edit: { ...fix.edit, after: 'a' } } : fix),
    'missing-page c'
  ],
  [
    'a link that ends too early',
    fix =>
      fix.from === '/c' && fix.edit
        ? { ...fix, to: '/none)e', edit: { ...fix.edit, after: '/none)e' } }
        : fix,
    'broken-link /c'
  ]
])('rejects %s without rejecting other fixes in the settings', async (_, spoil, failed) => {
  const all = await provedWith(fix => fix)
  expect(all).toContain(failed)
  expect(await provedWith(spoil)).toEqual(all.filter(each => each !== failed))
})

const versioned = (pages: Record<string, string[]>) =>
  settings({
    navigation: { versions: Object.entries(pages).map(([version, own]) => ({ version, pages: own })) },
    banner: { content: '[b](/guides/b)' }
  })

test('gives a hint instead of rewriting a link into another version, and still adds the redirect', async () => {
  const link = '[b](/guides/b)\n'
  const { lines, left, hintLines } = await fix(
    {
      'guides/b.mdx': undefined,
      'v1/guides/b.mdx': DOCS['guides/b.mdx'],
      'v1/a.mdx': `# A\n\n${words('v1')}\n\n${link}`,
      'old.mdx': `import X from '/snippets/old.mdx'\n\n<X />\n`,
      'snippets/old.mdx': link,
      'docs.json': versioned({ v2: ['a'], v1: ['v1/guides/b', 'v1/a', 'old'] })
    },
    {
      'a.mdx': `# A\n\n${words('a')}\n\n${link}\n<X />\n`.replace(
        '# A',
        `import X from '/snippets/s.mdx'\n\n# A`
      ),
      'snippets/s.mdx': link,
      'docs.json': settings({ banner: { content: '[b](/guides/b)' } })
    }
  )
  expect(lines).toEqual([
    'docs.json: "destination": "/v1/guides/b"',
    'docs.json: "redirects": [',
    'docs.json: "source": "/guides/b",',
    'snippets/old.mdx: [b](/v1/guides/b)',
    'v1/a.mdx: [b](/v1/guides/b)'
  ])
  expect(left.sort()).toEqual([
    'broken-link /guides/b a.mdx',
    'broken-link /guides/b docs.json',
    'broken-link /guides/b snippets/s.mdx'
  ])
  expect(hintLines).toEqual([
    expect.stringMatching(/^a\.mdx:7 The page at \/guides\/b is now at \/v1\/guides\/b, in another version/),
    expect.stringMatching(/^docs\.json:\d+ /),
    expect.stringMatching(/^snippets\/s\.mdx:1 /)
  ])
})

test('fixes a link that led into another version before, and links in a version whose pages are in no folder', async () => {
  const moved = {
    'v1/b.mdx': undefined,
    'v1/c.mdx': DOCS['guides/b.mdx'],
    'guides/b.mdx': undefined,
    'howto/c.mdx': DOCS['a.mdx'],
    'a.mdx': undefined
  }
  const { lines, hintLines } = await fix(
    {
      ...moved,
      'docs.json': versioned({ v2: ['d', 'howto/c'], v1: ['v1/c', 'v1/d'] }).replace('/guides/b', '/a')
    },
    {
      'v1/b.mdx': DOCS['guides/b.mdx'],
      'guides/b.mdx': undefined,
      'v1/d.mdx': words('v'),
      'd.mdx': `[old](/v1/b)\n\n[a](/a)\n`,
      'docs.json': versioned({ v2: ['d', 'a'], v1: ['v1/b', 'v1/d'] }).replace('/guides/b', '/a')
    }
  )
  expect(lines.filter(line => !/source|destination|redirects/.test(line))).toEqual([
    'd.mdx: [a](/howto/c)',
    'd.mdx: [old](/v1/c)',
    'docs.json: "content": "[b](/howto/c)"'
  ])
  expect(hintLines).toEqual([])
})

test.each([
  ['version', 'v1/', 'v2/'],
  ['language', 'zh/', '']
])('recognizes a moved page although another %s has a copy with the same bytes', async (kind, other, own) => {
  const listed = (path: string) =>
    settings({
      navigation: {
        [`${kind}s`]: [
          { [kind]: 'de', pages: [`${other}a`, `${other}setup`] },
          { [kind]: 'en', pages: [`${own}a`, path] }
        ]
      }
    })
  const docs = {
    'guides/b.mdx': undefined,
    [`${other}a.mdx`]: `# Z\n\n${words('z')}\n`,
    [`${own}a.mdx`]: `# A\n\n[x](/${own}setup#use-setup)\n`,
    [`${other}setup.mdx`]: about('Setup'),
    [`${own}setup.mdx`]: about('Setup'),
    'docs.json': listed(`${own}setup`)
  }
  for (const text of [about('Setup'), `${about('Setup')}\nAnd more.\n`])
    for (const to of [`${own}install`, `${own}start/setup`]) {
      const change = { [`${own}setup.mdx`]: undefined, [`${to}.mdx`]: text }
      const { lines, left } = await fix({ ...change, 'docs.json': listed(to) }, docs)
      expect([lines, left]).toEqual([
        [
          `${own}a.mdx: [x](/${to}#use-setup)`,
          `docs.json: "destination": "/${to}"`,
          'docs.json: "redirects": [',
          `docs.json: "source": "/${own}setup",`
        ].sort(),
        []
      ])
      const unlisted = await fix(change, docs)
      expect(unlisted.lines).toContain(`${own}a.mdx: [x](/${to}#use-setup)`)
    }
})

test.each(['howto/c', 'pa(1)ge', 'pa)ge', 'pa ge', 'pa(ge', "pa'ge", 'pa"ge', 'pa<g>e', 'pa{g}e', 'pa[1]ge'])(
  'fixes links in all forms, also in the banner, to a page that moved to %j',
  async name => {
    const content = `é [b](/guides/b) <a href='/guides/b'>b</a> <a href="/guides/b#setup">b</a> <a href=/guides/b>b</a>`
    const text = [
      ...['[b](/guides/b)', '[b](</guides/b>)', '[b](/guides/b "title")', '<a href="/guides/b">b</a>', '[c]'],
      ...[`<Card title="x" href='/guides/b' />`, "<Card title='x' href={'/guides/b'} />", '[c]: /guides/b']
    ]
    const listed = (path: string) =>
      settings({ banner: { content }, navbar: { links: [{ label: 'x', href: '/guides/b' }] } }, ['a', path])
    const { lines, left } = await fix(
      {
        ...{ 'guides/b.mdx': undefined, [`${name}.mdx`]: DOCS['guides/b.mdx'] },
        ...{ 'guides/i.png': undefined, [`${name}.png`]: 'pixels', 'docs.json': listed(name) }
      },
      {
        'a.mdx': `# A\n\n${words('a')}\n\n![b](./guides/i.png)\n\n${text.join('\n\n')}\n`,
        ...{ 'guides/i.png': 'pixels', 'docs.json': listed('guides/b') }
      }
    )
    expect(left).toEqual([])
    expect(lines.filter(line => /guides/.test(line))).toEqual(['docs.json: "source": "/guides/b",'])
    // Seven links and an image on the page, four links in the banner, one in the navigation bar, and the redirect: 14.
    const written = lines.join('\n').replaceAll(/%[0-9A-F]{2}/g, code => decodeURIComponent(code))
    expect(written.replaceAll('\\"', '"').split(name)).toHaveLength(15)
  }
)

test('has nothing more to fix after its fixes were applied', async () => {
  const earlier = {
    'docs.json': settings({}, ['a', 'old']),
    'a.mdx': '[a](/old.mdx) [b](old.mdx#s) [c](/old#s)\n'
  }
  const before = {
    ...earlier,
    'guides/b.mdx': undefined,
    'old.mdx': `---\ntitle: Old\n---\n\n## S\n\n${words('s')}\n`
  }
  const moved = { 'old.mdx': undefined, 'new.mdx': `---\ntitle: New\n---\n\n## S2\n\n${words('s')}\n` }
  const redirects = [{ source: '/old', destination: '/new' }]
  const fixed = { 'docs.json': settings({ redirects }, ['a', 'new']) }
  const first = await fix({ ...moved, 'docs.json': settings({}, ['a', 'new']) }, before)
  expect(first.lines).toContain('a.mdx: [a](/new) [b](new#s2) [c](/new#s2)')
  const { left } = await fix(
    { ...moved, ...fixed, 'a.mdx': '[a](/old.mdx) [b](old.mdx#s) [c](/new#s2)\n' },
    before
  )
  expect(left.filter(each => each.startsWith('broken-anchor'))).toEqual([])
})

test('fixes the other links of a page with a link from a constant, and never edits other text in its place', async () => {
  const { lines, left } = await fix({
    ...LISTED,
    'a.mdx': [
      'export const L = "/guides/b"',
      '',
      '<a href={L}>x</a> <a href={`${L}#setup`}>y</a>',
      '',
      '```js a',
      '[a](/guides/b)',
      '```',
      '',
      '[plain](/guides/b)',
      ''
    ].join('\n')
  })
  expect(lines).toEqual(['a.mdx: [plain](/howto/c)', ...REDIRECT])
  expect(left).toEqual([])
})

test('never edits other text in place of a link whose address is a property of a snippet', async () => {
  const { lines } = await fix(
    {
      ...LISTED,
      'a.mdx': '# A\n\nimport Link from "/snippets/link.mdx"\n\n<Link to="/guides/b" />\n\n[a](/guides/b)\n',
      'snippets/link.mdx': '<a href={to}>x</a>\n\n```md\n[b](/guides/b)\n```\n\n[c](/guides/b)\n'
    },
    {}
  )
  expect(lines).toEqual(['a.mdx: [a](/howto/c)', ...REDIRECT, 'snippets/link.mdx: [c](/howto/c)'])
})

test('finds and fixes the images in srcset', async () => {
  const { lines, left } = await fix(
    {
      'images/a.svg': undefined,
      'images/b.svg': '<svg/>',
      'images/c.svg': undefined,
      'a.mdx': [
        '<img src="/images/a.svg" srcSet="/images/a.svg 1x, /images/a.svg, /images/c.svg 2x" />',
        '',
        '<picture><source srcSet={"/images/a.svg"} media="x" /><img src="/images/b.svg" /></picture>',
        ''
      ].join('\n'),
      'guides/b.md': '<img srcset="/images/a.svg 1x" src="/images/b.svg">\n'
    },
    { 'images/a.svg': '<svg/>', 'images/c.svg': '<svg width="2"/>', 'guides/b.mdx': undefined }
  )
  expect(lines).toEqual([
    'a.mdx: <img src="/images/b.svg" srcSet="/images/b.svg 1x, /images/b.svg, /images/c.svg 2x" />',
    'a.mdx: <picture><source srcSet={"/images/b.svg"} media="x" /><img src="/images/b.svg" /></picture>',
    'guides/b.md: <img srcset="/images/b.svg 1x" src="/images/b.svg">'
  ])
  expect(left).toEqual(['missing-resource /images/c.svg a.mdx'])
})

test('adds a redirect for a moved page even if an older redirect with a wildcard covers its folder', async () => {
  const redirects = [{ source: '/guides/:x*', destination: '/docs/:x*' }]
  const { lines, left } = await fix(
    {
      'guides/b.mdx': undefined,
      'guides/c.mdx': DOCS['guides/b.mdx'],
      'docs.json': settings({ redirects }, ['a', 'guides/c', 'docs/other'])
    },
    {
      'docs.json': settings({ redirects }, ['a', 'guides/b', 'docs/other']),
      'docs/other.mdx': `# Other\n\n${words('other')}\n`,
      'a.mdx': `# A\n\n${words('a')}\n\n[b](/guides/b) [other](/guides/other)\n`
    }
  )
  expect(lines).toEqual(['docs.json: "destination": "/guides/c"', 'docs.json: "source": "/guides/b",'])
  expect(left).toEqual([])
})
