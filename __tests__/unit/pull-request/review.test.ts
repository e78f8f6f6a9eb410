import { expect, test } from '@jest/globals'
import { renderReview } from '../../../src/pull-request/comment/markdown.ts'
import { verdict } from '../../../src/pull-request/comment/verdict.ts'
import {
  describeChange,
  navigationChanges
} from '../../../src/pull-request/comparison/changes/navigation-changes.ts'
import { reviewChange } from '../../../src/pull-request/fixes/review-change.ts'
import type { Docs, DocsPage } from '../../../src/sources/docs.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { type Files, versionsOf } from '../../support/reviewed-change.ts'
import { SETTINGS } from '../../support/small-docs.ts'

const renderer = new Renderer({})
const LINKS = { preview: undefined, live: undefined, sources: undefined }

const words = (start: string) =>
  Array.from({ length: 30 }, (_, i) => `${start}${String.fromCharCode(97 + (i % 26))}${i}`).join(' ')
const settings = (more: object = {}) =>
  JSON.stringify({ ...SETTINGS, navigation: { pages: ['a', 'b'] }, ...more }, undefined, 1)
const DOCS: Files = {
  'docs.json': settings(),
  'a.mdx': `# A\n\n${words('a')}\n`,
  'b.mdx': `# B\n\n${words('b')}\n`
}

async function review(change: Files, base: Files = DOCS, siteUrl?: string) {
  const result = await reviewChange(versionsOf(base, change), { ignore: [], prefix: '', renderer, siteUrl })
  const { pages } = result
  return {
    ...result,
    fresh: result.findings.flatMap(({ isNew, kind, target, file, line }) =>
      isNew ? [`${kind} ${target} ${file}:${line}`] : []
    ),
    changes: (['added', 'changed', 'removed', 'moved'] as const).flatMap(kind =>
      pages[kind].map(({ path, from = '', what }) => [kind, from, path, ...what].filter(Boolean).join(' '))
    )
  }
}

const SPEC = (paths: string[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    paths: Object.fromEntries(paths.map(path => [path, { get: { summary: `Get ${path}` } }]))
  })

test('reports unreadable settings, but no removed pages, addresses or redirects', async () => {
  const base = { ...DOCS, 'docs.json': settings({ redirects: [{ source: '/old', destination: '/a' }] }) }
  const broken = await review(
    { 'docs.json': `${settings()},`, 'a.mdx': 'See [old](/old) and [none](/none#x).\n' },
    base
  )
  expect(broken.fresh).toHaveLength(1)
  expect(broken.fresh[0]).toMatch(/^invalid-source docs\.json docs\.json:/)
  expect([broken.vanished, broken.navigation]).toEqual([[], []])
  const before = { ...base, 'docs.json': '{', 'a.mdx': '[none](/none)\n' }
  const repaired = await review({ 'docs.json': settings() }, before)
  expect([repaired.fresh, repaired.vanished]).toEqual([[], []])
})

test('reads settings with a string of 15 MB, even if the string consists of escapes', async () => {
  for (const long of ['x'.repeat(15_000_000), '\n'.repeat(7_500_000)]) {
    const { fresh } = await review({ 'docs.json': settings({ description: long, redirects: [{}] }) })
    expect(fresh).toEqual(['invalid-settings redirects[0] docs.json:15'])
  }
})

test('reports no broken links or removed addresses if there are more redirects than the limit', async () => {
  const redirects = Array.from({ length: 1001 }, (_, i) => ({ source: `/w${i}/:x*`, destination: '/a' }))
  const base = { ...DOCS, 'docs.json': settings({ redirects: redirects.slice(0, 1000) }) }
  const change = { 'docs.json': settings({ redirects }), 'a.mdx': '[x](/w1000/x) [y](/b#none)\n' }
  expect((await review(change, base)).fresh).toEqual([
    'invalid-source redirects docs.json:14',
    'broken-anchor /b#none a.mdx:1'
  ])
})

test('reports no removed pages for an unreadable specification', async () => {
  const navigation = {
    groups: [
      { group: 'Guides', pages: ['a', 'b'] },
      { group: 'API', openapi: 'api.json' }
    ]
  }
  const base = { ...DOCS, 'docs.json': settings({ navigation }), 'api.json': SPEC(['/users', '/teams']) }
  const { fresh, changes, vanished } = await review({ 'api.json': '{' }, base)
  expect(changes).toEqual([])
  expect(vanished).toEqual([])
  expect(fresh.map(finding => finding.split(' ', 1)[0])).toEqual(['invalid-source'])
  const both = await review({ 'api.json': '{ ' }, { ...base, 'api.json': '{' })
  expect([both.fresh, both.unread]).toEqual([[], ['api.json']])
  expect(verdict(both)).toBe('1 changed file cannot be read. No new problems')
  const two = { ...base, 'docs.json': settings({ api: { openapi: ['api.json', 'more.json'] }, navigation }) }
  const icon = { 'docs.json': two['docs.json'].replace('{', '{ "favicon": "/none.png",') }
  expect((await review(icon, two)).fresh).toEqual(['missing-resource /none.png docs.json:1'])
  const oneBroken = { ...two, 'api.json': '{', 'more.json': SPEC(['/more']) }
  expect((await review({ 'more.json': '{\n"openapi": tru }' }, oneBroken)).fresh).toEqual([
    'invalid-source more.json more.json:2'
  ])
  expect((await review({ 'more.json': undefined }, oneBroken)).fresh).toEqual([
    'invalid-source more.json docs.json:23'
  ])
  // The settings are readable, so their findings are reported.
  const more = { 'docs.json': settings({ navigation, favicon: '/none.png' }) }
  expect((await review(more, { ...base, 'api.json': '{' })).fresh).toEqual([
    'missing-resource /none.png docs.json:22'
  ])
  const settingsOnly = await review({ 'docs.json': settings() }, { ...base, 'docs.json': '{' })
  expect([settingsOnly.fresh, settingsOnly.unread]).toEqual([[], ['docs.json']])
})

test('does not mark a finding as new if every page with the finding was invalid in the base', async () => {
  const { fresh } = await review({ 'a.mdx': '[x](/none)\n' }, { ...DOCS, 'a.mdx': '<Card>\n\n[x](/none)\n' })
  expect(fresh).toEqual([])
  const page = 'import S from "/snippets/s.mdx"\n\n<S />\n'
  const both = `import T from "/snippets/t.mdx"\n${page}\n<T />\n`
  const base = { ...DOCS, 'a.mdx': both, 'snippets/s.mdx': 'Text.\n', 'snippets/t.mdx': '<Card>\n' }
  const change = { 'snippets/t.mdx': 'Text.\n', 'snippets/s.mdx': '[x](/none)\n' }
  expect((await review(change, base)).fresh).toEqual([])
  expect((await review(change, { ...base, 'b.mdx': page })).fresh).toEqual([
    'broken-link /none snippets/s.mdx:1'
  ])
})

test('reports no text changes for a page that is parsed in only one of the versions', async () => {
  const text = '## Two\n\n<Card title="One" href="/b">Some words</Card>\n'
  const base = {
    ...DOCS,
    'a.mdx': text,
    'b.mdx': "import S from '/snippets/s.mdx'\n\n<S />\n",
    'snippets/s.mdx': text
  }
  const broken = { 'a.mdx': `---\ntitle: "A" b\n---\n${text}`, 'snippets/s.mdx': `${text}<Card>\n` }
  const isUnknown = ['changed /a a file that is not parsed', 'changed /b a file that is not parsed']
  const { changes, pages, unread } = await review(broken, base)
  expect([changes, unread]).toEqual([isUnknown, ['snippets/s.mdx']])
  expect(pages.changed.map(({ text: { wordsAdded, wordsRemoved } }) => wordsAdded + wordsRemoved)).toEqual([
    0, 0
  ])
  const fixed = await review({ 'a.mdx': text, 'snippets/s.mdx': text }, { ...base, ...broken })
  expect(fixed.changes).toEqual(isUnknown.map(each => each.replace('is not parsed', 'was not parsed before')))
})

test('accepts links to missing pages in the folder of a remote specification only if the navigation lists the specification', async () => {
  const remote = 'https://api.example.com/openapi.json'
  const gone = {
    'api-reference/x.mdx': undefined,
    'a.mdx':
      '[x](/api-reference/users/list) [y](/c/d/e/f) [z](/users/list) [1](/api-reference/) [2](/api-reference/a/b/c) [3](/one)\n'
  }
  const base = {
    ...DOCS,
    'api-reference/x.mdx': words('x'),
    'docs.json': settings({ api: { openapi: remote } })
  }
  expect((await review(gone, base)).fresh).toEqual([
    'broken-link /api-reference/users/list a.mdx:1',
    'broken-link /c/d/e/f a.mdx:1',
    'broken-link /users/list a.mdx:1',
    'broken-link /api-reference a.mdx:1',
    'broken-link /api-reference/a/b/c a.mdx:1',
    'broken-link /one a.mdx:1',
    'removed-address /api-reference/x docs.json:1'
  ])
  const shown = (openapi: unknown) =>
    settings({
      navigation: {
        groups: [
          { group: 'A', pages: ['a'] },
          { group: 'B', openapi }
        ]
      }
    })
  expect((await review(gone, { ...base, 'docs.json': shown(remote) })).fresh).toEqual([
    'broken-link /c/d/e/f a.mdx:1',
    'broken-link /users/list a.mdx:1',
    'broken-link /api-reference/a/b/c a.mdx:1',
    'broken-link /one a.mdx:1',
    'removed-address /api-reference/x docs.json:1'
  ])
  const root = await review(gone, {
    ...base,
    'docs.json': shown({ source: remote, directory: '/' }),
    'c/x.mdx': 'C'
  })
  expect(root.fresh).toEqual([
    'broken-link /api-reference/users/list a.mdx:1',
    'broken-link /c/d/e/f a.mdx:1',
    'broken-link /api-reference/a/b/c a.mdx:1',
    'removed-address /api-reference/x docs.json:1'
  ])
})

test('if several moved files have the same bytes, pairs the files with the most similar names', async () => {
  const base = {
    ...DOCS,
    'old/one.mdx': 'Same.',
    'old/two.mdx': 'Same.',
    'guides.mdx': words('g'),
    'guides/index.mdx': words('i')
  }
  const { changes } = await review(
    {
      'old/one.mdx': undefined,
      'old/two.mdx': undefined,
      'new/two.mdx': 'Same.',
      'new/one.mdx': 'Same.',
      'guides.mdx': undefined
    },
    base
  )
  expect(changes).toEqual(['removed /guides', 'moved /old/one /new/one', 'moved /old/two /new/two'])
})

test('does not mark a finding as new if the finding moved with its page', async () => {
  const text = `# T\n\n[own](#none) [other](/none) ${words('t')}\n`
  const { fresh } = await review({ 'b.mdx': undefined, 'c.mdx': text }, { ...DOCS, 'b.mdx': text })
  expect(fresh).toEqual(['missing-page b docs.json:10', 'removed-address /b docs.json:1'])
  const linked = await review(
    { 'b.mdx': undefined, 'c.mdx': text, 'a.mdx': '[x](/c#none)\n' },
    { ...DOCS, 'b.mdx': text, 'a.mdx': '[x](/b#none)\n' }
  )
  expect(linked.fresh).not.toContain('broken-anchor /c#none a.mdx:1')
  const old = await review(
    { 'b.mdx': undefined, 'c.mdx': text },
    { ...DOCS, 'b.mdx': text, 'a.mdx': '[x](/b)\n' }
  )
  const message = 'The link leads to /b, which this change removes.'
  expect(old.findings).toContainEqual(expect.objectContaining({ target: '/b', suggestion: '/c', message }))
  const relative = `# T\n\n[broken](./none) [good](./a) ![image](none.png) ${words('r')}\n`
  const deeper = await review({ 'b.mdx': undefined, 'x/b.mdx': relative }, { ...DOCS, 'b.mdx': relative })
  expect(deeper.fresh).toEqual([
    'broken-link /x/a x/b.mdx:3',
    'missing-page b docs.json:10',
    'removed-address /b docs.json:1'
  ])
})

test('does not mark a finding as new if its page moved with its folder and names the folder in the link', async () => {
  const page = (folder: string) =>
    `# T\n\n[x](${folder}/none) [y](${folder}/b#no) ![z](${folder}/no.png) [new](/new/gone) ${words('t')}\n`
  const { fresh } = await review(
    {
      ...{ 'old/a.mdx': undefined, 'old/b.mdx': undefined, 'old/gone.mdx': undefined },
      ...{ 'new/a.mdx': page('/new'), 'new/b.mdx': DOCS['b.mdx'] },
      'docs.json': settings({ navigation: { pages: ['new/a', 'new/b'] } })
    },
    {
      'docs.json': settings({ navigation: { pages: ['old/a', 'old/b', 'old/gone'] } }),
      'old/a.mdx': page('/old').replace('/new/gone', '/old/gone'),
      'old/b.mdx': DOCS['b.mdx'],
      'old/gone.mdx': words('gone')
    }
  )
  expect(fresh.filter(text => !text.startsWith('removed-address'))).toEqual([
    'broken-link /new/gone new/a.mdx:3'
  ])
})

test('reports no links, images or imports of files with hidden names, which are not read but can be published', async () => {
  const links = '[x](/.files/x.pdf) ![y](/.img/y.png) ![z](/img/.z.png) [gone](/files/x.pdf)'
  const { fresh } = await review({
    'a.mdx': `import E from '/snippets/.env.mdx'\nimport F from './.f/f.mdx'\n\n${links}\n\n<E /><F />\n\n<Snippet file=".old.mdx" />\n`
  })
  expect(fresh).toEqual(['broken-link /files/x.pdf a.mdx:4'])
})

test('reads slashes around an entry of the navigation as the service does', async () => {
  const slashes = settings({ navigation: { pages: ['a', '/b/', 'c//d/'] } })
  const { fresh } = await review({ 'docs.json': slashes, 'c/d.mdx': words('d') })
  expect(fresh).toEqual([])
})

test('suggests a page with at least half the words of a removed page as the destination of a redirect', async () => {
  const base = {
    ...DOCS,
    'organization.mdx': `# Set up\n\n${words('o')} ${words('p')}\n`,
    'script-organization.mdx': `# Script\n\n${words('s')}\n`
  }
  const a = `# A\n\n${words('a')} ${words('a')}\n\n${words('o')} ${words('p')}\n`
  const merged = await review({ 'organization.mdx': undefined, 'a.mdx': a }, base)
  expect(merged.vanished).toMatchObject([{ address: '/organization', destination: '/a' }])
  const older = await review(
    { 'b.mdx': undefined },
    { 'mint.json': '{}', 'b.mdx': words('b') + words('c'), 'c.mdx': words('b') + words('c') }
  )
  expect(renderReview(older, LINKS)).toContain('Add to `redirects` in `mint.json`')
  const own = JSON.stringify([{ source: '/x', destination: '/a' }])
  const split = { ...base, 'docs.json': settings({ redirects: { $ref: 'r.json' } }), 'r.json': own }
  const elsewhere = await review({ 'organization.mdx': undefined, 'a.mdx': a }, split)
  expect(renderReview(elsewhere, LINKS)).toContain('Add to `redirects` in `r.json`')
  const leavesA = settings({ redirects: [{ source: '/a', destination: '/b' }] })
  const ledAway = await review({ 'organization.mdx': undefined, 'a.mdx': a, 'docs.json': leavesA }, base)
  expect(ledAway.vanished).toMatchObject([{ address: '/organization', destination: undefined }])
  const gone = await review({ 'organization.mdx': undefined }, base)
  expect(gone.vanished).toMatchObject([{ address: '/organization', destination: undefined }])
  const redirects = [{ source: '/organization', destination: '/none' }]
  const change = { 'organization.mdx': undefined, 'a.mdx': a, 'docs.json': settings({ redirects }) }
  const broken = await review(change, base)
  expect(broken.vanished).toMatchObject([{ entry: { line: 14 } }])
  const led = {
    ...change,
    'docs.json': settings({ redirects: [{ source: '/organization', destination: '/a' }] })
  }
  expect((await review(led, base)).vanished).toEqual([])
  expect((await review({ 'docs.json': settings() }, { ...base, ...led })).fresh).toEqual([
    'removed-address /organization docs.json:1'
  ])
  // The service rejects a second redirect for the same address.
  const texts = [merged, broken].map(each => renderReview(each, LINKS))
  expect(texts.map(each => each.includes('Add to `redirects`'))).toEqual([true, false])
  expect(texts[1]).toContain(
    '- line 14 of <code>docs.json</code>: <code>/organization</code> to <code>/a</code>'
  )
})

test('explains why the address of a moved page gets no redirect', async () => {
  const base = { ...DOCS, 'b.mdx': `# B\n\n${words('b')}\n` }
  const moved = { 'b.mdx': undefined, 'c.mdx': base['b.mdx'] }
  const redirects = [{ source: '/c', destination: '/a' }]
  const redirected = await review({ ...moved, 'docs.json': settings({ redirects }) }, base)
  expect(redirected.changes).toContain('moved /b /c')
  const text = renderReview(redirected, LINKS)
  expect(text).toContain(
    '- <code>/b</code>: the page is now at <code>/c</code>, but <code>docs.json</code> redirects <code>/c</code>'
  )
  expect(text).not.toContain('No similar page')
  const page = (name: string) => `# ${name}\n\n${words('t')}\n`
  const template = await review(
    { 'errors/401.mdx': undefined, 'errors/402.mdx': page('402') },
    { ...DOCS, 'errors/401.mdx': page('401'), 'errors/403.mdx': page('403') }
  )
  expect(renderReview(template, LINKS)).toContain(
    '- <code>/errors/401</code>: the page at <code>/errors/402</code> has the same or nearly the same text, but can be'
  )
  expect(renderReview(await review({ 'b.mdx': undefined }, base), LINKS)).toContain(
    'No similar page was found for:\n\n- <code>/b</code>'
  )
})

test('suggests no page that shared words with a removed page before, unless the page takes over the rest', async () => {
  const listed = (...pages: string[]) =>
    settings({
      navigation: {
        tabs: [
          { tab: 'Flow', pages: ['flow/a', ...pages] },
          { tab: 'Queue', pages: ['queue/b', 'queue/limits/get'] }
        ]
      }
    })
  const [first, second] = [`${words('s')} ${words('t')}`, `${words('u')} ${words('v')}`]
  const base = {
    'docs.json': listed('flow/events', 'flow/get'),
    'flow/a.mdx': `# Waiting for events\n\n${first} ${words('x')}\n`,
    'queue/b.mdx': `# Waiting for events\n\n${first} ${words('y')}\n`,
    'queue/limits/get.mdx': `# Get\n\n${words('m')} ${words('n')} ${words('o')} ${words('p')} ${words('q')}\n`,
    'flow/events.mdx': `# Events\n\n${first} ${second}\n`,
    'flow/get.mdx': `# Get\n\n${words('m')} ${words('n')}\n`
  }
  const gone = {
    'flow/events.mdx': undefined,
    'flow/get.mdx': undefined,
    'docs.json': listed('flow/rest/get')
  }
  expect((await review(gone, base)).vanished).toMatchObject([
    { address: '/flow/events', destination: undefined },
    { address: '/flow/get', destination: undefined }
  ])
  const merged = { ...gone, 'queue/b.mdx': `${base['queue/b.mdx']}\n${second}\n` }
  expect((await review(merged, base)).vanished).toMatchObject([
    { address: '/flow/events', destination: '/queue/b' },
    { address: '/flow/get', destination: undefined }
  ])
  const inTab = {
    ...base,
    'flow/rest/get.mdx': base['queue/limits/get.mdx'],
    'queue/limits/get.mdx': '# Get\n'
  }
  expect((await review(gone, inTab)).vanished).toMatchObject([
    { address: '/flow/events', destination: undefined },
    { address: '/flow/get', destination: '/flow/rest/get' }
  ])
})

test('suggests a redirect to a moved page with the same bytes, not to a copy with the same name in another version', async () => {
  const listed = (...names: string[]) =>
    settings({
      navigation: {
        versions: [
          { version: 'v1', pages: ['v1/a', 'v1/setup'] },
          { version: 'v2', pages: ['v2/a', ...names.map(name => `v2/${name}`)] }
        ]
      }
    })
  const setup = `# Setup\n\n${words('s')}\n`
  const versions = Object.fromEntries(
    ['v1', 'v2'].flatMap(version => [
      [`${version}/a.mdx`, words(version)],
      [`${version}/setup.mdx`, setup]
    ])
  )
  const base = { ...versions, 'docs.json': listed('setup') }
  for (const names of [['install'], ['install', 'start']]) {
    const copies = Object.fromEntries(names.map(name => [`v2/${name}.mdx`, setup]))
    const change = { 'v2/setup.mdx': undefined, ...copies, 'docs.json': listed(...names) }
    const { vanished } = await review(change, base)
    expect(vanished).toMatchObject([{ address: '/v2/setup', destination: '/v2/install' }])
  }
})

test('accepts anchors in nested accordions, an external `root`, and redirects with wildcards or without leading slashes', async () => {
  const { fresh } = await review({
    'a.mdx': '[1](/b#run:command) [2](/ko/b.mdx) [3](/short)\n',
    'b.mdx': '<Accordion title="Run">\n<Accordion title="Command">\nX\n</Accordion>\n</Accordion>\n',
    'docs.json': settings({
      navigation: { groups: [{ group: 'A', root: 'https://example.com/a', pages: ['a', 'b'] }] },
      redirects: [
        { source: '/ko/:page*', destination: '/:page*' },
        { source: 'short', destination: 'a' }
      ]
    })
  })
  expect(fresh).toEqual([])
})

test('does not report links to folders as broken, unless the address had a page or has a redirect', async () => {
  const base = { ...DOCS, 'x.mdx': words('x'), 'x/y/c.mdx': words('c') }
  const change = {
    'a.mdx': '[1](/x/y) [2](/) [3](/x) [4](/z) [5](</\\host/z.png>) <img src="/\\host/z.png" />\n'
  }
  expect((await review(change, base)).fresh).toEqual(['broken-link /z a.mdx:1', 'folder-link /x/y a.mdx:1'])
  const linked = '---\ntitle: Pricing\nurl: https://example.com/pricing\n---\n'
  const known = { 'a.mdx': '[1](/docs/x/y) [2](/b#plans) ![](/x/build/i.png) ![](/snippets/i.svg)\n' }
  const files = { 'b.mdx': linked, 'x/build/i.png': '', 'snippets/i.svg': '' }
  expect((await review(known, { ...base, ...files })).fresh).toEqual(['folder-link /x/y a.mdx:1'])
  const index = { redirects: ['/x/y/index', '/index'].map(source => ({ source, destination: '/b' })) }
  expect((await review({ ...change, 'docs.json': settings(index) }, base)).fresh).toEqual([
    'broken-link /z a.mdx:1'
  ])
  // A redirect to a folder index is also accepted.
  const toIndex = settings({ redirects: [{ source: '/old', destination: '/x/index' }] })
  expect((await review({ 'a.mdx': 'A' }, { ...base, 'docs.json': toIndex })).fresh).toEqual([])
  const home = { ...base, 'index.mdx': words('h'), 'i/index.mdx': words('i'), 'i/j.mdx': words('j') }
  const moved = { 'index.mdx': undefined, 'i/index.mdx': undefined, 'i.mdx': words('i') }
  expect(
    (await review({ ...moved, 'a.mdx': '[1](/) [2](/i) [3](/index) [4](/i/index)' }, home)).fresh
  ).toEqual(['broken-link /index a.mdx:1', 'broken-link /i/index a.mdx:1'])
  const redirects = [
    { source: '/x/y', destination: '/none' },
    { source: '/größe', destination: '/none' }
  ]
  const gone = await review({ ...change, 'x.mdx': undefined, 'docs.json': settings({ redirects }) }, base)
  expect(gone.fresh).toEqual([
    'broken-link /x a.mdx:1',
    'broken-link /z a.mdx:1',
    'broken-redirect /x/y docs.json:14',
    'broken-redirect /größe docs.json:18',
    'removed-address /x docs.json:1'
  ])
})

test('reports a broken redirect as new if a change adds a link through the redirect', async () => {
  const redirects = [
    { source: '/ko/:page*', destination: '/en/:page*' },
    { source: '/old', destination: '/none' },
    { source: '/b', destination: '/a' },
    { source: '/part', destination: '/a?x=1#none' },
    { source: '/chain', destination: '/part' }
  ]
  const base = { ...DOCS, 'docs.json': settings({ redirects }), 'a.mdx': '[1](/ko/1) [2](/old)\n' }
  expect((await review({ 'a.mdx': '[1](/ko/1) [2](/old) [3](/b)\n' }, base)).fresh).toEqual([])
  const more = await review({ 'b.mdx': '[1](/ko/1) [2](/old)\n' }, base)
  expect(more.fresh).toEqual(['broken-redirect /ko/:page* docs.json:14', 'broken-redirect /old docs.json:18'])
  expect(more.findings.map(({ message }) => message)).toEqual([
    'The redirect from /ko/:page* to /en/:page* leads to an address that does not exist (used in 2 links, such as b.mdx:1).',
    'The redirect from /old to /none leads to an address that does not exist (used in 2 links, such as b.mdx:1).',
    'The redirect from /part to /a?x=1#none leads to a page without that anchor.',
    'The redirect from /chain to /part leads to a page without that anchor.'
  ])
})

test('accepts a link to an address with a redirect and a page if the link works with one of them', async () => {
  const redirects = [
    { source: '/b', destination: '/a#own' },
    { source: '/c', destination: '/none' },
    { source: '/d', destination: '/a' },
    { source: '/old', destination: '/d#own' },
    { source: '/x/:page*', destination: '/:page*' }
  ]
  const pages = { 'c.mdx': '## C', 'd.mdx': '## D', 'x/a.mdx': '## X' }
  const base = { ...DOCS, ...pages, 'docs.json': settings({ redirects }), 'a.mdx': '## Own' }
  const links = '[1](/b#gone) [2](/c) [3](/c#c) [4](/d#own) [5](/d#d) [6](/old) [7](/x/a#own) [8](/x/a#x)'
  const { fresh, findings } = await review({ 'b.mdx': `${links} [9](/d#none) [10](/c#none)\n` }, base)
  expect(fresh).toEqual(['broken-anchor /d#none b.mdx:1', 'broken-anchor /c#none b.mdx:1'])
  expect(findings).toHaveLength(2)
})

test('reports a removed address only once if the address had a page and a redirect', async () => {
  const redirects = [{ source: '/b', destination: '/a' }]
  const base = { ...DOCS, 'docs.json': settings({ redirects }) }
  const { vanished, fresh } = await review({ 'b.mdx': undefined, 'docs.json': settings() }, base)
  expect(vanished).toMatchObject([{ address: '/b' }])
  expect(fresh.filter(finding => finding.startsWith('removed-address'))).toHaveLength(1)
})

test('does not treat an imported file as a page, unless the navigation lists the file', async () => {
  const page = (name: string) => `import S from '${name}.mdx'\n\n<S />\n`
  const base = {
    ...DOCS,
    'a.mdx': page('/shared/one'),
    'shared/one.mdx': page('./Deep'),
    'shared/deep.mdx': words('d'),
    'b.mdx': '```\nimport A from "/a.mdx"\n```\n',
    'snippets/s.mdx': page('../b')
  }
  const change = { 'a.mdx': page('/shared/two'), 'shared/one.mdx': undefined, 'shared/two.mdx': words('e') }
  const { fresh, changes } = await review({ ...change, 'b.mdx': '[x](/shared/two)\n' }, base)
  expect(fresh).toEqual(['broken-link /shared/two b.mdx:1', 'unlisted-page /shared/deep shared/deep.mdx:1'])
  expect(changes.join()).toBe('added /shared/deep,changed /a components,changed /b links code components')
})

test('lists a page as changed, with the reason, even if its text did not change', async () => {
  const base = {
    ...DOCS,
    'a.mdx': "---\ntitle: A\nicon: star\n---\nimport { X } from '/x.jsx'\n\n<X />\n",
    'b.mdx': 'export const Y = () => <p>One</p>\n\n[a](/a) <Card title="T" icon="x" />\n',
    'x.jsx': 'export const X = () => <p>One</p>'
  }
  const { changes, pages } = await review(
    {
      'a.mdx': base['a.mdx'].replace('star', 'moon'),
      'b.mdx': base['b.mdx'].replace('One', 'Two').replace('(/a)', '(/b)').replace('"x"', '"y"'),
      'x.jsx': 'export const X = () => <p>Two</p>'
    },
    base
  )
  expect(changes).toEqual(['changed /a icon', 'changed /b links code components'])
  expect(pages.changed[0]?.through).toEqual(['x.jsx'])
})

test.each([
  ['One two\nthree four.\n', 'One\ntwo three\nfour.\n', []],
  ['- One two\n  three\n', '- One\n  two three\n', []],
  ['<Note>\n  One two\n  *three* four\n</Note>\n', '<Note>\n  One\n  two *three*\n  four\n</Note>\n', []],
  ['> One two\n> three\n', '> One\n> two three\n', []],
  ['One<br />two\n', 'One two\n', ['changed /a']],
  ['```\none\n  two\n```\n', '```\none\ntwo\n```\n', ['changed /a code']],
  ['~~Not~~ one\n', 'Not one\n', ['changed /a components']]
])('compares %j with %j and reports the changes %j', async (before, after, expected) => {
  const { changes } = await review({ 'a.mdx': after }, { ...DOCS, 'a.mdx': before })
  expect(changes).toEqual(expected)
})

test('finds the operation for a page in any specification, even in one that the settings do not list', async () => {
  const users = {
    ...DOCS,
    'a.mdx': '---\nopenapi: GET /users\n---\n',
    'spec/v3.json': SPEC(['/users', '/teams'])
  }
  const { fresh, changes, pages } = await review({ 'spec/v3.json': SPEC(['/teams']) }, users)
  expect([fresh, changes]).toEqual([['missing-operation GET /users a.mdx:2'], ['changed /a']])
  expect(pages.changed[0]?.through).toEqual(['spec/v3.json'])
  const named = { 'docs.json': settings({ api: { openapi: ['other.json'] } }), 'other.json': SPEC(['/more']) }
  expect((await review({}, { ...users, ...named })).findings).toEqual([])
  // The unreadable specification may contain the operation. `data.json` is not a specification.
  const broken = { 'spec/v3.json': SPEC(['/teams']).slice(0, -1), 'data.json': '{,' }
  expect((await review(broken, users)).fresh.map(each => each.split(' ')[0])).toEqual(['invalid-source'])
})

const redirect = { source: '/x', destination: '/a', permanent: false }
test.each<[object, string[]]>([
  [{ name: ' ' }, ['name docs.json:2']],
  [{ theme: undefined }, ['theme docs.json:1']],
  [{ colors: { primary: 'red' } }, ['colors.primary docs.json:5']],
  [{ colors: null }, ['colors.primary docs.json:1']],
  [{ navigation: 'x' }, ['navigation docs.json:7']],
  [{ redirects: {} }, ['redirects docs.json:13']],
  [{ redirects: [redirect, { ...redirect, destination: '/b' }] }, ['/x docs.json:19']],
  [{ redirects: [{ ...redirect, permanent: 'no' }] }, ['/x docs.json:14']],
  [{ redirects: [{ destination: '/a' }] }, ['redirects[0] docs.json:14']],
  [{ api: { openapi: 'http://10.0.0.1/o.json' } }, ['http://10.0.0.1/o.json docs.json:14']],
  [{ api: { openapi: ['https://example.com/o.json'] }, redirects: [redirect], navigation: [] }, []]
])('checks settings with %j and reports %j', async (more, expected) => {
  const { fresh } = await review({ 'docs.json': settings(more) })
  expect(fresh).toEqual(expected.map(each => `invalid-settings ${each}`))
})

test('reports front matter below line 1, unlisted new pages, and broken links in the settings', async () => {
  const { fresh } = await review({
    'a.mdx': '\n---\ntitle: A\n---\n\nText.\n',
    'c.mdx': 'New.\n',
    'd.mdx': '---\nhidden: true\n---\nNew.\n',
    'docs.json': settings({
      logo: '/logo.svg',
      navbar: { links: [{ label: 'X', href: '/none' }] },
      navigation: { languages: [{ language: 'en', pages: ['a', 'b'], banner: { content: '[x](/nada)' } }] },
      footer: { links: [{ items: [{ label: 'A', href: '/a' }] }] },
      banner: {
        content: 'See [this](/nothing), <a href="/no">no</a>, <a href={"/nil"}>or</a> <a href=/zero>this</a>'
      }
    })
  })
  expect(fresh).toEqual([
    'invalid-source a.mdx a.mdx:2',
    'broken-link /nada docs.json:16',
    'broken-link /none docs.json:26',
    'broken-link /nothing docs.json:43',
    'broken-link /no docs.json:43',
    'broken-link /nil docs.json:43',
    'broken-link /zero docs.json:43',
    'missing-resource /logo.svg docs.json:21',
    'unlisted-page /c c.mdx:1'
  ])
})

test.each(['<!-- One\ntwo -->\n', '{/* One\ntwo */}\n', '[//]: # (One)\n\n', 'Text.\n\n'])(
  'reports front matter after a comment, but not after text: %j',
  async start => {
    const { fresh } = await review({ 'a.md': `${start}---\ntitle: A\n---\n\nText.\n`, 'a.mdx': undefined })
    expect(fresh).toEqual(start.startsWith('Text') ? [] : ['invalid-source a.md a.md:3'])
  }
)

const [HOST, BELOW] = ['https://example.com', 'https://example.com/docs']
test.each([
  [BELOW, undefined, `${BELOW}/none?q#x`, ['/none']],
  [BELOW, undefined, `${BELOW}/b`, []],
  [BELOW, undefined, `${HOST}/x`, []],
  [BELOW, undefined, 'https://other.example/docs/none', []],
  [undefined, undefined, `${BELOW}/none`, []],
  [undefined, BELOW, `${BELOW}/none`, ['/none']],
  [undefined, 'https://docs.example.com', 'https://docs.example.com/none', ['/none']],
  // Unlike `docs.example.com`, `example.com` may have pages that are not documentation.
  [undefined, HOST, `${HOST}/none`, []],
  [HOST, `${HOST}/`, `${HOST}/none`, []],
  [HOST, undefined, `${HOST}/none`, ['/none']],
  [undefined, undefined, '/docs/b', []],
  [BELOW, undefined, '/docs/b', []],
  [BELOW, undefined, '/documentation/b', ['/documentation/b']],
  ['https://docs.example.com', undefined, '/docs/b', ['/docs/b']],
  [undefined, 'https://docs.example.com', '/docs/b', ['/docs/b']],
  [undefined, HOST, '/docs/b', []]
])('for the site %s, canonical URL %s and link %s, reports %j', async (siteUrl, canonical, link, broken) => {
  const base = { ...DOCS, 'docs.json': settings({ seo: { metatags: { canonical } } }) }
  const { fresh } = await review({ 'a.mdx': `[x](${link})\n` }, base, siteUrl)
  expect(fresh).toEqual(broken.map(target => `broken-link ${target} a.mdx:1`))
})

test.each([
  ['## One\n\n## Two\n', '## Two\n\n## Three\n', ['one']],
  ['## One\n', '<Card>\n', []],
  ['## One\n\n<Card>\n', '## Two\n', []],
  ['## One\n', 'export const X = () => <h2>x</h2>\n\n<X />\n', []],
  ['<Accordion title="A"><Accordion title="B" /></Accordion>\n', '## A\n\n## B\n', []]
])('compares %j with %j and reports the removed anchors %j', async (before, after, ids) => {
  const { lostIds } = await review({ 'a.mdx': after }, { ...DOCS, 'a.mdx': before })
  expect(lostIds).toEqual(ids.length === 0 ? [] : [{ path: '/a', ids }])
})

test.each([
  ['c.mdx', {}, ['/c']],
  ['c.mdx', { navigation: { pages: ['a', 'b', 'c'] } }, []],
  ['c/index.mdx', { navigation: { pages: ['a', 'b', 'c'] } }, []],
  ['c/index.mdx', { navigation: { pages: ['a', 'b', 'c/index'] } }, []],
  ['index.mdx', {}, []],
  ['c.mdx', { navigation: { pages: [] } }, []]
])('for the new page %s and the settings %j, reports the unlisted pages %j', async (file, more, expected) => {
  const base = { ...DOCS, 'docs.json': settings(more) }
  const { findings } = await review({ [file]: words('n') }, base)
  expect(findings.map(({ kind, target }) => `${kind} ${target}`)).toEqual(
    expected.map(path => `unlisted-page ${path}`)
  )
})

test('lists removed navigation entries first, and then other changes to the navigation', async () => {
  const nav = (group: string, ...pages: string[]) => settings({ navigation: { groups: [{ group, pages }] } })
  const base = { ...DOCS, 'docs.json': nav('One', 'a', 'b') }
  const { navigation } = await review({ 'docs.json': nav('Two', 'a') }, base)
  expect(navigation.map(describeChange)).toEqual(['/b is no longer listed', 'One is now Two'])
})

// An entry is `page=section`, or `page!section` if the page is hidden.
test.each([
  ['a=One', 'a=One', ''],
  ['', 'a=One', ''],
  ['a!One', 'a=One', ''],
  ['a/index=One', 'a=One', ''],
  ['a=One a=Two', 'a=One a=Three', ''],
  ['a=One b=One', 'a!Two a=One b=One', ''],
  ['a=One', 'a=One a!Two', ''],
  ['a=One', 'b=One', '/a is no longer listed'],
  ['a=One', 'a!One', '/a is hidden'],
  ['hides=One', 'hides=One', '/hides is hidden'],
  ['shows=One', '', ''],
  ['a=One/In b=One/In', 'a=One/Out b=One/Out', 'One › In is now One › Out'],
  ['a=One/In b=One', 'a=Two/In b=Two', 'One is now Two'],
  ['a=One b=Two', 'a=Two b=Two', '/a moved from One to Two'],
  ['a=One b=One', 'a=Two b=One', '/a moved from One to Two'],
  ['a=One', 'a=One/In', '/a moved from One to One › In'],
  ['a=One', 'a=', '/a moved from One to the top level'],
  ['a=One b=One c=One', 'a=One c=One b=One', 'the order of pages in One changed']
])('compares the navigation %j with the navigation %j and reports %j', (before, now, expected) => {
  const docs = (entries: string, hasSettings = true) => {
    const navigation = [...entries.matchAll(/(\S+)([=!])(\S*)/g)].map(([, page, sign, sections = '']) => ({
      ...{ page, sections: sections.split('/').filter(Boolean), hidden: sign === '!' }
    }))
    return { hasSettings, navigation } as unknown as Docs
  }
  const page = (path: string, hidden: boolean) => ({ path, address: `/${path}`, hidden }) as DocsPage
  const pairs = ['c', 'b', 'a', 'hides', 'shows'].map(path => ({
    before: page(path, path === 'shows'),
    after: page(path, path === 'hides')
  }))
  const changes = (one: Docs, two: Docs) =>
    navigationChanges(one, two, { pairs, added: [], removed: [], similar: [] })
  expect(changes(docs(before), docs(now)).map(describeChange).join()).toBe(expected)
  expect(changes(docs(before, false), docs(now))).toEqual([])
  expect(changes(docs(before), docs(now, false))).toEqual([])
})

test('accepts repeated slashes, paths without a leading slash and anchors without punctuation', async () => {
  const base = {
    ...DOCS,
    'docs.json': settings({
      redirects: [
        { source: '/old/page', destination: '/b' },
        { source: '/owner', destination: '/b#the-owners-part' }
      ]
    }),
    'x/c.mdx':
      '[1](b) [2](old/page) [3](x/c) [4](./b) [5](b#none) [6](none) [7](#none) [8](d#own) ![9](i.png) [10](//) [11](e#none)',
    'x/e.mdx': 'export const E = () => <h2>E</h2>\n\n<E />\n',
    'd.mdx': 'D',
    'x/d.mdx': '## Own',
    'x/i.png': '',
    'b.mdx': '# B\n\n## Step 1: Ask "why"\n\n## The owner\'s part\n'
  }
  const links = [
    '/old//page',
    '/b#step-1%3A-ask-why',
    '/b#the-owners-part',
    '/b#the-owner',
    '/old//none',
    '/b.md/#b'
  ]
  const { fresh } = await review({ 'a.mdx': links.map(link => `[x](${link})`).join('\n') }, base)
  expect(fresh).toEqual(['broken-link /old/none a.mdx:5', 'broken-anchor /b#the-owner a.mdx:4'])
  const { fresh: relative } = await review({ 'x/c.mdx': `${base['x/c.mdx']}\n` }, { ...base, 'x/c.mdx': '' })
  expect(relative).toEqual([
    'broken-link /x/b x/c.mdx:1',
    'broken-link /x/none x/c.mdx:1',
    'broken-anchor /b#none x/c.mdx:1',
    'broken-anchor /x/c#none x/c.mdx:1',
    'relative-image /x/i.png x/c.mdx:1'
  ])
  const odd = '[a](/gone/100%) ![b](/100%.png) [c](/docs/old/page#x) [d](/docs/old/page?x) [e](%ff)\n'
  expect((await review({ 'a.mdx': odd }, base)).fresh).toEqual([
    'broken-link /gone/100%25 a.mdx:1',
    'broken-link /%25ff a.mdx:1',
    'broken-anchor /b#x a.mdx:1',
    'missing-resource /100%25.png a.mdx:1'
  ])
  const { findings } = await review({ 'a.mdx': undefined }, { ...DOCS, 'x/c.mdx': '[1](a) [2](/docs/a#x)' })
  expect(findings.filter(({ kind }) => kind === 'broken-link')).toMatchObject([
    { target: '/a', message: 'The link leads to /a, which this change removes.', column: 1 },
    { target: '/a', column: 8 }
  ])
})

test('accepts links to pages that the service generates', async () => {
  const navigation = {
    languages: [
      { language: 'en', pages: ['a', 'b'] },
      { language: 'es', groups: [{ group: 'A', pages: ['es/a', 'es/x/b', 'es/sdk/made'] }] },
      {
        language: 'fr',
        tabs: [{ tab: 'S', sdk: { format: 'typedoc', source: 'x.json', directory: '/es/sdk' } }]
      }
    ]
  }
  const base = {
    ...DOCS,
    ...{ 'es/a.mdx': 'A', 'es/x/b.mdx': '---\nrss: true\n---\n', 'b.mdx': '---\nsdk: class C\n---\n## B' },
    'c.mdx': '<Update label="1">Text</Update>',
    'docs.json': settings({
      ...{ navigation, api: { openapi: '.mintlify/specs/x.json' } },
      redirects: [{ source: '/ai', destination: '/mcp/' }]
    })
  }
  const made = [
    ...[
      '/llms.txt',
      '/llms-full.txt#x',
      '/docs/llms.txt',
      'llms.txt',
      '/es/llms-full.txt',
      '/.well-known/mcp.json'
    ],
    ...['/.well-known/llms.txt', '/skill.md', '/sitemap.xml', '/robots.txt', '/mcp', '/authed/mcp', '/b.md'],
    ...['/c/rss.xml', '/es/x/b/rss.xml', '/es/sdk/classes/C', '/b#made', '/.mintlify/specs/x.json']
  ]
  const missing = [
    '/x/llms.txt',
    '/es/x/llms.txt',
    '/a/rss.xml',
    '/.well-known',
    '/none.md',
    '/es/sdks',
    '/mcp/x'
  ]
  const { findings } = await review(
    { 'a.mdx': [...made, ...missing].map(to => `[x](${to})`).join('\n') },
    base
  )
  expect(findings.map(({ kind, line }) => `${kind} ${line}`)).toEqual(
    missing.map((_, at) => `broken-link ${made.length + at + 1}`)
  )
})

test('reports an image with a relative path, or with a missing file', async () => {
  const links = [
    ...[
      '![](./i.png)',
      '![](i.png)',
      '![](../j.svg)',
      '<img src="./i.png?v=2" />',
      '![](/x/i.png)',
      '![](./none.png)'
    ],
    ...[
      '![](https://example.com/i.png)',
      '![](data:image/png;base64,AA==)',
      '[x](./c)',
      '[x](./i.png)',
      '![]()'
    ],
    '<iframe src="./f.html" />'
  ]
  const files = { 'x/i.png': '', 'j.svg': '', 'x/f.html': '' }
  const { findings } = await review({ 'x/c.mdx': links.join('\n\n') }, { ...DOCS, ...files, 'x/c.mdx': '' })
  expect(findings.map(({ kind, target, line }) => `${kind} ${target} ${line}`)).toEqual([
    'missing-resource /x/none.png 11',
    'relative-image /x/i.png 1',
    'relative-image /x/i.png 3',
    'relative-image /j.svg 5',
    'relative-image /x/i.png?v=2 7'
  ])
})

test.each([
  [`import { T } from '/snippets/t.mdx'`, 'export const T = () => <b>T</b>\n\nText.', ['/b#none']],
  [`import { U as T } from '/snippets/t.mdx'`, 'export const U = () => <b>T</b>', ['/b#none']],
  [`import { T } from '/snippets/t.mdx'`, 'export const T = () => (\n  <h2>T</h2>\n)', []],
  [`import { T } from '/snippets/t.jsx'`, 'export const T = () => <b>T</b>', ['/b#none']],
  [`import { T } from '/snippets/t.jsx'`, 'export const T = () => <b id={x}>T</b>', []],
  [`import { T } from '/snippets/t.mdx'`, 'export const U = () => <b>T</b>', []]
])('with %s and the snippet %j, reports the missing anchors %j', async (statement, snippet, expected) => {
  const files = { 'snippets/t.mdx': snippet, 'snippets/t.jsx': snippet, 'b.mdx': `${statement}\n\n<T />\n` }
  const { fresh } = await review({ 'a.mdx': '[x](/b#none)' }, { ...DOCS, ...files })
  expect(fresh).toEqual(expected.map(target => `broken-anchor ${target} a.mdx:1`))
})

test('reports each import of a missing file at the line of the import', async () => {
  const { fresh } = await review({
    'a.mdx': `# A\n\nimport X from "/x.mdx"\nimport { Y } from '/y.mdx'\n\n<X />\n\n<Y />\n\n${words('a')}\n`
  })
  expect(fresh).toEqual(['missing-resource /x.mdx a.mdx:3', 'missing-resource /y.mdx a.mdx:4'])
})

test('reports a page at the address of the MCP server as added, and never as removed', async () => {
  const page = { 'mcp.mdx': `# MCP\n\n${words('m')}\n` }
  const listed = (pages: string[]) => ({ 'docs.json': settings({ navigation: { pages } }) })
  const added = await review({
    ...page,
    'authed/mcp/index.mdx': '# X\n',
    ...listed(['a', 'mcp', 'authed/mcp/index'])
  })
  expect(added.fresh).toEqual([
    'service-address /authed/mcp authed/mcp/index.mdx:1',
    'service-address /mcp mcp.mdx:1'
  ])
  const redirects = [{ source: '/skill.md', destination: '/a' }]
  const base = {
    ...DOCS,
    ...page,
    'docs.json': settings({ navigation: { pages: ['a', 'b', 'mcp'] }, redirects })
  }
  const link = { 'a.mdx': `# A\n\n[m](/mcp)\n\n${words('a')}\n` }
  const moved = await review(
    { 'mcp.mdx': undefined, 'tools/mcp.mdx': page['mcp.mdx'], ...listed(['a', 'b', 'tools/mcp']) },
    { ...base, ...link }
  )
  expect([moved.fresh, moved.vanished]).toEqual([[], []])
  const changed = await review({ 'mcp.mdx': `# MCP\n\n${words('n')}\n` }, base)
  expect(changed.fresh).toEqual([])
})

test('pairs moved pages by their bytes before another page that took the address, and finds nothing new in them', async () => {
  const long = (name: string) => `# ${name}\n\n${words(name)}\n\n[x](#none)\n`
  const listed = (pages: string[]) => ({ 'docs.json': settings({ navigation: { pages } }) })
  const base = {
    ...listed(['api-reference', 'api/index', 'x', 'y', 'kept']),
    ...{ 'api-reference.md': long('ref'), 'api/index.mdx': long('intro') },
    ...{ 'x.mdx': long('ex'), 'y.mdx': long('why'), 'kept.mdx': long('kept') }
  }
  const { fresh, changes, vanished } = await review(
    {
      ...listed(['api', 'api/introduction', 'x', 'y', 'kept', 'v1/kept']),
      ...{ 'api-reference.md': undefined, 'api.md': long('ref') },
      ...{ 'api/index.mdx': undefined, 'api/introduction.mdx': long('intro') },
      ...{ 'x.mdx': long('why'), 'y.mdx': long('ex') },
      // A page that is copied, and then edited, has not moved.
      ...{ 'v1/kept.mdx': long('kept'), 'kept.mdx': `${long('kept')}\nNew.\n` }
    },
    base
  )
  expect(changes).toEqual([
    'added /v1/kept',
    'changed /kept',
    'moved /api-reference /api',
    'moved /api /api/introduction',
    'moved /y /x',
    'moved /x /y'
  ])
  expect(fresh).toEqual([
    'broken-anchor /v1/kept#none v1/kept.mdx:5',
    'removed-address /api-reference docs.json:1'
  ])
  expect(vanished).toMatchObject([{ address: '/api-reference', destination: '/api' }])
})

test('merges broken redirects below a path that no page address contains, and counts removed addresses one by one', async () => {
  const names = ['one', 'two', 'three']
  const pages = (folder: string) => names.map(name => `${folder}/${name}`)
  const textOf = (path: string) => `# ${path}\n\n${words(path.split('/')[1] ?? '')}\n`
  const files = (folder: string) =>
    Object.fromEntries(pages(folder).map(path => [`${path}.mdx`, textOf(path)]))
  const listed = (folder: string, redirects: object[]) =>
    settings({ navigation: { pages: pages(folder) }, redirects })
  const old = [{ source: '/docs/x', destination: '/docs/xs/one' }]
  const added = [
    ...names.map(name => ({ source: `/docs/xs/${name}`, destination: `/docs/ys/${name}` })),
    ...[
      { source: '/docs/z/:slug*', destination: '/docs/ys/:slug*' },
      { source: '/docs/good', destination: '/ys/one' }
    ],
    ...[
      { source: '/w', destination: 'https://example.com/docs/w' },
      { source: '/gone', destination: '/ys/none' }
    ]
  ]
  const base = { 'docs.json': listed('xs', old), ...files('xs') }
  const change = {
    ...Object.fromEntries(Object.keys(files('xs')).map(path => [path, undefined])),
    ...files('ys')
  }
  const { findings, fresh, ...result } = await review(
    { ...change, 'docs.json': listed('ys', [...old, ...added]) },
    base
  )
  const line = listed('ys', [...old, ...added])
    .split('\n')
    .findIndex(text => text.includes('"/docs/xs/one"') && text.includes('source'))
  expect(fresh).toEqual([
    `broken-redirect /docs docs.json:${line}`,
    expect.stringContaining('broken-redirect /gone docs.json:'),
    ...['one', 'three', 'two'].map(name => `removed-address /xs/${name} docs.json:1`)
  ])
  expect(findings[0]?.message).toBe(
    '5 redirects cannot work, because no page has an address below /docs, such as the redirect from /docs/xs/one to /docs/ys/one.'
  )
  expect(renderReview({ ...result, findings }, LINKS)).toContain(
    'The redirects for 3 of them begin with <code>/docs</code>, which is not part of the address of any page.'
  )
  const known = { ...files('ys'), 'docs.json': listed('ys', [...old, ...added]) }
  expect((await review({ 'a.mdx': 'x' }, known)).fresh).toEqual(['unlisted-page /a a.mdx:1'])
  const folder = await review({ 'docs/a.mdx': 'x' }, known)
  expect(folder.findings.filter(({ target }) => target === '/docs')).toEqual([])
})

test('reports a removed image or file although an unreadable specification can generate pages in any folder', async () => {
  const group = {
    group: 'G',
    openapi: { source: 'https://example.com/x.json', directory: '/' },
    pages: ['a', 'b']
  }
  const base = {
    ...DOCS,
    ...{
      'docs.json': settings({ navigation: { groups: [group] } }),
      'images/i j.png': 'x',
      'files/f.pdf': 'x'
    },
    'a.mdx': '![i](/images/i%20j.png)\n\n[f](/files/f.pdf)\n\n[generated](/tag/name)\n'
  }
  const { fresh } = await review({ 'images/i j.png': undefined, 'files/f.pdf': undefined }, base)
  expect(fresh).toEqual(['broken-link /files/f.pdf a.mdx:3', 'missing-resource /images/i%20j.png a.mdx:1'])
})

test('lists an address whose redirect to another host is removed, and the redirect to restore', async () => {
  const redirects = [{ source: '/blog', destination: 'https://blog.example.com/x?a=1' }]
  const base = { ...DOCS, 'docs.json': settings({ redirects }) }
  const result = await review({ 'docs.json': settings() }, base)
  expect(result.vanished).toMatchObject([{ address: '/blog', destination: 'https://blog.example.com/x?a=1' }])
  expect(renderReview(result, LINKS)).toContain(
    '{ "source": "/blog", "destination": "https://blog.example.com/x?a=1" }'
  )
})

test('reports links that end with .mdx as broken, with a fix, and gives a hint for links that end with .md', async () => {
  const base = {
    ...DOCS,
    'guides/index.mdx': `# G\n\n${words('g')}\n`,
    'c.mdx': 'Old [b](/b.mdx) [m](/b.md).\n'
  }
  const links = [
    '[b](/b.mdx#none)',
    '[b](b.mdx)',
    '[b](./b.mdx/)',
    '<Card href="/guides/index.mdx">x</Card>',
    '[gone](/gone.mdx)',
    '[md](/b.md)',
    '[other](https://example.com/b.mdx)'
  ]
  const result = await review({ 'a.mdx': `# A\n\n${links.join('\n\n')}\n` }, base)
  expect(result.fresh).toEqual([
    'broken-link /b.mdx a.mdx:3',
    'broken-link /b.mdx a.mdx:5',
    'broken-link /b.mdx a.mdx:7',
    'broken-link /guides/index.mdx a.mdx:9',
    'broken-link /gone.mdx a.mdx:11',
    'broken-anchor /b#none a.mdx:3'
  ])
  const fixes = result.findings.filter(({ isNew }) => isNew).map(({ fix }) => fix?.edit.after)
  expect(fixes).toEqual(['/b#none', 'b', './b/', '/guides', undefined, undefined])
  expect(result.hints).toEqual([
    {
      file: 'a.mdx',
      line: 13,
      column: 1,
      text: 'The link to /b.md shows readers the raw Markdown of the page. The page itself is at /b.'
    }
  ])
})

test('reports a link with .mdx to the address of a redirect, with a fix that removes the extension', async () => {
  const redirects = [
    { source: '/r', destination: '/b' },
    { source: '/w/:page*', destination: '/b' }
  ]
  const own = {
    'a.mdx': '[1](/r.mdx) [2](/w/x.mdx) [3](/r.md) [4](/r.mdx#x)\n',
    'docs.json': settings({ redirects })
  }
  const result = await review(own)
  expect(result.fresh).toEqual(['broken-link /r.mdx a.mdx:1', 'broken-link /r.mdx a.mdx:1'])
  const found = result.findings.map(({ suggestion, fix }) => [suggestion, fix?.edit.after])
  expect(found).toEqual([
    ['/r', '/r'],
    ['/r', undefined]
  ])
})

test('accepts a link that ends with .mdx if the address has a redirect or a file', async () => {
  const redirects = [{ source: '/b.mdx', destination: '/b' }]
  const { fresh } = await review({ 'a.mdx': '[b](/b.mdx)\n', 'docs.json': settings({ redirects }) })
  expect(fresh).toEqual([])
})

test('lists added, removed and changed redirects, and gives a hint for a redirect at the address of a page', async () => {
  const redirect = (source: string, destination: string) => ({ source, destination })
  const base = {
    ...DOCS,
    'docs.json': settings({
      redirects: [
        redirect('/same', '/a'),
        redirect('/moved', '/a'),
        redirect('/gone', '/a'),
        redirect('/bad', '/none')
      ]
    })
  }
  const redirects = [
    redirect('/same', '/a'),
    redirect('/moved', '/lost'),
    redirect('/bad', '/none2'),
    redirect('/b', '/a'),
    redirect('/same', '/b')
  ]
  const result = await review({ 'docs.json': settings({ redirects }) }, base)
  expect(result.redirects).toEqual({
    added: [redirect('/b', '/a')],
    removed: [redirect('/gone', '/a')],
    changed: [
      { ...redirect('/moved', '/lost'), from: '/a' },
      { ...redirect('/bad', '/none2'), from: '/none' }
    ]
  })
  expect(result.fresh.filter(each => each.startsWith('broken-redirect'))).toEqual([
    expect.stringMatching(/^broken-redirect \/moved docs\.json:\d+$/)
  ])
  expect(result.hints.map(({ file, text }) => `${file} ${text}`)).toEqual([
    'docs.json The redirect from /b has the address of a page that exists. Remove the redirect if readers should get the page.'
  ])
  expect(verdict(result)).toMatch(/^No page changes\. 1 redirect removed, 2 changed, 1 added\. New: /)
  const broken = await review({ 'docs.json': '{' }, base)
  expect(Object.values(broken.redirects)).toEqual([[], [], []])
})

test('reports links to a folder that has no page, redirect or division of the navigation', async () => {
  const page = (name: string) => `# ${name}\n\n${words(name)}\n`
  const navigation = {
    tabs: [
      { tab: 'Guides', pages: ['a', 'b', { group: 'Auth', pages: ['servers/auth/x', 'servers/auth/y'] }] },
      { tab: 'API', pages: ['api/one', 'api/two'] },
      { tab: 'Linked', href: '/linked' }
    ]
  }
  const redirects = [{ source: '/old', destination: '/a' }]
  const names = [
    'servers/auth/x',
    'servers/auth/y',
    'api/one',
    'api/two',
    'linked/z',
    'old/z',
    'has/page',
    'has/index'
  ]
  const pages = Object.fromEntries(names.map(name => [`${name}.mdx`, page(name)]))
  const base = {
    ...DOCS,
    ...pages,
    'gone/index.mdx': page('gone'),
    'gone/z.mdx': page('z'),
    'docs.json': settings({ navigation, redirects })
  }
  const links = [
    '/servers/auth',
    'servers/auth/',
    '/servers#x',
    '/api',
    '/linked',
    '/old',
    '/has',
    '/gone',
    '/',
    '/docs'
  ]
  const text = links.map(link => `[x](${link})`).join('\n\n')
  const { fresh, findings } = await review({ 'a.mdx': `# A\n\n${text}\n`, 'gone/index.mdx': undefined }, base)
  expect(fresh).toEqual([
    'broken-link /gone a.mdx:17',
    'broken-link /docs a.mdx:21',
    'folder-link /servers/auth a.mdx:3',
    'folder-link /servers/auth a.mdx:5',
    'folder-link /servers a.mdx:7',
    expect.stringMatching(/^removed-address \/gone /)
  ])
  expect(findings.find(({ kind }) => kind === 'folder-link')?.suggestion).toBe('/servers/auth/x')
  const old = { ...base, 'b.mdx': '[x](/servers/auth)\n' }
  expect((await review({ 'a.mdx': `# A\n\n${words('c')}\n` }, old)).fresh).toEqual([])
})

const VERSIONED = {
  ...DOCS,
  'v2/a.mdx': `# A\n\n${words('a2')}\n`,
  'v2/b.mdx': `# B\n\n${words('b2')}\n\n## Setup\n\n${words('s2')}\n`,
  'docs.json': settings({
    navigation: {
      versions: [
        { version: '3.0', pages: ['a', 'b', 'new'] },
        { version: '2.14', pages: ['v2/a', 'v2/b'] }
      ]
    }
  }),
  'new.mdx': `# New\n\n${words('n')}\n`
}

test('reports links that leave their version for a page that the version has, with a fix', async () => {
  const links = [
    '[b](/b)',
    '[b](../b#setup)',
    '[b](/b#none)',
    '[new](/new)',
    'In version 3: [b](/b)',
    '[own](/v2/b)',
    '[this page in version 3](/a)',
    '[the same page](/a)'
  ]
  const { findings } = await review({ 'v2/a.mdx': `# A\n\n${links.join('\n\n')}\n` }, VERSIONED)
  const found = findings.filter(({ kind }) => kind === 'other-version')
  expect(found.map(({ line, target, suggestion, isNew }) => [line, target, suggestion, isNew])).toEqual([
    [3, '/b', '/v2/b', true],
    [5, '/b', '/v2/b', true],
    [7, '/b', '/v2/b', true]
  ])
  expect(found.map(({ fix }) => fix?.edit.after)).toEqual(['/v2/b', 'b#setup', undefined])
})

test('leads a link with .mdx to its own version by one edit', async () => {
  const { findings } = await review({ 'v2/a.mdx': `# A\n\n[setup](../b.mdx#setup)\n` }, VERSIONED)
  const found = findings.map(({ kind, fix }) => [kind, fix?.edit.after])
  expect(found).toEqual([
    ['broken-link', 'b#setup'],
    ['other-version', 'b#setup'],
    ['broken-anchor', 'b#setup']
  ])
})

test('reports no link to another version in snippets of several versions, on hidden pages, or in the base', async () => {
  const snippet = { 'snippets/s.mdx': 'See [b](/b).\n' }
  const page = (text: string) => `import S from "/snippets/s.mdx"\n\n${text}\n\n<S />\n`
  const shared = { ...snippet, 'a.mdx': page('One'), 'v2/a.mdx': page('Two') }
  expect((await review(shared, VERSIONED)).fresh).toEqual([])
  const own = { ...snippet, 'v2/a.mdx': page('Two') }
  expect((await review(own, VERSIONED)).fresh).toEqual(['other-version /b snippets/s.mdx:1'])
  const hidden = { 'v2/a.mdx': '---\nhidden: true\n---\n\n[b](/b)\n' }
  expect((await review(hidden, VERSIONED)).fresh).toEqual([])
  const old = { ...VERSIONED, 'v2/a.mdx': '[b](/b)\n' }
  expect((await review({ 'v2/a.mdx': 'More. [b](/b)\n' }, old)).fresh).toEqual([])
})

test('places a removed redirect at the closest redirect that stays, in front of addresses in no navigation', async () => {
  const redirect = (source: string) => ({ source, destination: '/a' })
  const base = { ...DOCS, 'docs.json': settings({ redirects: ['/m', '/n', '/o'].map(redirect) }) }
  const kept = settings({ redirects: [redirect('/m')] })
  const line = kept.slice(0, kept.indexOf('"/m"')).split('\n').length
  const { findings } = await review({ 'docs.json': kept }, base)
  const found = findings.map(({ target, line: at, isUnlisted }) => [
    target,
    Math.abs(at - line) <= 1,
    isUnlisted
  ])
  expect(found).toEqual([
    ['/n', true, undefined],
    ['/o', true, undefined]
  ])
})

const WILDCARD_DOCS: Files = {
  'docs.json': settings({
    navigation: { pages: ['a', 'new/b'] },
    redirects: [
      { source: '/old/:slug*', destination: '/new/:slug*' },
      { source: '/else', destination: '/a' }
    ]
  }),
  'a.mdx': '# A\n',
  'new/b.mdx': '# B\n'
}
const withRedirects = (...redirects: [source: string, destination: string][]) => ({
  'docs.json': settings({
    navigation: { pages: ['a', 'new/b'] },
    redirects: redirects.map(([source, destination]) => ({ source, destination }))
  })
})

test('reports a wildcard redirect that is removed or re-pointed to nothing', async () => {
  const removed = await review(withRedirects(['/else', '/a']), WILDCARD_DOCS)
  expect(removed.fresh).toEqual(['removed-address /old/:slug* docs.json:14'])
  expect(removed.vanished).toMatchObject([{ address: '/old/:slug*', destination: '/new/:slug*' }])
  const change = withRedirects(['/old/:slug*', '/gone/:slug*'], ['/else', '/a'])
  const repointed = await review(change, WILDCARD_DOCS)
  expect(repointed.fresh).toEqual(['removed-address /old/:slug* docs.json:14'])
})

test('reports no wildcard redirect whose addresses still work or never worked', async () => {
  const narrow = withRedirects(['/old/b', '/new/b'], ['/else', '/a'])
  expect((await review(narrow, WILDCARD_DOCS)).fresh).toEqual([])
  const unused = { ...WILDCARD_DOCS, ...withRedirects(['/old/:slug*', '/never/:slug*']) }
  expect((await review(withRedirects(['/else', '/a']), unused)).fresh).toEqual([])
})

test('reports a redirect to a folder without a page', async () => {
  const change = withRedirects(['/old/:slug*', '/new/:slug*'], ['/else', '/new'])
  const { fresh, findings } = await review(change, WILDCARD_DOCS)
  expect(fresh).toEqual([expect.stringMatching(/^folder-link \/new docs\.json:\d+$/)])
  expect(findings[0]?.message).toBe(
    'The redirect from /else leads to /new, a folder without a page of its own.'
  )
})

test('says that redirects lead in a circle', async () => {
  const change = withRedirects(['/old/:slug*', '/new/:slug*'], ['/else', '/x'], ['/x', '/else'])
  const { findings } = await review(change, WILDCARD_DOCS)
  const circle = findings.filter(({ kind }) => kind === 'broken-redirect')
  expect(circle.length).toBeGreaterThan(0)
  for (const { message } of circle)
    expect(message).toMatch(/^The redirect from \/\w+ .*leads through a circle or a long chain of redirects/)
})

test('reports a link in a component on several lines at the line and column of its address', async () => {
  const change = { 'a.mdx': '# A\n\n<Card\n  title="B"\n  href="/gone"\n>\n  Text\n</Card>\n' }
  const { findings } = await review(change, WILDCARD_DOCS)
  expect(findings).toMatchObject([{ kind: 'broken-link', target: '/gone', line: 5, column: 9 }])
})

test.each([
  [
    'a language',
    {
      languages: [
        { language: 'en', pages: ['en/x/b'] },
        { language: 'fr', pages: ['fr/x/b'] }
      ]
    },
    '/en'
  ],
  [
    'a tab',
    {
      tabs: [
        { tab: 'T', pages: ['a'] },
        { tab: 'U', pages: ['t2/x/b', 't2/y/b'] }
      ]
    },
    '/t2'
  ],
  [
    'a tab with an address',
    {
      tabs: [
        { tab: 'T', pages: ['a', 't2/b'] },
        { tab: 'U', href: '/t2' }
      ]
    },
    '/t2'
  ],
  [
    'a dropdown',
    {
      dropdowns: [
        { dropdown: 'D', pages: ['a'] },
        { dropdown: 'E', pages: ['d2/x/b'] }
      ]
    },
    '/d2/x'
  ],
  [
    'a product',
    {
      products: [
        { product: 'P', pages: ['a'] },
        { product: 'Q', pages: ['q/x/b'] }
      ]
    },
    '/q/x'
  ],
  ['a global anchor', { pages: ['a', 'gg/b'], global: { anchors: [{ anchor: 'G', href: '/gg' }] } }, '/gg'],
  ['a global tab', { pages: ['a', 'gg/b'], global: { tabs: [{ tab: 'G', href: '/gg/' }] } }, '/gg']
])('reports no link to the address of %s of the navigation', async (_, navigation, address) => {
  const pages = [...JSON.stringify(navigation).matchAll(/"([\w/]+\/b|a)"/g)].map(([, path = '']) => path)
  const files = Object.fromEntries([...new Set([...pages, 'a'])].map(path => [`${path}.mdx`, '# B\n']))
  const base = { ...files, 'docs.json': settings({ navigation }) }
  const { fresh } = await review({ 'a.mdx': `# A\n\n[x](${address})\n` }, base)
  expect(fresh.filter(text => text.startsWith('folder-link'))).toEqual([])
})

test('suggests no redirect to an address that differs only in case, and says why', async () => {
  const listed = JSON.stringify({ ...SETTINGS, navigation: { pages: ['a', 'B'] } })
  const result = await review({ 'b.mdx': undefined, 'B.mdx': DOCS['b.mdx'], 'docs.json': listed })
  expect(result.vanished).toMatchObject([{ address: '/b', destination: undefined }])
  const text = renderReview(result, LINKS)
  expect(text).toContain('/b</code>: the page is now at <code>/B</code>, which differs only in case')
  expect(text).not.toContain('Add to')
})
