import { Problem } from '../../runtime/problem.ts'
import { basePathProblem } from '../../site/addresses/base-path.ts'
import { baseFolder } from '../../site/addresses/site-address.ts'
import type { Manifest } from '../../site/records/manifest.ts'

/** The path below which a site for the root is moved, or was moved by an earlier run. Undefined: it stays where it is. */
export function moveTarget(
  siteUrl: URL | undefined,
  { basePath, exportedBasePath }: Pick<Manifest, 'basePath' | 'exportedBasePath'>
): string | undefined | Problem {
  const built = withoutSlash(basePath ?? '')
  if (siteUrl === undefined || basePathProblem(siteUrl, basePath) === undefined)
    return exportedBasePath === undefined ? undefined : built
  const path = withoutSlash(siteUrl.pathname)
  if (built === '') return path
  return new Problem(
    `the site was built for ${built}. Set \`site-url\` to ${siteUrl.origin}${built}, or build the site for ${path || '/'} and export it again`
  )
}

function withoutSlash(path: string): string {
  return baseFolder(path).slice(0, -1)
}
