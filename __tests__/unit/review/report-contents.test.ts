import { expect, test } from '@jest/globals'
import { type Finding, findingDigests } from '../../../src/review/checks/findings.ts'
import { compareManifests } from '../../../src/review/changes.ts'
import { type Document, textsOf } from '../../support/html.ts'
import { BEFORE, file, FILES, finding, reportOf, withFindings } from '../../support/small-report.ts'

const textOf = (document: Document, selector: string) => textsOf(document, selector).join(' | ')

const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map(element => element.getAttribute(name))

const FACTS = ['2026-03-04 05:06 UTC', '3 pages', '5.5 kB']

test('displays the site, version, job, time and size at the top of the report', () => {
  const document = reportOf()
  expect(document.title).toBe('Site report: docs.example.com v2')
  expect(textOf(document, 'h1')).toBe('docs.example.com')
  expect(textsOf(document, '.facts span')).toEqual(['v2', 'export job job-1', ...FACTS])
  expect(textOf(document, '.figures')).toBe('Download3 s')
})

test('uses the job as the title if the domain is unknown, and omits a missing version and missing figures', () => {
  const document = reportOf({ domain: undefined, version: undefined, figures: [] })
  expect(document.title).toBe('Site report: job-1')
  expect(textOf(document, 'h1')).toBe('job-1')
  expect(textsOf(document, '.facts span')).toEqual(['export job job-1', ...FACTS])
  expect(textsOf(document, 'h2')).not.toContain('The run')
})

const links = ['/x', '/y'].map(target => finding('broken-link', target))
const broken = [...links, finding('missing-resource', '/z.png')]
const FOUND = '3 problems to fix 2 broken links, 1 missing resource.'
const FINE = 'No broken links All internal links, anchors and resources have a target.'

test.each<[string, Finding[], Finding[] | undefined, string]>([
  ['only new problems', broken, [], `${FOUND} New since the previous export: 3.`],
  ['no new problems', broken, broken, `${FOUND} New since the previous export: 0.`],
  ['no previous check', broken, undefined, FOUND],
  ['only a finding that is not a problem', [finding('noindex', '/a')], [], `${FINE} 1 other finding below.`],
  ['no findings', [], [], FINE]
])('with %s, states the number of problems in the verdict', (_, findings, earlier, words) => {
  const previous = { files: BEFORE, findings: earlier && findingDigests(earlier) }
  const document = reportOf({ review: withFindings(...findings), previous })
  expect(textsOf(document, '.verdict strong, .verdict p').join(' ')).toBe(words)
})

test('in the verdict and in the findings section, displays the number of targets that check-ignore leaves out', () => {
  const left = 'check-ignore leaves out 2 targets.'
  const none = reportOf({ review: { ...withFindings(), ignored: 2 } })
  expect(textOf(none, '.verdict')).toBe(
    `No broken links reportedAll other internal links, anchors and resources have a target. ${left}`
  )
  expect(textsOf(none, 'section > .note')).toContain(`Nothing was found. ${left}`)
  const some = reportOf({ review: { ...withFindings(...links), ignored: 2 } })
  expect(textsOf(some, 'section > .note').map(text => text.trim())).toContain(left)
})

test('displays the failure of a stopped run as the verdict, and no verdict for an unchecked site', () => {
  const stopped = reportOf({ failure: 'Too few pages.' })
  expect(textOf(stopped, '.verdict.bad')).toBe('Stopped before deliveryToo few pages.')
  expect(textOf(reportOf({ review: undefined }), '.verdict')).toBe('')
})

test('states that the site was not checked and that this is the first export', () => {
  const changes = compareManifests(undefined, FILES)
  const document = reportOf({ review: undefined, previous: undefined, changes })
  expect(textOf(document, 'section > .note')).toMatch(/was not checked.*This is the first export/)
})

test('lists changed pages, and links to live pages if the domain is known', () => {
  const document = reportOf()
  expect(textsOf(document, '.changes summary')).toEqual(['Added1', 'Changed1', 'Removed1'])
  expect(textsOf(document, '.changes li')).toEqual(['new.html', 'guides/a.html', 'gone.html'])
  const links = ['https://docs.example.com/new.html', 'https://docs.example.com/guides/a.html']
  expect(attributes(document, '.changes li a', 'href')).toEqual(links)
  expect([...reportOf({ domain: undefined }).querySelectorAll('.changes li a')]).toEqual([])
  expect(document.querySelector('.changes')?.getAttribute('open')).toBe('')
})

test('counts rebuilt pages and changes to other files, but does not list them', () => {
  const before = [...BEFORE, file('a.js', 1), file('b.js', 1), file('c.js', 1)]
  const now = [...FILES, ...['b.js', 'c.js', 'd.js', 'e.js', 'f.js'].map(path => file(path, 1, 'x'))]
  const changes = { ...compareManifests(before, now), rebuilt: ['r.html'] }
  const notes = textsOf(reportOf({ changes }), 'section > .note')
  const counts = '1 page rebuilt without a visible change; other files: 3 added, 2 changed, 1 removed.'
  expect(notes).toContain(counts)
  const same = textsOf(reportOf({ changes: compareManifests(FILES, FILES) }), 'section > .note')
  expect(same).toContain('No page was added, changed or removed.')
  expect(notes).not.toContain('No page was added, changed or removed.')
})

test.each([
  [20, '', []],
  [21, null, []],
  [9001, null, [expect.stringMatching(/^Only in changes\.json: [1-5],\d+ more\.$/)]]
])('opens only lists of at most 20 pages: with %d, the attribute `open` is %j', (count, open, notes) => {
  const pages = Array.from({ length: count }, (_, i) => file(`p${i}.html`, 1))
  const document = reportOf({ changes: compareManifests([], pages) })
  expect(document.querySelector('.changes.added')?.getAttribute('open')).toBe(open)
  const rest = parseInt(textsOf(document, '.changes.added .note').join('').replaceAll(/\D/g, '') || '0')
  expect([...document.querySelectorAll('.changes.added li')]).toHaveLength(count - rest)
  expect(textsOf(document, '.changes.added .note')).toEqual(notes)
})

test('groups findings by kind, sorts them by number of pages, and marks new findings', () => {
  const pages = Array.from({ length: 10 }, (_, i) => `p${i}.html`)
  const old = finding('broken-link', '/old', 2, ['a.html', 'b.html'])
  const findings = [old, finding('broken-link', '/new', 12, pages), finding('noindex', '/hidden')]
  const previous = { files: BEFORE, findings: findingDigests([old]) }
  const document = reportOf({ review: withFindings(...findings), previous })
  const kinds = ['Broken links2', 'Pages hidden from search engines1']
  expect(textsOf(document, '.kind > summary')).toEqual(kinds)
  const rows = textsOf(document, '.kind > .findings > li > details > summary')
  expect(rows).toEqual(['/newnew12 pages', '/old2 pages'])
  const items = textsOf(document, '.broken-link .findings details li')
  expect(items).toEqual([...pages, 'and 2 more', 'a.html', 'b.html'])
  // Findings of this kind have no list of pages, because the target is the page.
  expect(textsOf(document, '.noindex .findings > li')).toEqual(['/hidden'])
  expect(attributes(document, '.kind', 'open')).toEqual(['', ''])
  expect(textsOf(document, '.kind.serious > summary')).toEqual(['Broken links2'])
  const unmarked = reportOf({ review: withFindings(...findings), previous: undefined })
  expect(textsOf(unmarked, 'b.new')).toEqual([])
})

test.each([
  [20, ''],
  [21, null]
])('opens a list only if it has at most 20 findings: with %d, the attribute `open` is %j', (count, open) => {
  const findings = Array.from({ length: count }, (_, i) => finding('broken-link', `/x${i}`))
  const document = reportOf({ review: withFindings(...findings) })
  expect(document.querySelector('.broken-link')?.getAttribute('open')).toBe(open)
  expect(textsOf(document, '.broken-link li > details > summary')).toHaveLength(count)
  expect(textsOf(document, '.broken-link > .note')).toEqual(['The target is not in the site.'])
})

test('suggests the closest target as a link, or as text if the domain is unknown', () => {
  const closest = { ...finding('broken-link', '/a'), suggestion: '/b#c' }
  const document = reportOf({ review: withFindings(closest) })
  expect(textOf(document, '.closest')).toBe('Did you mean /b#c?')
  expect(attributes(document, '.closest a', 'href')).toEqual(['https://docs.example.com/b#c'])
  const odd = reportOf({ review: withFindings(closest), domain: 'docs example' })
  expect(attributes(odd, '.closest a', 'href')).toEqual(['https://docs%20example/b#c'])
  const plain = reportOf({ review: withFindings(closest), domain: undefined })
  expect(textsOf(plain, '.closest a, .findings details li a')).toEqual([])
})

test('displays the destination of a broken redirect', () => {
  const broken = withFindings({ ...finding('broken-redirect', '/s0'), destination: '/d0?<b>' })
  expect(textsOf(reportOf({ review: broken }), '.closest')).toEqual(['Leads to /d0?<b>'])
})

test('displays the files that finish creates as one line after the findings', () => {
  const unfinished = { ...finding('unfinished', '/'), note: 'Three files are missing.' }
  const alone = textsOf(reportOf({ review: withFindings(unfinished) }), 'section > .note')
  expect(alone.slice(0, 2)).toEqual(['Nothing was found.', 'Three files are missing.'])
  const both = reportOf({ review: withFindings(unfinished, finding('broken-link', '/a')) })
  expect(textsOf(both, '.kind summary').join(' ')).not.toContain('request')
  expect(textsOf(both, 'section > .note')[0]).toBe('Three files are missing.')
})

test('displays a note in place of an empty list of findings', () => {
  expect(textsOf(reportOf(), 'section > .note')).toContain('Nothing was found.')
  const hidden = reportOf({ review: withFindings(finding('noindex', '/')) })
  expect(textsOf(hidden, 'section > .note')).not.toContain('Nothing was found.')
})

test('sorts other hosts by number of loaded resources, then by number of links', () => {
  const hosts = [
    { host: 'a.example', links: 1, resources: 0 },
    { host: 'b.example', links: 7, resources: 0 },
    { host: 'c.example', links: 0, resources: 2 }
  ]
  const document = reportOf({ review: { findings: [], ignored: 0, hosts } })
  expect(textsOf(document, '.hosts tbody tr')).toEqual(['c.example2–', 'b.example–7', 'a.example–1'])
  expect(textOf(document, '.hosts summary')).toBe('Hosts that pages load from or link to3')
  expect(textsOf(document, '.hosts > .note')).toHaveLength(1)
  expect(reportOf().querySelector('.hosts')).toBeNull()
})

const entry = (day: number, pages: number, brokenLinks?: number) => ({
  time: `2026-11-0${day}T00:00:00.000Z`,
  pages,
  files: 1,
  bytes: 5000,
  ...(brokenLinks !== undefined && { brokenLinks })
})
test('for each figure, draws a chart line with gaps for unknown values, and displays the range', () => {
  const history = [entry(1, 10, 4), entry(2, 20), entry(3, 15, 1), entry(4, 15, 3)]
  const document = reportOf({ history })
  expect(textsOf(document, '.chart figcaption')).toEqual(['Pages15', 'Size5.0 kB', 'Broken links3'])
  expect(attributes(document, '.chart svg', 'aria-label')).toEqual([
    'Pages: 15 now, 10 to 20',
    'Size: 5.0 kB now, no change',
    'Broken links: 3 now, 1 to 4'
  ])
  expect(textsOf(document, '.chart .note')).toEqual(['10 to 20', 'no change', '1 to 4'])
  expect(attributes(document, '.line', 'd')).toEqual([
    'M6 90L102 6L198 48L294 48',
    'M6 48L102 48L198 48L294 48',
    'M6 6M198 90L294 34'
  ])
  expect(attributes(document, 'circle', 'cy')).toEqual(['48', '48', '34'])
  expect(textsOf(document, 'section > .note')).toContain('The last 4 exports, oldest first.')
})

test('ends a chart line at the last known value', () => {
  const document = reportOf({ history: [entry(1, 10, 4), entry(2, 10, 2), entry(3, 10)] })
  expect(attributes(document, '.line', 'd').at(-1)).toBe('M6 6L150 90')
  expect(attributes(document, 'circle', 'cx').at(-1)).toBe('150')
})

test('does not exaggerate a small change in a large figure', () => {
  const document = reportOf({ history: [entry(1, 1000), entry(2, 1000), entry(3, 1010)] })
  // 1% is a fifth of the height, because the height covers at least 5% of the value.
  expect(attributes(document, '.line', 'd')[0]).toBe('M6 56.3L150 56.3L294 39.7')
})

test('draws no broken-links chart for an unchecked site, and no history for fewer than three exports', () => {
  const history = [entry(1, 10), entry(2, 10), entry(3, 10)]
  expect(textsOf(reportOf({ history }), '.chart figcaption')).toEqual(['Pages10', 'Size5.0 kB'])
  expect(textsOf(reportOf({ history: history.slice(1) }), 'h2')).not.toContain('History')
})
