const [BANG, DASH, SLASH, QUESTION] = [33, 45, 47, 63]
export const LESS = 60

/** Returns what begins with the `<` at a position. Other markup, such as a doctype, ends with `>`. */
export function markupAt(bytes: Buffer, at: number): 'start' | 'end' | 'comment' | 'other' | 'text' {
  const next = bytes[at + 1] as number
  if (isLetter(next)) return 'start'
  if (next === SLASH) return isLetter(bytes[at + 2] as number) ? 'end' : 'other'
  if (next === BANG) return bytes[at + 2] === DASH && bytes[at + 3] === DASH ? 'comment' : 'other'
  return next === QUESTION ? 'other' : 'text'
}

function isLetter(byte: number): boolean {
  const lower = byte | 32
  return lower >= 97 && lower <= 122
}
