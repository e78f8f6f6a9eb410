import { expect, test } from '@jest/globals'
import { filesOf, readPage, siteOf, warningsOf } from '../../support/emulator-site.ts'
import { textsOf } from '../../support/html.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`

const DOCS = {
  'docs.json': JSON.stringify({
    name: 'Backups',
    redirects: { $ref: './redirects.json' },
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            {
              tab: 'Guides',
              groups: [
                { group: 'Start', pages: ['index', 'b', 'hidden', 'gone'] },
                { group: 'More', pages: [{ group: 'Deep', root: 'deep/index', pages: ['/deep/a.mdx'] }] },
                { group: 'Internal', hidden: true, pages: ['internal'] }
              ]
            },
            { tab: 'API', pages: ['api'] },
            { tab: 'Blog', href: 'https://example.org/blog' }
          ]
        },
        { $ref: './fr.json', language: 'fr' }
      ]
    }
  }),
  'fr.json': '{ "groups": [{ "group": "Début", "pages": ["fr/index"] }] }',
  'redirects.json': '[{ "source": "/old", "destination": "/b" }]',
  'index.mdx': '---\ntitle: Home\n---\n\n[old](/old)\n',
  'b.mdx': page('Second'),
  'hidden.mdx': '---\ntitle: Secret\nhidden: true\n---\n',
  'internal.mdx': page('Internal page'),
  'api.mdx': page('API reference'),
  'deep/index.mdx': page('Deep start'),
  'deep/a.mdx': page('Deep page'),
  'fr/index.mdx': page('Accueil'),
  'README.md': '# About this repository\n',
  'guides/readme.mdx': page('From ReadMe'),
  'snippets/part.mdx': 'Part of a page',
  '.mintignore': 'drafts/\n*.draft.mdx\n',
  'drafts/one.mdx': page('Draft'),
  'b.draft.mdx': page('Draft')
}

test('publishes the same files as the service', async () => {
  await using site = await siteOf(DOCS)
  expect(filesOf(site).filter(path => !/^(404\.html|robots|sitemap|_next\/)|\.txt$/.test(path))).toEqual([
    ...['api.html', 'b.html', 'deep/a.html', 'deep/index.html', 'fr.json', 'fr/index.html'],
    ...['guides/readme.html', 'hidden.html', 'index.html', 'internal.html', 'redirects.json']
  ])
})

test('shows languages, tabs, groups and pages in the order that docs.json sets', async () => {
  await using site = await siteOf(DOCS)
  const home = readPage(site, 'index.html')
  expect(home.title).toBe('Home · Backups')
  expect(textsOf(home, 'nav.divisions ul').map(text => text.trim())).toEqual(['enfr', 'GuidesAPIBlog'])
  expect(textsOf(home, 'nav.divisions [aria-current]')).toEqual(['en', 'Guides'])
  expect(textsOf(home, '.sidebar > ul li > :first-child')).toEqual([
    ...['Start', 'Home', 'Second', 'More', 'Deep', 'Deep page']
  ])
  expect(home.querySelector('.sidebar .section a')?.getAttribute('href')).toBe('deep/index.html')
  const french = readPage(site, 'fr/index.html')
  expect(textsOf(french, '.divisions [aria-current]')[0]).toBe('fr')
  expect(textsOf(french, '.sidebar > ul li > :first-child')).toEqual(['Début', 'Accueil'])
  // No page has the address `/old`, which is the source of a redirect, so the link remains unchanged.
  expect(home.querySelector('article a')?.getAttribute('href')).toBe('/old')
})

test('warns about navigation entries whose page does not exist', async () => {
  expect(await warningsOf(DOCS)).toEqual(['docs.json:1: page that does not exist: gone'])
})

test('reads mint.json, and lists the pages by folder if docs.json is invalid', async () => {
  await using old = await siteOf({
    'mint.json': '{ "name": "Old", "navigation": [{ "group": "All", "pages": ["b", "a"] }] }',
    'a.mdx': page('A'),
    'b.mdx': page('B')
  })
  expect(textsOf(readPage(old, 'a.html'), '.sidebar li > :first-child')).toEqual(['All', 'B', 'A'])

  const unread = await warningsOf({
    'docs.json':
      '{ "navigation": { "pages": ["b", { "$ref": "../../outside.json" }, { "$ref": "none.json" }] } }',
    'b.mdx': page('B')
  })
  expect(unread).toEqual([
    expect.stringMatching(/^docs\.json:1: cannot read "\$ref": "\.\.\/\.\.\/outside\.json": /),
    expect.stringMatching(/^docs\.json:1: cannot read "\$ref": "none\.json": /)
  ])

  const broken = { 'docs.json': '{ "name": ', 'a.mdx': page('A') }
  expect(await warningsOf(broken)).toEqual([expect.stringMatching(/^docs\.json:1: /)])
  await using site = await siteOf(broken)
  expect(textsOf(readPage(site, 'a.html'), '.sidebar li > :first-child')).toEqual(['A'])
})
