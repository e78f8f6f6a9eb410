import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const SETTINGS_FILES = ['docs.json', 'mint.json']
/** Maximum number of folders to search: searching a whole monorepo could take minutes. */
const MAX_FOLDERS = 20_000

export function settingsIn(folder: string): string | undefined {
  return SETTINGS_FILES.map(name => join(folder, name)).find(isFile)
}

function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile()
  } catch {
    // The file does not exist, or its folder cannot be accessed.
    return false
  }
}

/** Returns the workspace if it contains documentation settings, otherwise the outermost folders with settings. */
export function findDocs(workspace: string, ignored?: string): string[] {
  if (settingsIn(workspace) !== undefined) return [workspace]
  const found: string[] = []
  const open = [workspace]
  for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
    for (const folder of foldersIn(open[at] as string).filter(path => path !== ignored)) {
      if (settingsIn(folder) === undefined) open.push(folder)
      else found.push(folder)
    }
  }
  return found.sort()
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
      .map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}
