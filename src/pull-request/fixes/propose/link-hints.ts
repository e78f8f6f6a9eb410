import type { DocsPage } from '../../../sources/docs.ts'
import type { Place } from '../../../sources/source/problems.ts'
import type { SourceProblem } from '../../comparison/docs-check.ts'

/** A reason why a link is not fixed although its page moved. */
export interface LinkHint {
  problem: SourceProblem
  place: Place
  hint: string
}

export function leavesPart(written: string, { address }: DocsPage): string {
  return `The page at ${written} is now at ${address}, in another version or language of the navigation. The link is not fixed, because it would leave its own.`
}

export function isRedirectedElsewhere(written: string, moved: DocsPage, redirected: DocsPage): string {
  return `The page at ${written} is now at ${moved.address}, but a redirect leads to ${redirected.address}. The link is not fixed, because either page can be meant.`
}
