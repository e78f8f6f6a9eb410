import { PAGE_START, type PageProblem, type PlaceOnPage } from '../../source/problems.ts'
import type { ParsedText } from '../parse/parse.ts'

/** Limits how many characters all pages of a version include together, because a 100-byte page can include 500 kB. */
export const MAX_INCLUDED_TEXT = 20_000_000

/** Thrown when the pages of a version include more text than allowed. The content of the current page is unknown. */
export class TooMuchIncluded extends Error {
  override readonly name = 'TooMuchIncluded'
  readonly problem: PageProblem

  /** `file`: the snippet; undefined for the page itself. */
  constructor(file: string | undefined) {
    super(
      `a page with content from this file is not parsed, because all pages together include more than ${MAX_INCLUDED_TEXT / 1e6} MB of text from snippets`
    )
    this.problem = { kind: 'invalid-source', message: this.message, place: { ...PAGE_START, file } }
  }
}

/** `file`: the snippet; undefined for the page itself. */
export function notValid(
  { message, line, column }: ParsedText['problem'] & object,
  file: string | undefined
): PageProblem {
  return { kind: 'invalid-source', message, place: { file, line, column } }
}

export function missingSnippet(target: string, place: PlaceOnPage): PageProblem {
  return { kind: 'missing-snippet', message: `imported file that does not exist: ${target}`, target, place }
}

export function endlessSnippet(file: string, place: PlaceOnPage): PageProblem {
  return { kind: 'invalid-source', message: `snippet that includes itself: ${file}`, place }
}

export function notRendered(expression: string, place: PlaceOnPage): PageProblem {
  const line = expression.replace(/\s+/g, ' ').trim()
  const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line
  return { kind: 'not-rendered', message: `expression that is not rendered: {${shown}}`, place }
}
