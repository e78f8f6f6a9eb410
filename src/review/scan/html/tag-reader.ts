import { attributeCode, attributeNames } from './names.ts'

const [TAB, FF, SPACE, QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER] = [9, 12, 32, 34, 39, 47, 61, 62]
const LF = 10
const CR = 13

export function isSpace(byte: number): boolean {
  return byte === SPACE || byte === LF || byte === TAB || byte === CR || byte === FF
}

export function isNameEnd(byte: number): boolean {
  return byte === GREATER || byte === SLASH || isSpace(byte)
}

/** The end of a longer value is found faster by searching than byte by byte. */
const NEAR = 32

export const ATTRIBUTE = {
  action: attributeCode('action'),
  color: attributeCode('color'),
  content: attributeCode('content'),
  data: attributeCode('data'),
  encoding: attributeCode('encoding'),
  face: attributeCode('face'),
  formaction: attributeCode('formaction'),
  href: attributeCode('href'),
  httpEquiv: attributeCode('http-equiv'),
  id: attributeCode('id'),
  imagesrcset: attributeCode('imagesrcset'),
  method: attributeCode('method'),
  name: attributeCode('name'),
  poster: attributeCode('poster'),
  rel: attributeCode('rel'),
  size: attributeCode('size'),
  src: attributeCode('src'),
  srcset: attributeCode('srcset'),
  style: attributeCode('style'),
  type: attributeCode('type'),
  xlinkHref: attributeCode('xlink:href')
}

/** Reads the attributes of one tag after the other, and remembers where the values of the known ones are. */
export class TagReader {
  isSelfClosing = false
  /** One bit per attribute code. */
  #seen = 0
  readonly #starts = new Int32Array(32)
  readonly #ends = new Int32Array(32)

  has(attribute: number): boolean {
    return (this.#seen & (1 << attribute)) !== 0
  }

  start(attribute: number): number {
    return this.#starts[attribute] as number
  }

  end(attribute: number): number {
    return this.#ends[attribute] as number
  }

  /** From the end of the tag's name: the position after `>`, or -1 when the file ends inside the tag. */
  read(bytes: Buffer, from: number, end: number): number {
    let i = from
    this.#seen = 0
    this.isSelfClosing = false
    while (i < end) {
      let byte = bytes[i] as number
      if (byte <= GREATER) {
        if (byte === GREATER) return i + 1
        if (byte === SLASH) this.isSelfClosing = i + 1 < end && bytes[i + 1] === GREATER
        if (byte === SLASH || isSpace(byte)) {
          i++
          continue
        }
      }
      const nameStart = i
      // An equals sign at the start belongs to the name.
      do {
        i++
        if (i >= end) return -1
        byte = bytes[i] as number
      } while (byte > GREATER || (byte !== EQUALS && byte !== GREATER && byte !== SLASH && !isSpace(byte)))
      const nameEnd = i
      while (isSpace(byte)) {
        i++
        if (i >= end) return -1
        byte = bytes[i] as number
      }
      let valueStart = nameEnd
      let valueEnd = nameEnd
      if (byte === EQUALS) {
        do {
          i++
          if (i >= end) return -1
          byte = bytes[i] as number
        } while (isSpace(byte))
        if (byte === QUOTE || byte === APOSTROPHE) {
          valueStart = ++i
          const near = Math.min(end, i + NEAR)
          while (i < near && bytes[i] !== byte) i++
          if (i === near) {
            i = bytes.indexOf(byte, i)
            if (i < 0) return -1
          }
          valueEnd = i++
        } else {
          valueStart = i
          while (byte !== GREATER && !isSpace(byte)) {
            i++
            if (i >= end) return -1
            byte = bytes[i] as number
          }
          valueEnd = i
        }
      }
      const code = attributeNames.find(bytes, nameStart, nameEnd)
      if (code === 0) continue
      const bit = 1 << code
      // The first attribute of a name counts.
      if ((this.#seen & bit) !== 0) continue
      this.#seen |= bit
      this.#starts[code] = valueStart
      this.#ends[code] = valueEnd
    }
    return -1
  }
}
