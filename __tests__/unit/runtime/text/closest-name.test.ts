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
  [INPUTS, 'domains', 'domain'],
  [INPUTS, 'manifest', 'manifest-path'],
  [INPUTS, 'target', undefined]
])('of the names %j, the closest to %j is %j', (names, name, expected) => {
  expect(new ClosestName(names).find(name)).toBe(expected)
})

test.each([
  // Half of the groups of three letters, and a third.
  ['abcx', 'abcy', 'abcy'],
  ['abx', 'aby', undefined],
  // The same last part: a fifth of the groups, and less.
  ['q/ab', 'abcdefghijklm/ab', 'abcdefghijklm/ab'],
  ['q/ab', 'abcdefghijklmn/ab', undefined],
  // Another last part needs half of them.
  ['qq/xbcde', 'zz/ybcde', undefined],
  ['q/ab', 'qwe/abc', undefined]
])('for %j, the only other name %j: %j', (name, other, expected) => {
  expect(new ClosestName([other]).find(name)).toBe(expected)
})

test('a name that was only moved is preferred to a similar one', () => {
  expect(new ClosestName(['guides/installs', 'start/install']).find('guides/install')).toBe('start/install')
})

test('the order of the names makes no difference', () => {
  const names = ['a/page-1', 'b/page-1', 'c/page-1']
  expect(new ClosestName(names).find('x/page-1')).toBe('a/page-1')
  expect(new ClosestName(names.toReversed()).find('x/page-1')).toBe('a/page-1')
})
