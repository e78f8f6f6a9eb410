import { lookup } from 'mrmime'
import { firstMatch, type Rule } from './rules.ts'

/** What an object is served with. Two objects with equal bytes and other headers are not the same. */
export interface ObjectHeaders {
  contentType: string
  cacheControl: string
}

export interface HeaderRules {
  cacheControl: readonly Rule[]
  contentTypes: readonly Rule[]
}

const HTML = 'text/html; charset=utf-8'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

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

/** `startsAsHtml` is asked only for a file without extension that no rule names. */
export function headersOf(path: string, rules: HeaderRules, startsAsHtml: () => boolean): ObjectHeaders {
  const contentType = firstMatch(rules.contentTypes, path) ?? typeOf(path, startsAsHtml)
  const hashed = !isPageType(contentType) && hasBuildHash(path)
  const cacheControl = firstMatch(rules.cacheControl, path) ?? (hashed ? IMMUTABLE : REVALIDATE)
  return { contentType, cacheControl }
}

function typeOf(path: string, startsAsHtml: () => boolean): string {
  const extension = extensionOf(path)
  if (extension === undefined) return startsAsHtml() ? HTML : 'application/octet-stream'
  const type = MORE_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream'
  return TEXT.test(type) ? `${type}; charset=utf-8` : type
}

/** Lower case, without the dot. A name that only begins with a dot has none. */
function extensionOf(path: string): string | undefined {
  return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase()
}

export function isPageType(contentType: string): boolean {
  return /^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)
}

/** Eight or more hex digits with both letters and digits: `main.3f9a1c20.js`. Words and dates have only one of them. */
export function hasBuildHash(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const runs = name.match(/(?<![0-9a-z])[0-9a-f]{8,}(?![0-9a-z])/gi) ?? []
  return runs.some(run => /\d/.test(run) && /[a-f]/i.test(run))
}
