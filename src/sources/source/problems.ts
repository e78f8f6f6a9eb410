/** A place in the sources: lines and columns begin at 1. */
export interface Place {
  /** Relative to the documentation folder. */
  file: string
  line: number
  column: number
  /** Whether the text at the place does not contain the address, which comes from a constant or from a property. */
  isComputed?: boolean
  /** Number of addresses of the same element before this one. */
  before?: number
}

/** A place in the content of a page. `file` is the path of a snippet, or undefined for the page's own file. */
export type PlaceOnPage = Omit<Place, 'file'> & { file: string | undefined }

/**
 * `invalid-source`: a file that cannot be parsed, or is too large or too slow to parse; all other files are processed.
 * `missing-page`: a navigation entry without a file. `missing-snippet`: an import of a file that does not exist.
 * `not-rendered`: code, which never runs, in a place where readers would see its result. `missing-operation`: a page
 * for an operation that its OpenAPI document does not contain. `invalid-settings`: settings that the service rejects.
 */
export interface DocsProblem<P = Place> {
  kind:
    | 'invalid-source'
    | 'missing-page'
    | 'missing-snippet'
    | 'not-rendered'
    | 'missing-operation'
    | 'invalid-settings'
  message: string
  /** The page, snippet, operation, or field with the problem, as written in the source. */
  target?: string
  place: P
}

export type AddProblem = (problem: DocsProblem) => void

export type PageProblem = DocsProblem<PlaceOnPage>

export const PAGE_START: PlaceOnPage = { file: undefined, line: 1, column: 1 }

export function placeIn(page: string, { file = page, line, column, isComputed, before }: PlaceOnPage): Place {
  return { file, line, column, ...(isComputed && { isComputed }), ...(before && { before }) }
}

export function startOf(file: string): Place {
  return { file, line: 1, column: 1 }
}

export function invalidSource(file: string, message: string): DocsProblem {
  return { kind: 'invalid-source', message, place: startOf(file) }
}

/** `guides/start.mdx:12: message`, the format for logs. */
export function problemText({ place: { file, line }, message }: DocsProblem): string {
  return `${file}:${line}: ${message}`
}
