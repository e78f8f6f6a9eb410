import { expect, test } from '@jest/globals'
import {
  checksText,
  countByKind,
  failingFindings,
  type Finding,
  FindingCollector,
  findingDigest,
  findingDigests
} from '../../../src/review/checks/findings.ts'
import { parseGlob } from '../../../src/site/files/glob.ts'

const name = (file: number) => `p${file}`

test('combines findings of the same kind and target, and sorts the results by kind and target', () => {
  const collector = new FindingCollector([])
  collector.add(collector.open('sitemap', '/b'), 1)
  collector.add(collector.open('broken-link', '/z'), 1)
  collector.add(collector.open('broken-link', '/a'), 2)
  collector.add(collector.open('broken-link', '/z'), 2)
  collector.open('missing-page', '/index')
  expect(collector.finish(name)).toEqual([
    { kind: 'broken-link', target: '/a', count: 1, pages: ['p2'] },
    { kind: 'broken-link', target: '/z', count: 2, pages: ['p1', 'p2'] },
    { kind: 'missing-page', target: '/index', count: 0, pages: [] },
    { kind: 'sitemap', target: '/b', count: 1, pages: ['p1'] }
  ])
})

test('counts each file once, and lists the first ten files in file order', () => {
  const collector = new FindingCollector([])
  const number = collector.open('broken-link', '/a')
  for (const file of [5, 5, 9, 8, 0, 7, 1, 6, 2, 4, 3]) collector.add(number, file)
  const pages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(name)
  expect(collector.finish(name)[0]).toMatchObject({ count: 10, pages })
  collector.add(number, 11)
  collector.add(number, 10)
  expect(collector.finish(name)[0]).toMatchObject({ count: 12, pages })
  const later = new FindingCollector([])
  const other = later.open('broken-link', '/a')
  for (const file of [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 30, 1]) later.add(other, file)
  expect(later.finish(name)[0]).toMatchObject({
    count: 13,
    pages: [1, 10, 11, 12, 13, 14, 15, 16, 17, 18].map(name)
  })
})

test('limits the findings of each kind separately', () => {
  const collector = new FindingCollector([])
  for (let i = 0; i < 100_000; i++) collector.open('external-resource', `https://example.com/${i}`)
  expect(collector.cut.size).toBe(0)
  expect(collector.open('external-resource', 'https://example.com/last')).toBeUndefined()
  expect([...collector.cut]).toEqual(['external-resource'])
  expect(checksText([], [...collector.cut])).toContain('"countsAtLeast": ["external-resource"]')
  expect(checksText([])).not.toContain('countsAtLeast')
  expect(collector.open('broken-link', '/a')).toBe(100_000)
}, 60_000)

test('skips findings whose target matches a pattern', () => {
  const collector = new FindingCollector([parseGlob('/old/**')])
  expect(collector.open('broken-link', '/old/a')).toBeUndefined()
  expect(collector.open('broken-link', '/old/a')).toBeUndefined()
  collector.add(undefined, 0)
  expect(collector.open('broken-link', '/new')).toBe(0)
  collector.add(0, 0)
  expect(collector.finish(name)).toEqual([{ kind: 'broken-link', target: '/new', count: 1, pages: ['p0'] }])
})

const finding = (kind: Finding['kind'], target: string): Finding => ({ kind, target, count: 1, pages: ['a'] })
const FINDINGS = [finding('broken-link', '/a'), finding('broken-redirect', '/b'), finding('noindex', '/c')]

test('counts all findings, but returns digests and failures only for kinds that can fail the run', () => {
  const counts = { 'broken-link': 1, 'broken-redirect': 1, noindex: 1, sitemap: 0 }
  expect(countByKind(FINDINGS)).toMatchObject(counts)
  expect(findingDigest({ kind: 'noindex', target: '/c' })).toMatch(/^[0-9a-f]{16}$/)
  const digestsOf = (...findings: Finding[]) => findings.map(findingDigest).sort()
  expect(findingDigests(FINDINGS)).toEqual(digestsOf(...FINDINGS.slice(0, 2)))
  expect(findingDigests(FINDINGS, ['noindex'])).toEqual(digestsOf(...FINDINGS))
  expect(failingFindings(FINDINGS, undefined)).toEqual(FINDINGS.slice(0, 2))
  expect(failingFindings(FINDINGS, digestsOf(finding('broken-link', '/a')))).toEqual(FINDINGS.slice(1, 2))
  expect(failingFindings(FINDINGS, [], ['noindex'])).toEqual(FINDINGS.slice(2))
  expect(failingFindings([finding('external-resource', 'https://a.example')], undefined)).toEqual([])
})

test.each([
  [0, false],
  [5000, false],
  [5001, true]
])('decides whether to truncate checks.json with %i findings: %s', (count, truncated) => {
  const findings = Array.from({ length: count }, (_, i) => finding('broken-link', `/${i}`))
  const written = JSON.parse(checksText(findings)) as Record<string, unknown>
  expect(written).toEqual({
    version: 1,
    counts: expect.objectContaining({ 'broken-link': count }) as unknown,
    findings: findings.slice(0, 5000),
    truncated
  })
})
