import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { reasonOf } from '../../runtime/failure.ts'
import { ResponseTooSlow } from '../../runtime/http/connection-errors.ts'
import { formatBytes } from '../../runtime/text/units.ts'

export interface Body {
  sha256: string
  size: number
  /** Set only for a page that is small enough to keep in memory. */
  bytes: Buffer | undefined
}

/** The body cannot be decoded, and a retry would not help. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

/** A body is larger than its limit, so the transfer was stopped. */
export class OversizedBody extends Error {
  override readonly name = 'OversizedBody'
}

/** A body arrived in part within its time limit. A retry would take as long. */
export class TricklingBody extends Error {
  override readonly name = 'TricklingBody'
}

/** Maximum size of a page to keep in memory. Several pages are compared at the same time. */
export const MAX_KEPT_BYTES = 16_000_000

const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress]
])
const MAX_ENCODINGS = 5

/** Decompresses and hashes a body on arrival. `limit` applies to the received bytes and each decoder's output. */
export async function readBody(
  response: IncomingMessage,
  { limit, keep }: { limit: number; keep: boolean }
): Promise<Body> {
  const digest = createHash('sha256')
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of decoded(response, limit)) {
      size += chunk.length
      if (size > limit) throw tooLarge(limit)
      digest.update(chunk)
      if (keep && size <= MAX_KEPT_BYTES) chunks.push(chunk)
    }
  } catch (error) {
    if (!(error instanceof ResponseTooSlow)) throw error
    throw new TricklingBody(`${error.message}; ${formatBytes(size)} had arrived`, { cause: error })
  }
  const isKept = keep && size <= MAX_KEPT_BYTES
  const bytes = isKept ? Buffer.concat(chunks) : undefined
  // Without `Content-Encoding: gzip`, browsers would show the compressed bytes.
  if (bytes?.[0] === 0x1f && bytes[1] === 0x8b && decodersOf(response).length === 0)
    throw new UnreadableBody('the body is gzip, but Content-Encoding is not gzip')
  return { sha256: digest.digest('hex'), size, bytes }
}

/** Like browsers, ignores Content-Encoding if an encoding is unknown, such as `aws-chunked`, which some stores send. */
function decodersOf({ headers }: IncomingMessage): (() => Transform)[] {
  const names = headers['content-encoding']?.toLowerCase().split(',', MAX_ENCODINGS) ?? []
  const encodings = names.map(name => name.trim()).filter(name => name !== '')
  if (encodings.includes('zstd'))
    throw new UnreadableBody('Content-Encoding is zstd, which the request did not offer')
  const decoders = encodings.map(name => DECODERS.get(name))
  return decoders.every(decoder => decoder !== undefined) ? decoders.reverse() : []
}

function decoded(response: IncomingMessage, limit: number): AsyncIterable<Buffer> {
  const decoders = decodersOf(response).map(create => create())
  if (decoders.length === 0) return response
  // `readBody` counts the output of the last decoder.
  for (const stream of [response, ...decoders.slice(0, -1)]) {
    let length = 0
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > limit) stream.destroy(tooLarge(limit))
    })
  }
  return decompressed(response, decoders)
}

async function* decompressed(response: IncomingMessage, decoders: Transform[]): AsyncGenerator<Buffer> {
  try {
    yield* pipeline([response, ...decoders], () => undefined) as unknown as AsyncIterable<Buffer>
  } catch (error) {
    if (response.errored !== null) throw response.errored
    if (error instanceof OversizedBody) throw error
    const encoding = response.headers['content-encoding']?.slice(0, 40)
    throw new UnreadableBody(`the body is truncated or is not valid ${encoding}: ${reasonOf(error)}`)
  }
}

function tooLarge(limit: number): OversizedBody {
  return new OversizedBody(`the body is larger than ${formatBytes(limit)}`)
}
