import {
  CODE,
  findOrLearn,
  FLAGS,
  HAS_TARGET,
  INERT,
  isEqual,
  LAST_PAGE,
  LONGER,
  MAX_PIECES,
  OWN_LENGTH,
  RECORD_BITS,
  REFERENCE,
  REFERS,
  TARGET_LENGTH,
  TARGET_START
} from './markup-table'
import {
  BEFORE_LAST,
  CONTENT,
  CONTENT_LENGTH,
  END,
  ENDS_WITH_SPACE,
  LAST,
  PAGE,
  PAGE_NUMBER,
  POSITION,
  RECORDS,
  REFERENCE_COUNT,
  REFERENCES,
  SUCCESSORS
} from './memory'

const CONTEXT_MASK: u32 = 0xffff
const SPACE: u32 = 32
const SLASH: u32 = 47
const LESS: u32 = 60
const LETTER_A: u32 = 97
/** As in ../content-digest.ts. */
const TARGET_MARK: u32 = 1

/**
 * Copies text to the content of the page, passes over known markup, and notes what it refers to. Stops at the end of the
 * page, and at markup that is new or means more than one reference: then the number returned is not 0 if it is in the
 * table. Which markup comes next is predicted from the last two pieces, and then compared.
 */
export function skip(): u32 {
  const content = <usize>load<u32>(CONTENT)
  const end = PAGE + load<u32>(END)
  let at = PAGE + load<u32>(POSITION)
  let out = content + load<u32>(CONTENT_LENGTH)
  const page = load<u32>(PAGE_NUMBER)
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
      const isEnd = <u32>load<u8>(at + 1) == SLASH
      if (!isLetter(<u32>load<u8>(at + 1 + <usize>isEnd))) break
      store<u32>(POSITION, <u32>(at - PAGE))
      const found = findOrLearn()
      if (found <= 0) break
      piece = <u32>found
      store<u16>(successor, piece)
    }
    const longer = longerThan(piece, at)
    if (longer != 0) {
      piece = longer
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
      if (load<u32>(record, LAST_PAGE) != page) {
        store<u32>(record, page, LAST_PAGE)
        store<u32>(reference, load<u32>(record, REFERENCE))
        reference += 4
      }
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

/** Makes the piece the one that is predicted after the last two. */
export function predict(piece: u32): void {
  store<u16>(SUCCESSORS + (contextOf(load<u32>(LAST), load<u32>(BEFORE_LAST)) << 1), piece)
}

function contextOf(last: u32, beforeLast: u32): u32 {
  return ((beforeLast * 40503) ^ (last * 31)) & CONTEXT_MASK
}

/** A longer piece that starts with this one, if that is what follows, or 0. */
function longerThan(piece: u32, at: usize): u32 {
  const longer = <u32>load<u16>(RECORDS + (piece << RECORD_BITS), LONGER)
  return longer != 0 && isEqual(RECORDS + (longer << RECORD_BITS), at) ? longer : 0
}

function isLetter(byte: u32): bool {
  return (byte | 32) - LETTER_A <= 25
}
