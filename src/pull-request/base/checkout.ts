import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { isBelow } from '../../runtime/files/is-below.ts'
import { readIfThere } from '../../runtime/files/read-below.ts'

/** A repository in the workspace, and the commit that is checked out there. */
export interface CheckedOut {
  root: string
  /** Undefined when its files do not say it. */
  commit: string | undefined
  /** The repository that has this one as a submodule. */
  outer?: CheckedOut
}

export interface Checkout extends CheckedOut {
  /** Folder with `docs.json` or `mint.json`. */
  folder: string
  /** Path of the folder from the root of the repository, with a slash at its end; empty for the root. */
  prefix: string
  /** The same from the root of the outermost repository. Chosen by whoever wrote the change. */
  path: string
  /** Whether there is a repository at all. */
  isClone: boolean
}

/** `sha`: the commit of the run, for a workspace without `.git`. On a command line, repositories reach above the workspace. */
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

/** `.git`, or where it leads in a worktree or a submodule. */
function gitFolder(git: string): string {
  return resolve(dirname(git), /^gitdir: (.+)$/.exec(contentOf(git))?.[1] ?? git)
}

/**
 * A part of the path that is a symbolic link, from the workspace or, elsewhere, from the root of the repository. It
 * could lead to files that are not part of the documentation.
 */
export function linkIn(path: string, workspace: string): string | undefined {
  const top = isBelow(path, workspace) ? workspace : (rootAbove(path, undefined) ?? dirname(path))
  for (let at = path; at !== top && at !== dirname(at); at = dirname(at))
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) return at
  return undefined
}

/** The closest folder with `.git`, at or above `folder`; not above `top`. */
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
  if (lstatSync(git).isDirectory()) return { root, commit: checkedOutCommit(git, git) }
  const parent = root === top || root === dirname(root) ? undefined : repositoryOf(dirname(root), top)
  const linked = parent && linkedFolder(git, outermostFolder(parent.root, top))
  if (parent === undefined || linked === undefined) return { root, commit: undefined }
  const commit = checkedOutCommit(linked.own, linked.common)
  return { root, commit, ...(linked.isSubmodule && { outer: parent }) }
}

/**
 * Where the `.git` file of a submodule or a worktree leads: into `.git` of a repository around it, and nowhere else.
 * A file that leads elsewhere would bring in the commit of another repository.
 */
function linkedFolder(file: string, repository: string | undefined) {
  const own = realFolder(gitFolder(file))
  if (own === undefined || repository === undefined || !isBelow(own, repository)) return undefined
  // A worktree shares its branches with the repository that it belongs to.
  const common = realFolder(resolve(own, contentOf(join(own, 'commondir')) || '.'))
  if (common === undefined || !isBelow(common, repository)) return undefined
  return { own, common, isSubmodule: own === common }
}

/** `.git` as a folder, of the closest repository around that has one: those of its submodules are in there, too. */
function outermostFolder(root: string, top: string | undefined): string | undefined {
  for (let at = root; ; at = dirname(at)) {
    const git = join(at, '.git')
    if (lstatSync(git, { throwIfNoEntry: false })?.isDirectory()) return realFolder(git)
    if (at === top || at === dirname(at)) return undefined
  }
}

function realFolder(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** From the files of git, since a container may not have the program. */
function checkedOutCommit(own: string, common: string): string | undefined {
  const head = contentOf(join(own, 'HEAD'))
  if (SHA.test(head)) return head
  const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1]
  if (ref === undefined || ref.split('/').includes('..')) return undefined
  const packed = contentOf(join(common, 'packed-refs')).split('\n')
  const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? ''
  return [contentOf(join(common, ref)), found].find(value => SHA.test(value))
}

/** Content of a regular file; otherwise empty. */
function contentOf(path: string): string {
  return readIfThere(dirname(path), basename(path))?.toString().trim() ?? ''
}
