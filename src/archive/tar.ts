import { createGunzip, type Gunzip } from 'node:zlib'
import { deferred } from '../runtime/time/deferred.ts'
import { corrupt, type Guards, isZlibError } from './guards.ts'
import { type TarHandler, TarReader } from './tar-reader.ts'

/** zlib is twice as fast with this chunk size as with its default. */
export const CHUNK_BYTES = 1024 * 1024

interface TarOptions {
  isGzip: boolean
  guards: Guards
  signal: AbortSignal
  /** Resolves when the handler can accept more data. */
  ready?: () => Promise<void>
}

/** Reads a tar stream, compressed or not. The archive is known to be complete only after `end` has returned. */
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
    // The promise is awaited later. Until then, a rejection must not count as unhandled.
    this.#decompressed.catch(() => undefined)
  }

  async write(bytes: Buffer): Promise<void> {
    this.#bytesRead += bytes.length
    if (this.#gunzip === undefined) await this.#take(bytes)
    else {
      const written = deferred<undefined>()
      this.#gunzip.write(bytes, () => written.resolve(undefined))
      // A destroyed stream never calls the callback of a pending write.
      await Promise.race([written.promise, this.#decompressed])
    }
  }

  async end(): Promise<void> {
    this.#gunzip?.end()
    await this.#decompressed
    // A gzip checksum covers the whole content, so a decompressed archive is known to be complete.
    this.#reader.end({ isKnownComplete: this.#gunzip !== undefined })
  }

  readonly close = (): void => void this.#gunzip?.destroy()

  async #takeAll(gunzip: Gunzip): Promise<void> {
    const { signal } = this.#options
    signal.addEventListener('abort', this.close)
    try {
      // zlib decompresses the next block in its own thread while this thread reads the current block.
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
