import { countEach } from '../../../runtime/group-by.ts'
import type { ProblemPlace, SourceProblem } from '../../comparison/docs-check.ts'
import { KnownFindings } from '../../comparison/new-findings.ts'
import { type SourceFindingKind, findingKey } from '../../comparison/findings.ts'
import {
  type Comparison,
  compareVersions,
  type ReviewedVersions,
  type ComparisonOptions,
  settingsOf
} from '../../comparison/review.ts'
import { contentChanges, type ReplacedAddress } from './content-changes.ts'
import type { Fix } from '../../edits/edit.ts'
import { editedDocs } from '../../edits/edited-text.ts'
import type { Proposal } from '../propose/propose.ts'
import { addBehind, addFirst } from '../propose/redirect-entries.ts'
import type { SourceTexts } from '../../edits/source-text.ts'

/** A proposal that a review of the edited sources has confirmed. */
export interface ProvedFix extends Proposal {
  fix: Fix
}

interface Reviewed {
  comparison: Comparison
  versions: ReviewedVersions
  options: ComparisonOptions
  texts: SourceTexts
}

/** Maximum number of reviews. After each review, the fixes that failed are omitted. */
const MAX_ROUNDS = 6

/** Applies all proposals in memory. Keeps the fixes that a new review confirms and that change nothing else. */
export async function prove(proposals: readonly Proposal[], reviewed: Reviewed): Promise<ProvedFix[]> {
  const { comparison, versions, options } = reviewed
  let left = proposals
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = await withEdits(left, reviewed)
    if (fixes.length === 0) return []
    const edits = [...new Set(fixes.map(({ fix }) => fix.edit))]
    const head = await editedDocs(versions.head, edits)
    if (head === undefined) return []
    const edited = new Set(edits.map(({ file }) => file))
    const changed = new Set([...versions.changed, ...edited])
    const sources = new Map([...comparison.docs.sources].filter(([file]) => !edited.has(file)))
    const known = { base: comparison.base?.docs, sources }
    const after = await compareVersions({ ...versions, head, changed }, options, known)
    const { undone, unexpected } = failedContent(fixes, comparison, after)
    // An address that was not written as intended explains other problems, so the other fixes get another round.
    const failed = new Set(
      undone.length > 0 ? undone : [...failedFindings(fixes, comparison, after), ...unexpected]
    )
    if (failed.size === 0) return [...fixes, ...repairedByRedirects(fixes, comparison, after)]
    left = fixes.filter(fix => !failed.has(fix))
  }
  return []
}

/** Adds an edit to each proposal for a redirect: the edit that inserts all new redirects. */
async function withEdits(
  proposals: readonly Proposal[],
  { comparison, versions, texts }: Reviewed
): Promise<ProvedFix[]> {
  const added = redirectsOf(proposals)
  const places = comparison.docs.redirects.map(({ place }) => place)
  const file = places.at(-1)?.file ?? settingsOf(versions.head)
  const source = added.length === 0 ? undefined : await texts.of(file)
  const behind = places.filter(place => place.file === file)
  const addition = source && (behind.length > 0 ? addBehind(behind, added, source) : addFirst(added, source))
  return proposals.flatMap(({ problem, place, fix }) => {
    const edit = fix.kind === 'redirect' ? addition : fix.edit
    return edit === undefined ? [] : [{ problem, place, fix: { ...fix, edit } }]
  })
}

function redirectsOf(proposals: readonly Proposal[]): Proposal['fix'][] {
  return proposals.map(({ fix }) => fix).filter(({ kind }) => kind === 'redirect')
}

/** Finds fixes whose problem still exists, and fixes that may have caused a new problem. */
function failedFindings(fixes: readonly ProvedFix[], before: Comparison, after: Comparison): ProvedFix[] {
  const [had, has] = [countsOf(before.problems), countsOf(after.problems)]
  const expected = new Map(had)
  for (const { problem, place } of fixes) {
    const key = keyOf(problem, place.file)
    expected.set(key, (expected.get(key) ?? 0) - 1)
  }
  const isLeft = ({ problem, place }: ProvedFix) => {
    const key = keyOf(problem, place.file)
    return (has.get(key) ?? 0) > (expected.get(key) ?? 0)
  }
  const broken = new Set([...linksOf(before, 'broken-link'), ...linksOf(before, 'broken-redirect')])
  const fresh = after.problems.flatMap(problem =>
    problem.places.flatMap(place => {
      const { file } = place
      const key = keyOf(problem, file)
      // A fix can reveal an old problem: a link that a redirect repairs can still have a missing anchor,
      // and an image whose file is found again can still have a relative path.
      const isRest =
        problem.kind === 'relative-image' || (problem.kind === 'broken-anchor' && broken.has(linkKey(place)))
      return !isRest && (has.get(key) ?? 0) > (had.get(key) ?? 0) ? [{ problem, file }] : []
    })
  )
  const { base } = before
  const known =
    base && fresh.length > 0 ? new KnownFindings(base.check, base.paired, '', undefined, false) : undefined
  const caused = fresh
    .filter(({ problem: { kind, target }, file }) => known?.has({ kind, target, file }) !== true)
    .flatMap(({ problem, file }) => causesOf(problem, file, fixes))
  return [...fixes.filter(isLeft), ...caused]
}

/** Finds links and redirects without a fix of their own that work again through a redirect of the fixes. */
function repairedByRedirects(
  fixes: readonly ProvedFix[],
  before: Comparison,
  after: Comparison
): ProvedFix[] {
  const has = countsOf(after.problems)
  const withoutAnchor = linksOf(after, 'broken-anchor')
  const fixed = new Set(fixes.map(({ place }) => place))
  const redirects = new Map(
    fixes.flatMap(({ fix }) => (fix.kind === 'redirect' ? [[fix.from, fix] as const] : []))
  )
  // A redirect for one address comes before a redirect with a wildcard, which no longer has a broken link then.
  const rules = new Map(
    [...redirects].map(([from, fix]) => [before.addresses.redirects.find(from.slice(1))?.rule.source, fix])
  )
  return before.problems
    .filter(({ kind }) => kind === 'broken-link' || kind === 'broken-redirect')
    .flatMap(problem => {
      const fix =
        problem.kind === 'broken-link'
          ? redirects.get(problem.target.replace(/[?#].*$/s, ''))
          : rules.get(problem.target)
      if (fix === undefined) return []
      const isRepaired = (place: ProblemPlace) =>
        !fixed.has(place) && !has.has(keyOf(problem, place.file)) && !withoutAnchor.has(linkKey(place))
      return problem.places.filter(isRepaired).map(place => ({ problem, place, fix }))
    })
}

/** Returns the keys of links that have, or use a redirect with, this kind of problem. A new address changes the key. */
function linksOf({ problems }: Comparison, kind: SourceFindingKind): Set<string> {
  const own = problems.filter(problem => problem.kind === kind)
  return new Set(own.flatMap(({ places, links = [] }) => [...places, ...links].map(linkKey)))
}

function linkKey({ file, written }: ProblemPlace): string {
  return JSON.stringify([file, written])
}

function keyOf({ kind, target }: SourceProblem, file: string): string {
  return findingKey({ kind, target, file })
}

function countsOf(problems: readonly SourceProblem[]): Map<string, number> {
  return countEach(problems.flatMap(problem => problem.places.map(({ file }) => keyOf(problem, file))))
}

/** Returns the file's fixes for the problem's address, or else all fixes in the file, or else all fixes. */
function causesOf(
  { target }: SourceProblem,
  file: string,
  fixes: readonly ProvedFix[]
): readonly ProvedFix[] {
  const inFile = fixes.filter(({ fix }) => fix.edit.file === file)
  const sameAddress = inFile.filter(
    ({ fix: { kind, from, to } }) => to === target || (kind === 'redirect' && from === target)
  )
  return [sameAddress, inFile, fixes].find(each => each.length > 0) ?? []
}

/** Finds fixes that did not replace their address, or that changed other content. */
function failedContent(fixes: readonly ProvedFix[], before: Comparison, after: Comparison) {
  const replacedBy = ({ fix, place }: ProvedFix): ReplacedAddress[] => {
    const { kind, from, to, edit } = fix
    const { file } = edit
    return kind === 'address' ? [{ file, from, to, ...(!isSettings(file) && { place }) }] : []
  }
  const replaced = fixes.flatMap(replacedBy)
  const added = redirectsOf(fixes)
  const { unexpected, isReplaced, isAdded } = contentChanges(before.docs, after.docs, { replaced, added })
  const isDone = (fix: ProvedFix) =>
    fix.fix.kind === 'redirect' ? isAdded(fix.fix) : replacedBy(fix).every(isReplaced)
  return {
    undone: fixes.filter(fix => !isDone(fix)),
    unexpected: fixes.filter(({ fix: { edit } }) => unexpected.has(edit.file))
  }
}

/** Whether a file contains settings, where a finding's place can be the start of a whole entry. */
function isSettings(file: string): boolean {
  return file.endsWith('.json')
}
