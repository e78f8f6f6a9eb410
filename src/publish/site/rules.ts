/** `glob = value`: the first rule whose pattern matches a path decides. */
export interface Rule {
  pattern: RegExp
  value: string
}

/** One rule per line. Empty lines and lines that begin with `#` are skipped. */
export function parseRules(text: string): { rules: Rule[]; problems: string[] } {
  const rules: Rule[] = []
  const problems: string[] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    // The value may contain `=`, as in `max-age=60`; a pattern cannot contain ` = `.
    const [, glob, value = ''] = /^(.+?)(?:\s+=\s*|=\s+)(.+)$/.exec(line) ?? /^([^=]+)=(.+)$/.exec(line) ?? []
    if (glob === undefined) problems.push(`"${line}" is not a rule: write \`glob = value\``)
    else if (!/^[\x20-\x7e]+$/.test(value)) problems.push(`"${line}" has a value that a header cannot carry`)
    else rules.push({ pattern: globToRegExp(glob.trim()), value: value.trim().replace(/\s+/g, ' ') })
  }
  return { rules, problems }
}

export function firstMatch(rules: readonly Rule[], path: string): string | undefined {
  return rules.find(({ pattern }) => pattern.test(path))?.value
}

/**
 * `*` and `?` stop at `/`, `**` does not; `**` as a whole segment also matches no segment at all. A leading `/` means
 * the same as none. Patterns with few wildcards only: see the test for what a long row of them costs.
 */
export function globToRegExp(glob: string): RegExp {
  const source = glob.replace(/^\//, '').replace(/\*{2,}\/?|\*|\?|[^*?]+/g, (token, at: number) => {
    if (token === '?') return '[^/]'
    if (token === '*') return '[^/]*'
    const startsSegment = at === 0 || glob[glob.startsWith('/') ? at : at - 1] === '/'
    if (token.startsWith('**')) {
      if (!token.endsWith('/')) return '.*'
      return startsSegment ? '(?:.*/)?' : '.*/'
    }
    return token.replace(/[.+^${}()|[\]\\/-]/g, '\\$&')
  })
  return new RegExp(`^${source}$`, 's')
}
