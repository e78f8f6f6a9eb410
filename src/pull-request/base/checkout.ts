import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isHidden } from '../../docs/files.ts'

/** The documentation in a checkout. */
export interface Checkout {
  /** Folder with `docs.json` or `mint.json`. */
  folder: string
  /** Path of the folder from the root of the repository, with a slash at its end; empty for the root. */
  prefix: string
  /** The commit that is checked out, if the checkout knows it. */
  commit: string | undefined
}

const CONFIG_FILES = ['docs.json', 'mint.json']
/** A workspace with more folders is searched to this number, so that a large monorepo does not take minutes. */
const MAX_FOLDERS = 20_000

export function hasDocs(folder: string): boolean {
  return CONFIG_FILES.some(name => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
}

/** The workspace when it has documentation, otherwise the folders below it that have. */
export function findDocs(workspace: string): string[] {
  if (hasDocs(workspace)) return [workspace]
  const found: string[] = []
  const open = [workspace]
  for (let count = 0; open.length > 0 && count < MAX_FOLDERS; count++) {
    const folder = open.shift() as string
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isDirectory() || isHidden(entry.name)) continue
      const path = join(folder, entry.name)
      if (hasDocs(path)) found.push(path)
      else open.push(path)
    }
  }
  return found.sort()
}

export function readCheckout(folder: string, workspace: string): Checkout {
  const root = repositoryRoot(folder, workspace)
  const path = relative(root, folder).split(sep).join('/')
  return { folder, prefix: path === '' ? '' : `${path}/`, commit: checkedOutCommit(join(root, '.git')) }
}

/** The closest folder with `.git`; not above the workspace. */
function repositoryRoot(folder: string, workspace: string): string {
  const top = resolve(workspace)
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (at === top || at === dirname(at)) return top
  }
}

/** From the files of git, since a container may not have the program. */
function checkedOutCommit(gitPath: string): string | undefined {
  try {
    const folder = lstatSync(gitPath).isFile() ? linkedFolder(gitPath) : gitPath
    const head = readFileSync(join(folder, 'HEAD'), 'utf8').trim()
    const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1]
    return [head, ...(ref === undefined ? [] : refValues(folder, ref))].find(value => SHA.test(value))
  } catch {
    return undefined
  }
}

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** A work tree of `git worktree` has a file `.git`, and its branches are in another folder. */
function linkedFolder(gitFile: string): string {
  const [, target = ''] = /^gitdir: (.+)/.exec(readFileSync(gitFile, 'utf8')) ?? []
  return resolve(dirname(gitFile), target)
}

function refValues(folder: string, ref: string): string[] {
  const common = join(folder, 'commondir')
  const home = existsSync(common) ? resolve(folder, readFileSync(common, 'utf8').trim()) : folder
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  const packed = read(join(home, 'packed-refs')).split('\n')
  return [
    read(join(home, ref)).trim(),
    ...packed.filter(line => line.endsWith(` ${ref}`)).map(line => line.slice(0, -ref.length - 1))
  ]
}
