import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isAlias,
  isMap,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  type Pair,
  type YAMLMap
} from 'yaml'
import { reasonOf } from '../../../runtime/failure.ts'
import type { StaticExport } from '../../inputs/deployment-config.ts'
import { flowEdits, flowObject } from './flow-map.ts'
import { ConfigProblem } from './problem.ts'
import {
  applyEdits,
  columnOf,
  type Edit,
  endOf,
  isEmpty,
  lineEnd,
  lineEnding,
  lineStart,
  pairOf,
  rangeOf,
  replaceValue
} from './text-positions.ts'

type Values = Record<string, unknown>

/**
 * Sets the fields in the text of a YAML or JSON file (JSON is parsed as YAML). Only the fields are rewritten, and the
 * rest stays unchanged, byte for byte: a YAML writer would fold lines, change quotes and move comments. The result is
 * parsed again, and rejected if anything but the fields has changed its value.
 *
 * A missing version is removed: the version of an earlier export does not belong to this bundle.
 */
export function setStaticExport(
  text: string,
  key: string,
  { enabled, bundleUrl, version }: StaticExport
): string {
  const fields = { enabled, bundleUrl, ...(version !== undefined && { version }) }
  const changed = changeText(text, key, fields)
  const block = lastBlockStart(text)
  if (block === undefined || changed.endsWith(text.slice(block))) return changed
  return changeText(withoutFinalLineBreak(text, block), key, fields)
}

function changeText(text: string, key: string, fields: Values): string {
  const path = key.split('.')
  const document = parse(text)
  const changed = applyEdits(text, editsFor(text, document, path, fields))
  if (!isDeepStrictEqual(valueOf(parse(changed)), expectedValue(valueOf(document), path, fields))) {
    throw new ConfigProblem(
      'config-unsupported',
      `${key} shares values with other parts of it (by an anchor or a merge key) that would change too`
    )
  }
  return changed
}

/** Where a `|` or `>` block begins that ends the file without a line ending. */
function lastBlockStart(text: string): number | undefined {
  let start: number | undefined
  visit(parse(text), {
    Scalar(_, node) {
      if (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED') return
      const [from, to] = rangeOf(node)
      const source = text.slice(from)
      if (to === text.length && /\n.*[^\s].*$/.test(source)) start = from + source.search(/[|>]/)
    }
  })
  return start
}

/**
 * By the YAML specification such a block has no line break at the end of its value, which it would get from lines that
 * follow. (The parser that is used here adds one in both cases.)
 */
function withoutFinalLineBreak(text: string, block: number): string {
  const header = text.slice(block).replace(/^(.[1-9]?)[+-]?([1-9]?)/, '$1$2-')
  return `${text.slice(0, block)}${header}`
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
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true })
  const [first, second] = [...documents]
  const error = first?.errors[0] ?? second?.errors[0]
  if (error !== undefined) {
    throw new ConfigProblem('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`)
  }
  if (second !== undefined) {
    throw new ConfigProblem('config-multiple-documents', 'it contains several YAML documents')
  }
  return first ?? new Document(null)
}

function valueOf(document: Document): unknown {
  try {
    return document.toJS()
  } catch (error) {
    // An alias without an anchor is detected only here.
    throw new ConfigProblem('config-invalid', reasonOf(error))
  }
}

function expectedValue(before: unknown, [key, ...rest]: string[], fields: Values): Values {
  if (key === undefined) {
    const others: Values = { ...(before as Values | null) }
    delete others['version']
    return { ...others, ...fields }
  }
  const map = (before ?? {}) as Values
  const inner = Object.hasOwn(map, key) ? map[key] : undefined
  return { ...map, [key]: expectedValue(inner, rest, fields) }
}

function editsFor(text: string, { contents: root }: Document, path: string[], fields: Values): Edit[] {
  if (isEmpty(root)) return [newLines(text, text.length, blockLines(nested(path, fields), '', '  '))]
  if (!isMap(root)) throw new ConfigProblem('config-unsupported', 'its top level is not a map')
  let map: YAMLMap = root
  let parentColumn = -2
  for (const [depth, key] of path.entries()) {
    const rest = path.slice(depth + 1)
    const pair = pairOf(map, key)
    if (pair === undefined) return additions(text, map, parentColumn, nested([key, ...rest], fields))
    if (isEmpty(pair.value)) return filling(text, map, parentColumn, pair, nested(rest, fields))
    const place = path.slice(0, depth + 1).join('.')
    if (isAlias(pair.value)) {
      throw new ConfigProblem('config-unsupported', `${place} is an alias of another part of it`)
    }
    if (!isMap(pair.value)) throw new ConfigProblem('config-unsupported', `${place} is not a map`)
    if (!map.flow) parentColumn = columnOf(text, map)
    map = pair.value
  }
  const wanted = { ...fields, version: fields['version'] }
  return map.flow ? flowEdits(text, map, wanted) : blockEdits(text, map, wanted)
}

function nested(path: string[], fields: Values): Values {
  return path.reduceRight<Values>((inner, key) => ({ [key]: inner }), fields)
}

/** Adds an entry with maps in it. */
function additions(text: string, map: YAMLMap, parentColumn: number, added: Values): Edit[] {
  if (map.flow) return flowEdits(text, map, added)
  const { indent, step } = indentation(text, map, parentColumn)
  return [newLines(text, endOf(map), blockLines(added, indent, step))]
}

/** Gives a key without a value its map. */
function filling(text: string, map: YAMLMap, parentColumn: number, pair: Pair, value: Values): Edit[] {
  const [start, end] = rangeOf(pair.value)
  if (map.flow) return [{ start, end, text: flowObject(text, map, value) }]
  const blanks = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0
  const { indent, step } = indentation(text, map, parentColumn)
  const nothing = { start: start === end ? start : start - blanks, end, text: '' }
  return [nothing, newLines(text, end, blockLines(value, `${indent}${step}`, step))]
}

/** Fields of a block map: a value is replaced in its place, a new field follows the last one. */
function blockEdits(text: string, map: YAMLMap, wanted: Values): Edit[] {
  const indent = ' '.repeat(columnOf(text, map))
  const missing: string[] = []
  const edits = Object.entries(wanted).flatMap(([key, value]): Edit[] => {
    const pair = pairOf(map, key)
    if (pair === undefined) {
      if (value !== undefined) missing.push(`${indent}${key}: ${JSON.stringify(value)}`)
      return []
    }
    if (value !== undefined) return replaceValue(text, pair, value)
    const start = lineStart(text, rangeOf(pair.key)[0])
    return [{ start, end: lineEnd(text, endOf(pair)), text: '' }]
  })
  return missing.length === 0 ? edits : [...edits, newLines(text, endOf(map), missing)]
}

/** The indentation of a map's entries, and one more level as the maps around it have it. */
function indentation(text: string, map: YAMLMap, parentColumn: number): { indent: string; step: string } {
  const column = columnOf(text, map)
  const inner = map.items.map(({ value }) => value).find(value => isMap(value) && !value.flow)
  const step = isMap(inner) ? columnOf(text, inner) - column : column - parentColumn
  return { indent: ' '.repeat(column), step: ' '.repeat(Math.max(1, step)) }
}

function blockLines(value: Values, indent: string, step: string): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && inner !== null
      ? [`${indent}${key}:`, ...blockLines(inner as Values, `${indent}${step}`, step)]
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
