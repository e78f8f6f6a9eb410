import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Parser, ReadEntry } from 'tar'
import { createGunzip, type Gunzip } from 'node:zlib'
import { Failure } from '../../lib/failure.ts'
import { describeBytes, HEAD_BYTES, isTarHeader } from '../archive/format.ts'
import type { FilePiece } from './files.ts'
import { type EntryKind, explainDiskRefusal, type Guards, refuseArchive } from './guards.ts'
import { BATCH_BYTES, type Writers } from './writers.ts'

/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024
/** Of a batch: empty files fill none. */
const MOST_PIECES = 1000

const KINDS: Record<string, EntryKind> = {
  File: 'file',
  OldFile: 'file',
  ContiguousFile: 'file',
  Directory: 'folder',
  Link: 'link',
  SymbolicLink: 'link'
}

/** Unpacks a tar while it arrives. Nothing of it counts before `end` has returned. */
export class TarUnpacker {
  readonly #root: string
  readonly #guards: Guards
  readonly #writers: Writers
  readonly #parser: Parser
  readonly #gunzip: Gunzip | undefined
  readonly #batch: Batch
  #packed = 0
  #unpacked = 0
  #waiting = 0
  #isOver = false
  #error: Error | undefined

  static async open(
    { isCompressed, root }: { isCompressed: boolean; root: string },
    { guards, writers }: { guards: Guards; writers: Writers }
  ): Promise<TarUnpacker> {
    // Loaded only now: most runs deliver the archive as it is.
    const { Parser } = await import('tar/parse')
    return new TarUnpacker(new Parser({ strict: true }), isCompressed, root, guards, writers)
  }

  private constructor(parser: Parser, isCompressed: boolean, root: string, guards: Guards, writers: Writers) {
    this.#root = root
    this.#guards = guards
    this.#writers = writers
    this.#batch = new Batch(writers)
    this.#parser = parser
    this.#parser.on('entry', (entry: ReadEntry) => this.#admit(entry))
    this.#parser.on('ignoredEntry', (entry: ReadEntry) => this.#admit(entry))
    this.#parser.on('error', (error: Error) =>
      this.#fail(refuseArchive('archive-corrupt', error.message, error))
    )
    this.#parser.on('eof', () => (this.#isOver = true))
    this.#gunzip = isCompressed ? this.#openGunzip() : undefined
  }

  async write(bytes: Buffer): Promise<void> {
    this.#packed += bytes.length
    if (this.#gunzip === undefined) this.#take(bytes)
    else {
      const { promise, resolve } = Promise.withResolvers<void>()
      // Also called when the stream was destroyed: the reason of that is kept.
      this.#gunzip.write(bytes, () => resolve())
      await promise
    }
    await this.#writers.ready()
    this.#throwIfFailed()
  }

  async end(): Promise<void> {
    if (this.#gunzip !== undefined) await this.#endOf(this.#gunzip)
    this.#throwIfFailed()
    this.#parser.end()
    this.#batch.send()
    await this.#writers.idle()
    this.#throwIfFailed()
  }

  close(): void {
    this.#gunzip?.destroy()
  }

  #openGunzip(): Gunzip {
    const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
    gunzip.on('error', error => this.#fail(refuseArchive('archive-corrupt', error.message, error)))
    gunzip.on('data', (chunk: Buffer) => {
      this.#waiting += 1
      // Later, so that zlib's next block is under way in its own thread while this one is taken apart here.
      setImmediate(() => {
        this.#waiting -= 1
        this.#take(chunk)
        if (this.#writers.isFull) void this.#pause(gunzip)
      })
    })
    return gunzip
  }

  async #pause(gunzip: Gunzip): Promise<void> {
    gunzip.pause()
    try {
      await this.#writers.ready()
      gunzip.resume()
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  async #endOf(gunzip: Gunzip): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    gunzip.once('close', resolve)
    gunzip.end()
    await promise
    while (this.#waiting > 0) await new Promise(setImmediate)
  }

  #take(chunk: Buffer): void {
    if (this.#error !== undefined) return
    try {
      if (this.#unpacked === 0) requireTar(chunk)
      this.#unpacked += chunk.length
      this.#guards.allowExpansion(this.#unpacked, this.#packed)
      // The parser would keep everything behind the end mark in memory.
      if (!this.#isOver) this.#parser.write(chunk)
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  #admit(entry: ReadEntry): void {
    if (this.#error !== undefined) return
    const { path, newFolders } = this.#guards.admit(entry.path, KINDS[entry.type] ?? 'special')
    for (const folder of newFolders) makeFolder(this.#root, folder)
    if (KINDS[entry.type] !== 'file') {
      entry.resume()
      return
    }
    this.#batch.begin(path)
    entry.on('data', (bytes: Buffer) => this.#batch.add(bytes))
    entry.on('end', () => this.#batch.finish())
  }

  #fail(error: Error): void {
    this.#error ??= error
    this.#gunzip?.destroy()
  }

  #throwIfFailed(): void {
    if (this.#error !== undefined) throw this.#error
  }
}

function requireTar(head: Buffer): void {
  if (isTarHeader(head)) return
  throw new Failure({
    code: 'archive-format-unknown',
    what: `The archive is a gzip file, but what is inside is no tar: it looks like ${describeBytes(head.subarray(0, HEAD_BYTES))}.`,
    advice:
      'Sites are unpacked from tar.gz, tar and zip. `deliver: artifact` hands over any archive as it is.'
  })
}

export function makeFolder(root: string, folder: string): void {
  try {
    mkdirSync(join(root, folder), 0o755)
  } catch (error) {
    throw explainDiskRefusal(error, folder)
  }
}

/** Gathers small files, so that a thread gets a megabyte at a time. */
class Batch {
  readonly #writers: Writers
  #bytes: Uint8Array<ArrayBuffer> | undefined
  #filled = 0
  #pieces: FilePiece[] = []
  #current: FilePiece | undefined
  #writer: ReturnType<Writers['give']> | undefined

  constructor(writers: Writers) {
    this.#writers = writers
  }

  begin(path: string): void {
    this.#piece(path, true)
  }

  add(bytes: Buffer): void {
    let rest = bytes
    while (rest.length > 0) {
      if (this.#filled === BATCH_BYTES) this.#sendAndGoOn()
      this.#bytes ??= this.#writers.takeBatch()
      const fits = rest.subarray(0, BATCH_BYTES - this.#filled)
      this.#bytes.set(fits, this.#filled)
      this.#filled += fits.length
      rest = rest.subarray(fits.length)
    }
  }

  finish(): void {
    if (this.#current === undefined) throw new Error('no file has begun')
    this.#current.isLast = true
    this.#current.end = this.#filled
    this.#current = undefined
    if (this.#filled === BATCH_BYTES || this.#pieces.length === MOST_PIECES) this.send()
  }

  send(): void {
    if (this.#pieces.length === 0) return
    const bytes = this.#bytes ?? this.#writers.takeBatch()
    const [first] = this.#pieces
    // The rest of a file goes to the writer that has it open.
    const to = first?.isFirst === false ? this.#writer : undefined
    this.#writer = this.#writers.give({ kind: 'files', bytes, pieces: this.#pieces }, to)
    this.#bytes = undefined
    this.#filled = 0
    this.#pieces = []
  }

  #sendAndGoOn(): void {
    const current = this.#current
    if (current === undefined) throw new Error('no file has begun')
    current.end = this.#filled
    this.send()
    this.#piece(current.path, false)
  }

  #piece(path: string, isFirst: boolean): void {
    this.#current = { path, start: this.#filled, end: this.#filled, isFirst, isLast: false }
    this.#pieces.push(this.#current)
  }
}
