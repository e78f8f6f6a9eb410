import { createGunzip, type Gunzip } from 'node:zlib'
import { deferred } from '../runtime/time/deferred.ts'
import { corrupt, type Guards, isZlibError } from './guards.ts'
import { type TarHandler, TarReader } from './tar-reader.ts'

/** zlib is twice as fast with pieces of this size as with its own default. */
export const CHUNK_BYTES = 1024 * 1024

interface TarOptions {
  isGzip: boolean
  guards: Guards
  signal: AbortSignal
  /** Resolves when the handler can take more. */
  ready?: () => Promise<void>
}

/** Reads a tar, compressed or not, while it arrives. Nothing of it is complete before `end` has returned. */
export class TarStream {
  readonly #reader: TarReader
  readonly #options: TarOptions
  readonly #gunzip: Gunzip | undefined
  #decompressed = Promise.resolve()
  #bytesRead = 0
  #bytesExtracted = 0

  constructor(handler: TarHandler, options: TarOptions) {
    this.#reader = new TarReader(handler)
    this.#options = options
    if (!options.isGzip) return
    this.#gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
    this.#decompressed = this.#takeAll(this.#gunzip)
    // It is awaited later; until then, a failure must not count as unhandled.
    this.#decompressed.catch(() => undefined)
  }

  async write(bytes: Buffer): Promise<void> {
    this.#bytesRead += bytes.length
    if (this.#gunzip === undefined) await this.#take(bytes)
    else {
      const written = deferred<undefined>()
      this.#gunzip.write(bytes, () => written.resolve(undefined))
      // A stream that was destroyed never calls back for the write that is in progress.
      await Promise.race([written.promise, this.#decompressed])
    }
  }

  async end(): Promise<void> {
    this.#gunzip?.end()
    await this.#decompressed
    // A gzip has a checksum of everything in it.
    this.#reader.end({ isKnownComplete: this.#gunzip !== undefined })
  }

  readonly close = (): void => void this.#gunzip?.destroy()

  async #takeAll(gunzip: Gunzip): Promise<void> {
    const { signal } = this.#options
    signal.addEventListener('abort', this.close)
    try {
      // While a block is read here, zlib decompresses the next one in its own thread.
      for await (const chunk of gunzip as AsyncIterable<Buffer>) await this.#take(chunk)
    } catch (error) {
      signal.throwIfAborted()
      throw isZlibError(error) ? corrupt((error as Error).message, error) : error
    } finally {
      signal.removeEventListener('abort', this.close)
    }
  }

  async #take(chunk: Buffer): Promise<void> {
    const { guards, signal, ready } = this.#options
    signal.throwIfAborted()
    this.#bytesExtracted += chunk.length
    guards.allowExpansion(this.#bytesExtracted, this.#bytesRead)
    this.#reader.write(chunk)
    await ready?.()
  }
}
