import { expect, test } from '@jest/globals'
import { cssAddresses } from '../../../src/html/css-scanner.ts'

const ESCAPES = '\\a-'.repeat(10_000_000)

test.each([
  ['a name with ten million escapes', () => `${ESCAPES}{e:url(f)}`],
  ['a string with ten million escapes', () => `"${ESCAPES}"{e:url(f)}`],
  ['an invalid address with ten million escapes', () => `url(( ${ESCAPES}){e:url(f)}`],
  ['a name of 30 million characters', () => `${'d'.repeat(30_000_000)}{e:url(f)}`]
])('finds the addresses before and after %s', (_, make) => {
  expect(Array.from(cssAddresses(`a{b:url(c)} ${make()}`), ({ value }) => value)).toEqual(['c', 'f'])
})
