import { expect, test } from '@jest/globals'
import { isForNode } from '../../../../src/export/prepare/node-scripts.ts'
import { movePageProgram } from '../../../../src/finish/move/page-program.ts'
import { scanCode } from '../../../../src/finish/move/code-tokens.ts'
import { literalEnd, templatePartEnd } from '../../../../src/runtime/text/string-literal.ts'
import { isApiDocument } from '../../../../src/site/files/api-document.ts'

test.each([
  ['"a"b"', 3],
  [String.raw`"a\"b"`, 6],
  [String.raw`"a\\"b"`, 5],
  [`'a"b'c`, 5],
  ['"a\\\nb"', 6],
  ['"a\nb"', undefined],
  ['"a\\', undefined],
  ['"', undefined]
])('%j ends after %s characters', (text, end) => {
  expect(literalEnd(text, 0)).toBe(end)
})

test('a template ends at its quotation mark or at its first expression', () => {
  expect(templatePartEnd('`a\\`$b`c', 0)).toBe(6)
  expect(templatePartEnd('`a\\${$b${c}`', 0)).toBe(7)
  expect(templatePartEnd('`a${b}`', 0, true)).toBe(6)
  expect(templatePartEnd('`a\\', 0)).toBe(3)
})

const LONG = 20_000_000
test.each([
  ['characters', 'a'.repeat(LONG)],
  ['escapes', '\\n'.repeat(LONG / 2)],
  ['both', 'aaaa\\n'.repeat(LONG / 5)]
])(
  'a string of 20 MB with %s is read everywhere',
  (_, content) => {
    const move = { base: '/docs', uses: {}, isFile: () => false }
    for (const literal of [`"${content}"`, `'${content}'`]) {
      const code = `f(${literal});`
      expect(scanCode(code, 0, code.length, () => true)).toBe(code.length)
      expect(movePageProgram(code, move)).toHaveLength(code.length)
      expect(isForNode(`${code}require("fs")`)).toBe(true)
    }
    const template = `f(\`${content}\`);`
    expect(movePageProgram(template, move)).toHaveLength(template.length)
    expect(isForNode(`${template}require("fs")`)).toBe(true)
    expect(isApiDocument('a.json', `{"a":"${content.slice(0, 4_000_000)}","openapi":"3.1.0"}`)).toBe(true)
  },
  60_000
)
