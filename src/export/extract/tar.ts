import { finished } from 'node:stream/promises'
import type { Gunzip } from 'node:zlib'
import { Failure } from '../../runtime/failure.ts'
import { release } from '../../runtime/buffer-memory.ts'
import {
  type ArchiveFormat,
  createDecompressor,
  describeBytes,
  HEAD_BYTES,
  isTarHeader
} from '../archive/format.ts'
import { corrupt, type EntryKind } from './formats/guards.ts'
import { TarReader } from './formats/tar-reader.ts'
import { admitEntry, Batch, type SiteTarget } from './writers/writers.ts'
import { deferred } from '../../runtime/deferred.ts'

/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024
/** Writers with several threads make frames of a megabyte and more. Tiny ones would cost a decompressor each. */
const MAX_FRAMES = 20_000

type TarFormat = Exclude<ArchiveFormat, 'zip'>

/** Extracts a tar while it arrives. Nothing of it is complete before `end` has returned. */
export class TarExtractor {
  readonly #format: TarFormat
  readonly #target: SiteTarget
  readonly #reader: TarReader
  readonly #batch: Batch
  #decompressor: Gunzip | undefined
  #frames = 1
  #bytesRead = 0
  #bytesExtracted = 0
  #chunksPending = 0
  #finishWrite: () => void = () => undefined
  #error: Error | undefined

  constructor(format: TarFormat, target: SiteTarget) {
    const { signal } = target
    this.#format = format
    this.#target = target
    this.#batch = new Batch(target.writers)
    this.#reader = new TarReader({
      entry: (name, kind, size) => this.#admit(name, kind, size),
      content: bytes => this.#batch.add(bytes),
      endFile: () => this.#batch.finish()
    })
    this.#decompressor = format === 'tar' ? undefined : this.#openDecompressor(format)
    signal.addEventListener('abort', this.#onAbort)
    if (signal.aborted) this.#onAbort()
  }

  async write(bytes: Buffer): Promise<void> {
    this.#bytesRead += bytes.length
    if (this.#decompressor === undefined) this.#take(bytes)
    else await this.#decompress(bytes, this.#decompressor)
    await this.#target.writers.ready()
    this.#throwIfFailed()
  }

  async end(): Promise<void> {
    if (this.#decompressor !== undefined) await this.#endOf(this.#decompressor)
    this.#throwIfFailed()
    // A gzip has a checksum of everything in it. The one of zstd is optional.
    this.#reader.end({ isKnownComplete: this.#format === 'tar.gz' })
    this.#batch.send()
    await this.#target.writers.idle()
    this.#throwIfFailed()
  }

  close(): void {
    this.#target.signal.removeEventListener('abort', this.#onAbort)
    // Blocks that are already decompressed must not create files while the folder is being removed.
    this.#fail(new Error('the extraction was closed'))
  }

  /** Node's zstd decompressor stops at the end of a frame. The rest of the bytes needs a new one. */
  async #decompress(bytes: Buffer, first: Gunzip): Promise<void> {
    let decompressor = first
    let rest = bytes
    for (;;) {
      const before = decompressor.bytesWritten
      const { promise, resolve } = deferred<undefined>()
      this.#finishWrite = () => resolve(undefined)
      decompressor.write(rest, this.#finishWrite)
      await promise
      rest = rest.subarray(decompressor.bytesWritten - before)
      if (rest.length === 0 || this.#format !== 'tar.zst' || this.#error !== undefined) return
      await finished(decompressor, { writable: false }).catch(() => undefined)
      decompressor.destroy()
      this.#frames += 1
      if (this.#frames > MAX_FRAMES) throw corrupt(`it has more than ${MAX_FRAMES} frames`)
      this.#throwIfFailed()
      decompressor = this.#openDecompressor('tar.zst')
      this.#decompressor = decompressor
    }
  }

  readonly #onAbort = () => this.#fail(this.#target.signal.reason as Error)

  #openDecompressor(format: 'tar.gz' | 'tar.zst'): Gunzip {
    const decompressor = createDecompressor(format, { chunkSize: CHUNK_BYTES })
    decompressor.on('error', error => this.#fail(corrupt(error.message, error)))
    decompressor.on('data', (chunk: Buffer) => {
      this.#chunksPending += 1
      // Later, so that zlib decompresses the next block in its own thread while this one is processed here.
      setImmediate(() => {
        this.#chunksPending -= 1
        this.#take(chunk)
        // zlib fills one block of memory after the other: this was the end of one.
        if (chunk.byteOffset + chunk.length === chunk.buffer.byteLength) release(chunk)
        if (this.#target.writers.isFull) void this.#pause(decompressor)
      })
    })
    return decompressor
  }

  async #pause(decompressor: Gunzip): Promise<void> {
    decompressor.pause()
    try {
      await this.#target.writers.ready()
      decompressor.resume()
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  async #endOf(decompressor: Gunzip): Promise<void> {
    decompressor.end()
    // If it failed, `#fail` has the reason already.
    await finished(decompressor).catch(() => undefined)
    while (this.#chunksPending > 0) await new Promise(setImmediate)
  }

  #take(chunk: Buffer): void {
    if (this.#error !== undefined) return
    try {
      if (this.#bytesExtracted === 0) requireTar(chunk)
      this.#bytesExtracted += chunk.length
      this.#target.guards.allowExpansion(this.#bytesExtracted, this.#bytesRead)
      this.#reader.write(chunk)
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  #admit(name: string, kind: EntryKind, size: number): void {
    const path = admitEntry(this.#target, name, kind)
    if (kind === 'file') this.#batch.begin(path, size)
  }

  #fail(error: Error): void {
    this.#error ??= error
    this.#decompressor?.destroy()
    // A destroyed stream never calls back for the write that is in progress.
    this.#finishWrite()
  }

  #throwIfFailed(): void {
    if (this.#error !== undefined) throw this.#error
  }
}

function requireTar(head: Buffer): void {
  if (isTarHeader(head)) return
  throw new Failure(
    'archive-format-unknown',
    `The archive is compressed, but contains no tar archive. The content looks like ${describeBytes(head.subarray(0, HEAD_BYTES))}.`
  )
}
