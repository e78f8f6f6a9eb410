import { baseFolder } from './page-addresses.ts'
import { parseUrl } from '../runtime/parse-url.ts'

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
  return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Set \`base-path: ${path}\` in the export step, or correct \`site-url\`.`
}
