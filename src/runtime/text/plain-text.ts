/** Characters that hide or reorder other text, or command a terminal. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Text of unknown origin that shows what it contains. Line breaks count as unseen, too. */
export function withoutControls(text: string): string {
  return text.replace(UNSEEN, '\uFFFD')
}

/** The same as one line, for a log, an annotation or a terminal. */
export function plainText(text: string): string {
  return withoutControls(text.replaceAll(/\s+/g, ' '))
}

/** The same with its lines and tabs, for a terminal. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, withoutControls)
}
