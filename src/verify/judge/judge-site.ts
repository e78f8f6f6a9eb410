import { type ExportFacts, judgeAddress } from './judge-address.ts'
import type { Evidence } from './evidence.ts'
import { noindexFinding } from './headers/noindex.ts'
import { findingOf, isWarning, KINDS, type Kind, type VerifyFinding } from './kinds.ts'
import { loginProblem } from './login.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** Kinds that are reported once, with an example and a count. */
const NAMED_ONCE: readonly Kind[] = ['login', 'altered', 'caching']

/** Judges all addresses. `waiting` contains the addresses whose problems may disappear when caches are refreshed. */
export function judgeSite(
  all: readonly Evidence[],
  facts: ExportFacts
): { findings: VerifyFinding[]; waiting: Evidence[] } {
  const login = loginFinding(all)
  if (login !== undefined) return { findings: [login], waiting: [...all] }
  const placeholders = repeatedBodies(all)
  const judged = all.flatMap(evidence => {
    const found = judgeAddress(evidence, facts)
    if (found === undefined) return []
    return [{ evidence, found: asPlaceholder(found, evidence, placeholders) }]
  })
  const wrong = new Set(judged.flatMap(({ evidence, found }) => (isWarning(found) ? [] : [evidence])))
  const right = all.filter(evidence => isServedPage(evidence) && !wrong.has(evidence))
  const noindex = noindexFinding(right)
  const isSoft404 = judged.some(({ found }) => found.kind === 'soft-404')
  const kept = judged.filter(({ found }) => !(isSoft404 && found.kind === 'not-removed'))
  const named = toFindings([
    ...kept.map(({ found }) => found),
    ...all.flatMap(({ caching }) => caching ?? [])
  ])
  const unlisted =
    noindex === undefined || isWarning(noindex) ? [] : right.filter(each => each.noindex !== undefined)
  return {
    findings: noindex === undefined ? named : inOrder([...named, noindex]),
    waiting: [...kept.filter(({ found }) => !isWarning(found)).map(({ evidence }) => evidence), ...unlisted]
  }
}

function isServedPage({ target, visit }: Evidence): boolean {
  return target.role === 'page' && visit.end === 'response' && visit.status === 200
}

/** Returns a finding if all requested pages are behind a sign-in. */
function loginFinding(all: readonly Evidence[]): VerifyFinding | undefined {
  const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked')
  const [first] = pages
  const problem = loginProblem(pages)
  if (first === undefined || problem === undefined) return undefined
  return { ...findingOf(first.target, 'login', problem.detail, problem.advice), count: pages.length }
}

/** Returns the digests of bodies that are each served for several pages, although the exported pages differ. */
function repeatedBodies(all: readonly Evidence[]): ReadonlySet<string> {
  const replaced = new Map<string, string>()
  const repeated = new Set<string>()
  for (const { target, visit } of all) {
    // The body of a page that matches the export exactly is not kept, and a body that is too large has no digest.
    const sha256 = target.role === 'page' && visit.end === 'response' && visit.body?.sha256
    if (!sha256) continue
    if ((replaced.get(sha256) ?? target.file.sha256) !== target.file.sha256) repeated.add(sha256)
    replaced.set(sha256, target.file.sha256)
  }
  return repeated
}

/** A page that is served at several addresses is not an earlier version of an exported page. */
function asPlaceholder(
  found: VerifyFinding,
  { target, visit, page }: Evidence,
  repeated: ReadonlySet<string>
): VerifyFinding {
  const isEarlier = found.kind === 'stale' || found.kind === 'different-text'
  const isRepeated = isEarlier && visit.end === 'response' && repeated.has(visit.body?.sha256 ?? '')
  if (!isRepeated) return found
  const title = page?.title ? `with the title "${page.title.slice(0, 100)}"` : 'without a title'
  return findingOf(target, 'different', `The same wrong page ${title} is served at several addresses.`)
}

/** Sorts findings by kind. Kinds that are reported once are merged into one finding per advice, with a count. */
function toFindings(problems: readonly VerifyFinding[]): VerifyFinding[] {
  const findings = new Map<string, VerifyFinding>()
  // Responses arrive in any order, so sort the findings for a stable result.
  for (const found of problems.toSorted((a, b) => compareText(a.address, b.address))) {
    const { kind, advice, address } = found
    const key = `${kind} ${NAMED_ONCE.includes(kind) ? advice : address}`
    const { count, ...first } = findings.get(key) ?? { ...found, count: 0 }
    findings.set(key, { ...first, count: count + 1 })
  }
  return inOrder([...findings.values()])
}

function inOrder(findings: VerifyFinding[]): VerifyFinding[] {
  return findings.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
}
