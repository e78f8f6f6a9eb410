import { Problem } from '../../runtime/problem.ts'
import { type Glob, parseGlob } from '../../site/files/glob.ts'

/** `glob = value`: the first rule whose pattern matches a path decides. */
export interface Rule {
  glob: Glob
  value: string
}

/** One rule per line. Empty lines and lines that begin with `#` are skipped. */
export function parseRules(text: string): Rule[] | Problem {
  const rules: Rule[] = []
  const problems: string[] = []
  for (const line of text.split('\n').map(each => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    // The value may contain `=`, as in `max-age=60`; a pattern cannot contain ` = `.
    const [, glob, value = ''] = /^(.+?)(?:\s+=\s*|=\s+)(.+)$/.exec(line) ?? /^([^=]+)=(.+)$/.exec(line) ?? []
    if (glob === undefined) problems.push(`"${line}" is not a rule: write \`glob = value\``)
    else if (!/^[\x20-\x7e]+$/.test(value)) problems.push(`"${line}" has a value that a header cannot carry`)
    else
      rules.push({
        glob: parseGlob(glob.trim().replace(/^\//, '')),
        value: value.trim().replace(/\s+/g, ' ')
      })
  }
  return problems.length === 0 ? rules : new Problem(...problems)
}

export function firstMatch(rules: readonly Rule[], path: string): string | undefined {
  return rules.find(({ glob }) => glob.matches(path))?.value
}
