import { groupBy } from '../../runtime/group-by.ts'
import type { ProblemPlace, SourceProblem } from '../comparison/docs-check.ts'
import type { SourceFindingKind } from '../comparison/findings.ts'
import { KnownFindings } from '../comparison/new-findings.ts'
import { withOneCause } from '../comparison/one-cause.ts'
import {
  compareVersions,
  type ReaderReview,
  type ReviewedVersions,
  reviewOf,
  type ComparisonOptions
} from '../comparison/review.ts'
import type { Fix } from './edit.ts'
import { Moves, type Renamed } from './moved/moves.ts'
import { type LinkHint, Proposer } from './propose/propose.ts'
import { prove, type ProvedFix } from './prove/prove.ts'
import { SourceTexts } from './source-text.ts'

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
  const comparison = await compareVersions(versions, options)
  const texts = new SourceTexts(head)
  const moves = new Moves(comparison, { head: texts, base: base && new SourceTexts(base) }, renamed)
  const { check, paired } = comparison.base ?? {}
  const known = check && paired && new KnownFindings(check, paired, prefix, renamed)
  const isSkipped = ({ kind, target }: SourceProblem, { file, written = target }: ProblemPlace) =>
    WITHOUT_MOVE.has(kind) &&
    !fixesKnown &&
    [target, written].some(name => known?.has({ kind, target: name, file: prefix + file }) === true)
  const { proposals, hints } = await new Proposer(comparison, moves, texts).proposals(isSkipped)
  const fixes = await prove(proposals, { comparison, versions, options, texts })
  const problems = withOneCause(withFixes(comparison.problems, { fixes, hints }, prefix), [
    comparison.docs,
    ...(comparison.base === undefined ? [] : [comparison.base.docs])
  ])
  return reviewOf({ ...comparison, problems }, versions, { prefix, known })
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
