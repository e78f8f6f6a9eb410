import type { Log } from '../../runtime/log.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { type HostRules, hostRules } from '../../site/redirects/host-files.ts'
import { redirectPages } from '../../site/redirects/redirect-pages.ts'
import { type RedirectFile, redirectsOf } from '../../site/redirects/read.ts'
import type { OwnAddresses, Redirects } from '../../site/redirects/redirects.ts'
import type { Extraction } from '../receive/extract/extraction.ts'
import { withMore } from '../../runtime/text/with-more.ts'

const HOST_FILE = '_redirects'
const MAX_NAMED = 10

/** Resolves the redirects for the site's base path. Logs the entries that are ignored. */
export function resolveRedirects(
  file: RedirectFile,
  site: OwnAddresses & { basePath: string },
  log: Log
): Redirects {
  const { redirects, repeated, problems } = redirectsOf(file, site)
  if (repeated.length > 0)
    log.notice(
      `${file.path} has more than one redirect for ${firstOf([...new Set(repeated)])}. Only the first redirect for each address is used.`
    )
  if (problems.length > 0)
    log.warning(`Some redirects in ${file.path} cannot be used and are ignored: ${firstOf(problems)}.`)
  return redirects
}

/** Adds redirect pages and `_redirects` to the extracted site, and returns all site files. */
export async function addRedirects(
  redirects: Redirects,
  files: readonly ManifestFile[],
  extraction: Extraction,
  { domain, log }: { domain: string | undefined; log: Log }
): Promise<ManifestFile[]> {
  const paths = files.map(({ path }) => path)
  const { pages, without } = redirectPages(redirects, paths, domain, path => extraction.take(path))
  const leftOut = without.filter(({ reason }) => reason === 'exists' || reason === 'loop')
  const rules = hostRules(redirects, new SiteMap(new Set(paths)), new Set(leftOut.map(({ rule }) => rule)))
  const hasHostFile = !extraction.take(HOST_FILE)
  const hostFile = hasHostFile || rules.text === '' ? [] : [{ path: HOST_FILE, text: rules.text }]
  const written = await extraction.add([...pages, ...hostFile])
  const hidden = without.filter(({ reason }) => reason === 'exists').map(({ rule }) => rule.source)
  if (hidden.length > 0)
    log.notice(
      `These redirects have no effect on a static host, because the site has a page at the same address: ${firstOf(hidden)}. Remove the redirects or the pages.`
    )
  const needingRule = without.filter(({ reason }) => reason !== 'exists' && reason !== 'loop')
  log.info(
    `Redirects: ${formatCount(redirects.rules.length)}, with ${formatCount(pages.length, 'redirect page')} in the site.${needingRule.length === 0 ? '' : ` Redirects from these addresses have no redirect page and need a rule on the host: ${firstOf(needingRule.map(({ rule }) => rule.source))}.`}`
  )
  if (hasHostFile) log.info('The export contains the file `_redirects`, which remains unchanged.')
  else describeHostFile(rules, log)
  return [...files, ...written]
}

function describeHostFile({ without, gitlabLimits }: HostRules, log: Log): void {
  if (without.length > 0) log.info(`\`_redirects\` cannot express these redirects: ${firstOf(without)}.`)
  for (const limit of gitlabLimits) log.info(`\`_redirects\` is too large for GitLab Pages: it has ${limit}.`)
}

function firstOf(sources: readonly string[]): string {
  return withMore(sources, MAX_NAMED).join(', ')
}
