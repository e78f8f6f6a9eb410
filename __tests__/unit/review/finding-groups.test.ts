import { expect, test } from '@jest/globals'
import type { Finding } from '../../../src/review/checks/findings.ts'
import { groupsByFolder } from '../../../src/review/report/finding-groups.ts'

const findings = (count: number): Finding[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'broken-link',
    target: `/guides/page-${i}`,
    count: 1,
    pages: ['/']
  }))

test('twenty findings are a list, and more are grouped by folder', () => {
  expect(groupsByFolder(findings(20))).toEqual({ groups: [], others: findings(20) })
  expect(groupsByFolder(findings(21))).toEqual({
    groups: [{ folder: '/guides/', members: findings(21) }],
    others: []
  })
})
