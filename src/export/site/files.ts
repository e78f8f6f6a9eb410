import { createHash, hash, type Hash } from 'node:crypto'
import { closeSync, constants, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { explainDiskRefusal } from './guards.ts'

export interface WrittenFile {
  /** Relative to the site's folder, with forward slashes. */
  path: string
  size: number
  sha256: string
}

/** A part of a file, or all of it, inside a batch of bytes. */
export interface FilePiece {
  path: string
  start: number
  end: number
  isFirst: boolean
  isLast: boolean
}

// Never over something that is there, never through a link. The second has no meaning, and no flag, on Windows.
const CREATE =
  constants.O_WRONLY |
  constants.O_CREAT |
  constants.O_EXCL |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0)

/** A folder that must not be there yet, in one that is. */
export function makeFolder(root: string, folder: string): void {
  try {
    mkdirSync(join(root, folder), 0o755)
  } catch (error) {
    throw explainDiskRefusal(error, folder)
  }
}

/** Opens a file that must not be there yet, in a folder that is. */
export function createFile(root: string, path: string): number {
  try {
    return openSync(join(root, path), CREATE, 0o644)
  } catch (error) {
    throw explainDiskRefusal(error, path)
  }
}

export function writeAll(fd: number, bytes: Uint8Array): void {
  let written = 0
  while (written < bytes.length) written += writeSync(fd, bytes, written)
}

/** Synchronous on purpose: one call a step is a quarter faster than promises, and streams are slower still. */
export function writeFileOnce(root: string, path: string, bytes: Uint8Array): WrittenFile {
  const fd = createFile(root, path)
  try {
    writeAll(fd, bytes)
  } finally {
    closeSync(fd)
  }
  return { path, size: bytes.length, sha256: hash('sha256', bytes) }
}

/** Writes batches of pieces. A file that is larger than a batch stays open from one to the next. */
export class FileWriter {
  readonly #root: string
  #open: { fd: number; hash: Hash; size: number } | undefined

  constructor(root: string) {
    this.#root = root
  }

  write(bytes: Uint8Array, pieces: FilePiece[]): WrittenFile[] {
    const written: WrittenFile[] = []
    for (const { path, start, end, isFirst, isLast } of pieces) {
      const content = bytes.subarray(start, end)
      if (isFirst && isLast) {
        written.push(writeFileOnce(this.#root, path, content))
        continue
      }
      if (isFirst) this.#open = { fd: createFile(this.#root, path), hash: createHash('sha256'), size: 0 }
      if (this.#open === undefined) throw new Error(`no file is open for the rest of ${path}`)
      writeAll(this.#open.fd, content)
      this.#open.hash.update(content)
      this.#open.size += content.length
      if (isLast) written.push({ path, size: this.#open.size, sha256: this.#open.hash.digest('hex') })
      if (isLast) this.close()
    }
    return written
  }

  close(): void {
    if (this.#open !== undefined) closeSync(this.#open.fd)
    this.#open = undefined
  }
}
