import { lstatSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { readBelow } from '../runtime/files/read-below.ts'

/**
 * The regular files of a documentation folder, on a disk or in a commit. Whoever implements it decides what can be read:
 * imports, `$ref`, specifications and images are looked up in `paths` and never opened by a path of their own.
 */
export interface DocsFiles {
  /**
   * Relative to the folder, with `/` on every platform, sorted. No symbolic link, nothing below a folder whose name
   * begins with a dot, and nothing below `node_modules`.
   */
  readonly paths: readonly string[]
  /** The size of one of `paths` in bytes. */
  size: (path: string) => Promise<number>
  /** The text of one of `paths`. Called for sources only, not for images and other files that are copied. */
  read: (path: string) => Promise<string>
  /** Files that are not parsed, with the reason. */
  readonly skipped?: ReadonlyMap<string, string>
  /** Folder on the disk in which all of `paths` are, with these texts. */
  readonly folder?: string
}

/** The only hidden file that counts: it names files that are not published. */
export const IGNORE_FILE = '.mintignore'

export async function filesOfFolder(folder: string): Promise<DocsFiles> {
  return filesIn(folder, (await listFiles(folder, '')).sort())
}

/** `paths`: of the files in the folder that count. */
export function filesIn(folder: string, paths: readonly string[]): DocsFiles {
  return {
    folder,
    paths,
    // The end of the run is noticed between two files.
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
    // A symbolic link is neither a file nor a folder here.
    return entry.isFile() ? [path] : []
  })
  return (await Promise.all(nested)).flat()
}

/** Whether a documentation folder is read without this file or folder. */
export function isHidden(name: string): boolean {
  return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules'
}
