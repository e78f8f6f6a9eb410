import type { SiteAddresses } from '../sample/site-addresses.ts'
import { pathOf, type Target } from '../sample/targets.ts'
import type { Evidence } from './evidence.ts'
import type { VerifyFinding } from './kinds.ts'

const MAX_PROBES = 3

/** Pages that are missing at the address that readers use, at the address that they have with other rules of the host. */
export function probesFor(all: readonly Evidence[], addresses: SiteAddresses): Target[] {
  return all
    .filter(isNotFound)
    .flatMap(({ target }): Target[] => {
      if (target.role !== 'page') return []
      const url = addresses.inOtherStyle(target.file.path)
      return url.href === target.url.href ? [] : [{ ...target, url }]
    })
    .slice(0, MAX_PROBES)
}

/** Says why pages are missing, as far as all addresses together show it. */
export function explainMissing(
  findings: readonly VerifyFinding[],
  all: readonly Evidence[],
  probes: readonly Evidence[]
): VerifyFinding[] {
  const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked')
  const notFound = new Set(pages.filter(isNotFound).map(({ target }) => target.url.href))
  const found = probes.filter(({ visit }) => visit.end === 'response' && visit.status === 200)
  const advice = adviceFor(found[0], probes.length === found.length, pages.length === notFound.size)
  if (advice === undefined) return [...findings]
  // Where some pages are at the other address, one that is not there either is simply missing.
  const absent = found.length === 0 ? [] : probes.filter(probe => !found.includes(probe))
  const absentPaths = new Set(absent.map(({ target }) => pathOf(target)))
  return findings.map(finding =>
    finding.kind === 'missing' && notFound.has(finding.address) && !absentPaths.has(finding.path)
      ? { ...finding, advice }
      : finding
  )
}

function adviceFor(
  found: Evidence | undefined,
  isEveryProbe: boolean,
  isEveryPage: boolean
): string | undefined {
  if (found !== undefined) {
    const { pathname } = found.target.url
    if (!pathname.endsWith('.html'))
      return `The page is at ${pathname}: the host has no \`.html\` addresses. Set \`addresses: clean\`.`
    const others = isEveryProbe ? '' : ' for this page'
    return `The rewrite rule of the host is missing${others}: the page is at ${pathname}. See docs/hosting.md.`
  }
  return isEveryPage
    ? 'Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host may read the files.'
    : undefined
}

/** A bucket that cannot be listed responds with 403 for objects that do not exist. */
function isNotFound({ visit }: Evidence): boolean {
  return visit.end === 'response' && (visit.status === 404 || visit.status === 403)
}
