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

export interface AddressRule {
  meaning: AttributeMeaning
  /** The rule applies if another attribute has this lower-case value or, with `is: false`, does not have this value. */
  when: { attribute: string; value: string; is: boolean } | undefined
}

/** Attributes that contain references or ids, by HTML element. `base`, `link` and `meta` have additional rules. */
export const HTML_REFERENCES: Record<string, Record<string, AttributeMeaning | AddressRule>> = {
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
export const SVG_REFERENCES: Record<string, AttributeMeaning> = {
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

function oneOf(text: string): RegExp {
  return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${text.replaceAll(' ', '|')})(?:[\\t\\n\\f\\r ]|$)`, 'i')
}
