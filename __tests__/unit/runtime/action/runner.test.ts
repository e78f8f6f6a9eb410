import { expect, test } from '@jest/globals'
import { resolve } from 'node:path'
import { readRunner } from '../../../../src/runtime/action/runner.ts'

const [GITHUB, API] = ['https://github.com', 'https://api.github.com']
const empty = { GITHUB_SERVER_URL: '', GITHUB_API_URL: '', RUNNER_TEMP: '', ACTIONS_RUNTIME_TOKEN: '' }
const enterprise = {
  GITHUB_SERVER_URL: 'https://g.example',
  GITHUB_API_URL: 'https://a.example',
  RUNNER_TEMP: 't'
}
const storage = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'u' }

test.each([
  [{}, GITHUB, API, '', false],
  [empty, GITHUB, API, '', false],
  [enterprise, 'https://g.example', 'https://a.example', 't', false],
  [storage, GITHUB, API, '', true],
  [{ ...storage, ACTIONS_RESULTS_URL: '' }, GITHUB, API, '', false]
])('a runner with %j is one of %s', (env, serverUrl, apiUrl, temp, hasArtifactStorage) => {
  const expected = { serverUrl, apiUrl, tempDir: resolve(temp), sha: undefined, hasArtifactStorage }
  expect(readRunner(env)).toMatchObject(expected)
})
