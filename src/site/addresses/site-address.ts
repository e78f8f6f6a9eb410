import { parseUrl } from '../../runtime/http/parse-url.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'

/** Placeholder for the host of a site whose host is unknown. No host can have this name. */
export const UNKNOWN_HOST = 'site.invalid'

/** The base path with a slash at both ends. */
export function baseFolder(basePath: string): string {
  return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

/** An address on the site. Converts between the URL path and the file path below the base path. */
export class SiteAddress {
  /** The path below the base path, decoded; empty for the start page. */
  readonly path: string
  readonly #base: string

  /** `path`: the path of a page or file in the site. */
  constructor(path: string, basePath = '/') {
    this.path = path
    this.#base = baseFolder(basePath)
  }

  /**
   * Parses a path from the host's root, without a query or anchor. Returns undefined for a path outside the base path.
   * `/docs` is the start page of a site at `/docs/`. Invalid UTF-8 is not decoded, because no file has such a name.
   */
  static parse(pathname: string, basePath = '/'): SiteAddress | undefined {
    const base = baseFolder(basePath)
    const folders = base.split('/').length - 1
    const segments = pathname.split('/')
    const start = segments.slice(0, folders).map(percentDecode)
    if (`${start.join('/')}/` !== percentDecode(base)) return undefined
    const rest = segments.slice(folders).join('/')
    const decoded = percentDecode(rest)
    return new SiteAddress(decoded.includes('\uFFFD') ? rest : decoded, base)
  }

  /** Decodes the path of an absolute or relative link, and removes the query and the anchor. */
  static pathOf(href: string): string {
    const [path = ''] = href.split(/[?#]/, 1)
    return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? ''
  }

  /** The page name, which is the same for all addresses of a page. */
  get page(): string {
    return pageName(this.path)
  }

  /** The path as browsers send it. A base path that is already percent-encoded is not encoded again. */
  get pathname(): string {
    return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path)
  }

  /** The readable path, such as `/guides/größe`, which `parse` also accepts. Characters such as `?` are encoded. */
  get name(): string {
    return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent)
  }
}

/** Returns the same name for all addresses of a page: without `index.html`, `.html` and trailing slashes. */
export function pageName(path: string): string {
  // The lookbehind prevents quadratic time for many slashes.
  return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '')
}

/** Returns the address of a page or file on the live site. */
export function liveAddress(
  path: string,
  { domain, basePath }: { domain: string; basePath: string }
): string {
  const page = path.replace(/(?:^|(?<=\/))index\.html$/, '')
  return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`
}

/** Keeps characters such as `+`, `@` and `(`: hosts and caches treat `/a(1)` and `/a%281%29` as two addresses. */
function encodePath(path: string): string {
  return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent)
}

/** Encodes a repository path, including brackets as in `[slug].mdx`, which some programs reject. */
export function encodeStrictly(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/')
}

/** Maximum depth of a base path. Hosts usually serve sites below one or two folders. */
const MAX_FOLDERS = 4

/**
 * Finds the base path that a site was built for, from the addresses of its scripts and style sheets. An address counts
 * if it leads to a site file when leading folders are removed. Returns undefined unless more than half of the addresses
 * have the same leading folders.
 */
export function findBasePath(
  addresses: Iterable<string>,
  files: { has: (path: string) => boolean }
): string | undefined {
  const votes = new Map<string, number>()
  const paths = rootPaths(addresses)
  for (const path of paths) {
    const { base } = fileBelowAnyBase(path, files) ?? {}
    if (base !== undefined) votes.set(base, (votes.get(base) ?? 0) + 1)
  }
  const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a)
  return count > paths.size / 2 ? found : undefined
}

/** Finds the file to which a path leads when leading folders are removed. `base` contains these folders. */
export function fileBelowAnyBase(
  pathname: string,
  files: { has: (path: string) => boolean }
): { base: string; path: string } | undefined {
  const folders = SiteAddress.parse(pathname)?.path.split('/') ?? []
  const most = Math.min(MAX_FOLDERS, folders.length - 1)
  const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')))
  if (count === undefined) return undefined
  return { base: `/${folders.slice(0, count).join('/')}`, path: folders.slice(count).join('/') }
}

/** Selects the addresses that start at the root of the host, and removes their queries and anchors. */
export function rootPaths(addresses: Iterable<string>): Set<string> {
  return new Set(
    [...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, ''))
  )
}

/**
 * Returns a warning if the path of `site-url` differs from the base path of the export. Returns undefined if both match
 * or the manifest has no base path. Ignores the prefix in a bucket, since a CDN may add or remove the prefix.
 */
export function basePathProblem(
  siteUrl: URL,
  { basePath, paths = [] }: { basePath: string | undefined; paths?: Iterable<string> }
): string | undefined {
  if (basePath === undefined) return undefined
  const path = baseFolder(siteUrl.pathname)
  // Parsing gives the base path the same encoding as `site-url`.
  const exported = baseFolder(parseUrl(baseFolder(basePath), siteUrl)?.pathname ?? basePath)
  if (path === exported) return undefined
  const problem = `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links in the site lead to addresses below ${exported}.`
  // The service builds each site of `mint export` for the root, and no setting changes that.
  if (exported === '/' && [...paths].some(each => each.startsWith('_next/')))
    return `${problem} Correct \`site-url\`. If the site comes from \`mint export\`, run the finish action with \`site-url: ${siteUrl.href}\` first: it moves the site. For any other site, set the base path in the site generator to ${path} and build the site again.`
  return `${problem} Correct \`site-url\`, or set the base path in the site generator to ${path} and build the site again. If all addresses in the pages are relative, export the site again with \`base-path: ${path}\`.`
}
