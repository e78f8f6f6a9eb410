import { expect, test } from '@jest/globals'
import { Failure } from '../../../src/runtime/failure.ts'
import { agentJob } from '../../../src/service/schemas.ts'
import type { AgentRecord } from '../../../src/wait-for-agent/summary.ts'
import { finished, renderSummary } from '../../support/agent-record.ts'
import { renderMarkdown } from '../../support/markdown.ts'

test('starts with the pull request, followed by the duration and the details', () => {
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
      ''
    ].join('\n')
  )
})

test('shows the repository as text without a link if it is not a URL', () => {
  const job = agentJob.parse({ status: 'active', source: { repository: 'git@example.com:o/r.git' } })
  const { links, tables } = renderMarkdown(renderSummary(finished({ job })))
  expect(links).toEqual([])
  expect(tables[0]).toContainEqual(['Repository', 'git@example.com:o/r.git'])
})

test('shortens long text from the service in the summary', () => {
  const long = 'x'.repeat(2_000_000)
  const job = agentJob.parse({ status: long, source: { repository: long, ref: long }, model: long })
  const failure = new Failure('agent-failed', long, { advice: long })
  expect(renderSummary(finished({ job, warning: long, failure })).length).toBeLessThan(256 * 1024)
})

test.each([
  [{}, '✅ The agent opened a pull request'],
  [{ job: agentJob.parse({ status: 'active', source: {} }) }, '✅ The agent job did not end during this run'],
  [{ job: undefined }, '✅ The state of the agent job is unknown'],
  [{ job: undefined, warning: 'Late.' }, '⚠️ The state of the agent job is unknown'],
  [{ job: undefined, failure: new Failure('service-404', 'Gone.') }, '❌ The agent job was not found'],
  [{ job: undefined, jobId: undefined }, '✅ The start of the agent job was not confirmed']
])('with %p merged into the record of a completed job, the heading is %s', (more, heading) => {
  expect(renderSummary({ ...finished(), ...more } as AgentRecord).split('\n')[0]).toBe(`## ${heading}`)
})
