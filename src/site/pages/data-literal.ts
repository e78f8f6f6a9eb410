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

/** Returns undefined if the literal is not valid. */
export function textOfDataLiteral(literal: string): string | undefined {
  try {
    const text: unknown = JSON.parse(literal)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}
