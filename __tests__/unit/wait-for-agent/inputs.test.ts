import { expect, test } from '@jest/globals'
import { readInputs } from '../../../src/wait-for-agent/inputs.ts'

const LEAST = {
  'base-url': 'https://api.example.com/docs',
  'api-key': 'key_1',
  'project-id': 'project-1',
  'job-id': 'job-1'
}

test('an address, a key and two ids are enough', () => {
  expect(readInputs(LEAST)).toEqual({
    baseUrl: new URL('https://api.example.com/docs'),
    apiKey: 'key_1',
    projectId: 'project-1',
    jobId: 'job-1',
    timeoutMs: 1_800_000,
    pollIntervalMs: 10_000,
    onNoChanges: 'pass'
  })
})

test('every input that is missing is named, with where to find it', () => {
  expect(() => readInputs({})).toThrow(
    /^4 inputs need mending:\n- `base-url` is missing.*\n- `api-key` is missing.*\n- `project-id` is missing: .*API keys page.*\n- `job-id` is missing: .*$/
  )
})

test.each([
  ['on-no-changes', 'warn', /`on-no-changes` "warn" is not one of pass, fail/],
  ['job-id', '../7', /`job-id` "..\/7" is not an id/],
  ['project-id', '..', /`project-id` ".." is not an id/],
  ['timeout', 'soon', /`timeout` "soon" is not a duration/]
])('%s can not be %s', (name, value, words) => {
  expect(() => readInputs({ ...LEAST, [name]: value })).toThrow(words)
})
