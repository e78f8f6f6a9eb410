import { describe, expect, test } from '@jest/globals'
import MarkdownIt from 'markdown-it'
import {
  agentLists,
  type AgentListPage,
  type AgentListSite,
  MAX_CHARACTERS
} from '../../../../src/finish/markdown/llms.ts'

const HOST = 'https://docs.example.com/'
const page = (name: string, ...sections: string[]): AgentListPage => ({
  title: name,
  summary: `About ${name}.`,
  url: `${HOST}${name}.md`,
  sections
})
const many = (count: number, name: string, ...sections: string[]) =>
  Array.from({ length: count }, (_, at) => page(`${name}-${at}`, ...sections))

function lists(site: Partial<AgentListSite>, existing: string[] = []): Map<string, string> {
  return agentLists(
    { name: 'Acme', description: 'All about Acme.', hasGroups: true, pages: [], others: [], ...site },
    { urlOf: path => HOST + path, has: path => existing.includes(path) }
  )
}

/** Returns the addresses in a list, as a Markdown parser reads them. */
function linksIn(text = ''): string[] {
  const tokens = new MarkdownIt().parse(text, {}).flatMap(({ children }) => children ?? [])
  return tokens.flatMap(token => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
}

/** Checks the rules that all lists obey, and returns the number of files. */
function expectComplete(files: Map<string, string>, pages: readonly AgentListPage[]): number {
  const { 'llms.txt': root = '', ...segments } = Object.fromEntries(files)
  for (const [path, text] of files) expect([path, text.length <= MAX_CHARACTERS]).toEqual([path, true])
  const addresses = Object.keys(segments).map(path => HOST + path)
  const listed = [...files.values()].flatMap(linksIn)
  expect(
    linksIn(root)
      .filter(url => addresses.includes(url))
      .sort()
  ).toEqual(addresses.sort())
  expect(listed.filter(url => !addresses.includes(url)).sort()).toEqual(pages.map(({ url }) => url).sort())
  for (const [path, text] of Object.entries(segments)) {
    const [, count] = new RegExp(`/${path.replaceAll('.', '\\.')}\\): ([\\d,]+) pages?\\n`).exec(root) ?? []
    expect([path, Number(count?.replaceAll(',', ''))]).toEqual([path, linksIn(text).length])
  }
  return files.size
}

describe('the lists for agents', () => {
  test('are one file with the sections of the navigation as headings, if it fits', () => {
    const pages = [
      page('start'),
      page('a', 'Guides', 'First steps'),
      page('b', 'API'),
      page('c', 'Guides', 'First steps', 'Deeper')
    ]
    expect(Object.fromEntries(lists({ pages }))).toEqual({
      'llms.txt': `# Acme

> All about Acme.

## Docs

- [start](${HOST}start.md): About start.

## Guides: First steps

- [a](${HOST}a.md): About a.
- [c](${HOST}c.md): About c.

## API

- [b](${HOST}b.md): About b.
`
    })
  })

  test('have one heading if the sections do not come from a navigation, and also without a page', () => {
    const pages = [page('a', 'x'), page('b', 'y')]
    expect(
      lists({ pages, hasGroups: false })
        .get('llms.txt')
        ?.match(/^## .*/gm)
    ).toEqual(['## Docs'])
    expect(lists({}).get('llms.txt')).toBe('# Acme\n\n> All about Acme.\n\n## Docs\n')
  })

  test('shorten descriptions before they are split', () => {
    const pages = many(200, 'p').map(each => ({ ...each, summary: 'word '.repeat(50).trim() }))
    const files = lists({ pages })
    expect(expectComplete(files, pages)).toBe(1)
    expect(files.get('llms.txt')).toMatch(/: (?:word )+\S*…\n/)
  })

  test('list one file for each part of the navigation, which is split until each part fits', () => {
    const pages = [
      page('start'),
      ...many(300, 'guide', 'Guides', 'Basics'),
      ...many(900, 'get', 'API', 'Read'),
      ...many(700, 'put', 'API', 'Write', 'Objects'),
      ...many(2000, 'flat', 'Reference'),
      ...many(3, 'more', 'API', 'Small'),
      ...many(2, 'less', 'API', 'Tiny')
    ]
    const files = lists({ pages })
    expectComplete(files, pages)
    expect(files.get('llms.txt')).toMatch(/^# Acme\n\n> All about Acme\.\n\n## Docs\n\n- \[/)
    expect([...files.keys()].slice(1).sort()).toEqual(
      [
        'docs',
        'guides',
        'api',
        'api-read',
        'api-read-2',
        'api-write',
        'reference',
        'reference-2',
        'reference-3'
      ]
        .map(name => `_llms/${name}.md`)
        .sort()
    )
    const segment = files.get('_llms/api.md') ?? ''
    expect(segment).toMatch(
      /^# Acme: API\n\n> 5 pages of this documentation\. All parts: https:\/\/docs\.example\.com\/llms\.txt\n\n## Small\n\n- \[more-0\]/
    )
    expect(files.get('llms.txt')).toContain(`- [API: Write](${HOST}_llms/api-write.md): 700 pages\n`)
    expect(files.get('_llms/reference-2.md')).toMatch(/^# Acme: Reference \(2\)\n/)
  })

  test('list other languages and versions as segments, and only those of the default as pages', () => {
    const others = [...many(3, 'de', 'de', 'Anleitung'), ...many(2, 'ja', '日本語'), ...many(4, 'v1', 'v1.0')]
    const files = lists({ pages: [page('a', 'Guides')], others })
    expectComplete(files, [page('a'), ...others])
    expect(files.get('llms.txt')).toMatch(
      /## Guides\n\n- \[a\][^\n]*\n\n## Other languages and versions\n\n- \[de\]\([^)]*_llms\/de\.md\): 3 pages\n- \[日本語\]\([^)]*_llms\/docs\.md\): 2 pages\n- \[v1\.0\]\([^)]*_llms\/v1-0\.md\): 4 pages\n$/
    )
  })

  test('have different paths for parts with similar names, and none that the site has', () => {
    const names = ['A b', 'a-b', 'Ä B', 'A  b!', '../..', 'con', '\u0000']
    const others = names.flatMap((name, at) => many(2, `p${at}`, name))
    const files = lists({ others }, ['_llms/a-b-2.md'])
    expectComplete(files, others)
    expect([...files.keys()].slice(1)).toEqual(
      ['a-b', 'a-b-3', 'a-b-4', 'a-b-5', 'docs', 'con', 'docs-2'].map(name => `_llms/${name}.md`)
    )
  })

  test('show hostile names as text, and cut long ones', () => {
    const bad = '](javascript:alert(1)) # <script>x</script>\u001b[31m\n- [y](z) `'
    const pages = [{ title: bad, summary: bad, url: `${HOST}a](b).md`, sections: [bad, 'x'.repeat(100_000)] }]
    const site = { name: bad, description: bad, pages, others: pages }
    const files = lists({
      ...site,
      pages: [...pages, { ...page('long', bad), title: 'long'.repeat(50_000) }]
    })
    for (const text of files.values()) {
      const html = new MarkdownIt({ html: true }).render(text)
      expect(html).not.toMatch(/<script|href="javascript|href="z"/i)
      expect(html).not.toContain('\u001b')
      expect(text.length).toBeLessThan(MAX_CHARACTERS)
      expect(text.match(/^- \[/gm)?.length).toBe(text.startsWith('# ') ? linksIn(text).length : -1)
    }
    expect([...files.keys()].every(path => /^(?:llms\.txt|_llms\/[a-z0-9-]+\.md)$/.test(path))).toBe(true)
  })
})
