import { findNodeAtLocation, findNodeAtOffset, type Node } from 'jsonc-parser'
import { itemsOf, JsonError, parseJsonTree } from '../../../sources/source/json.ts'
import type { Place } from '../../../sources/source/problems.ts'
import type { AddressChange, SourceEdit } from '../../edits/edit.ts'
import type { SourceText } from '../../edits/source-text.ts'

/** The source and the destination of a redirect. */
export type Ends = Pick<AddressChange, 'from' | 'to'>

/** Creates an edit that adds redirects after the existing entries in a file, in the same format. */
export function addBehind(
  entries: readonly Place[],
  added: readonly Ends[],
  settings: SourceText
): SourceEdit | undefined {
  const { text } = settings
  const starts = new Set(entries.map(place => settings.offsetOf(place)))
  const tree = treeOf(settings)
  const [first = 0] = starts
  const list = tree && findNodeAtOffset(tree, first)?.parent
  const nodes = list?.children?.filter(({ offset }) => starts.has(offset)) ?? []
  const [before, last] = [nodes.at(-2), nodes.at(-1)]
  if (last === undefined) return undefined
  const indent = indentOf(text, last.offset)
  const between = before && text.slice(endOf(before), last.offset)
  const separator = /^\s*,\s*$/.test(between ?? '') ? between : indent === undefined ? ', ' : `,\n${indent}`
  const example = nodes.findLast(isPlainEntry)
  const unit = indent?.startsWith('\t') ? '\t' : '  '
  const shape = example ? text.slice(example.offset, endOf(example)) : entryShape(indent, unit)
  return settings.edit(endOf(last), '', added.map(entry => `${separator}${filled(shape, entry)}`).join(''))
}

/** Creates an edit that adds the first redirects to the settings; undefined if no suitable position is found. */
export function addFirst(added: readonly Ends[], settings: SourceText): SourceEdit | undefined {
  const { text } = settings
  const tree = treeOf(settings)
  const [, unit] = /^\s*\{[ \t]*\n([ \t]+)"/.exec(text) ?? []
  const list = listText(added, unit)
  const known = tree && findNodeAtLocation(tree, ['redirects'])
  if (known !== undefined)
    return text.startsWith('[]', known.offset) ? settings.edit(known.offset, '[]', list) : undefined
  const last = tree?.type === 'object' ? tree.children?.at(-1) : undefined
  if (last === undefined) return undefined
  return settings.edit(endOf(last), '', `${unit === undefined ? ', ' : `,\n${unit}`}"redirects": ${list}`)
}

function treeOf({ text, file }: SourceText): Node | undefined {
  try {
    return parseJsonTree(text, file)
  } catch (error) {
    if (error instanceof JsonError) return undefined
    throw error
  }
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

function listText(added: readonly Ends[], unit: string | undefined): string {
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

/** Inserts addresses into a sample entry. Keeps the whitespace, the quotes, and the order of fields. */
function filled(shape: string, { from, to }: Ends): string {
  const value = (name: string, address: string) => (whole: string, key: string) =>
    key.startsWith(`"${name}"`) ? key + JSON.stringify(address) : whole
  return shape
    .replace(/("source"\s*:\s*)"[^"]*"/, value('source', from))
    .replace(/("destination"\s*:\s*)"[^"]*"/, value('destination', to))
}

function isPlainEntry(entry: Node): boolean {
  const names = itemsOf(entry).map(([name]) => name)
  return entry.type === 'object' && names.sort().join() === 'destination,source'
}

/** Returns the whitespace before an offset, if the line contains nothing else before the offset. */
function indentOf(text: string, offset: number): string | undefined {
  return /\n([ \t]*)$/.exec(text.slice(0, offset))?.[1]
}
