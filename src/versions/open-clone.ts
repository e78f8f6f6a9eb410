import type { Environment } from '../runtime/action/runner.ts'
import { findProgram } from '../runtime/files/find-program.ts'
import { Git } from '../runtime/files/git.ts'
import { Problem } from '../runtime/problem.ts'
import type { CheckedOut } from './checkout.ts'
import { Clone } from './clone.ts'

export interface CheckedOutClone {
  clone: Clone
  head: string
}

/** Opens the clone of a checkout. `timeoutMs`: time limit for each synchronous `git` command. */
export function openClone(
  { root }: Pick<CheckedOut, 'root'>,
  env: Environment,
  timeoutMs: number
): CheckedOutClone | Problem {
  const git = findProgram('git', env, root)
  if (git === undefined) return new Problem('`git` is not in `PATH`. Install `git` to read the clone')
  const clone = new Clone(new Git(git, root, env), timeoutMs)
  const head = clone.resolve('HEAD^{commit}')
  return head instanceof Problem ? new Problem(`the clone cannot be read: ${head.message}`) : { clone, head }
}
