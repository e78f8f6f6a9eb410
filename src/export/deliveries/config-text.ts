import { isDeepStrictEqual } from 'node:util'
import { Document, isAlias, isMap, LineCounter, parseAllDocuments, type Pair, type YAMLMap } from 'yaml'
import { reasonOf } from '../../runtime/failure.ts'
import { flowEdits, flowObject } from './config-flow.ts'
import {
  applyEdits,
  columnOf,
  ConfigProblem,
  endOf,
  isEmpty,
  lineEnd,
  lineStart,
  pairOf,
  rangeOf,
  replaceValue,
  type Edit
} from './config-places.ts'
import type { StaticExport } from './static-export.ts'

const KEY = 'staticExport'

/**
 * Sets the fields in the text of a YAML or JSON file (JSON is read as the YAML that it also is). Only the places that
 * change are rewritten and everything else stays as it was, byte for byte: a YAML writer would fold lines, change quotes
 * and move comments. The result is read again, and refused when anything but the fields has changed its meaning.
 *
 * A version that is not given is removed: the pin of an earlier export does not fit the bundle of this one.
 */
export function setStaticExport(text: string, { enabled, bundleUrl, version }: StaticExport): string {
  const document = parse(text)
  const fields = { enabled, bundleUrl, ...(version !== undefined && { version }) }
  const changed = applyEdits(text, editsFor(text, document, fields))

  const before = valueOf(document) as Record<string, unknown> | null
  const others: Record<string, unknown> = { ...(before?.[KEY] as object | null | undefined) }
  delete others['version']
  const expected = { ...before, [KEY]: { ...others, ...fields } }
  if (!isDeepStrictEqual(valueOf(parse(changed)), expected)) {
    throw new ConfigProblem(
      'config-unsupported',
      `${KEY} shares values with other parts of it (by an anchor or a merge key) that would change too`
    )
  }
  return changed
}

function parse(text: string): Document {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true })
  const [first, second] = [...documents]
  const error = first?.errors[0] ?? second?.errors[0]
  if (error !== undefined) {
    throw new ConfigProblem('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`)
  }
  if (second !== undefined)
    throw new ConfigProblem('config-multiple-documents', 'it holds several YAML documents')
  return first ?? new Document(null)
}

function valueOf(document: Document): unknown {
  try {
    return document.toJS()
  } catch (error) {
    // An alias without an anchor is noticed only here.
    throw new ConfigProblem('config-invalid', reasonOf(error))
  }
}

function editsFor(text: string, { contents: root }: Document, fields: StaticExport): Edit[] {
  if (isEmpty(root)) return [newLines(text, text.length, block(fields, '', '  '))]
  if (!isMap(root)) throw new ConfigProblem('config-unsupported', 'it is not a map at the top')
  const pair = pairOf(root, KEY)
  if (pair === undefined) {
    return root.flow
      ? flowEdits(text, root, { [KEY]: fields })
      : [newLines(text, endOf(root), blockIn(text, root, fields))]
  }
  if (isMap(pair.value)) {
    const wanted = { ...fields, version: fields.version }
    return pair.value.flow ? flowEdits(text, pair.value, wanted) : blockEdits(text, pair.value, wanted)
  }
  if (isAlias(pair.value))
    throw new ConfigProblem('config-unsupported', `${KEY} is an alias of another part of it`)
  if (!isEmpty(pair.value)) throw new ConfigProblem('config-unsupported', `${KEY} is not a map`)
  return fillEdits(text, root, pair, fields)
}

/** Gives `staticExport:` without a value its fields. */
function fillEdits(text: string, root: YAMLMap, pair: Pair, fields: StaticExport): Edit[] {
  const [start, end] = rangeOf(pair.value)
  if (root.flow) return [{ start, end, text: flowObject(text, root, fields) }]
  const blanks = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0
  const [, ...lines] = blockIn(text, root, fields)
  const nothing = { start: start === end ? start : start - blanks, end, text: '' }
  return [nothing, newLines(text, end, lines)]
}

/** Fields of a block map: a value is replaced where it stands, a new field follows the last one. */
function blockEdits(text: string, map: YAMLMap, wanted: Record<string, unknown>): Edit[] {
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

/** The whole block, as deep and with the same step as the maps around it. */
function blockIn(text: string, root: YAMLMap, fields: StaticExport): string[] {
  const column = columnOf(text, root)
  const inner = root.items.map(({ value }) => value).find(value => isMap(value) && !value.flow)
  const step = isMap(inner) ? Math.max(1, columnOf(text, inner) - column) : 2
  return block(fields, ' '.repeat(column), ' '.repeat(step))
}

function block(fields: StaticExport, indent: string, step: string): string[] {
  const lines = Object.entries(fields).map(
    ([key, value]) => `${indent}${step}${key}: ${JSON.stringify(value)}`
  )
  return [`${indent}${KEY}:`, ...lines]
}

/** Whole lines after the one in which `position` is. A file without a line end at its end stays without. */
function newLines(text: string, position: number, lines: string[]): Edit {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const at = lineEnd(text, position)
  const body = lines.join(eol)
  const startsLine = at === 0 || text[at - 1] === '\n'
  return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` }
}
