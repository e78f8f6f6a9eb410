import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { errorsPage } from '../../../src/runtime/docs-url.ts'

test('on a runner, links to the error page for the version of the action, and elsewhere to a local file', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_ACTION_REPOSITORY: 'o/r' }
  expect(errorsPage(env)).toBe('https://github.com/o/r/blob/HEAD/docs/errors.md')
  expect(errorsPage({ ...env, GITHUB_ACTION_REF: 'v1' })).toBe(
    'https://github.com/o/r/blob/v1/docs/errors.md'
  )
  expect(readFileSync(errorsPage({}), 'utf8')).toMatch(/invalid-input/)
})
