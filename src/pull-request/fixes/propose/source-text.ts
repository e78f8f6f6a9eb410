import type { DocsFiles } from '../../../sources/files.ts'
import { LineStarts } from '../../../sources/source/line-starts.ts'
import type { Place } from '../../../sources/source/problems.ts'
import { readText } from '../../../sources/source/read-text.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import type { SourceEdit } from '../edit.ts'

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
/** What stands in front of an address: of a link, of an attribute that has one, or of a setting. */
const BEFORE_ADDRESS =
  /(?:(?:^|[^\w-])(?:href|src|url|link|to|img|image|icon|poster)\s*=\s*(?:\{\s*)?["'`]|<|\]\(\s*<?|\]:[ \t]*<?)$/
const BEFORE_SETTING = /["'(<]$/
const AFTER_ADDRESS = /^(?:["'`>)\s]|$)/
const MAX_BEFORE = 30
/** Of the text of a link or of a tag, which nobody writes longer. */
const MAX_LINK_TEXT = 10_000

/** One source, as it was when it was reviewed. */
export class SourceText {
  readonly file: string
  readonly text: string
  readonly #lines: LineStarts
  /** Addresses that another link has. */
  readonly #taken = new Set<number>()
  #definitions: ReadonlyMap<string, number[]> | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.#lines = new LineStarts(text)
  }

  /** The replacement of a text without line breaks. */
  edit(offset: number, before: string, after: string): SourceEdit {
    return { file: this.file, ...this.#lines.placeAt(offset), before, after }
  }

  offsetOf(place: Place): number {
    return this.#lines.offsetOf(place)
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
    // An address with entities is not written in this form at all: the rest of the file is not searched for it.
    const tag = this.text.slice(start, start + MAX_LINK_TEXT)
    for (let at = tag.indexOf(written); at >= 0; at = tag.indexOf(written, at + 1))
      if (!this.#taken.has(start + at) && this.#isAddress(start + at, written)) return this.#take(start + at)
    return undefined
  }

  #take(offset: number): number | undefined {
    if (this.#taken.has(offset)) return undefined
    this.#taken.add(offset)
    return offset
  }

  #isAddress(offset: number, written: string): boolean {
    const end = offset + written.length
    const before = this.file.endsWith('.json') ? BEFORE_SETTING : BEFORE_ADDRESS
    return (
      this.text.startsWith(written, offset) &&
      before.test(this.text.slice(Math.max(0, offset - MAX_BEFORE), offset)) &&
      AFTER_ADDRESS.test(this.text.slice(end, end + 1))
    )
  }

  /** Behind the bracket that closes the one at `start`, in the same paragraph. */
  #endOfBrackets(start: number): number | undefined {
    const text = this.text.slice(start, start + MAX_LINK_TEXT).replace(/\n[ \t]*\n[^]*$/, '')
    const tokens = /\\[^]|`+|[[\]]/g
    let depth = 0
    for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
      const [token] = found
      if (token.startsWith('`')) tokens.lastIndex = endOfCode(text, tokens.lastIndex, token.length)
      if (token === '[') depth += 1
      if (token === ']') depth -= 1
      if (depth === 0) return start + tokens.lastIndex
    }
    return undefined
  }

  /** `[text][label]`, `[label][]` or `[label]`. */
  #definitionOf(start: number, end: number, written: string): number | undefined {
    const text = this.text.slice(this.text.indexOf('[', start) + 1, end - 1)
    const [, given = ''] = /^\[([^\]]*)\]/.exec(this.text.slice(end, end + 1000)) ?? []
    this.#definitions ??= definitionsIn(this.text)
    const [first, ...others] = this.#definitions.get(labelOf(given || text)) ?? []
    // One of them can be in a comment or in code.
    if (first === undefined || others.length > 0) return undefined
    return this.#isAddress(first, written) ? first : undefined
  }
}

/** Behind a code span whose text begins at `start`; there when it is not closed. */
function endOfCode(text: string, start: number, ticks: number): number {
  const runs = /`+/g
  runs.lastIndex = start
  for (let found = runs.exec(text); found !== null; found = runs.exec(text))
    if (found[0].length === ticks) return runs.lastIndex
  return start
}

/** Where the addresses of definitions begin, by label. */
function definitionsIn(text: string): Map<string, number[]> {
  const found = text.matchAll(/^[ \t>]*\[((?:[^[\]\\\n]|\\.)+)\]:[ \t]*<?/gm)
  const definitions = Array.from(found, ({ index, 0: match, 1: label = '' }) => ({
    label: labelOf(label),
    offset: index + match.length
  }))
  return new Map(
    [...groupBy(definitions, ({ label }) => label)].map(([label, own]) => [
      label,
      own.map(({ offset }) => offset)
    ])
  )
}

/** Labels are the same whatever their case and white space. */
function labelOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
