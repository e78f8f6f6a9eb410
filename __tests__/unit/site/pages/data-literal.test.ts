import { describe, expect, test } from '@jest/globals'
import {
  bytesOfDataLiteral,
  dataLiteral,
  dataLiteralOfBytes
} from '../../../../src/site/pages/data-literal.ts'

const TEXTS = [
  '',
  'plain "quoted" \\u2028 \\ \n\t\0\x1f\x7f',
  '<a href="&amp;">é € 😀</a>',
  'line\u2028and\u2029paragraph',
  '\u0080\u00ff\ufeff\uffff',
  '\u2028<é>'
]

const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

describe('a literal in bytes', () => {
  test.each(TEXTS)('is the literal of the text: %j', text => {
    const literal = dataLiteralOfBytes(Buffer.from(text))
    expect(literal).toBe(bytesOf(dataLiteral(text)))
    expect(bytesOfDataLiteral(literal)?.toString()).toBe(text)
  })

  test.each([
    ...TEXTS.map(text => JSON.stringify(text)),
    String.raw`"\u00e9 \u20AC \u2028 \ud83d\ude00"`,
    String.raw`"\\u20ac \\\u20ac"`,
    String.raw`"\u0041\u007f\u0080"`,
    // Half of a character becomes the replacement character, as in `Buffer.from`.
    String.raw`"\ud83d é"`
  ])('is read like its text: %s', literal => {
    const text = JSON.parse(literal) as string
    expect(bytesOfDataLiteral(bytesOf(literal))).toEqual(Buffer.from(text))
  })

  test.each(['', '"', '"a', '7', '["a"]', '"a\nb"', String.raw`"\x"`, String.raw`"\u20"`])(
    'is refused if it is not valid: %j',
    literal => expect(bytesOfDataLiteral(literal)).toBeUndefined()
  )
})
