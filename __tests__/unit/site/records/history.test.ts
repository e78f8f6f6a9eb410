import { expect, test } from '@jest/globals'
import { continueHistory, type HistoryEntry } from '../../../../src/site/records/history.ts'

const entry = (pages: number): HistoryEntry => ({
  time: '2026-11-15T09:30:00.000Z',
  pages,
  files: 1,
  bytes: 1
})

test('keeps the last 50 exports, oldest first', () => {
  expect(continueHistory([], entry(1))).toEqual([entry(1)])
  const long = Array.from({ length: 50 }, (_, i) => entry(i))
  const continued = continueHistory(long, entry(50))
  expect(continued.map(({ pages }) => pages)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
})
