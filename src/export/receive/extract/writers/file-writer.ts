import { createHash, hash, type Hash } from 'node:crypto'
import { chmodSync, closeSync, constants, fchmodSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { FailureCode } from '../../../../failures/index.ts'
import { Failure } from '../../../../runtime/failure.ts'
import type { SiteScanner } from '../../../../review/scan/site-scanner.ts'
import { CredentialJudge } from '../../../../site/files/credentials.ts'
import { isDotfile } from '../../../../site/files/left-out.ts'
import { explainDiskRefusal } from '../../../../archive/guards.ts'
import { isLargeEntry, readLargeEntry, readSmallEntries, type ZipEntry } from '../../../../archive/zip.ts'

export interface WrittenFile {
  path: string
  size: number
  sha256: string
  /** Whether the file was judged to contain credentials. */
  isCredential?: boolean
  /** Destination of a redirect page that was added to the site. */
  redirect?: string
}

export interface FilePart {
  path: string
  start: number
  end: number
  isFirst: boolean
  isLast: boolean
}

export type WriteTask =
  | { kind: 'files'; bytes: Uint8Array<ArrayBuffer>; parts: FilePart[] }
  | { kind: 'zip'; archive: string; entries: ZipEntry[] }

export interface WriteResult {
  files: WrittenFile[]
  bytes?: Uint8Array<ArrayBuffer>
  problem?: ThreadProblem
}

/** The fields of an error. Threads send these fields, because an error object would lose its class. */
interface ThreadProblem {
  message: string
  code?: string | undefined
  /** Set only for a Failure. */
  advice?: string | undefined
}

// Never overwrites a file and never follows a link. Windows neither has nor needs O_NOFOLLOW.
const CREATE =
  constants.O_WRONLY |
  constants.O_CREAT |
  constants.O_EXCL |
  ((constants.O_NOFOLLOW as number | undefined) ?? 0)

const FOLDER_MODE = 0o755
const FILE_MODE = 0o644

/** Creates a folder that must not exist yet. Its parent must exist. */
export function makeSiteFolder(root: string, folder: string): void {
  const path = join(root, folder)
  try {
    mkdirSync(path, FOLDER_MODE)
  } catch (error) {
    throw explainDiskRefusal(error, folder)
  }
  setMode(() => chmodSync(path, FOLDER_MODE))
}

/** Makes the site readable for web servers under any umask. Ignores errors from a file system without modes. */
function setMode(change: () => void): void {
  try {
    change()
  } catch (error) {
    if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** A file that must not exist yet. Uses synchronous calls, which are a quarter faster than promises and streams. */
class NewFile implements Disposable {
  readonly #path: string
  readonly #fd: number
  readonly #judge = new CredentialJudge()
  #hash: Hash | undefined
  #size = 0

  constructor(root: string, path: string) {
    this.#path = path
    this.#judge.begin(path)
    try {
      this.#fd = openSync(join(root, path), CREATE, FILE_MODE)
    } catch (error) {
      throw explainDiskRefusal(error, path)
    }
    setMode(() => fchmodSync(this.#fd, FILE_MODE))
  }

  write(bytes: Uint8Array): void {
    this.#hash ??= createHash('sha256')
    this.#hash.update(bytes)
    this.#writeAll(bytes)
  }

  /** Writes the last bytes. For a file with a single write, `hash` is faster than a hash object. */
  finish(bytes: Uint8Array): WrittenFile {
    this.#writeAll(bytes)
    const sha256 = this.#hash === undefined ? hash('sha256', bytes) : this.#hash.update(bytes).digest('hex')
    const file = { path: this.#path, size: this.#size, sha256 }
    return this.#judge.isFound ? { ...file, isCredential: true } : file
  }

  [Symbol.dispose](): void {
    closeSync(this.#fd)
  }

  #writeAll(bytes: Uint8Array): void {
    let written = 0
    while (written < bytes.length) written += writeSync(this.#fd, bytes, written)
    this.#size += bytes.length
    this.#judge.add(bytes)
  }
}

const NO_BYTES = new Uint8Array(0)

/** Performs tasks one after another. A file larger than a batch remains open between tasks. */
export class FileWriter {
  readonly #root: string
  readonly #scanner: SiteScanner | undefined
  #open: NewFile | undefined

  /** If given, the scanner scans every file while its bytes are in memory. */
  constructor(root: string, scanner: SiteScanner | undefined) {
    this.#root = root
    this.#scanner = scanner
  }

  async perform(task: WriteTask): Promise<WriteResult> {
    try {
      if (task.kind === 'zip') return { files: await this.#extractEntries(task.archive, task.entries) }
      return { files: this.#writeParts(task.bytes, task.parts), bytes: task.bytes }
    } catch (error) {
      const { message, code, advice } = error as Error & ThreadProblem
      return { files: [], problem: { message, code, advice } }
    }
  }

  writeFile(path: string, content: Uint8Array): WrittenFile {
    using file = new NewFile(this.#root, path)
    return file.finish(content)
  }

  #writeParts(bytes: Uint8Array, parts: FilePart[]): WrittenFile[] {
    const files: WrittenFile[] = []
    for (const { path, start, end, isFirst, isLast } of parts) {
      if (isFirst) this.#open = new NewFile(this.#root, path)
      if (this.#open === undefined) throw new Error(`no file is open for the rest of ${path}`)
      const content = bytes.subarray(start, end)
      const scanner = this.#scannerOf(path)
      if (isFirst && isLast) scanner?.scan(path, content)
      else scanner?.keepPiece(path, content)
      if (!isLast) {
        this.#open.write(content)
        continue
      }
      files.push(this.#open.finish(content))
      this.#open[Symbol.dispose]()
      this.#open = undefined
      if (!isFirst) scanner?.scanPieces(path)
    }
    return files
  }

  async #extractEntries(archive: string, entries: ZipEntry[]): Promise<WrittenFile[]> {
    const fd = openSync(archive, 'r')
    try {
      const [first] = entries
      if (first !== undefined && isLargeEntry(first)) return [await this.#extractLarge(fd, first)]
      const files: WrittenFile[] = []
      for (const { path, content } of readSmallEntries(fd, entries)) {
        files.push(this.writeFile(path, content))
        this.#scannerOf(path)?.scan(path, content)
      }
      return files
    } finally {
      closeSync(fd)
    }
  }

  async #extractLarge(fd: number, entry: ZipEntry): Promise<WrittenFile> {
    using file = new NewFile(this.#root, entry.path)
    const scanner = this.#scannerOf(entry.path)
    await readLargeEntry(fd, entry, content => {
      scanner?.keepPiece(entry.path, content)
      file.write(content)
    })
    scanner?.scanPieces(entry.path)
    return file.finish(NO_BYTES)
  }

  /** Does not scan dotfiles, which are left out of the site by default. */
  #scannerOf(path: string): SiteScanner | undefined {
    return isDotfile(path) ? undefined : this.#scanner
  }
}

export function errorOf({ message, code, advice }: ThreadProblem): Error {
  return advice === undefined
    ? Object.assign(new Error(message), { code })
    : new Failure(code as FailureCode, message, { advice })
}
