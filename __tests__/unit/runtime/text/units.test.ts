import { expect, test } from '@jest/globals'
import { formatBytes, formatDuration, parseDuration, parseShare } from '../../../../src/runtime/text/units.ts'

test.each([
  ['90s', 90_000],
  ['45m', 2_700_000],
  ['1h30m', 5_400_000],
  ['1h', 3_600_000],
  ['1H30M', 5_400_000],
  ['1d12h', 129_600_000],
  ['2m30s', 150_000],
  ['500ms', 500],
  ['1m500ms', 60_500],
  ['30', 1_800_000],
  ['0.5', 30_000],
  ['0', 0]
])('reads the duration %j', (written, ms) => {
  expect(parseDuration(written)).toBe(ms)
})

test.each(['', 'soon', '10 s', '1.5h', '-5m', 's', '1h5d', '30m1h', '1h30', '1e3', 'Infinity', '10s\n'])(
  'rejects the duration %j',
  written => {
    expect(parseDuration(written)).toBeUndefined()
  }
)

test.each([
  [-5000, '0 s'],
  [0, '0 s'],
  [1, 'less than 0.1 s'],
  [49, 'less than 0.1 s'],
  [50, '0.1 s'],
  [440, '0.4 s'],
  [9949, '9.9 s'],
  [9950, '10 s'],
  [12_300, '12 s'],
  [59_600, '1 min'],
  [200_000, '3 min 20 s'],
  [3_599_600, '1 h'],
  [5_400_000, '1 h 30 min'],
  [3_605_000, '1 h'],
  [273_600_000, '3 d 4 h'],
  [36_500 * 86_400_000, '36500 d'],
  [1e26, 'more than 36500 d'],
  [Infinity, 'more than 36500 d']
])('formats a duration of %d ms as %j', (ms, words) => {
  expect(formatDuration(ms)).toBe(words)
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [9_949, '9.9 kB'],
  [9_950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [18_200_000, '18 MB'],
  [4_700_000_000, '4.7 GB'],
  [5e15, '5000 TB']
])('formats %d bytes as %j', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})

test.each([
  ['20%', 0.2],
  ['12.5 %', 0.125],
  ['100', 1],
  ['100.1%', undefined],
  ['a fifth', undefined]
])('parses the percentage %j as %p', (written, share) => {
  expect(parseShare(written)).toBe(share)
})
