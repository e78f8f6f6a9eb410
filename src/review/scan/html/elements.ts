import type { REFERENCE } from '../record/reference-table.ts'

/** How an attribute refers to something: as one address, or as a value that contains addresses. */
export type AttributeMeaning =
  | Exclude<keyof typeof REFERENCE, 'sitemap' | 'ownAnchor'>
  | 'id'
  /** Images in several sizes. */
  | 'srcset'
  /** The same for a style sheet or icon that is loaded early. */
  | 'resourceSet'

export interface Condition {
  attribute: string
  /** In lower case. */
  value: string
  is: boolean
}

type AttributeRule = AttributeMeaning | { meaning: AttributeMeaning; when: Condition }

/** Which attributes of which HTML elements refer to something. `base`, `link` and `meta` need more than this table. */
export const HTML_REFERENCES: Record<string, Record<string, AttributeRule>> = {
  a: { href: 'link', name: 'id' },
  area: { href: 'link' },
  audio: { src: 'media' },
  button: { formaction: 'otherLink' },
  embed: { src: 'frame' },
  // A static host accepts no POST: such a form belongs to another program.
  form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
  frame: { src: 'frame' },
  iframe: { src: 'frame' },
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

/** The same for SVG elements, whose attribute is `href` or, in older documents, `xlink:href`. */
export const SVG_REFERENCES = new Map<string, AttributeMeaning>(
  Object.entries({
    a: 'link',
    feimage: 'media',
    image: 'media',
    script: 'resource',
    use: 'media'
  } as const)
)

/** What a `link` element refers to. The first row that has one of the words in `rel` applies. */
export const LINK_REFERENCES: readonly { rels: readonly string[]; meaning: AttributeMeaning }[] = [
  { rels: ['canonical'], meaning: 'canonical' },
  {
    rels: words(
      'apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'
    ),
    meaning: 'resource'
  },
  { rels: words('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
]

/** All attributes that matter: those of the tables, and those with a rule of their own. */
export const ATTRIBUTE_NAMES: readonly string[] = [
  ...new Set([
    ...words(
      'charset color content encoding face href http-equiv id imagesrcset method name rel size style type'
    ),
    ...words('xlink:href'),
    ...Object.values(HTML_REFERENCES).flatMap(Object.keys)
  ])
]

/** Elements whose content is text, whatever it looks like. */
export const RAW_TEXT = words('iframe noembed noframes script style textarea title xmp')

/** Elements that builds and proxies add, and that are not part of what a page says. */
export const OUTSIDE_CONTENT = words('base link meta script style template')

/** Elements with rules of their own, apart from the raw text elements. */
export const OTHER_ELEMENTS = words('base link math meta plaintext svg template')

/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
export const BREAKOUT: ReadonlySet<string> = new Set(
  words(
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
      'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  )
)

/** HTML elements that have no content and no end tag. */
export const VOID: ReadonlySet<string> = new Set(
  words('area base br col embed frame hr img input link meta param source track wbr')
)

function words(text: string): string[] {
  return text.split(' ')
}
