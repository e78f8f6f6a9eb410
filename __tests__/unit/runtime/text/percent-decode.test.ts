import { expect, test } from '@jest/globals'
import { percentDecode } from '../../../../src/runtime/text/percent-decode.ts'

test.each([
  ['100%', '100%'],
  ['%zz%41', '%zzA'],
  ['%ff', '\uFFFD'],
  ['\ud800%ff', '\uFFFD\uFFFD'],
  ['ä%ff%C3%A4', 'ä\uFFFDä']
])('decodes %j, and does not throw', (text, decoded) => {
  expect(percentDecode(text)).toBe(decoded)
})
