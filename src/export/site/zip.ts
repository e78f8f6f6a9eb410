import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'
import type { Entry, RandomAccessReader } from 'yauzl'
import { Failure } from '../../runtime/failure.ts'
import type { Archive } from '../archive/download.ts'
import { makeFolder } from './files.ts'
import { type EntryKind, type Guards, refuseArchive, refuseEntry } from './guards.ts'
import type { Writers } from './writers.ts'
import { isLarge, type ZipEntry } from './zip-run.ts'

/** Neighbouring entries up to this size are read at once. */
const RUN_BYTES = 2 * 1024 * 1024
/** The directory at the end is read in steps of this size, not in those of its records. */
const READ_AHEAD_BYTES = 1024 * 1024

const DEFLATED = 8
const UTF8_FLAG = 0x800
/** Unix and macOS. */
const UNIX_MAKERS = [3, 19]

/** Unpacks a zip that is whole on disk: its table of contents stands at its end. */
export async function extractZip(
  { archive, root }: { archive: Archive; root: string },
  { guards, writers, signal }: { guards: Guards; writers: Writers; signal: AbortSignal }
): Promise<void> {
  const entries = await listEntries(archive, root, guards)
  for (const run of runsOf(entries)) {
    signal.throwIfAborted()
    await writers.ready()
    writers.give({ kind: 'zip-run', archive: archive.path, entries: run })
  }
  await writers.idle()
}

async function listEntries(archive: Archive, root: string, guards: Guards): Promise<ZipEntry[]> {
  // Loaded only now: few sites come as a zip.
  const yauzl = await import('yauzl')
  const fd = openSync(archive.path, 'r')
  const entries: ZipEntry[] = []
  let unpacked = 0
  try {
    // Names are decoded here, not by yauzl: what is refused in them is the guards' alone.
    const options = { decodeStrings: false, autoClose: false, lazyEntries: true }
    const reader = new (readAhead(yauzl.RandomAccessReader))(fd, archive.size)
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, archive.size, options)
    const directoryOffset = Number(zip.readEntryCursor)
    for await (const entry of zip.eachEntry()) {
      const name = yauzl.getFileNameLowLevel(nameFlags(entry), entry.fileNameRaw, entry.extraFields, true)
      const kind = kindOf(entry, name)
      const { path, newFolders } = guards.admit(name, kind)
      unpacked += entry.uncompressedSize
      guards.allowExpansion(unpacked, archive.size)
      for (const folder of newFolders) makeFolder(root, folder)
      if (kind === 'file') entries.push(fileOf(entry, path, directoryOffset))
    }
  } catch (error) {
    const isOurs = error instanceof Failure || (error as NodeJS.ErrnoException).syscall !== undefined
    throw isOurs ? error : refuseArchive('archive-corrupt', (error as Error).message, error)
  } finally {
    closeSync(fd)
  }
  return inOrder(entries)
}

/** On Unix, zip often writes UTF-8 without saying so; a name that is no UTF-8 stays in the old code page. */
function nameFlags({ generalPurposeBitFlag, versionMadeBy, fileNameRaw }: Entry): number {
  const isUnix = UNIX_MAKERS.includes(versionMadeBy >>> 8)
  return isUnix && isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag
}

/** The upper half of the attributes is the mode of a Unix file, where a Unix made the archive; zero elsewhere. */
function kindOf({ externalFileAttributes }: Entry, name: string): EntryKind {
  const type = (externalFileAttributes >>> 16) & 0o170000
  if (type === 0o120000) return 'link'
  if (type !== 0 && type !== 0o100000 && type !== 0o040000) return 'special'
  return name.endsWith('/') ? 'folder' : 'file'
}

function fileOf(entry: Entry, path: string, limit: number): ZipEntry {
  if (entry.isEncrypted()) throw refuseEntry('entry-encrypted', path)
  const { compressionMethod, compressedSize, uncompressedSize, crc32, relativeOffsetOfLocalHeader } = entry
  if (compressionMethod !== 0 && compressionMethod !== DEFLATED)
    throw refuseEntry('entry-compression-unknown', path)
  return {
    path,
    isDeflated: compressionMethod === DEFLATED,
    packedSize: compressedSize,
    size: uncompressedSize,
    crc: crc32,
    offset: relativeOffsetOfLocalHeader,
    limit
  }
}

/** Each entry ends where the next one begins: bytes that serve two of them are how small bombs grow large. */
function inOrder(entries: ZipEntry[]): ZipEntry[] {
  const sorted = entries.sort((a, b) => a.offset - b.offset)
  return sorted.map((entry, i) => {
    const limit = sorted[i + 1]?.offset ?? entry.limit
    if (entry.offset + entry.packedSize >= limit) throw refuseEntry('entry-overlap', entry.path)
    return { ...entry, limit }
  })
}

function* runsOf(entries: ZipEntry[]): Generator<ZipEntry[]> {
  let run: ZipEntry[] = []
  for (const entry of entries) {
    const start = run[0]?.offset ?? entry.offset
    if (run.length > 0 && (isLarge(entry) || entry.limit - start > RUN_BYTES)) {
      yield run
      run = []
    }
    run.push(entry)
    if (!isLarge(entry)) continue
    yield run
    run = []
  }
  if (run.length > 0) yield run
}

/** yauzl reads two small pieces for each entry: they come from one large read. */
function readAhead(Base: typeof RandomAccessReader) {
  return class extends Base {
    readonly #fd: number
    readonly #size: number
    #bytes = Buffer.alloc(0)
    #start = 0

    constructor(fd: number, size: number) {
      super()
      this.#fd = fd
      this.#size = size
    }

    override read(
      target: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null, count?: number) => void
    ): void {
      try {
        if (position < this.#start || position + length > this.#start + this.#bytes.length) {
          const ahead = Math.min(Math.max(length, READ_AHEAD_BYTES), Math.max(0, this.#size - position))
          const bytes = Buffer.alloc(ahead)
          this.#bytes = bytes.subarray(0, readSync(this.#fd, bytes, 0, ahead, position))
          this.#start = position
        }
        const at = position - this.#start
        callback(null, this.#bytes.copy(target, offset, at, at + length))
      } catch (error) {
        callback(error as Error)
      }
    }

    override close(callback: (error: Error | null) => void): void {
      callback(null)
    }
  }
}
