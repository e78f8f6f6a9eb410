import { posix } from 'node:path'
import { percentDecode } from '../../../runtime/text/percent-decode.ts'
import { pageName, SiteAddress } from '../../../site/addresses/site-address.ts'

/** Characters around addresses, and characters that odd names have in addition. */
const BETWEEN_WORDS = delimiters(/[\s"'`<>()[\]{}\\?#&*|,;=“”„‘’«»…。、，]/)
const BETWEEN_PARTS = delimiters(/[^\w./-]/)
/** A name that may be only a part of a word, or more than one. */
const ODD_NAME = /[^\w./-]/
/** Longer than any name. */
const MAX_NAME = 4096
const PART_OF_NAME = /[\w./-]+/g
const END_OF_SENTENCE = /(?<![.,:!])[.,:!]+$/
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

interface Place {
  before: number
  after: number
}

/** Finds the addresses of given files in texts, in time that does not depend on the number of files. */
export class MentionedPaths {
  readonly #site: { basePath: string; domain: string | undefined }
  /** Last segments of the paths and page addresses of the files. */
  readonly #names: NameSet
  /** Paths with odd names, by the name as written in texts. */
  readonly #odd = new Map<string, string>()
  /** For the last part of odd names: how many characters of the name are before and after this part. */
  readonly #around = new Map<string, Map<string, Place>>()
  readonly #oddParts: NameSet

  constructor(paths: readonly string[], site: { basePath: string; domain: string | undefined }) {
    this.#site = site
    this.#names = new NameSet(paths.flatMap(path => [path, pageName(path)]).map(path => posix.basename(path)))
    for (const path of paths) if (ODD_NAME.test(path)) this.#addOdd(path)
    this.#oddParts = new NameSet(this.#around.keys())
  }

  get isEmpty(): boolean {
    return this.#names.isEmpty
  }

  /**
   * Returns paths below the base path that the text contains as addresses. `folder` resolves relative paths; without
   * it, they are ignored. Other paths than those of the files can be among the results.
   */
  in(text: string, folder?: string): Set<string> {
    const found = new Set<string>()
    this.#names.find(text, BETWEEN_WORDS, (start, end) => {
      const named = this.#pathOf(percentDecode(text.slice(start, end)), folder)
      if (named !== undefined) found.add(named)
    })
    this.#oddParts.find(text, BETWEEN_PARTS, (start, end) => {
      const named = this.#oddAround(text, text.slice(start, end), start)
      if (named !== undefined) found.add(named)
    })
    return found
  }

  #pathOf(word: string, folder: string | undefined): string | undefined {
    const { basePath, domain } = this.#site
    const [, address] = /^(?:https?:)?\/\/[^/]+(\/.*)$/s.exec(word) ?? []
    const isOwn = domain !== undefined && word.startsWith(`${domain}/`)
    // A slash after a letter is in the middle of a path, and `~/` is a home folder.
    const [, rooted] = /(?:^|[^\w.~-])(\/.*)$/s.exec(word) ?? []
    const pathname = address ?? (isOwn ? word.slice(word.indexOf('/')) : rooted)
    if (pathname !== undefined) return SiteAddress.parse(pathname, basePath)?.path
    return folder === undefined ? undefined : posix.join(folder, word)
  }

  #addOdd(path: string): void {
    for (const name of [path, encodeURI(path.toWellFormed())]) {
      const last = [...name.matchAll(PART_OF_NAME)].at(-1)
      if (last === undefined) continue
      const key = keyOf(last[0])
      const before = last.index + last[0].lastIndexOf(key)
      const after = name.length - before - key.length
      this.#odd.set(name, path)
      const places = this.#around.get(key) ?? new Map<string, Place>()
      this.#around.set(key, places.set(`${before} ${after}`, { before, after }))
    }
  }

  #oddAround(text: string, part: string, index: number): string | undefined {
    const key = keyOf(part)
    const start = index + part.lastIndexOf(key)
    for (const { before, after } of this.#around.get(key)?.values() ?? []) {
      if (text[start - before - 1] !== '/') continue
      const path = this.#odd.get(text.slice(start - before, start + key.length + after))
      if (path !== undefined) return path
    }
    return undefined
  }
}

const SLASH = 0x2f
const PERCENT = 0x25

/** A set of names that finds words whose last segment is one of them. Texts have many more words than names. */
class NameSet {
  readonly #names: Set<string>
  /** Contains 1 at each length that a name has. This test excludes most words without a copy of them. */
  readonly #lengths: Uint8Array

  constructor(names: Iterable<string>) {
    this.#names = new Set(names)
    this.#lengths = new Uint8Array(MAX_NAME)
    for (const { length } of this.#names) this.#lengths[length] = 1
  }

  get isEmpty(): boolean {
    return this.#names.size === 0
  }

  /** Calls `visit` with the start and the end of each word, without the end of its sentence. */
  find(text: string, between: Uint8Array, visit: (start: number, end: number) => void): void {
    if (this.isEmpty) return
    let start = 0
    let slash = -1
    let isEncoded = false
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0x20
      if (code === SLASH) slash = at
      else if (code === PERCENT) isEncoded = true
      if (between[code] === 0) continue
      if (at > start) {
        const end = endOfWord(text, start, at)
        if (this.#hasNameOf(text, Math.max(start, slash + 1), end, isEncoded)) visit(start, end)
      }
      start = at + 1
      isEncoded = false
    }
  }

  #hasNameOf(text: string, start: number, end: number, isEncoded: boolean): boolean {
    if (isEncoded) return this.#names.has(posix.basename(percentDecode(text.slice(start, end))))
    if (start < end) return this.#lengths[end - start] === 1 && this.#names.has(text.slice(start, end))
    // The word ends with a slash.
    const before = text.slice(Math.max(0, end - MAX_NAME), end)
    return this.#names.has(posix.basename(before))
  }
}

function keyOf(part: string): string {
  return posix.basename(part.replace(END_OF_SENTENCE, ''))
}

function endOfWord(text: string, start: number, end: number): number {
  let last = end
  while (last > start && isEndOfSentence(text.charCodeAt(last - 1))) last -= 1
  return last
}

/** Returns true for `.`, `,`, `:` and `!`. */
function isEndOfSentence(code: number): boolean {
  return code === 0x2e || code === 0x2c || code === 0x3a || code === 0x21
}

function delimiters(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 0x1_00_00 }, (_, code) =>
    pattern.test(String.fromCharCode(code)) ? 1 : 0
  )
}

/** Decodes string escapes and HTML entities, which can hide parts of an address. */
export function decodeEscapes(text: string): string {
  return text
    .replaceAll(/\\+(?:u([0-9a-f]{4})|[nrt]|\/)/gi, (escape: string, code?: string) =>
      code === undefined ? (escape.endsWith('/') ? '/' : ' ') : String.fromCharCode(Number.parseInt(code, 16))
    )
    .replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}
