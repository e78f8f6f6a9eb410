import {
  ATTRIBUTE_NAMES,
  ATTRIBUTE_SLOTS,
  ELEMENT_NAMES,
  ELEMENT_SLOTS,
  END,
  IS_SELF_CLOSING,
  NAME_END,
  ONES,
  PAGE,
  READ_END,
  READ_START,
  SEEN,
  VALUE_ENDS,
  VALUE_STARTS
} from './memory'

const TAB: u32 = 9
const LF: u32 = 10
const FF: u32 = 12
const CR: u32 = 13
const SPACE: u32 = 32
const QUOTE: u32 = 34
const APOSTROPHE: u32 = 39
const SLASH: u32 = 47
const EQUALS: u32 = 61
const GREATER: u32 = 62

const MAX_NAME: usize = 15
const NAME_BITS: u32 = 4
const ELEMENT_COUNT: u32 = 128
const ATTRIBUTE_COUNT: u32 = 32
const SLOT_MASK: u32 = 0xff

/** Reads the tag whose `<` is at `start`. False when the page ends inside it. */
export function readTag(start: u32): bool {
  const end = load<u32>(END)
  let nameEnd = nameStart(start) + 1
  while (nameEnd < end && !isNameEnd(byteAt(nameEnd))) nameEnd++
  store<u32>(NAME_END, nameEnd)
  const readEnd = readAttributes(nameEnd)
  store<u32>(READ_END, readEnd)
  store<u32>(READ_START, readEnd == 0 ? 0 : start + 1)
  return readEnd != 0
}

/** From the end of the tag's name: the position after `>`, or 0 when the page ends inside the tag. */
export function readAttributes(from: u32): u32 {
  const end = load<u32>(END)
  let at = from
  let seen: u32 = 0
  store<u32>(READ_START, 0)
  store<u32>(IS_SELF_CLOSING, 0)
  while (at < end) {
    let byte = byteAt(at)
    if (byte == GREATER) {
      store<u32>(SEEN, seen)
      return at + 1
    }
    if (byte == SLASH) store<u32>(IS_SELF_CLOSING, <u32>(at + 1 < end && byteAt(at + 1) == GREATER))
    if (byte == SLASH || isSpace(byte)) {
      at++
      continue
    }
    const name = at
    // An equals sign at the start belongs to the name.
    do {
      if (++at >= end) return 0
      byte = byteAt(at)
    } while (byte != EQUALS && !isNameEnd(byte))
    const nameEnd = at
    while (isSpace(byte)) {
      if (++at >= end) return 0
      byte = byteAt(at)
    }
    let valueStart = nameEnd
    let valueEnd = nameEnd
    if (byte == EQUALS) {
      do {
        if (++at >= end) return 0
        byte = byteAt(at)
      } while (isSpace(byte))
      if (byte == QUOTE || byte == APOSTROPHE) {
        valueStart = ++at
        at = find(byte, at)
        if (at >= end) return 0
        valueEnd = at++
      } else {
        valueStart = at
        while (byte != GREATER && !isSpace(byte)) {
          if (++at >= end) return 0
          byte = byteAt(at)
        }
        valueEnd = at
      }
    }
    const code = findName(ATTRIBUTE_NAMES, ATTRIBUTE_SLOTS, name, nameEnd)
    // The first attribute of a name counts.
    if (code == 0 || (seen & (1 << code)) != 0) continue
    seen |= 1 << code
    store<u32>(VALUE_STARTS + (code << 2), valueStart)
    store<u32>(VALUE_ENDS + (code << 2), valueEnd)
  }
  return 0
}

/** The code of an element's name. 0 when it means nothing. */
export function elementCode(start: u32, end: u32): u32 {
  return findName(ELEMENT_NAMES, ELEMENT_SLOTS, start, end)
}

export function nameStart(start: u32): u32 {
  return byteAt(start + 1) == SLASH ? start + 2 : start + 1
}

/** Of a name in any case: two names with the same hash are taken for the same. */
export function nameHash(start: u32, end: u32): u32 {
  let hash: u32 = 0
  for (let at = start; at < end; at++) hash = hash * 31 + (byteAt(at) | 32)
  return hash
}

/** After the names were written to memory. */
export function indexNames(): void {
  index(ELEMENT_NAMES, ELEMENT_SLOTS, ELEMENT_COUNT)
  index(ATTRIBUTE_NAMES, ATTRIBUTE_SLOTS, ATTRIBUTE_COUNT)
}

function index(names: usize, slots: usize, count: u32): void {
  for (let code: u32 = 1; code < count; code++) {
    const name = v128.load(names + (code << NAME_BITS))
    if (!v128.any_true(name)) continue
    let slot = slotOf(name)
    while (load<u8>(slots + slot) != 0) slot = (slot + 1) & SLOT_MASK
    store<u8>(slots + slot, code)
  }
}

function findName(names: usize, slots: usize, start: u32, end: u32): u32 {
  const length = <usize>(end - start)
  // Zeros follow the names in the table.
  if (length > MAX_NAME || byteAt(end - 1) == 0) return 0
  const name = lowerCase(v128.and(v128.load(PAGE + start), v128.load(ONES - length)))
  let slot = slotOf(name)
  let code = <u32>load<u8>(slots + slot)
  while (code != 0 && v128.any_true(v128.xor(name, v128.load(names + (code << NAME_BITS))))) {
    slot = (slot + 1) & SLOT_MASK
    code = <u32>load<u8>(slots + slot)
  }
  return code
}

function lowerCase(bytes: v128): v128 {
  const isUpper = i8x16.lt_u(i8x16.sub(bytes, i8x16.splat(65)), i8x16.splat(26))
  return v128.or(bytes, v128.and(isUpper, i8x16.splat(32)))
}

function slotOf(name: v128): u32 {
  const mixed = <u64>(i64x2.extract_lane(name, 0) ^ (i64x2.extract_lane(name, 1) * 31))
  return <u32>((mixed * 0x9e3779b97f4a7c15) >> 56)
}

/** The position of a quote from `from` on, or the end of the page. */
function find(byte: u32, from: u32): u32 {
  const end = load<u32>(END)
  for (let at = from; at < end; at += 16) {
    const matches = i8x16.eq(v128.load(PAGE + at), i8x16.splat(<i8>byte))
    if (v128.any_true(matches)) return at + ctz(i8x16.bitmask(matches))
  }
  return end
}

function byteAt(position: u32): u32 {
  return <u32>load<u8>(PAGE + position)
}

function isSpace(byte: u32): bool {
  return byte == SPACE || byte == LF || byte == TAB || byte == CR || byte == FF
}

function isNameEnd(byte: u32): bool {
  return byte == GREATER || byte == SLASH || isSpace(byte)
}
