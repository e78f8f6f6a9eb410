import { field } from '../../runtime/action/input-fields.ts'
import { collect, Problem } from '../../runtime/problem.ts'
import { type Glob, parseGlob } from '../../site/files/glob.ts'

/** The input `check-ignore`: one pattern per line. */
export const ignoredTargets = field(value => {
  const lines = value.split('\n').map(line => line.trim())
  return collect(lines.filter(line => line !== '').map(parseIgnoredTarget))
})

export function parseIgnoredTarget(text: string): Glob | Problem {
  const invalid = (rule: string) => new Problem(`has an invalid pattern "${text}": ${rule}`)
  if (/\*{3}/.test(text)) return invalid('use `*` or `**`')
  if (!/^(?:\/|\*|https?:\/\/)/.test(text)) return invalid('start the pattern with `/`, `*` or `https://`')
  if (/\s/.test(text)) return invalid('write one pattern per line and `*` instead of white space')
  return parseGlob(text)
}
