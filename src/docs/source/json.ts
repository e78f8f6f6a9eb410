import type { Place } from './problems.ts'

const MAX_DEPTH = 100
const TOKEN = /\s*(?:("(?:[^"\\\n]|\\.)*")|([[\]{}:,])|("|[^\s"[\]{}:,]+)|$)/y

/** The places of the values in lists and objects, by index or key. */
export type Places = WeakMap<object, Map<string, Place>>

export class JsonError extends Error {
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.place = place
  }
}

/** Parses JSON like `JSON.parse`, and records in `places` where each value is. */
export function parseJson(text: string, file: string, places: Places): unknown {
  let end = 0
  let at = 0
  let line = 1
  let lineStart = 0

  const next = (): string => {
    TOKEN.lastIndex = end
    const [whole, quoted, mark, word] = TOKEN.exec(text) ?? ['']
    const token = quoted ?? mark ?? word ?? ''
    at = end + whole.length - token.length
    end += whole.length
    return token
  }
  /** Where the last token begins. */
  const place = (): Place => {
    for (;;) {
      const lineEnd = text.indexOf('\n', lineStart)
      if (lineEnd < 0 || lineEnd >= at) break
      line += 1
      lineStart = lineEnd + 1
    }
    return { file, line, column: at - lineStart + 1 }
  }
  const fail = (message: string): never => {
    throw new JsonError(message, place())
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
      found.set(String(entries.length), place())
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
      found.set(String(key), place())
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
