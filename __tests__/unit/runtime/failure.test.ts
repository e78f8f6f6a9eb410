import { expect, test } from '@jest/globals'
import { asFailure, exitCodeOf, Failure } from '../../../src/runtime/failure.ts'

test.each([
  ['invalid-input', 2],
  ['site-check-failed', 3],
  ['site-pages-dropped', 3],
  ['too-many-removed', 3],
  ['site-not-verified', 3],
  ['timeout', 1],
  ['store-unreachable', 1]
] as const)('a command that fails with %s ends with exit code %i', (code, exitCode) => {
  expect(exitCodeOf(new Failure(code, 'What happened.'))).toBe(exitCode)
})

test('a bug ends with exit code 1', () => {
  expect(exitCodeOf(asFailure(new Error('not expected')))).toBe(1)
})
