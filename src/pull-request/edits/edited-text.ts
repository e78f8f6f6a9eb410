import { groupBy } from '../../runtime/group-by.ts'
import { applyEdits } from '../../runtime/text/edits.ts'
import type { DocsFiles } from '../../sources/files.ts'
import type { SourceEdit } from './edit.ts'

/** A line with its line ending. `after` can contain several lines. */
export interface EditedLine {
  before: string
  after: string
}

const LINE = /([^\n]*?)(\r?\n|$)/y

/**
 * Applies the edits to the lines of one file. Line endings and the byte order mark do not change. Returns undefined if
 * the edits do not match the text.
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

/** Returns the edited text of one file, or undefined if the edits do not match the text. */
export function editedText(text: string, edits: readonly SourceEdit[]): string | undefined {
  return editedLines(text, edits)
    ?.map(({ after }) => after)
    .join('')
}

/** Returns the edited documentation, or undefined if the edits do not match. Paths are relative to the docs folder. */
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
