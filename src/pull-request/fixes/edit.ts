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

const LINE = /([^\n]*?)(\r?\n|$)/y

/**
 * The text of one file with these edits, in which everything else is the same, line ends and byte order mark included.
 * Undefined when the text is not the one that the edits were made for.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string | undefined {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const pieces: string[] = []
  let isKnown = true
  LINE.lastIndex = mark.length
  for (let line = 1; LINE.lastIndex < text.length; line++) {
    const [, content = '', end = ''] = LINE.exec(text) ?? []
    let edited = content
    const own = edits.filter(edit => edit.line === line).sort((a, b) => b.column - a.column)
    let limit = content.length
    for (const { column, before, after } of own) {
      const start = column - 1
      if (start + before.length > limit || !content.startsWith(before, start)) isKnown = false
      edited =
        edited.slice(0, start) + after.replaceAll('\n', end || '\n') + edited.slice(start + before.length)
      limit = start
    }
    pieces.push(edited, end)
  }
  const lines = pieces.length / 2
  return isKnown && edits.every(({ line }) => line <= lines) ? mark + pieces.join('') : undefined
}
