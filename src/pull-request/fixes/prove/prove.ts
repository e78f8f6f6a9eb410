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
import { editedDocs, type Fix } from '../edit.ts'
import type { Proposal } from '../propose/propose.ts'
import { addBehind, addFirst } from '../propose/redirect-entries.ts'
import type { SourceTexts } from '../source-text.ts'

/** A proposal that the review of the sources with all edits has shown to be right. */
export interface ProvedFix extends Proposal {
  fix: Fix
}

interface Reviewed {
  comparison: Comparison
  versions: ReviewedVersions
  options: ComparisonOptions
  texts: SourceTexts
}

/** Each round leaves out what failed. */
const MAX_ROUNDS = 4

/** Applies all proposals in memory and reviews again: each makes its problem go away and nothing else differs, or it is left out. */
export async function prove(proposals: readonly Proposal[], reviewed: Reviewed): Promise<ProvedFix[]> {
  const { comparison, versions, options } = reviewed
  let left = proposals
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fixes = await withEdits(left, reviewed)
    if (fixes.length === 0) return []
    const edits = [...new Set(fixes.map(({ fix }) => fix.edit))]
    const head = await editedDocs(versions.head, edits)
    if (head === undefined) return []
    const changed = new Set([...versions.changed, ...edits.map(({ file }) => file)])
    const after = await compareVersions({ ...versions, head, changed }, options, comparison.base?.docs)
    const failed = new Set([
      ...failedFindings(fixes, comparison, after),
      ...failedContent(fixes, comparison, after)
    ])
    if (failed.size === 0) return fixes
    left = fixes.filter(fix => !failed.has(fix))
  }
  return []
}

/** All redirects that are added are one edit, which each of them has. */
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

/** Fixes whose problem is still there, and those that can have made a new one. */
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
      // A redirect can show that a link to a page that moved also names an anchor that is gone.
      // An image whose file is found again is still as relative as it was.
      const isRest =
        problem.kind === 'relative-image' || (problem.kind === 'broken-anchor' && broken.has(linkKey(place)))
      return !isRest && (has.get(key) ?? 0) > (had.get(key) ?? 0) ? [{ problem, file }] : []
    })
  )
  const { base } = before
  const known = base && fresh.length > 0 ? new KnownFindings(base.check, base.paired, '') : undefined
  const caused = fresh
    .filter(({ problem: { kind, target }, file }) => known?.has({ kind, target, file }) !== true)
    .flatMap(({ problem, file }) => causesOf(problem, file, fixes))
  return [...fixes.filter(isLeft), ...caused]
}

/** Links with a problem, or to one. One that a fix replaced is another link afterwards. */
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

/** The fixes in the file with the same address, else those in the file, else all. */
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

/** Fixes that changed something else than the address in question, or not that. */
function failedContent(fixes: readonly ProvedFix[], before: Comparison, after: Comparison): ProvedFix[] {
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
  return fixes.filter(fix => unexpected.has(fix.fix.edit.file) || !isDone(fix))
}

/** In settings, the place of a finding can be that of a whole entry. */
function isSettings(file: string): boolean {
  return file.endsWith('.json')
}
