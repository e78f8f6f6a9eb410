import type { IncomingHttpHeaders } from 'node:http'
import { htmlTokens } from '../../html/html-tokens.ts'
import { decodedValue, refreshUrl } from '../../html/attribute-values.ts'
import { listedItems } from '../../review/scan/record/page-loads.ts'
import { isTransient } from '../../runtime/http/retry.ts'
import type { Loads, ManifestFile } from '../../site/records/manifest.ts'
import type { VerifyTarget } from '../sample/targets.ts'
import type { Visit } from '../request/visit.ts'
import { cachingProblemOf } from './headers/caching.ts'
import { charsetProblemOf, contentTypeProblem, undeclaredProblemOf } from './headers/content-type.ts'
import { withEmails } from './comparison/hidden-emails.ts'
import { compareLoads, type LoadsComparison } from './comparison/compare-loads.ts'
import { type ComparedFile, compareFiles } from './comparison/compare-files.ts'
import { type ComparedRules, compareRules } from './comparison/compare-rules.ts'
import { splitAdded } from './comparison/compare-outline.ts'
import type { digestServedPage } from '../../review/scan/site-scanner.ts'
import type { VerifyFinding } from './kinds.ts'
import { hasNoindexHeader, noindexOf, type NoindexPlace } from './headers/noindex.ts'
import { policyDoubt, policyProblem } from './headers/content-policy.ts'
import { headerProblemOf } from './headers/page-headers.ts'
import { isBesideContent, type SharedWords, sharedWords } from './comparison/shared-words.ts'

/** Facts about an address that was requested. Kept small, because there can be many addresses. */
export interface Evidence {
  target: VerifyTarget
  visit: Visit
  isExact: boolean
  /** The reason why browsers reject the response or show wrong characters. */
  typeProblem?: string | undefined
  /** The reason why a header keeps readers or search engines from an exported page. */
  headerProblem?: string | undefined
  /** The reason why it is unknown whether the scripts of a page work. */
  headerDoubt?: string | undefined
  /** Set only if the response has exactly the exported bytes. */
  caching?: VerifyFinding | undefined
  /** Set only for a page that has `noindex`, although the exported page does not. */
  noindex?: NoindexPlace | undefined
  /** Set only for a robots.txt or sitemap whose bytes differ from the export, if the exported rules are known. */
  rules?: ComparedRules | undefined
  /** Set only for a script, style sheet or image whose bytes differ from the export. */
  compared?: ComparedFile | undefined
  /** Set only for a page whose bytes differ from the export. */
  page?: {
    title: string
    content: string
    isSignIn: boolean
    refresh: string | undefined
    /** Undefined if it is not known what browsers load with the exported page. */
    loads?: LoadsComparison | undefined
    /** How much of the exported text the page contains; undefined if the texts were not compared. */
    words?: SharedWords | undefined
  }
}

export function isUnreachable(visit: Visit): boolean {
  return visit.end === 'failed' && visit.isUnreachable
}

/** Whether a reader gets the exported content, even if a proxy or CDN changed the bytes. */
export function isAsExported({ target, isExact, page }: Evidence): boolean {
  return isExact || (target.role === 'page' && page !== undefined && page.content === target.file.content)
}

/** Whether the result is unknown: no requests were left, or an address that must not exist gave no final response. */
export function isUnchecked({ target: { role }, visit }: Evidence): boolean {
  const mustNotExist = role === 'unknown' || role === 'removed'
  const isUnanswered = visit.end === 'failed' || (visit.end === 'response' && isTransient(visit.status))
  return visit.end === 'unchecked' || (mustNotExist && isUnanswered)
}

const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i

/** Words of larger pages are not compared, because the comparison would block the run. */
const MAX_COMPARED_BYTES = 2_000_000

type ReadExported = (file: ManifestFile) => Promise<Buffer | undefined>

/** The export of a site, beside its manifest. */
export interface ExportedSite {
  read: ReadExported
  /** Whether the export has fonts, which its style sheets load. */
  hasFonts: boolean
  /** Whether the export has workers, which its scripts start. */
  hasWorkers?: boolean
}

/** Checks the headers, which are not kept after an exact match, and reads a file whose bytes differ from the export. */
export async function examine(
  target: VerifyTarget,
  visit: Visit,
  site: ExportedSite = { read: async () => await Promise.resolve(undefined), hasFonts: false }
): Promise<Evidence> {
  if (visit.end !== 'response' || visit.body === undefined) return { target, visit, isExact: false }
  const { headers, body } = visit
  const isExact = 'file' in target && target.file?.sha256 === body.sha256
  const isCode = target.role === 'asset' && /\.(?:css|m?js)$/i.test(target.file.path)
  const charset = target.role === 'asset' && !isCode ? undefined : body.bytes
  const typeProblem =
    contentTypeProblem(target, headers) ??
    (charset && charsetProblemOf(headers['content-type'] ?? '', charset, isCode ? 'file' : 'page')) ??
    (charset && target.role === 'page' && !isExact
      ? undeclaredProblemOf(headers['content-type'] ?? '', charset)
      : undefined)
  if (isExact) {
    const caching = cachingProblemOf(target, visit)
    const noindex = target.role === 'page' ? await noindexOfExact(target.file, visit) : undefined
    const light = { ...visit, headers: {}, body: undefined }
    const headerProblem = target.role === 'page' ? await headerProblemOfExact(target, visit, site) : undefined
    const headerDoubt =
      target.role === 'page' && body.bytes !== undefined
        ? policyDoubt(policyOf(headers), body.bytes, { ...site, url: target.url, exported: undefined })
        : undefined
    return { target, visit: light, isExact, typeProblem, headerProblem, headerDoubt, caching, noindex }
  }
  const light = { ...visit, body: { ...body, bytes: undefined } }
  const about = { target, visit: light, isExact, typeProblem }
  if (body.bytes === undefined) return about
  if (target.role === 'asset') {
    const rules = await compareRules(target.file, body.bytes, site.read)
    return { ...about, rules, compared: await compareFiles(target.file, body.bytes, site.read) }
  }
  return { ...about, ...(await examinePage(target, { headers, bytes: body.bytes }, site)) }
}

/** Reads a page whose bytes differ from the export. */
async function examinePage(
  target: VerifyTarget,
  { headers, bytes: served }: { headers: IncomingHttpHeaders; bytes: Buffer },
  site: ExportedSite
): Promise<Pick<Evidence, 'page' | 'noindex' | 'headerProblem' | 'headerDoubt'>> {
  // Loaded on demand, because the scanner is needed only if bytes differ.
  const { digestServedPage } = await import('../../review/scan/site-scanner.ts')
  const bytes = withEmails(served)
  const { loads, details, ...content } = digestServedPage(bytes)
  if (
    target.role === 'page' &&
    (await hasExportedContent(target.file, bytes, { loads, details, ...content }))
  )
    content.content = target.file.content ?? content.content
  const found = { ...content, ...signInAndRefresh(bytes, content.title) }
  if (target.role !== 'page') return { page: found }
  const { file } = target
  const isOther = content.content !== file.content
  const isCompared = isOther && Math.max(bytes.length, file.size) <= MAX_COMPARED_BYTES
  const isListed = isCurrent(file.loads) && !lacksRules(file.loads, loads)
  const exported = isCompared || !isListed ? await site.read(file) : undefined
  const words = isCompared && exported !== undefined ? await wordsIn(exported, bytes) : undefined
  const own = exported && !isListed ? digestServedPage(exported).loads : file.loads
  return {
    page: { ...found, words, loads: own && compareLoads(own, loads, !isOther, details) },
    noindex: noindexOf(headers, { exported: own, served: loads }),
    headerProblem:
      headerProblemOf(target.url, headers, own) ??
      (own && policyProblem(policyOf(headers), details.utf8, { ...site, url: target.url, exported: own })),
    headerDoubt: policyDoubt(policyOf(headers), details.utf8, { ...site, url: target.url, exported: own })
  }
}

type ServedPage = ReturnType<typeof digestServedPage>

/** Whether a page has the exported content, without what a proxy or CDN adds outside of the content. */
async function hasExportedContent(file: ManifestFile, bytes: Buffer, served: ServedPage): Promise<boolean> {
  // CDNs replace http by https in the addresses of links and images.
  const isExported = ({ content, loads }: ServedPage) =>
    content === file.content || (file.loads?.secured ?? file.content) === (loads.secured ?? content)
  if (isExported(served)) return true
  const { digestServedPage } = await import('../../review/scan/site-scanner.ts')
  // A proxy may add a `noscript` element without words, for example to count readers.
  if (isExported(digestServedPage(bytes, { skipsNoscript: true }))) return true
  const split = splitAdded(file.loads, served.details)
  if (split === undefined || !isExported(digestServedPage(split.own, { skipsNoscript: true }))) return false
  const { textsOfPage } = await import('../../review/scan/page-text.ts')
  return isBesideContent(textsOfPage(split.added).whole)
}

async function wordsIn(exported: Buffer, served: Buffer): Promise<SharedWords> {
  const { textsOfPage } = await import('../../review/scan/page-text.ts')
  return sharedWords(textsOfPage(exported), textsOfPage(served))
}

/** A page with the exported bytes can only have a header that the export does not have. */
async function noindexOfExact(
  { loads }: ManifestFile,
  { headers, body }: Extract<Visit, { end: 'response' }>
): Promise<NoindexPlace | undefined> {
  if (!hasNoindexHeader(headers)) return undefined
  if (loads !== undefined || body?.bytes === undefined)
    return noindexOf(headers, { exported: loads, served: {} })
  const { digestServedPage } = await import('../../review/scan/site-scanner.ts')
  return noindexOf(headers, { exported: undefined, served: digestServedPage(body.bytes).loads })
}

async function headerProblemOfExact(
  { url, file: { loads } }: Extract<VerifyTarget, { role: 'page' | 'asset' | 'data' }>,
  { headers, body }: Extract<Visit, { end: 'response' }>,
  site: ExportedSite
): Promise<string | undefined> {
  const policy = policyOf(headers)
  const isRead = headers['link'] !== undefined || policy !== ''
  if (body?.bytes === undefined || !isRead) return headerProblemOf(url, headers, loads)
  const blocked =
    policy === '' ? undefined : policyProblem(policy, body.bytes, { ...site, url, exported: undefined })
  if (blocked !== undefined || isCurrent(loads)) return blocked ?? headerProblemOf(url, headers, loads)
  const { digestServedPage } = await import('../../review/scan/site-scanner.ts')
  return headerProblemOf(url, headers, digestServedPage(body.bytes).loads)
}

function policyOf(headers: IncomingHttpHeaders): string {
  return headers['content-security-policy']?.toString() ?? ''
}

/** Whether a list in a manifest has all fields. A list from an earlier release has fewer. */
function isCurrent(loads: Loads | undefined): loads is Loads {
  return loads?.canonical !== undefined && loads.outline !== undefined && loads.root !== undefined
}

/** Whether a list from an earlier release lacks what finds style sheets that a minifier rewrote. */
function lacksRules({ rules, styles }: Loads, served: Loads): boolean {
  const there = listedItems(served.styles)
  return rules === undefined && [...listedItems(styles)].some(style => !there.has(style))
}

/** Returns whether a page is a sign-in form, and the target of its `refresh` element. */
export function signInAndRefresh(
  bytes: Buffer,
  title: string
): { isSignIn: boolean; refresh: string | undefined } {
  let isSignIn = false
  let refresh: string | undefined
  for (const { tag, element } of htmlTokens(bytes)) {
    if (element?.name === 'form') isSignIn ||= SIGN_IN.test(title)
    else if (element?.name === 'input') isSignIn ||= /^password$/i.test(tag.raw('type'))
    else if (element?.name === 'meta' && /^refresh$/i.test(tag.raw('http-equiv')))
      refresh ??= refreshUrl(decodedValue(tag.raw('content')))
  }
  return { isSignIn, refresh }
}
