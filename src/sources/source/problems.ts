/** Where something is in the sources: lines and columns begin at 1. */
export interface Place {
  /** Relative to the documentation folder. */
  file: string
  line: number
  column: number
}

/**
 * `invalid-source`: a file that cannot be parsed, or is too large or too slow to be; everything else is still there.
 * `missing-page`: an entry of the navigation without a file. `missing-snippet`: an import of a file that does not
 * exist. `not-rendered`: code, which is never run, in a place where readers would see its result. `missing-operation`:
 * a page of an operation that its OpenAPI document does not have. `invalid-settings`: what the service refuses.
 */
export interface DocsProblem {
  kind:
    | 'invalid-source'
    | 'missing-page'
    | 'missing-snippet'
    | 'not-rendered'
    | 'missing-operation'
    | 'invalid-settings'
  message: string
  /** The page, snippet, operation or field that it is about, as it is written. */
  target?: string
  place: Place
}

export function startOf(file: string): Place {
  return { file, line: 1, column: 1 }
}

export function invalidSource(file: string, message: string): DocsProblem {
  return { kind: 'invalid-source', message, place: startOf(file) }
}

/** `guides/start.mdx:12: message`, as logs show it. */
export function problemText({ place: { file, line }, message }: DocsProblem): string {
  return `${file}:${line}: ${message}`
}
