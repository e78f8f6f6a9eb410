import { decodeHTMLAttribute } from 'entities/decode'
import { HTML_REFERENCES, OTHER_ATTRIBUTES, OTHER_ELEMENTS, RAW_TEXT } from './elements.ts'

const [SLASH, EQUALS, GREATER] = [47, 61, 62]

const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 65 && byte <= 90 ? byte + 32 : byte
)
const MAX_NAME = 31
const NONE: readonly number[] = []

/** Names with a number each. Most other names have no first letter and length in common with any of them. */
export class Names {
  /** In the order of their numbers. */
  readonly all: readonly string[]
  /** By first letter and length. */
  readonly #numbers = new Array<readonly number[]>(1024).fill(NONE)

  constructor(names: Iterable<string>) {
    this.all = [...new Set(names)]
    for (const [number, name] of this.all.entries()) {
      const key = keyOf(name.charCodeAt(0), name.length)
      this.#numbers[key] = [...(this.#numbers[key] ?? NONE), number]
    }
  }

  /** The number of a name in any case, or -1. */
  find(bytes: Buffer, start: number, end: number): number {
    if (end - start > MAX_NAME) return -1
    for (const number of this.#numbers[keyOf(bytes[start] as number, end - start)] as readonly number[]) {
      if (isAt(bytes, start, this.all[number] as string)) return number
    }
    return -1
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

const ATTRIBUTES = new Names([
  ...OTHER_ATTRIBUTES,
  ...Object.values(HTML_REFERENCES).flatMap(rules =>
    Object.entries(rules).flatMap(([name, rule]) =>
      typeof rule === 'string' ? [name] : [name, rule.when.attribute]
    )
  )
])
const ELEMENTS = new Names([...Object.keys(HTML_REFERENCES), ...OTHER_ELEMENTS, ...RAW_TEXT])
export const ELEMENT_NAMES: readonly string[] = ELEMENTS.all

export function attributeNumber(name: string): number {
  return ATTRIBUTES.all.indexOf(name)
}

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
  /** One bit for each attribute. */
  #seen = 0
  #bytes: Buffer = Buffer.alloc(0)
  #text = ''
  readonly #starts = new Int32Array(32)
  readonly #ends = new Int32Array(32)

  /** `text`: the bytes as a string with one character for each. */
  begin(bytes: Buffer, text: string): void {
    this.#bytes = bytes
    this.#text = text
  }

  /** Index of the element in `ELEMENT_NAMES`, or -1. */
  get element(): number {
    return this.indexIn(ELEMENTS)
  }

  indexIn(names: Names): number {
    return names.find(this.#bytes, this.#nameStart, this.#nameEnd)
  }

  get name(): string {
    return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase()
  }

  /** Whether the tag has no attribute that matters. */
  get isPlain(): boolean {
    return this.#seen === 0
  }

  has(attribute: number): boolean {
    return (this.#seen & (1 << attribute)) !== 0
  }

  /** The value of an attribute as it is written, with one character for each byte. Empty without the attribute. */
  raw(attribute: number): string {
    return this.has(attribute)
      ? this.#text.slice(this.#starts[attribute] as number, this.#ends[attribute] as number)
      : ''
  }

  value(attribute: number): string {
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
    this.#seen = 0
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

  /** The first of several attributes with the same name counts. */
  #see(attribute: number, start: number, end: number): void {
    if (attribute < 0 || this.has(attribute)) return
    this.#seen |= 1 << attribute
    this.#starts[attribute] = start
    this.#ends[attribute] = end
  }
}
