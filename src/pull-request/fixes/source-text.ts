import { setImmediate } from 'node:timers/promises'
import type { DocsFiles } from '../../sources/files.ts'
import { LineStarts } from '../../sources/source/line-starts.ts'
import type { Place } from '../../sources/source/problems.ts'
import { readText } from '../../sources/source/read-text.ts'
import { groupBy } from '../../runtime/group-by.ts'
import type { SourceEdit } from './edit.ts'

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
    // The time of one file ends here: the work that follows is for all of them.
    await setImmediate()
    this.#texts.set(file, source)
    return source
  }
}

const JSON_STRING = /"(?:[^"\\\n]|\\.)*"/y
/** A Markdown link to its address: `[text](`, or with a label instead: `[text][label]`, `[label][]` or `[label]`. */
const LINK = /^!?\[((?:[^[\]\\`]|\\[^]|`[^`]*`|\[[^[\]]*\])*)\](?:(\(\s*<?)|\[([^\]]*)\])?/
/** The text in front of an address: of a link, of an attribute that has one, or of a setting. */
const BEFORE_ADDRESS =
  /(?:(?:^|[^\w-])(?:href|src|url|link|to|img|image|icon|poster)\s*=\s*(?:\{\s*)?["'`]|<|\]\(\s*<?|\]:[ \t]*<?)$/
const BEFORE_SETTING = /["'(<]$/
const AFTER_ADDRESS = /^(?:["'`>)\s]|$)/
const MAX_BEFORE = 30
/** Maximum length of the text of a link, or of a tag. */
const MAX_LINK_TEXT = 10_000

/** A source, as it was when it was reviewed. */
export class SourceText {
  readonly file: string
  readonly text: string
  readonly #lines: LineStarts
  /** Addresses that another link has. */
  readonly #taken = new Set<number>()
  #definitions: ReadonlyMap<string, Definition[]> | undefined

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
    // An address with entities is not written in this form at all: the rest of the file is not searched for it.
    const tag = this.text.slice(start, start + MAX_LINK_TEXT)
    const [link, text = '', isInline, label = ''] = LINK.exec(tag.replace(/\n[ \t]*\n[^]*$/, '')) ?? []
    if (link !== undefined && isInline === undefined) return this.#definitionOf(label || text, written)
    if (link !== undefined) {
      const offset = start + link.length
      return this.#isAddress(offset, written) ? this.#take(offset) : undefined
    }
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

  #definitionOf(label: string, written: string): number | undefined {
    this.#definitions ??= definitionsIn(this.text)
    const [first, ...others] = this.#definitions.get(labelOf(label)) ?? []
    // One of the two addresses can be in a comment or in code.
    if (first === undefined || others.length > 0) return undefined
    return this.#isAddress(first.offset, written) ? first.offset : undefined
  }
}

interface Definition {
  label: string
  /** Where its address begins. */
  offset: number
}

/** Positions of the addresses of definitions, by label. */
function definitionsIn(text: string): Map<string, Definition[]> {
  const found = text.matchAll(/^[ \t>]*\[((?:[^[\]\\\n]|\\.)+)\]:[ \t]*<?/gm)
  const definitions = Array.from(found, ({ index, 0: match, 1: label = '' }) => ({
    label: labelOf(label),
    offset: index + match.length
  }))
  return groupBy(definitions, ({ label }) => label)
}

/** Labels are the same whatever their case and white space. */
function labelOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
