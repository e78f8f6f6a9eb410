import { expect, test } from '@jest/globals'
import { Cancelled, TimedOut } from '../../../src/lib/deadline.ts'
import { explainEnd } from '../../../src/lib/ending.ts'
import { asFailure, Failure } from '../../../src/lib/failure.ts'

const left = { timeoutMs: 90_000, job: 'Export job job_17', advice: 'Run again.' }

test('a run whose time is up names the limit, the job that it leaves and the way on', () => {
  expect(explainEnd(new TimedOut(), left)).toMatchObject({
    code: 'timeout',
    message: 'The run was not done within 1 min 30 s (`timeout`). Export job job_17 may still be running.',
    advice: 'Run again. Raise `timeout` if it needs longer.'
  })
})

test('a cancelled run names the job that it leaves, if it knew one', () => {
  expect(explainEnd(new Cancelled(), left)).toMatchObject({
    code: 'cancelled',
    message: 'The run was cancelled. Export job job_17 may still be running.',
    advice: 'Run again.'
  })
  expect(explainEnd(new Cancelled(), { ...left, job: undefined })).toMatchObject({
    message: 'The run was cancelled. The service had not told the id of a job yet.'
  })
})

test('any other error is left as it is', () => {
  const error = new Error('disk full')
  expect(explainEnd(error, left)).toBe(error)
})

test('an error that nobody foresaw is told as a bug, with itself as the cause', () => {
  const error = new TypeError('x is not a function')
  expect(asFailure(error)).toMatchObject({
    code: 'bug',
    message: 'This is a bug of the action: x is not a function.',
    cause: error
  })
  const failure = new Failure({ code: 'timeout', what: 'Too late.', advice: 'Run again.' })
  expect(asFailure(failure)).toBe(failure)
})
