import { mimes } from 'mrmime'

const HTML_TYPE = 'text/html; charset=utf-8'
const UNKNOWN_TYPE = 'application/octet-stream'

/** Types that are common in documentation sites but missing from `mrmime`. */
const MORE_TYPES: Record<string, string> = {
  ico: 'image/x-icon',
  eot: 'application/vnd.ms-fontobject',
  cjs: 'text/javascript',
  tgz: 'application/gzip',
  tar: 'application/x-tar',
  // No charset is added: an RSC payload is always UTF-8, and the client expects exactly this type.
  rsc: 'text/x-component'
}

/** Types that get a charset: `text/…`, and text formats below other top-level types. */
const TEXT =
  /^(text\/(?!x-component)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/

/** Content types by extension. A map, because an object would also match names such as `constructor`. */
const TYPES = new Map(
  Object.entries({ ...mimes, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
  ])
)

/** Returns the content type of a file. Without an extension, only the content shows whether the file is HTML. */
export function contentTypeOf(path: string, startsAsHtml = () => false): string {
  const extension = extensionOf(path)
  if (extension === undefined && startsAsHtml()) return HTML_TYPE
  return TYPES.get(extension ?? '') ?? UNKNOWN_TYPE
}

/** Returns true if the path ends with a known extension. The `.2` of `v1.2` is not an extension. */
export function hasKnownType(path: string): boolean {
  return TYPES.has(extensionOf(path) ?? '')
}

/** Returns the extension in lower case, without the dot. The name `.env` has no extension. */
function extensionOf(path: string): string | undefined {
  return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase()
}
