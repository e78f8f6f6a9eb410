import { htmlTokens } from '../../html/html-tokens.ts'
import { Problem } from '../../runtime/problem.ts'
import { type DataPart, placeOfCuts, type SharedData, sharingPage } from '../../site/pages/shared-data.ts'
import type { PageData } from '../flight/flight.ts'
import type { RunPlace } from './run-places.ts'

/** What all pages of a site share. */
export interface SharedRuns {
  /** Paths of the shared files, by run. */
  paths: readonly string[]
  /** The path of the site with a slash at the end, as markup. */
  base: string
  /** Restores pages, which proves that nothing is lost. */
  shared: SharedData
}

/**
 * Replaces runs in a page with references. Returns undefined if the page cannot be restored byte for byte, or if browsers
 * would not read all data.
 */
export function compactPage(
  page: Buffer,
  { scripts, payload }: PageData,
  places: readonly RunPlace[],
  { paths, base, shared }: SharedRuns
): Buffer | undefined {
  const [first] = places
  if (first === undefined) return undefined
  const moved = scripts.filter(({ to }) => to > first.from)
  const parts: DataPart[] = []
  let at = moved[0]?.from ?? 0
  for (const { run, from, to } of places) {
    if (from > at) parts.push({ data: payload.subarray(at, from) })
    parts.push({ data: payload.subarray(from, to), shared: paths[run] })
    at = to
  }
  if (at < payload.length) parts.push({ data: payload.subarray(at) })
  const compact = sharingPage(page, { scripts: moved, parts, base })
  if (compact === undefined || !runsMovedScripts(compact)) return undefined
  const restored = shared.restore(compact)
  return restored instanceof Problem || !restored.equals(page) ? undefined : compact
}

/** Whether browsers run the scripts at the end of the page, which can be in a comment or an element that is not closed. */
function runsMovedScripts(compact: Buffer): boolean {
  const place = placeOfCuts(compact)
  for (const { start, element, isInert, isHtml } of htmlTokens(compact))
    if (start === place) return element?.name === 'script' && isHtml && !isInert
  return false
}
