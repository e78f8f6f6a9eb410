import { createHash, hash, type Hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Transform } from 'node:stream'
import { reasonOf } from '../../runtime/failure.ts'
import { formatBytes } from '../../runtime/units.ts'
import { deferred } from '../../runtime/deferred.ts'

/** What a response contained, decompressed. */
export interface Body {
  sha256: string
  size: number
  /** Of a page that is not too large to be read as a whole. */
  bytes: Buffer | undefined
}

/** The transfer of a body failed in a way that another attempt does not change. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

/** A body that is larger than it can be. The transfer was ended. */
export class OversizedBody extends Error {
  override readonly name = 'OversizedBody'
}

/** A page is read as a whole to compare its content, and several at the same time. */
export const MAX_KEPT_BYTES = 4_000_000

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress
}

/** Decompresses and hashes a body while it arrives. */
export class BodyReader {
  readonly #limit: number
  readonly #encoding: string
  readonly #decoder: Transform | undefined
  readonly #decoded: PromiseWithResolvers<undefined> | undefined
  /** Of a body that is not compressed, if the response says it. */
  readonly #length: number | undefined
  /** Of a body that came as a whole. */
  #digest: string | undefined
  #hash: Hash | undefined
  #chunks: Buffer[] | undefined
  #received = 0
  #size = 0
  #start = 0
  #error: Error | undefined

  /** `limit`: of the bytes that are received, and of those that they expand to. */
  constructor(headers: IncomingHttpHeaders, { limit, keep }: { limit: number; keep: boolean }) {
    this.#limit = limit
    this.#chunks = keep ? [] : undefined
    this.#encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    if (this.#encoding === '' || this.#encoding === 'identity') {
      this.#length = Number(headers['content-length'])
      return
    }
    const decode = Object.hasOwn(DECODERS, this.#encoding) ? DECODERS[this.#encoding] : undefined
    if (decode === undefined)
      throw new UnreadableBody(`Content-Encoding is ${this.#encoding.slice(0, 40)}, which was not accepted`)
    const decoder = decode()
    this.#decoder = decoder
    this.#decoded = deferred<undefined>()
    const { resolve } = this.#decoded
    decoder.on('data', (chunk: Buffer) => void this.#add(chunk))
    decoder.on('end', () => resolve(undefined))
    decoder.on('error', error => {
      this.#error ??= new UnreadableBody(
        `the body is not complete and valid ${this.#encoding}: ${reasonOf(error)}`
      )
      resolve(undefined)
    })
  }

  /** False when the rest of the body is not needed. */
  write(chunk: Buffer): boolean {
    if (this.#decoder === undefined) return this.#add(chunk)
    this.#received += chunk.length
    if (this.#received > this.#limit) this.#tooLarge()
    // The chunk is valid during this call only, and the decoder works later.
    else if (this.#error === undefined) this.#decoder.write(Buffer.from(chunk))
    return this.#error === undefined
  }

  async end(): Promise<Body> {
    if (this.#decoder !== undefined) {
      if (this.#error === undefined) this.#decoder.end()
      await this.#decoded?.promise
      this.#decoder.destroy()
    }
    if (this.#error !== undefined) throw this.#error
    // Browsers show these bytes as they are.
    if (this.#decoder === undefined && this.#start === 0x1f8b && this.#chunks !== undefined)
      throw new UnreadableBody('the body is gzip, and Content-Encoding does not say so')
    return {
      sha256: this.#digest ?? (this.#hash ?? createHash('sha256')).digest('hex'),
      size: this.#size,
      bytes: this.#chunks && Buffer.concat(this.#chunks)
    }
  }

  #add(chunk: Buffer): boolean {
    if (this.#error !== undefined) return false
    const isFirst = this.#size === 0
    if (isFirst && chunk.length > 1) this.#start = chunk.readUInt16BE()
    this.#size += chunk.length
    if (this.#size > this.#limit) {
      this.#tooLarge()
      return false
    }
    if (isFirst && chunk.length === this.#length) this.#digest = hash('sha256', chunk)
    else (this.#hash ??= createHash('sha256')).update(chunk)
    if (this.#size > MAX_KEPT_BYTES) this.#chunks = undefined
    else this.#chunks?.push(this.#decoder === undefined ? Buffer.from(chunk) : chunk)
    return true
  }

  #tooLarge(): void {
    this.#error ??= new OversizedBody(`the body is larger than ${formatBytes(this.#limit)}`)
    this.#chunks = undefined
    // A decoder that is destroyed emits no event.
    this.#decoder?.destroy()
    this.#decoded?.resolve(undefined)
  }
}
