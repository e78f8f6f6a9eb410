import { expect, test } from '@jest/globals'
import fc from '../../support/properties.ts'
import { Failure } from '../../../src/runtime/failure.ts'
import { agentJob } from '../../../src/service/schemas.ts'
import { type AgentRecord, renderSummary as render } from '../../../src/wait-for-agent/summary.ts'
import { renderMarkdown } from '../../support/markdown.ts'

const ERRORS = 'https://github.com/example/action/blob/v1/docs/errors.md'
const renderSummary = (report: AgentRecord) => render(report, ERRORS)

const START = Date.UTC(2026, 10, 15, 2, 0, 0)

function finished(more: Partial<AgentRecord> = {}): AgentRecord {
  return {
    jobId: 'job_17',
    job: agentJob.parse({
      status: 'completed',
      source: { repository: 'https://github.com/example/docs', ref: 'docs/next' },
      model: 'writer-1',
      prLink: 'https://github.com/example/docs/pull/42',
      createdAt: '2026-11-15T01:59:00Z'
    }),
    startedAt: START,
    endedAt: START + 186_000,
    ...more
  }
}

test('the pull request comes first, followed by the duration and the details', () => {
  expect(renderSummary(finished())).toBe(
    [
      '## ✅ The agent opened a pull request',
      '',
      '**[github.com/example/docs/pull/42](https://github.com/example/docs/pull/42)** · waited **3 min 6 s**',
      '',
      '| Details |  |',
      '| --- | --- |',
      '| Agent job | <code>job&#95;17</code> · completed |',
      '| Repository | [github.com/example/docs](https://github.com/example/docs) |',
      '| Branch | <code>docs/next</code> |',
      '| Model | writer-1 |',
      '| Created | 2026-11-15 01:59 UTC |',
      ''
    ].join('\n')
  )
})

test('a repository that is not a URL is shown as text', () => {
  const job = agentJob.parse({ status: 'active', source: { repository: 'git@example.com:o/r.git' } })
  const { links, tables } = renderMarkdown(renderSummary(finished({ job })))
  expect(links).toEqual([])
  expect(tables[0]).toContainEqual(['Repository', 'git@example.com:o/r.git'])
})

test('any text of the service leaves the summary small, its table complete and its links http or https', () => {
  const any = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
    fc.constantFrom(
      '|',
      'x'.repeat(2_000_000),
      '\n|a|b|\n',
      'javascript:alert(1)',
      'https://x/)](javascript:1)'
    ),
    fc.webUrl()
  )
  fc.assert(
    fc.property(any, any, any, (one, two, three) => {
      const markdown = renderSummary(
        finished({
          job: agentJob.parse({
            status: `s${one}`,
            source: { repository: two, ref: three },
            model: one,
            prLink: two
          }),
          warning: three,
          failure: new Failure('agent-failed', one, { advice: two })
        })
      )
      expect(Buffer.byteLength(markdown)).toBeLessThan(256 * 1024)
      const { tables, links } = renderMarkdown(markdown)
      expect(tables).toHaveLength(1)
      expect(tables.flat().every(row => row.length === 2)).toBe(true)
      expect(links.every(link => /^https?:/.test(link))).toBe(true)
    }),
    { numRuns: 50 }
  )
})

test.each([
  [{}, '✅ The agent opened a pull request'],
  [{ job: agentJob.parse({ status: 'active', source: {} }) }, '✅ The agent job did not end during this run'],
  [{ job: undefined }, '✅ The state of the agent job is not known'],
  [{ job: undefined, warning: 'Late.' }, '⚠️ The state of the agent job is not known'],
  [{ job: undefined, failure: new Failure('service-404', 'Gone.') }, '❌ The agent job was not found'],
  [{ job: undefined, jobId: undefined }, '✅ The start of the agent job was not confirmed']
])('the heading of %j is %s', (more, heading) => {
  expect(renderSummary({ ...finished(), ...more } as AgentRecord).split('\n')[0]).toBe(`## ${heading}`)
})
