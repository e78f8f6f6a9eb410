import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isBelow } from '../../runtime/files/is-below.ts'
import { readIfThere } from '../../runtime/files/read-below.ts'

/** A repository in the workspace and its checked-out commit. */
export interface CheckedOut {
  root: string
  /** Undefined if the files in `.git` do not contain it. */
  commit: string | undefined
  /** The repository that contains this repository as a submodule. */
  outer?: CheckedOut | undefined
}

export interface Checkout extends CheckedOut {
  /** Folder with `docs.json` or `mint.json`. */
  folder: string
  /** Path of the folder from the root of the repository, with a trailing slash; empty for the root. */
  prefix: string
  /** Path of the folder from the root of the outermost repository. The author of the change can choose it. */
  path: string
  /** Whether the folder is in a Git repository. */
  isClone: boolean
}

/** `sha`: the commit of the run, for a workspace without `.git`. A command line also searches above the workspace. */
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
 * A symbolic link in a path, which could lead to files outside the documentation. Checks the part of the path below the
 * workspace, or below the root of the repository if the path is outside the workspace.
 */
export function linkIn(path: string, workspace: string): string | undefined {
  const top = isBelow(path, workspace) ? workspace : (rootAbove(path, undefined) ?? dirname(path))
  for (let at = path; at !== top && at !== dirname(at); at = dirname(at))
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) return at
  return undefined
}

/** The closest folder with `.git`, at or above `folder` but not above `top`. */
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
 * The Git folder of a submodule, which must be inside the `.git` folder of the outer repository, so that a `.git` file
 * cannot bring in the commit of another repository. Excludes worktrees, whose Git folder contains `commondir`.
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

/** Reads the files of Git directly, because the `git` program may be missing in a container. */
function checkedOutCommit(git: string): string | undefined {
  const head = contentOf(join(git, 'HEAD'))
  if (SHA.test(head)) return head
  const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1]
  if (ref === undefined || ref.split('/').includes('..')) return undefined
  const packed = contentOf(join(git, 'packed-refs')).split('\n')
  const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? ''
  return [contentOf(join(git, ref)), found].find(value => SHA.test(value))
}

/** Content of a regular file; otherwise empty. */
function contentOf(path: string): string {
  return readIfThere(dirname(path), basename(path))?.toString().trim() ?? ''
}
