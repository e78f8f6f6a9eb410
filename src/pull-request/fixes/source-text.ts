import type { DocsFiles } from '../../sources/files.ts'
import type { Place } from '../../sources/source/problems.ts'
import { readText } from '../../sources/source/read-text.ts'
import type { Edit } from './edit.ts'

/** The texts of the sources that fixes change, each read once. */
export class SourceTexts {
  readonly #files: DocsFiles
  readonly #paths: ReadonlySet<string>
  readonly #texts = new Map<string, SourceText | undefined>()

  constructor(files: DocsFiles) {
    this.#files = files
    this.#paths = new Set(files.paths)
  }

  async of(file: string): Promise<SourceText | undefined> {
    if (this.#texts.has(file)) return this.#texts.get(file)
    const text = this.#paths.has(file) ? await readText(file, this.#files) : undefined
    const source = typeof text === 'string' ? new SourceText(file, text) : undefined
    this.#texts.set(file, source)
    return source
  }
}

const JSON_STRING = /"(?:[^"\\\n]|\\.)*"/y
/** What stands in front of an address: of a link, an attribute or a setting. */
const BEFORE_ADDRESS = /(?:["'`<]|\]\(\s*<?|\]:[ \t]*<?)$/
const AFTER_ADDRESS = /^(?:["'`>)\s]|$)/
const MAX_BEFORE = 20

/** One source, as it was when it was reviewed. */
export class SourceText {
  readonly file: string
  readonly text: string
  readonly #starts: number[]
  /** Addresses that another link has. */
  readonly #taken = new Set<number>()

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.#starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  }

  /** The replacement of a text without line breaks. */
  edit(offset: number, before: string, after: string): Edit {
    let [low, high] = [0, this.#starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { file: this.file, line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1, before, after }
  }

  offsetOf({ line, column }: Pick<Place, 'line' | 'column'>): number {
    return (this.#starts[line - 1] ?? this.text.length) + column - 1
  }

  /** The string of a JSON file that begins at a place. `offset`: of what is between the quotes. */
  stringAt(place: Place): { offset: number; raw: string; value: string } | undefined {
    JSON_STRING.lastIndex = this.offsetOf(place)
    const [token] = JSON_STRING.exec(this.text) ?? []
    if (token === undefined) return undefined
    const value = JSON.parse(token) as string
    return { offset: JSON_STRING.lastIndex - token.length + 1, raw: token.slice(1, -1), value }
  }

  /**
   * Where the address of a link or image is written whose element begins at a place; undefined when it cannot be told.
   * Each address is found once, but for a definition, which several links can have.
   */
  addressAt(place: Place, written: string): number | undefined {
    const start = this.offsetOf(place)
    const isMarkdown = /^!?\[/.test(this.text.slice(start, start + 2))
    const end = isMarkdown ? this.#endOfBrackets(this.text.indexOf('[', start)) : undefined
    if (end !== undefined) {
      if (this.text[end] !== '(') return this.#definitionOf(start, end, written)
      const offset =
        end + 1 + (/^\s*<?/.exec(this.text.slice(end + 1, end + 1 + MAX_BEFORE))?.[0].length ?? 0)
      return this.#isAddress(offset, written) ? this.#take(offset) : undefined
    }
    for (let at = this.text.indexOf(written, start); at >= 0; at = this.text.indexOf(written, at + 1))
      if (!this.#taken.has(at) && this.#isAddress(at, written)) return this.#take(at)
    return undefined
  }

  #take(offset: number): number | undefined {
    if (this.#taken.has(offset)) return undefined
    this.#taken.add(offset)
    return offset
  }

  #isAddress(offset: number, written: string): boolean {
    const end = offset + written.length
    return (
      this.text.startsWith(written, offset) &&
      BEFORE_ADDRESS.test(this.text.slice(Math.max(0, offset - MAX_BEFORE), offset)) &&
      AFTER_ADDRESS.test(this.text.slice(end, end + 1))
    )
  }

  /** Behind the bracket that closes the one at `start`, in the same paragraph. */
  #endOfBrackets(start: number): number | undefined {
    const tokens = /\\[^]|(`+)(?!`)(?:[^`]|(?!\1(?!`))`+)*\1(?!`)|\n[ \t]*\n|[[\]]/g
    tokens.lastIndex = start
    let depth = 0
    for (let found = tokens.exec(this.text); found !== null; found = tokens.exec(this.text)) {
      const [token] = found
      if (token.startsWith('\n')) return undefined
      if (token === '[') depth += 1
      if (token === ']') depth -= 1
      if (depth === 0) return tokens.lastIndex
    }
    return undefined
  }

  /** `[text][label]`, `[label][]` or `[label]`. */
  #definitionOf(start: number, end: number, written: string): number | undefined {
    const text = this.text.slice(this.text.indexOf('[', start) + 1, end - 1)
    const [, given = ''] = /^\[([^\]]*)\]/.exec(this.text.slice(end, end + 1000)) ?? []
    const label = labelOf(given || text)
    const definition = /^[ \t>]*\[((?:[^[\]\\]|\\.)+)\]:[ \t]*<?/gm
    const found = Array.from(this.text.matchAll(definition)).filter(
      ([, name = '']) => labelOf(name) === label
    )
    const [first] = found.map(({ index, 0: match }) => index + match.length)
    return first !== undefined && this.#isAddress(first, written) ? first : undefined
  }
}

/** Labels are the same whatever their case and white space. */
function labelOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
