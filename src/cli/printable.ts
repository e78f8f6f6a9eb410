/** What moves the cursor, changes colors or a title, or turns the direction of the text around. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/** Text of others for a terminal. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(CONTROLS, '\uFFFD')
}
