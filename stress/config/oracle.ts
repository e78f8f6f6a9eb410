import { diffArrays } from 'diff'
import { isDeepStrictEqual } from 'node:util'
import { CST, isAlias, isMap, isScalar, Lexer, parseAllDocuments, type Document, type Pair } from 'yaml'
import type { StaticExport } from '../../src/export/inputs/deployment-config.ts'
import type { ConfigEdit } from './edits.ts'

type Values = Record<string, unknown>

/** Finds errors in the text after an edit, without using the code that made the edit. */
export function* mistakes(before: string, after: string, edit: ConfigEdit): Generator<string> {
  const path = edit.key.split('.')
  const value = valueOf(after)
  if (!isDeepStrictEqual(value, expectedValue(valueOf(before), path, edit.fields))) yield 'other values'
  if (!isDeepStrictEqual(comments(after), comments(before))) yield 'other comments'
  if (before.trim() !== '' && before.endsWith('\n') !== after.endsWith('\n')) yield 'another last line break'
  if (isCrlf(before) && !isCrlf(after)) yield 'other line endings'
  yield* mistakesInLines(before, after, edit)
}

/** Checks the reason for a rejection against the file, without using the code that rejected the edit. */
export function isTrueReason(reason: string, text: string, { key }: ConfigEdit): boolean {
  const path = key.split('.')
  const documents = [...parseAllDocuments(text)]
  if (reason.includes('several YAML documents')) return documents.length > 1
  if (/^line \d+/.test(reason)) return documents.some(({ errors }) => errors.length > 0)
  if (reason.includes('is not a map')) return hasObstacle(valueOf(text), path)
  if (reason.includes('is an alias')) return nodesOn(text, path).some(isAlias)
  if (reason.includes('shares values')) return [...new Lexer().lex(text)].some(token => token.startsWith('&'))
  if (reason.includes('is not a single value'))
    return Object.values((valueAt(text, path) ?? {}) as Values).some(isObject)
  if (reason.includes('map in braces')) return nodesOn(text, path).some(node => isMap(node) && node.flow)
  if (reason.includes('ends in a text block')) return !text.endsWith('\n')
  return false
}

function valueOf(text: string): unknown {
  return documentOf(text)?.toJS()
}

const documentOf = remembered(
  (text): Document | undefined => [...parseAllDocuments(text, { merge: true, intAsBigInt: true })][0]
)

/** Caches results, because each file is edited and checked many times. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const value = known.get(text) ?? read(text)
    if (known.size > 5) known.clear()
    known.set(text, value)
    return value
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

function expectedValue(value: unknown, [key, ...rest]: string[], fields: StaticExport): Values {
  const map = new Map(Object.entries((value ?? {}) as Values))
  if (key !== undefined) map.set(key, expectedValue(map.get(key), rest, fields))
  else for (const [name, field] of Object.entries(fields)) map.set(name, field)
  return Object.fromEntries(map)
}

function hasObstacle(value: unknown, [key, ...rest]: string[]): boolean {
  if ((value ?? undefined) === undefined) return false
  if (!isObject(value) || Array.isArray(value)) return true
  return key !== undefined && hasObstacle(Object.hasOwn(value, key) ? value[key] : undefined, rest)
}

function valueAt(text: string, path: string[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), valueOf(text))
}

function isCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}

/** Tokens that have no visible text. */
const MARKERS = new Set<string>([CST.BOM, CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])

/** Returns the texts of all comments, and the indexes of lines that contain only a comment. */
const commentsOf = remembered((text): { texts: string[]; lines: Set<number> } => {
  const texts: string[] = []
  const lines = new Set<number>()
  let line = 0
  let isBlank = true
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#')) {
      texts.push(token)
      if (isBlank) lines.add(line)
    }
    line += token.split('\n').length - 1
    if (token.endsWith('\n')) isBlank = true
    else if (/\S/.test(token) && !MARKERS.has(token)) isBlank = false
  }
  return { texts, lines }
})

function comments(text: string): string[] {
  return commentsOf(text).texts
}

function fieldOf(items: readonly Pair[], name: string): Pair | undefined {
  return items.find(({ key }) => isScalar(key) && key.value === name)
}

/** Returns the existing nodes along a path. If no node is missing, the last node is the value at the path. */
function nodesOn(text: string, path: string[]): unknown[] {
  const nodes: unknown[] = [documentOf(text)?.contents]
  for (const key of path) {
    const map = nodes.at(-1)
    if (!isMap(map)) return nodes
    nodes.push(fieldOf(map.items, key)?.value)
  }
  return nodes
}

/** Reports removed lines outside the edited location, and added lines with unexpected content. */
function* mistakesInLines(before: string, after: string, edit: ConfigEdit): Generator<string> {
  const mayChange = placeOf(before, edit.key.split('.'))
  const commentLines = commentsOf(after).lines
  const names = [...edit.key.split('.'), 'enabled', 'bundleUrl', 'version']
  const isNew = (line: string) =>
    names.some(name => new RegExp(`^\\s*(["']?)${name}\\1\\s*:`).test(line)) || /^\s*\}?,?\s*$/.test(line)
  let old = 0
  let now = 0
  let lost = 0
  for (const { added, removed, value } of diffArrays(lines(before), lines(after))) {
    if (removed) {
      if (!value.every((_, i) => mayChange(old + i))) yield 'a line elsewhere has changed'
      lost = value.length
      old += value.length
      continue
    }
    if (added) {
      if (lost === 0 && !value.every(isNew)) yield 'an added line is not one of the fields'
      if (lost === 0 && commentLines.has(now - 1) && hasContentBefore(before, old))
        yield 'the fields are between a comment and what it describes'
    } else old += value.length
    now += value.length
    lost = 0
  }
}

function lines(text: string): string[] {
  if (text === '') return []
  const ending = text.includes('\r\n') ? '\r\n' : '\n'
  return `${text}${text.endsWith('\n') ? '' : ending}`.split('\n')
}

function hasContentBefore(text: string, line: number): boolean {
  return lines(text)
    .slice(0, line)
    .some(part => /^[^#\s-]/.test(part))
}

/** Returns which lines may change: fields, values that become maps, and flow entries that gain or lose a comma. */
function placeOf(text: string, path: string[]): (line: number) => boolean {
  const nodes = nodesOn(text, path)
  const map = nodes.findLast(isMap)
  if (!isMap(map)) return () => false
  const depth = nodes.indexOf(map)
  const names = depth === path.length ? ['enabled', 'bundleUrl', 'version'] : path.slice(depth, depth + 1)
  const ranges = names.flatMap(name => {
    const pair = fieldOf(map.items, name)
    return pair === undefined ? [] : [linesOf(text, pair)]
  })
  if (map.flow && map.items.length === 0) ranges.push(linesOf(text, map))
  for (const pair of map.flow ? map.items.slice(-2) : []) {
    const [, last] = linesOf(text, pair)
    ranges.push([last, last])
  }
  return line => ranges.some(([first, last]) => line >= first && line <= last)
}

function linesOf(text: string, part: unknown): [first: number, last: number] {
  const { key, value } = part as Partial<Pair>
  const range = (node: unknown) => (node as { range?: [number, number] | null } | null | undefined)?.range
  const [start, ownEnd] = range(key) ?? range(part) ?? [0, 0]
  const end = Math.max(start, (range(value) ?? [0, ownEnd])[1] - 1)
  const lineAt = (position: number) => text.slice(0, position).split('\n').length - 1
  return [lineAt(start), lineAt(end)]
}
