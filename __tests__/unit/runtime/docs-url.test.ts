import { expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { docsPlace, errorsPage, withPages } from '../../../src/runtime/docs-url.ts'

test('on a runner, links to the error page for the version of the action, and elsewhere to a local file', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_ACTION_REPOSITORY: 'o/r' }
  expect(errorsPage(env)).toBe('https://github.com/o/r/blob/HEAD/docs/errors.md')
  expect(errorsPage({ ...env, GITHUB_ACTION_REF: 'v1' })).toBe(
    'https://github.com/o/r/blob/v1/docs/errors.md'
  )
  expect(readFileSync(errorsPage({}), 'utf8')).toMatch(/invalid-input/)
})

test('replaces the names of documentation pages in advice with addresses that readers can open', () => {
  const advice = 'Compare it with the policy in docs/publishing.md#permissions. docs/hosting.md has more.'
  expect(withPages(advice, 'https://g.example/o/r/blob/v1/docs/errors.md')).toBe(
    'Compare it with the policy in https://g.example/o/r/blob/v1/docs/publishing.md#permissions. https://g.example/o/r/blob/v1/docs/hosting.md has more.'
  )
  expect(withPages('See docs/hosting.md.', '/$&/docs/errors.md')).toBe('See /$&/docs/hosting.md.')
  expect(withPages('Check docs/ and mydocs/a.md.', '/docs/errors.md')).toBe('Check docs/ and mydocs/a.md.')
})

test('names pages by their path in this installation on a command line', () => {
  expect(existsSync(join(docsPlace({}), 'docs/hosting.md'))).toBe(true)
  expect(existsSync(withPages('docs/hosting.md', errorsPage({})))).toBe(true)
})
