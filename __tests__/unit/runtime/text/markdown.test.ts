import { clip } from '../../../../src/runtime/text/clip.ts'
import { expect, test } from '@jest/globals'
import fc from '../../../support/properties.ts'
import { alert, code, escapeMarkdown, link, sentence, table } from '../../../../src/runtime/text/markdown.ts'
import { renderMarkdown } from '../../../support/markdown.ts'

const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a|b', '`', '``x`', '<b>&amp;</b>', '\\|', '$x$'),
  fc.constantFrom('[a](b)', '![i](x)', 'a\n| b |\n', '~~s~~', '# h')
)

test('keeps the table shape, and displays any name unchanged in its cell', () => {
  fc.assert(
    fc.property(nasty, nasty, (first, second) => {
      const markdown = table(['One', 'Two'], [[`x${escapeMarkdown(first)}x`, `x${code(second)}x`]])
      const { tables } = renderMarkdown(markdown)
      const [header, row] = tables[0] ?? []
      const seen = (text: string) => `x${text.replace(/\s+/g, ' ')}x`
      expect(header).toEqual(['One', 'Two'])
      // As Markdown requires, the renderer replaces NUL with U+FFFD.
      expect(row).toEqual([seen(first), seen(second)].map(text => text.replaceAll('\0', '\uFFFD')))
    })
  )
})

test('renders text between backticks in a sentence as code, and escapes an unpaired backtick', () => {
  expect(sentence('`a|b`, `d` or `c')).toBe('<code>a&#124;b</code>, <code>d</code> or &#96;c')
})

test('percent-encodes parentheses and bars in a link address', () => {
  const { links, tables } = renderMarkdown(table(['A'], [[link('a|b', 'https://example.com/x_(1)|2?a=b')]]))
  expect(links).toEqual(['https://example.com/x%5F%281%29%7C2?a=b'])
  expect(tables[0]?.[1]).toEqual(['a|b'])
})

test.each([['javascript:alert(1)'], ['not an address'], [undefined]])(
  'writes only the link text if a link has the invalid address %s',
  address => {
    expect(link('here', address)).toBe('here')
  }
)

test('separates the paragraphs of an alert with a quoted blank line', () => {
  expect(alert('CAUTION', ['one', 'two'])).toBe('> [!CAUTION]\n> one\n>\n> two')
})

test('clips a long text between characters and adds an ellipsis', () => {
  expect(clip('abcdef', 4)).toBe('abc…')
  expect(clip('abcd', 4)).toBe('abcd')
  expect(clip('🙂🙂🙂', 2)).toBe('🙂…')
  expect(clip('🙂🙂', 2)).toBe('🙂🙂')
})
