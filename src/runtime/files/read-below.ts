import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// With `O_NONBLOCK`, opening a pipe does not wait for a writer. Windows has neither `O_NOFOLLOW` nor `O_NONBLOCK`.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK

/**
 * Reads a regular file below a folder without following links. `path` uses `/` on every platform. Its segments may
 * have become links since the folder was listed, so the opened file is compared with the file at `path`.
 */
export function readBelow(folder: string, path: string): Buffer {
  const file = openSync(join(folder, path), READ)
  try {
    const opened = fstatSync(file, { bigint: true })
    let at = folder
    let named = opened
    for (const part of path.split('/')) {
      at = join(at, part)
      named = lstatSync(at, { bigint: true })
      if (named.isSymbolicLink()) throw new Error('a part of its path is a symbolic link')
    }
    if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
      throw new Error('it is no longer the same regular file')
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** Returns undefined if the file does not exist or is unreadable. */
export function readIfThere(folder: string, path: string): Buffer | undefined {
  try {
    return readBelow(folder, path)
  } catch {
    return undefined
  }
}
