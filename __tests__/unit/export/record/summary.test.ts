import { expect, test } from '@jest/globals'
import fc from '../../../support/properties.ts'
import type { RunFacts } from '../../../../src/export/record/facts.ts'
import { exportSummary as render } from '../../../../src/export/record/summary.ts'
import { renderMarkdown } from '../../../support/markdown.ts'

const ERRORS = 'https://github.com/example/action/blob/v1/docs/errors.md'
const renderSummary = (report: RunFacts) => render(report, ERRORS)

const START = Date.UTC(2026, 10, 15, 2, 0, 0)
const SECRET = 'https://store.example.com/b.tar.gz?X-Amz-Signature=fe5f80f77d5fa3be'

function finished(more: Partial<RunFacts> = {}): RunFacts {
  return {
    domain: 'docs.example.com',
    jobId: 'job_17',
    status: 'completed',
    pageCount: 1204,
    link: {
      url: SECRET,
      isMasked: true,
      expiresAt: new Date(START + 186_000 + 3 * 3_600_000),
      endsAt: START + 186_000 + 3 * 3_600_000
    },
    archive: {
      path: '/tmp/out/static-export-docs.example.com.tar.gz',
      size: 18_200_000,
      sha256: 'ab'.repeat(32),
      format: 'tar.gz'
    },
    deliveries: [
      {
        kind: 'artifact',
        ok: true,
        text: 'static-export-docs.example.com.tar.gz',
        url: 'https://github.com/o/r/actions/runs/1/artifacts/2'
      }
    ],
    startedAt: START,
    endedAt: START + 186_000,
    ...more
  }
}

test('after a successful run, starts with the site, its size and the deliveries', () => {
  const markdown = renderSummary(finished())
  expect(markdown.split('\n').slice(0, 7)).toEqual([
    '## ✅ docs.example.com exported',
    '',
    '[docs.example.com](https://docs.example.com/) · **1,204 pages** · **18 MB** · took **3 min 6 s**',
    '',
    '| Delivered |  |',
    '| --- | --- |',
    '| ✅ Artifact | [static-export-docs.example.com.tar.gz](https://github.com/o/r/actions/runs/1/artifacts/2) |'
  ])
  expect(renderMarkdown(markdown).tables[1]).toEqual([
    ['Details', ''],
    ['Export job', 'job_17 · completed'],
    ['Archive', 'static-export-docs.example.com.tar.gz · 18 MB'],
    ['SHA-256', 'ab'.repeat(32)],
    ['Link', 'expires 2026-11-15 05:03 UTC (in 3 h)']
  ])
})

test('after a failed run, starts with the failure message and the advice', () => {
  const failure = {
    message: 'Job job_17 did not end in 30 min.',
    advice: 'Run again with job-id: job_17',
    code: 'timeout'
  }
  const markdown = renderSummary({ deliveries: [], startedAt: START, failure })
  expect(markdown).toBe(
    '## ❌ The documentation: export failed\n\n> [!CAUTION]\n> **Job job&#95;17 did not end in 30 min.**\n>\n' +
      '> Run again with job-id: job&#95;17\n>\n> [More about timeout](https://github.com/example/action/blob/v1/docs/errors.md#timeout)\n'
  )
})

test('lists all deliveries even if one delivery failed', () => {
  const deliveries = [
    { kind: 'site' as const, ok: true, text: '1,204 files' },
    { kind: 'release' as const, ok: false, text: 'The token may not write to releases.' }
  ]
  const failure = { message: 'One delivery failed.', advice: 'See above.', code: 'delivery-failed' }
  const markdown = renderSummary(finished({ deliveries, failure }))
  expect(markdown).toContain('## ❌ docs.example.com: delivery failed')
  expect(renderMarkdown(markdown).tables[0]?.slice(1)).toEqual([
    ['✅ Site folder', '1,204 files'],
    ['❌ Release', 'The token may not write to releases.']
  ])
})

test('warns about the expiry of the link in a deployment config', () => {
  const config = { kind: 'config' as const, ok: true, text: 'deploy/values.yaml' }
  const warned = renderSummary(finished({ deliveries: [{ ...config, expires: true }] }))
  expect(warned).toContain(
    '> [!WARNING]\n> The link in the deployment config expires at **2026-11-15 05:03 UTC** (in 3 h).'
  )
  expect(renderSummary(finished({ deliveries: [{ ...config, expires: false }] }))).not.toContain('[!WARNING]')
  expect(renderSummary(finished())).not.toContain('[!WARNING]')
})

test('displays the download link only if the link is not secret', () => {
  const shown = renderSummary(
    finished({ link: { expiresAt: new Date(START), endsAt: START, url: SECRET, isMasked: false } })
  )
  expect(renderMarkdown(shown).links).toContain(
    'https://store.example.com/b.tar.gz?X-Amz-Signature=fe5f80f77d5fa3be'
  )
  expect(shown).toContain('(expired)')
  expect(renderSummary(finished())).not.toContain('store.example.com')
})

test('for any text from the service, limits the summary size and keeps the tables intact', () => {
  const long = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
    fc.constantFrom('|', 'x'.repeat(2_000_000), '\n|a|b|\n')
  )
  fc.assert(
    fc.property(long, long, long, (domain, jobId, what) => {
      const markdown = renderSummary(
        finished({
          domain,
          jobId,
          status: what,
          failure: { message: what, advice: what, code: 'x' },
          deliveries: Array.from({ length: 5000 }, () => ({ kind: 'site' as const, ok: true, text: what }))
        })
      )
      expect(Buffer.byteLength(markdown)).toBeLessThan(512 * 1024)
      const { tables } = renderMarkdown(markdown)
      expect(tables.map(rows => rows.length)).toEqual([41, 5])
      expect(tables.flat().every(row => row.length === 2)).toBe(true)
    }),
    { numRuns: 30 }
  )
})

test('renders several problems as a list of escaped texts', () => {
  const failure = {
    message: 'Invalid input:\n- `domain` is missing\n- `deliver` "x|y" is <unknown>\nA line\nand another',
    advice: 'Fix them.',
    code: 'invalid-input'
  }
  const { html } = renderMarkdown(renderSummary({ deliveries: [], startedAt: START, failure }))
  expect(html).toContain('<strong>Invalid input:</strong>')
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html).toContain('<li><code>domain</code> is missing</li>')
  expect(html).toContain('A line<br>and another')
  expect(html).not.toContain('<unknown>')
})

test('lists changed pages, with links only for a site from the service', () => {
  const changes = { first: false, added: ['docs/new.html'], changed: [], rebuilt: [], removed: [] }
  const reviewed = { changes } as unknown as RunFacts['reviewed']
  const facts = finished({ basePath: '/docs', ...(reviewed && { reviewed }) })
  expect(renderSummary(facts)).toContain('[docs/new.html](https://docs.example.com/docs/docs/new.html)')
  // For a site from the input `from`, the public address is unknown.
  const { jobId, ...withoutJob } = facts
  expect(jobId).toBeDefined()
  const ofFrom = renderSummary({ ...withoutJob, deliveries: [] })
  expect(ofFrom).toContain('docs/new.html')
  expect(ofFrom).not.toContain('](')
})
