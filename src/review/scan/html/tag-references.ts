import type { PageRecord } from '../page-record.ts'
import { referencesOf } from './elements.ts'
import { type MarkupTable, UNKEPT } from './markup-table.ts'
import { elementCode, elementFlags } from './names.ts'
import { RAW_TEXT_ELEMENTS } from './raw-text.ts'
import type { TagReader } from './tag-reader.ts'

const SCRIPT = elementCode('script')
const BASE = elementCode('base')
const META = elementCode('meta')
const SCRIPT_END = Buffer.from('</script>')
/** Start tags that say something about the page, or after which something else than HTML may follow. */
const HAS_EFFECT = elementFlags(...RAW_TEXT_ELEMENTS, 'plaintext', 'template', 'svg', 'math', 'base', 'meta')

/** What tags refer to: read once, and told to the table of markup. */
export class TagReferences {
  readonly #markup: MarkupTable
  readonly #reader: TagReader

  constructor(markup: MarkupTable, reader: TagReader) {
    this.#markup = markup
    this.#reader = reader
  }

  of(tag: number, start: number, page: PageRecord, isHtml: boolean): readonly number[] {
    const known = this.#markup.referencesOf(tag, isHtml)
    if (known !== undefined) return known
    this.#reader.read(start)
    const references = referencesOf(this.#markup.codeOf(tag), this.#reader, page, isHtml)
    if (isHtml && references.length === 1)
      this.#markup.setTarget(tag, page.valueStart - start, page.lengthOf(references[0] as number))
    return references
  }

  /** Tells the table what a tag means, if that is at most one reference and nothing else. */
  describe(
    tag: number,
    start: number,
    end: number,
    references: readonly number[],
    page: PageRecord
  ): boolean {
    const reference = references[0]
    // A build hash is removed from the content: not by copying a part of the tag.
    if (reference !== undefined && (references.length > 1 || page.isNormalized(reference))) return false
    const piece = this.#withoutEffect(tag, start, end, page.bytes)
    if (piece === UNKEPT) return false
    if (reference === undefined) this.#markup.setInert(piece)
    else this.#markup.setReference(piece, reference, page.isInContent(reference))
    return true
  }

  /** Keeps the references of a tag that means more. */
  remember(tag: number, isHtml: boolean, references: readonly number[]): void {
    const code = this.#markup.codeOf(tag)
    // The two elements also change the page.
    if (tag !== UNKEPT && code !== BASE && code !== META) this.#markup.remember(tag, isHtml, references)
  }

  /** The tag if it has no effect on what follows, or the whole element if it is a script without text. */
  #withoutEffect(tag: number, start: number, end: number, bytes: Buffer): number {
    const code = this.#markup.codeOf(tag)
    if (tag === UNKEPT || HAS_EFFECT[code] !== 1) return tag
    const stop = end + SCRIPT_END.length
    if (code !== SCRIPT || stop > bytes.length || SCRIPT_END.compare(bytes, end, stop) !== 0) return UNKEPT
    return this.#markup.extend(tag, start, stop)
  }
}
