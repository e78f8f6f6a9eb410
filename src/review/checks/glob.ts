/** A pattern of link targets: `*` stands for anything up to the next `/`, `**` for anything at all. */
export interface TargetPattern {
  text: string
  matches(target: string): boolean
}

const STAR = '*'
const STARS = '**'

/** A pattern, or what is wrong with it. */
export function parsePattern(text: string): TargetPattern | { problem: string } {
  if (/\*{3}/.test(text)) return { problem: `${text}: use \`*\` or \`**\`` }
  if (!/^(?:\/|\*|https?:\/\/)/.test(text)) {
    return { problem: `${text}: a pattern starts with \`/\`, \`*\` or \`https://\`, as link targets do` }
  }
  if (/[\s[\]{}\\]/.test(text)) {
    return {
      problem: `${text}: write spaces, brackets and backslashes percent-encoded; only \`*\` and \`**\` are special`
    }
  }
  const parts = text.split(/(\*\*?)/).filter(part => part !== '')
  return { text, matches: target => matchesParts(parts, target) }
}

/** Follows all positions in the pattern at once, so that no target takes longer than its length times the pattern's. */
function matchesParts(parts: string[], target: string): boolean {
  let ends = new Set([0])
  for (const part of parts) {
    const next = new Set<number>()
    if (part === STAR || part === STARS) {
      for (const end of ends) {
        for (let at = end; at <= target.length && !next.has(at); at++) {
          next.add(at)
          if (part === STAR && target[at] === '/') break
        }
      }
    } else for (const end of ends) if (target.startsWith(part, end)) next.add(end + part.length)
    if (next.size === 0) return false
    ends = next
  }
  return ends.has(target.length)
}
