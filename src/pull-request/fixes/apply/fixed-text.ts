import { countEach } from '../../../runtime/group-by.ts'
import { formatCount } from '../../../runtime/text/units.ts'
import { findingKey } from '../../comparison/findings.ts'
import type { ReaderReview } from '../../comparison/review.ts'
import { fixableFindings } from './fixed-files.ts'

/** Does not count a finding that is gone because somebody else changed its file during the run. */
export function fixedText(
  [before, left]: readonly [ReaderReview, ReaderReview],
  edited: ReadonlySet<string>,
  isAll: boolean
): string {
  const [had, has] = [before, left].map(({ findings }) => countEach(findings.map(findingKey))) as [
    Map<string, number>,
    Map<string, number>
  ]
  const fixed = fixableFindings(before, isAll).filter(({ fix }) => fix && edited.has(fix.edit.file))
  // The same address can be fixed in one link of a file, and stay in another.
  const gone = [...countEach(fixed.map(findingKey))].map(([key, count]) =>
    Math.min(count, Math.max(0, (had.get(key) ?? 0) - (has.get(key) ?? 0)))
  )
  const count = gone.reduce((sum, each) => sum + each, 0)
  return `${formatCount(count, 'finding')} fixed in ${formatCount(edited.size, 'file')}`
}
