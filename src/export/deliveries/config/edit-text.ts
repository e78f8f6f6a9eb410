import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  parseAllDocuments,
  visit,
  type Pair,
  type YAMLMap
} from 'yaml'
import { reasonOf } from '../../../runtime/failure.ts'
import type { StaticExport } from '../../inputs/deployment-config.ts'
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
 * Sets the fields in the text of a YAML or JSON file (JSON is parsed as YAML). Only the fields are rewritten, or the
 * outermost map in braces around them, and the rest stays unchanged, byte for byte: a YAML writer would fold lines,
 * change quotes and move comments. The result is parsed again, and rejected if another value has changed.
 *
 * A missing version is removed: the version of an earlier export does not belong to this bundle.
 */
export function setStaticExport(
  text: string,
  key: string,
  { enabled, bundleUrl, version }: StaticExport
): string {
  const path = key.split('.')
  const fields = { enabled, bundleUrl, version }
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
      `${key} shares values with other parts of it (by an anchor or a merge key), or it has numbers that JSON cannot hold`
    )
  }
  return changed
}

/**
 * By the YAML specification, a `|` or `>` block that ends the file without a line break has none in its value, and would
 * get one from lines that follow. (The parser that is used here adds one in both cases.)
 */
function requireLineBreak(text: string, document: Document): void {
  if (text.endsWith('\n')) return
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('BLOCK') !== true || range?.[1] !== text.length) return
      throw new ConfigProblem('config-unsupported', 'it ends in a block of text: add a line break at its end')
    }
  })
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
  const documents = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    merge: true,
    intAsBigInt: true
  })
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

function expectedValue(before: unknown, path: string[], fields: Values, depth = 0): Values {
  if (typeof (before ?? {}) !== 'object' || Array.isArray(before)) {
    const place = depth === 0 ? 'its top level' : path.slice(0, depth).join('.')
    throw new ConfigProblem('config-unsupported', `${place} is not a map`)
  }
  const map: Values = { ...(before as Values | null) }
  const key = path[depth]
  if (key === undefined) {
    Object.assign(map, fields)
    if (fields['version'] === undefined) delete map['version']
    return map
  }
  const inner = Object.hasOwn(map, key) ? map[key] : undefined
  return { ...map, [key]: expectedValue(inner, path, fields, depth + 1) }
}

function editsFor(text: string, document: Document, path: string[], fields: Values): Edit[] {
  const { contents: root } = document
  const unit = unitOf(text)
  if (!isMap(root)) return [newLines(text, text.length, blockLines(nested(path, fields), '', unit))]
  let map: YAMLMap = root
  let depth = 0
  for (; !map.flow; depth += 1) {
    const [key, ...rest] = path.slice(depth)
    if (key === undefined) return blockEdits(text, map, fields)
    const pair = pairOf(map, key)
    const indent = ' '.repeat(columnOf(text, map))
    if (pair === undefined)
      return [newLines(text, endOf(map), blockLines(nested([key, ...rest], fields), indent, unit))]
    if (isEmpty(text, pair.value))
      return filling(text, pair, blockLines(nested(rest, fields), `${indent}${unit}`, unit))
    if (!isMap(pair.value)) {
      const place = path.slice(0, depth + 1).join('.')
      throw new ConfigProblem('config-unsupported', `${place} is an alias of another part of it`)
    }
    map = pair.value
  }
  return [flowEdit(text, map, expectedValue(map.toJS(document), path.slice(depth), fields))]
}

function nested(path: string[], fields: Values): Values {
  return path.reduceRight<Values>((inner, key) => ({ [key]: inner }), fields)
}

/** Writes a map in braces again as a whole, as JSON in the style of the old text. */
function flowEdit(text: string, map: YAMLMap, value: Values): Edit {
  const [start, end] = rangeOf(map)
  const old = text.slice(start, end)
  if ([...new Lexer().lex(old)].some(token => /^[#&*!]/.test(token))) {
    throw new ConfigProblem(
      'config-unsupported',
      'a map in braces on the way to it has a comment, an anchor, an alias or a tag: write it as a block'
    )
  }
  // The check at the end finds an integer that has lost digits.
  const toJson = (_: string, part: unknown) => (typeof part === 'bigint' ? Number(part) : part)
  const json = JSON.stringify(value, toJson, /\s/.test(old) ? unitOf(text) : undefined)
  const indent = /\n([ \t]*).*$/.exec(old)?.[1]
  return {
    start,
    end,
    text:
      indent === undefined ? json.replace(/\n\s*/g, ' ') : json.replaceAll('\n', lineEnding(text) + indent)
  }
}

/** Gives a key without a value its map. */
function filling(text: string, pair: Pair, lines: string[]): Edit[] {
  const [start, end] = rangeOf(pair.value)
  const blanks = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0
  const nothing = { start: start === end ? start : start - blanks, end, text: '' }
  return [nothing, newLines(text, end, lines)]
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

/** The indentation of the first entry that has one. */
function unitOf(text: string): string {
  return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  '
}

function blockLines(value: Values, indent: string, unit: string): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined
      ? []
      : typeof inner === 'object'
        ? [`${indent}${key}:`, ...blockLines(inner as Values, `${indent}${unit}`, unit)]
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
