import { hash } from 'node:crypto'
import { dirname, relative, resolve, sep } from 'node:path'
import { Problem } from '../runtime/problem.ts'
import { findDocs, settingsIn } from '../site/docs-folders.ts'
import { linkIn, rootAbove } from './checkout.ts'

export function findDocsFolder(
  given: string | undefined,
  workspace: string,
  isRunner: boolean
): string | Problem {
  if (given !== undefined) {
    const path = resolve(workspace, given)
    return settingsIn(path) === undefined
      ? new Problem(`\`docs-path\` has neither docs.json nor mint.json: ${given}`)
      : (linkProblem('docs-path', path, workspace) ?? path)
  }
  // On a command line, the current folder can be any folder in a clone.
  const root = isRunner ? undefined : rootAbove(workspace, undefined)
  const found = [findDocs(workspace), root === undefined ? [] : docsAround(workspace, root)].find(
    folders => folders.length > 0
  )
  const [only, ...others] = found ?? []
  if (only === undefined)
    return new Problem(
      isRunner
        ? '`docs-path` is missing: no folder in the workspace contains docs.json or mint.json. Check out the repository before this step'
        : '`docs-path` is missing: no docs.json or mint.json was found in the current folder or in its clone'
    )
  if (others.length === 0) return only
  const listed = [only, ...others].map(path => relative(workspace, path).split(sep).join('/')).join(', ')
  return new Problem(
    `\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set it to one of these folders`
  )
}

/** Finds the documentation folder that contains `folder`, or else all documentation folders in the clone. */
function docsAround(folder: string, root: string): string[] {
  for (let at = folder; at !== root; at = dirname(at)) if (settingsIn(at) !== undefined) return [at]
  return findDocs(root)
}

export function linkProblem(name: string, path: string, workspace: string): Problem | undefined {
  const found = linkIn(path, workspace)
  if (found === undefined) return undefined
  const shown = JSON.stringify(relative(workspace, found).split(sep).join('/'))
  return new Problem(`\`${name}\` leads through ${shown}, which is a symbolic link. Links are not followed`)
}

/** Converts an untrusted folder path to part of a file name. The part is unique for each folder. */
export function fileNameOf(path: string): string {
  const parts = path.split('/').filter(part => part !== '')
  const plain = parts.map(part => `-${part.replaceAll(/[^\w.]/g, '_')}`).join('')
  const isPlain = plain.length <= MAX_FILE_NAME && parts.every(part => /^[a-z0-9._]+$/.test(part))
  return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${hash('sha256', path).slice(0, 8)}`
}

const MAX_FILE_NAME = 60
