import { groupBy } from '../../runtime/group-by.ts'
import { applyEdits } from '../../runtime/text/edits.ts'
import type { DocsFiles } from '../../sources/files.ts'

/** A piece of one line of a source that a fix replaces. It is the same for every kind of line ends. */
export interface SourceEdit {
  file: string
  /** Lines and columns begin at 1. */
  line: number
  column: number
  /** Text that the line has. Empty when something is only inserted. */
  before: string
  /** Can have line breaks, as `\n`. */
  after: string
}

/** Two addresses, as they are read: one that has to become the other, or one that a redirect has to lead to the other. */
export interface AddressChange {
  kind: 'address' | 'redirect'
  from: string
  to: string
}

/** A change that makes a finding go away: the review of the sources with all edits of all findings has shown it. */
export interface Fix extends AddressChange {
  /** Several findings can have the same one: all redirects that are added are one edit. */
  edit: SourceEdit
}

/** A line with its end. `after` can be several lines. */
export interface EditedLine {
  before: string
  after: string
}

const LINE = /([^\n]*?)(\r?\n|$)/y

/**
 * Applies the edits to the lines of one file. Everything else stays, line ends and byte order mark included. Undefined
 * if the text is not the one that the edits were made for.
 */
export function editedLines(text: string, edits: readonly SourceEdit[]): EditedLine[] | undefined {
  const byLine = groupBy(edits, edit => edit.line)
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const lines: EditedLine[] = []
  LINE.lastIndex = mark.length
  while (LINE.lastIndex < text.length) {
    const [line, content = '', end = ''] = LINE.exec(text) ?? []
    const edited = editedLine(content, end, byLine.get(lines.length + 1) ?? [])
    if (line === undefined || edited === undefined) return undefined
    const start = lines.length === 0 ? mark : ''
    lines.push({ before: start + line, after: start + edited + end })
  }
  return edits.every(({ line }) => line <= lines.length) ? lines : undefined
}

function editedLine(content: string, end: string, edits: readonly SourceEdit[]): string | undefined {
  let limit = 0
  const parts = edits
    .toSorted((a, b) => a.column - b.column)
    .map(({ column, before, after }) => ({
      start: column - 1,
      end: column - 1 + before.length,
      before,
      text: after.replaceAll('\n', end || '\n')
    }))
  for (const { start, end: behind, before } of parts) {
    if (start < limit || behind > content.length || !content.startsWith(before, start)) return undefined
    limit = behind
  }
  return applyEdits(content, parts)
}

/** The text of one file with these edits; undefined when it is not the one that they were made for. */
export function editedText(text: string, edits: readonly SourceEdit[]): string | undefined {
  return editedLines(text, edits)
    ?.map(({ after }) => after)
    .join('')
}

/** The documentation with edits, whose files are relative to it; undefined when it is not the one that they were made for. */
export async function editedDocs(
  files: DocsFiles,
  edits: readonly SourceEdit[]
): Promise<DocsFiles | undefined> {
  const { paths, skipped, size, read } = files
  const texts = new Map<string, string>()
  for (const [file, own] of groupBy(edits, edit => edit.file)) {
    const text = editedText(await read(file), own)
    if (text === undefined) return undefined
    texts.set(file, text)
  }
  return {
    paths,
    ...(skipped && { skipped }),
    size: async path => {
      const text = texts.get(path)
      return text === undefined ? await size(path) : Buffer.byteLength(text)
    },
    read: async path => texts.get(path) ?? (await read(path))
  }
}
