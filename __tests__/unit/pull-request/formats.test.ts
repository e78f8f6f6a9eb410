import { expect, test } from '@jest/globals'
import { junit, type ListedFinding } from '../../../src/pull-request/report/formats.ts'

const finding = (kind: string, isNew = true): ListedFinding => ({
  ...{ kind, target: '/x', file: 'a.mdx', line: 3, column: 1, isNew },
  message: `A ${kind}.`
})

test('JUnit counts only findings that can fail the run as failures, and shows the other new ones as skipped', () => {
  const text = junit(
    [finding('broken-link'), finding('folder-link'), finding('broken-link', false)],
    ['broken-link', 'broken-anchor']
  )
  expect(text).toContain('<testsuite name="documentation" tests="2" failures="1" skipped="1">')
  expect(text).toContain('<failure type="broken-link" message="A broken-link."/>')
  expect(text).toContain('name="a.mdx:3 /x" file="a.mdx"><skipped message="A folder-link."/></testcase>')
  expect(junit([finding('broken-link', false)], ['broken-link'])).toContain(
    'tests="1" failures="0" skipped="0"'
  )
})
