import { refreshUrl, srcsetAddresses } from '../../html/attribute-values.ts'
import { cssAddresses } from '../../html/css-scanner.ts'

/** Whether an address begins at the root of the host. Like browsers, skips control characters. */
export function isRootPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address.replace(/^[\0-\x20]+|[\t\n\r]/g, ''))
}

/** Prepends `base`, the path of the site without a trailing slash, to an address that begins at the root. */
export function movedAddress(address: string, base: string): string {
  return isRootPath(address) ? address.replace(/^[\0-\x20]*/, spaces => spaces + base) : address
}

export function movedStyles(css: string, base: string): string {
  return withBase(css, cssAddresses(css), base)
}

function movedSrcset(srcset: string, base: string): string {
  return withBase(srcset, srcsetAddresses(srcset), base)
}

function movedRefresh(content: string, base: string): string {
  const url = refreshUrl(content)
  return url === undefined ? content : withBase(content, [{ value: url, at: content.lastIndexOf(url) }], base)
}

function withBase(text: string, addresses: Iterable<{ value: string; at: number }>, base: string): string {
  let moved = ''
  let from = 0
  for (const { value, at } of addresses) {
    if (!isRootPath(value)) continue
    moved += text.slice(from, at) + base
    from = at
  }
  return moved + text.slice(from)
}

/** Names of `meta` elements whose content is an address. All other contents are texts that may look like addresses. */
const META_ADDRESS =
  /^(?:msapplication-(?:config|tileimage|\w+logo)|(?:og|twitter):(?:url|image|video|audio|player)(?::(?:url|src|secure_url))?)$/i

/** The HTML name and attributes of an element. */
export interface Described {
  element: string
  value: (attribute: string) => string
}

type Move = (value: string, base: string) => string

/** Attributes that contain addresses. The names are in lowercase, because HTML and React write them differently. */
const MOVES: Record<string, Move> = {
  action: movedAddress,
  data: movedAddress,
  formaction: movedAddress,
  href: movedAddress,
  imagesrcset: movedSrcset,
  poster: movedAddress,
  src: movedAddress,
  srcset: movedSrcset,
  style: movedStyles,
  'xlink:href': movedAddress
}

/** Returns a function that adds the base path to an attribute value, or undefined if the value has no address. */
export function moveOf(attribute: string, { element, value }: Described): Move | undefined {
  if (attribute === 'data' && element !== 'object') return undefined
  if (attribute !== 'content') return Object.hasOwn(MOVES, attribute) ? MOVES[attribute] : undefined
  if (element !== 'meta') return undefined
  if (value('http-equiv').toLowerCase() === 'refresh') return movedRefresh
  return META_ADDRESS.test(value('name') || value('property')) ? movedAddress : undefined
}
