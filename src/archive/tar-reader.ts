import { corrupt, type EntryKind, refuseEntry } from './guards.ts'
import {
  BLOCK_BYTES,
  isZeroBlock,
  type PaxFields,
  readHeader,
  readName,
  readPaxFields,
  textUntilZero
} from './tar-header.ts'

/** Extended headers are kept in memory until they are complete. Most have a few hundred bytes. */
const MAX_EXTENDED_HEADER_BYTES = 1024 * 1024

const KINDS: Record<string, EntryKind> = {
  '\0': 'file',
  '0': 'file',
  '7': 'file',
  '5': 'folder',
  '1': 'link',
  '2': 'link'
}

export interface TarHandler {
  /** For a file, `content` and `endFile` are called next. */
  entry(name: string, kind: EntryKind, size: number): void
  content(bytes: Buffer): void
  endFile(): void
}

interface ExtendedHeader {
  type: string
  body: Buffer
  filled: number
}

/**
 * Reads a tar (V7, ustar, GNU, PAX) as a stream, in pieces of any size, without storing the pieces. Tar libraries
 * accept archives that are truncated between two blocks and skip PAX records that they cannot parse. This reader
 * rejects every archive that two readers could interpret differently.
 */
export class TarReader {
  readonly #handler: TarHandler
  readonly #block = Buffer.alloc(BLOCK_BYTES)
  #blockFilled = 0
  #bodyLeft = 0
  #paddingLeft = 0
  #extended: ExtendedHeader | undefined
  #pax: PaxFields | undefined
  #longName: string | undefined
  #longLink = false
  #zeroBlocks = 0

  constructor(handler: TarHandler) {
    this.#handler = handler
  }

  write(bytes: Buffer): void {
    let at = 0
    // Bytes after the end marker are padding.
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

  /** Requires one block of zeros at the end, although the format has two. With `isKnownComplete`, requires none. */
  end({ isKnownComplete }: { isKnownComplete: boolean }): void {
    if (this.#bodyLeft + this.#paddingLeft + this.#blockFilled > 0) throw corrupt('it is truncated')
    if (this.#hasPending) throw corrupt('an extended header has no entry')
    if (this.#zeroBlocks === 0 && !isKnownComplete) throw corrupt('it has no end-of-archive marker')
  }

  #header(block: Buffer): void {
    if (isZeroBlock(block)) {
      this.#zeroBlocks += 1
      return
    }
    if (this.#zeroBlocks > 0) throw corrupt('data follows a block of zeros')
    const { type, size } = readHeader(block)
    if ('xgXLKV'.includes(type)) this.#startExtended(type, size)
    else this.#entry(type, size, readName(block))
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
    // V7 has no type for folders.
    const kind = (type === '\0' || type === '0') && name.endsWith('/') ? 'folder' : (KINDS[type] ?? 'special')
    this.#handler.entry(name, kind, size)
    // Folders have no content, although some writers store a size for them.
    if (kind !== 'file') {
      if (type !== '5' && size > 0) throw corrupt('an entry that is not a file has content')
      return
    }
    if (size === 0) this.#handler.endFile()
    else this.#expectBody(size)
  }

  #expectBody(size: number): void {
    this.#bodyLeft = size
    this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES
  }

  #body(bytes: Buffer): void {
    if (this.#extended !== undefined) {
      this.#extended.filled += bytes.copy(this.#extended.body, this.#extended.filled)
      if (this.#bodyLeft === 0) this.#endExtended(this.#extended)
    } else {
      this.#handler.content(bytes)
      if (this.#bodyLeft === 0) this.#handler.endFile()
    }
  }

  #startExtended(type: string, size: number): void {
    if (size > MAX_EXTENDED_HEADER_BYTES) throw corrupt('an extended header is too large')
    this.#extended = { type, body: Buffer.alloc(size), filled: 0 }
    this.#expectBody(size)
    if (size === 0) this.#endExtended(this.#extended)
  }

  /** Rejects two long names or two PAX headers for one entry, because readers differ in which of the two they use. */
  #endExtended({ type, body }: ExtendedHeader): void {
    this.#extended = undefined
    if (type === 'g') {
      if (this.#hasPending) throw corrupt('an extended header has no entry')
      const { path, size, isSparse } = readPaxFields(body)
      if (path !== undefined || size !== undefined || isSparse)
        throw corrupt('a global header describes a single file')
    } else if (type === 'L') {
      if (this.#longName !== undefined) throw corrupt('an entry has two long names')
      this.#longName = textUntilZero(body)
    } else if (type === 'K') {
      this.#longLink = true
      // Type `V`, a volume label, has no effect.
    } else if (type !== 'V') {
      if (this.#pax !== undefined) throw corrupt('an entry has two PAX headers')
      this.#pax = readPaxFields(body)
    }
  }
}
