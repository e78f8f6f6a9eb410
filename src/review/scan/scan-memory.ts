import { WASM } from './scanner-wasm.ts'
import { ATTRIBUTES, ELEMENTS } from './html/names.ts'

/** Positions in memory, in bytes, as in assembly/memory.ts. */
const ONES = 0x100
export const VALUE_STARTS = 0x180
export const VALUE_ENDS = 0x200
export const RECORDS = 0x400
const ELEMENT_NAMES = 0xb0400
const ATTRIBUTE_NAMES = 0xb0c00
const PAGE = 0x200000
const NAME_BYTES = 16

/** Fields at the start of the memory, as indexes of `state`. */
export const STATE = {
  position: 0,
  end: 1,
  contentLength: 2,
  endsWithSpace: 3,
  last: 4,
  beforeLast: 5,
  readStart: 6,
  length: 7,
  referenceCount: 8,
  content: 9,
  references: 10,
  pageNumber: 11,
  seen: 14
} as const

const LESS = 60
/** Sixteen bytes are read and written at once. */
const STEP_BYTES = 16
const WASM_PAGE_BYTES = 64 * 1024
/** The memory of a larger page is not kept for the ones after it. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024

/** What assembly/index.ts exports. */
interface Functions {
  clear(): void
  findOrKeep(length: number): number
  findOrLearn(): number
  indexNames(): void
  predict(piece: number): void
  readAttributes(from: number): number
  readTag(start: number): number
  skip(): number
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

  /** Takes a page. */
  begin(page: Uint8Array): void {
    this.#reserve(page.length)
    const { bytes, state } = this
    const end = PAGE + page.length
    bytes.set(page, PAGE)
    bytes.fill(LESS, end, end + STEP_BYTES)
    state.fill(0, 0, STATE.content)
    state[STATE.end] = page.length
    state[STATE.endsWithSpace] = 1
    state[STATE.content] = PAGE + regionBytes(page.length)
    state[STATE.references] = PAGE + 2 * regionBytes(page.length)
    state[STATE.pageNumber] = (state[STATE.pageNumber] as number) + 1
  }

  /** The content is never longer than the page, and each reference takes at least four bytes of it. */
  #reserve(size: number): void {
    const needed = PAGE + 3 * regionBytes(size)
    if (this.bytes.length > MAX_KEPT_BYTES && needed < MAX_KEPT_BYTES) this.#create()
    if (needed > this.bytes.length) {
      this.#memory.grow(Math.ceil((needed - this.bytes.length) / WASM_PAGE_BYTES))
      this.#view()
    }
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
    this.#writeNames(ELEMENT_NAMES, ELEMENTS)
    this.#writeNames(ATTRIBUTE_NAMES, ATTRIBUTES)
    this.functions.indexNames()
    this.functions.clear()
  }

  #writeNames(at: number, names: readonly string[]): void {
    for (const [code, name] of names.entries()) {
      for (let k = 0; k < name.length; k++) this.bytes[at + code * NAME_BYTES + k] = name.charCodeAt(k)
    }
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
