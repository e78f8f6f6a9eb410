import { createScanner, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { MAX_JSON_DEPTH } from '../source-file-limits.ts'
import { LineStarts } from './line-starts.ts'
import { type Place, startOf } from './problems.ts'

/** The places of the values in lists and objects, by index or key. */
export class Places extends WeakMap<object, Map<string, Place>> {
  readonly #start: Place

  /** `file`: the start of this file is the place of all values that have no recorded place. */
  constructor(file: string) {
    super()
    this.#start = startOf(file)
  }

  of(parent: object, key: string): Place {
    return this.get(parent)?.get(key) ?? this.#start
  }
}

export class JsonError extends Error {
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.place = place
  }
}

/** Parses JSON like `JSON.parse`, and records the place of each value in `places`. */
export function parseJsonWithPlaces(text: string, file: string, places: Places): unknown {
  const lines = new LineStarts(text)
  const valueOf = (node: Node): unknown => {
    if (node.children === undefined) return node.value as unknown
    const items = itemsOf(node)
    const values = items.map(([key, item]) => [key, valueOf(item)] as const)
    const value = node.type === 'array' ? values.map(([, item]) => item) : Object.fromEntries(values)
    places.set(value, new Map(items.map(([key, { offset }]) => [key, { file, ...lines.placeAt(offset) }])))
    return value
  }
  return valueOf(parseJsonTree(text, file))
}

/** Returns the values in a list or an object, by index or key. */
export function itemsOf({ type, children = [] }: Node): [string, Node][] {
  if (type === 'array') return children.map((child, at) => [String(at), child])
  return children.map(({ children: property }) => {
    const [key, value] = property as [Node, Node]
    return [key.value as string, value]
  })
}

/** Parses JSON. Throws a `JsonError` for invalid text, including text with comments or trailing commas. */
export function parseJsonTree(text: string, file: string): Node {
  const json = text.replace(/^\uFEFF/, ' ')
  const errors: ParseError[] = []
  const tooDeep = tooDeepAt(json)
  const tree = tooDeep === undefined ? parseTree(json, errors, { disallowComments: true }) : undefined
  const [error] = errors
  if (tree !== undefined && error === undefined) return tree
  const offset = tooDeep ?? error?.offset ?? 0
  const message = tooDeep === undefined ? messageOf(json) : `Nested more than ${MAX_JSON_DEPTH} levels deep`
  throw new JsonError(message, { file, ...new LineStarts(text).placeAt(offset) })
}

/** Finds the offset of the first value that exceeds the maximum nesting depth; undefined if there is none. */
function tooDeepAt(json: string): number | undefined {
  const scanner = createScanner(json, true)
  for (let depth = 0; scanner.getPosition() < json.length;) {
    scanner.scan()
    const first = json.charAt(scanner.getTokenOffset())
    if (depth > MAX_JSON_DEPTH && !/^[\]}]?$/.test(first)) return scanner.getTokenOffset()
    if (first === '[' || first === '{') depth += 1
    if (first === ']' || first === '}') depth -= 1
  }
  return undefined
}

/** Returns the error message from Node's JSON parser, without the position and the quoted text. */
function messageOf(json: string): string {
  try {
    JSON.parse(json)
    return 'It is not JSON'
  } catch (error) {
    const line = (error as Error).message.replaceAll('\n', ' ')
    return line.replace(/(?: in JSON)? at position [^]*$|, [".][^]*$/, '')
  }
}
