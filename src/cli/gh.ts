import { spawnSync } from 'node:child_process'
import { findProgram } from '../runtime/files/find-program.ts'
import type { Shell } from './shell.ts'

/** The JSON that gh prints, which is not shown. Undefined without gh, or where it fails, such as before a login. */
export function askGh(args: string[], root: string, { env }: Pick<Shell, 'env'>): unknown {
  // A program of the repository is never run.
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
    // This program is not the gh of GitHub.
    return undefined
  }
}
