import { crc32 } from 'node:zlib'
import { type OutlineLevel, type OutlinePart, PART_DIGITS } from '../record/outline.ts'
import { decodedValue } from '../../../html/attribute-values.ts'
import { RAW_TEXT, VOID } from '../../../html/elements.ts'
import { hashName } from '../../../html/names.ts'
import { Tag } from '../../../html/tag.ts'

const MAX_DEPTH = 512

const DISPLAYED = 0
const WITHOUT_CONTENT = 1
const OPTIONAL_END = 2
const SKIPPED = 3
const ROOT = 4

/** Kinds of elements by number of the name. A `Map` would be too slow. */
class Kinds {
  readonly #numbers = new Int32Array(1024)
  readonly #kinds = new Uint8Array(1024)

  constructor(kinds: Iterable<[kind: number, names: Iterable<string>]>) {
    for (const [kind, names] of kinds) {
      for (const number of [...names].map(numberOf)) {
        let at = slotOf(number)
        while (this.#kinds[at] !== 0 && this.#numbers[at] !== number) at = (at + 1) & 1023
        this.#numbers[at] = number
        this.#kinds[at] = kind
      }
    }
  }

  of(number: number): number {
    let at = slotOf(number)
    while (this.#kinds[at] !== 0) {
      if (this.#numbers[at] === number) return this.#kinds[at] as number
      at = (at + 1) & 1023
    }
    return DISPLAYED
  }
}

function slotOf(number: number): number {
  return (number ^ (number >>> 10)) & 1023
}

const KINDS = new Kinds([
  // SVG and MathML elements, and those whose content is text, are closed by rules of their own.
  [WITHOUT_CONTENT, [...VOID, ...RAW_TEXT, 'svg', 'math']],
  [OPTIONAL_END, ['li', 'p', 'dt', 'dd', 'tr', 'td', 'th', 'option', 'optgroup']],
  // Elements that are compared in other ways, and elements whose tags may be left out.
  [SKIPPED, ['base', 'head', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']],
  [SKIPPED, ['tbody', 'col', 'colgroup']],
  [ROOT, ['html', 'body']]
])
const [MAIN, ARTICLE, TEMPLATE] = ['main', 'article', 'template'].map(name => numberOf(name)) as [
  number,
  number,
  number
]
/** Elements that apply to the text after an end tag that closes them too, up to their own end tag. */
const FORMATTING = new Set(
  ['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u'].map(
    numberOf
  )
)
const CONTENT_ID = 'content-area'

/** What can be before the declaration is read one character or comment at a time, so that no two ways match the same. */
const DOCTYPE = /^(?:\ufeff|\xef\xbb\xbf)?(?:\s|<!--(?:(?!-->)[^])*-->|<\?[^>]*>)*<!doctype\s+html/i

interface PageText {
  /** One character per byte. */
  text: string
  tag: Tag
}

/**
 * Collects the elements that browsers display, and their attributes, for one page at a time: the ancestors of the
 * content element, the elements beside them, and what the content contains. With it, elements that were added outside
 * of the content are told from elements that are changed, hidden or missing.
 */
export class OutlineScanner {
  #signatures = new Int32Array(1024)
  #depths = new Uint16Array(1024)
  #starts = new Uint32Array(1024)
  #count = 0
  #open = new Int32Array(MAX_DEPTH)
  #depth = 0
  #root = 0
  #content = -1
  #contentRank = 3
  /** Number of formatting elements without an end tag in the last page. */
  unclosed = 0
  #unclosed = 0

  /** Adds a start tag that browsers display. `start`: its position. */
  add(tag: Tag, start: number): void {
    const name = tag.nameHash
    const kind = kindOf(tag, name)
    if (kind === SKIPPED) return
    let signature = (name + tag.otherAttributes) | 0
    if (!tag.isPlain) signature = (signature + relevantAttributes(tag)) | 0
    if (kind === ROOT) {
      // Browsers move the attributes of a second `body` tag to the first. Both tags may be left out.
      this.#root = (this.#root + signature - name) | 0
      return
    }
    if (kind === OPTIONAL_END && this.#open[this.#depth - 1] === name) this.#depth--
    if (this.#count === this.#signatures.length) this.#grow()
    const hasId = !tag.isPlain && tag.has('id')
    const rank = hasId && tag.raw('id') === CONTENT_ID ? 0 : name === MAIN ? 1 : name === ARTICLE ? 2 : 3
    if (rank < this.#contentRank) {
      this.#contentRank = rank
      this.#content = this.#count
    }
    this.#signatures[this.#count] = signature
    this.#depths[this.#count] = this.#depth
    this.#starts[this.#count++] = start
    if (kind !== WITHOUT_CONTENT && this.#depth < MAX_DEPTH) this.#open[this.#depth++] = name
  }

  close(tag: Tag): void {
    const name = tag.nameHash
    for (let at = this.#depth - 1; at >= 0; at--) {
      if (this.#open[at] !== name) continue
      if (at + 1 < this.#depth) this.#countUnclosed(at + 1)
      this.#depth = at
      return
    }
  }

  #countUnclosed(from: number): void {
    for (let at = from; at < this.#depth; at++) if (FORMATTING.has(this.#open[at] as number)) this.#unclosed++
  }

  #grow(): void {
    const length = 2 * this.#signatures.length
    const larger = <T extends Int32Array | Uint16Array | Uint32Array>(old: T, next: T) => (
      next.set(old),
      next
    )
    this.#signatures = larger(this.#signatures, new Int32Array(length))
    this.#depths = larger(this.#depths, new Uint16Array(length))
    this.#starts = larger(this.#starts, new Uint32Array(length))
  }

  /** Returns the levels of the page that was read, from the `body` to the content element, and begins the next page. */
  finish(utf8: Buffer, text: string): OutlineLevel[] {
    const isStandard = DOCTYPE.test(text.slice(0, 4096))
    const levels: OutlineLevel[] = [
      { own: digits((this.#root + (isStandard ? 0 : 1)) | 0), before: [], after: [] }
    ]
    const page = { text, tag: new Tag(utf8, text) }
    const end = this.#content < 0 ? this.#count : this.#content
    this.#addParts(levels, end, page)
    if (this.#content >= 0) this.#addContent(levels, page)
    this.#countUnclosed(0)
    this.unclosed = this.#unclosed
    this.#unclosed = 0
    this.#count = 0
    this.#depth = 0
    this.#root = 0
    this.#content = -1
    this.#contentRank = 3
    return levels
  }

  /** Adds the parts before the content element. The ancestors of this element are levels of their own. */
  #addParts(levels: OutlineLevel[], end: number, page: PageText): void {
    const ancestors = this.#ancestors()
    for (let at = 0; at < end;) {
      if (ancestors.has(at)) {
        levels.push({ own: this.#own(at, page), before: [], after: [] })
        at++
        continue
      }
      const next = this.#afterPart(at)
      levels[this.#depths[at] as number]?.before.push(this.#part(at, next, page))
      at = next
    }
  }

  #addContent(levels: OutlineLevel[], page: PageText): void {
    const inner = this.#afterPart(this.#content)
    const start = this.#content + 1
    levels.push({
      own: this.#own(this.#content, page),
      before: [this.#part(start, inner, page)],
      after: []
    })
    for (let at = inner; at < this.#count;) {
      const next = this.#afterPart(at)
      levels[this.#depths[at] as number]?.after.push(this.#part(at, next, page))
      at = next
    }
  }

  /** Returns the ancestors of the content element. */
  #ancestors(): Set<number> {
    const found = new Set<number>()
    let depth = this.#content < 0 ? 0 : (this.#depths[this.#content] as number)
    for (let at = this.#content - 1; at >= 0 && depth > 0; at--) {
      if ((this.#depths[at] as number) >= depth) continue
      found.add(at)
      depth = this.#depths[at] as number
    }
    return found
  }

  /** Returns the index after an element and all elements in it. */
  #afterPart(at: number): number {
    const depth = this.#depths[at] as number
    let next = at + 1
    while (next < this.#count && (this.#depths[next] as number) > depth) next++
    return next
  }

  #part(from: number, to: number, { text }: PageText): OutlinePart {
    let sum = 0
    for (let at = from; at < to; at++) sum = mixed(sum, this.#signatures[at] as number)
    const position = (at: number) => (at < this.#count ? (this.#starts[at] as number) : text.length)
    return { digest: digits(sum), start: position(from), end: position(to) }
  }

  /** The classes of an ancestor are compared exactly, because one of them can hide the content. */
  #own(at: number, { text, tag }: PageText): string {
    const start = this.#starts[at] as number
    const end = tag.read(start + 1)
    const classes = decodedValue(classOf(text.slice(start, end < 0 ? undefined : end)))
      .split(/\s+/)
      .sort()
      .join(' ')
      .trim()
    const sum = mixed(this.#signatures[at] as number, crc32(classes) | 0)
    return digits(sum)
  }
}

/** Browsers show a `template` with a shadow root in place of the content of its parent. */
function kindOf(tag: Tag, name: number): number {
  return name === TEMPLATE && tag.has('shadowrootmode') ? WITHOUT_CONTENT : KINDS.of(name)
}

/** Returns a checksum of the relevant attributes that change what readers see. */
function relevantAttributes(tag: Tag): number {
  let sum = 0
  if (tag.has('id')) sum += checksum(tag.raw('id'), 3)
  if (tag.has('style')) sum += checksum(tag.raw('style'), 5)
  if (tag.has('hidden')) sum += /^until-found$/i.test(tag.raw('hidden')) ? 7 : 11
  if (tag.has('onload')) sum += 13
  return Math.imul(sum, 0x85ebca6b)
}

/** Leaves out white space and semicolons, which minifiers remove, and what follows an entity. */
function checksum(value: string, seed: number): number {
  let sum = seed
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    if (code === 38) break
    if (code > 32 && code !== 59) sum = mixed(sum, code)
  }
  return sum
}

function mixed(sum: number, value: number): number {
  return Math.imul((sum << 5) ^ (sum >>> 27) ^ value, 0x01000193) | 0
}

const CLASS = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i

function classOf(tag: string): string {
  const [, double, single, plain = ''] = CLASS.exec(tag) ?? []
  return double ?? single ?? plain
}

function digits(sum: number): string {
  return (Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 8).toString(16).padStart(PART_DIGITS, '0')
}

function numberOf(name: string): number {
  return hashName(Buffer.from(name), 0, name.length)
}
