import { expect, test } from '@jest/globals'
import { readInputs } from '../../../src/wait-for-agent/inputs.ts'

const REQUIRED = {
  'base-url': 'https://api.example.com/docs',
  'api-key': 'key_1',
  'project-id': 'project-1',
  'job-id': 'job-1'
}

test('accepts inputs with only a base URL, an API key, a project id and a job id', () => {
  expect(readInputs(REQUIRED)).toEqual({
    baseUrl: new URL('https://api.example.com/docs'),
    apiKey: 'key_1',
    projectId: 'project-1',
    job: { id: 'job-1' },
    timeoutMs: 1_800_000,
    pollIntervalMs: 10_000,
    onNoChanges: 'pass'
  })
})

test('accepts a prompt in place of the job id', () => {
  const { 'base-url': baseUrl, 'api-key': key, 'project-id': project } = REQUIRED
  const given = { 'base-url': baseUrl, 'api-key': key, 'project-id': project }
  expect(readInputs({ ...given, prompt: 'Fix the typos\nin all guides' })).toMatchObject({
    job: { prompt: 'Fix the typos\nin all guides' }
  })
})

test('reports all missing inputs and where to find their values', () => {
  expect(() => readInputs({})).toThrow(
    /^Invalid input:\n- `api-key` is missing.*\n- `project-id` is missing: .*API keys page.*\n- set either `job-id` or `prompt`: neither is set$/
  )
})

test.each([
  ['on-no-changes', 'warn', /`on-no-changes` "warn" is not one of pass, fail/],
  ['job-id', '.', /`job-id` "." is not an id/],
  ['prompt', ' \n ', /`prompt` is blank/],
  ['prompt', 'Fix the typos', /set either `job-id` or `prompt`: both are set$/],
  ['project-id', '..', /`project-id` ".." is not an id/],
  ['timeout', 'soon', /`timeout` "soon" is not a duration/]
])('with the other required inputs, rejects the input %s with the value %j', (name, value, problem) => {
  expect(() => readInputs({ ...REQUIRED, [name]: value })).toThrow(problem)
})
