/** A word of a command to copy. */
export function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
