import { groupBy } from '../../runtime/group-by.ts'
import type { DocsFiles } from '../../sources/files.ts'

/** A piece of one line of a source that a fix replaces. It is the same for every kind of line ends. */
export interface Edit {
  /** From the root of the repository. */
  file: string
  /** Lines and columns begin at 1. */
  line: number
  column: number
  /** Never more than the line has. Empty when something is only inserted. */
  before: string
  /** Can have line breaks, as `\n`. */
  after: string
}

/** Each edit once: several findings can have the same one. */
export function uniqueEdits(edits: readonly Edit[]): Edit[] {
  // Thousands of redirects that are added share one object, with the text of all of them.
  return [...new Map(Array.from(new Set(edits), edit => [JSON.stringify(edit), edit])).values()]
}

/** A line with its end. `after` can be several lines. */
export interface EditedLine {
  before: string
  after: string
}

const LINE = /([^\n]*?)(\r?\n|$)/y

/**
 * The lines of one file with these edits, in which everything else is the same, line ends and byte order mark included.
 * Undefined when the text is not the one that the edits were made for.
 */
export function editedLines(text: string, edits: readonly Edit[]): EditedLine[] | undefined {
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

function editedLine(content: string, end: string, edits: readonly Edit[]): string | undefined {
  let [edited, limit] = [content, content.length]
  for (const { column, before, after } of [...edits].sort((a, b) => b.column - a.column)) {
    const start = column - 1
    if (start + before.length > limit || !content.startsWith(before, start)) return undefined
    edited =
      edited.slice(0, start) + after.replaceAll('\n', end || '\n') + edited.slice(start + before.length)
    limit = start
  }
  return edited
}

/** The text of one file with these edits; undefined when it is not the one that they were made for. */
export function applyEdits(text: string, edits: readonly Edit[]): string | undefined {
  return editedLines(text, edits)
    ?.map(({ after }) => after)
    .join('')
}

/** The documentation with edits, whose files are relative to it; undefined when it is not the one that they were made for. */
export async function editedDocs(files: DocsFiles, edits: readonly Edit[]): Promise<DocsFiles | undefined> {
  const { paths, skipped, size, read } = files
  const texts = new Map<string, string>()
  for (const [file, own] of groupBy(edits, edit => edit.file)) {
    const text = applyEdits(await read(file), own)
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
