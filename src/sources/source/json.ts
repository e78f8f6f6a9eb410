import { LineStarts } from './line-starts.ts'
import { type Place, startOf } from './problems.ts'

const MAX_DEPTH = 100
const TOKEN = /\s*("|[[\]{}:,]|[^\s"[\]{}:,]+|$)/y
const PLAIN_TEXT = /[^"\\\n]*/y

/** The places of the values in lists and objects, by index or key. */
export class Places extends WeakMap<object, Map<string, Place>> {
  readonly #start: Place

  /** `file`: what has no place of its own is at its start. */
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

/** Parses JSON like `JSON.parse`, and records in `places` where each value is. */
export function parseJson(text: string, file: string, places: Places): unknown {
  return new JsonReader(text, file, places).document()
}

class JsonReader {
  readonly #text: string
  readonly #file: string
  readonly #places: Places
  readonly #lines: LineStarts
  /** The last token. */
  #start = 0
  #end = 0

  constructor(text: string, file: string, places: Places) {
    this.#text = text
    this.#file = file
    this.#places = places
    this.#lines = new LineStarts(text)
  }

  document(): unknown {
    const result = this.#value(this.#next(), 0)
    if (this.#next() !== '') this.#fail('Unexpected text after the value')
    return result
  }

  #next(): string {
    TOKEN.lastIndex = this.#end
    const [whole, first = ''] = TOKEN.exec(this.#text) ?? ['']
    this.#start = this.#end + whole.length - first.length
    const token = first === '"' ? this.#string() : first
    this.#end = this.#start + token.length
    return token
  }

  /** With its quotes; without the second one if it is not closed. A regular expression has no stack for millions of escapes. */
  #string(): string {
    let at = this.#start + 1
    for (;;) {
      PLAIN_TEXT.lastIndex = at
      PLAIN_TEXT.test(this.#text)
      at = PLAIN_TEXT.lastIndex
      if (this.#text[at] !== '\\') break
      at += 2
    }
    return this.#text[at] === '"' ? this.#text.slice(this.#start, at + 1) : '"'
  }

  #place(): Place {
    return { file: this.#file, ...this.#lines.placeAt(this.#start) }
  }

  #fail(message: string): never {
    throw new JsonError(message, this.#place())
  }

  #value(token: string, depth: number): unknown {
    if (depth > MAX_DEPTH) return this.#fail(`Nested more than ${MAX_DEPTH} levels deep`)
    if (token === '[') return this.#list(depth)
    return token === '{' ? this.#object(depth) : this.#literal(token)
  }

  #literal(token: string): unknown {
    if (token === '') return this.#fail('The text ends too early or has a string that is not closed')
    try {
      return JSON.parse(token) as unknown
    } catch {
      return this.#fail(`Unexpected ${token.slice(0, 40)}`)
    }
  }

  #list(depth: number): unknown[] {
    const entries: unknown[] = []
    const found = new Map<string, Place>()
    this.#items(']', token => {
      found.set(String(entries.length), this.#place())
      entries.push(this.#value(token, depth + 1))
    })
    this.#places.set(entries, found)
    return entries
  }

  #object(depth: number): object {
    const fields = new Map<string, unknown>()
    const found = new Map<string, Place>()
    this.#items('}', token => {
      const key = this.#literal(token)
      if (typeof key !== 'string') this.#fail('Expected a name in double quotes')
      if (this.#next() !== ':') this.#fail('Expected :')
      const first = this.#next()
      found.set(key, this.#place())
      fields.set(key, this.#value(first, depth + 1))
    })
    const entries = Object.fromEntries(fields)
    this.#places.set(entries, found)
    return entries
  }

  #items(closing: string, read: (token: string) => void): void {
    let token = this.#next()
    if (token === closing) return
    for (; ; token = this.#next()) {
      read(token)
      const separator = this.#next()
      if (separator === closing) return
      if (separator !== ',') this.#fail(`Expected , or ${closing}`)
    }
  }
}
