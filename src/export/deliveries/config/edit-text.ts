import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  type Pair,
  type YAMLMap
} from 'yaml'
import { reasonOf } from '../../../runtime/failure.ts'
import { applyEdits, type Edit } from '../../../runtime/text/edits.ts'
import type { StaticExport } from '../../inputs/deployment-config.ts'
import { addToBraces, layoutOf } from './braces.ts'
import { ConfigProblem } from './problem.ts'
import {
  columnOf,
  endOfPart,
  indentUnit,
  isEmpty,
  lineEnd,
  lineEnding,
  pairOf,
  rangeOf,
  replaceValue,
  spaced
} from './text-positions.ts'

type Values = Record<string, unknown>

/** Positions in the text are those of the parser, which does not count it. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Sets the fields in the text of a YAML or JSON file (JSON is parsed as YAML). Only the fields are written, and the rest
 * stays unchanged, byte for byte: a YAML writer would fold lines, change quotes and move comments. The result is parsed
 * again, and rejected if another value has changed.
 */
export function setStaticExport(text: string, key: string, wanted: StaticExport): string {
  if (text.startsWith(BYTE_ORDER_MARK)) return BYTE_ORDER_MARK + setStaticExport(text.slice(1), key, wanted)
  const path = key.split('.')
  const fields = { ...wanted }
  const document = parse(text)
  const before = valueOf(document)
  const expected = expectedValue(before, path, fields)
  if (isDeepStrictEqual(before, expected)) return text
  const edits = editsFor(text, document, path, fields)
  if (edits.some(({ start }) => start === text.length)) requireLineBreak(text, document)
  const changed = applyEdits(text, edits)
  if (!isDeepStrictEqual(valueOf(parse(changed)), expected)) {
    throw new ConfigProblem(
      'config-unsupported',
      `${key} shares values with other parts of it (by an anchor or a merge key)`
    )
  }
  return changed
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
      throw new ConfigProblem('config-unsupported', 'it ends in a block of text: add a line break at its end')
    }
  })
}

/** The fields at `key`. Empty when it is missing, or no map. */
export function fieldsAt(text: string, key: string): Values {
  const at = (value: unknown, name: string) =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Values)[name] : {}
  return Object(key.split('.').reduce(at, valueOf(parse(text.replace(BYTE_ORDER_MARK, ''))))) as Values
}

/** The places of `staticExport` in the file other than `key`, as dotted paths. */
export function otherPlaces(text: string, key: string): string[] {
  const places: string[] = []
  visit(parse(text), {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || pair.key.value !== 'staticExport') return
      const parents = ancestors.filter(node => 'key' in node).map(({ key: name }) => String(name))
      places.push([...parents, 'staticExport'].join('.'))
    }
  })
  return places.filter(place => place !== key)
}

function parse(text: string): Document {
  const lines = new LineCounter()
  // Pretty errors repeat a part of the file, which may contain secrets.
  const documents = [
    ...parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true, intAsBigInt: true })
  ] as Document[]
  const [error] = documents.flatMap(({ errors }) => errors)
  if (error !== undefined) {
    throw new ConfigProblem('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`)
  }
  if (documents.length > 1) {
    throw new ConfigProblem('config-multiple-documents', 'it contains several YAML documents')
  }
  return documents[0] ?? new Document(null)
}

function valueOf(document: Document): unknown {
  try {
    return document.toJS()
  } catch (error) {
    // An alias without an anchor is detected only here.
    throw new ConfigProblem('config-invalid', reasonOf(error))
  }
}

function expectedValue(before: unknown, path: string[], fields: Values, depth = 0): Values {
  if (typeof (before ?? {}) !== 'object' || Array.isArray(before)) {
    const place = depth === 0 ? 'its top level' : path.slice(0, depth).join('.')
    throw new ConfigProblem('config-unsupported', `${place} is not a map`)
  }
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
    if (!isMap(pair.value)) {
      const place = path.slice(0, depth + 1).join('.')
      throw new ConfigProblem('config-unsupported', `${place} is an alias of another part of it`)
    }
    map = pair.value
  }
  return fieldEdits(text, map, fields)
}

function nested(path: string[], fields: Values): Values {
  return path.reduceRight<Values>((inner, key) => ({ [key]: inner }), fields)
}

/** New entries follow the last one. */
function addition(text: string, map: YAMLMap, values: Values): Edit {
  if (map.flow) return addToBraces(text, map, values)
  return newLines(text, endOfPart(map), blockLines(text, values, ' '.repeat(columnOf(text, map))))
}

/** Gives a key without a value its map. */
function filling(text: string, map: YAMLMap, pair: Pair, value: Values): Edit[] {
  const [start, end] = rangeOf(pair.value)
  if (map.flow) return [{ start, end, text: spaced(text, [start, end], layoutOf(text, map).json(value)) }]
  const withBlanks = text.slice(0, start).replace(/[ \t]*$/, '').length
  const nothing = { start: start === end ? start : withBlanks, end, text: '' }
  const indent = ' '.repeat(columnOf(text, map)) + indentUnit(text)
  return [nothing, newLines(text, end, blockLines(text, value, indent))]
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
  const at = lineEnd(text, position)
  const body = lines.join(eol)
  const startsLine = at === 0 || text[at - 1] === '\n'
  return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` }
}
