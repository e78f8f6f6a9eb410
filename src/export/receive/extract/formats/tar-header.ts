import { isTarHeader } from '../../archive/format.ts'
import { corrupt, refuseEntry } from './guards.ts'

export const BLOCK_BYTES = 512
const ZERO_BLOCK = Buffer.alloc(BLOCK_BYTES)
const MAX_NUMBER_DIGITS = 16

/** Mode, user, group, time and device numbers: not used, but a header in which they are malformed is damaged. */
const UNUSED_NUMBERS = [
  [100, 8],
  [108, 8],
  [116, 8],
  [136, 12],
  [329, 8],
  [337, 8]
] as const

/** The header of an entry, or of an extended header before one. */
interface TarHeader {
  /** One character: `0` is a file, `5` a folder, `x` a PAX header. */
  type: string
  size: number
}

export interface PaxFields {
  path: string | undefined
  size: number | undefined
  isSparse: boolean
}

export function isZeroBlock(block: Buffer): boolean {
  return block[0] === 0 && block.equals(ZERO_BLOCK)
}

export function readHeader(block: Buffer): TarHeader {
  if (!isTarHeader(block)) throw corrupt('a header has a wrong checksum')
  for (const [start, length] of UNUSED_NUMBERS) checkNumber(block, start, length)
  return { type: block.toString('latin1', 156, 157), size: numberAt(block, 124, 12) }
}

/** The name of an entry whose header was read. Long names are in an extended header instead. */
export function readName(block: Buffer): string {
  const name = textUntilZero(block.subarray(0, 100))
  // GNU's own format has other fields in the place of the prefix.
  const isGnu = block.toString('latin1', 257, 265) === 'ustar  \0'
  if (isGnu) checkGnuFields(block, name)
  const isUstar = !isGnu && block.toString('latin1', 257, 262) === 'ustar'
  const prefix = isUstar ? textUntilZero(block.subarray(345, 500)) : ''
  return prefix === '' ? name : `${prefix}/${name}`
}

/** Access time, change time; then the fields of files that are divided or sparse, which some readers use for any type. */
function checkGnuFields(block: Buffer, name: string): void {
  checkNumber(block, 345, 12)
  checkNumber(block, 357, 12)
  if (block.compare(ZERO_BLOCK, 0, 126, 369, 495) !== 0) throw refuseEntry('archive-sparse', name)
}

export function textUntilZero(bytes: Buffer): string {
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end)
}

/** Octal digits, or a binary number when the first bit is set (sizes from 8 GB). */
function numberAt(block: Buffer, start: number, length: number): number {
  const end = start + length
  if (block.readUInt8(start) >= 0x80) return binaryAt(block, start, end)
  let at = start
  let value = 0
  while (at < end && block[at] === 0x20) at += 1
  for (; at < end; at++) {
    const digit = block.readUInt8(at) - 0x30
    if (digit < 0 || digit > 7) break
    value = value * 8 + digit
  }
  for (; at < end && block[at] !== 0; at++) if (block[at] !== 0x20) throw corrupt('a number is malformed')
  return value
}

/** Unlike sizes, these can be negative: times before 1970. */
function checkNumber(block: Buffer, start: number, length: number): void {
  if (block[start] !== 0x80 && block[start] !== 0xff) numberAt(block, start, length)
}

function binaryAt(block: Buffer, start: number, end: number): number {
  let value = block.readUInt8(start) - 0x80
  for (const byte of block.subarray(start + 1, end)) value = value * 256 + byte
  if (!Number.isSafeInteger(value)) throw corrupt('a number is too large')
  return value
}

/** Records of the form `<length> <key>=<value>\n`. An empty value means: as in the header. */
export function readPaxFields(body: Buffer): PaxFields {
  const fields: PaxFields = { path: undefined, size: undefined, isSparse: false }
  for (let at = 0; at < body.length;) {
    const space = body.indexOf(0x20, at)
    const digits = space < 0 || space - at > MAX_NUMBER_DIGITS ? '' : body.toString('latin1', at, space)
    const end = at + (/^\d+$/.test(digits) ? Number(digits) : 0)
    const equals = body.indexOf(0x3d, space)
    if (end > body.length || equals < space + 2 || equals > end - 2 || body[end - 1] !== 0x0a)
      throw corrupt('a PAX record is malformed')
    const key = body.toString('latin1', space + 1, equals)
    const value = body.subarray(equals + 1, end - 1)
    if (key === 'path') fields.path = value.length === 0 ? undefined : value.toString('utf8')
    if (key === 'size') fields.size = value.length === 0 ? undefined : paxSize(value)
    if (key.startsWith('GNU.sparse.')) fields.isSparse = true
    at = end
  }
  return fields
}

function paxSize(value: Buffer): number {
  const size = /^\d{1,16}$/.test(value.toString('latin1')) ? Number(value.toString('latin1')) : NaN
  if (!Number.isSafeInteger(size)) throw corrupt('a PAX size is malformed')
  return size
}
