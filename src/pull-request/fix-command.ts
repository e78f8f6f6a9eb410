import type { Environment } from '../runtime/action/runner.ts'
import { quoted } from '../runtime/text/shell-word.ts'
import type { PullRequest } from './pull-request-event.ts'

/** The argument with which the command-line program passes the command that the user typed. */
const COMMAND = '--command='

interface Run {
  env: Environment
  /** Arguments of the action. */
  switches: readonly string[]
  serverUrl: string
  pullRequest: PullRequest | undefined
  /** Path of the documentation in the repository. */
  prefix: string
}

/** Returns the command that fixes the findings in a clone; undefined if the program's name is unknown. */
export function fixCommand(
  { base, 'docs-path': docsPath, 'check-ignore': ignore }: Readonly<Record<string, string>>,
  { env, switches, serverUrl, pullRequest, prefix }: Run
): string | undefined {
  const typed = switches.find(arg => arg.startsWith(COMMAND))?.slice(COMMAND.length)
  // Without a base, all findings can be fixed.
  const fix = base === 'none' || switches.includes('--all') ? ['--fix', '--all'] : ['--fix']
  if (typed !== undefined) return [typed, ...fix].join(' ')
  const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env
  if (repository === '') return undefined
  const source =
    serverUrl === 'https://github.com' ? `github:${repository}` : `git+${serverUrl}/${repository}.git`
  const folder = docsPath === undefined || prefix === '' ? [] : ['--docs-path', prefix.replace(/\/$/, '')]
  // A folder of the workflow may not exist in the clone of a reader.
  const given = base !== undefined && /^(?:\.|\/|[a-z]:)/i.test(base) ? undefined : base
  const own = given ?? pullRequest?.baseRef ?? pullRequest?.baseSha ?? base
  const words = [`${source}${ref === '' ? '' : `#${ref}`}`, 'pull-request', ...folder]
  const ignored = ignore === undefined ? [] : ['--check-ignore', ignore]
  const compared = own === undefined ? [] : ['--base', own]
  return ['npx', ...words, ...compared, ...ignored, ...fix].map(quoted).join(' ')
}
