import { baseFolder, SiteAddress } from '../site/addresses/site-address.ts'

/**
 * Returns the paths, relative to the site's base path, at which hosts serve this object. Hosts also serve
 * `guides/x.html` at `guides/x`, and `a/index.html` at `a/` and `a`. The empty path stands for the base path.
 */
export function purgePathsOf(path: string): string[] {
  if (path === 'index.html') return ['index.html', '']
  const folder = /^(.*)\/index\.html$/.exec(path)?.[1]
  if (folder !== undefined) return [path, `${folder}/`, folder]
  // Host rules serve this file at the address of the page if a request asks for Markdown or page data.
  const page = /^(.*)\.(?:md|rsc)$/.exec(path)?.[1]
  if (page !== undefined) return [path, page === 'index' ? '' : page]
  return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path]
}

/** Represents all addresses of the site. */
export const EVERYTHING = '*'

/** Default for `purge-max-paths`. If more addresses change, all addresses are purged. */
export const MAX_SINGLE_PATHS = 100

/** CloudFront reads an unencoded asterisk as a wildcard. */
const WILDCARD_AS_TEXT = '%2A'

/** Returns the absolute, percent-encoded paths to purge, or EVERYTHING if there are more than `maxPaths`. */
export function absolutePaths(paths: string[], sitePath: string, maxPaths: number): string[] {
  if (paths.length > maxPaths) return [EVERYTHING]
  const base = baseFolder(sitePath)
  const all = [
    ...new Set(
      paths.flatMap(path =>
        path === '' && base !== '/'
          ? [base, base.slice(0, -1)]
          : [new SiteAddress(path, base).pathname.replaceAll('*', WILDCARD_AS_TEXT)]
      )
    )
  ]
  return all.length > maxPaths ? [EVERYTHING] : all.sort()
}
