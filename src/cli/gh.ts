import { spawnSync } from 'node:child_process'
import { findProgram } from '../runtime/files/find-program.ts'
import type { Shell } from './shell.ts'

/** What gh prints as JSON, with nothing of it shown. Undefined without gh, or where it fails, such as before a login. */
export function askGh(args: string[], root: string, { env }: Pick<Shell, 'env'>): unknown {
  // Never a program of the repository.
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
    // Not the gh of GitHub.
    return undefined
  }
}
