import { Problem } from '../../runtime/problem.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { htmlTokens } from '../../html/html-tokens.ts'
import { decodedValue } from '../../html/attribute-values.ts'
import { applyPageEdits, type PageEdit, readFlight } from '../flight/flight.ts'
import { exactValue, isFields, type RowValue } from '../flight/values.ts'

const MARKDOWN_TYPE = 'text/markdown'

/**
 * Sets the address of the Markdown version in the head of a page and in the data for the client. The service also
 * serves the Markdown of a folder page at `guides/index.md`. `isWrong` decides about the address that the page contains.
 */
export function withMarkdownAddress(page: Buffer, to: string, isWrong: (address: string) => boolean): Buffer {
  if (!page.includes(MARKDOWN_TYPE)) return page
  const edits: PageEdit[] = []
  const wrong = new Set<string>()
  for (const { tag, isInert } of htmlTokens(page)) {
    const valueOf = (name: string) => decodedValue(tag.raw(name))
    if (isInert || tag.name !== 'link' || !tag.has('href') || valueOf('type') !== MARKDOWN_TYPE) continue
    const address = valueOf('href')
    if (valueOf('rel').toLowerCase() !== 'alternate' || !isWrong(address)) continue
    wrong.add(address)
    const start = tag.startOf('href')
    edits.push({ start, end: start + tag.raw('href').length, text: escapeMarkup(to) })
  }
  if (edits.length === 0) return page
  const flight = readFlight(page)
  // If the data cannot be changed, the client would restore the address in the head.
  if (flight instanceof Problem) return page
  const rows = flight?.rows.map(row => {
    const value = row.tag === '' && row.text.includes(MARKDOWN_TYPE) ? exactValue(row.text) : undefined
    if (value === undefined || !correct(value, wrong, to)) return row
    return { ...row, text: JSON.stringify(value) }
  })
  return applyPageEdits(page, [...edits, ...(flight?.editsFor(rows ?? []) ?? [])])
}

/** Corrects the elements in a list of head elements, which some clients wrap in an object. */
function correct(value: RowValue, wrong: ReadonlySet<string>, to: string): boolean {
  const list = isFields(value) ? value['metadata'] : value
  let isCorrected = false
  for (const element of Array.isArray(list) ? list : []) {
    const [mark, name, , properties] = Array.isArray(element) ? element : []
    if (mark !== '$' || name !== 'link' || !isFields(properties) || properties['type'] !== MARKDOWN_TYPE)
      continue
    if (typeof properties['href'] !== 'string' || !wrong.has(properties['href'])) continue
    properties['href'] = to
    isCorrected = true
  }
  return isCorrected
}
