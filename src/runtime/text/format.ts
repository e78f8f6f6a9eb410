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

/** The format for a terminal. Marks inserted and deleted words as `git diff --word-diff` does. */
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

/** Maximum width of a column. A wider cell shifts the rest of the row. */
const MAX_COLUMN = 60

export function alignedRows(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(MAX_COLUMN, Math.max(...rows.map(row => row[column]?.length ?? 0)))
  )
  return rows.map(row =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd()
  )
}
