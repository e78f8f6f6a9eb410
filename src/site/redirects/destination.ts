import { SiteAddress, UNKNOWN_HOST } from '../addresses/site-address.ts'
import { belowBase, problemOfAddress } from './source.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

const MAX_LENGTH = 4096
const ANY_HOST = `https://${UNKNOWN_HOST}`
const NAME = /(\/?)(:[A-Za-z_]\w*\*?|\*)/g

export type RedirectDestination =
  /** `path`: decoded, below the base path, without a leading slash. */
  | { kind: 'internal'; address: string; path: string; query: string; fragment: string }
  | { kind: 'external'; address: string }

export function problemOfDestination(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return 'is too long'
  if (!/^https?:/i.test(text)) {
    if (!text.startsWith('/')) return 'is neither a path that starts with / nor an http or https URL'
    return problemOfAddress(text)
  }
  if (!text.isWellFormed() || /\p{Cc}|\\/u.test(text)) {
    return 'contains control characters, backslashes or invalid Unicode'
  }
  const url = /^https?:\/\/[^/]/i.test(text) ? parseUrl(text) : null
  if (url === null || url.host.includes('*')) return 'is not a valid URL'
  return url.username === '' && url.password === '' ? undefined : 'contains a user name or password'
}

/** Normalizes a valid destination: percent-encodes it, keeps wildcards, and adds the base path to a path. */
export function normalDestination(text: string, base: string): string {
  if (!/^https?:/i.test(text)) {
    const { pathname, search, hash } = new URL(belowBase(text, base), ANY_HOST)
    return pathname + search + hash
  }
  return new URL(text).href
}

/** Returns the destination as a path if it is a URL on the site's host and below the base path. */
export function ownDestination(
  destination: string,
  base: string,
  domain: string
): { path: string; address: string } | undefined {
  if (!/^https?:/i.test(destination)) return undefined
  const { host, pathname, search, hash } = new URL(destination)
  if (host !== domain.toLowerCase() || problemOfAddress(pathname) !== undefined) return undefined
  const path = SiteAddress.parse(pathname, base)?.path
  return path === undefined ? undefined : { path, address: pathname + search + hash }
}

/**
 * Replaces the source's wildcards in a destination. The nth `*` stands for the nth `*` of the source. `:name` and
 * `:name*` are equivalent. A wildcard that is missing from the source is literal text.
 */
export function replaceWildcards(
  text: string,
  wildcards: readonly string[],
  replacement: (wildcard: number, slash: string, whole: string) => string
): string {
  const used = new Set<number>()
  return text.replace(NAME, (whole: string, slash: string, name: string) => {
    const at = wildcards.findIndex((known, i) =>
      name === '*' ? known === '*' && !used.has(i) : known === name.replace(/\*$/, '')
    )
    if (at < 0) return whole
    used.add(at)
    return replacement(at, slash, whole)
  })
}

export function expandDestination(
  text: string,
  wildcards: readonly string[],
  values: readonly string[]
): string {
  const filled = replaceWildcards(text, wildcards, (at, slash) => {
    const value = values[at] ?? ''
    return value === '' ? '' : slash + new SiteAddress(value).pathname.slice(1)
  })
  // The value of a wildcard must not turn a path into the name of another host.
  return filled.startsWith('http') ? filled : `/${filled.replace(/^\/+/, '')}`
}

/** Parses an expanded destination. `base`: the base path with a slash at both ends. */
export function readDestination(text: string, base: string): RedirectDestination {
  if (/^https?:/i.test(text)) return { kind: 'external', address: text }
  const { pathname, search, hash } = new URL(text, ANY_HOST)
  const address = pathname + search + hash
  const path = SiteAddress.parse(pathname, base)?.path
  if (path === undefined) return { kind: 'external', address }
  return { kind: 'internal', address, path, query: search, fragment: hash.slice(1) }
}
