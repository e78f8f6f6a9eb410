import { decodeHTMLAttribute } from 'entities/decode'
import { ATTRIBUTE_NAMES } from './elements.ts'

const [SLASH, EQUALS, GREATER] = [47, 61, 62]

const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 65 && byte <= 90 ? byte + 32 : byte
)
const MAX_NAME = 31

/** What is known by name, in any case. Most other names have no first letter and length in common with one of these. */
export class Names<T> {
  /** By first letter and length. */
  readonly #entries = new Array<(readonly [string, T])[]>(1024).fill([])

  constructor(entries: Iterable<readonly [string, T]>) {
    for (const entry of entries) {
      const [name] = entry
      const key = keyOf(name.charCodeAt(0), name.length)
      this.#entries[key] = [...(this.#entries[key] ?? []), entry]
    }
  }

  find(bytes: Buffer, start: number, end: number): T | undefined {
    if (end - start > MAX_NAME) return undefined
    const entries = this.#entries[keyOf(bytes[start] as number, end - start)] as (readonly [string, T])[]
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i] as readonly [string, T]
      if (isAt(bytes, start, entry[0])) return entry[1]
    }
    return undefined
  }
}

function keyOf(first: number, length: number): number {
  return ((first & 31) << 5) | length
}

function isAt(bytes: Buffer, start: number, name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    if (LOWER_CASE[bytes[start + i] as number] !== name.charCodeAt(i)) return false
  }
  return true
}

const ATTRIBUTES = new Names(ATTRIBUTE_NAMES.map(name => [name, name] as const))

const SPACES = new Uint8Array(256)
for (const space of [9, 10, 12, 13, 32]) SPACES[space] = 1
/** What ends the name of an element. */
const NAME_ENDS = SPACES.slice()
for (const end of [SLASH, GREATER]) NAME_ENDS[end] = 1
const ATTRIBUTE_NAME_ENDS = NAME_ENDS.slice()
ATTRIBUTE_NAME_ENDS[EQUALS] = 1

/** What has to be decoded in a value that has one character for each byte. */
const ENCODED = /[&\0\r\x80-\xff]/

/** One tag of a page: its name, and where the values of the attributes are that matter. */
export class Tag {
  isSelfClosing = false
  #nameStart = 0
  #nameEnd = 0
  /** Names of the attributes that matter, and where their values are. */
  #count = 0
  readonly #attributes: string[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  #bytes: Buffer = Buffer.alloc(0)
  #text = ''

  /** `text`: the bytes as a string with one character for each. */
  begin(bytes: Buffer, text: string): void {
    this.#bytes = bytes
    this.#text = text
  }

  /** What is known about its name. */
  lookUp<T>(names: Names<T>): T | undefined {
    return names.find(this.#bytes, this.#nameStart, this.#nameEnd)
  }

  get name(): string {
    return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase()
  }

  /** Whether the tag has no attribute that matters. */
  get isPlain(): boolean {
    return this.#count === 0
  }

  has(attribute: string): boolean {
    return this.#indexOf(attribute) >= 0
  }

  /** The value of an attribute as it is written, with one character for each byte. Empty without the attribute. */
  raw(attribute: string): string {
    const i = this.#indexOf(attribute)
    return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i])
  }

  value(attribute: string): string {
    const raw = this.raw(attribute)
    if (!ENCODED.test(raw)) return raw
    const text = Buffer.from(raw, 'latin1').toString().replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
    return text.includes('&') ? decodeHTMLAttribute(text) : text
  }

  /** Reads the tag whose name begins at `nameStart`: the position after its `>`, or -1 at the end of the page. */
  read(nameStart: number): number {
    const bytes = this.#bytes
    const end = bytes.length
    let i = nameStart + 1
    while (i < end && NAME_ENDS[bytes[i] as number] === 0) i++
    this.#nameStart = nameStart
    this.#nameEnd = i
    this.#count = 0
    this.isSelfClosing = false
    return bytes[i] === GREATER ? i + 1 : this.#readAttributes(i)
  }

  #readAttributes(from: number): number {
    const bytes = this.#bytes
    const end = bytes.length
    let i = from
    while (i < end) {
      const byte = bytes[i] as number
      if (byte === GREATER) return i + 1
      if (byte === SLASH) {
        if (bytes[i + 1] === GREATER) this.isSelfClosing = true
        i++
        continue
      }
      if (SPACES[byte] === 1) {
        i++
        continue
      }
      const nameStart = i
      // A `=` at the start is part of the name.
      i++
      while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i] as number] === 0) i++
      const nameEnd = i
      while (i < end && SPACES[bytes[i] as number] === 1) i++
      let start = i
      let stop = i
      if (bytes[i] === EQUALS) {
        i++
        while (i < end && SPACES[bytes[i] as number] === 1) i++
        const quote = bytes[i]
        start = i
        if (quote === 34 || quote === 39) {
          stop = ++start
          while (stop < end && bytes[stop] !== quote) stop++
          i = stop + 1
        } else {
          while (i < end && bytes[i] !== GREATER && SPACES[bytes[i] as number] === 0) i++
          stop = i
        }
      }
      this.#see(ATTRIBUTES.find(bytes, nameStart, nameEnd), start, stop)
    }
    return -1
  }

  #indexOf(attribute: string): number {
    for (let i = 0; i < this.#count; i++) if (this.#attributes[i] === attribute) return i
    return -1
  }

  /** The first of several attributes with the same name counts. */
  #see(attribute: string | undefined, start: number, end: number): void {
    if (attribute === undefined || this.has(attribute)) return
    this.#attributes[this.#count] = attribute
    this.#starts[this.#count] = start
    this.#ends[this.#count] = end
    this.#count++
  }
}
