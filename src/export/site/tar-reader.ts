import { type EntryKind, refuseArchive, refuseEntry } from './guards.ts'

const BLOCK_BYTES = 512
const ZERO_BLOCK = Buffer.alloc(BLOCK_BYTES)
/** Extended headers are kept in memory until they are complete. Real ones have a few hundred bytes. */
const MAX_EXTENDED_HEADER_BYTES = 1024 * 1024
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

const KINDS: Record<string, EntryKind> = {
  '\0': 'file',
  '0': 'file',
  '7': 'file',
  '5': 'folder',
  '1': 'link',
  '2': 'link'
}

/** Gets the contents of the archive, in order. */
export interface TarHandler {
  /** After a file come its bytes, then `endFile`. */
  entry(name: string, kind: EntryKind, size: number): void
  content(bytes: Buffer): void
  endFile(): void
}

interface ExtendedHeader {
  type: string
  body: Buffer
  filled: number
}

interface PaxFields {
  path: string | undefined
  size: number | undefined
  isSparse: boolean
}

/**
 * Reads a tar (V7, ustar, GNU, PAX) while it arrives, in pieces of any size, and keeps none of them. Libraries for this
 * accept archives that are truncated between two blocks and skip PAX records that they cannot parse; this one refuses
 * whatever two readers could understand differently.
 */
export class TarReader {
  readonly #handler: TarHandler
  readonly #block = Buffer.alloc(BLOCK_BYTES)
  #blockFilled = 0
  #bodyLeft = 0
  #paddingLeft = 0
  #extended: ExtendedHeader | undefined
  /** For the next entry. */
  #pax: PaxFields | undefined
  #longName: string | undefined
  #longLink = false
  #isFile = false
  #zeroBlocks = 0

  constructor(handler: TarHandler) {
    this.#handler = handler
  }

  write(bytes: Buffer): void {
    let at = 0
    // What follows the end marker is padding.
    while (at < bytes.length && this.#zeroBlocks < 2) {
      if (this.#bodyLeft > 0) {
        const end = Math.min(bytes.length, at + this.#bodyLeft)
        this.#bodyLeft -= end - at
        this.#body(bytes.subarray(at, end))
        at = end
      } else if (this.#paddingLeft > 0) {
        const end = Math.min(bytes.length, at + this.#paddingLeft)
        this.#paddingLeft -= end - at
        at = end
      } else if (this.#blockFilled === 0 && at + BLOCK_BYTES <= bytes.length) {
        this.#header(bytes.subarray(at, at + BLOCK_BYTES))
        at += BLOCK_BYTES
      } else {
        const copied = bytes.copy(this.#block, this.#blockFilled, at)
        this.#blockFilled += copied
        at += copied
        if (this.#blockFilled < BLOCK_BYTES) return
        this.#blockFilled = 0
        this.#header(this.#block)
      }
    }
  }

  /** The archive is complete only when its end marker was read. One block of zeros is enough for all known readers. */
  end(): void {
    if (this.#bodyLeft > 0 || this.#paddingLeft > 0 || this.#blockFilled > 0) throw corrupt('it is truncated')
    if (this.#zeroBlocks === 0) throw corrupt('it has no end-of-archive marker')
  }

  #header(block: Buffer): void {
    if (block[0] === 0 && block.equals(ZERO_BLOCK)) {
      if (this.#hasPending) throw corrupt('an extended header has no entry')
      this.#zeroBlocks += 1
      return
    }
    if (this.#zeroBlocks > 0) throw corrupt('data follows a block of zeros')
    if (!hasValidChecksum(block)) throw corrupt('a header has a wrong checksum')
    for (const [start, length] of UNUSED_NUMBERS) checkNumber(block, start, length)
    const type = String.fromCharCode(block[156] ?? 0)
    const size = numberAt(block, 124, 12)
    if ('xgXLK'.includes(type)) this.#startExtended(type, size)
    // The label of a volume has no content and is not a file.
    else if (type === 'V') this.#expectBody(size)
    else this.#entry(type, size, nameIn(block))
  }

  get #hasPending(): boolean {
    return this.#pax !== undefined || this.#longName !== undefined || this.#longLink
  }

  #entry(type: string, headerSize: number, headerName: string): void {
    const { path, isSparse, size = headerSize } = this.#pax ?? { path: undefined, isSparse: false }
    if (path !== undefined && this.#longName !== undefined) throw corrupt('an entry has two long names')
    const name = path ?? this.#longName ?? headerName
    this.#pax = undefined
    this.#longName = undefined
    this.#longLink = false
    if (isSparse || type === 'S') throw refuseEntry('archive-sparse', name)
    // V7 had no type for folders.
    const kind = (type === '\0' || type === '0') && name.endsWith('/') ? 'folder' : (KINDS[type] ?? 'special')
    this.#handler.entry(name, kind, size)
    // Folders have no content, although some writers give them a size.
    if (kind !== 'file') {
      if (type !== '5' && size > 0) throw corrupt('a folder has content')
      return
    }
    if (size === 0) this.#handler.endFile()
    else this.#expectBody(size)
    this.#isFile = size > 0
  }

  #expectBody(size: number): void {
    this.#bodyLeft = size
    this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES
  }

  #body(bytes: Buffer): void {
    if (this.#extended !== undefined) {
      this.#extended.filled += bytes.copy(this.#extended.body, this.#extended.filled)
      if (this.#bodyLeft === 0) this.#endExtended(this.#extended)
    } else if (this.#isFile) {
      this.#handler.content(bytes)
      if (this.#bodyLeft > 0) return
      this.#isFile = false
      this.#handler.endFile()
    }
  }

  #startExtended(type: string, size: number): void {
    if (size > MAX_EXTENDED_HEADER_BYTES) throw corrupt('an extended header is too large')
    this.#extended = { type, body: Buffer.alloc(size), filled: 0 }
    this.#expectBody(size)
    if (size === 0) this.#endExtended(this.#extended)
  }

  /** Two extended headers of one kind for one entry: readers differ in which of them counts. */
  #endExtended({ type, body }: ExtendedHeader): void {
    this.#extended = undefined
    if (type === 'g') {
      if (this.#hasPending) throw corrupt('an extended header has no entry')
      const { path, size, isSparse } = paxFields(body)
      if (path !== undefined || size !== undefined || isSparse)
        throw corrupt('a global header describes a single file')
    } else if (type === 'L') {
      if (this.#longName !== undefined) throw corrupt('an entry has two long names')
      this.#longName = textUntilZero(body)
    } else if (type === 'K') {
      this.#longLink = true
    } else {
      if (this.#pax !== undefined) throw corrupt('an entry has two PAX headers')
      this.#pax = paxFields(body)
    }
  }
}

function corrupt(detail: string) {
  return refuseArchive('archive-corrupt', detail)
}

/** The sum of all bytes, with spaces in place of the sum itself. Some old writers added the bytes as signed numbers. */
function hasValidChecksum(block: Buffer): boolean {
  let sum = 8 * 0x20
  let highBytes = 0
  for (let i = 0; i < BLOCK_BYTES; i++) {
    if (i === 148) i = 156
    const byte = block[i] ?? 0
    sum += byte
    if (byte > 127) highBytes += 1
  }
  const expected = numberAt(block, 148, 8)
  return expected === sum || expected === sum - 256 * highBytes
}

function nameIn(block: Buffer): string {
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

function textUntilZero(bytes: Buffer): string {
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end)
}

/** Octal digits, or a binary number when the first bit is set (sizes from 8 GB). */
function numberAt(block: Buffer, start: number, length: number): number {
  const end = start + length
  if ((block[start] ?? 0) >= 0x80) return binaryAt(block, start, end)
  let at = start
  let value = 0
  while (at < end && block[at] === 0x20) at += 1
  for (; at < end; at++) {
    const digit = (block[at] ?? 0) - 0x30
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
  let value = (block[start] ?? 0) - 0x80
  for (let at = start + 1; at < end; at++) value = value * 256 + (block[at] ?? 0)
  if (!Number.isSafeInteger(value)) throw corrupt('a number is too large')
  return value
}

/** Records of the form `<length> <key>=<value>\n`. An empty value means: as in the header. */
function paxFields(body: Buffer): PaxFields {
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
