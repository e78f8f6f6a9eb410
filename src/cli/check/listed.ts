import type { ListedFinding } from '../../pull-request/report/formats.ts'

/** A finding with its place, as `check` prints it. */
export interface FoundProblem extends ListedFinding {
  /** The place in the form of compilers, which terminals and editors link: `docs/a.mdx:3:1`, or a page of a site. */
  place: string
}

/** What a review found. */
export interface Findings {
  found: readonly FoundProblem[]
  /** Kinds for which the command ends with the exit code for findings. */
  failing: readonly string[]
  /** Number of findings by kind, with those that are not listed. */
  counts: ReadonlyMap<string, number>
  /** Facts that are no findings, one a line. */
  hints: readonly string[]
  /** All kinds, and what they mean. */
  kinds: Readonly<Record<string, string>>
  /** The findings as the review wrote them. */
  json: string
  /** Path of the file that a person can open. */
  report: string
  /** Sentences about what the list leaves out. */
  notes: readonly string[]
}
