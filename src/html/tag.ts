import { ATTRIBUTES, HARMLESS_ATTRIBUTES } from './elements.ts'
import { hashName, type Names } from './names.ts'

const [QUOTE, APOSTROPHE, DASH, SLASH, EQUALS, GREATER] = [34, 39, 45, 47, 61, 62]
const MAX_COMPARED_VALUE = 16

const SPACES = bytesOf('\t\n\f\r ')
const NAME_ENDS = bytesOf('\t\n\f\r />')
const ATTRIBUTE_NAME_ENDS = bytesOf('\t\n\f\r />=')

/** The last tag that was read: its name, and the positions of the relevant attribute values. */
export class Tag {
  isSelfClosing = false
  #nameStart = 0
  #nameEnd = 0
  /** A checksum of the attributes that are not relevant and not harmless. Their order does not change it. */
  otherAttributes = 0
  /** Number of relevant attributes. The arrays contain their names and value positions. */
  #count = 0
  readonly #attributes: string[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #bytes: Buffer
  readonly #text: string

  /** `text`: the bytes of the page as a string with one character per byte. */
  constructor(bytes: Buffer, text: string) {
    this.#bytes = bytes
    this.#text = text
  }

  lookUp<T>(names: Names<T>): T | undefined {
    return names.find(this.#bytes, this.#nameStart, this.#nameEnd)
  }

  get name(): string {
    return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase()
  }

  /** A number for the name, regardless of its case. */
  get nameHash(): number {
    return hashName(this.#bytes, this.#nameStart, this.#nameEnd)
  }

  get isPlain(): boolean {
    return this.#count === 0
  }

  /** Names of the relevant attributes, in lower case. */
  get attributes(): string[] {
    return this.#attributes.slice(0, this.#count)
  }

  has(attribute: string): boolean {
    return this.#indexOf(attribute) >= 0
  }

  /** Returns the undecoded value of an attribute, with one character per byte. A missing attribute is empty. */
  raw(attribute: string): string {
    const i = this.#indexOf(attribute)
    return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i])
  }

  /** Returns the start of an attribute's value, or -1 if the attribute is missing. */
  startOf(attribute: string): number {
    return this.#starts[this.#indexOf(attribute)] ?? -1
  }

  /** Reads the tag whose name begins at `nameStart`. Returns the position after `>`, or -1 at the end of the page. */
  read(nameStart: number): number {
    const bytes = this.#bytes
    const text = this.#text
    const end = bytes.length
    let i = nameStart + 1
    while (i < end && NAME_ENDS[bytes[i] as number] === 0) i++
    this.#nameStart = nameStart
    this.#nameEnd = i
    this.#count = 0
    this.isSelfClosing = false
    this.otherAttributes = 0
    while (i < end) {
      const byte = bytes[i] as number
      if (byte === GREATER) return i + 1
      if (SPACES[byte] === 1) {
        i++
        continue
      }
      if (byte === SLASH) {
        this.isSelfClosing = bytes[++i] === GREATER
        continue
      }
      const attributeStart = i
      // An `=` at the start is part of the attribute name.
      i++
      while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i] as number] === 0) i++
      const attributeEnd = i
      while (i < end && SPACES[bytes[i] as number] === 1) i++
      let start = i
      let stop = i
      if (bytes[i] === EQUALS) {
        i++
        while (i < end && SPACES[bytes[i] as number] === 1) i++
        const quote = bytes[i]
        start = i
        if (quote === QUOTE || quote === APOSTROPHE) {
          stop = text.indexOf(quote === QUOTE ? '"' : "'", ++start)
          if (stop < 0) return -1
          i = stop + 1
        } else {
          while (i < end && bytes[i] !== GREATER && SPACES[bytes[i] as number] === 0) i++
          stop = i
        }
      }
      const attribute = ATTRIBUTES.find(bytes, attributeStart, attributeEnd)
      if (attribute !== undefined) this.#keep(attribute, start, stop)
      else this.#addOther(attributeStart, attributeEnd, start, stop)
    }
    return -1
  }

  /** Adds an attribute to the checksum. A long value is left out: the page has it, and its characters can be encoded. */
  #addOther(nameStart: number, nameEnd: number, start: number, stop: number): void {
    const bytes = this.#bytes
    if (bytes[nameStart + 4] === DASH && this.#text.startsWith('data', nameStart)) return
    if (HARMLESS_ATTRIBUTES.find(bytes, nameStart, nameEnd) !== undefined) return
    const length = stop - start
    const isShort = length > 0 && length <= MAX_COMPARED_VALUE
    const value = isShort ? (length << 16) | ((bytes[start] as number) << 8) | (bytes[stop - 1] as number) : 0
    const name = ((nameEnd - nameStart) << 5) | ((bytes[nameStart] as number) & 31)
    this.otherAttributes = (this.otherAttributes + Math.imul(value + name + 1, 0x9e3779b1)) | 0
  }

  /** Keeps only the first of several attributes with the same name. */
  #keep(attribute: string, start: number, end: number): void {
    if (this.has(attribute)) return
    this.#attributes[this.#count] = attribute
    this.#starts[this.#count] = start
    this.#ends[this.#count] = end
    this.#count++
  }

  #indexOf(attribute: string): number {
    const attributes = this.#attributes
    const count = this.#count
    for (let i = 0; i < count; i++) if (attributes[i] === attribute) return i
    return -1
  }
}

function bytesOf(characters: string): Uint8Array {
  const bytes = new Uint8Array(256)
  for (const character of characters) bytes[character.charCodeAt(0)] = 1
  return bytes
}
