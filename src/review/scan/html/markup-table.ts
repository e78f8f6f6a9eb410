import { RECORDS, type ScanMemory, STATE } from '../scan-memory.ts'

/** Limits, as in ../assembly/markup-table.ts. */
const MAX_LENGTH = 2048
const MAX_PIECES = 16 * 1024

/** Fields of a record, in bytes. */
const RECORD_BYTES = 32
const LENGTH_FIELD = 8
const FLAGS_FIELD = 10
const CODE_FIELD = 11
const REFERENCE_FIELD = 12
const TARGET_START_FIELD = 16
const TARGET_LENGTH_FIELD = 18
const NAME_HASH_FIELD = 20
const SELF_CLOSING_FIELD = 24
const REMEMBERED_FIELD = 25
const LONGER_FIELD = 26
const INERT = 1
const REFERS = 4
const HAS_TARGET = 8
const AS_HTML = 1
const AS_SVG = 2

/** Number of the markup that is not kept, because it is too long or too unusual. */
export const UNKEPT = 0

/**
 * Pages repeat the same tags, comments and icons thousands of times. What a piece of markup says depends on its bytes
 * alone: each is read once, and recognized by its bytes from then on.
 */
export class MarkupTable {
  /** The position after the tag that was found last. */
  end = 0
  readonly #memory: ScanMemory
  /** By piece: what it refers to as an HTML element, and as an SVG element. */
  readonly #htmlReferences: (readonly number[])[] = []
  readonly #svgReferences: (readonly number[])[] = []

  constructor(memory: ScanMemory) {
    this.#memory = memory
  }

  /**
   * Copies text from `from` on, and passes over markup that is known to mean nothing, or one reference. Sets `end` to the
   * position of what comes then, and returns its number if it is in the table, otherwise 0.
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
    const piece = functions.findOrLearn()
    this.end = start + (state[STATE.length] as number)
    return piece
  }

  endOf(piece: number, start: number): number {
    return start + (this.#memory.halves[(recordOf(piece) + LENGTH_FIELD) / 2] as number)
  }

  /** Code of the element. */
  codeOf(piece: number): number {
    return this.#memory.bytes[recordOf(piece) + CODE_FIELD] as number
  }

  /** Hash of the element's name. */
  nameHashOf(piece: number): number {
    return this.#memory.words[(recordOf(piece) + NAME_HASH_FIELD) / 4] as number
  }

  isSelfClosing(piece: number): boolean {
    return this.#memory.bytes[recordOf(piece) + SELF_CLOSING_FIELD] === 1
  }

  /** What a tag is remembered to refer to. */
  referencesOf(piece: number, isHtml: boolean): readonly number[] | undefined {
    const remembered = this.#memory.bytes[recordOf(piece) + REMEMBERED_FIELD] as number
    if ((remembered & (isHtml ? AS_HTML : AS_SVG)) === 0) return undefined
    return (isHtml ? this.#htmlReferences : this.#svgReferences)[piece]
  }

  remember(piece: number, isHtml: boolean, references: readonly number[]): void {
    const field = recordOf(piece) + REMEMBERED_FIELD
    this.#memory.bytes[field] = (this.#memory.bytes[field] as number) | (isHtml ? AS_HTML : AS_SVG)
    ;(isHtml ? this.#htmlReferences : this.#svgReferences)[piece] = references
  }

  /** The tag means nothing. */
  setInert(piece: number): void {
    this.#memory.bytes[recordOf(piece) + FLAGS_FIELD] = INERT
  }

  /** Where in the tag the value of its reference is. */
  setTarget(piece: number, offset: number, length: number): void {
    const { halves } = this.#memory
    halves[(recordOf(piece) + TARGET_START_FIELD) / 2] = offset
    halves[(recordOf(piece) + TARGET_LENGTH_FIELD) / 2] = length
  }

  /** The tag means one reference, and nothing else. */
  setReference(piece: number, reference: number, isInContent: boolean): void {
    const { bytes, words } = this.#memory
    bytes[recordOf(piece) + FLAGS_FIELD] = isInContent ? REFERS | HAS_TARGET : REFERS
    words[(recordOf(piece) + REFERENCE_FIELD) / 4] = reference
  }

  /** The number of the markup that starts with the tag and ends at `end`, which is looked for after the tag from now on. */
  extend(tag: number, start: number, end: number): number {
    const piece = this.#findOrKeep(start, end)
    this.#memory.halves[(recordOf(tag) + LONGER_FIELD) / 2] = piece
    return piece
  }

  /** After a tag that means more than one reference. It is predicted after the same two pieces the next time. */
  pass(piece: number): void {
    this.#pass(piece, MAX_PIECES + this.codeOf(piece))
  }

  /** After a comment or an icon that means nothing. */
  passInert(start: number, end: number): void {
    const piece = this.#findOrKeep(start, end)
    if (piece === UNKEPT) return
    this.setInert(piece)
    this.#pass(piece, piece)
  }

  #findOrKeep(start: number, end: number): number {
    if (end - start > MAX_LENGTH) return UNKEPT
    const { state, functions } = this.#memory
    state[STATE.position] = start
    return functions.findOrKeep(end - start)
  }

  #pass(piece: number, last: number): void {
    const { state, functions } = this.#memory
    functions.predict(piece)
    state[STATE.beforeLast] = state[STATE.last] as number
    state[STATE.last] = last
  }
}

/** Where the record of a piece is. */
function recordOf(piece: number): number {
  return RECORDS + piece * RECORD_BYTES
}
