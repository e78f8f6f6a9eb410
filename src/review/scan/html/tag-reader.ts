import { type ScanMemory, STATE, VALUE_ENDS, VALUE_STARTS } from '../scan-memory.ts'
import { attributeCode } from './names.ts'

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

/** Where the values of the known attributes are in the tag that was read last. */
export class TagReader {
  readonly #memory: ScanMemory

  constructor(memory: ScanMemory) {
    this.#memory = memory
  }

  has(attribute: number): boolean {
    return ((this.#memory.state[STATE.seen] as number) & (1 << attribute)) !== 0
  }

  start(attribute: number): number {
    return this.#memory.words[VALUE_STARTS / 4 + attribute] as number
  }

  end(attribute: number): number {
    return this.#memory.words[VALUE_ENDS / 4 + attribute] as number
  }

  /** Reads the tag whose `<` is at `start`, unless it was read last. */
  read(start: number): void {
    const { state, functions } = this.#memory
    if (state[STATE.readStart] !== start + 1) functions.readTag(start)
  }

  /** From the end of a tag's name: the position after `>`, or -1 when the page ends inside the tag. */
  endOfTag(nameEnd: number): number {
    return this.#memory.functions.readAttributes(nameEnd) || -1
  }
}
