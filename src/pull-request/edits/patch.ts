import type { EditedLine } from './edited-text.ts'

/** Number of unchanged lines before and after a change, as in `git diff`. */
const CONTEXT = 3

/** A file and its lines, with or without edits. */
export interface PatchedFile {
  file: string
  lines: readonly EditedLine[]
}

/** Creates a unified diff that `git apply` accepts at the repository root; empty if nothing changes. */
export function unifiedDiff(files: readonly PatchedFile[]): string {
  return files.map(fileDiff).join('')
}

function fileDiff({ file, lines }: PatchedFile): string {
  const hunks = hunksOf(lines)
  if (hunks.length === 0) return ''
  const [before, after] = [quotedName(`a/${file}`), quotedName(`b/${file}`)]
  // After a name with spaces, `git` expects a tab that marks the end of the name.
  const end = /\s/.test(file) && !before.startsWith('"') ? '\t' : ''
  const head = `diff --git ${before} ${after}\n--- ${before}${end}\n+++ ${after}${end}\n`
  let shift = 0
  const parts = hunks.map(({ from, to }) => {
    const { body, removed, added } = hunkBody(lines.slice(from, to))
    const [oldRange, newRange] = [`${from + 1},${removed}`, `${from + 1 + shift},${added}`]
    shift += added - removed
    return `@@ -${oldRange} +${newRange} @@\n${body}`
  })
  return head + parts.join('')
}

/** Finds the ranges of changed lines, including context. Adjacent ranges are merged. */
function hunksOf(lines: readonly EditedLine[]): { from: number; to: number }[] {
  const hunks: { from: number; to: number }[] = []
  for (const [at, { before, after }] of lines.entries()) {
    if (before === after) continue
    const [from, to] = [Math.max(0, at - CONTEXT), Math.min(lines.length, at + CONTEXT + 1)]
    const last = hunks.at(-1)
    if (last === undefined || last.to < from) hunks.push({ from, to })
    else last.to = to
  }
  return hunks
}

/** Renders a hunk and counts its lines in both versions. */
function hunkBody(lines: readonly EditedLine[]) {
  const added = lines.map(({ after }) => after.match(/[^\n]*\n|[^\n]+$/g) ?? [])
  const body = lines.flatMap(({ before, after }, at) =>
    before === after
      ? [marked(' ', before)]
      : [marked('-', before), ...(added[at] ?? []).map(line => marked('+', line))]
  )
  return { body: body.join(''), removed: lines.length, added: added.flat().length }
}

function marked(mark: string, line: string): string {
  return `${mark}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`
}

/** Quotes a name as `git` does if the name contains control characters, quotes, backslashes, or non-ASCII text. */
function quotedName(name: string): string {
  if (/^[ !#-[\]-~]*$/.test(name)) return name
  const escape = (byte: string) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`
  return `"${Buffer.from(name)
    .toString('latin1')
    .replaceAll(/[^ !#-[\]-~]/g, escape)}"`
}
