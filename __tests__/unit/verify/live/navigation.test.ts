import { expect, test } from '@jest/globals'
import { servedNavigation } from '../../../../src/verify/live/served-navigation.ts'

const menuOf = (value: unknown) => `1:{"a":1,"docsNavWithMetadata":${JSON.stringify(value)},"b":2}\n`
const page = (href: string, more: object = {}) => ({ title: 'T', description: null, href, ...more })

test('finds the pages of a menu with languages, tabs, groups and nested groups', () => {
  const menu = {
    global: null,
    languages: [
      {
        language: 'en',
        tabs: [
          {
            tab: 'A',
            groups: [{ group: 'B', pages: [page('/index'), { group: 'C', pages: [page('/a/b')] }] }]
          }
        ]
      },
      { language: 'fr', groups: [{ group: 'D', root: page('/fr'), pages: [page('/fr/x')] }] }
    ]
  }
  expect([...(servedNavigation(menuOf(menu)) ?? [])].sort()).toEqual(['/a/b', '/fr', '/fr/x', '/index'])
})

test('does not count a page that the menu hides, nor an address in the text of a page', () => {
  const menu = {
    groups: [
      { group: 'A', pages: [page('/a'), page('/b', { hidden: true })] },
      { pages: [page('/c', { tags: [{ href: '/d' }] })] }
    ]
  }
  expect([...(servedNavigation(menuOf(menu)) ?? [])].sort()).toEqual(['/a', '/c'])
})

test.each([
  ['no menu', '1:{"a":1}'],
  ['two menus', menuOf({ pages: [page('/a')] }) + menuOf({ pages: [page('/b')] })],
  [
    'a part that is elsewhere in the data',
    menuOf({ groups: [{ pages: '$1b:props:pages' }, { pages: [page('/a')] }] })
  ],
  ['a menu that is elsewhere in the data', '1:{"docsNavWithMetadata":"$2a","b":{"pages":[]}}'],
  ['a menu that is cut off', menuOf({ pages: [page('/a')] }).slice(0, 60)],
  ['a menu without pages', menuOf({ groups: [] })],
  ['a menu that is no JSON', '1:{"docsNavWithMetadata":{"pages":[nonsense]}}'],
  ['a menu that is nested too deeply', `{"docsNavWithMetadata":${'['.repeat(200_000)}${']'.repeat(200_000)}}`]
])('knows no menu in data with %s', (_, data) => {
  expect(servedNavigation(data)).toBeUndefined()
})

test('keeps a description that is elsewhere in the data', () => {
  expect([...(servedNavigation(menuOf({ pages: [page('/a', { description: '$1c' })] })) ?? [])]).toEqual([
    '/a'
  ])
})
