import { field, Problem } from '../../runtime/input-fields.ts'
import { type Glob, parseGlob } from '../../site/glob.ts'

/** `check-ignore`: a pattern per line. */
export const ignoredTargets = field(value => {
  const lines = value.split('\n').map(line => line.trim())
  const parsed = lines.filter(line => line !== '').map(parseIgnoredTarget)
  const problems = parsed.flatMap(pattern => ('problem' in pattern ? [pattern.problem] : []))
  if (problems.length > 0)
    return new Problem(...problems.map(problem => `has an invalid pattern: ${problem}`))
  return parsed.filter((pattern): pattern is Glob => !('problem' in pattern))
})

export function parseIgnoredTarget(text: string): Glob | { problem: string } {
  if (/\*{3}/.test(text)) return { problem: `${text}: use \`*\` or \`**\`` }
  if (!/^(?:\/|\*|https?:\/\/)/.test(text)) {
    return { problem: `${text}: a pattern starts with \`/\`, \`*\` or \`https://\`, as link targets do` }
  }
  if (/[\s[\]{}\\]/.test(text)) {
    return {
      problem: `${text}: write spaces, brackets and backslashes percent-encoded; only \`*\` and \`**\` are special`
    }
  }
  return parseGlob(text)
}
