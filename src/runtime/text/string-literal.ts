const [NEW_LINE, DOLLAR, BACKSLASH, BRACE] = [10, 36, 92, 123]

/**
 * Returns the position after the string literal of JavaScript or JSON that begins at `start`, or undefined if it has no
 * end in its line. A regular expression with alternatives cannot read a literal of several megabytes.
 */
export function literalEnd(text: string, start: number): number | undefined {
  const quote = text.charCodeAt(start)
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code === BACKSLASH) at++
    else if (code === NEW_LINE) return undefined
  }
  return undefined
}

/** Returns the position of the quotation mark that ends a template, or of the first `${`. Otherwise, the end of the text. */
export function templatePartEnd(text: string, start: number, isWhole = false): number {
  const quote = text.charCodeAt(start)
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === BACKSLASH) at++
    else if (!isWhole && code === DOLLAR && text.charCodeAt(at + 1) === BRACE) return at
  }
  return text.length
}
