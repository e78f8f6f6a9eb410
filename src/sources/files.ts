import { lstatSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { readBelow } from '../runtime/files/read-below.ts'

/**
 * The regular files of a documentation folder, on disk or in a commit. The implementation decides which files can be
 * read: a file to which a source refers, such as an imported snippet, is opened only if `paths` contains it.
 */
export interface DocsFiles {
  /**
   * Sorted paths relative to the folder, with `/` on every platform. Excludes symbolic links, `node_modules`, and files
   * and folders whose names begin with a dot, except `.mintignore`.
   */
  readonly paths: readonly string[]
  size: (path: string) => Promise<number>
  /** Reads one of `paths` as text. Called only for sources, not for images and other files of the site. */
  read: (path: string) => Promise<string>
  /** Reasons why files are not parsed, by path. */
  readonly skipped?: ReadonlyMap<string, string>
  /** Folder on disk that contains all of `paths` with the same content. */
  readonly folder?: string
}

/** The only hidden file that is read. This file lists files that are not published. */
export const IGNORE_FILE = '.mintignore'

export async function filesOfFolder(folder: string): Promise<DocsFiles> {
  return filesIn(folder, (await listFiles(folder, '')).sort())
}

/** `paths`: the files to include from the folder. */
export function filesIn(folder: string, paths: readonly string[]): DocsFiles {
  return {
    folder,
    paths,
    // Yields before each file, so that a pending abort can take effect.
    size: async path => {
      await setImmediate()
      return lstatSync(join(folder, path)).size
    },
    read: async path => {
      await setImmediate()
      return readBelow(folder, path).toString()
    }
  }
}

async function listFiles(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true })
  const nested = entries.map(async (entry): Promise<string[]> => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (isHidden(entry.name)) return []
    if (entry.isDirectory()) return await listFiles(folder, path)
    // For a symbolic link, both `isDirectory` and `isFile` return false.
    return entry.isFile() ? [path] : []
  })
  return (await Promise.all(nested)).flat()
}

/** Whether a file or one of its folders has a hidden name. Such a file is never read, so it is unknown if it exists. */
export function hasHiddenName(path: string): boolean {
  return path.split('/').some(name => /^\.(?!\.?$)/.test(name))
}

/** Whether a file or folder with this name is skipped in a documentation folder. */
export function isHidden(name: string): boolean {
  return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules'
}
