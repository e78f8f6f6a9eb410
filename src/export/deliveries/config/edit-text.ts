import { applyEdits as applyJsonEdits, modify } from 'jsonc-parser'
import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isCollection,
  isMap,
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

type Values = Record<string, unknown>

/** Positions in the text are those of the parser, which does not count it. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Sets the fields in the text of a YAML or JSON file. Only the fields are written, and the rest of a YAML file stays
 * unchanged, byte for byte: a YAML writer would fold lines, change quotes and move comments. The result is parsed again,
 * and rejected if another value has changed.
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
    throw unsupported(`${key} shares values with other parts of it (by an anchor or a merge key)`)
  return changed
}

/** A config file that cannot be changed safely. The message continues "… cannot be changed: ". */
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
  // Text that is in one line stays in one line.
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
 * By the YAML specification, a `|` or `>` block that ends the file without a line break has none in its value, and would
 * get one from lines that follow, unless it is `|-` or `>-`. (The parser that is used here adds one in both cases.)
 */
function requireLineBreak(text: string, document: Document): void {
  if (text.endsWith('\n')) return
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('BLOCK') !== true || range?.[1] !== text.length) return
      if (/^[|>]\d?-/.test(text.slice(range[0]))) return
      throw unsupported('it ends in a block of text: add a line break at its end')
    }
  })
}

/** The fields at `key`. Empty when it is missing, or no map. */
export function fieldsAt(text: string, key: string): Values {
  return Object(valueAt(valueOf(parse(text.replace(BYTE_ORDER_MARK, ''))), key.split('.'))) as Values
}

function valueAt(top: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (value, name) => (Object.hasOwn(Object(value) as object, name) ? (value as Values)[name] : undefined),
    top
  )
}

function parse(text: string): Document {
  const lines = new LineCounter()
  // Pretty errors repeat a part of the file, which may contain secrets.
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
      throw unsupported(`${path.slice(0, depth + 1).join('.')} is an alias of another part of it`)
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

/** Whether a value is null or an empty map, without a comment in it. */
function isEmpty(text: string, value: unknown): boolean {
  return /^(~|null|\{\s*\})?$/i.test(text.slice(...rangeOf(value)))
}

function rangeOf(node: unknown): [start: number, end: number] {
  const range = isNode(node) ? node.range : undefined
  if (!range) throw unsupported('a part of it has no position in the text')
  return [range[0], range[1]]
}

/** New entries follow the last one. */
function addition(text: string, map: YAMLMap, values: Values): Edit {
  return newLines(text, endOfPart(map), blockLines(text, values, indentOf(text, map)))
}

/** Gives a key without a value its map. */
function filling(text: string, map: YAMLMap, pair: Pair, value: Values): Edit[] {
  const [start, end] = rangeOf(pair.value)
  const withBlanks = text.slice(0, start).replace(/[ \t]*$/, '').length
  const nothing = { start: start === end ? start : withBlanks, end, text: '' }
  return [nothing, newLines(text, end, blockLines(text, value, indentOf(text, map) + indentUnit(text)))]
}

/** Fields of a map: a value is replaced in its place, a new field follows the last one. */
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

/** Replaces the value of a pair. No edit if it has this value already. */
function replaceValue(text: string, pair: Pair, value: unknown): Edit[] {
  const node = pair.value
  if (isCollection(node)) throw unsupported(`${String(pair.key)} is not a single value`)
  if (isScalar(node) && node.value === value) return []
  const [start, end] = rangeOf(node ?? pair.key)
  // The range of a block scalar includes its line ending.
  const tail = /\r?\n$/.exec(text.slice(start, end))?.[0] ?? ''
  // An empty value starts directly after the colon, or directly before a comment.
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

/** Whole lines after the one that contains `position`. A file without a line ending at its end stays without one. */
function newLines(text: string, position: number, lines: string[]): Edit {
  const eol = lineEnding(text)
  const at = text.indexOf('\n', position - 1) + 1 || text.length
  const body = lines.join(eol)
  const startsLine = at === 0 || text[at - 1] === '\n'
  return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` }
}

/** The end of the last thing written in it: the range of a block can include the comments that follow it. */
function endOfPart(part: unknown): number {
  if (isCollection(part) && !part.flow) return endOfPart(part.items.at(-1))
  if (isNode(part)) return rangeOf(part)[1]
  const { key, value } = part as Pair
  return endOfPart(value ?? key)
}

/** The indentation of the entries of a block. */
function indentOf(text: string, map: YAMLMap): string {
  if (map.flow) throw unsupported('a map in braces has no lines of its own')
  const [start] = rangeOf(map.items[0]?.key)
  return ' '.repeat(start - text.lastIndexOf('\n', start) - 1)
}

function lineEnding(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** The indentation of the first entry that has one. */
function indentUnit(text: string): string {
  return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  '
}
