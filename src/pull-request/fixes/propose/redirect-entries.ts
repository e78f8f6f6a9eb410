import { JsonError, parseJson, Places } from '../../../sources/source/json.ts'
import type { Place } from '../../../sources/source/problems.ts'
import { fieldsOf } from '../../../sources/source/values.ts'
import type { SourceEdit } from '../edit.ts'
import type { SourceText } from './source-text.ts'

export interface RedirectEntry {
  source: string
  destination: string
}

/** The edit that adds redirects behind an entry that the file has, in its format. */
export function addBehind(
  entries: readonly Place[],
  added: readonly RedirectEntry[],
  settings: SourceText
): SourceEdit {
  const { text } = settings
  const starts = entries.map(place => settings.offsetOf(place)).sort((a, b) => a - b)
  const last = starts.at(-1) ?? 0
  const before = starts.at(-2)
  const end = endOfValue(text, last)
  const indent = indentOf(text, last)
  const between = before === undefined ? undefined : text.slice(endOfValue(text, before), last)
  const separator = /^\s*,\s*$/.test(between ?? '') ? between : indent === undefined ? ', ' : `,\n${indent}`
  const examples = starts.map(start => text.slice(start, endOfValue(text, start)))
  const example = examples.findLast(isPlainEntry)
  const unit = indent?.startsWith('\t') ? '\t' : '  '
  const shape = example ?? entryShape(indent, unit)
  return settings.edit(end, '', added.map(entry => `${separator}${filled(shape, entry)}`).join(''))
}

/** The edit that adds redirects to settings without any; undefined when it is not known where. */
export function addFirst(added: readonly RedirectEntry[], settings: SourceText): SourceEdit | undefined {
  const { text, file } = settings
  const places = new Places(file)
  const fields = places.get(Object(parsed(text, file, places)) as object)
  const [, unit] = /^\s*\{[ \t]*\n([ \t]+)"/.exec(text) ?? []
  const list = listText(added, unit)
  const known = fields?.get('redirects')
  if (known !== undefined) {
    const offset = settings.offsetOf(known)
    return text.startsWith('[]', offset) ? settings.edit(offset, '[]', list) : undefined
  }
  const values = [...(fields?.values() ?? [])].filter(place => place.file === file)
  if (values.length === 0) return undefined
  const end = Math.max(...values.map(place => endOfValue(text, settings.offsetOf(place))))
  return settings.edit(end, '', `${unit === undefined ? ', ' : `,\n${unit}`}"redirects": ${list}`)
}

function parsed(text: string, file: string, places: Places): unknown {
  try {
    return parseJson(text, file, places)
  } catch (error) {
    if (error instanceof JsonError) return undefined
    throw error
  }
}

function listText(added: readonly RedirectEntry[], unit: string | undefined): string {
  if (unit === undefined)
    return `[${added.map(entry => filled(entryShape(undefined, ''), entry)).join(', ')}]`
  const inner = unit.repeat(2)
  const entries = added.map(entry => `\n${inner}${filled(entryShape(inner, unit), entry)}`)
  return `[${entries.join(',')}\n${unit}]`
}

function entryShape(indent: string | undefined, unit: string): string {
  const fields = ['"source": "/"', '"destination": "/"']
  if (indent === undefined) return `{ ${fields.join(', ')} }`
  return `{\n${indent}${unit}${fields.join(`,\n${indent}${unit}`)}\n${indent}}`
}

/** The same white space, quotes and order of fields, with other addresses. */
function filled(shape: string, { source, destination }: RedirectEntry): string {
  const value = (name: string, address: string) => (whole: string, key: string) =>
    key.startsWith(`"${name}"`) ? key + JSON.stringify(address) : whole
  return shape
    .replace(/("source"\s*:\s*)"(?:[^"\\]|\\.)*"/, value('source', source))
    .replace(/("destination"\s*:\s*)"(?:[^"\\]|\\.)*"/, value('destination', destination))
}

function isPlainEntry(text: string): boolean {
  return (
    Object.keys(fieldsOf(parsed(text, '', new Places(''))))
      .sort()
      .join() === 'destination,source'
  )
}

/** The white space in front of something, if it is the first of its line. */
function indentOf(text: string, offset: number): string | undefined {
  return /\n([ \t]*)$/.exec(text.slice(0, offset))?.[1]
}

const BRACKETS = /"(?:[^"\\]|\\.)*"|[[\]{}]/g
const SCALAR = /"(?:[^"\\]|\\.)*"|[^\s,[\]{}]+/y

/** Behind the value that begins at `start`. */
function endOfValue(text: string, start: number): number {
  SCALAR.lastIndex = start
  if (SCALAR.test(text)) return SCALAR.lastIndex
  BRACKETS.lastIndex = start
  let depth = 0
  for (let found = BRACKETS.exec(text); found !== null; found = BRACKETS.exec(text)) {
    if (found[0] === '{' || found[0] === '[') depth += 1
    if (found[0] === '}' || found[0] === ']') depth -= 1
    if (depth === 0) return BRACKETS.lastIndex
  }
  return text.length
}
