/** Shortens a long text and adds an ellipsis, without splitting a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  const characters = Array.from(text.slice(0, 2 * length + 1))
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
