import { groupBy } from '../../runtime/group-by.ts'
import type { SourceProblem } from '../comparison/docs-check.ts'
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

/** Reviews a change and adds fixes to its findings. `renamed`: new names of renamed files, by old name. */
export async function reviewChange(
  versions: ReviewedVersions & { renamed?: Renamed },
  options: ComparisonOptions
): Promise<ReaderReview> {
  const { prefix } = options
  const { head, base, renamed = new Map() } = versions
  const comparison = await compareVersions(versions, options)
  const texts = new SourceTexts(head)
  const moves = new Moves(comparison, { head: texts, base: base && new SourceTexts(base) }, renamed)
  const { proposals, hints } = await new Proposer(comparison, moves, texts).proposals()
  const fixes = await prove(proposals, { comparison, versions, options, texts })
  const problems = withOneCause(withFixes(comparison.problems, { fixes, hints }, prefix), [
    comparison.docs,
    ...(comparison.base === undefined ? [] : [comparison.base.docs])
  ])
  return reviewOf({ ...comparison, problems }, versions, prefix)
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
