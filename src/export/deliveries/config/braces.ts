import type { YAMLMap } from 'yaml'
import type { Edit } from '../../../runtime/text/edits.ts'
import { endOfPart, indentUnit, lineEnding, rangeOf } from './text-positions.ts'

/** Adds entries to a map in braces, each in a line of its own if the map is written so. Everything else stays. */
export function addToBraces(text: string, map: YAMLMap, values: Record<string, unknown>): Edit {
  const { space, json } = layoutOf(text, map)
  const entries = Object.entries(values)
    .map(([key, value]) => `${JSON.stringify(key)}:${space === '' ? '' : ' '}${json(value)}`)
    .join(`,${space}`)
  const [start, end] = rangeOf(map)
  if (map.items.length === 0) {
    const lastLine = /\r?\n[ \t]*$/.exec(text.slice(start, end - 1))?.[0]
    const added = lastLine === undefined ? entries : `${indentUnit(text)}${entries}${lastLine}`
    return { start: end - 1, end: end - 1, text: added }
  }
  const last = endOfPart(map.items.at(-1))
  // What follows the last entry in its line, such as a comment about it, stays there.
  const [tail = '', comma] = /^[ \t]*(,?)[ \t]*(?:#[^\r\n]*)?(?=\r?\n)/.exec(text.slice(last, end)) ?? []
  const added = comma === ',' ? `${tail}${space}${entries},` : `,${tail}${space}${entries}`
  return { start: last, end: last + tail.length, text: added }
}

/** White space between two entries, and values that look like them. */
export function layoutOf(text: string, map: YAMLMap): { space: string; json: (value: unknown) => string } {
  const [start, end] = rangeOf(map)
  const [first] = map.items
  const unit = indentUnit(text)
  const head = text.slice(start, first === undefined ? end - 1 : rangeOf(first.key)[0])
  const indent = /\n([ \t]*)$/.exec(head)?.[1]
  if (indent !== undefined) {
    const space = `${lineEnding(text)}${indent}${first === undefined ? unit : ''}`
    return { space, json: value => JSON.stringify(value, undefined, unit).replaceAll('\n', space) }
  }
  if (!/\s/.test(text.slice(start, end))) return { space: '', json: value => JSON.stringify(value) }
  return { space: ' ', json: value => JSON.stringify(value, undefined, 1).replace(/\n */g, ' ') }
}
