import { expect, test } from '@jest/globals'
import { ClosestName } from '../../../../src/runtime/text/closest-name.ts'

const PAGES = ['index', 'guides/install', 'guides/upgrade', 'getting-started/quickstart', 'api/errors', 'api']
const IDS = ['overview', 'set-deflection-emails', 'response-codes', 'faq']
const INPUTS = ['domain', 'manifest-path', 'base-path', 'timeout']

test.each([
  [PAGES, 'guides/instal', 'guides/install'],
  [PAGES, 'guide/install', 'guides/install'],
  [PAGES, 'quickstart', 'getting-started/quickstart'],
  [PAGES, 'docs/quickstart', 'getting-started/quickstart'],
  [PAGES, 'Guides/Upgrade', 'guides/upgrade'],
  [PAGES, 'pricing', undefined],
  [PAGES, '', undefined],
  [IDS, 'deflection-emails', 'set-deflection-emails'],
  [IDS, 'response-code', 'response-codes'],
  [IDS, 'something-else', undefined],
  [['req-user_agent-is_bot'], 'requser-agentis-bot', 'req-user_agent-is_bot'],
  [INPUTS, 'domains', 'domain'],
  [INPUTS, 'manifest', 'manifest-path'],
  [INPUTS, 'target', undefined]
])('among the names %j, the closest name to %j is %j', (names, name, expected) => {
  expect(new ClosestName(names).find(name)).toBe(expected)
})

test.each([
  // In the first row, the names share half of their three-letter groups. In the second row, they share a third.
  ['abcx', 'abcy', 'abcy'],
  ['abx', 'aby', undefined],
  // The names are equal after the slash. They share a fifth of their groups in the first row, less in the second.
  ['q/ab', 'abcdefghijklm/ab', 'abcdefghijklm/ab'],
  ['q/ab', 'abcdefghijklmn/ab', undefined],
  // Names that differ after the slash must share half of their groups.
  ['qq/xbcde', 'zz/ybcde', undefined],
  ['q/ab', 'qwe/abc', undefined]
])('compares %j with the only other name %j and returns %j', (name, other, expected) => {
  expect(new ClosestName([other]).find(name)).toBe(expected)
})

test('prefers a name with the same part after the slash over a name with similar letters', () => {
  expect(new ClosestName(['guides/installs', 'start/install']).find('guides/install')).toBe('start/install')
})

test('finds the same name regardless of the order of the names', () => {
  const names = ['a/page-1', 'b/page-1', 'c/page-1']
  expect(new ClosestName(names).find('x/page-1')).toBe('a/page-1')
  expect(new ClosestName(names.toReversed()).find('x/page-1')).toBe('a/page-1')
})
