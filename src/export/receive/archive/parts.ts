import { Failure } from '../../../runtime/failure.ts'
import { formatBytes } from '../../../runtime/text/units.ts'
import { type LimitedConnections, MAX_ARCHIVE_CONNECTIONS } from './connection-limit.ts'
import { HttpError } from '../../../runtime/http/http-error.ts'
import { ObjectChanged, type ArchiveResponse } from './archive-request.ts'

const PART_BYTES = 2 * 1024 * 1024

/** Size of the pieces in which a single response is passed on. With small pieces, zlib takes twice as long. */
const PIECE_BYTES = 1024 * 1024

/** The ranges that the store serves cannot be combined reliably. */
export class RangesUnreliable extends Error {
  override readonly name = 'RangesUnreliable'
}

export interface OpenArchive {
  /** Undefined if neither the store nor the service announced the size. */
  size: number | undefined
  /** All bytes, in order. Each piece is valid only until the next one is requested, because its memory is reused. */
  pieces: AsyncGenerator<Buffer, void>
}

/** The object at the start of the download. Every later response must be for the same object. */
interface ArchiveObject {
  size: number
  etag: string | undefined
}

/**
 * Reads the archive over several connections if the store supports ranges and sends an ETag. Otherwise, sends a single
 * request. The caller must abort the signal of the connections at the end, even after an error.
 */
export async function openArchive(
  connections: LimitedConnections,
  { useRanges }: { useRanges: boolean }
): Promise<OpenArchive> {
  if (!useRanges) return await openStream(connections)
  const first = await connections.open({ range: `bytes=0-${PART_BYTES - 1}` })
  if (first.status === 200) return await openStream(connections, first)
  const range = contentRange(first)
  const etag = strongEtag(first)
  if (
    range?.start === 0 &&
    range.size !== undefined &&
    (etag !== undefined || range.end + 1 === range.size)
  ) {
    const object = { size: agreedSize(range.size, connections), etag }
    return { size: object.size, pieces: readParts(first, object, connections) }
  }
  first.close()
  return await openStream(connections)
}

async function openStream(connections: LimitedConnections, opened?: ArchiveResponse): Promise<OpenArchive> {
  const response = opened ?? (await connections.open({}))
  return { size: sizeOf(response, connections), pieces: readStream(response, connections) }
}

function sizeOf({ status, headers }: ArchiveResponse, connections: LimitedConnections): number | undefined {
  if (status === 206) {
    throw new Failure(
      'unexpected-store-response',
      'The store responded with a part of the archive to a request for the whole archive (HTTP 206).'
    )
  }
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (length !== undefined) return agreedSize(Number(length), connections)
  if (connections.announcedSize !== undefined || encoding !== undefined) return connections.announcedSize
  throw new Failure(
    'archive-size-unknown',
    'Neither the service nor the store announced the size of the archive, so a truncated archive would look complete.'
  )
}

async function* readStream(
  response: ArchiveResponse,
  connections: LimitedConnections
): AsyncGenerator<Buffer, void> {
  const { announcedSize = Infinity } = connections
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  let filled = 0
  let received = 0
  for await (const chunk of response.body) {
    received += chunk.length
    if (received > announcedSize) throw sizeMismatch(announcedSize, `sent more than that`)
    for (let taken = 0; taken < chunk.length;) {
      const copied = chunk.copy(piece, filled, taken)
      taken += copied
      filled += copied
      if (filled < piece.length) continue
      yield piece
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}

async function* readParts(
  first: ArchiveResponse,
  object: ArchiveObject,
  connections: LimitedConnections
): AsyncGenerator<Buffer, void> {
  const inProgress: Promise<Buffer>[] = []
  const spare: Buffer[] = []
  let start = 0
  for (;;) {
    // With fewer parts in memory, a connection would be idle.
    while (inProgress.length < MAX_ARCHIVE_CONNECTIONS && start < object.size) {
      const memory = spare.pop() ?? Buffer.allocUnsafeSlow(Math.min(PART_BYTES, object.size))
      const range = { start, part: memory.subarray(0, object.size - start) }
      const part = readPart(range, object, connections, start === 0 ? first : undefined)
      // The part is awaited later. Until then, a failure must not count as an unhandled rejection.
      part.catch(() => undefined)
      inProgress.push(part)
      start += PART_BYTES
    }
    const next = inProgress.shift()
    if (next === undefined) return
    const part = await next
    yield part
    // Only the last part is shorter, and no later part reuses its memory.
    spare.push(part)
  }
}

/** Fills one part. After an interruption, continues at the first missing byte. */
async function readPart(
  { start, part }: { start: number; part: Buffer },
  object: ArchiveObject,
  connections: LimitedConnections,
  first: ArchiveResponse | undefined
): Promise<Buffer> {
  let response = first
  let filled = 0
  for (;;) {
    response ??= await connections.open(rangeHeaders(start + filled, start + part.length, object))
    try {
      const before = filled
      assertSameObject(object, start + filled, response)
      for await (const chunk of response.body) {
        if (chunk.length > part.length - filled) {
          throw new RangesUnreliable('the store sent more than the requested range')
        }
        chunk.copy(part, filled)
        filled += chunk.length
        connections.received()
      }
      if (filled === part.length) return part
      if (filled === before) throw new RangesUnreliable('the store sent an empty response to a range request')
      throw new HttpError('the response ended before the end of the range')
    } catch (error) {
      response.close()
      // Without an ETag, the remaining bytes could be from another object.
      if (object.etag === undefined) throw error
      await connections.retryAfter(error)
    } finally {
      response.close()
    }
    response = undefined
  }
}

/** Uses `If-Match`, because some stores respond to `If-Range` with a range of the object even if it has changed. */
function rangeHeaders(start: number, end: number, { etag }: ArchiveObject): Record<string, string> {
  return { range: `bytes=${start}-${end - 1}`, ...(etag !== undefined && { 'if-match': etag }) }
}

function assertSameObject(object: ArchiveObject, start: number, response: ArchiveResponse): void {
  const range = response.status === 206 ? contentRange(response) : undefined
  if (range === undefined) throw new RangesUnreliable('the store did not respond with the requested range')
  const etag = strongEtag(response)
  if (etag === undefined && object.etag !== undefined) {
    throw new RangesUnreliable('the store does not send an ETag with every range')
  }
  if (range.start !== start || range.size !== object.size || etag !== object.etag) {
    throw new ObjectChanged('the archive changed during the download')
  }
}

function contentRange({
  headers
}: ArchiveResponse): { start: number; end: number; size: number | undefined } | undefined {
  const match = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(headers['content-range'] ?? '')
  if (match === null) return undefined
  return {
    start: Number(match[1]),
    end: Number(match[2]),
    size: match[3] === '*' ? undefined : Number(match[3])
  }
}

/** Ignores a weak ETag. It identifies only similar content, whose ranges cannot be combined. */
function strongEtag({ headers }: ArchiveResponse): string | undefined {
  return headers.etag?.startsWith('"') === true ? headers.etag : undefined
}

function agreedSize(size: number, { announcedSize }: LimitedConnections): number {
  if (announcedSize === undefined || announcedSize === size) return size
  throw sizeMismatch(announcedSize, `has ${size} bytes (${formatBytes(size)})`)
}

export function sizeMismatch(announced: number, actual: string): Failure {
  return new Failure(
    'archive-size-mismatch',
    `The service announced ${announced} bytes (${formatBytes(announced)}) for the archive, but the store ${actual}.`
  )
}
