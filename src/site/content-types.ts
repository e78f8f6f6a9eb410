import { lookup } from 'mrmime'

const HTML_TYPE = 'text/html; charset=utf-8'
const UNKNOWN_TYPE = 'application/octet-stream'

/** Common in documentation sites, and missing from the package's table. */
const MORE_TYPES: Record<string, string> = {
  ico: 'image/x-icon',
  eot: 'application/vnd.ms-fontobject',
  cjs: 'text/javascript',
  tgz: 'application/gzip',
  tar: 'application/x-tar'
}

/** Types with a charset: `text/…`, and text formats below other top-level types. */
const TEXT = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/

/** The type to serve a file with, by its name. Undefined for a name without extension: only its content can tell. */
export function contentTypeOf(path: string): string | undefined {
  const extension = extensionOf(path)
  if (extension === undefined) return undefined
  let type = served.get(extension)
  if (type === undefined) served.set(extension, (type = withCharset(knownType(extension) ?? UNKNOWN_TYPE)))
  return type
}

/** By extension: a site has thousands of files, and few kinds of them. */
const served = new Map<string, string>()

function withCharset(type: string): string {
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}

/** Whether the name ends like a kind of file that is served as it is. `v1.2` does not. */
export function hasKnownType(path: string): boolean {
  const extension = extensionOf(path)
  return extension !== undefined && knownType(extension) !== undefined
}

/** For a name without extension. */
export function contentTypeWithoutExtension(startsAsHtml: boolean): string {
  return startsAsHtml ? HTML_TYPE : UNKNOWN_TYPE
}

function knownType(extension: string): string | undefined {
  return Object.hasOwn(MORE_TYPES, extension) ? MORE_TYPES[extension] : lookup(extension)
}

/** Lower case, without the dot. A name that only begins with a dot has none. */
function extensionOf(path: string): string | undefined {
  return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase()
}
