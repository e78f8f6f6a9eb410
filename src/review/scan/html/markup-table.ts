import { elementNames, nameHash } from './names.ts'
import { KEPT, PAGE, RECORDS, type ScanMemory, SLOTS, STATE, SUCCESSORS } from '../scan-memory.ts'
import { isNameEnd, type TagReader } from './tag-reader.ts'

/** Limits, as in ../assembly/markup-table.ts. Longer markup is read again each time. */
const MAX_LENGTH = 2048
const MAX_PIECES = 16 * 1024
const MAX_PROBES = 16
const SLOT_COUNT = 32 * 1024
/** What is compared last may reach over the end of a piece. */
const MAX_BYTES = PAGE - KEPT - 16
/** So many `>` in quoted values are allowed in a tag that is kept: each costs a search. */
const MAX_CLOSES = 8

/** Fields of a record, in bytes. */
const RECORD_BYTES = 32
const HASH_FIELD = 4
const LENGTH_FIELD = 8
const FLAGS_FIELD = 10
const CODE_FIELD = 11
const REFERENCE_FIELD = 12
const TARGET_START_FIELD = 16
const TARGET_LENGTH_FIELD = 18
const INERT = 1
const INCOMPLETE = 2
const REFERS = 4
const HAS_TARGET = 8

/** Number of the markup that is not kept, because it is too long or too unusual. */
export const UNKEPT = 0

const SLASH = 47

/**
 * Pages repeat the same tags, comments and icons thousands of times. What a piece of markup says depends on its bytes
 * alone: each is read once, and recognized by its bytes from then on.
 */
export class MarkupTable {
  /** The position after the tag that was found last. */
  end = 0
  /** By piece: code of the element. */
  readonly codes = new Uint8Array(MAX_PIECES)
  /** By piece: hash of the element's name. */
  readonly nameHashes = new Int32Array(MAX_PIECES)
  readonly selfClosing = new Uint8Array(MAX_PIECES)
  /** By piece: what it refers to as an HTML element, and as an SVG element. Undefined when that was not needed yet. */
  readonly htmlReferences: (readonly number[] | undefined)[] = []
  readonly svgReferences: (readonly number[] | undefined)[] = []
  readonly #memory: ScanMemory
  readonly #reader: TagReader
  #page: Buffer = Buffer.alloc(0)
  #count = 1
  #keptBytes = 0
  /** Where the tag is that the reader read last. */
  #readAt = -1
  #nameEnd = 0
  #readEnd = 0

  constructor(memory: ScanMemory, reader: TagReader) {
    this.#memory = memory
    this.#reader = reader
  }

  begin(page: Buffer): void {
    this.#page = page
    this.#readAt = -1
    if (!this.#memory.begin(page)) this.#clear()
  }

  /**
   * Copies text from `from` on, and passes over markup that is known to mean nothing. Sets `end` to the position of what
   * comes then, and returns its number if it is known markup, otherwise 0.
   */
  skip(from: number): number {
    const { state, functions } = this.#memory
    state[STATE.position] = from
    const piece = functions.skip()
    this.end = state[STATE.position] as number
    return piece
  }

  /** The number of the tag whose `<` is at `start`, or -1 when the file ends inside it. Sets `end` to its end. */
  find(start: number): number {
    const { state, functions } = this.#memory
    state[STATE.position] = start
    for (let closes = 0; closes < MAX_CLOSES; closes++) {
      const known = functions.findTag()
      const length = state[STATE.length] as number
      if (known !== 0) {
        this.end = start + length
        return known
      }
      if (this.#readAt !== start && !this.#read(start)) return -1
      this.end = this.#readEnd
      if (length === 0 || this.end - start > MAX_LENGTH) break
      const piece = this.#keep(start + length < this.end ? INCOMPLETE : 0)
      if (piece !== UNKEPT && start + length < this.end) continue
      this.#describe(piece, start)
      return piece
    }
    this.end = this.#readEnd
    this.#describe(UNKEPT, start)
    return UNKEPT
  }

  endOf(piece: number, start: number): number {
    return start + (this.#memory.halves[(recordOf(piece) + LENGTH_FIELD) / 2] as number)
  }

  /** Makes the reader point to the attributes of the tag at `start`. */
  readAttributes(start: number): void {
    if (this.#readAt !== start) this.#read(start)
  }

  /** After a tag, which is predicted after the same two pieces the next time. */
  pass(piece: number, isInert: boolean): void {
    const { bytes, state, functions } = this.#memory
    if (isInert && piece !== UNKEPT) bytes[recordOf(piece) + FLAGS_FIELD] = INERT
    functions.predict(piece)
    state[STATE.beforeLast] = state[STATE.last] as number
    state[STATE.last] = isInert ? piece : MAX_PIECES + (this.codes[piece] as number)
  }

  /** Where in the tag the value of its reference is. */
  setTarget(piece: number, offset: number, length: number): void {
    const { halves } = this.#memory
    halves[(recordOf(piece) + TARGET_START_FIELD) / 2] = offset
    halves[(recordOf(piece) + TARGET_LENGTH_FIELD) / 2] = length
  }

  /** The tag means one reference, and nothing else. */
  setReference(piece: number, reference: number, isInContent: boolean): void {
    if (piece === UNKEPT) return
    const { bytes, words } = this.#memory
    bytes[recordOf(piece) + FLAGS_FIELD] = isInContent ? REFERS | HAS_TARGET : REFERS
    words[(recordOf(piece) + REFERENCE_FIELD) / 4] = reference
  }

  /** After a comment or an icon that means nothing. */
  passInert(start: number, end: number): void {
    if (end - start > MAX_LENGTH) return
    const { state, functions } = this.#memory
    state[STATE.position] = start
    this.pass(functions.findPiece(end - start) || this.#keep(0), true)
  }

  /** Keeps what was not found. */
  #keep(flags: number): number {
    const { bytes, halves, words, state } = this.#memory
    const length = state[STATE.length] as number
    if (this.#count === MAX_PIECES || this.#keptBytes + length > MAX_BYTES) this.#clear()
    const hash = state[STATE.hash] as number
    for (let probe = 0; probe < MAX_PROBES; probe++) {
      const slot = SLOTS / 2 + ((hash + probe) % SLOT_COUNT)
      if (halves[slot] !== 0) continue
      const piece = this.#count++
      const record = recordOf(piece)
      halves[slot] = piece
      words[record / 4] = this.#keptBytes
      words[(record + HASH_FIELD) / 4] = hash
      halves[(record + LENGTH_FIELD) / 2] = length
      bytes[record + FLAGS_FIELD] = flags
      const start = PAGE + (state[STATE.position] as number)
      bytes.copyWithin(KEPT + this.#keptBytes, start, start + length)
      this.#keptBytes += length
      return piece
    }
    return UNKEPT
  }

  #read(start: number): boolean {
    const page = this.#page
    let nameEnd = nameStart(page, start) + 1
    while (nameEnd < page.length && !isNameEnd(page[nameEnd] as number)) nameEnd++
    this.#nameEnd = nameEnd
    this.#readEnd = this.#reader.read(page, nameEnd, page.length)
    this.#readAt = this.#readEnd < 0 ? -1 : start
    return this.#readEnd >= 0
  }

  #describe(piece: number, start: number): void {
    const from = nameStart(this.#page, start)
    const code = elementNames.find(this.#page, from, this.#nameEnd)
    this.codes[piece] = code
    this.#memory.bytes[recordOf(piece) + CODE_FIELD] = code
    this.nameHashes[piece] = nameHash(this.#page, from, this.#nameEnd)
    this.selfClosing[piece] = this.#reader.isSelfClosing ? 1 : 0
    this.htmlReferences[piece] = undefined
    this.svgReferences[piece] = undefined
  }

  /** Starts from nothing: the pages to come repeat other markup. */
  #clear(): void {
    const { bytes, state } = this.#memory
    bytes.fill(0, SUCCESSORS, KEPT)
    state[STATE.last] = 0
    state[STATE.beforeLast] = 0
    this.#count = 1
    this.#keptBytes = 0
  }
}

/** Where the record of a piece is. */
function recordOf(piece: number): number {
  return RECORDS + piece * RECORD_BYTES
}

function nameStart(page: Uint8Array, start: number): number {
  return page[start + 1] === SLASH ? start + 2 : start + 1
}
