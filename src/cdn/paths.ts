/**
 * The addresses, relative to the site's own, under which readers get this object: hosts serve `guides/x.html` at
 * `guides/x` as well, and `a/index.html` at `a/` and `a`. The site's own address is the empty path.
 */
export function purgePathsOf(path: string): string[] {
  if (path === 'index.html') return ['index.html', '']
  const folder = /^(.*)\/index\.html$/.exec(path)?.[1]
  if (folder !== undefined) return [path, `${folder}/`, folder]
  return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path]
}

/** Stands for every address of the site. */
export const EVERYTHING = '*'

/** The absolute paths to purge: percent-encoded, below the path of `site-url`; or everything, above `maxPaths`. */
export function absolutePaths(paths: string[], sitePath: string, maxPaths: number): string[] {
  if (paths.length > maxPaths) return [EVERYTHING]
  const base = sitePath.replace(/\/+$/, '')
  return [
    ...new Set(
      paths.flatMap(path =>
        path === '' && base !== '' ? [`${base}/`, base] : [`${base}/${encodePath(path)}`]
      )
    )
  ].sort()
}

/**
 * Encoded as browsers do it: to a CDN, `/a(1)` and `/a%281%29` are two addresses. The asterisk is the exception, since
 * CloudFront reads it as a wildcard.
 */
function encodePath(path: string): string {
  return path.replace(/[^A-Za-z0-9\-._~!$&'()+,;=:@/]/gu, character =>
    encodeURIComponent(character).replace('*', '%2A')
  )
}
