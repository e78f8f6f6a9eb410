import type { Changes } from '../../review/changes.ts'
import type { ManifestFile } from '../../site/manifest.ts'
import { contentTypeOf } from '../../site/content-types.ts'
import { isPage, isPageType } from '../../site/pages.ts'
import { formatBytes } from '../../runtime/units.ts'
import { isSamePage, type SiteAddresses } from '../sample/site-addresses.ts'
import { pathOf, type Target } from '../sample/targets.ts'
import { contentTypeProblem } from './content-type.ts'
import { type Evidence, isUnreachable } from './evidence.ts'
import { type AddressProblem, isWarning, type Kind } from './kinds.ts'

/** What the export says about its pages. */
export interface ExportFacts {
  /** Milliseconds since 1970. */
  exportedAt: number | undefined
  changes: Changes | undefined
  /** Whether the lists below are known. */
  isCompared: boolean
  changed: ReadonlySet<string>
  added: ReadonlySet<string>
  rebuilt: ReadonlySet<string>
  addresses: SiteAddresses
}

const HOSTING = 'See docs/hosting.md.'

export const ADVICE = {
  missing: 'Check that the deployment uploaded this file, and that nothing in front of the site blocks it.',
  unavailable: 'The host is overloaded or has an error. Lower `concurrency`, or check the log of the host.',
  unreachable: 'Check `site-url`, DNS and whether this runner can reach the host: firewall, VPN, proxy.',
  transfer: 'Check the host and what is in front of it: a browser cannot show this response.',
  stale: 'Purge the cache of the CDN for this address, or for the whole site.',
  altered:
    'Something between the host and the reader rewrites responses: a CDN that adds scripts or optimizes HTML and images. Turn that off, or ignore this warning if it is wanted.',
  different:
    'Check that `site-url` leads to the deployed site: the domain, the bucket and the path behind it.',
  'soft-404': `Configure the host to answer unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
  'not-removed': 'Remove the page from the host, and purge the cache of the CDN for it.',
  redirect: `Deploy the redirect pages of the export, or give the host the rules of redirects.json. ${HOSTING}`,
  'content-type': `Configure the type on the host, or upload the file with the right \`Content-Type\`. ${HOSTING}`,
  downgrade: 'Set `site-url` to the address at which the site ends, or fix the redirect of the host.'
}

/** What is wrong with what a reader gets at this address, or undefined. Does not know the other addresses. */
export function judgeAddress(evidence: Evidence, facts: ExportFacts): AddressProblem | undefined {
  const { target, visit } = evidence
  if (visit.end === 'unchecked') return undefined
  if (target.role === 'unknown') return judgeUnknown(evidence)
  if (target.role === 'removed') return judgeRemoved(evidence, target)
  if (target.role === 'redirect') return judgeRedirect(evidence, target, facts)
  if (visit.end === 'left') return problem(target, 'downgrade', leaving(visit.to), ADVICE.downgrade)
  if (visit.end === 'failed')
    return problem(
      target,
      'missing',
      `The transfer failed: ${visit.reason}.`,
      isUnreachable(visit) ? ADVICE.unreachable : ADVICE.transfer
    )
  if (visit.status !== 200) {
    const isBusy = visit.status === 429 || visit.status >= 500
    return problem(
      target,
      'missing',
      `HTTP ${visit.status} instead of 200.`,
      isBusy ? ADVICE.unavailable : ADVICE.missing
    )
  }
  const other = evidence.isExact ? undefined : judgeOtherBytes(evidence, target.file, target.role, facts)
  if (other !== undefined && !isWarning(other.kind)) return other
  const type =
    contentTypeProblem(target.role, target.file.path, target.isModule === true, visit.headers) ??
    evidence.charsetProblem
  return type === undefined ? other : problem(target, 'content-type', type, ADVICE['content-type'])
}

function judgeUnknown({ target, visit }: Evidence): AddressProblem | undefined {
  if (visit.end !== 'response' || visit.status !== 200) return undefined
  const way = visit.hops.at(-1)
  const detail =
    way === undefined
      ? 'An address that does not exist answers 200.'
      : `An address that does not exist redirects to ${way.pathname}, which answers 200.`
  return problem(target, 'soft-404', detail, ADVICE['soft-404'])
}

function judgeRemoved({ visit }: Evidence, target: Target): AddressProblem | undefined {
  if (visit.end !== 'response' || visit.status !== 200) return undefined
  const isElsewhere = visit.hops.length > 0 && !visit.hops.some(hop => isSamePage(hop, target.url))
  if (isElsewhere) return undefined
  const detail =
    target.role === 'removed' && isPage(target.path)
      ? 'The page was removed in this export and is still served.'
      : 'The data of a removed page, with its text, is still served.'
  return problem(target, 'not-removed', detail, ADVICE['not-removed'])
}

function judgeRedirect(
  { visit, isExact, page }: Evidence,
  target: Extract<Target, { role: 'redirect' }>,
  { addresses }: ExportFacts
): AddressProblem | undefined {
  const { destination } = target
  const leadsTo = (url: URL) => isSamePage(url, destination)
  const way = visit.end === 'left' ? [...visit.hops, visit.to] : visit.hops
  if (isExact || way.some(leadsTo)) return undefined
  if (page?.refresh !== undefined) {
    const to = addresses.ofDestination(page.refresh) ?? target.url
    if (leadsTo(to)) return problem(target, 'altered', 'The redirect page has other bytes.', ADVICE.altered)
  }
  const last = way.at(-1)
  const found = {
    left: `it leads to ${last?.origin ?? ''}${last?.pathname ?? ''}`,
    failed: visit.end === 'failed' ? `the transfer failed: ${visit.reason}` : '',
    response: `it ends at ${last?.pathname ?? target.url.pathname} with HTTP ${visit.end === 'response' ? visit.status : ''}`,
    unchecked: ''
  }[visit.end]
  const wanted = destination.origin === target.url.origin ? destination.pathname : destination.href
  const detail = `The redirect should lead to ${wanted}, but ${found}.`
  return problem(target, 'redirect', detail, isUnreachable(visit) ? ADVICE.unreachable : ADVICE.redirect)
}

/** 200, with other bytes than exported. */
function judgeOtherBytes(
  evidence: Evidence,
  file: ManifestFile,
  role: 'page' | 'asset' | 'data',
  facts: ExportFacts
): AddressProblem {
  const { target, page } = evidence
  const stale = staleSign(evidence, file, facts)
  if (stale !== undefined) return problem(target, 'stale', stale, ADVICE.stale)
  if (role === 'asset') return judgeOtherAsset(evidence, file)
  if (role === 'data')
    return problem(target, 'stale', 'The data of the page is of another build.', ADVICE.stale)
  if (page !== undefined && page.content === file.content)
    return problem(target, 'altered', 'The page has the same content with other bytes.', ADVICE.altered)
  if (page !== undefined && page.title !== '' && page.title === file.title)
    return judgeSimilarPage(evidence, file)
  if (file.title === undefined && file.content === undefined) {
    const detail =
      'The page has other bytes. The manifest has no titles (`check: off`), so it is unknown whether it is another page.'
    return problem(target, 'different', detail, ADVICE.different)
  }
  const title =
    page === undefined || page.title === '' ? 'no title' : `the title "${page.title.slice(0, 100)}"`
  return problem(target, 'different', `Another page is served, with ${title}.`, ADVICE.different)
}

/** The length in which a page with the same title is taken for the same one, as a share of the exported length. */
const SIMILAR_LENGTH = { min: 0.8, max: 1.25 }

/** A page with the same title and other text. */
function judgeSimilarPage({ target, visit }: Evidence, file: ManifestFile): AddressProblem {
  const size = visit.end === 'response' ? (visit.body?.size ?? 0) : 0
  const share = size / file.size
  if (share >= SIMILAR_LENGTH.min && share <= SIMILAR_LENGTH.max)
    return problem(target, 'altered', 'The page has the same title with other text.', ADVICE.altered)
  const detail = `A page with the same title and another length is served: ${formatBytes(size)} instead of ${formatBytes(file.size)}.`
  return problem(target, 'different', detail, ADVICE.different)
}

function judgeOtherAsset({ target, visit }: Evidence, { path }: ManifestFile): AddressProblem {
  const type = visit.end === 'response' ? (visit.headers['content-type'] ?? '') : ''
  const isOtherType = isPageType(type) && !isPageType(contentTypeOf(path) ?? type)
  return isOtherType
    ? problem(target, 'different', 'An HTML page is served instead of the file.', ADVICE.different)
    : problem(target, 'altered', 'The file has other bytes.', ADVICE.altered)
}

/** Why these other bytes are an earlier version. */
function staleSign({ visit, page }: Evidence, file: ManifestFile, facts: ExportFacts): string | undefined {
  if (visit.end !== 'response') return undefined
  const { path } = file
  const { headers, body } = visit
  const age = headers.age === undefined ? '' : ` It is ${headers.age} s old.`
  if (body !== undefined && body.sha256 !== '' && facts.changes?.previous.get(path) === body.sha256)
    return `The version of the previous export is served.${age}`
  const cachedAt = Date.parse(headers.date ?? '') - Number(headers.age ?? NaN) * 1000
  if (page !== undefined && page.content === file.content) {
    const isRebuilt = facts.isCompared ? facts.rebuilt.has(path) && age !== '' : isBefore(cachedAt, facts)
    return isRebuilt ? `An earlier build of the page is served from a cache.${age}` : undefined
  }
  if (facts.changed.has(path)) return `An earlier version is served: the page changed in this export.${age}`
  // A page that is new in this export has no earlier version.
  if (facts.added.has(path)) return undefined
  const modified = Date.parse(headers['last-modified'] ?? '')
  if (isBefore(modified, facts))
    return `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`
  return isBefore(cachedAt, facts)
    ? `An earlier version is served from a cache: it is older than the export.${age}`
    : undefined
}

/** The times of headers have whole seconds. */
function isBefore(time: number, { exportedAt }: ExportFacts): boolean {
  return exportedAt !== undefined && time + 1000 <= exportedAt
}

function leaving({ origin, pathname, protocol }: URL): string {
  const where = `${origin === 'null' ? protocol : origin}${pathname}`.slice(0, 300)
  return protocol === 'http:'
    ? `The address redirects to plain http: ${where}`
    : `The address redirects to another host: ${where}`
}

export function problem(target: Target, kind: Kind, detail: string, advice: string): AddressProblem {
  return { kind, address: target.url.href, path: pathOf(target), detail, advice }
}
