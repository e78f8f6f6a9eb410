import {
  type AddressRule,
  type AttributeMeaning,
  HTML_REFERENCES,
  SVG_REFERENCES
} from './address-attributes.ts'
import { Names } from './names.ts'

/** All attributes that are read: attributes in the tables, and attributes with special rules. */
export const ATTRIBUTES = new Names(
  [
    ...words('charset color content disabled encoding event face for hidden href http-equiv id imagesrcset'),
    ...words('integrity language media method name nomodule onload property rel shadowrootmode size srcdoc'),
    ...words('style title type'),
    'xlink:href',
    ...Object.values(HTML_REFERENCES).flatMap(Object.keys)
  ],
  name => name
)

/**
 * Attributes that may be added, removed or changed without a difference for readers. Links and images are compared in
 * other ways. Attributes that begin with `data-` are harmless too.
 */
export const HARMLESS_ATTRIBUTES = new Names(
  words('crossorigin decoding fetchpriority height loading nonce referrerpolicy sizes target width'),
  name => name
)

/** Elements whose content is always text, even if it looks like tags. */
export const RAW_TEXT = words('iframe noembed noframes plaintext script style textarea title xmp')

/** Elements in which browsers ignore tags or apply the rules of SVG or MathML. */
const SPECIAL = words('math noscript svg template')

/** Elements that builds and proxies add, and that are not part of the visible content. */
const OUTSIDE_CONTENT = words('base link meta script style template')

/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT_NAMES = words(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
)
export const BREAKOUT = new Names(BREAKOUT_NAMES, () => true)

/** End tags that close an element and also any SVG or MathML element that is still open inside it. */
export const CLOSES_FOREIGN: ReadonlySet<string> = new Set([
  ...BREAKOUT_NAMES,
  ...words(
    'a address article aside button caption details dialog dir fieldset figcaption figure font footer'
  ),
  ...words('header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr')
])

export const VOID: ReadonlySet<string> = new Set(
  words('area base br col embed frame hr img input link meta param source track wbr')
)

/** Special rules for an element in HTML, SVG or MathML. */
export interface Element {
  name: string
  references: readonly (AddressRule & { attribute: string })[]
  svgReference: AttributeMeaning | undefined
  isRawText: boolean
  /** True if the content of the element is read in a different way. */
  isSpecial: boolean
  isOutsideContent: boolean
}

export const ELEMENTS = new Names(
  [
    ...[...Object.keys(HTML_REFERENCES), ...Object.keys(SVG_REFERENCES), ...RAW_TEXT, ...SPECIAL],
    ...OUTSIDE_CONTENT,
    ...words('body font html')
  ],
  (name): Element => ({
    name,
    references: Object.entries(HTML_REFERENCES[name] ?? {}).map(([attribute, rule]) =>
      typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule }
    ),
    svgReference: SVG_REFERENCES[name],
    isRawText: RAW_TEXT.includes(name),
    isSpecial: RAW_TEXT.includes(name) || SPECIAL.includes(name),
    isOutsideContent: OUTSIDE_CONTENT.includes(name)
  })
)

function words(text: string): string[] {
  return text.split(' ')
}
