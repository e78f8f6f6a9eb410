/** Maximum number of lines before and after a link that can belong to its sentence, and to the element around it. */
const MAX_LINES = 5
const MAX_ELEMENT_LINES = 20

/** Elements whose text is about the links in them. */
const ELEMENT = /<(Accordion|Banner|Callout|Card|Check|Danger|Info|Note|Tip|Update|Warning)\b/g

/**
 * Returns the text around a line, without addresses: the sentence, which can continue up to an empty line, the paragraph
 * before, which can introduce a list, the callout or card around the line, and the header of a table.
 */
export function textAround(lines: readonly string[], line: number): string {
  const before = lines.slice(Math.max(0, line - MAX_LINES), line - 1).join('\n')
  const after = lines.slice(line - 1, line + MAX_LINES).join('\n')
  const sentence = `${before.split(/\n\s*\n/).at(-1) ?? ''}\n${after.split(/\n\s*\n/, 1)[0] ?? ''}`
  return [tableHeader(lines, line), elementAround(lines, line), sentence].map(withoutAddresses).join('\n')
}

/** An address can contain the name of a version or language. The title of a link stays. */
function withoutAddresses(text: string): string {
  return text
    .replace(/\]\(\s{0,9}(?:<[^>\n]{0,999}>|[^\s)]*)/g, '] ')
    .replace(/\b(?:href|src)=(?:"[^"\n]{0,999}"|'[^'\n]{0,999}'|\{[^}\n]{0,999}\}|[^\s>]+)/g, ' ')
}

function tableHeader(lines: readonly string[], line: number): string {
  const isRow = (at: number) => /^\s*\|/.test(lines[at - 1] ?? '')
  if (!isRow(line)) return ''
  let first = line
  while (isRow(first - 1)) first -= 1
  return lines[first - 1] ?? ''
}

function elementAround(lines: readonly string[], line: number): string {
  const start = Math.max(0, line - 1 - MAX_ELEMENT_LINES)
  for (let at = line - 1; at >= start; at -= 1) {
    const names = Array.from((lines[at] ?? '').matchAll(ELEMENT), ([, name = '']) => name)
    for (const name of names.toReversed()) {
      const end = `</${name}>`
      const isClosed = lines.slice(at, line - 1).some(each => each.includes(end))
      const closing = lines.slice(line - 1, line + MAX_ELEMENT_LINES).findIndex(each => each.includes(end))
      if (!isClosed && closing >= 0) return lines.slice(at, line + closing).join('\n')
    }
  }
  return ''
}
