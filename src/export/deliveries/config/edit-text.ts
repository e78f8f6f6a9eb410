import { applyEdits as applyJsonEdits, modify } from 'jsonc-parser'
import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isCollection,
  isMap,
  isPair,
  isNode,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  type Pair,
  type YAMLMap
} from 'yaml'
import { Failure, reasonOf } from '../../../runtime/failure.ts'
import { applyEdits, type Edit } from '../../../runtime/text/edits.ts'
import type { StaticExport } from '../../inputs/deployment-config.ts'

const NAME = 'staticExport'

type Values = Record<string, unknown>

/** Removed before parsing, because the parser's positions do not count the byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Sets the `wanted` fields at `key` in a YAML or JSON text. Edits only the affected bytes of YAML, because a serializer
 * would fold lines, change quotes and move comments. Parses the result, and rejects it if any other value has changed.
 */
export function setStaticExport(text: string, key: string, wanted: StaticExport): string {
  if (text.startsWith(BYTE_ORDER_MARK)) return BYTE_ORDER_MARK + setStaticExport(text.slice(1), key, wanted)
  const path = key.split('.')
  const fields = { ...wanted }
  const document = parse(text)
  const before = valueOf(document)
  const expected = expectedValue(before, path, fields)
  if (isDeepStrictEqual(before, expected)) return text
  const changed = isJson(text)
    ? changeJson(text, path, fields, before)
    : changeYaml(text, document, path, fields)
  if (!isDeepStrictEqual(valueOf(parse(changed)), expected))
    throw unsupported(`${key} shares values with other entries (through an anchor or a merge key)`)
  return changed
}

/** Returns a Failure for a config file that cannot be changed safely. `problem` completes "… cannot be changed: ". */
function unsupported(problem: string): Failure {
  return new Failure('config-unsupported', problem)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function changeJson(text: string, path: string[], fields: Values, before: unknown): string {
  const missing = path.findIndex((_, depth) => (valueAt(before, path.slice(0, depth + 1)) ?? null) === null)
  const changes: [string[], unknown][] =
    missing < 0
      ? Object.entries(fields).map(([name, value]) => [[...path, name], value])
      : [[path.slice(0, missing + 1), nested(path.slice(missing + 1), fields)]]
  const unit = indentUnit(text)
  const layout = { insertSpaces: !unit.includes('\t'), tabSize: unit.length, eol: lineEnding(text) }
  // JSON on a single line remains on a single line.
  const options = text.trim().includes('\n') ? { formattingOptions: layout } : {}
  return changes.reduce(
    (changed, [place, value]) => applyJsonEdits(changed, modify(changed, place, value, options)),
    text
  )
}

function changeYaml(text: string, document: Document, path: string[], fields: Values): string {
  const edits = editsFor(text, document, path, fields)
  if (edits.some(({ start }) => start === text.length)) requireLineBreak(text, document)
  return applyEdits(text, edits)
}

/**
 * Throws if the file ends in a `|` or `>` block without a final line break. New lines after the block would add a line
 * break to its value (except for `|-` and `>-`). No later check finds this, because the parser always adds that break.
 */
function requireLineBreak(text: string, document: Document): void {
  if (text.endsWith('\n')) return
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('BLOCK') !== true || range?.[1] !== text.length) return
      if (/^[|>]\d?-/.test(text.slice(range[0]))) return
      throw unsupported('it ends in a text block: add a line break at the end of the file')
    }
  })
}

/** Returns the fields at `key`, or no fields if `key` is missing or not a map. */
export function fieldsAt(text: string, key: string): Values {
  return Object(valueAt(valueOf(parse(text.replace(BYTE_ORDER_MARK, ''))), key.split('.'))) as Values
}

/** Returns the dotted paths at which a file contains `staticExport` apart from `key`. */
export function otherPlaces(text: string, key: string): string[] {
  const places: string[] = []
  visit(parse(text.replace(BYTE_ORDER_MARK, '')), {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.value !== NAME) return
      const parents = ancestors.filter(node => isPair(node)).map(({ key: name }) => String(name))
      places.push([...parents, NAME].join('.'))
    }
  })
  return places.filter(place => place !== key)
}

function valueAt(top: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (value, name) => (Object.hasOwn(Object(value) as object, name) ? (value as Values)[name] : undefined),
    top
  )
}

function parse(text: string): Document {
  const lines = new LineCounter()
  // Disable pretty errors: they quote the file, which may contain secrets.
  const documents = [
    ...parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true, intAsBigInt: true })
  ] as Document[]
  const [error] = documents.flatMap(({ errors }) => errors)
  if (error !== undefined)
    throw new Failure('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`)
  if (documents.length > 1) throw unsupported('it contains several YAML documents')
  return documents[0] ?? new Document(null)
}

function valueOf(document: Document): unknown {
  try {
    return document.toJS()
  } catch (error) {
    // An alias without an anchor is detected only here.
    throw new Failure('config-invalid', reasonOf(error))
  }
}

function expectedValue(before: unknown, path: string[], fields: Values, depth = 0): Values {
  if (typeof (before ?? {}) !== 'object' || Array.isArray(before))
    throw unsupported(`${depth === 0 ? 'its top level' : path.slice(0, depth).join('.')} is not a map`)
  const map: Values = { ...(before as Values | null) }
  const key = path[depth]
  if (key === undefined) return Object.assign(map, fields)
  const inner = Object.hasOwn(map, key) ? map[key] : undefined
  return { ...map, [key]: expectedValue(inner, path, fields, depth + 1) }
}

function editsFor(text: string, document: Document, path: string[], fields: Values): Edit[] {
  const { contents: root } = document
  if (!isMap(root)) return [newLines(text, text.length, blockLines(text, nested(path, fields), ''))]
  let map: YAMLMap = root
  for (const [depth, key] of path.entries()) {
    const inner = nested(path.slice(depth + 1), fields)
    const pair = pairOf(map, key)
    if (pair === undefined) return [addition(text, map, { [key]: inner })]
    if (isEmpty(text, pair.value)) return filling(text, map, pair, inner)
    if (!isMap(pair.value))
      throw unsupported(`${path.slice(0, depth + 1).join('.')} is an alias for another value in the file`)
    map = pair.value
  }
  return fieldEdits(text, map, fields)
}

function nested(path: string[], fields: Values): Values {
  return path.reduceRight<Values>((inner, key) => ({ [key]: inner }), fields)
}

function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find(item => isScalar(item.key) && item.key.value === key)
}

/** Whether a value is null or an empty map without comments. */
function isEmpty(text: string, value: unknown): boolean {
  return /^(~|null|\{\s*\})?$/i.test(text.slice(...rangeOf(value)))
}

function rangeOf(node: unknown): [start: number, end: number] {
  const range = isNode(node) ? node.range : undefined
  if (!range) throw unsupported('a value in the file has no position in the text')
  return [range[0], range[1]]
}

/** Adds entries after the last entry of a map. */
function addition(text: string, map: YAMLMap, values: Values): Edit {
  return newLines(text, endOfPart(map), blockLines(text, values, indentOf(text, map)))
}

/** Replaces the empty value of a key with a map. */
function filling(text: string, map: YAMLMap, pair: Pair, value: Values): Edit[] {
  const [start, end] = rangeOf(pair.value)
  const withBlanks = text.slice(0, start).replace(/[ \t]*$/, '').length
  const nothing = { start: start === end ? start : withBlanks, end, text: '' }
  return [nothing, newLines(text, end, blockLines(text, value, indentOf(text, map) + indentUnit(text)))]
}

/** Replaces the values of existing fields in place and adds missing fields after the last entry. */
function fieldEdits(text: string, map: YAMLMap, wanted: Values): Edit[] {
  const missing: Values = {}
  const edits = Object.entries(wanted).flatMap(([key, value]): Edit[] => {
    const pair = pairOf(map, key)
    if (pair !== undefined) return replaceValue(text, pair, value)
    missing[key] = value
    return []
  })
  return Object.keys(missing).length === 0 ? edits : [...edits, addition(text, map, missing)]
}

/** Returns the edit that replaces a pair's value, or no edit if the pair already has this value. */
function replaceValue(text: string, pair: Pair, value: unknown): Edit[] {
  const node = pair.value
  if (isCollection(node)) throw unsupported(`${String(pair.key)} is not a single value`)
  if (isScalar(node) && node.value === value) return []
  const [start, end] = rangeOf(node ?? pair.key)
  // The range of a block scalar includes its line ending.
  const tail = /\r?\n$/.exec(text.slice(start, end))?.[0] ?? ''
  // The position of an empty value can be right after the colon or right before a comment.
  const before = start === end && text[start - 1] === ':' ? ' ' : ''
  const after = start === end && text[end] === '#' ? ' ' : ''
  return [{ start, end, text: `${before}${JSON.stringify(value)}${after}${tail}` }]
}

function blockLines(text: string, value: Values, indent: string): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object'
      ? [`${indent}${key}:`, ...blockLines(text, inner as Values, `${indent}${indentUnit(text)}`)]
      : [`${indent}${key}: ${JSON.stringify(inner)}`]
  )
}

/** Inserts lines after the line with `position`. If that line has no line ending, neither has the last new line. */
function newLines(text: string, position: number, lines: string[]): Edit {
  const eol = lineEnding(text)
  const at = text.indexOf('\n', position - 1) + 1 || text.length
  const body = lines.join(eol)
  const startsLine = at === 0 || text[at - 1] === '\n'
  return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` }
}

/** Returns the end of the last key or value in `part`. The range of a block can also include comments after it. */
function endOfPart(part: unknown): number {
  if (isCollection(part) && !part.flow) return endOfPart(part.items.at(-1))
  if (isNode(part)) return rangeOf(part)[1]
  const { key, value } = part as Pair
  return endOfPart(value ?? key)
}

function indentOf(text: string, map: YAMLMap): string {
  if (map.flow) throw unsupported('entries cannot be added to a map in braces')
  const [start] = rangeOf(map.items[0]?.key)
  return ' '.repeat(start - text.lastIndexOf('\n', start) - 1)
}

function lineEnding(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** Returns the indentation of the first indented entry, or two spaces. */
function indentUnit(text: string): string {
  return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  '
}
