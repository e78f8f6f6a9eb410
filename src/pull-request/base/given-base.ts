import { lstatSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import type { Environment } from '../../runtime/action/runner.ts'
import { Problem } from '../../runtime/problem.ts'
import { findDocs, settingsIn } from '../../site/docs-folders.ts'
import { type Checkout, rootAbove } from '../../versions/checkout.ts'
import type { Clone } from '../../versions/clone.ts'
import type { Base } from './compare.ts'
import { linkProblem } from '../../versions/docs-folder.ts'
import { type CheckedOutClone, openClone } from '../../versions/open-clone.ts'

/** Finds the version to compare the documentation with, as selected by the input `base`. */
export function givenBase(
  given: string | undefined,
  checkout: Checkout,
  {
    workspace,
    env,
    isPullRequest,
    timeoutMs
  }: { workspace: string; env: Environment; isPullRequest: boolean; timeoutMs: number }
): Base | Problem {
  if (given === 'none') return { kind: 'none' }
  if (given === undefined)
    return isPullRequest
      ? { kind: 'pull-request' }
      : new Problem(
          '`base` is missing: this run was not started by a pull request. Set `base` to a branch, a commit, a folder with the earlier version, or `none`'
        )
  const folder = resolve(workspace, given)
  // A change could add a folder named like a branch, so a folder in the repository must be given as a path: `./x`.
  const isPartOfChange = checkout.isClone && rootAbove(folder, undefined) === checkout.root
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() && (!isPartOfChange || isPath(given)))
    return baseFolder(given, folder, checkout.prefix, workspace)
  if (env['GITHUB_ACTIONS'] !== 'true') return baseInClone(given, checkout, env, timeoutMs)
  return /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/.test(given)
    ? { kind: 'ref', ref: given }
    : new Problem(`\`base\` "${given}" is not a folder, a branch, or a commit`)
}

function isPath(text: string): boolean {
  return isAbsolute(text) || /^\.\.?(?:[/\\]|$)/.test(text)
}

/** Finds the documentation in the given folder: at the same path as in the checkout, or in the only docs folder. */
function baseFolder(given: string, folder: string, prefix: string, workspace: string): Base | Problem {
  const [only, ...others] = findDocs(folder)
  const isThere = settingsIn(join(folder, prefix)) !== undefined
  const found = isThere ? join(folder, prefix) : others.length === 0 ? only : undefined
  if (found !== undefined) return linkProblem('base', found, workspace) ?? { kind: 'folder', folder: found }
  const where = prefix === '' ? '' : `, in ${prefix},`
  return new Problem(
    `\`base\` needs docs.json or mint.json in its root${where} or in exactly one other folder: ${given}`
  )
}

/** Options for `--fix`, which fixes findings in the working tree. Used only on a command line. */
export interface WantedFix extends CheckedOutClone {
  /** Whether to also fix old findings. */
  isAll: boolean
}

export function wantedFix(
  { checkout, isAll }: { checkout: Checkout; isAll: boolean },
  env: Environment,
  timeoutMs: number
): WantedFix | Problem {
  if (!checkout.isClone)
    return new Problem(
      `\`--fix\` needs a clone to detect uncommitted changes, but ${checkout.root} is not a clone. Without \`--fix\`, a comparison writes the edits to \`fixes.patch\``
    )
  const found = openClone(checkout, env, timeoutMs)
  return found instanceof Problem ? found : { ...found, isAll }
}

/** Finds the merge base of the checked-out commit and the given branch or commit. */
function baseInClone(given: string, checkout: Checkout, env: Environment, timeoutMs: number): Base | Problem {
  const { root, isClone } = checkout
  const name = JSON.stringify(given)
  if (isPath(given)) return new Problem(`\`base\` ${name}: the folder does not exist`)
  if (!isClone) return new Problem(`\`base\` ${name} is not a folder, and ${root} is not a clone`)
  const found = openClone(checkout, env, timeoutMs)
  if (found instanceof Problem) return found
  const { clone, head } = found
  // In a clone made by a CI system, branches exist only as remote branches.
  const commits = [given, `origin/${given}`].map(ref => clone.resolve(`${ref}^{commit}`))
  const commit = commits.find(each => !(each instanceof Problem)) ?? commits[0]
  if (commit === undefined || commit instanceof Problem)
    return new Problem(`\`base\` ${name} is not a commit in the clone. ${fetchAdvice(clone)}`)
  const base = clone.mergeBase(commit, head)
  if (!(base instanceof Problem)) return { kind: 'clone', clone, head, base }
  return new Problem(
    `\`base\` ${name} has no commit in common with the checked-out commit. ${fetchAdvice(clone)}. Or compare with a folder: run \`git worktree add ../base ${given}\`, then set \`--base ../base\``
  )
}

function fetchAdvice(clone: Clone): string {
  const command = `git fetch${clone.isShallow() ? ' --unshallow' : ''} origin BRANCH`
  return `Fetch the branch: run \`${command}\`, then set \`--base FETCH_HEAD\``
}
