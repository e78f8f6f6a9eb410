import { isUtf8 } from 'node:buffer'
import { Problem } from '../../runtime/problem.ts'
import { applyPageEdits, readFlight } from '../flight/flight.ts'
import { isUtf16 } from '../page.ts'
import { moveRows, type RowMove } from './data-rows.ts'
import { moveMarkup } from './markup.ts'

/** Moves a page from the root to another path. Returns a Problem if the page cannot be moved safely. */
export function movePage(page: Buffer, { base, isFile }: Pick<RowMove, 'base' | 'isFile'>): Buffer | Problem {
  if (!isUtf8(page) || isUtf16(page)) return new Problem('the page is not UTF-8')
  const { edits, texts, checked } = moveMarkup(page, base)
  if (checked[0] !== undefined)
    return new Problem(
      `the page has an \`integrity\` attribute for ${checked[0]}, and moving the site would change that file`
    )
  const flight = readFlight(page)
  if (flight instanceof Problem) return flight
  const rows = flight && moveRows(flight.rows, { base, texts, isFile })
  if (rows instanceof Problem) return rows
  return applyPageEdits(page, [...edits, ...(flight?.editsFor(rows ?? []) ?? [])])
}
