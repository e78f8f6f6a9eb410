/** Characters that no text consists of, and spaces without a width, which headings have beside their links. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff]/gu

/** Text of unknown origin as Markdown that shows exactly this text, in one line. */
export function escapeInline(text: string): string {
  return visible(text).replace(MARKS, '\\$&')
}

// Inside of words `_` has no effect. References to characters and tags have one.
const MARKS = /[\\`*[\]<|~]|&(?=#?\w)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** White space is a space, as browsers show it. Most of it is one already. */
export function visible(text: string): string {
  return text.replace(/[\t\n\f\r ]{2,}|[\t\n\f\r]/g, ' ').replace(UNSEEN, '')
}

/** A line that begins no list, heading, quotation, table or rule. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^(?=[-+](?:[\s-]|$)|=+\s*$|#{1,6}(?:\s|$)|>|:-)/, '\\')
}

/** The code as a span. In a table, even the `|` of code ends a cell. */
export function codeSpan(text: string, isInTable: boolean): string {
  const code = visible(text).trim()
  if (code === '') return ''
  const fence = '`'.repeat(longestRun(code) + 1)
  const space = /^`|`$/.test(code) ? ' ' : ''
  return `${fence}${space}${isInTable ? code.replaceAll('|', '\\|') : code}${space}${fence}`
}

/** The text in a fence that none of its lines can end. */
export function fencedCode(text: string, language: string): string {
  const code = text.replace(/\r\n?/g, '\n').replace(/[^\n\t]+/g, line => line.replace(UNSEEN, ''))
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}${language}\n${code.replace(/^\n|\n+$/g, '')}\n${fence}`
}

function longestRun(code: string): number {
  let longest = 0
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

/** An address without the characters that would end a link. */
export function linkTarget(address: string): string {
  return address.replace(/[\s\p{Cc}()<>\\`*[\]|"']/gu, encodeAscii)
}

function encodeAscii(character: string): string {
  return character.charCodeAt(0) < 128
    ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
    : encodeURIComponent(character)
}
