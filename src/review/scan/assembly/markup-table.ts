// AssemblyScript, compiled to WebAssembly by `npm run wasm`: a loop in JavaScript reads one byte at a time and is half
// as fast. Positions of everything in memory are in ../scan-memory.ts, too.

const POSITION: usize = 0
const END: usize = 4
const CONTENT_LENGTH: usize = 8
const ENDS_WITH_SPACE: usize = 12
const LAST: usize = 16
const BEFORE_LAST: usize = 20
const HASH: usize = 24
const LENGTH: usize = 28
const REFERENCE_COUNT: usize = 32
const CONTENT: usize = 36
const REFERENCES: usize = 40

/** Sixteen bytes of ones end here, and sixteen of zeros follow: masks for the last bytes of a piece. */
const ONES: usize = 0x110
const RECORDS: usize = 0x400
const SUCCESSORS: usize = 0x80400
const SLOTS: usize = 0xa0400
const KEPT: usize = 0xb0400
const PAGE: usize = 0x200000

const SLOT_MASK: u32 = 0x7fff
const CONTEXT_MASK: u32 = 0xffff
const MAX_PIECES: u32 = 0x4000
const MAX_PROBES: u32 = 16
const MAX_LENGTH: u32 = 2048

/** Fields of a record. */
const RECORD_BITS: u32 = 5
const START: usize = 0
const OWN_HASH: usize = 4
const OWN_LENGTH: usize = 8
const FLAGS: usize = 10
const CODE: usize = 11
const REFERENCE: usize = 12
const TARGET_START: usize = 16
const TARGET_LENGTH: usize = 18

/** Means nothing. */
const INERT: u32 = 1
/** Only the beginning of a tag. */
const INCOMPLETE: u32 = 2
/** Has one reference, and means nothing else. */
const REFERS: u32 = 4
/** The reference is part of the content. */
const HAS_TARGET: u32 = 8

const SPACE: u32 = 32
const SLASH: u32 = 47
const LESS: u32 = 60
const LETTER_A: u32 = 97
/** As in ../content-digest.ts. */
const TARGET_MARK: u32 = 1
const GREATER: i8 = 62

/**
 * Copies text to the content of the page, passes over known markup, and notes what it refers to. Stops at the end of the
 * page, and at markup that is unknown or means more than one reference: then the number returned is not 0 if it is
 * known. Which markup comes next is predicted from the last two pieces, and then compared.
 */
export function skip(): u32 {
  const content = <usize>load<u32>(CONTENT)
  const end = PAGE + load<u32>(END)
  let at = PAGE + load<u32>(POSITION)
  let out = content + load<u32>(CONTENT_LENGTH)
  let endsWithSpace = load<u32>(ENDS_WITH_SPACE)
  let last = load<u32>(LAST)
  let beforeLast = load<u32>(BEFORE_LAST)
  let reference = <usize>load<u32>(REFERENCES) + (load<u32>(REFERENCE_COUNT) << 2)
  let piece: u32 = 0
  while (at < end) {
    let byte = <u32>load<u8>(at)
    // Indentation between tags is not content, the space between two words is.
    if (byte <= SPACE) {
      do byte = <u32>load<u8>(++at)
      while (byte <= SPACE)
      if (at >= end) break
      if (endsWithSpace == 0) store<u8>(out++, SPACE)
      endsWithSpace = 1
    }
    if (byte != LESS) {
      // What follows the page is `<` sixteen times.
      for (;;) {
        const bytes = v128.load(at)
        v128.store(out, bytes)
        const matches = i8x16.eq(bytes, i8x16.splat(<i8>LESS))
        if (v128.any_true(matches)) {
          const length = ctz(i8x16.bitmask(matches))
          at += length
          out += length
          break
        }
        at += 16
        out += 16
      }
      endsWithSpace = <u32>(<u32>load<u8>(out - 1) <= SPACE)
      if (at >= end) break
    }
    const successor = SUCCESSORS + (contextOf(last, beforeLast) << 1)
    piece = <u32>load<u16>(successor)
    if (piece == 0 || !isEqual(RECORDS + (piece << RECORD_BITS), at)) {
      piece = 0
      const next = <u32>load<u8>(at + 1)
      if (next != SLASH && (next | 32) - LETTER_A > 25) break
      store<u32>(POSITION, at - PAGE)
      piece = findTag()
      if (piece == 0) break
      store<u16>(successor, piece)
    }
    const record = RECORDS + (piece << RECORD_BITS)
    const pieceEnd = at + load<u16>(record, OWN_LENGTH)
    const flags = <u32>load<u8>(record, FLAGS)
    if (pieceEnd > end) piece = 0
    if (piece == 0 || (flags & (INERT | REFERS)) == 0) break
    beforeLast = last
    last = piece
    if ((flags & REFERS) != 0) {
      // What follows a link is the same for links to different pages.
      last = MAX_PIECES + load<u8>(record, CODE)
      store<u32>(reference, load<u32>(record, REFERENCE))
      reference += 4
      if ((flags & HAS_TARGET) != 0) {
        const length = <u32>load<u16>(record, TARGET_LENGTH)
        const target = at + load<u16>(record, TARGET_START)
        store<u8>(out++, TARGET_MARK)
        for (let k: u32 = 0; k < length; k += 16) v128.store(out + k, v128.load(target + k))
        out += length
      }
    }
    at = pieceEnd
    piece = 0
  }
  store<u32>(POSITION, at - PAGE)
  store<u32>(CONTENT_LENGTH, out - content)
  store<u32>(ENDS_WITH_SPACE, endsWithSpace)
  store<u32>(LAST, last)
  store<u32>(BEFORE_LAST, beforeLast)
  store<u32>(REFERENCE_COUNT, (reference - load<u32>(REFERENCES)) >> 2)
  return piece
}

/**
 * The number of the tag at the position, or 0 when it is not in the table. A `>` in a quoted value does not end a tag:
 * the table has the part up to there as incomplete.
 */
export function findTag(): u32 {
  const start = PAGE + load<u32>(POSITION)
  const end = PAGE + load<u32>(END)
  let at = start
  let piece: u32 = 0
  do {
    at = closeAfter(at, min(end, start + MAX_LENGTH))
    if (at == 0) {
      store<u32>(LENGTH, 0)
      return 0
    }
    piece = findPiece(<u32>(at - start))
  } while ((load<u8>(RECORDS + (piece << RECORD_BITS), FLAGS) & INCOMPLETE) != 0)
  return piece
}

/** The position after the next `>`, or 0 when there is none before the end. */
function closeAfter(from: usize, end: usize): usize {
  for (let at = from; at < end; at += 16) {
    const matches = i8x16.eq(v128.load(at), i8x16.splat(GREATER))
    if (!v128.any_true(matches)) continue
    const after = at + ctz(i8x16.bitmask(matches)) + 1
    return after > end ? 0 : after
  }
  return 0
}

/** The number of the markup at the position with this length, or 0 when it is not in the table. */
export function findPiece(length: u32): u32 {
  const start = PAGE + load<u32>(POSITION)
  const hash = hashOf(start, length)
  store<u32>(HASH, hash)
  store<u32>(LENGTH, length)
  let slot = hash & SLOT_MASK
  for (let probe: u32 = 0; probe < MAX_PROBES; probe++) {
    const piece = <u32>load<u16>(SLOTS + (slot << 1))
    if (piece == 0) return 0
    const record = RECORDS + (piece << RECORD_BITS)
    if (
      load<u32>(record, OWN_HASH) == hash &&
      <u32>load<u16>(record, OWN_LENGTH) == length &&
      isEqual(record, start)
    )
      return piece
    slot = (slot + 1) & SLOT_MASK
  }
  return 0
}

/** Makes the piece the one that is predicted after the last two. */
export function predict(piece: u32): void {
  store<u16>(SUCCESSORS + (contextOf(load<u32>(LAST), load<u32>(BEFORE_LAST)) << 1), piece)
}

function contextOf(last: u32, beforeLast: u32): u32 {
  return ((beforeLast * 40503) ^ (last * 31)) & CONTEXT_MASK
}

function isEqual(record: usize, at: usize): bool {
  const kept = KEPT + load<u32>(record, START)
  let rest = <usize>load<u16>(record, OWN_LENGTH)
  let k: usize = 0
  for (; rest > 16; rest -= 16, k += 16) {
    if (v128.any_true(v128.xor(v128.load(at + k), v128.load(kept + k)))) return false
  }
  const difference = v128.xor(v128.load(at + k), v128.load(kept + k))
  return !v128.any_true(v128.and(difference, v128.load(ONES - rest)))
}

function hashOf(start: usize, length: u32): u32 {
  let hash: u64 = length
  let k: usize = 0
  for (; k + 8 <= length; k += 8) hash = mix(hash ^ load<u64>(start + k))
  if (k < length) hash = mix(hash ^ (load<u64>(start + k) & (((<u64>1) << ((length - <u32>k) << 3)) - 1)))
  return <u32>hash
}

function mix(hash: u64): u64 {
  const product = hash * 0x9e3779b97f4a7c15
  return product ^ (product >> 32)
}
