import { isScalar, type Pair, type YAMLMap } from 'yaml'
import { type Edit, endOf, lineEnding, lineStart, pairOf, rangeOf, replaceValue } from './text-positions.ts'

interface Style {
  /** JSON writes its keys in quotes. */
  quoted: boolean
  /** Without any white space, as programs write JSON. */
  compact: boolean
  eol: string
  /** One level of indentation. */
  unit: string
}

function styleOf(text: string): Style {
  const quoted = /^\uFEFF?\s*\{/.test(text)
  return {
    quoted,
    compact: quoted && !/\s/.test(text.trim()),
    eol: lineEnding(text),
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  }
}

/**
 * Sets fields of a map in braces, which includes every JSON object; `undefined` removes a field. New fields follow the
 * last one, on lines of their own if the others have lines of their own.
 */
export function flowEdits(text: string, map: YAMLMap, wanted: Record<string, unknown>): Edit[] {
  const style = styleOf(text)
  const [open, close] = rangeOf(map)
  const edits: Edit[] = []
  let last: Pair | undefined
  for (const pair of map.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : undefined
    // Not `in`: files may have keys such as `constructor`.
    if (key === undefined || !Object.hasOwn(wanted, key)) last = pair
    else if (wanted[key] === undefined) edits.push(removal(map, pair))
    else {
      edits.push(...replaceValue(text, pair, wanted[key]))
      last = pair
    }
  }
  const missing = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && pairOf(map, key) === undefined
  )
  if (missing.length === 0) return edits
  const written = (lead: string | undefined) =>
    missing.map(([key, value]) => {
      const name = style.quoted ? JSON.stringify(key) : key
      return `${name}:${style.compact ? '' : ' '}${flowValue(value, lead, style)}`
    })
  if (last === undefined) {
    const outer = `${style.eol}${/^[ \t]*/.exec(text.slice(lineStart(text, open)))?.[0] ?? ''}`
    const lead = style.quoted && text.trim().includes('\n') ? `${outer}${style.unit}` : undefined
    const body =
      lead === undefined
        ? written(lead).join(style.compact ? ',' : ', ')
        : `${lead}${written(lead).join(`,${lead}`)}${outer}`
    return [{ start: open, end: close, text: `{${body}}` }]
  }
  const lead = leadOf(text, map)
  const separator = lead ?? (style.compact ? '' : ' ')
  const at = endOf(last)
  const added = written(lead).map(entry => `,${separator}${entry}`)
  return [...edits, { start: at, end: at, text: added.join('') }]
}

/** The text of an object that becomes a value in a map in braces. */
export function flowObject(text: string, map: YAMLMap, value: object): string {
  return flowValue(value, leadOf(text, map), styleOf(text))
}

/** Line ending and indentation before the first field, if each field has a line of its own. */
function leadOf(text: string, map: YAMLMap): string | undefined {
  return /^\{\s*?(\r?\n[ \t]*)\S/.exec(text.slice(rangeOf(map)[0]))?.[1]
}

function flowValue(value: unknown, lead: string | undefined, { compact, unit, eol }: Style): string {
  if (typeof value !== 'object' || compact) return JSON.stringify(value)
  if (lead === undefined) return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  const indent = lead.slice(lead.lastIndexOf('\n') + 1)
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`)
}

/** Removes the pair and the comma on one side of it. */
function removal(map: YAMLMap, pair: Pair): Edit {
  const at = map.items.indexOf(pair)
  const [before, after] = [map.items[at - 1], map.items[at + 1]]
  if (before !== undefined) return { start: endOf(before), end: endOf(pair), text: '' }
  const [start] = rangeOf(pair.key)
  return { start, end: after === undefined ? endOf(pair) : rangeOf(after.key)[0], text: '' }
}
