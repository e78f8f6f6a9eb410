import { baseFolder, SiteAddress } from '../site/addresses/site-address.ts'

/**
 * The addresses, relative to the site's own, under which readers get this object: hosts serve `guides/x.html` at
 * `guides/x` as well, and `a/index.html` at `a/` and `a`. The site's own address is the empty path.
 */
export function purgePathsOf(path: string): string[] {
  if (path === 'index.html') return ['index.html', '']
  const folder = /^(.*)\/index\.html$/.exec(path)?.[1]
  if (folder !== undefined) return [path, `${folder}/`, folder]
  // Rules of a host answer with it at the address of the page, when a request asks for Markdown or for data.
  const page = /^(.*)\.(?:md|rsc)$/.exec(path)?.[1]
  if (page !== undefined) return [path, page === 'index' ? '' : page]
  return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path]
}

/** Stands for every address of the site. */
export const EVERYTHING = '*'

/** More addresses lead to a purge of everything, unless `purge-max-paths` says otherwise. */
export const MAX_SINGLE_PATHS = 100

/** CloudFront reads a plain asterisk as a wildcard. */
const WILDCARD_AS_TEXT = '%2A'

/** The absolute paths to purge: percent-encoded, below the path of `site-url`; or everything, above `maxPaths`. */
export function absolutePaths(paths: string[], sitePath: string, maxPaths: number): string[] {
  if (paths.length > maxPaths) return [EVERYTHING]
  const base = baseFolder(sitePath)
  return [
    ...new Set(
      paths.flatMap(path =>
        path === '' && base !== '/'
          ? [base, base.slice(0, -1)]
          : [new SiteAddress(path, base).pathname.replaceAll('*', WILDCARD_AS_TEXT)]
      )
    )
  ].sort()
}
