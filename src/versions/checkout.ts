import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isBelow } from '../runtime/files/is-below.ts'
import { readIfThere } from '../runtime/files/read-below.ts'

/** A repository in the workspace and its checked-out commit. */
export interface CheckedOut {
  root: string
  /** Undefined if the commit id cannot be read from the files in `.git`. */
  commit: string | undefined
  /** The repository that contains this repository as a submodule. */
  outer?: CheckedOut | undefined
}

export interface Checkout extends CheckedOut {
  /** Folder with `docs.json` or `mint.json`. */
  folder: string
  /** Path of the folder from the repository root, with a trailing slash; empty for the root. */
  prefix: string
  /** Path of the folder from the outermost repository root. Untrusted, because the change can rename the folder. */
  path: string
  /** Whether the folder is in a Git repository. */
  isClone: boolean
}

/** `sha`: the run's commit, used if no `.git` exists. A command-line run also looks for `.git` above the workspace. */
export function readCheckout(
  folder: string,
  workspace: string,
  { sha, isRunner }: { sha: string | undefined; isRunner: boolean }
): Checkout {
  const around = isBelow(folder, workspace) ? workspace : undefined
  const found = repositoryOf(folder, isRunner ? around : undefined)
  const own = found ?? { root: around ?? folder, commit: sha }
  return {
    ...own,
    folder,
    prefix: wayTo(folder, own.root),
    path: wayTo(folder, outermost(own).root),
    isClone: found !== undefined
  }
}

export function outermost(checkout: CheckedOut): CheckedOut {
  return checkout.outer === undefined ? checkout : outermost(checkout.outer)
}

/**
 * Finds a symbolic link in a path, because the link could lead to files outside the documentation. Checks the path only
 * below the workspace, or below the repository root if the path is outside the workspace.
 */
export function linkIn(path: string, workspace: string): string | undefined {
  const top = isBelow(path, workspace) ? workspace : (rootAbove(path, undefined) ?? dirname(path))
  for (let at = path; at !== top && at !== dirname(at); at = dirname(at))
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) return at
  return undefined
}

/** Finds the closest folder with `.git`, at or above `folder` but not above `top`. */
export function rootAbove(folder: string, top: string | undefined): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return at
    if (at === top || at === dirname(at)) return undefined
  }
}

function wayTo(folder: string, root: string): string {
  const path = relative(root, folder).split(sep).join('/')
  return path === '' ? '' : `${path}/`
}

function repositoryOf(folder: string, top: string | undefined): CheckedOut | undefined {
  const root = rootAbove(folder, top)
  if (root === undefined) return undefined
  const git = join(root, '.git')
  if (lstatSync(git).isDirectory()) return { root, commit: checkedOutCommit(git) }
  const outer = root === top || root === dirname(root) ? undefined : repositoryOf(dirname(root), top)
  const own = outer && submoduleFolder(git, join(outermost(outer).root, '.git'))
  return own === undefined ? { root, commit: undefined } : { root, commit: checkedOutCommit(own), outer }
}

/**
 * Finds a submodule's Git folder, which must be inside the outer repository's `.git` folder, so that a `.git` file
 * cannot point to another repository. Excludes worktrees, whose Git folder contains `commondir`.
 */
function submoduleFolder(file: string, repository: string): string | undefined {
  const target = /^gitdir: (.+)$/.exec(contentOf(file))?.[1]
  if (target === undefined || !lstatSync(repository).isDirectory()) return undefined
  try {
    const own = realpathSync(resolve(dirname(file), target))
    const isSubmodule = isBelow(own, realpathSync(repository)) && contentOf(join(own, 'commondir')) === ''
    return isSubmodule ? own : undefined
  } catch {
    return undefined
  }
}

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** Reads Git's files directly, because the `git` program may be missing in a container. */
function checkedOutCommit(git: string): string | undefined {
  const head = contentOf(join(git, 'HEAD'))
  if (SHA.test(head)) return head
  const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1]
  if (ref === undefined || ref.split('/').includes('..')) return undefined
  const packed = contentOf(join(git, 'packed-refs')).split('\n')
  const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? ''
  return [contentOf(join(git, ref)), found].find(value => SHA.test(value))
}

/** Returns the trimmed content of a regular file, or an empty string if there is no such file. */
function contentOf(path: string): string {
  return readIfThere(dirname(path), basename(path))?.toString().trim() ?? ''
}
