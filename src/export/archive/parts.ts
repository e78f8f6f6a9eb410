import { Failure } from '../../runtime/failure.ts'
import { formatBytes } from '../../runtime/units.ts'
import { Patience, type Source } from './source.ts'
import { Interrupted, MustStartOver, type StoreAnswer } from './store.ts'

const PART_BYTES = 2 * 1024 * 1024
const CONNECTIONS = 8
/** Bytes of a plain stream are handed on in pieces of this size: zlib is twice as fast as with small ones. */
const PIECE_BYTES = 1024 * 1024

export interface OpenArchive {
  /** Undefined when neither the store nor the service told it. */
  size: number | undefined
  /** All bytes, in order. Each piece is good until the next is asked for: its memory is used again. */
  pieces: AsyncGenerator<Buffer, void>
}

/** What the store has, pinned: every further answer must speak of the same thing. */
interface StoredObject {
  size: number
  etag: string | undefined
}

/**
 * Several connections to a store that has ranges and names a version of the archive; otherwise one stream. Whoever stops
 * to read before the end aborts `signal`, which ends them all.
 */
export async function openArchive(source: Source, signal: AbortSignal): Promise<OpenArchive> {
  const patience = new Patience(source.context)
  const first = await source.ask({ range: `bytes=0-${PART_BYTES - 1}` }, patience, signal)
  if (first.status === 200) return openStream(first, source)
  const range = contentRange(first)
  const etag = strongEtag(first)
  if (
    range?.start === 0 &&
    range.size !== undefined &&
    (etag !== undefined || range.end + 1 === range.size)
  ) {
    const object = { size: agreedSize(range.size, source), etag }
    return { size: object.size, pieces: readParts(first, object, source, signal) }
  }
  first.discard()
  return openStream(await source.ask({}, patience, signal), source)
}

function openStream(answer: StoreAnswer, source: Source): OpenArchive {
  const length = answer.headers['content-length']
  if (
    length === undefined &&
    source.toldSize === undefined &&
    answer.headers['transfer-encoding'] === undefined
  ) {
    answer.discard()
    throw new Failure(
      'archive-size-unknown',
      'Neither the service nor the store tells how long the archive is, so a part of it would look like all of it.',
      {
        advice:
          'Something between this runner and the store (often a proxy) removes `Content-Length`: go around it.'
      }
    )
  }
  const size = length === undefined ? source.toldSize : agreedSize(Number(length), source)
  return { size, pieces: readStream(answer) }
}

async function* readStream({ body }: StoreAnswer): AsyncGenerator<Buffer, void> {
  const piece = Buffer.allocUnsafeSlow(PIECE_BYTES)
  let filled = 0
  for await (const chunk of body) {
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
  first: StoreAnswer,
  object: StoredObject,
  source: Source,
  signal: AbortSignal
): AsyncGenerator<Buffer, void> {
  const underWay: Promise<Buffer>[] = []
  const spare: Buffer[] = []
  let start = 0
  for (;;) {
    while (underWay.length < CONNECTIONS && start < object.size) {
      const memory = spare.pop() ?? Buffer.allocUnsafeSlow(Math.min(PART_BYTES, object.size))
      const range = { start, part: memory.subarray(0, object.size - start) }
      const part = readPart(range, object, source, signal, start === 0 ? first : undefined)
      // Its turn to be awaited comes later; until then a failure of it is not an unhandled one.
      part.catch(() => undefined)
      underWay.push(part)
      start += PART_BYTES
    }
    const next = underWay.shift()
    if (next === undefined) return
    const part = await next
    yield part
    // Only the last part is shorter, and nothing comes after it.
    spare.push(part)
  }
}

/** One range, however many connections it takes: each goes on where the one before it broke. */
async function readPart(
  { start, part }: { start: number; part: Buffer },
  object: StoredObject,
  source: Source,
  signal: AbortSignal,
  first: StoreAnswer | undefined
): Promise<Buffer> {
  const patience = new Patience(source.context)
  let answer = first
  let filled = 0
  for (;;) {
    answer ??= await source.ask(rangeHeaders(start + filled, start + part.length, object), patience, signal)
    assertSameObject(object, start + filled, answer)
    try {
      for await (const chunk of answer.body) {
        if (chunk.length > part.length - filled)
          throw new MustStartOver('the store sent more than it was asked for')
        chunk.copy(part, filled)
        filled += chunk.length
        patience.restore()
      }
      if (filled < part.length) throw new Interrupted('the answer ended before its range did')
    } catch (error) {
      if (object.etag === undefined) throw error
      await patience.pauseAfter(error, signal)
    }
    if (filled === part.length) return part
    answer = undefined
  }
}

/** `If-Match`, not `If-Range`: stores were seen to answer the latter with a range of whatever they have now. */
function rangeHeaders(start: number, end: number, { etag }: StoredObject): Record<string, string> {
  return { range: `bytes=${start}-${end - 1}`, ...(etag !== undefined && { 'if-match': etag }) }
}

function assertSameObject(object: StoredObject, start: number, answer: StoreAnswer): void {
  const range = answer.status === 206 ? contentRange(answer) : undefined
  if (range?.start === start && range.size === object.size && strongEtag(answer) === object.etag) return
  answer.discard()
  throw new MustStartOver(
    range === undefined ? 'the store stopped to serve ranges' : 'the archive changed while it was downloaded'
  )
}

function contentRange({
  headers
}: StoreAnswer): { start: number; end: number; size: number | undefined } | undefined {
  const match = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(headers['content-range'] ?? '')
  if (match === null) return undefined
  return {
    start: Number(match[1]),
    end: Number(match[2]),
    size: match[3] === '*' ? undefined : Number(match[3])
  }
}

/** A weak one only promises something similar, which is not enough to put pieces together. */
function strongEtag({ headers }: StoreAnswer): string | undefined {
  return headers.etag?.startsWith('"') === true ? headers.etag : undefined
}

function agreedSize(size: number, { toldSize }: Source): number {
  if (toldSize === undefined || toldSize === size) return size
  throw new Failure(
    'archive-size-mismatch',
    `The service says that the archive has ${toldSize} bytes (${formatBytes(toldSize)}), the store has ${size} (${formatBytes(size)}).`,
    {
      advice:
        'One of them has an older archive: run again with the same `job-id` in a minute, for a fresh link.'
    }
  )
}
