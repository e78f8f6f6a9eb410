/**
 * Characters without a width, such as tags, and those that reorder other text or command a terminal. One joiner or
 * variation selector behind a character that it shapes, as in emoji, Persian and Hindi, is a part of that character.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Han}\d#*]|\ufe0f|(?!\p{DI})\p{M})[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\d#*])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{DI}/gu

/** Text of unknown origin that shows what it contains. Line breaks count as unseen, too. */
export function withoutControls(text: string): string {
  return text.replace(UNSEEN, '\uFFFD')
}

/** JSON in one line, with such characters escaped. */
export function visibleJson(json: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replace(UNSEEN, character => character.split('').map(escaped).join(''))
}

/** The same as one line, for a log, an annotation or a terminal. */
export function plainText(text: string): string {
  return withoutControls(text.replaceAll(/\s+/g, ' '))
}

/** The same with its lines and tabs, for a terminal. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, withoutControls)
}
