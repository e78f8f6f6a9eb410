import { srcsetAddresses } from '../../html/attribute-values.ts'
import { literalEnd } from '../../runtime/text/string-literal.ts'
import { setImmediate } from 'node:timers/promises'
import type { DocsFiles } from '../../sources/files.ts'
import { LineStarts } from '../../sources/source/line-starts.ts'
import type { Place } from '../../sources/source/problems.ts'
import { readText } from '../../sources/source/read-text.ts'
import { groupBy } from '../../runtime/group-by.ts'
import type { SourceEdit } from './edit.ts'

/** Texts of the sources that fixes change. Each file is read once. */
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
    // Yields so that the file's time limit does not include the next steps, which can concern several files.
    await setImmediate()
    this.#texts.set(file, source)
    return source
  }
}

/** A Markdown link up to its address, `[text](`, or a link with a label: `[text][label]`, `[label][]`, or `[label]`. */
const LINK = /^!?\[((?:[^[\]\\`]|\\[^]|`[^`]*`|\[[^[\]]*\])*)\](?:(\(\s*<?)|\[([^\]]*)\])?/
/** These patterns match the text before an address: in a link or an attribute, and in a setting. */
const BEFORE_ADDRESS =
  /(?:(?:^|[^\w-])(?:href|src|url|link|to|img|image|icon|poster)\s*=\s*(?:\{\s*)?["'`]|<|\]\(\s*<?|\]:[ \t]*<?)$/
const BEFORE_SETTING = /["'(<`={\s]$/
const AFTER_ADDRESS = /^(?:["'`>)\s]|$)/
/** In a setting, the quotation mark after an attribute is escaped. */
const AFTER_SETTING = /^["'`>)\s\\]/
const MAX_BEFORE = 30
/** The text before an address in a `srcset` attribute, with the start of the value. */
const IN_SOURCE_SET = /^srcset\s*=\s*(?:\{\s*)?(["'`])((?:(?!\1)[^])*)$/i
const MAX_SOURCE_SET = 2000
/** Maximum length of a link text or a tag. */
const MAX_LINK_TEXT = 10_000

export class SourceText {
  readonly file: string
  readonly text: string
  readonly #lines: LineStarts
  /** Offsets of addresses that are already assigned to a link. */
  readonly #taken = new Set<number>()
  #definitions: ReadonlyMap<string, Definition[]> | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.#lines = new LineStarts(text)
  }

  /** Creates an edit that replaces text without line breaks. */
  edit(offset: number, before: string, after: string): SourceEdit {
    return { file: this.file, ...this.#lines.placeAt(offset), before, after }
  }

  offsetOf(place: Place): number {
    return this.#lines.offsetOf(place)
  }

  /** Reads the string that begins at a place in a JSON file. `offset`: start of the text between the quotes. */
  stringAt(place: Place): { offset: number; raw: string; value: string } | undefined {
    const start = this.offsetOf(place)
    const end = this.text[start] === '"' ? literalEnd(this.text, start) : undefined
    if (end === undefined) return undefined
    const token = this.text.slice(start, end)
    return { offset: start + 1, raw: token.slice(1, -1), value: JSON.parse(token) as string }
  }

  /**
   * Finds the offset of the address in the link or image element at a place; undefined if the offset is unclear.
   * Each address is found only once, except in definitions, which several links can share.
   */
  addressAt(place: Place, written: string): number | undefined {
    if (place.isComputed === true) return undefined
    const start = this.offsetOf(place)
    // Without a limit, the search would read the rest of the file if the address in the source contains entities.
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
    const [before, after] = this.file.endsWith('.json')
      ? [BEFORE_SETTING, AFTER_SETTING]
      : [BEFORE_ADDRESS, AFTER_ADDRESS]
    return (
      this.text.startsWith(written, offset) &&
      ((before.test(this.text.slice(Math.max(0, offset - MAX_BEFORE), offset)) &&
        after.test(this.text.slice(end, end + 1))) ||
        this.#isInSourceSet(offset, written))
    )
  }

  /** Whether the address is one of those in a `srcset` attribute. */
  #isInSourceSet(offset: number, written: string): boolean {
    const end = offset + written.length
    if (!/[,"'`\s]/.test(this.text.slice(end, end + 1))) return false
    const before = this.text.slice(Math.max(0, offset - MAX_SOURCE_SET), offset)
    const [, , start] = IN_SOURCE_SET.exec(before.slice(before.toLowerCase().lastIndexOf('srcset'))) ?? []
    if (start === undefined) return false
    return [...srcsetAddresses(`${start}${written} `)].at(-1)?.at === start.length
  }

  #definitionOf(label: string, written: string): number | undefined {
    this.#definitions ??= definitionsIn(this.text)
    const [first, ...others] = this.#definitions.get(labelOf(label)) ?? []
    // If several definitions have the same label, one of them can be in a comment or in code.
    if (first === undefined || others.length > 0) return undefined
    return this.#isAddress(first.offset, written) ? first.offset : undefined
  }
}

interface Definition {
  label: string
  offset: number
}

/** Finds the link definitions in a text, by label. */
function definitionsIn(text: string): Map<string, Definition[]> {
  const found = text.matchAll(/^[ \t>]*\[(?!\])([^[\]\\\n]*(?:\\.[^[\]\\\n]*)*)\]:[ \t]*<?/gm)
  const definitions = Array.from(found, ({ index, 0: match, 1: label = '' }) => ({
    label: labelOf(label),
    offset: index + match.length
  }))
  return groupBy(definitions, ({ label }) => label)
}

/** Normalizes a label, because Markdown ignores case and the amount of white space in labels. */
function labelOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
