import { isCollection, isNode, isScalar, type Pair, type YAMLMap } from 'yaml'
import type { Edit } from '../../../runtime/text/edits.ts'
import { ConfigProblem } from './problem.ts'

export function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find(item => isScalar(item.key) && item.key.value === key)
}

/** Whether a value is null or an empty map, without a comment in it. */
export function isEmpty(text: string, value: unknown): boolean {
  return /^(~|null|\{\s*\})?$/i.test(text.slice(...rangeOf(value)))
}

export function rangeOf(node: unknown): [start: number, end: number] {
  const range = isNode(node) ? node.range : undefined
  if (!range) throw new ConfigProblem('config-unsupported', 'a part of it has no position in the text')
  return [range[0], range[1]]
}

/** The end of the last thing written in it: the range of a block can include the comments that follow it. */
export function endOfPart(part: unknown): number {
  if (isCollection(part) && !part.flow) return endOfPart(part.items.at(-1))
  if (isNode(part)) return rangeOf(part)[1]
  const { key, value } = part as Pair
  return endOfPart(value ?? key)
}

/** The beginning of the next line, which can be at this position, or the end of the text. */
export function lineEnd(text: string, position: number): number {
  return text.indexOf('\n', position - 1) + 1 || text.length
}

function lineStart(text: string, position: number): number {
  return text.lastIndexOf('\n', position) + 1
}

export function columnOf(text: string, map: YAMLMap): number {
  const [start] = rangeOf(map.items[0]?.key)
  return start - lineStart(text, start)
}

export function lineEnding(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** The indentation of the first entry that has one. */
export function indentUnit(text: string): string {
  return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  '
}

/** Replaces the value of a pair. No edit if it has this value already. */
export function replaceValue(text: string, pair: Pair, value: unknown): Edit[] {
  const node = pair.value
  if (isCollection(node)) {
    throw new ConfigProblem('config-unsupported', `${String(pair.key)} is not a single value`)
  }
  if (isScalar(node) && node.value === value) return []
  const [start, end] = rangeOf(node ?? pair.key)
  // The range of a block scalar includes its line ending.
  const tail = /\r?\n$/.exec(text.slice(start, end))?.[0] ?? ''
  return [{ start, end, text: `${spaced(text, [start, end], JSON.stringify(value))}${tail}` }]
}

/** An empty value starts directly after the colon, or directly before a comment. */
export function spaced(text: string, [start, end]: [start: number, end: number], value: string): string {
  const before = text[start - 1] === ':' ? ' ' : ''
  const after = text[end] === '#' ? ' ' : ''
  return start === end ? `${before}${value}${after}` : value
}
