/** Reads the new version's lines from a GitHub patch, by line number and without line endings. */
export function shownLines(patch: string): Map<number, string> {
  const lines = new Map<number, string>()
  let number = 0
  let left = 0
  for (const line of patch.split('\n')) {
    const [, start, count = '1'] =
      left > 0 ? [] : (/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [])
    if (start !== undefined) {
      number = Number(start)
      left = Number(count)
    } else if (left > 0 && /^[+ ]/.test(line)) {
      lines.set(number, withoutReturn(line.slice(1)))
      number += 1
      left -= 1
    }
  }
  return lines
}

export function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
