import {
  BEFORE_LAST,
  COUNT,
  ELEMENT_NAMES,
  END,
  HASH,
  IS_SELF_CLOSING,
  KEPT,
  KEPT_BYTES,
  LAST,
  LENGTH,
  NAME_END,
  ONES,
  PAGE,
  POSITION,
  READ_END,
  READ_START,
  RECORDS,
  SLOTS,
  SUCCESSORS
} from './memory'
import { elementCode, nameHash, nameStart, readTag } from './tag-reader'

const SLOT_MASK: u32 = 0x7fff
export const MAX_PIECES: u32 = 0x4000
const MAX_PROBES: u32 = 16
/** Longer markup is read again each time. */
const MAX_LENGTH: u32 = 2048
/** What is compared last may reach over the end of a piece. */
const MAX_BYTES: u32 = <u32>(PAGE - KEPT - 16)
/** So many `>` in quoted values are allowed in a tag that is kept: each costs a search. */
const MAX_CLOSES: u32 = 8

/** Fields of a record. */
export const RECORD_BITS: u32 = 5
const START: usize = 0
const OWN_HASH: usize = 4
export const OWN_LENGTH: usize = 8
export const FLAGS: usize = 10
export const CODE: usize = 11
export const REFERENCE: usize = 12
export const TARGET_START: usize = 16
export const TARGET_LENGTH: usize = 18
const NAME_HASH: usize = 20
const SELF_CLOSING: usize = 24
export const LONGER: usize = 26
export const LAST_PAGE: usize = 28

/** Means nothing. */
export const INERT: u32 = 1
/** Only the beginning of a tag. */
const INCOMPLETE: u32 = 2
/** Has one reference, and means nothing else. */
export const REFERS: u32 = 4
/** The reference is part of the content. */
export const HAS_TARGET: u32 = 8

const GREATER: i8 = 62

/** The number of the tag at the position, which may be a new one. 0 when it is not kept, -1 when the page ends in it. */
export function findOrLearn(): i32 {
  const start = load<u32>(POSITION)
  for (;;) {
    const known = findTag()
    if (known != 0) return <i32>known
    if (load<u32>(READ_START) != start + 1 && !readTag(start)) return -1
    const length = load<u32>(LENGTH)
    const wholeLength = load<u32>(READ_END) - start
    if (length == 0 || wholeLength > MAX_LENGTH) break
    const piece = keep()
    if (piece == 0) break
    const record = RECORDS + (piece << RECORD_BITS)
    if (length < wholeLength) store<u8>(record, INCOMPLETE, FLAGS)
    else {
      describe(record, start)
      return <i32>piece
    }
  }
  describe(RECORDS, start)
  store<u8>(RECORDS, 0, FLAGS)
  store<u32>(LENGTH, load<u32>(READ_END) - start)
  return 0
}

/**
 * The number of the tag at the position, or 0 when it is not in the table. A `>` in a quoted value does not end a tag:
 * the table has the part up to there as incomplete.
 */
function findTag(): u32 {
  const start = PAGE + load<u32>(POSITION)
  const end = PAGE + load<u32>(END)
  let at = start
  for (let closes: u32 = 0; closes < MAX_CLOSES; closes++) {
    at = closeAfter(at, min(end, start + MAX_LENGTH))
    if (at == 0) break
    const piece = find(<u32>(at - start))
    if ((load<u8>(RECORDS + (piece << RECORD_BITS), FLAGS) & INCOMPLETE) == 0) return piece
  }
  store<u32>(LENGTH, 0)
  return 0
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

/** The number of the markup at the position with this length, 0 when it cannot be kept. */
export function findOrKeep(length: u32): u32 {
  const known = find(length)
  return known != 0 ? known : keep()
}

/** The number of the markup at the position with this length, or 0 when it is not in the table. */
function find(length: u32): u32 {
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

/** Keeps what was not found. 0 when there is no place for it. */
function keep(): u32 {
  const length = load<u32>(LENGTH)
  if (load<u32>(COUNT) == MAX_PIECES || load<u32>(KEPT_BYTES) + length > MAX_BYTES) clear()
  const hash = load<u32>(HASH)
  for (let probe: u32 = 0; probe < MAX_PROBES; probe++) {
    const slot = SLOTS + (((hash + probe) & SLOT_MASK) << 1)
    if (load<u16>(slot) != 0) continue
    const piece = load<u32>(COUNT)
    const keptBytes = load<u32>(KEPT_BYTES)
    const record = RECORDS + (piece << RECORD_BITS)
    store<u16>(slot, piece)
    memory.fill(record, 0, 1 << RECORD_BITS)
    store<u32>(record, keptBytes, START)
    store<u32>(record, hash, OWN_HASH)
    store<u16>(record, length, OWN_LENGTH)
    memory.copy(KEPT + keptBytes, PAGE + load<u32>(POSITION), length)
    store<u32>(COUNT, piece + 1)
    store<u32>(KEPT_BYTES, keptBytes + length)
    return piece
  }
  return 0
}

/** What can be said of the tag that was read last. An end tag means nothing. */
function describe(record: usize, start: u32): void {
  const name = nameStart(start)
  const nameEnd = load<u32>(NAME_END)
  store<u8>(record, name == start + 2 ? INERT : 0, FLAGS)
  store<u8>(record, elementCode(name, nameEnd), CODE)
  store<u32>(record, nameHash(name, nameEnd), NAME_HASH)
  store<u8>(record, load<u32>(IS_SELF_CLOSING), SELF_CLOSING)
}

/** Starts from nothing: the pages to come repeat other markup. */
export function clear(): void {
  memory.fill(SUCCESSORS, 0, ELEMENT_NAMES - SUCCESSORS)
  store<u32>(LAST, 0)
  store<u32>(BEFORE_LAST, 0)
  store<u32>(COUNT, 1)
  store<u32>(KEPT_BYTES, 0)
}

export function isEqual(record: usize, at: usize): bool {
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
