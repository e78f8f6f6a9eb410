import { setImmediate } from 'node:timers/promises'
import { reasonOf } from '../../../runtime/failure.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import { Problem } from '../../../runtime/problem.ts'
import { readBelow } from '../../../runtime/files/read-below.ts'
import { plainText } from '../../../runtime/text/plain-text.ts'
import { withMore } from '../../../runtime/text/with-more.ts'
import type { SourceFinding } from '../../comparison/findings.ts'
import type { ReaderReview } from '../../comparison/review.ts'
import type { Fix } from '../../edits/edit.ts'
import { type EditedLine, editedLines } from '../../edits/edited-text.ts'

/** A file in the checkout, before and after the edits. */
export interface FixedFile {
  file: string
  fixes: Fix[]
  lines: EditedLine[]
  before: Buffer
}

export interface FixedFiles {
  files: FixedFile[]
  /** Reasons why files are not edited, by path. */
  leftOut: Map<string, string>
}

/** Selects the findings to fix: new findings, or all findings if `isAll` is set or the versions are not compared. */
export function fixableFindings(
  { findings, notCompared }: Pick<ReaderReview, 'findings' | 'notCompared'>,
  isAll: boolean
): SourceFinding[] {
  return findings.filter(
    ({ fix, isNew }) => fix !== undefined && (isNew || isAll || notCompared !== undefined)
  )
}

/**
 * Computes the edited files from the bytes on disk, because the texts in the review have normalized line endings and no
 * byte order mark. `refused`: reasons why files must not be edited, by path.
 */
export async function fixedFiles(
  root: string,
  findings: readonly SourceFinding[],
  refused: ReadonlyMap<string, string> = new Map()
): Promise<FixedFiles> {
  const fixes = findings.flatMap(({ fix }) => fix ?? [])
  const result: FixedFiles = { files: [], leftOut: new Map() }
  for (const [file, own] of groupBy(fixes, ({ edit }) => edit.file)) {
    // Yields before each file, so that a pending abort can take effect.
    await setImmediate()
    const reason = refused.get(file)
    const fixed = reason === undefined ? fixedFile(root, file, own) : new Problem(reason)
    if (fixed instanceof Problem) result.leftOut.set(file, fixed.message)
    else result.files.push(fixed)
  }
  return result
}

function fixedFile(root: string, file: string, fixes: Fix[]): FixedFile | Problem {
  try {
    const before = readBelow(root, file)
    const text = before.toString()
    if (!Buffer.from(text).equals(before)) return new Problem('it contains invalid UTF-8')
    const lines = editedLines(text, [...new Set(fixes.map(({ edit }) => edit))])
    return lines === undefined
      ? new Problem('it has changed since the review')
      : { file, fixes, lines, before }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return new Problem('it is not in the checkout')
    return new Problem(code === 'ELOOP' ? 'it is a symbolic link' : `it cannot be read: ${reasonOf(error)}`)
  }
}

/** Lists the files that are not edited: `docs/a.mdx (it has uncommitted changes), and 3 more`. */
export function leftOutText({ leftOut }: FixedFiles): string {
  const listed = [...leftOut].map(([file, reason]) => `${plainText(file)} (${plainText(reason)})`)
  return withMore(listed, MAX_LISTED).join(', ')
}

const MAX_LISTED = 10
