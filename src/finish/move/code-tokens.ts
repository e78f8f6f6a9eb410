import { literalEnd } from '../../runtime/text/string-literal.ts'

/** Tokens of JavaScript that can contain any character. All patterns are sticky. */
export const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y
export const PATTERN =
  /\/(?![*/])[^\\/[\n]*(?:(?:\\.|\[[^\]\\\n]*(?:\\.[^\]\\\n]*){0,1000}\])[^\\/[\n]*){0,10000}\/\w*/y
export const WORD = /[\w$]+/y

/** A slash after one of these characters or words begins a regular expression. Any other slash is a division. */
const BEFORE_PATTERN = /(?:^|[([{,;:=!&|?+*%<>~^-]|\b(?:return|typeof|case|in|of|do|else|void))\s*$/

export function isPatternAt(code: string, at: number): boolean {
  return BEFORE_PATTERN.test(code.slice(Math.max(0, at - 20), at))
}

export const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}', '${': '}', '`': '`' }

/**
 * Calls `onCode` for each position outside of brackets, strings, templates, comments and regular expressions, from
 * `start` until `onCode` returns false or a bracket closes that was opened before `start`. Returns the last position.
 */
export function scanCode(
  code: string,
  start: number,
  end: number,
  onCode: (at: number) => boolean
): number | undefined {
  const open: string[] = []
  let at = start
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at
    if (!pattern.test(code)) return false
    at = pattern.lastIndex
    return true
  }
  while (at < end) {
    const character = code[at] as string
    const inside = open.at(-1)
    if (inside === '`' && character !== '`') {
      const opens = code.startsWith('${', at)
      if (opens) open.push('}')
      at += opens || character === '\\' ? 2 : 1
      continue
    }
    if (open.length === 0 && (')]}'.includes(character) || !onCode(at))) return at
    if (character === inside) {
      open.pop()
      at++
    } else if (character in CLOSING) {
      open.push(CLOSING[character] as string)
      at++
    } else if (character === '"' || character === "'") {
      const after = literalEnd(code, at)
      if (after === undefined) return undefined
      at = after
    } else if (character === '/') {
      if (!skip(COMMENT) && !(isPatternAt(code, at) && skip(PATTERN))) at++
    } else if (')]}'.includes(character)) return undefined
    else if (!skip(WORD)) at++
  }
  return at
}
