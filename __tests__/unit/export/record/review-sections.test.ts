import { expect, test } from '@jest/globals'
import { reviewSections } from '../../../../src/export/record/review-sections.ts'
import type { ReviewedSite } from '../../../../src/export/prepare/review.ts'
import { type Finding, findingDigest } from '../../../../src/review/checks/findings.ts'

const NONE = { first: false, added: [], changed: [], removed: [], rebuilt: [] }

function sectionsOf(more: { changes?: object; [name: string]: unknown }, domain?: string): string[] {
  const site = { notCompared: undefined, redirectChanges: undefined, checks: undefined, ...more }
  return reviewSections(
    { ...site, changes: { ...NONE, ...more.changes } } as unknown as ReviewedSite,
    domain,
    '/b'
  )
}

test.each([
  [{ notCompared: 'no manifest' }, 'Not compared: no manifest.'],
  [
    { changes: { first: true, added: ['a.html'] } },
    'This is the first export: there is no earlier one to compare with.'
  ],
  [{}, 'No page was added, changed or removed.'],
  [{ changes: { rebuilt: ['a.html'] } }, '**1 page** rebuilt without a visible change.']
])('writes only one sentence for the review %j: "%s"', (site, text) => {
  expect(sectionsOf(site)).toEqual([`### Changes\n\n${text}`])
})

test('lists up to ten pages for each kind of change, and links all but removed pages if the domain is known', () => {
  const pages = (length: number) => Array.from({ length }, (_, at) => `p${at}.html`)
  const item = (page: string) => `- [${page}](https://d.example/b/${page})`
  const changes = { added: pages(1), changed: pages(11), removed: ['old.html'] }
  expect(sectionsOf({ changes }, 'd.example')).toEqual([
    '### Changes\n\n**1 page** added · **11 pages** changed · **1 page** removed.',
    `Added:\n\n${item('p0.html')}`,
    `Changed:\n\n${pages(10).map(item).join('\n')}\n- and 1 more`,
    'Removed:\n\n- old.html'
  ])
  expect(sectionsOf({ changes: { added: ['a.html'] } })[1]).toBe('Added:\n\n- a.html')
})

test.each([
  [
    { total: 3, added: [1], changed: [], removed: [1, 2] },
    false,
    '3 redirects: **1** added · **2** removed.'
  ],
  [{ total: 1, added: [], changed: [], removed: [] }, false, '1 redirect.'],
  [{ total: 1, added: [1], changed: [], removed: [] }, true, '1 redirect.']
])('describes the redirects %j (first export: %j) as "%s"', (redirectChanges, first, text) => {
  expect(sectionsOf({ redirectChanges, changes: { first } })[0]?.split('\n\n').at(-1)).toBe(text)
})

test('shows that a count is a minimum if more targets were found than are kept', () => {
  const finding: Finding = { kind: 'broken-link', target: '/a', count: 1, pages: ['index.html'] }
  const cut = ['broken-link'] as const
  const sections = sectionsOf({ checks: { findings: [finding], ignored: 0, cut, noneIsNew: false } })
  expect(sections.join('\n')).toContain('at least **1** <code>broken-link</code>')
})

test('sorts findings by whether they can fail a run, and then by number of pages', () => {
  const finding = (kind: Finding['kind'], target: string, count: number, more: Partial<Finding> = {}) => ({
    ...{ kind, target, count, pages: Array.from({ length: count }, (_, at) => `p${at}.html`), ...more }
  })
  const few = [
    finding('insecure-resource', 'http://i', 9),
    finding('broken-link', '/a', 1, { suggestion: '/b' }),
    finding('broken-link', '/c', 4, { destination: '/d' })
  ]
  const on = (...pages: number[]) =>
    pages.map(at => `[p${at}.html](https://d.example/b/p${at}.html)`).join('<br>')
  expect(
    sectionsOf({ checks: { findings: few, ignored: 0, noneIsNew: false } }, 'd.example').slice(1)
  ).toEqual([
    '### Findings\n\n**2** <code>broken-link</code> · **1** <code>insecure-resource</code>.',
    `| Finding | Target | Pages |
| --- | --- | --- |
| <code>broken-link</code> | <code>/c</code> → <code>/d</code> | ${on(0, 1, 2)} and 1 more page |
| <code>broken-link</code> | <code>/a</code> (did you mean <code>/b</code>?) | ${on(0)} |
| <code>insecure-resource</code> | <code>http:/<wbr>/i</code> | ${on(0, 1, 2)} and 6 more pages |`
  ])
  const many = Array.from({ length: 11 }, (_, at) => finding('broken-link', `/${at}`, 1))
  const [, heading, table, rest] = sectionsOf({ checks: { findings: many, ignored: 1, noneIsNew: true } })
  expect(heading).toMatch(
    /^### Findings\n\n\*\*11\*\* <code>broken-link<\/code>\. \S.* `check-ignore` leaves out 1 target\.$/
  )
  expect(table?.split('\n')).toHaveLength(12)
  expect(rest).toBe('… and 1 more in the file given by the output <code>checks-path</code>.')
  const none = { findings: [], ignored: 0, noneIsNew: false }
  expect(sectionsOf({ checks: none })[1]).toBe('### Findings\n\nNothing was found.')
  expect(sectionsOf({ checks: { ...none, ignored: 2 } })[1]).toMatch(
    /found\. `check-ignore` leaves out 2 targets\.$/
  )
})

test('marks new findings, and names the files that finish creates after the table', () => {
  const [old, added]: Finding[] = ['/old', '/new'].map(target => ({
    kind: 'broken-link',
    target,
    count: 1,
    pages: ['a.html']
  }))
  const note = 'Three files are missing.'
  const unfinished: Finding = { kind: 'unfinished', target: '/', count: 3, pages: [], note }
  const findings = [unfinished, old, added]
  const previous = { findings: [findingDigest(old as Finding)] }
  const sections = sectionsOf({ previous, checks: { findings, ignored: 0, cut: [], noneIsNew: false } })
  expect(sections.at(-1)).toBe(note)
  const rows = sections
    .at(-2)
    ?.split('\n')
    .filter(row => row.includes('broken-link'))
  expect(rows?.map(row => row.includes('**new**'))).toEqual([false, true])
  expect(sections.join('\n')).not.toContain('unfinished')
})
