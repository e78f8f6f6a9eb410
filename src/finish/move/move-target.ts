import { Problem } from '../../runtime/problem.ts'
import { basePathProblem, baseFolder } from '../../site/addresses/site-address.ts'
import type { Manifest } from '../../site/records/manifest.ts'

/** Returns the base path to which this or an earlier run moves the site, or undefined if the site is not moved. */
export function moveTarget(
  siteUrl: URL | undefined,
  { siteUrl: finishedFor, basePath, exportedBasePath }: Manifest
): string | undefined | Problem {
  if (finishedFor !== undefined && siteUrl === undefined)
    return new Problem(`this site was already finished for an address: set \`site-url\` to ${finishedFor}`)
  // Pages already contain the address from the earlier run.
  if (finishedFor !== undefined && finishedFor !== siteUrl?.href)
    return new Problem(
      `\`site-url\`: this site was already finished for ${finishedFor}. For another address, run the export again`
    )
  const built = withoutSlash(basePath ?? '')
  if (siteUrl === undefined || basePathProblem(siteUrl, { basePath }) === undefined)
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
