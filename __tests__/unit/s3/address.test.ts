import { expect, test } from '@jest/globals'
import { Problem } from '../../../src/runtime/problem.ts'
import { encodeKey, parseTarget, problemOfKey } from '../../../src/s3/bucket-address.ts'

test('percent-encodes all characters in a key except unreserved characters', () => {
  expect(encodeKey("a b/ü+&<>%'()*!~.html")).toBe('a%20b/%C3%BC%2B%26%3C%3E%25%27%28%29%2A%21~.html')
})

test.each([
  ['s3://docs', { bucket: 'docs', prefix: '' }],
  ['s3://docs/', { bucket: 'docs', prefix: '' }],
  ['s3://docs/a/b/', { bucket: 'docs', prefix: 'a/b/' }]
])('parses the target %s', (target, expected) => {
  expect(parseTarget(target)).toEqual(expected)
})

test.each(['docs/a', 's3://', 's3:///a', 's3://x/a', 's3://docs/a/../b', 's3://docs/a//b'])(
  'rejects the target %s',
  target => {
    expect(parseTarget(target)).toBeInstanceOf(Problem)
  }
)

test.each([
  ['a/b.html', undefined],
  ['a/../b.html', 'has a segment `.` or `..`'],
  ['a\u0007.html', 'contains control characters'],
  ['a\ud800.html', 'is not valid UTF-8'],
  ['a\ufffd.html', undefined],
  [`${'ü'.repeat(512)}x`, 'is longer than 1024 bytes with its prefix']
])('returns the problem with the key %j, if any: %s', (key, problem) => {
  expect(problemOfKey(key)).toBe(problem)
})
