import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

export interface Checkout {
  /** Folder with `docs.json` or `mint.json`. */
  folder: string
  /** Path of the folder from the root of the repository, with a slash at its end; empty for the root. */
  prefix: string
  /** The commit that is checked out, if the checkout knows it. */
  commit: string | undefined
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

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/** From the files of git, since a container may not have the program. */
function checkedOutCommit(gitFolder: string): string | undefined {
  const read = (name: string) => {
    const path = join(gitFolder, name)
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8').trim() : ''
  }
  const head = read('HEAD')
  const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1] ?? 'HEAD'
  const packed = read('packed-refs').split('\n')
  const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? ''
  return [head, read(ref), found].find(value => SHA.test(value))
}
