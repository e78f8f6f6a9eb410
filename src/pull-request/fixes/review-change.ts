import type { SourceFinding } from '../readers/findings.ts'
import {
  compareVersions,
  type ReaderReview,
  type ReviewedVersions,
  reviewOf,
  type ReviewOptions
} from '../readers/review.ts'
import { Moves, type Renamed } from './moved/moves.ts'
import { Proposer } from './propose/propose.ts'
import { prove } from './prove/prove.ts'
import { SourceTexts } from './propose/source-text.ts'

/** The review of a change, in which findings have the edits that make them go away. `renamed`: other files than pages. */
export async function reviewChange(
  versions: ReviewedVersions & { renamed?: Renamed },
  options: ReviewOptions
): Promise<ReaderReview> {
  const { prefix } = options
  const { head, base, renamed = new Map() } = versions
  const comparison = await compareVersions(versions, options)
  const review = reviewOf(comparison, versions, prefix)
  const texts = new SourceTexts(head)
  const moves = new Moves(comparison, { head, base }, renamed)
  const proposals = await new Proposer(comparison, moves, texts).proposals()
  const fixes = await prove(proposals, { comparison, versions, options, texts })
  // What several findings share stays one object, which is passed to another thread once.
  const placed = new Map(fixes.map(({ edit }) => [edit, { ...edit, file: prefix + edit.file }]))
  const edits = new Map(
    fixes.map(({ problem, place, edit }) => [
      placeKey({ kind: problem.kind, target: problem.target, ...place, file: prefix + place.file }),
      [placed.get(edit) ?? edit]
    ])
  )
  const findings = review.findings.map(finding => {
    const own = edits.get(placeKey(finding))
    return own === undefined ? finding : { ...finding, edits: own }
  })
  return { ...review, findings }
}

function placeKey({ kind, target, file, line, column }: Omit<SourceFinding, 'message' | 'isNew'>): string {
  return JSON.stringify([kind, target, file, line, column])
}
