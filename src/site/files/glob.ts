export interface Glob {
  text: string
  matches(path: string): boolean
}

const STAR = '*'
const STARS = '**'
const FOLDERS = '**/'

/**
 * `*` matches any characters except `/`, and `**` matches any characters. `**` as a whole segment also matches zero
 * segments. All other characters are literal: addresses contain `?`, and file names contain brackets.
 */
export function parseGlob(text: string): Glob {
  const parts: string[] = []
  for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
    if (!token.startsWith(STARS)) parts.push(token)
    else if (!token.endsWith('/')) parts.push(STARS)
    else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true) parts.push(FOLDERS)
    else parts.push(STARS, '/')
  }
  return { text, matches: path => matchesParts(parts, path) }
}

/** Tracks all possible positions at once, so that the time never exceeds path length times pattern length. */
function matchesParts(parts: readonly string[], path: string): boolean {
  let ends = new Set([0])
  for (const part of parts) {
    const next = new Set<number>()
    for (const end of ends) {
      if (part === STAR || part === STARS) {
        for (let at = end; at <= path.length && !next.has(at); at++) {
          next.add(at)
          if (part === STAR && path[at] === '/') break
        }
      } else if (part === FOLDERS) {
        next.add(end)
        for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
          next.add(at + 1)
      } else if (path.startsWith(part, end)) next.add(end + part.length)
    }
    ends = next
  }
  return ends.has(path.length)
}
