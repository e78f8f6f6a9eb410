import { expect, test } from '@jest/globals'
import { escapeMarkup } from '../../../src/runtime/text/markup.ts'
import { elements, elementText } from '../../../src/s3/xml.ts'

test.each([
  ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
  ['&#x26;&#38;&#x1F600;', '&&😀'],
  ['&unknown; &constructor; &#x110000;', '&unknown; &constructor; \ufffd']
])('decodes the text %s as %s', (xml, text) => {
  expect(elementText(`<a><Key>${xml}</Key></a>`, 'Key')).toBe(text)
})

test('decodes the output of escapeMarkup', () => {
  const text = `a & b < c > "d" 'e' &amp;`
  expect(elementText(`<Key>${escapeMarkup(text)}</Key>`, 'Key')).toBe(text)
})

test('finds every element, and ignores an unclosed element', () => {
  expect(elements('<A>1</A><A>2</A><A>3', 'A')).toEqual(['1', '2'])
  expect(elementText('<B>1</B>', 'A')).toBeUndefined()
})
