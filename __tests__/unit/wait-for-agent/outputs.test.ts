import { expect, test } from '@jest/globals'
import { agentJob, type AgentJob } from '../../../src/service/schemas.ts'
import { outputSetter } from '../../../src/wait-for-agent/outputs.ts'

function outputsSet(...polls: Partial<AgentJob>[]): [name: string, value: string | number][] {
  const calls: [string, string | number][] = []
  const setOutputs = outputSetter((name, value) => void calls.push([name, value]))
  for (const poll of polls) setOutputs({ ...agentJob.parse({ status: 'active' }), ...poll })
  return calls
}

test('an output is set when its value is first known, and again only when it changes', () => {
  expect(
    outputsSet(
      { model: 'writer-1' },
      { model: 'writer-1', source: { ref: 'main' } },
      { model: 'writer-2', source: { ref: 'main' } },
      { model: 'writer-2', source: { ref: 'main' }, status: 'archived' }
    )
  ).toEqual([
    ['status', 'active'],
    ['model', 'writer-1'],
    ['ref', 'main'],
    ['model', 'writer-2'],
    ['status', 'archived'],
    ['result', 'archived']
  ])
})

test('an output is cleared when a later poll has no value for it', () => {
  const prLink = 'https://github.com/example/docs/pull/42'
  const polls = outputsSet(
    { model: 'writer-1', prLink, source: { ref: 'main' }, archivedAt: new Date(0) },
    { source: {} },
    { source: {} }
  )
  expect(polls.slice(-5)).toEqual([
    ['pr-link', ''],
    ['pr-number', ''],
    ['ref', ''],
    ['model', ''],
    ['archived-at', '']
  ])
  expect(polls).toHaveLength(6 + 5)
})

test.each([
  ['https://github.com/example/docs/pull/42', '42'],
  ['https://github.com/example/docs/pull/42/files?w=1#diff', '42'],
  ['https://git.example.com/example/docs/pull/7', '7'],
  ['http://git.example.com:8080/example/docs/pull/7', '7'],
  ['https://gitlab.com/group/subgroup/docs/-/merge_requests/7', '7'],
  ['https://git.example.com/gitlab/group/docs/-/merge_requests/12/diffs', '12'],
  ['https://bitbucket.org/example/docs/pull-requests/7', undefined],
  ['https://git.example.com/example/docs/pulls/7', undefined],
  ['https://github.com/example/docs/pull/new', undefined],
  ['https://github.com/example/docs/pull/7x', undefined],
  ['https://github.com/example/docs/pull/0', undefined],
  ['https://example.com/?to=/o/r/pull/7', undefined]
])('the number in %s is %s', (prLink, number) => {
  const outputs = Object.fromEntries(outputsSet({ status: 'completed', prLink }))
  expect(outputs).toEqual({
    status: 'completed',
    result: 'pr',
    'pr-link': prLink,
    ...(number !== undefined && { 'pr-number': number })
  })
})

test('a link with a line break becomes one line', () => {
  const outputs = Object.fromEntries(outputsSet({ prLink: 'https://example.com/o/r/pull/7\nx=1 y' }))
  expect(outputs['pr-link']).toBe('https://example.com/o/r/pull/7x=1%20y')
})
