import { HTML_REFERENCES, OTHER_ATTRIBUTES, OTHER_ELEMENTS, RAW_TEXT } from './elements.ts'

const [SLASH, EQUALS, GREATER] = [47, 61, 62]

/** Names with a number each. Most other names are rejected by their length and first letter. */
export class Names {
  readonly #numbers = new Map<string, number>()
  /** By first letter: one bit for each length. */
  readonly #lengths = new Uint32Array(256)

  constructor(names: Iterable<string>) {
    for (const name of new Set(names)) {
      this.#numbers.set(name, this.#numbers.size)
      const first = name.charCodeAt(0)
      this.#lengths[first] = (this.#lengths[first] as number) | (1 << name.length)
    }
  }

  /** In the order of their numbers. */
  get all(): string[] {
    return [...this.#numbers.keys()]
  }

  /** The number of a name in any case, or -1. */
  find(text: string, first: number, start: number, end: number): number {
    if (end - start > 31 || ((this.#lengths[first | 32] as number) & (1 << (end - start))) === 0) return -1
    const name = text.slice(start, end)
    return this.#numbers.get(name) ?? this.#numbers.get(name.toLowerCase()) ?? -1
  }

  numberOf(name: string): number {
    return this.#numbers.get(name) ?? -1
  }
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
  return ATTRIBUTES.numberOf(name)
}

const SPACES = new Uint8Array(256)
for (const space of [9, 10, 12, 13, 32]) SPACES[space] = 1
/** What ends the name of an element. */
const NAME_ENDS = SPACES.slice()
for (const end of [SLASH, GREATER]) NAME_ENDS[end] = 1
const ATTRIBUTE_NAME_ENDS = NAME_ENDS.slice()
ATTRIBUTE_NAME_ENDS[EQUALS] = 1

/** One tag of a page: its name, and where the values of the attributes are that matter. */
export class Tag {
  /** Index of the element in `ELEMENT_NAMES`, or -1. */
  element = -1
  nameStart = 0
  nameEnd = 0
  isSelfClosing = false
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

  /** Whether the tag has no attribute that matters. */
  get isPlain(): boolean {
    return this.#seen === 0
  }

  isIn(names: Names): boolean {
    return names.find(this.#text, this.#bytes[this.nameStart] as number, this.nameStart, this.nameEnd) >= 0
  }

  get name(): string {
    const name = this.#text.slice(this.nameStart, this.nameEnd)
    for (let i = this.nameStart; i < this.nameEnd; i++) {
      const byte = this.#bytes[i] as number
      if (byte >= 65 && byte <= 90) return name.toLowerCase()
    }
    return name
  }

  has(attribute: number): boolean {
    return (this.#seen & (1 << attribute)) !== 0
  }

  startOf(attribute: number): number {
    return this.#starts[attribute] as number
  }

  endOf(attribute: number): number {
    return this.#ends[attribute] as number
  }

  /** The first value of any attribute of the tag that was read last. For names that are hardly ever needed. */
  find(name: string): string | undefined {
    let value: string | undefined
    this.#readAttributes(this.nameEnd, (nameStart, nameEnd, start, end) => {
      if (value === undefined && this.#text.slice(nameStart, nameEnd).toLowerCase() === name)
        value = this.#text.slice(start, end)
    })
    return value
  }

  /** Reads the tag whose name begins at `nameStart`: the position after its `>`, or -1 at the end of the page. */
  read(nameStart: number): number {
    const bytes = this.#bytes
    const end = bytes.length
    let i = nameStart + 1
    while (i < end && NAME_ENDS[bytes[i] as number] === 0) i++
    this.nameStart = nameStart
    this.nameEnd = i
    this.element = ELEMENTS.find(this.#text, bytes[nameStart] as number, nameStart, i)
    this.#seen = 0
    this.isSelfClosing = false
    return bytes[i] === GREATER ? i + 1 : this.#readAttributes(i)
  }

  #readAttributes(
    from: number,
    visit?: (nameStart: number, nameEnd: number, start: number, end: number) => void
  ): number {
    const bytes = this.#bytes
    const text = this.#text
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
          start++
          stop = text.indexOf(quote === 34 ? '"' : "'", start)
          if (stop < 0) return -1
          i = stop + 1
        } else {
          while (i < end && bytes[i] !== GREATER && SPACES[bytes[i] as number] === 0) i++
          stop = i
        }
      }
      if (visit !== undefined) visit(nameStart, nameEnd, start, stop)
      else this.#see(ATTRIBUTES.find(text, byte, nameStart, nameEnd), start, stop)
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
