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

/**
 * Elements and attributes that mean something to the scanner. A code is an index of one of these lists. Names have at
 * most 15 letters, and there are at most 128 elements and 32 attributes.
 */
export const ELEMENTS = [
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

export const ATTRIBUTES = [
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
