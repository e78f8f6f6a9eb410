import { plainText } from './plain-text.ts'
import * as markdown from './markdown.ts'

/** The format of a summary. A `text` or `address` may be untrusted. Other arguments are trusted or formatted. */
export interface Format {
  text: (text: string) => string
  code: (text: string) => string
  /** An action message, in which backticks mark code. */
  sentence: (text: string) => string
  link: (text: string, address: string | undefined) => string
  /** Like `link`, for a reader who needs to see the address. */
  linkAndAddress: (text: string, address: string) => string
  strong: (content: string) => string
  /** Separates two lines in a paragraph. */
  lineBreak: string
  /** Joins the lines in a table cell. */
  lines: (lines: string[]) => string
  inserted: (content: string) => string
  deleted: (content: string) => string
  /** Separates a paragraph from the lines around it. */
  paragraph: (content: string) => string
  heading: (level: 2 | 3, content: string) => string
  table: (header: string[], rows: string[][]) => string
  alert: (kind: 'NOTE' | 'WARNING' | 'CAUTION', paragraphs: string[]) => string
  /** A section that readers can expand. */
  details: (title: string, content: string) => string
  fenced: (text: string, language: string) => string
  /** Maximum number of rows, list items and expanded sections. */
  maxItems: number
}

export const MARKDOWN: Format = {
  text: markdown.escapeMarkdown,
  code: markdown.code,
  sentence: markdown.sentence,
  link: markdown.link,
  linkAndAddress: markdown.link,
  strong: content => `**${content}**`,
  lineBreak: '<br>',
  lines: lines => lines.join('<br>'),
  inserted: content => `<ins>${content}</ins>`,
  deleted: content => `<del>${content}</del>`,
  paragraph: content => `<p>${content}</p>`,
  heading: (level, content) => `${'#'.repeat(level)} ${content}`,
  table: markdown.table,
  alert: markdown.alert,
  details: (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`,
  fenced: markdown.fenced,
  maxItems: Infinity
}

/** The format for a terminal and for files. Marks inserted and deleted words as `git diff --word-diff` does. */
export const PLAIN: Format = {
  text: plainText,
  code: plainText,
  sentence: plainText,
  link: plainText,
  linkAndAddress: (text, address) => `${plainText(text)} (${plainText(address)})`,
  strong: content => content,
  lineBreak: ' ',
  lines: lines => lines.join(', '),
  inserted: content => `{+${content}+}`,
  deleted: content => `[-${content}-]`,
  paragraph: content => content,
  heading: (_, content) => content,
  table: (header, rows) => alignedRows([header, ...rows]).join('\n'),
  alert: (kind, paragraphs) =>
    `${kind.charAt(0)}${kind.slice(1).toLowerCase()}:\n${paragraphs.join('\n\n').replaceAll(/^(?=.)/gm, '  ')}`,
  details: (title, content) => `${title}\n\n${content}`,
  fenced: text => text.split('\n').map(plainText).join('\n'),
  maxItems: 20
}

/** Returns the plain format, with tables that fit into a terminal of this width if it is known. */
export function plainFormat(width: number | undefined): Format {
  if (width === undefined) return PLAIN
  return { ...PLAIN, table: (header, rows) => fittingRows([header, ...rows], width).join('\n') }
}

const MIN_COLUMN = 12

/** Aligns rows, and continues cells that are too long for the width on the next line. */
function fittingRows(rows: string[][], width: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const gaps = 2 * widths.length
  for (let tooMuch = sum(widths) + gaps - width; tooMuch > 0; tooMuch = sum(widths) + gaps - width) {
    const widest = widths.indexOf(Math.max(...widths))
    const others = widths.filter((_, column) => column !== widest)
    const next = Math.max(MIN_COLUMN, ...others)
    const from = widths[widest] ?? 0
    if (from <= MIN_COLUMN) break
    widths[widest] = Math.max(MIN_COLUMN, from > next ? Math.max(next, from - tooMuch) : from - 1)
  }
  const broken = rows.flatMap(row => {
    const cells = row.map((cell, column) => pieces(cell, widths[column] ?? MIN_COLUMN))
    const height = Math.max(...cells.map(({ length }) => length))
    return Array.from({ length: height }, (_, line) => cells.map(cell => cell[line] ?? ''))
  })
  return alignedRows(broken, width)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** Breaks text at spaces, and a word that is longer than a line anywhere. */
function pieces(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const joined = line === '' ? word : `${line} ${word}`
    if (joined.length <= width) lines[lines.length - 1] = joined
    else {
      const parts = word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? ['']
      if (line === '') lines.pop()
      lines.push(...parts)
    }
  }
  return lines
}

/** Maximum width of a column. A wider cell shifts the rest of the row. */
const MAX_COLUMN = 60

export function alignedRows(rows: string[][], maxColumn = MAX_COLUMN): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(maxColumn, Math.max(...rows.map(row => row[column]?.length ?? 0)))
  )
  return rows.map(row =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd()
  )
}
