import { expect, test } from '@jest/globals'
import { asFailure, exitCodeOf, Failure, throwAny } from '../../../src/runtime/failure.ts'

test.each([
  ['invalid-input', 2],
  ['site-check-failed', 3],
  ['site-pages-dropped', 3],
  ['too-many-removed', 3],
  ['site-not-verified', 3],
  ['timeout', 1],
  ['store-unreachable', 1]
] as const)('maps the failure %s to exit code %i', (code, exitCode) => {
  expect(exitCodeOf(new Failure(code, 'What happened.'))).toBe(exitCode)
})

test('maps an unexpected error to exit code 1', () => {
  expect(exitCodeOf(asFailure(new Error('not expected')))).toBe(1)
})

test('combines several errors into one error that lists each with its advice, and rethrows a single error', () => {
  const [disk, late] = [new Error('disk full'), new Failure('timeout', 'Too late.', { advice: 'Run again.' })]
  const thrownFor =
    (...errors: unknown[]) =>
    () =>
      throwAny(errors, 'deliveries-failed', '2 deliveries failed')
  expect(thrownFor()).not.toThrow()
  expect(thrownFor(disk)).toThrow(disk)
  expect(thrownFor(disk, late)).toThrow('2 deliveries failed:\n- disk full\n- Too late. Run again.')
})
