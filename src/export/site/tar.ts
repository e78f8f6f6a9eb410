import { finished } from 'node:stream/promises'
import { createGunzip, type Gunzip } from 'node:zlib'
import type { Parser, ReadEntry } from 'tar'
import { Failure } from '../../runtime/failure.ts'
import { release } from '../archive/buffer-memory.ts'
import { describeBytes, HEAD_BYTES, isTarHeader } from '../archive/format.ts'
import { Batch } from './batch.ts'
import { makeFolder } from './files.ts'
import { type EntryKind, type Guards, refuseArchive } from './guards.ts'
import type { Writers } from './writers.ts'

/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024
const BLOCK_BYTES = 512

const KINDS: Record<string, EntryKind> = {
  File: 'file',
  OldFile: 'file',
  ContiguousFile: 'file',
  Directory: 'folder',
  Link: 'link',
  SymbolicLink: 'link'
}

/** Unpacks a tar while it arrives. Nothing of it counts before `end` has returned. */
export class TarExtractor {
  readonly #root: string
  readonly #guards: Guards
  readonly #writers: Writers
  readonly #parser: Parser
  readonly #gunzip: Gunzip | undefined
  readonly #batch: Batch
  #rest: Buffer = Buffer.alloc(0)
  #packed = 0
  #unpacked = 0
  #waiting = 0
  #isOver = false
  #stopWaiting: () => void = () => undefined
  #error: Error | undefined

  static async open(
    { isCompressed, root }: { isCompressed: boolean; root: string },
    { guards, writers }: { guards: Guards; writers: Writers }
  ): Promise<TarExtractor> {
    // Loaded only now: most runs deliver the archive as it is.
    const { Parser } = await import('tar/parse')
    return new TarExtractor(new Parser({ strict: true }), isCompressed, root, guards, writers)
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
      const { promise, resolve } = Promise.withResolvers<undefined>()
      this.#stopWaiting = () => resolve(undefined)
      this.#gunzip.write(bytes, this.#stopWaiting)
      await promise
    }
    await this.#writers.ready()
    this.#throwIfFailed()
  }

  async end(): Promise<void> {
    if (this.#gunzip !== undefined) await this.#endOf(this.#gunzip)
    this.#throwIfFailed()
    this.#feed(this.#rest)
    // At its end mark the parser is through; of a tar without any entry it would say that it is none.
    if (!this.#isOver) this.#parser.end()
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
        // zlib fills one piece of memory after the other; this was the last of its bytes.
        if (chunk.byteOffset + chunk.length === chunk.buffer.byteLength) release(chunk)
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
    gunzip.end()
    // Why it ended early, if it did, is known already.
    await finished(gunzip).catch(() => undefined)
    while (this.#waiting > 0) await new Promise(setImmediate)
  }

  #take(chunk: Buffer): void {
    if (this.#error !== undefined) return
    try {
      if (this.#unpacked === 0) requireTar(chunk)
      this.#unpacked += chunk.length
      this.#guards.allowExpansion(this.#unpacked, this.#packed)
      this.#parse(chunk)
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  /** In whole blocks: of the rest the parser would keep the megabyte around it, and copy the next one to its end. */
  #parse(chunk: Buffer): void {
    let blocks = chunk
    if (this.#rest.length > 0) {
      const missing = BLOCK_BYTES - this.#rest.length
      const block = Buffer.concat([this.#rest, chunk.subarray(0, missing)])
      this.#rest = block
      if (block.length < BLOCK_BYTES) return
      this.#feed(block)
      blocks = chunk.subarray(missing)
    }
    const end = blocks.length - (blocks.length % BLOCK_BYTES)
    this.#feed(blocks.subarray(0, end))
    this.#rest = Buffer.from(blocks.subarray(end))
  }

  /** The parser would keep everything behind the end mark in memory. */
  #feed(blocks: Buffer): void {
    if (!this.#isOver && blocks.length > 0) this.#parser.write(blocks)
  }

  #admit(entry: ReadEntry): void {
    if (this.#error !== undefined) return
    // On Windows the parser makes slashes of backslashes: the guards see the name as it is in the archive.
    const raw = entry.header.path ?? ''
    const name = raw.includes('\\') ? raw : entry.path
    const { path, newFolders } = this.#guards.admit(name, KINDS[entry.type] ?? 'special')
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
    // A stream that is destroyed forgets about the write that it was busy with.
    this.#stopWaiting()
  }

  #throwIfFailed(): void {
    if (this.#error !== undefined) throw this.#error
  }
}

function requireTar(head: Buffer): void {
  if (isTarHeader(head)) return
  throw new Failure(
    'archive-format-unknown',
    `The archive is a gzip file, but what is inside is no tar: it looks like ${describeBytes(head.subarray(0, HEAD_BYTES))}.`,
    {
      advice:
        'Sites are unpacked from tar.gz, tar and zip. `deliver: artifact` hands over any archive as it is.'
    }
  )
}
