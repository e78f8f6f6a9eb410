import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

// With `O_NONBLOCK`, opening a pipe does not wait for a writer. Windows has neither `O_NOFOLLOW` nor `O_NONBLOCK`.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK

/**
 * Reads a regular file below a folder without following links. `path` uses `/` on every platform. Its segments may
 * have become links since the folder was listed, so the opened file is compared with the file at `path`.
 */
export function readBelow(folder: string, path: string): Buffer {
  const file = openBelow(folder, path)
  try {
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

const PIECE_BYTES = 4_000_000

/** Returns the SHA-256 of a large file as `readBelow` would read it. `signal` can end the work between two pieces. */
export async function digestBelow(folder: string, path: string, signal: AbortSignal): Promise<string> {
  const file = openBelow(folder, path)
  try {
    const digest = createHash('sha256')
    const piece = Buffer.alloc(PIECE_BYTES)
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece)) {
      digest.update(piece.subarray(0, size))
      await setImmediate()
      signal.throwIfAborted()
    }
    return digest.digest('hex')
  } finally {
    closeSync(file)
  }
}

/** Opens a file for reading, or throws if the file is not a regular file below the folder. */
function openBelow(folder: string, path: string): number {
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
    return file
  } catch (error) {
    closeSync(file)
    throw error
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
