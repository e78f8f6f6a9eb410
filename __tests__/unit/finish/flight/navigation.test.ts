import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFlight } from '../../../../src/finish/flight/flight.ts'
import { navigationIn } from '../../../../src/finish/flight/navigation.ts'
import type { FlightRow } from '../../../../src/finish/flight/rows.ts'
import { Problem } from '../../../../src/runtime/problem.ts'
import { describeCounterpart } from '../../../support/counterpart.ts'

function rowsOf(props: unknown, others: FlightRow[] = []): FlightRow[] {
  return [{ id: '18', tag: '', text: JSON.stringify(['$', '$L5', null, { children: [props] }]) }, ...others]
}

const page = (href: string, more: object = {}) => ({ title: href, href, ...more })

test('lists pages with their flags, in navigation order', () => {
  const rows = rowsOf(
    {
      docsConfig: { name: '$$5 Docs', description: '$undefined' },
      docsNavWithMetadata: {
        tabs: [
          {
            groups: [
              {
                pages: [
                  page('/b', { title: '$1a' }),
                  page('/without-title', { title: '$undefined' }),
                  { group: 'G', pages: [page('/a', { hidden: true })] }
                ]
              }
            ]
          }
        ]
      }
    },
    [{ id: '1a', tag: 'T', text: '$long text' }]
  )
  expect(navigationIn(rows)).toEqual({
    name: '$5 Docs',
    description: undefined,
    pages: [
      { href: '/b', isHidden: false, isDefault: true, sections: [] },
      { href: '/a', isHidden: true, isDefault: true, sections: ['G'] }
    ],
    listsHidden: false
  })
})

test('marks the pages in the default language and version', () => {
  const docsNavWithMetadata = {
    languages: [
      {
        language: 'en',
        versions: [
          { version: '1', pages: [page('/en/1')] },
          { version: '2', default: true, pages: [page('/en/2')] }
        ]
      },
      { language: 'de', pages: [page('/de')] }
    ]
  }
  const pages = navigationIn(rowsOf({ docsNavWithMetadata }))?.pages ?? []
  expect(pages.map(({ href, isDefault }) => [href, isDefault])).toEqual([
    ['/en/1', false],
    ['/en/2', true],
    ['/de', false]
  ])
})

test('lists the parts that contain a page, with a language or version only if it is not the default', () => {
  const groups = (name: string) => [
    { group: 'Groß', pages: [page(`/${name}`), { group: ' ', pages: [page(`/${name}/2`)] }] }
  ]
  const docsNavWithMetadata = {
    languages: [
      {
        language: 'en',
        versions: [
          { version: 'v2', tabs: [{ tab: '$1a', groups: groups('en') }] },
          { version: 'v1', groups: groups('v1') }
        ]
      },
      { language: 'de', versions: [{ groups: groups('de') }, { groups: groups('old') }] }
    ]
  }
  const rows = rowsOf({ docsNavWithMetadata }, [{ id: '1a', tag: 'T', text: 'Guides' }])
  expect(navigationIn(rows)?.pages.map(({ href, sections }) => [href, ...sections])).toEqual([
    ['/en', 'Guides', 'Groß'],
    ['/en/2', 'Guides', 'Groß'],
    ['/v1', 'v1', 'Groß'],
    ['/v1/2', 'v1', 'Groß'],
    ['/de', 'de', 'Groß'],
    ['/de/2', 'de', 'Groß'],
    ['/old', 'de', 'version 2', 'Groß'],
    ['/old/2', 'de', 'version 2', 'Groß']
  ])
})

test.each([
  ['rows without a navigation', rowsOf({})],
  ['a navigation inside a text row', [{ id: '4', tag: 'T', text: '{"docsNavWithMetadata":{"pages":[]}}' }]],
  ['a row that is not JSON', [{ id: '4', tag: '', text: '{"docsNavWithMetadata":' }]],
  ['a navigation without pages', rowsOf({ docsNavWithMetadata: { tabs: [] } })],
  ['a navigation that refers to itself', [{ id: '1', tag: '', text: '{"docsNavWithMetadata":"$1"}' }]]
])('returns undefined for %s', (_, rows) => {
  expect(navigationIn(rows)).toBeUndefined()
})

describeCounterpart('the navigation', counterpart => {
  test('is read from each page', () => {
    for (const route of counterpart.routes) {
      const flight = readFlight(readFileSync(join(counterpart.folder, route, 'index.html')))
      if (flight === undefined || flight instanceof Problem) throw new Error('unreadable')
      const navigation = navigationIn(flight.rows)
      expect(navigation?.name).toBe('Counterpart — Docs')
      expect(navigation?.description).toContain('東京')
      expect(navigation?.pages.map(({ href }) => href)).toEqual(counterpart.routes.slice(1))
    }
  })
})
