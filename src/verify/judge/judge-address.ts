import { contentTypeOf } from '../../site/files/content-types.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { isPage, isPageType } from '../../site/pages/pages.ts'
import { formatBytes } from '../../runtime/text/units.ts'
import { isSamePage, type ServedSite } from '../sample/served-site.ts'
import { OTHER_SLASH, type VerifyTarget } from '../sample/targets.ts'
import { hasBuildName, isOptimized } from '../sample/file-kinds.ts'
import { type Evidence, isAsExported, isUnreachable } from './evidence.ts'
import { findingOf, isWarning, OTHER_ADVICE, type VerifyFinding } from './kinds.ts'
import { type KnownVersions, staleSign } from './stale.ts'

export type ExportFacts = KnownVersions & { addresses: ServedSite }

/** Judges the response from one address, regardless of other addresses. Returns undefined if there is no problem. */
export function judgeAddress(evidence: Evidence, facts: ExportFacts): VerifyFinding | undefined {
  const { target, visit, typeProblem } = evidence
  if (visit.end === 'unchecked') return undefined
  if (target.role === 'unknown') return judgeUnknown(evidence)
  if (target.role === 'removed') return judgeRemoved(evidence, target)
  if (target.role === 'redirect') return judgeRedirect(evidence, target, facts)
  if (target.builtFor !== undefined) return judgeOutside(evidence, target, target.builtFor)
  if (visit.end === 'left') return findingOf(target, 'downgrade', leaving(visit.to))
  if (visit.end === 'failed') {
    const advice = visit.isUnreachable ? OTHER_ADVICE.unreachable : OTHER_ADVICE.transfer
    return findingOf(target, 'missing', `The transfer failed: ${visit.reason}.`, advice)
  }
  if (visit.status !== 200) {
    const isBusy = visit.status === 429 || visit.status >= 500
    const detail = `HTTP ${visit.status} instead of 200.`
    return findingOf(target, 'missing', detail, isBusy ? OTHER_ADVICE.unavailable : undefined)
  }
  const other = evidence.isExact ? undefined : judgeOtherBytes(evidence, target.file, facts)
  if (other !== undefined && !isWarning(other)) return other
  if (evidence.headerProblem !== undefined)
    return findingOf(target, 'different', evidence.headerProblem, OTHER_ADVICE.headers)
  if (typeProblem !== undefined) return findingOf(target, 'content-type', typeProblem)
  return evidence.headerDoubt === undefined
    ? other
    : unjudged(target, evidence.headerDoubt, OTHER_ADVICE.trustedTypes)
}

function judgeUnknown({ target, visit }: Evidence): VerifyFinding | undefined {
  if (visit.end !== 'response' || visit.status !== 200) return undefined
  const way = visit.hops.at(-1)
  const detail =
    way === undefined
      ? 'An address that does not exist returns HTTP 200.'
      : `An address that does not exist redirects to ${way.pathname}, which returns HTTP 200.`
  return findingOf(target, 'soft-404', detail)
}

/** Judges an asset address that has no file in the export. Accepts any file, because another site may serve it. */
function judgeOutside(
  { visit }: Evidence,
  target: VerifyTarget,
  builtFor: string
): VerifyFinding | undefined {
  const isFile =
    visit.end === 'response' && visit.status === 200 && !isPageType(visit.headers['content-type'] ?? '')
  if (isFile || visit.end === 'left') return undefined
  if (builtFor === '')
    return findingOf(target, 'stale', 'A page loads this file, but neither the export nor the host has it.')
  if (builtFor === OTHER_SLASH) {
    const detail =
      'A page refers to the file with a relative address, and the host redirects the page to its address with or without a slash at the end, so that browsers request the file from another folder.'
    return findingOf(target, 'missing', detail, OTHER_ADVICE.otherSlash)
  }
  const detail = `Pages load the file from an address outside the site, because the pages were built for the path ${builtFor}.`
  return findingOf(target, 'missing', detail, OTHER_ADVICE.builtFor)
}

function judgeRemoved(
  { visit }: Evidence,
  target: Extract<VerifyTarget, { role: 'removed' }>
): VerifyFinding | undefined {
  if (visit.end !== 'response' || visit.status !== 200) return undefined
  const isElsewhere = visit.hops.length > 0 && !visit.hops.some(hop => isSamePage(hop, target.url))
  if (isElsewhere) return undefined
  const detail = isPage(target.path)
    ? 'The page was removed in this export but is still served.'
    : 'A data file of a removed page, which contains the text of the page, is still served.'
  return findingOf(target, 'not-removed', detail)
}

function judgeRedirect(
  { visit, isExact, page }: Evidence,
  target: Extract<VerifyTarget, { role: 'redirect' }>,
  { addresses }: ExportFacts
): VerifyFinding | undefined {
  const { destination } = target
  const leadsTo = (url: URL) => isSamePage(url, destination)
  const way = visit.end === 'left' ? [...visit.hops, visit.to] : visit.hops
  if (isExact || way.some(leadsTo)) return undefined
  if (page?.refresh !== undefined && leadsTo(addresses.ofDestination(page.refresh) ?? target.url))
    return findingOf(target, 'altered', 'The bytes of the redirect page differ from those in the export.')
  // Hides the query of any path other than the expected path, because the query can contain a secret.
  const shown = ({ origin, pathname, search }: URL) =>
    `${origin === target.url.origin ? '' : origin}${pathname}${pathname === destination.pathname ? search : ''}`
  const last = shown(way.at(-1) ?? target.url)
  const found = {
    left: `it leads to ${last}`,
    failed: visit.end === 'failed' ? `the transfer failed: ${visit.reason}` : '',
    response: `it ends at ${last} with HTTP ${visit.end === 'response' ? visit.status : ''}`,
    unchecked: ''
  }[visit.end]
  const detail = `The redirect should lead to ${shown(destination)}, but ${found}.`
  return findingOf(target, 'redirect', detail, isUnreachable(visit) ? OTHER_ADVICE.unreachable : undefined)
}

function judgeOtherBytes(evidence: Evidence, file: ManifestFile, facts: ExportFacts): VerifyFinding {
  const { target, visit, page } = evidence
  const end = visit.hops.at(-1)
  // After a redirect to another page, the response is not an earlier version of this page.
  const elsewhere =
    end === undefined || isSamePage(end, target.url) ? '' : ` after a redirect to ${end.pathname}`
  const stale = elsewhere === '' ? staleSign(evidence, file, facts) : undefined
  if (stale !== undefined) return findingOf(target, 'stale', stale)
  if (target.role === 'asset') return judgeOtherAsset(evidence, file)
  if (target.role === 'data') {
    const isMarkdown = file.path.endsWith('.md')
    const what = isMarkdown
      ? 'The Markdown of the page is not the exported text.'
      : 'The data of the page is from another build.'
    return findingOf(target, 'stale', what)
  }
  const away = page?.refresh === undefined ? undefined : facts.addresses.ofDestination(page.refresh)
  if (away !== undefined && away.origin !== facts.addresses.origin)
    return findingOf(target, 'different', `The page sends readers to ${away.origin}.`)
  if (isAsExported(evidence))
    return judgeSameText(
      evidence,
      file,
      facts,
      'The content of the page is as exported, but its bytes differ.'
    )
  const size = visit.end === 'response' ? (visit.body?.size ?? 0) : 0
  const sizes = `${formatBytes(size)} instead of ${formatBytes(file.size)}`
  if (page === undefined)
    return findingOf(target, 'different', `Another page, which is too large to be read, is served: ${sizes}.`)
  const { title, words } = page
  if (words === 'all')
    return judgeSameText(evidence, file, facts, 'The page has all exported words, but its bytes differ.')
  if (words === 'more')
    return findingOf(
      target,
      'different-text',
      'The page has all exported words, and more words in its content.'
    )
  if (words === 'most')
    return findingOf(
      target,
      'different-text',
      'The page has nearly the same text, but lacks some words, links or images from the export.'
    )
  if (title !== '' && title === file.title) {
    if (words === 'few')
      return findingOf(target, 'different', 'A page with the same title but different text is served.')
    const detail =
      'The page has the same title but different content. The exported text is not available or is too large to compare.'
    return findingOf(target, 'different-text', detail, OTHER_ADVICE.withoutText)
  }
  const isUnknown = file.title === undefined && file.content === undefined && words === undefined
  const detail = isUnknown
    ? 'The bytes of the page differ from those in the export. The served page may be a different page: the manifest has no titles to compare (`check: off`).'
    : `Another page is served${elsewhere}, with ${title === '' ? 'no title' : `the title "${title.slice(0, 100)}"`}.`
  return findingOf(target, 'different', detail)
}

/** Judges a page that has the exported text: scripts, data, style sheets and rules for search engines may differ. */
function judgeSameText(
  { target, page }: Evidence,
  { path }: ManifestFile,
  { fates }: ExportFacts,
  detail: string
): VerifyFinding {
  if (page?.loads === undefined)
    return unjudged(target, `${detail} Whether its scripts, style sheets and data are there is unknown.`)
  const { details, isOtherBuild } = page.loads
  if (details.length === 0) return findingOf(target, 'altered', detail)
  if (isOtherBuild && fates?.get(path) === 'rebuilt')
    return findingOf(target, 'stale', `An earlier build of the page is served. ${details.join(' ')}`)
  return findingOf(target, 'different', details.join(' '), OTHER_ADVICE.loads)
}

/** A warning with which the site is not verified, because nothing tells what readers get. */
function unjudged(
  target: VerifyTarget,
  detail: string,
  advice: string = OTHER_ADVICE.unjudged
): VerifyFinding {
  const text = `${detail} So the site is not verified.`
  return { ...findingOf(target, 'altered', text, advice), isUnjudged: true }
}

/** Minimum share of the exported size. Optimizers do not make styles, scripts and images smaller than this share. */
const MIN_SIZE_SHARE = 0.1
const ROBOTS = /(?:^|\/)robots\.txt$/i

function judgeOtherAsset(evidence: Evidence, { path, size }: ManifestFile): VerifyFinding {
  const { target, visit, rules, compared } = evidence
  const { headers, body } = visit.end === 'response' ? visit : {}
  const isOtherType =
    isPageType(headers?.['content-type'] ?? '') && !isPageType(contentTypeOf(path, () => true))
  if (isOtherType) return findingOf(target, 'different', 'An HTML page is served instead of the file.')
  const isSame = rules?.isSame === true || compared?.is === 'same'
  if (body !== undefined && body.size < size * MIN_SIZE_SHARE && !isSame) {
    const detail = `The file size is ${formatBytes(body.size)} instead of ${formatBytes(size)}.`
    return findingOf(target, 'different', detail)
  }
  const detail = 'The bytes of the file differ from those in the export.'
  if (isSame) return findingOf(target, 'altered', detail)
  if (rules?.lacksSitemap === true)
    return findingOf(
      target,
      'different',
      'The file does not name the sitemaps that the exported one names.',
      OTHER_ADVICE.robots
    )
  if (rules?.refused !== undefined)
    return findingOf(
      target,
      'different',
      `The file does not refuse what the exported one refuses. It refuses ${rules.refused}.`,
      OTHER_ADVICE.robots
    )
  if (ROBOTS.test(path)) return unjudged(target, `${detail} What it refuses was not compared.`)
  if (compared?.is === 'broken') return findingOf(target, 'different', compared.detail, OTHER_ADVICE.file)
  if (hasBuildName(path))
    return findingOf(
      target,
      'different',
      'The address of the file contains a build hash or id, but its bytes differ from those in the export.',
      OTHER_ADVICE.file
    )
  return isOptimized(path)
    ? unjudged(
        target,
        `${detail} Whether it does the same is unknown.`,
        compared?.is === 'other' ? OTHER_ADVICE.file : OTHER_ADVICE.unjudgedFile
      )
    : findingOf(target, 'stale', 'Another version of the file is served.')
}

function leaving({ origin, pathname, protocol }: URL): string {
  const where = `${origin}${pathname}`.slice(0, 300)
  return protocol === 'http:'
    ? `The address redirects to http instead of https: ${where}`
    : `The address redirects to another host: ${where}`
}
