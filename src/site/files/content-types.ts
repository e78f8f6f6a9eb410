import { mimes } from 'mrmime'

const HTML_TYPE = 'text/html; charset=utf-8'
const UNKNOWN_TYPE = 'application/octet-stream'

/** Common in documentation sites, and missing from the package's table. */
const MORE_TYPES: Record<string, string> = {
  ico: 'image/x-icon',
  eot: 'application/vnd.ms-fontobject',
  cjs: 'text/javascript',
  tgz: 'application/gzip',
  tar: 'application/x-tar',
  // An RSC payload is UTF-8 by definition, and the client compares the type.
  rsc: 'text/x-component'
}

/** Types with a charset: `text/…`, and text formats below other top-level types. */
const TEXT =
  /^(text\/(?!x-component)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/

/** Content types by extension. A map, since an object also has names such as `constructor`. */
const TYPES = new Map(
  Object.entries({ ...mimes, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
  ])
)

/** The type to serve a file with. Where the name has no extension, only the content can tell. */
export function contentTypeOf(path: string, startsAsHtml = () => false): string {
  const extension = extensionOf(path)
  if (extension === undefined && startsAsHtml()) return HTML_TYPE
  return TYPES.get(extension ?? '') ?? UNKNOWN_TYPE
}

/** Whether the name ends like a kind of file that is served as it is. `v1.2` does not. */
export function hasKnownType(path: string): boolean {
  return TYPES.has(extensionOf(path) ?? '')
}

/** Lower case, without the dot. A name that only begins with a dot has none. */
function extensionOf(path: string): string | undefined {
  return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase()
}
