import { expect, test } from '@jest/globals'
import { agentJob, type AgentJob } from '../../../src/service/schemas.ts'
import { outputSetter } from '../../../src/wait-for-agent/outputs.ts'

function outputsOf(poll: Partial<AgentJob>): Record<string, string | number> {
  const outputs: Record<string, string | number> = {}
  outputSetter((name, value) => (outputs[name] = value))(jobOf(poll))
  return outputs
}

const jobOf = (poll: Partial<AgentJob>) => ({ ...agentJob.parse({ status: 'active' }), ...poll })

test('sets an output again only when its value changes, and clears an output that a later poll lacks', () => {
  const sets: [string, string | number][] = []
  const set = outputSetter((name, value) => void sets.push([name, value]))
  const createdAt = new Date('2026-11-15T09:30:00Z')
  const prLink = 'https://github.com/example/docs/pull/42'
  set(jobOf({ createdAt, prLink }))
  set(jobOf({ createdAt, prLink }))
  set(jobOf({ createdAt, archivedAt: createdAt }))
  const time = '2026-11-15T09:30:00.000Z'
  expect(sets).toEqual([
    ['status', 'active'],
    ['pr-link', prLink],
    ['pr-number', '42'],
    ['created-at', time],
    ['pr-link', ''],
    ['pr-number', ''],
    ['archived-at', time]
  ])
})

test('sets an output as soon as its value is known', () => {
  expect(outputsOf({ model: 'writer-1' })).toEqual({ status: 'active', model: 'writer-1' })
  const ended = { status: 'archived', source: { ref: 'main' } }
  expect(outputsOf(ended)).toEqual({ status: 'archived', result: 'archived', ref: 'main' })
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
])('for the link %s, the pull request number is %s', (prLink, number) => {
  const outputs = outputsOf({ status: 'completed', prLink })
  expect(outputs).toEqual({
    status: 'completed',
    result: 'pr',
    'pr-link': prLink,
    ...(number !== undefined && { 'pr-number': number })
  })
})

test('writes a link on one line even if the link contains a line break', () => {
  const outputs = outputsOf({ prLink: 'https://example.com/o/r/pull/7\nx=1 y' })
  expect(outputs['pr-link']).toBe('https://example.com/o/r/pull/7x=1%20y')
})
