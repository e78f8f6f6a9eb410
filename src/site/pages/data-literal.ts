const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029'
}

/** Like Next.js, escapes the characters that have a meaning in HTML or in old versions of JavaScript. */
export function dataLiteral(text: string): string {
  return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, character => ESCAPES[character] as string)
}

/** Like `dataLiteral`, for UTF-8 in which each byte is one character. Strings of such characters are faster. */
export function dataLiteralOfBytes(data: Buffer): string {
  if (data.includes('\u2028') || data.includes('\u2029'))
    return Buffer.from(dataLiteral(data.toString())).toString('latin1')
  return dataLiteral(data.toString('latin1'))
}

/** An escape of a character that needs more than one byte. Also matches after an escaped backslash. */
const WIDE_ESCAPE = /\\u(?!00[0-7])/

/** Returns the UTF-8 for a literal in which each byte is one character, or undefined if the literal is not valid. */
export function bytesOfDataLiteral(literal: string): Buffer | undefined {
  if (!WIDE_ESCAPE.test(literal)) {
    const bytes = textOfDataLiteral(literal)
    return bytes === undefined ? undefined : Buffer.from(bytes, 'latin1')
  }
  const text = textOfDataLiteral(Buffer.from(literal, 'latin1').toString())
  return text === undefined ? undefined : Buffer.from(text)
}

/** Returns undefined if the literal is not valid. */
function textOfDataLiteral(literal: string): string | undefined {
  try {
    const text: unknown = JSON.parse(literal)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
