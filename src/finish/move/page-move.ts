import { isUtf8 } from 'node:buffer'
import { Problem } from '../../runtime/problem.ts'
import { applyPageEdits, readFlight } from '../flight/flight.ts'
import type { FlightRow } from '../flight/rows.ts'
import { isUtf16 } from '../page/page.ts'
import { moveRows, type RowMove } from './data-rows.ts'
import { moveMarkup } from './markup.ts'

/** Moves a page from the root to another path. Returns a Problem if the page cannot be moved safely. */
export function movePage(page: Buffer, move: Omit<RowMove, 'texts'>): Buffer | Problem {
  const { base, isFile } = move
  if (!isUtf8(page) || isUtf16(page)) return new Problem('the page is not UTF-8')
  const { edits, texts, compared, checked } = moveMarkup(page, base, isFile)
  if (checked[0] !== undefined)
    return new Problem(
      `the page has an \`integrity\` attribute for ${checked[0]}, and moving the site would change that file`
    )
  const flight = readFlight(page)
  if (flight instanceof Problem) return flight
  const unknown = flight && compared.find(text => !flight.rows.some(row => hasText(row, text)))
  if (unknown !== undefined)
    return new Problem(
      `a script loads a file of the site, and the page data does not contain the text of the script: ${JSON.stringify(unknown.slice(0, 200))}`
    )
  const rows = flight && moveRows(flight.rows, { ...move, texts })
  if (rows instanceof Problem) return rows
  return applyPageEdits(page, [...edits, ...(flight?.editsFor(rows ?? []) ?? [])])
}

function hasText({ tag, text }: FlightRow, expected: string): boolean {
  return tag === 'T' ? text === expected : text.includes(JSON.stringify(expected))
}
