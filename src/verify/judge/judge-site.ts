import { isSamePage } from '../sample/site-addresses.ts'
import { ADVICE, type ExportFacts, judgeAddress, problem } from './judge-address.ts'
import { cachingProblem } from './caching.ts'
import { type Evidence, isUnreachable } from './evidence.ts'
import { type VerifyFinding, isWarning, KINDS, type Kind, type AddressProblem } from './kinds.ts'

/** An address whose problem may pass while caches are refreshed. */
export interface Judgment {
  findings: VerifyFinding[]
  waiting: Evidence[]
}

/** Named once, with an example and a count. */
const NAMED_ONCE: readonly Kind[] = ['login', 'altered', 'caching']

/** What is wrong with the site, by all that is known about its addresses. */
export function judgeSite(all: readonly Evidence[], facts: ExportFacts): Judgment {
  const same = unreachableFinding(all) ?? loginFinding(all)
  if (same !== undefined) return { findings: [same], waiting: [...all] }
  const placeholders = repeatedBodies(all)
  const judged = all.flatMap(evidence => {
    const found = judgeAddress(evidence, facts)
    if (found === undefined) return []
    return [{ evidence, found: asPlaceholder(found, evidence, placeholders) }]
  })
  const isSoft404 = judged.some(({ found }) => found.kind === 'soft-404')
  const kept = judged.filter(({ found }) => !(isSoft404 && found.kind === 'not-removed'))
  return {
    findings: toFindings([...kept.map(({ found }) => found), ...all.flatMap(cachingOf)]),
    waiting: kept.filter(({ found }) => !isWarning(found.kind)).map(({ evidence }) => evidence)
  }
}

/** There was no connection at all. */
function unreachableFinding(all: readonly Evidence[]): VerifyFinding | undefined {
  const [first] = all
  if (first?.visit.end !== 'failed' || !all.every(({ visit }) => isUnreachable(visit))) return undefined
  const detail = `No connection to ${first.target.url.host}: ${first.visit.reason}.`
  return { ...problem(first.target, 'missing', detail, ADVICE.unreachable), count: all.length }
}

/** Every page that was requested is behind a sign-in. */
function loginFinding(all: readonly Evidence[]): VerifyFinding | undefined {
  const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked')
  const [first] = pages
  if (first === undefined) return undefined
  const statuses = pages.map(({ visit }) => (visit.end === 'response' ? visit.status : 0))
  const finding = (detail: string, advice: string): VerifyFinding => ({
    ...problem(first.target, 'login', detail, advice),
    count: pages.length
  })
  const headers =
    'Set `headers` to what the protection of the site accepts, for example an `Authorization` header or a bypass token from a secret.'
  if (statuses.every(status => status === 401 || status === 403)) {
    const isForbidden = statuses.includes(403)
    return finding(
      `Every page answers HTTP ${isForbidden ? 403 : 401}.`,
      isForbidden
        ? `${headers} If the site is public, check the permissions of the bucket or the host: 403 is also the answer for files that the host may not read.`
        : headers
    )
  }
  const host = signInHost(pages)
  if (host !== undefined) return finding(`Every page redirects to ${host}, which asks to sign in.`, headers)
  const title = pages[0]?.page?.title
  const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title)
  return isForm
    ? finding(`Every page is the same sign-in form, "${title?.slice(0, 100) ?? ''}".`, headers)
    : undefined
}

const SIGN_IN_ADDRESS =
  /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i

/** The one host to which all pages redirect, unless it has the pages themselves. */
function signInHost(pages: readonly Evidence[]): string | undefined {
  const places = pages.map(({ target, visit }) =>
    visit.end === 'left' ? { to: visit.to, from: target.url } : undefined
  )
  const [first] = places
  if (first === undefined) return undefined
  const isSignIn = places.every(
    place =>
      place !== undefined &&
      place.to.host === first.to.host &&
      place.to.host !== place.from.host &&
      !place.to.pathname.endsWith(place.from.pathname.replace(/\/$/, '') || '//') &&
      (SIGN_IN_ADDRESS.test(place.to.host + place.to.pathname) ||
        (pages.length > 1 && place.to.pathname === first.to.pathname))
  )
  return isSignIn ? first.to.host : undefined
}

/** Digests of bodies that are served instead of several pages: a page of the site has one address. */
function repeatedBodies(all: readonly Evidence[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { target, visit, isExact } of all) {
    if (target.role !== 'page' || isExact || visit.end !== 'response' || visit.body === undefined) continue
    const { sha256 } = visit.body
    if (seen.has(sha256) && sha256 !== '') repeated.add(sha256)
    seen.add(sha256)
  }
  return repeated
}

/** The same page at several addresses is no earlier version of any of them. */
function asPlaceholder(
  found: AddressProblem,
  { visit, page }: Evidence,
  repeated: ReadonlySet<string>
): AddressProblem {
  const isRepeated =
    found.kind === 'stale' && visit.end === 'response' && repeated.has(visit.body?.sha256 ?? '')
  if (!isRepeated) return found
  return {
    ...found,
    kind: 'different',
    detail: `The same other page is served at several addresses, with the title "${page?.title.slice(0, 100) ?? ''}".`,
    advice: 'Check that `site-url` leads to the deployed site: the domain, the bucket and the path behind it.'
  }
}

function cachingOf({ target, visit, isExact }: Evidence): AddressProblem[] {
  if (!isExact || visit.end !== 'response' || (target.role !== 'page' && target.role !== 'asset')) return []
  // An address that is redirected to the file is not the one that is cached for long.
  const isDirect = visit.hops.every(hop => isSamePage(hop, target.url))
  const found = cachingProblem(target.role, target.file.path, visit.headers)
  return found === undefined || !isDirect ? [] : [problem(target, 'caching', found.detail, found.advice)]
}

/** In the order of the kinds; kinds that are named once are counted for each advice. */
function toFindings(problems: readonly AddressProblem[]): VerifyFinding[] {
  const once = new Map<string, VerifyFinding>()
  const findings: VerifyFinding[] = []
  // Responses arrive in any order.
  for (const found of problems.toSorted((a, b) => (a.address < b.address ? -1 : 1))) {
    const key = NAMED_ONCE.includes(found.kind) ? `${found.kind} ${found.advice}` : undefined
    const known = key === undefined ? undefined : once.get(key)
    if (known !== undefined) {
      known.count += 1
      continue
    }
    const finding = { ...found, count: 1 }
    findings.push(finding)
    if (key !== undefined) once.set(key, finding)
  }
  return findings.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}
