import type { Finding } from '../checks/findings.ts'
import { Budget, count } from './html.ts'

const CSV_BYTES = 150_000

/** A file inside the report: a link to it works without a script. */
export function csvLink(findings: readonly Finding[]): string {
  const line = (cells: readonly (string | number)[]) =>
    encodeURIComponent(`${cells.map(csvCell).join(',')}\r\n`)
  const { html, rest } = new Budget(CSV_BYTES).render(
    findings,
    ({ kind, target, count: pages, pages: [page = ''], suggestion = '' }) =>
      line([kind, target, pages, page, suggestion])
  )
  const header = line(['kind', 'target', 'pages', 'first page', 'suggestion'])
  const address = `data:text/csv;charset=utf-8,${header}${html}`
  const without = rest > 0 ? `, without ${count(rest)} that are in checks.json` : ''
  return `<p class="note"><a download="findings.csv" href="${address}">Download as CSV</a>${without}</p>`
}

/** Quoted. Text that a spreadsheet would calculate begins with an apostrophe. */
function csvCell(value: string | number): string {
  const text = String(value).toWellFormed()
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
