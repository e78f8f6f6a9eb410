import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { Problem } from '../../runtime/problem.ts'
import { hasKnownType } from '../files/content-types.ts'
import { isPathTooLong, isSegmentTooLong } from '../files/file-names.ts'
import { pageName, SiteAddress } from '../addresses/site-address.ts'

/** Regular expressions in host rules support references 1 to 9, and some wildcards need two references. */
const MAX_WILDCARDS = 4
/** If `:name*` or `*` is a whole segment, the wildcard includes the slash before it: `/blog/*` also matches `/blog`. */
const WILDCARD = /(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g

type Token =
  | { kind: 'text'; text: string }
  /** Matches one or more characters of a segment. */
  | { kind: 'segment'; name: string }
  /** Matches any text. With `isBelow`, matches an empty string, or a slash followed by any text. */
  | { kind: 'rest'; name: string; isBelow: boolean }

/** The source of a redirect: one address, or all addresses of a pattern. */
export interface RedirectSource {
  /** The normalized, percent-encoded source: `/a` for `/a`, `/a/`, `/a.html` and `/a/index.html`. */
  text: string
  /** The decoded address from the root of the host; undefined for a pattern. */
  address: string | undefined
  /** True if the source is a file that is not a page, such as `/x.pdf`. */
  isFile: boolean
  /** Names of the wildcards in order: `:name`, or `*`. */
  wildcards: string[]
  tokens: readonly Token[]
}

/** `base`: the base path with a slash at both ends. */
export function parseSource(text: string, base: string): RedirectSource | Problem {
  const problem = problemOfAddress(text)
  if (problem !== undefined) return new Problem(problem)
  if (/[?#]/.test(text)) return new Problem('has a query or an anchor, which a redirect cannot depend on')
  const plain = pageName(belowBase(text, base))
  const path = SiteAddress.parse(plain, base)?.path ?? ''
  if (path === '') return new Problem('is the start page of the site, which cannot be redirected')
  const tokens = tokensOf(plain)
  const wildcards = tokens.flatMap(token => {
    if (token.kind === 'text') return []
    return token.name === '*' ? '*' : `:${token.name}`
  })
  if (wildcards.length > MAX_WILDCARDS) return new Problem(`has more than ${MAX_WILDCARDS} wildcards`)
  const names = wildcards.filter(name => name !== '*')
  if (new Set(names).size < names.length) return new Problem('uses a wildcard name twice')
  return {
    text: tokens.map(tokenText).join(''),
    address: wildcards.length === 0 ? base + path : undefined,
    isFile: hasKnownType(plain),
    wildcards,
    tokens
  }
}

/** Adds the base path, unless the path already begins with it. */
export function belowBase(path: string, base: string): string {
  const [name = ''] = path.split(/[?#]/, 1)
  const isBelow = SiteAddress.parse(name, base) !== undefined
  return isBelow ? path : new SiteAddress('', base).pathname.slice(0, -1) + path
}

/** Returns the problem with a path that starts at a host's root. Does not check the query or the anchor. */
export function problemOfAddress(text: string): string | undefined {
  if (!text.startsWith('/')) return 'is not a path: it must start with /'
  if (text.startsWith('//')) return 'is not a path: it starts with two slashes'
  if (!text.isWellFormed() || /\p{Cc}/u.test(text)) return 'contains control characters or invalid Unicode'
  const path = text.replace(/[?#].*$/s, '')
  if (isPathTooLong(path)) return 'is too long'
  const segments = path.slice(1).split('/')
  for (const [i, segment] of segments.entries()) {
    const decoded = percentDecode(segment)
    if (decoded.includes('\uFFFD') || /%(?![\da-f]{2})/i.test(segment))
      return 'contains a % that is not part of a percent-encoded character'
    if (/[/\\\p{Cc}]/u.test(decoded)) return 'contains a backslash, or an encoded slash or control character'
    if (decoded === '.' || decoded === '..') return 'contains `.` or `..` as a folder'
    if (decoded === '' && i < segments.length - 1) return 'contains two slashes in a row'
    // The file name of the page also has an extension.
    if (isSegmentTooLong(`${decoded}.html`)) return 'contains a name that is too long'
  }
  return undefined
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const addText = (encoded: string) => {
    if (encoded !== '') tokens.push({ kind: 'text', text: percentDecode(encoded) })
  }
  for (const found of source.matchAll(WILDCARD)) {
    const [whole, , name, star, slash = '/'] = found
    const isSegment = name !== undefined && star === ''
    const end = found.index + whole.length
    const isBelow = slash === '/' && !isSegment && /^(?:\/|$)/.test(source.slice(end))
    addText(source.slice(at, found.index) + (isBelow ? '' : slash))
    tokens.push(isSegment ? { kind: 'segment', name } : { kind: 'rest', name: name ?? '*', isBelow })
    at = end
  }
  addText(source.slice(at))
  return tokens
}

function tokenText(token: Token): string {
  // Without encoding, these characters would be wildcards.
  if (token.kind === 'text')
    return new SiteAddress(token.text).pathname
      .slice(1)
      .replace(/[*:]/g, character => (character === '*' ? '%2A' : '%3A'))
  if (token.kind === 'segment') return `:${token.name}`
  const name = token.name === '*' ? '*' : `:${token.name}*`
  return token.isBelow ? `/${name}` : name
}

/**
 * Returns the value of each wildcard if the address matches. Wildcards are greedy, from left to right. Visits each
 * position once per token, starting with the last token.
 */
export function matchSource({ tokens }: RedirectSource, address: string): string[] | undefined {
  /** By token and start position: the end of the match, or -1 if the rest of the address does not match. */
  const ends: Int32Array[] = []
  for (const [at, token] of [...tokens.entries()].reverse()) ends[at] = endsOf(token, address, ends[at + 1])
  const captures: string[] = []
  let start = 0
  for (const [at, token] of tokens.entries()) {
    const end = ends[at]?.[start] ?? -1
    if (end < 0) return undefined
    const from = token.kind === 'rest' && token.isBelow && end > start ? start + 1 : start
    if (token.kind !== 'text') captures.push(address.slice(from, end))
    start = end
  }
  return captures
}

/** Returns the end of the match for each start position, or -1. `next` contains the ends for the next token. */
function endsOf(token: Token, address: string, next: Int32Array | undefined): Int32Array {
  const { length } = address
  const matches = (end: number): boolean => (next === undefined ? end === length : (next[end] ?? -1) >= 0)
  const ends = new Int32Array(length + 1).fill(-1)
  /** The last position in the address or segment from which the remaining tokens match. */
  let longest = -1
  for (let start = length; start >= 0; start--) {
    if (token.kind === 'text') {
      const end = start + token.text.length
      if (end <= length && matches(end) && address.startsWith(token.text, start)) ends[start] = end
      continue
    }
    if (token.kind === 'segment') {
      ends[start] = address[start] === '/' ? -1 : longest
      if (address[start] === '/') longest = -1
      if (longest < 0 && matches(start)) longest = start
      continue
    }
    const isHere = matches(start)
    if (!token.isBelow) ends[start] = longest < 0 && isHere ? start : longest
    else ends[start] = address[start] === '/' && longest >= 0 ? longest : isHere ? start : -1
    if (longest < 0 && isHere) longest = start
  }
  return ends
}
