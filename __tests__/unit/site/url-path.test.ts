import { expect, test } from '@jest/globals'
import { encodePath } from '../../../src/site/url-path.ts'

test.each([
  ['lang/c++', 'lang/c++'],
  ['@scope/pkg', '@scope/pkg'],
  ["a(1)!$&'*,;=:[x]|y~.html", "a(1)!$&'*,;=:[x]|y~.html"],
  ['100%.html', '100%25.html'],
  ['a b?c#d"<>`{}^', 'a%20b%3Fc%23d%22%3C%3E%60%7B%7D%5E'],
  ['grüße/日本', 'gr%C3%BC%C3%9Fe/%E6%97%A5%E6%9C%AC'],
  ['lone\ud800', 'lone%EF%BF%BD']
])('encodes %j as browsers do', (path, encoded) => {
  expect(encodePath(path)).toBe(encoded)
})
