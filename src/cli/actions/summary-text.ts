import { decodeHTML } from 'entities'

/**
 * A job summary as text for a terminal. Not a Markdown renderer: it knows what the actions write. `worded` is how
 * messages of the action itself, which are alerts, are worded here.
 */
export function summaryText(markdown: string, worded = (text: string) => text): string {
  const lines: string[] = []
  let table: string[][] = []
  let isCode = false
  const endTable = () => {
    if (table.length > 0) lines.push(...alignedRows(table))
    table = []
  }
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('```')) {
      isCode = !isCode
      continue
    }
    if (!isCode && line.startsWith('|')) {
      const cells = line.split('|').slice(1, -1)
      if (!cells.every(cell => /^\s*:?-+:?\s*$/.test(cell))) table.push(cells.map(cellText))
      continue
    }
    endTable()
    lines.push(isCode ? line : blockText(line.startsWith('> ') ? worded(line) : line))
  }
  endTable()
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function blockText(line: string): string {
  const alert = /^> \[!(\w+)\]$/.exec(line)?.[1]
  if (alert !== undefined) return `${alert.charAt(0)}${alert.slice(1).toLowerCase()}:`
  return inlineText(line.replace(/^#+ /, '').replace(/^> ?/, '  '))
}

/** A column has no room for the address of a link beside its text. */
function cellText(markdown: string): string {
  return inlineText(markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/<br ?\/?>/g, ', '))
}

/** Tags first: what is decoded can look like one. */
function inlineText(markdown: string): string {
  const plain = markdown
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (_, text: string, address: string) =>
      decodeHTML(text.replaceAll(/<[^>]*>/g, '')) === address ? text : `${text} (${address})`
    )
    .replaceAll(/<br ?\/?>/g, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll('**', '')
    .replaceAll('`', '')
  return decodeHTML(plain).trimEnd()
}

/** Rows in columns. The last column is not padded. */
export function alignedRows(rows: string[][]): string[] {
  const trimmed = rows.map(row => row.map(cell => cell.trim()))
  const widths = (trimmed[0] ?? []).map((_, column) =>
    Math.max(...trimmed.map(row => row[column]?.length ?? 0))
  )
  return trimmed.map(row =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd((widths[column] ?? 0) + 2))).join('')}`.trimEnd()
  )
}
