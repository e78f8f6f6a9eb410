import { isScalar, type Pair, type YAMLMap } from 'yaml'
import { endOf, lineStart, pairOf, rangeOf, replaceValue, type Edit } from './config-places.ts'

interface Style {
  /** JSON writes its keys in quotes. */
  quoted: boolean
  /** Without any blank, as machines write JSON. */
  tight: boolean
  eol: string
  /** One step of indentation. */
  unit: string
}

function styleOf(text: string): Style {
  const quoted = /^\uFEFF?\s*\{/.test(text)
  return {
    quoted,
    tight: quoted && !/\s/.test(text.trim()),
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  }
}

/**
 * Sets fields of a map in braces, which every JSON object is; `undefined` removes one. New fields follow the last one, on
 * lines of their own when the others have lines of their own.
 */
export function flowEdits(text: string, map: YAMLMap, wanted: Record<string, unknown>): Edit[] {
  const style = styleOf(text)
  const [open, close] = rangeOf(map)
  const edits: Edit[] = []
  let last: Pair | undefined
  for (const pair of map.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : undefined
    if (key === undefined || !(key in wanted)) last = pair
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
      return `${name}:${style.tight ? '' : ' '}${flowValue(value, lead, style)}`
    })
  if (last === undefined) {
    const outer = `${style.eol}${/^[ \t]*/.exec(text.slice(lineStart(text, open)))?.[0] ?? ''}`
    const lead = style.quoted && text.trim().includes('\n') ? `${outer}${style.unit}` : undefined
    const body =
      lead === undefined
        ? written(lead).join(style.tight ? ',' : ', ')
        : `${lead}${written(lead).join(`,${lead}`)}${outer}`
    return [{ start: open, end: close, text: `{${body}}` }]
  }
  const lead = leadOf(text, map)
  const separator = lead ?? (style.tight ? '' : ' ')
  const at = endOf(last)
  return [
    ...edits,
    {
      start: at,
      end: at,
      text: written(lead)
        .map(one => `,${separator}${one}`)
        .join('')
    }
  ]
}

/** Replaces an empty value in a map in braces by an object. */
export function flowObject(text: string, map: YAMLMap, value: object): string {
  return flowValue(value, leadOf(text, map), styleOf(text))
}

/** What stands before the first field when each has a line of its own: line end and indentation. */
function leadOf(text: string, map: YAMLMap): string | undefined {
  return /^\{\s*?(\r?\n[ \t]*)\S/.exec(text.slice(rangeOf(map)[0]))?.[1]
}

function flowValue(value: unknown, lead: string | undefined, { tight, unit, eol }: Style): string {
  if (typeof value !== 'object' || tight) return JSON.stringify(value)
  if (lead === undefined) return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  const indent = lead.slice(lead.lastIndexOf('\n') + 1)
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`)
}

/** Together with the comma on its one side. */
function removal(map: YAMLMap, pair: Pair): Edit {
  const at = map.items.indexOf(pair)
  const [before, after] = [map.items[at - 1], map.items[at + 1]]
  if (before !== undefined) return { start: endOf(before), end: endOf(pair), text: '' }
  const [start] = rangeOf(pair.key)
  return { start, end: after === undefined ? endOf(pair) : rangeOf(after.key)[0], text: '' }
}
