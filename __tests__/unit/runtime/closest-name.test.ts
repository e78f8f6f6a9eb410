import { expect, test } from '@jest/globals'
import { ClosestName } from '../../../src/runtime/text/closest-name.ts'

const PAGES = ['index', 'guides/install', 'guides/upgrade', 'getting-started/quickstart', 'api/errors', 'api']
const IDS = ['overview', 'set-deflection-emails', 'response-codes', 'faq']

test.each([
  ['guides/instal', 'guides/install'],
  ['guide/install', 'guides/install'],
  ['quickstart', 'getting-started/quickstart'],
  ['docs/quickstart', 'getting-started/quickstart'],
  ['Guides/Upgrade', 'guides/upgrade'],
  ['pricing', undefined],
  ['', undefined]
])('the page closest to %j is %j', (name, expected) => {
  expect(new ClosestName(PAGES).find(name)).toBe(expected)
})

test.each([
  ['deflection-emails', 'set-deflection-emails'],
  ['response-code', 'response-codes'],
  ['something-else', undefined]
])('the anchor closest to %j is %j', (name, expected) => {
  expect(new ClosestName(IDS).find(name)).toBe(expected)
})

test.each([
  ['domian', 'domain'],
  ['manifest', 'manifest-path'],
  ['bsae-path', 'base-path'],
  ['target', undefined]
])('the input closest to %j is %j', (name, expected) => {
  expect(new ClosestName(['domain', 'manifest-path', 'base-path', 'timeout']).find(name)).toBe(expected)
})

test.each([
  // Half of the groups of three letters, and a third.
  ['abcx', 'abcy', 'abcy'],
  ['abx', 'aby', undefined],
  // The same last part: a fifth of the groups, and less.
  ['q/ab', 'abcdefghijklm/ab', 'abcdefghijklm/ab'],
  ['q/ab', 'abcdefghijklmn/ab', undefined],
  // Another last part needs half of them.
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

test('1,000 names are looked up among 20,000 in a short time', () => {
  const names = Array.from(
    { length: 20_000 },
    (_, i) => `guides/section-${i % 50}/how-to-configure-page-${i}`
  )
  const start = performance.now()
  const closest = new ClosestName(names)
  for (let i = 0; i < 1000; i++)
    expect(closest.find(`guides/sections-${i % 50}/how-to-configure-page-${i}`)).toBe(names[i])
  // About half a second; the limit leaves room for a busy machine.
  expect(performance.now() - start).toBeLessThan(60_000)
})
