/** How many lines around a change a patch has. */
const CONTEXT = 3

/** A patch that `git apply` takes at the root of the repository. One hunk for each file. */
export function patchOf(files: readonly { path: string; before: string; after: string }[]): string {
  return files
    .filter(({ before, after }) => before !== after)
    .map(({ path, before, after }) => filePatch(path, linesOf(before), linesOf(after)))
    .join('')
}

/** With their line ends; the last one may have none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function filePatch(path: string, before: string[], after: string[]): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const isSame = () => before.at(-1 - end) === after.at(-1 - end)
  while (end < Math.min(before.length, after.length) - start && isSame()) end += 1
  const from = Math.max(0, start - CONTEXT)
  const tail = Math.max(0, end - CONTEXT)
  const rangeOf = (lines: string[]) => `${from + 1},${lines.length - tail - from}`
  const marked = (sign: string, lines: string[]) => lines.map(line => marking(sign, line))
  return [
    `diff --git ${quoted(`a/${path}`)} ${quoted(`b/${path}`)}\n`,
    `--- ${quoted(`a/${path}`)}\n+++ ${quoted(`b/${path}`)}\n`,
    `@@ -${rangeOf(before)} +${rangeOf(after)} @@\n`,
    ...marked(' ', before.slice(from, start)),
    ...marked('-', before.slice(start, before.length - end)),
    ...marked('+', after.slice(start, after.length - end)),
    ...marked(' ', before.slice(before.length - end, before.length - tail))
  ].join('')
}

function marking(sign: string, line: string): string {
  return line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`
}

/** As git writes names with other characters than printable ones of ASCII. */
function quoted(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name) && !/["\\]/.test(name)) return name
  const bytes = Array.from(Buffer.from(name), byte =>
    byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
  )
  return `"${bytes.map(each => (/^["\\]$/.test(each) ? `\\${each}` : each)).join('')}"`
}
