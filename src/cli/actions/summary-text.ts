import { decodeHTML } from 'entities'
import { clip } from '../../runtime/text/markdown.ts'
import { withoutControls } from '../../runtime/text/plain-text.ts'
import { andMore } from '../../runtime/text/with-more.ts'

/** Of a table, a list or a block of code. What is written to a file has all of them. */
const MAX_ITEMS = 20
/** Of one text, such as the changed words of a page. */
const MAX_LINES = 3
/** What the action itself says: an alert, why nothing is compared, and a list of what to do. The rest names pages. */
const OWN_TEXT = /^(> |Not compared: )/
const ADVICE = '**What to do**'

/**
 * A job summary as text for a terminal. Not a Markdown renderer: it knows what the actions write. `worded` is how
 * messages of the action itself are worded here.
 */
export function summaryText(
  markdown: string,
  { width = 100, worded = (text: string) => text }: { width?: number; worded?: (text: string) => string } = {}
): string {
  const lines: string[] = []
  let block: Block = { kind: 'text', lines: [] }
  let fence: string | undefined
  let caption = ''
  const begin = (kind: Block['kind']) => {
    // What a terminal would take for a command is a stranger's.
    const shown = shownLines(block).map(line => clip(withoutControls(line), MAX_LINES * width))
    lines.push(...shown)
    block = { kind, lines: [] }
  }
  for (const line of withFewDetails(markdown).split(/\r?\n/)) {
    const mark = /^`{3,}/.exec(line)?.[0]
    const isFence = mark !== undefined && (fence === undefined || line === fence)
    if (isFence) fence = fence === undefined ? mark : undefined
    const kind = fence === undefined ? kindOf(line) : 'code'
    if (isFence || kind !== block.kind) begin(kind)
    if (kind === 'text' && line !== '') caption = line
    const isOwn = kind === 'list' ? caption === ADVICE : kind === 'text' && OWN_TEXT.test(line)
    if (!isFence) block.lines.push(isOwn ? worded(line) : line)
  }
  begin('text')
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(
      TWICE_MORE,
      (_, here: string, before: string) => `… ${andMore(numberOf(here) + numberOf(before))}`
    )
    .trim()
}

/** What the terminal leaves out of a table, and below it what the summary had left out before. */
const TWICE_MORE = /… and ([\d,]+) more\n+… and ([\d,]+) more/g

function numberOf(formatted: string): number {
  return Number(formatted.replaceAll(',', ''))
}

/** Lines of one kind after each other. */
interface Block {
  kind: 'text' | 'table' | 'list' | 'code'
  lines: string[]
}

function kindOf(line: string): Block['kind'] {
  return line.startsWith('|') ? 'table' : line.startsWith('- ') ? 'list' : 'text'
}

function shownLines({ kind, lines }: Block): string[] {
  switch (kind) {
    case 'text':
      return lines.map(blockText)
    case 'table': {
      const rows = lines.map(line => line.split('|').slice(1, -1))
      const filled = rows.filter(cells => !cells.every(cell => /^\s*:?-+:?\s*$/.test(cell)))
      // With its heading.
      return limited(alignedRows(filled.map(cells => cells.map(cellText))), MAX_ITEMS + 1)
    }
    case 'list':
      return limited(lines.map(blockText), MAX_ITEMS)
    case 'code':
      return limited(lines, MAX_ITEMS)
  }
}

function limited(lines: string[], max: number): string[] {
  return lines.length <= max ? lines : [...lines.slice(0, max), `  … ${andMore(lines.length - max)}`]
}

function withFewDetails(markdown: string): string {
  let count = 0
  const shown = markdown.replaceAll(/<details>[^]*?<\/details>\n*/g, each =>
    ++count <= MAX_ITEMS ? each : ''
  )
  return count <= MAX_ITEMS ? shown : `${shown}\n\n… ${andMore(count - MAX_ITEMS)}`
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
    // As `git diff --word-diff` shows them.
    .replaceAll(/<(\/?)(del|ins)>/g, (_, end: string, kind: string) =>
      kind === 'del' ? (end ? '-]' : '[-') : end ? '+}' : '{+'
    )
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll('**', '')
    .replaceAll('`', '')
  return decodeHTML(plain).trimEnd()
}

/** A longer cell pushes the rest of its row. */
const MAX_COLUMN = 60

/** Rows in columns. The last column is not padded. */
export function alignedRows(rows: string[][]): string[] {
  const trimmed = rows.map(row => row.map(cell => cell.trim()))
  const widths = (trimmed[0] ?? []).map((_, column) =>
    Math.min(MAX_COLUMN, Math.max(...trimmed.map(row => row[column]?.length ?? 0)))
  )
  return trimmed.map(row =>
    `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd()
  )
}
