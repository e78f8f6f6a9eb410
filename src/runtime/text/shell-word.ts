/** Quotes a word of a command that users can copy. */
export function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
