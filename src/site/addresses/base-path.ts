import { parseUrl } from '../../runtime/http/parse-url.ts'
import { baseFolder, SiteAddress } from './site-address.ts'

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

/** Those addresses that begin at the root of the host, without query and anchor. */
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
