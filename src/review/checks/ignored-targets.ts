import { type Glob, parseGlob } from '../../site/glob.ts'

/** A pattern of `check-ignore`, or what is wrong with it. */
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
