import { spawnSync } from 'node:child_process'
import { findProgram } from '../runtime/files/find-program.ts'
import type { Shell } from './shell.ts'

/**
 * Returns whether gh can be used for a server. `gh auth token` reads only local settings, and its output is not read.
 */
export function ghState(
  server: string,
  root: string,
  { env }: Pick<Shell, 'env'>
): 'missing' | 'signed out' | 'ready' {
  const gh = findProgram('gh', env, root)
  if (gh === undefined) return 'missing'
  const { status } = spawnSync(gh, ['auth', 'token', '--hostname', server], {
    cwd: root,
    env,
    stdio: 'ignore'
  })
  return status === 0 ? 'ready' : 'signed out'
}

/** Returns the JSON output of gh. Undefined if gh is missing or the command fails, for example before a login. */
export function askGh(args: string[], root: string, { env }: Pick<Shell, 'env'>): unknown {
  // `findProgram` skips programs in the repository, which are not trusted.
  const gh = findProgram('gh', env, root)
  if (gh === undefined) return undefined
  const { status, stdout } = spawnSync(gh, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore']
  })
  try {
    return status === 0 ? JSON.parse(stdout) : undefined
  } catch {
    // The output is not JSON, so this program is not the GitHub CLI.
    return undefined
  }
}
