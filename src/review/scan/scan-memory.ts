import { WASM } from './html/markup-table-wasm.ts'

/** Positions in memory, in bytes, as in assembly/markup-table.ts. */
const ONES = 0x100
export const RECORDS = 0x400
export const SUCCESSORS = 0x80400
export const SLOTS = 0xa0400
export const KEPT = 0xb0400
export const PAGE = 0x200000

/** Fields at the start of the memory, as indexes of `state`. */
export const STATE = {
  position: 0,
  end: 1,
  contentLength: 2,
  endsWithSpace: 3,
  last: 4,
  beforeLast: 5,
  hash: 6,
  length: 7,
  referenceCount: 8,
  content: 9,
  references: 10
} as const

const LESS = 60
/** Sixteen bytes are read and written at once. */
const STEP_BYTES = 16
const WASM_PAGE_BYTES = 64 * 1024
/** The memory of a larger page is not kept for the ones after it. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024

interface Functions {
  skip(): number
  findTag(): number
  findPiece(length: number): number
  predict(piece: number): void
}

/** The memory that TypeScript and WebAssembly share: the page, the content found in it, and the known markup. */
export class ScanMemory {
  /** All of it, as bytes, and as numbers of two and four bytes. */
  bytes = new Uint8Array(0)
  halves = new Uint16Array(0)
  words = new Uint32Array(0)
  /** The fields at its start. */
  state = new Uint32Array(0)
  functions!: Functions
  #memory!: WebAssembly.Memory

  constructor() {
    this.#create()
  }

  /** Takes a page. False when the memory is a new one, which knows no markup. */
  begin(page: Uint8Array): boolean {
    const isKept = this.#reserve(page.length)
    const { bytes, state } = this
    const end = PAGE + page.length
    bytes.set(page, PAGE)
    bytes.fill(LESS, end, end + STEP_BYTES)
    state.fill(0, 0, STATE.content)
    state[STATE.end] = page.length
    state[STATE.endsWithSpace] = 1
    state[STATE.content] = PAGE + regionBytes(page.length)
    state[STATE.references] = PAGE + 2 * regionBytes(page.length)
    return isKept
  }

  /** The content is never longer than the page, and each reference takes at least four bytes of it. */
  #reserve(size: number): boolean {
    const needed = PAGE + 3 * regionBytes(size)
    const isTooLarge = this.bytes.length > MAX_KEPT_BYTES && needed < MAX_KEPT_BYTES
    if (isTooLarge) this.#create()
    if (needed > this.bytes.length) {
      this.#memory.grow(Math.ceil((needed - this.bytes.length) / WASM_PAGE_BYTES))
      this.#view()
    }
    return !isTooLarge
  }

  /** References that were noted in the page, with repetitions. */
  get references(): Uint32Array {
    const { state } = this
    const start = (state[STATE.references] as number) / 4
    return this.words.subarray(start, start + (state[STATE.referenceCount] as number))
  }

  #create(): void {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil((PAGE + 1024 * 1024) / WASM_PAGE_BYTES) })
    const module = new WebAssembly.Module(Buffer.from(WASM, 'base64'))
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.#memory } })
    this.functions = exports as unknown as Functions
    this.#view()
    this.bytes.fill(0xff, ONES, ONES + STEP_BYTES)
  }

  #view(): void {
    this.bytes = new Uint8Array(this.#memory.buffer)
    this.halves = new Uint16Array(this.#memory.buffer)
    this.words = new Uint32Array(this.#memory.buffer)
    this.state = this.words.subarray(0, RECORDS / 4)
  }
}

/** With room for what is read and written over the end. */
function regionBytes(size: number): number {
  return (Math.ceil(size / STEP_BYTES) + 1) * STEP_BYTES
}
