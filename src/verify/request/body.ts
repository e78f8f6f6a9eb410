import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { reasonOf } from '../../runtime/failure.ts'
import { formatBytes } from '../../runtime/text/units.ts'

export interface Body {
  sha256: string
  size: number
  /** Only for a page that is not too large to be read as a whole. */
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
const MAX_KEPT_BYTES = 4_000_000

const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress]
])

/** Decompresses and hashes a body while it arrives. `limit`: of the bytes received, and of those they expand to. */
export async function readBody(
  response: IncomingMessage,
  { limit, keep }: { limit: number; keep: boolean }
): Promise<Body> {
  const digest = createHash('sha256')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decoded(response, limit)) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    digest.update(chunk)
    if (keep && size <= MAX_KEPT_BYTES) chunks.push(chunk)
  }
  const isKept = keep && size <= MAX_KEPT_BYTES
  const bytes = isKept ? Buffer.concat(chunks) : undefined
  // Browsers show these bytes as they are.
  if (bytes?.[0] === 0x1f && bytes[1] === 0x8b && encodingOf(response) === 'identity')
    throw new UnreadableBody('the body is gzip, and Content-Encoding does not say so')
  return { sha256: digest.digest('hex'), size, bytes }
}

function encodingOf({ headers }: IncomingMessage): string {
  return headers['content-encoding']?.trim().toLowerCase() || 'identity'
}

function decoded(response: IncomingMessage, limit: number): AsyncIterable<Buffer> {
  const encoding = encodingOf(response)
  if (encoding === 'identity') return response
  const decoder = DECODERS.get(encoding)?.()
  if (decoder === undefined)
    throw new UnreadableBody(`Content-Encoding is ${encoding.slice(0, 40)}, which was not accepted`)
  let received = 0
  response.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > limit) response.destroy(tooLarge(limit))
  })
  return decompressed(response, decoder, encoding)
}

async function* decompressed(
  response: Readable,
  decoder: Transform,
  encoding: string
): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(response, decoder, () => undefined) as AsyncIterable<Buffer>
  } catch (error) {
    if (response.errored !== null) throw response.errored
    throw new UnreadableBody(`the body is not complete and valid ${encoding}: ${reasonOf(error)}`)
  }
}

function tooLarge(limit: number): OversizedBody {
  return new OversizedBody(`the body is larger than ${formatBytes(limit)}`)
}
