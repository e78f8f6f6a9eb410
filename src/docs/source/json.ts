import type { Place } from './problems.ts'

const MAX_DEPTH = 100
const TOKEN = /\s*(?:("(?:[^"\\\n]|\\.)*")|([[\]{}:,])|("|[^\s"[\]{}:,]+)|$)/y

/** The places of the values in lists and objects, by index or key. */
export type Places = WeakMap<object, Map<string, Place>>

/** A syntax error with its place. */
export class JsonError extends Error {
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.place = place
  }
}

/** Parses JSON like `JSON.parse`, and records in `places` where each value is. */
export function parseJson(text: string, file: string, places: Places): unknown {
  const lines = lineStarts(text)
  let end = 0
  let at = 0

  const next = (): string => {
    TOKEN.lastIndex = end
    const [whole, quoted, mark, word] = TOKEN.exec(text) ?? ['']
    const token = quoted ?? mark ?? word ?? ''
    at = end + whole.length - token.length
    end += whole.length
    return token
  }
  const placeAt = (offset: number): Place => placeIn(lines, offset, file)
  const fail = (message: string): never => {
    throw new JsonError(message, placeAt(at))
  }
  const literal = (token: string): unknown => {
    if (token === '') return fail('The text ends too early or has a string that is not closed')
    try {
      return JSON.parse(token) as unknown
    } catch {
      return fail(`Unexpected ${token.slice(0, 40)}`)
    }
  }
  const value = (token: string, depth: number): unknown => {
    if (depth > MAX_DEPTH) return fail(`Nested more than ${MAX_DEPTH} levels deep`)
    if (token === '[') return list(depth)
    return token === '{' ? object(depth) : literal(token)
  }
  /** Reads what is between brackets or braces. */
  const items = (closing: string, read: (token: string) => void): void => {
    let token = next()
    if (token === closing) return
    for (; ; token = next()) {
      read(token)
      const separator = next()
      if (separator === closing) return
      if (separator !== ',') fail(`Expected , or ${closing}`)
    }
  }
  const list = (depth: number): unknown[] => {
    const entries: unknown[] = []
    const found = new Map<string, Place>()
    items(']', token => {
      found.set(String(entries.length), placeAt(at))
      entries.push(value(token, depth + 1))
    })
    places.set(entries, found)
    return entries
  }
  const object = (depth: number): object => {
    const fields = new Map<string, unknown>()
    const found = new Map<string, Place>()
    items('}', token => {
      const key = literal(token)
      if (typeof key !== 'string') fail('Expected a name in double quotes')
      if (next() !== ':') fail('Expected :')
      const first = next()
      found.set(String(key), placeAt(at))
      fields.set(String(key), value(first, depth + 1))
    })
    const entries = Object.fromEntries(fields)
    places.set(entries, found)
    return entries
  }

  const result = value(next(), 0)
  if (next() !== '' || end < text.length) fail('Unexpected text after the value')
  return result
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
}

function placeIn(lines: number[], offset: number, file: string): Place {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { file, line: low + 1, column: offset - (lines[low] ?? 0) + 1 }
}
