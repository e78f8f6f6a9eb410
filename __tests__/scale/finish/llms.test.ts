import { expect, test } from '@jest/globals'
import { agentLists, type AgentListPage, MAX_CHARACTERS } from '../../../src/finish/markdown/llms.ts'

const HOST = 'https://docs.example.com/'
const pagesWith = (count: number, sectionsOf: (at: number) => string[], name = 'p') =>
  Array.from({ length: count }, (_, at) => ({
    title: `Page ${at}`,
    summary: 'Says what the page is about.',
    url: `${HOST}${name}/${at}.md`,
    sections: sectionsOf(at)
  }))

const deep = (at: number) => Array.from({ length: 100 }, (_, i) => `L${i < 50 ? i : at % i}`)
const LANGUAGES = ['en', 'fr-ca', 'ja-jp']

const CASES: [string, pages: AgentListPage[], others: AgentListPage[], maxFiles: number][] = [
  ['50,000 pages in one group', pagesWith(50_000, () => ['Reference']), [], 110],
  ['50,000 pages without a navigation', pagesWith(50_000, at => [`f${at % 7}`]), [], 110],
  ['50,000 pages, each in a group of its own', pagesWith(50_000, at => [`Group ${at}`]), [], 110],
  ['50,000 pages, each in a language of its own', [], pagesWith(50_000, at => [`Language ${at}`]), 110],
  ['5,000 pages in parts that are nested 100 levels deep', pagesWith(5000, deep), [], 300],
  [
    'three languages with 6,070 pages',
    pagesWith(2024, at => [`Tab ${at % 12}`, `Group ${at % 150}`]),
    LANGUAGES.slice(1).flatMap(name =>
      pagesWith(2023, at => [name, `Tab ${at % 12}`, `G ${at % 150}`], name)
    ),
    60
  ],
  [
    'four languages with 34 versions and 22,934 pages',
    pagesWith(168, at => ['Documentation', `Group ${at % 12}`]),
    Array.from({ length: 4 * 34 - 1 }, (_, i) =>
      pagesWith(
        i === 0 ? 221 : 168 + Number(i <= 33),
        at => [`l${i % 4}`, `v${i >> 2}`, `Group ${at % 12}`],
        `${i}`
      )
    ).flat(),
    140
  ]
]

test.each(CASES)(
  'lists for agents stay below the limit and have each page once, with %s',
  (_, pages, others, max) => {
    const files = agentLists(
      { name: 'Acme', description: 'Docs.', hasGroups: true, pages, others },
      { urlOf: path => HOST + path, has: () => false }
    )
    const listed = [...files.values()].flatMap(text =>
      Array.from(text.matchAll(/^- \[.*\]\((.*?)\)/gm), ([, url]) => url)
    )
    const segments = [...files.keys()].slice(1).map(path => HOST + path)
    expect(listed.sort()).toEqual(
      [...pages, ...others]
        .map(({ url }) => url)
        .concat(segments)
        .sort()
    )
    for (const [path, text] of files) expect([path, text.length <= MAX_CHARACTERS]).toEqual([path, true])
    expect(files.size).toBeLessThan(max)
  },
  60_000
)
