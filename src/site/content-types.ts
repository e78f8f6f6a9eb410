import { lookup } from 'mrmime'

const HTML_TYPE = 'text/html; charset=utf-8'
const UNKNOWN_TYPE = 'application/octet-stream'

/** Found in documentation sites and unknown to the table of the package. */
const MORE_TYPES: Record<string, string> = {
  ico: 'image/x-icon',
  eot: 'application/vnd.ms-fontobject',
  cjs: 'text/javascript',
  tgz: 'application/gzip',
  tar: 'application/x-tar'
}

/** Types that are text without saying so in their first word. */
const TEXT = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/

/** The type to serve a file with, by its name. Undefined for a name without extension: only its content can tell. */
export function contentTypeOf(path: string): string | undefined {
  const extension = extensionOf(path)
  if (extension === undefined) return undefined
  const type = knownType(extension) ?? UNKNOWN_TYPE
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
