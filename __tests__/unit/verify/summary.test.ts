import { expect, test } from '@jest/globals'
import type { VerifyFinding } from '../../../src/verify/judge/kinds.ts'
import { verifySummary, type VerifyRecord } from '../../../src/verify/summary.ts'
import type { Verified } from '../../../src/verify/verification.ts'

const siteUrl = new URL('https://d.example/')
const finding = (path: string, more: Partial<VerifyFinding> = {}): VerifyFinding => ({
  ...{ kind: 'missing', address: `https://d.example${path}`, path, detail: 'HTTP 404.', count: 1 },
  ...{ advice: 'Check it. See docs/hosting.md.', ...more }
})
const times = { liveAfterMs: undefined, waitedMs: 0, isOutOfTime: false }
const result = { verified: false, checked: 7, findings: [], unchecked: [], ...times }
const record = (more: Partial<Verified>): VerifyRecord => ({
  ...{ siteUrl, docsUrl: 'https://g.example/', startedAt: 0, endedAt: 60_000, result: { ...result, ...more } }
})
const SITE = '**[https:/<wbr>/d.example/](https://d.example/)** · '

test('combines equal findings in one row with at most ten addresses, and does not repeat advice', () => {
  const many = Array.from({ length: 11 }, (_, at) => finding(`/${at}`))
  const links = Array.from({ length: 10 }, (_, at) => `[/${at}](https://d.example/${at})`)
  const caching = finding('/c', { kind: 'caching', detail: 'Kept.', advice: 'Send it.' })
  const stale = finding('/s', { kind: 'stale', detail: 'Old.' })
  expect(verifySummary(record({ findings: [...many, caching, stale] })))
    .toBe(`## The site differs from the export

${SITE}7 addresses checked · 1 min

| Finding | Addresses | What is wrong |
| --- | --- | --- |
| ❌ <code>missing</code> | ${links.join('<br>')}<br>and 1 more | HTTP 404. |
| ⚠️ <code>caching</code> | [/c](https://d.example/c) | Kept. |
| ❌ <code>stale</code> | [/s](https://d.example/s) | Old. |

**What to do**

- <code>missing</code>, <code>stale</code>: Check it. See [docs/hosting.md](https://g.example/docs/hosting.md).
- <code>caching</code>: Send it.
`)
  const { docsUrl: _, ...unknown } = record({ findings: [caching, stale] })
  expect(verifySummary({ ...unknown, docsUrl: '' })).toContain('See docs/hosting.md.\n')
})

test('lists at most 50 rows, and counts the addresses that were not checked', () => {
  const findings = (length: number) => Array.from({ length }, (_, at) => finding('/', { detail: `${at}` }))
  expect(verifySummary(record({ findings: findings(50) }))).not.toContain('…')
  expect(verifySummary(record({ findings: findings(51) }))).toContain(
    '\n\n… and 1 more, see `verify.json`.\n\n'
  )
  expect(verifySummary(record({ verified: true, liveAfterMs: 9000 }))).toContain('## Site verified\n\n')
  expect(verifySummary(record({ unchecked: ['/a'], liveAfterMs: 9000 }))).toBe(
    `## Site not verified\n\n${SITE}7 addresses checked · live after 9.0 s · 1 min\n\nAddresses that were not checked, because the limit for requests or time was reached, or there was no response that could be read: 1. \`verify.json\` lists them.\n`
  )
})

test('counts checked and unchecked addresses', () => {
  expect(verifySummary(record({ checked: 1 }))).toContain(`${SITE}1 address checked · `)
  expect(verifySummary(record({ unchecked: ['/a', '/b'] }))).toContain(
    'or there was no response that could be read: 2. `verify.json` lists them.'
  )
})

test('displays a failure only if there is no result', () => {
  const failure = { message: 'Too late.', advice: 'Run again.', code: 'timeout' }
  expect(verifySummary({ ...record({}), failure })).not.toContain('Too late')
  const { result: _, ...unfinished } = record({})
  expect(verifySummary({ ...unfinished, failure })).toMatch(/^## Site not verified\n[^]*\*\*Too late\.\*\*/)
})
