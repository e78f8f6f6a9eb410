import { expect, test } from '@jest/globals'
import { findingsJson } from '../../../src/pull-request/report/formats.ts'

test('findings that do not fit into one file are an error that says so', () => {
  const place = { file: 'x'.repeat(4_000_000), line: 1, column: 1, message: '', isNew: true }
  const finding = { ...place, kind: 'broken-link' as const, target: '/gone' }
  const findings = Array.from({ length: 135 }, () => finding)
  expect(() => findingsJson(findings)).toThrow('The findings do not fit into one file.')
})
