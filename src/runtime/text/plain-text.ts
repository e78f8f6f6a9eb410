/**
 * Characters without a width, such as Unicode tags, and characters that reorder text or control a terminal. Excludes
 * one joiner or variation selector after a character that it can change, as in emoji, Persian and Hindi.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Han}\d#*]|\ufe0f|(?!\p{DI})\p{M})[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\d#*])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{DI}/gu

/** Replaces invisible characters in untrusted text. Line breaks also count as invisible. */
export function withoutControls(text: string): string {
  return text.replace(UNSEEN, '\uFFFD')
}

/** Escapes invisible characters in JSON that has only one line. */
export function visibleJson(json: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return json.replace(UNSEEN, character => character.split('').map(escaped).join(''))
}

/** Converts untrusted text to one visible line, for a log, an annotation or a terminal. */
export function plainText(text: string): string {
  return withoutControls(text.replaceAll(/\s+/g, ' '))
}

/** Replaces invisible characters in untrusted text for a terminal. Keeps line breaks and tabs. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, withoutControls)
}
