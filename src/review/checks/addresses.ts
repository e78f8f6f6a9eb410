import { cssUrls } from '../scan/css-scanner.ts'
import { REFERENCE, type ReferenceKind } from '../scan/reference-table.ts'

export type Address =
  | { kind: 'internal'; path: string; fragment: string; isInsecure: boolean; href: string }
  | { kind: 'external'; host: string; href: string; isInsecure: boolean }

/** Stands for the site's host when the run does not know it. */
const UNKNOWN_HOST = 'site.invalid'
const MAX_ADDRESS = 16 * 1024

/** Turns what pages refer to into addresses, the way a browser does. */
export class Addresses {
  readonly hasDomain: boolean
  readonly #origin: string
  readonly #host: string
  /** With a slash at both ends. */
  readonly #basePath: string

  constructor(domain: string | undefined, basePath: string) {
    const origin = URL.canParse(`https://${domain ?? UNKNOWN_HOST}`)
      ? `https://${domain ?? UNKNOWN_HOST}`
      : `https://${UNKNOWN_HOST}`
    this.#origin = new URL(origin).origin
    this.#host = new URL(origin).host
    this.hasDomain = domain !== undefined
    this.#basePath = `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
  }

  /** The address under which a file is served. */
  addressOf(path: string, base: string | undefined): string {
    const own = `${this.#origin}${this.#basePath}${encodePath(path)}`
    if (base === undefined) return own
    return URL.canParse(base, own) ? new URL(base, own).href : own
  }

  /** How findings name a path of the site. */
  nameOf(path: string): string {
    return this.#basePath + path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent)
  }

  /** Undefined for what is not checked: other schemes, and paths outside the base path. */
  resolve(value: string, from: string): Address | undefined {
    if (value.length > MAX_ADDRESS || !URL.canParse(value, from)) return undefined
    const url = new URL(value, from)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
    const isInsecure = url.protocol === 'http:'
    const fragment = url.hash.slice(1)
    url.hash = ''
    const { href } = url
    if (url.host !== this.#host) return { kind: 'external', host: url.host, href, isInsecure }
    const path = this.inSite(url.pathname)
    return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href }
  }

  /** The file path that a pathname asks for, or undefined outside the base path. */
  inSite(pathname: string): string | undefined {
    if (`${pathname}/` === this.#basePath) return ''
    if (!pathname.startsWith(this.#basePath)) return undefined
    return decodeOrKeep(pathname.slice(this.#basePath.length))
  }
}

/** Addresses in the value of one attribute. */
export function addressesIn(kind: ReferenceKind, value: string): string[] {
  if (kind === REFERENCE.srcset) return srcsetUrls(value)
  if (kind === REFERENCE.styleAttribute) return cssUrls(value)
  if (kind === REFERENCE.refresh) return refreshUrl(value)
  return [value]
}

function srcsetUrls(srcset: string): string[] {
  const urls: string[] = []
  const candidate = /[\s,]*(\S+)((?:[^,(]|\([^)]*\)?)*)/y
  while (candidate.lastIndex < srcset.length) {
    const start = candidate.lastIndex
    const url = candidate.exec(srcset)?.[1]
    if (url === undefined) break
    // A comma at the end of the address ends the candidate; without a descriptor.
    if (url.endsWith(',')) candidate.lastIndex = srcset.indexOf(url, start) + url.length
    urls.push(url.replace(/,+$/, ''))
  }
  return urls.filter(url => url !== '')
}

function refreshUrl(content: string): string[] {
  const rest = /^\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?([^]*)$/i.exec(content)?.[1] ?? ''
  const quote = /^["']/.exec(rest)?.[0]
  const url = quote === undefined ? rest.trim() : rest.slice(1).split(quote, 1)[0]
  return url === undefined || url === '' ? [] : [url]
}

function decodeOrKeep(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
