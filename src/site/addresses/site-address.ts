import { parseUrl } from '../../runtime/http/parse-url.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { pageName } from '../pages/page-addresses.ts'

/** The base path with a slash at both ends. */
export function baseFolder(basePath: string): string {
  return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

/** An address of the site: what a browser sends, and the page or file below the base path that it asks for. */
export class SiteAddress {
  /** The path below the base path, decoded; empty for the start page. */
  readonly path: string
  readonly #base: string

  /** The address of a page or file, by its path in the site. */
  constructor(path: string, basePath = '/') {
    this.path = path
    this.#base = baseFolder(basePath)
  }

  /**
   * The address for a path from the root of the host, without query and anchor. Undefined outside of the base path. `/docs` is the
   * start page of a site below `/docs/`. No file has a name that is not UTF-8: such a path stays as it is written.
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

  /** The path that a link names, from the root or from the folder of its page: decoded, without query and anchor. */
  static pathOf(href: string): string {
    const [path = ''] = href.split(/[?#]/, 1)
    return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? ''
  }

  /** The name of the page that it asks for, the same for all its addresses. */
  get page(): string {
    return pageName(this.path)
  }

  /** The path as browsers send it. A base path that is percent-encoded already stays as it is. */
  get pathname(): string {
    return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path)
  }

  /** The path for people, still one word: `/guides/größe`. `parse` reads it back. */
  get name(): string {
    return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent)
  }
}

/** The address of a page or file on the site's own host. */
export function liveAddress(
  path: string,
  { domain, basePath }: { domain: string; basePath: string }
): string {
  const page = path.replace(/(?:^|(?<=\/))index\.html$/, '')
  return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`
}

/**
 * `/lang/c++` and `/@scope/pkg` stay as they are. To a host or a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path: string): string {
  return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent)
}

/** A path of a repository, for programs that accept only what the standard allows: `[slug].mdx` is encoded. */
export function encodeStrictly(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/')
}

/** Hosts serve sites below one or two folders. */
const MAX_FOLDERS = 4

/**
 * The path that a site was built for: the first folders of the addresses from which its pages load scripts and style
 * sheets, if these addresses name files of the site without them. An address that names none says nothing, such as a
 * script of the host. Undefined when most of them say nothing.
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

/** The file that a path from the root of the host names without its first folders, and these as a base path. */
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

/** The addresses that begin at the root of the host, without query and anchor. */
export function rootPaths(addresses: Iterable<string>): Set<string> {
  return new Set(
    [...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, ''))
  )
}

/**
 * What to warn about when the path of `site-url` is not the base path of the export. Undefined: they are the same, or
 * the manifest has no base path. The prefix in a bucket says nothing, since a CDN may add or remove it.
 */
export function basePathProblem(siteUrl: URL, basePath: string | undefined): string | undefined {
  if (basePath === undefined) return undefined
  const path = baseFolder(siteUrl.pathname)
  // Encoded in the same way.
  const exported = baseFolder(parseUrl(baseFolder(basePath), siteUrl)?.pathname ?? basePath)
  if (path === exported) return undefined
  return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Correct \`site-url\`, or build the site for ${path} (a setting of its generator). If its pages have relative addresses only, set \`base-path: ${path}\` in the export step.`
}
