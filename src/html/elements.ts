import { Names } from './names.ts'

/** The meaning of an attribute: one address, a value with several addresses, or an id. */
export type AttributeMeaning =
  | 'link'
  /** A link that is not visible content: a form, a refresh, or `link rel="next"`. */
  | 'otherLink'
  | 'canonical'
  /** An image, or a sound or video file. */
  | 'media'
  | 'frame'
  /** A script, style sheet or font, or a file that a style sheet loads. */
  | 'resource'
  | 'id'
  /** Images in several sizes. */
  | 'srcset'
  /** Like `srcset`, for a preloaded resource. */
  | 'resourceSet'

interface Rule {
  meaning: AttributeMeaning
  /** The rule applies if another attribute has this lower-case value or, with `is: false`, does not have this value. */
  when: { attribute: string; value: string; is: boolean } | undefined
}

/** Attributes that contain references or ids, by HTML element. `base`, `link` and `meta` have additional rules. */
const HTML_REFERENCES: Record<string, Record<string, AttributeMeaning | Rule>> = {
  a: { href: 'link', name: 'id' },
  area: { href: 'link' },
  audio: { src: 'media' },
  button: { formaction: 'otherLink' },
  embed: { src: 'frame' },
  // Static hosts do not accept POST, so the target of a POST form is not in the site.
  form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
  frame: { src: 'frame' },
  // A frame with `srcdoc` does not load the document in `src`.
  iframe: { src: { meaning: 'frame', when: { attribute: 'srcdoc', value: '', is: true } } },
  // HTML parsers treat `image` as `img`.
  image: { src: 'media', srcset: 'srcset' },
  img: { src: 'media', srcset: 'srcset' },
  input: {
    src: { meaning: 'media', when: { attribute: 'type', value: 'image', is: true } },
    formaction: 'otherLink'
  },
  object: { data: 'frame' },
  script: { src: 'resource' },
  source: { src: 'media', srcset: 'srcset' },
  track: { src: 'media' },
  video: { src: 'media', poster: 'media' }
}

/** References of SVG elements, in the attribute `href` or, in older documents, `xlink:href`. */
const SVG_REFERENCES: Record<string, AttributeMeaning> = {
  a: 'link',
  feimage: 'media',
  image: 'media',
  script: 'resource',
  use: 'media'
}

/** References of `link` elements. The first entry that matches a word in `rel` applies. */
export const LINK_REFERENCES: readonly { rels: RegExp; meaning: AttributeMeaning }[] = [
  { rels: oneOf('canonical'), meaning: 'canonical' },
  {
    rels: oneOf(
      'apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'
    ),
    meaning: 'resource'
  },
  { rels: oneOf('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
]

/** All attributes that are read: attributes in the tables, and attributes with special rules. */
export const ATTRIBUTES = new Names(
  [
    ...words('charset color content disabled encoding event face for hidden href http-equiv id imagesrcset'),
    ...words(
      'integrity language media method name nomodule onload property rel size srcdoc style title type'
    ),
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
  references: readonly (Rule & { attribute: string })[]
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

function oneOf(text: string): RegExp {
  return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${words(text).join('|')})(?:[\\t\\n\\f\\r ]|$)`, 'i')
}

function words(text: string): string[] {
  return text.split(' ')
}
