import { isTarHeader, octalAt } from './format.ts'
import { corrupt, refuseEntry } from './guards.ts'

export const BLOCK_BYTES = 512
const ZERO_BLOCK = Buffer.alloc(BLOCK_BYTES)

interface TarHeader {
  /** The type is one character: `0` is a file, `5` a folder, `x` a PAX header. */
  type: string
  size: number
}

export interface PaxFields {
  path: string | undefined
  size: number | undefined
  isSparse: boolean
}

export function isZeroBlock(block: Buffer): boolean {
  return block.equals(ZERO_BLOCK)
}

export function readHeader(block: Buffer): TarHeader {
  if (!isTarHeader(block)) throw corrupt('a header has a wrong checksum')
  return { type: block.toString('latin1', 156, 157), size: numberAt(block, 124, 12) }
}

/** Returns the name of an entry from its header. Long names are in an extended header instead. */
export function readName(block: Buffer): string {
  const name = textUntilZero(block.subarray(0, 100))
  // The GNU format stores different fields where ustar stores the prefix.
  const isGnu = block.toString('latin1', 257, 265) === 'ustar  \0'
  // If the sparse map or the real size begins with a nonzero byte, libarchive treats any type of file as sparse.
  if (isGnu && (block[386] !== 0 || block[483] !== 0)) throw refuseEntry('archive-sparse', name)
  const isUstar = !isGnu && block.toString('latin1', 257, 262) === 'ustar'
  const prefix = isUstar ? textUntilZero(block.subarray(345, 500)) : ''
  return prefix === '' ? name : `${prefix}/${name}`
}

export function textUntilZero(bytes: Buffer): string {
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end)
}

/** Reads octal digits, or a binary number if the first bit is set (for sizes from 8 GB). */
function numberAt(block: Buffer, start: number, length: number): number {
  if (block.readUInt8(start) >= 0x80) return binaryAt(block, start, start + length)
  const value = octalAt(block, start, start + length)
  if (Number.isNaN(value)) throw corrupt('a size is malformed')
  return value
}

function binaryAt(block: Buffer, start: number, end: number): number {
  let value = block.readUInt8(start) - 0x80
  for (const byte of block.subarray(start + 1, end)) value = value * 256 + byte
  if (!Number.isSafeInteger(value)) throw corrupt('a size is too large')
  return value
}

/** Parses records of the form `<length> <key>=<value>\n`. An empty value means that the header's value applies. */
export function readPaxFields(body: Buffer): PaxFields {
  const fields: PaxFields = { path: undefined, size: undefined, isSparse: false }
  const text = body.toString('latin1')
  const length = /(\d{1,16}) /y
  for (let at = 0; at < text.length;) {
    length.lastIndex = at
    const end = at + Number(length.exec(text)?.[1])
    const record = /^\d+ ([^=]+)=([^]*)\n$/.exec(text.slice(at, end))
    if (record === null || end > text.length) throw corrupt('a PAX record is malformed')
    const [, key = '', value = ''] = record
    if (key === 'path') fields.path = value === '' ? undefined : Buffer.from(value, 'latin1').toString()
    if (key === 'size') fields.size = value === '' ? undefined : paxSize(value)
    if (key.startsWith('GNU.sparse.')) fields.isSparse = true
    at = end
  }
  return fields
}

function paxSize(value: string): number {
  const size = /^\d{1,16}$/.test(value) ? Number(value) : NaN
  if (!Number.isSafeInteger(size)) throw corrupt('a PAX size is malformed')
  return size
}
