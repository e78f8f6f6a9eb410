import { groupBy } from '../../runtime/group-by.ts'
import type { ProblemPlace, SourceProblem } from '../comparison/docs-check.ts'
import type { SourceFindingKind } from '../comparison/findings.ts'
import { KnownFindings } from '../comparison/new-findings.ts'
import { isPageFile } from '../../sources/page-file.ts'
import { withOneCause } from '../comparison/one-cause.ts'
import {
  type Comparison,
  compareVersions,
  type ReaderReview,
  type ReviewedVersions,
  reviewOf,
  type ComparisonOptions
} from '../comparison/review.ts'
import type { Fix } from '../edits/edit.ts'
import { type Leftovers, leftoversOf, NO_LEFTOVERS } from '../comparison/leftovers/leftovers.ts'
import { withGitRenames } from './moved/git-renamed-addresses.ts'
import { Moves, type Renamed } from './moved/moves.ts'
import { sectionHints } from './moved/split-pages.ts'
import type { LinkHint } from './propose/link-hints.ts'
import { Proposer } from './propose/propose.ts'
import { prove, type ProvedFix } from './prove/prove.ts'
import { SourceTexts } from '../edits/source-text.ts'

/**
 * Kinds of problems that can have a fix although nothing moved. Old problems of these kinds get none, because proving
 * the fixes takes another review of all pages.
 */
const WITHOUT_MOVE = new Set<SourceFindingKind>(['other-version', 'missing-page'])

/** Reviews a change and adds fixes to its findings. `renamed`: new names of renamed files, by old name. */
export async function reviewChange(
  versions: ReviewedVersions & { renamed?: Renamed },
  options: ComparisonOptions
): Promise<ReaderReview> {
  const { prefix, fixesKnown = false } = options
  const { head, base, renamed = new Map() } = versions
  const found = await compareVersions(versions, options)
  const texts = { head: new SourceTexts(head), base: base && new SourceTexts(base) }
  const moves = new Moves(found, texts, renamed)
  const { check, paired } = found.base ?? {}
  const known = check && paired && new KnownFindings(check, paired, prefix, renamed)
  const isSkipped = ({ kind, target }: SourceProblem, { file, written = target }: ProblemPlace) =>
    WITHOUT_MOVE.has(kind) &&
    !fixesKnown &&
    [target, written].some(name => known?.has({ kind, target: name, file: prefix + file }) === true)
  const { proposals, hints } = await new Proposer(found, moves, texts.head).proposals(isSkipped)
  const fixes = await prove(proposals, { comparison: found, versions, options, texts: texts.head })
  const ways = new Set([...fixes, ...hints].map(({ place }) => place))
  const sections = await sectionHints(found, { moves, texts }, ways)
  const problems = withFixes(found.problems, { fixes, hints: [...hints, ...sections] }, prefix)
  const comparison = await withGitRenames({ ...found, problems }, { head, base }, texts)
  const placed = await withExactPlaces(comparison.problems, new SourceTexts(head), known, prefix)
  const merged = withOneCause(placed, [
    comparison.docs,
    ...(comparison.base === undefined ? [] : [comparison.base.docs])
  ])
  const leftovers = await leftBehind(comparison, versions, prefix)
  return reviewOf({ ...comparison, problems: merged, leftovers }, versions, { prefix, known })
}

/** Moves new findings of a component that is written on several lines to the line of its address. */
async function withExactPlaces(
  problems: readonly SourceProblem[],
  texts: SourceTexts,
  known: KnownFindings | undefined,
  prefix: string
): Promise<SourceProblem[]> {
  const exact = async (
    kind: SourceFindingKind,
    target: string,
    place: ProblemPlace
  ): Promise<ProblemPlace> => {
    const { file, written } = place
    const names = [target, ...(written === undefined ? [] : [written])]
    if (written === undefined || !isPageFile(file)) return place
    if (names.some(name => known?.has({ kind, target: name, file: prefix + file }) === true)) return place
    const source = await texts.of(file)
    const offset = source?.addressAt(place, written)
    if (source === undefined || offset === undefined) return place
    const { line, column } = source.edit(offset, written, written)
    return line === place.line ? place : { ...place, line, column }
  }
  const placed: SourceProblem[] = []
  for (const problem of problems) {
    const places: ProblemPlace[] = []
    for (const place of problem.places) places.push(await exact(problem.kind, problem.target, place))
    placed.push({ ...problem, places })
  }
  return placed
}

async function leftBehind(
  { docs, base: earlier }: Comparison,
  { head, base, changed }: ReviewedVersions,
  prefix: string
): Promise<Leftovers> {
  if (base === undefined || earlier === undefined) return NO_LEFTOVERS
  return await leftoversOf(
    { base: { docs: earlier.docs, files: base }, head: { docs, files: head } },
    { pairs: earlier.paired.pairs, changed, prefix }
  )
}

function withFixes(
  problems: readonly SourceProblem[],
  { fixes: proved, hints }: { fixes: readonly ProvedFix[]; hints: readonly LinkHint[] },
  prefix: string
): SourceProblem[] {
  // Findings that shared an edit must share its copy, so that the edit is passed to the main thread only once.
  const placed = new Map(proved.map(({ fix: { edit } }) => [edit, { ...edit, file: prefix + edit.file }]))
  const fixOf = ({ fix }: ProvedFix): Fix => ({ ...fix, edit: placed.get(fix.edit) ?? fix.edit })
  const byProblem = groupBy(
    [...proved.map(each => ({ ...each, fix: fixOf(each) })), ...hints],
    ({ problem }) => problem
  )
  return problems.map(problem => {
    const found = new Map(
      byProblem
        .get(problem)
        ?.map(each => [each.place, 'fix' in each ? { fix: each.fix } : { hint: each.hint }])
    )
    return { ...problem, places: problem.places.map(place => ({ ...place, ...found.get(place) })) }
  })
}
