import { finished } from 'node:stream/promises'
import { createGunzip, type Gunzip } from 'node:zlib'
import { corrupt, type EntryKind } from './formats/guards.ts'
import { TarReader } from './formats/tar-reader.ts'
import { admitEntry, Batch, type SiteTarget } from './writers/writers.ts'

/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024
/** Extracts a tar while it arrives. Nothing of it is complete before `end` has returned. */
export class TarExtractor {
  readonly #target: SiteTarget
  readonly #reader: TarReader
  readonly #batch: Batch
  readonly #gunzip: Gunzip | undefined
  /** The entry that is being read is no part of the site. */
  #isLeftOut = false
  #bytesRead = 0
  #bytesExtracted = 0
  #chunksPending = 0
  #finishWrite: () => void = () => undefined
  #error: Error | undefined

  constructor(target: SiteTarget, { isGzip }: { isGzip: boolean }) {
    const { signal } = target
    this.#target = target
    this.#batch = new Batch(target.writers)
    this.#reader = new TarReader({
      entry: (name, kind, size) => this.#admit(name, kind, size),
      content: bytes => {
        if (!this.#isLeftOut) this.#batch.add(bytes)
      },
      endFile: () => {
        if (!this.#isLeftOut) this.#batch.finish()
      }
    })
    this.#gunzip = isGzip ? this.#openGunzip() : undefined
    signal.addEventListener('abort', this.#onAbort)
    if (signal.aborted) this.#onAbort()
  }

  async write(bytes: Buffer): Promise<void> {
    this.#bytesRead += bytes.length
    if (this.#gunzip === undefined) this.#take(bytes)
    else await this.#decompress(bytes, this.#gunzip)
    await this.#target.writers.ready()
    this.#throwIfFailed()
  }

  async end(): Promise<void> {
    if (this.#gunzip !== undefined) await this.#endOf(this.#gunzip)
    this.#throwIfFailed()
    // A gzip has a checksum of everything in it.
    this.#reader.end({ isKnownComplete: this.#gunzip !== undefined })
    this.#batch.send()
    await this.#target.writers.idle()
  }

  close(): void {
    this.#target.signal.removeEventListener('abort', this.#onAbort)
    // Blocks that are already decompressed must not create files while the folder is being removed.
    this.#fail(new Error('the extraction was closed'))
  }

  async #decompress(bytes: Buffer, gunzip: Gunzip): Promise<void> {
    await new Promise<void>(resolve => {
      this.#finishWrite = resolve
      gunzip.write(bytes, () => resolve())
    })
  }

  readonly #onAbort = () => this.#fail(this.#target.signal.reason as Error)

  #openGunzip(): Gunzip {
    const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
    gunzip.on('error', error => this.#fail(corrupt(error.message, error)))
    gunzip.on('data', (chunk: Buffer) => {
      this.#chunksPending += 1
      // Later, so that zlib decompresses the next block in its own thread while this one is processed here.
      setImmediate(() => {
        this.#chunksPending -= 1
        this.#take(chunk)
        if (this.#target.writers.isFull) void this.#pause(gunzip)
      })
    })
    return gunzip
  }

  async #pause(gunzip: Gunzip): Promise<void> {
    gunzip.pause()
    try {
      await this.#target.writers.ready()
      gunzip.resume()
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  async #endOf(gunzip: Gunzip): Promise<void> {
    gunzip.end()
    // If it failed, `#fail` has the reason already.
    await finished(gunzip).catch(() => undefined)
    while (this.#chunksPending > 0) await new Promise(setImmediate)
  }

  #take(chunk: Buffer): void {
    if (this.#error !== undefined) return
    try {
      this.#bytesExtracted += chunk.length
      this.#target.guards.allowExpansion(this.#bytesExtracted, this.#bytesRead)
      this.#reader.write(chunk)
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  #admit(name: string, kind: EntryKind, size: number): void {
    const path = admitEntry(this.#target, name, kind)
    this.#isLeftOut = path === undefined
    if (kind === 'file' && path !== undefined) this.#batch.begin(path, size)
  }

  #fail(error: Error): void {
    this.#error ??= error
    this.#gunzip?.destroy()
    // A destroyed stream never calls back for the write that is in progress.
    this.#finishWrite()
  }

  #throwIfFailed(): void {
    if (this.#error !== undefined) throw this.#error
  }
}
