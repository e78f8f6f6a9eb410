/** HTML elements whose start tags end SVG and MathML content, apart from those below. */
const BREAKOUT_ELEMENTS = [
  'b',
  'big',
  'blockquote',
  'body',
  'br',
  'center',
  'code',
  'dd',
  'div',
  'dl',
  'dt',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'head',
  'hr',
  'i',
  'li',
  'listing',
  'menu',
  'nobr',
  'ol',
  'p',
  'pre',
  'ruby',
  's',
  'small',
  'span',
  'strong',
  'strike',
  'sub',
  'sup',
  'table',
  'tt',
  'u',
  'ul',
  'var'
] as const

/** Elements and attributes that mean something to the scanner. A code is an index of one of these lists. */
const ELEMENTS = [
  '',
  'a',
  'area',
  'audio',
  'base',
  'button',
  'embed',
  'form',
  'frame',
  'iframe',
  'img',
  'input',
  'link',
  'math',
  'meta',
  'noembed',
  'noframes',
  'object',
  'plaintext',
  'script',
  'source',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'track',
  'video',
  'xmp',
  'image',
  // Only inside SVG and MathML.
  'annotation-xml',
  'desc',
  'feimage',
  'foreignobject',
  'malignmark',
  'mglyph',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'use',
  // Elements without content, apart from those above.
  'col',
  'param',
  'wbr',
  'font',
  ...BREAKOUT_ELEMENTS
] as const

const ATTRIBUTES = [
  '',
  'action',
  'color',
  'content',
  'data',
  'encoding',
  'face',
  'formaction',
  'href',
  'http-equiv',
  'id',
  'imagesrcset',
  'method',
  'name',
  'poster',
  'rel',
  'size',
  'src',
  'srcset',
  'style',
  'type',
  'xlink:href'
] as const

type ElementName = Exclude<(typeof ELEMENTS)[number], ''>
type AttributeName = Exclude<(typeof ATTRIBUTES)[number], ''>

const MAX_NAME = 15

/** Finds the code of a name. Most names are told apart by their first letter and their length. */
class NameTable {
  /** By first letter and length: the first code to compare with, and how many there are. */
  readonly #codes = new Uint8Array(32 * 16 * 8)
  readonly #names: readonly string[]

  constructor(names: readonly string[]) {
    this.#names = names
    for (const [code, name] of names.entries()) {
      if (code === 0) continue
      let slot = slotOf(name.charCodeAt(0), name.length)
      while (this.#codes[slot] !== 0) slot++
      this.#codes[slot] = code
    }
  }

  /** The code of the name in `bytes` from `start` to `end`, in any case. 0 for a name that is not in the list. */
  find(bytes: Uint8Array, start: number, end: number): number {
    if (end - start > MAX_NAME) return 0
    let slot = slotOf(bytes[start] as number, end - start)
    for (let code = this.#codes[slot] as number; code !== 0; code = this.#codes[++slot] as number) {
      if (this.#isName(code, bytes, start)) return code
    }
    return 0
  }

  #isName(code: number, bytes: Uint8Array, start: number): boolean {
    const name = this.#names[code] as string
    for (let k = 0; k < name.length; k++) {
      const byte = bytes[start + k] as number
      const expected = name.charCodeAt(k)
      if (byte !== expected && (expected < 97 || byte !== expected - 32)) return false
    }
    return true
  }
}

function slotOf(first: number, length: number): number {
  return ((first & 31) << 7) | (length << 3)
}

/** Of a name in any case: two names with the same hash are taken for the same. */
export function nameHash(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + ((bytes[i] as number) | 32)) | 0
  return hash
}

export const elementNames = new NameTable(ELEMENTS)
export const attributeNames = new NameTable(ATTRIBUTES)

export function elementCode(name: ElementName): number {
  return ELEMENTS.indexOf(name)
}

export function attributeCode(name: AttributeName): number {
  return ATTRIBUTES.indexOf(name)
}

/** One flag per element code. */
export function elementFlags(...names: ElementName[]): Uint8Array {
  const flags = new Uint8Array(ELEMENTS.length)
  for (const name of names) flags[elementCode(name)] = 1
  return flags
}

/** HTML start tags that end SVG and MathML content, as the HTML standard lists them. */
export const BREAKOUT = elementFlags(...BREAKOUT_ELEMENTS, 'embed', 'img', 'meta')

export const VOID = elementFlags(
  'area',
  'base',
  'br',
  'col',
  'embed',
  'frame',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr'
)
