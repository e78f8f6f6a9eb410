import { expect, test } from '@jest/globals'
import { resolve } from 'node:path'
import { readRunner } from '../../../../src/runtime/action/runner.ts'

const storage = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'u' }

test.each([
  [{}, 'https://github.com', '', false],
  [{ GITHUB_SERVER_URL: '', RUNNER_TEMP: '', GITHUB_SHA: '' }, 'https://github.com', '', false],
  [{ GITHUB_SERVER_URL: 'https://g.example', RUNNER_TEMP: 't' }, 'https://g.example', 't', false],
  [storage, 'https://github.com', '', true],
  [{ ...storage, ACTIONS_RESULTS_URL: '' }, 'https://github.com', '', false]
])('reads the runner context from %j, with the server URL %s', (env, serverUrl, temp, hasArtifactStorage) => {
  const apiUrl = 'https://api.github.com'
  const expected = { serverUrl, apiUrl, tempDir: resolve(temp), sha: undefined, hasArtifactStorage }
  expect(readRunner(env)).toMatchObject(expected)
})
