import type { Format } from '../../runtime/text/format.ts'
import { andMore } from '../../runtime/text/with-more.ts'

/** The file with all findings and hints. */
export const FINDINGS_FILE = 'findings.json'

/** The maximum size of a rendered review, in the unit that GitHub limits. */
export interface Limit {
  max: number
  /** Maximum size of all sections except the changed text. */
  maxSections: number
  sizeOf: (text: string) => number
  /** Where readers find the rows that are left out; undefined if the file with all results has them. */
  rest?: string
}

/** GitHub rejects comments with more than 65,536 characters. */
export const COMMENT_LIMIT: Limit = {
  max: 60_000,
  maxSections: 35_000,
  sizeOf: text => text.length,
  rest: 'in the job summary'
}

/** GitHub drops a summary with more than 1 MiB, which also contains headings and possibly an error. */
export const SUMMARY_LIMIT: Limit = {
  max: 1_000_000,
  maxSections: 1_000_000,
  sizeOf: text => Buffer.byteLength(text)
}

export interface SectionBudget extends Pick<Limit, 'sizeOf' | 'rest'> {
  remaining: number
  format: Format
}

/** A section and the share of the space that no other section can use. */
export interface Section {
  share: number
  render: (budget: SectionBudget) => string
}

/**
 * Renders the sections, the most important first. A section that is larger than its share also gets the space that the
 * other sections leave, so nothing is left out if all sections fit.
 */
export function renderSections(sections: readonly Section[], limit: Limit, format: Format): string[] {
  const { maxSections, ...rest } = limit
  const budgetOf = (remaining: number): SectionBudget => ({ ...rest, remaining, format })
  const sizes = sections.map(({ share, render }) => {
    const budget = budgetOf(maxSections)
    render(budget)
    const size = maxSections - budget.remaining
    return { size, own: Math.min(size, Math.floor(share * maxSections)) }
  })
  let free = sizes.reduce((left, { own }) => left - own, maxSections)
  return sections.map(({ render }, at) => {
    const { size = 0, own = 0 } = sizes[at] ?? {}
    const more = Math.min(size - own, free)
    free -= more
    return render(budgetOf(own + more))
  })
}

/** Renders the items that fit into the budget. `render` returns a line of a list, or the cells of a table row. */
export function within<T, R extends string | string[]>(
  items: readonly T[],
  render: (item: T) => R,
  budget: SectionBudget
): { rows: R[]; rest: number } {
  const rows: R[] = []
  for (const item of items.slice(0, budget.format.maxItems)) {
    const row = render(item)
    const size = typeof row === 'string' ? budget.sizeOf(row) + 1 : budget.sizeOf(row.join(' | ')) + 5
    if (size > budget.remaining) break
    budget.remaining -= size
    rows.push(row)
  }
  return { rows, rest: items.length - rows.length }
}

/** Renders a list, or returns an empty string if there are no items. `heading` is already in the output format. */
export function list<T>(
  heading: string,
  items: readonly T[],
  render: (item: T) => string,
  budget: SectionBudget,
  file?: string
): string {
  if (items.length === 0) return ''
  const { rows, rest } = within(items, render, budget)
  return `${heading}\n${rows.join('\n')}${moreText(rest, budget, file)}`
}

/** Renders a table, or returns an empty string if there are no items. */
export function tableOf<T>(
  header: string[],
  items: readonly T[],
  render: (item: T) => string[],
  budget: SectionBudget,
  file: string
): string {
  if (items.length === 0) return ''
  const { rows, rest } = within(items, render, budget)
  const table = rows.length === 0 ? '' : budget.format.table(header, rows)
  return `${table}${moreText(rest, budget, file)}`
}

/** `file`: the file with all results. */
export function moreText(
  count: number,
  budget: Pick<SectionBudget, 'rest' | 'format'>,
  file?: string
): string {
  return count === 0 ? '' : `\n\n… ${andMore(count)}${restText(budget, file)}.`
}

/** Says where the rest of a list is, with a leading space. */
export function restText({ rest, format }: Pick<SectionBudget, 'rest' | 'format'>, file?: string): string {
  if (rest !== undefined) return ` ${rest}`
  return file === undefined ? '' : ` in ${format.code(file)}`
}
