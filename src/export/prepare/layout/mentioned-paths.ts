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

/** Characters that end the address before them, so that the next character begins another one. */
const BETWEEN_ADDRESSES = delimiters(/[\s"'`<>([{,;|\\“”„‘’«»]/)
/** Longer than a host name with a folder. Limits the time for each name. */
const MAX_CONTEXT = 300
/** The value of `children` is text that readers see, such as a path in a code block. */
const BEGINS_SHOWN_TEXT = /\bchildren\\*["']?\s?:\s?\[?\\*["'`]$/
/** A quotation mark after a word, or at the start of an element, is a part of a sentence, and not of a program. */
const BEGINS_QUOTATION =
  /(?:(?<!\b(?:await|case|default|else|from|import|in|of|return|throw|typeof|yield))(?<=[\p{L}\p{N}.!?])[ \t\u{a0}]+|[^=]>\s*)\\*["'`]$/u
const BEGINS_REFERENCE = /(?:["'`}]|\burl\(|\]\()$/
/** The value of a property that is an address in HTML. In the data of a page, other strings are often titles. */
const BEGINS_LINK = /(?<![\w$-])(?:href|src|poster)\\*["']?\s?:\s?\\*["'`]$/
/** A slash after a letter is in the middle of a path, and `~/` is a home folder. */
const ROOTED = /(?:^|[^\w.~-])(\/.*)$/s
const WITH_HOST = /(?:^|[^\w/.~%-])\/\/([^/?#&]+)(.*)$/s
/** An address of `scp` or of a repository, such as `git@host:/path`. */
const WITH_REMOTE = /^([^/]*[@.][^/]*:)(\/.*)$/s
/** Files that readers download without a link. Sources and configuration are not among them. */
const DOWNLOADS =
  /^(?!.*\.(?:env|tfvars|tfstate|sql|sqlite3?|db)\.)[^/]*\.(?:sh|bash|ps1|bat|cmd|txt|csv|tsv|xlsx|docx|pptx|ods|odt|epub|ics|zip|tar|gz|tgz|bz2|xz|zst|7z|bin|exe|msi|dmg|pkg|deb|rpm|apk|appimage|iso|jar|whl|vsix|wasm)$/i
/** Number of comparisons for each character of a text. Only a text that was made for it needs more. */
const MAX_COMPARISONS = 4

interface Place {
  before: number
  after: number
}

/** How a text contains addresses of files. */
export interface TextForm {
  /** Folders for relative paths. In a page, they are those of the addresses where it may be served. */
  folders: readonly string[]
  /** Whether the text is a page. There, only the values of `href`, `src` and similar can be relative paths. */
  isPage: boolean
  /** Whether the text is, or contains, text for readers. There, only strings and Markdown links are references. */
  isShown: boolean
}

/** Paths below the base path. Other paths than those of the files can be among them. */
export interface Mentions {
  references: Set<string>
  /** Paths and addresses in text for readers, which can be examples. */
  shown: Set<string>
  /** Whether the whole text was searched for odd names. */
  isComplete: boolean
}

/** Finds the addresses of given files in texts, in time that does not depend on the number of files. */
export class MentionedPaths {
  readonly #basePath: string
  readonly #hosts: ReadonlySet<string>
  /** Last segments of the paths and page addresses of the files. */
  readonly #names: NameSet
  /** Paths with odd names, by the name as written in texts. */
  readonly #odd = new Set<string>()
  /** For the last part of odd names: how many characters of the name are before and after this part. */
  readonly #around = new Map<string, Map<string, Place>>()
  readonly #oddParts: NameSet

  /** `hosts`: the host names of the site. An address on another host is not an address of a file. */
  constructor(paths: readonly string[], { basePath, hosts }: { basePath: string; hosts: readonly string[] }) {
    this.#basePath = basePath
    this.#hosts = new Set(hosts)
    this.#names = new NameSet(paths.flatMap(path => [path, pageName(path)]).map(path => posix.basename(path)))
    for (const path of paths) if (ODD_NAME.test(path)) this.#addOdd(path)
    this.#oddParts = new NameSet(this.#around.keys())
  }

  get isEmpty(): boolean {
    return this.#names.isEmpty
  }

  /** Finds the addresses that begin at or after `from`. The text before is their context. */
  in(text: string, from: number, form: TextForm): Mentions {
    const mentions: Mentions = { references: new Set(), shown: new Set(), isComplete: true }
    const add = (start: number, end: number) => {
      if (start >= from) this.#add(mentions, text, [start, end], form)
    }
    this.#names.find(text, BETWEEN_WORDS, add)
    const budget = { left: MAX_COMPARISONS * (MAX_NAME + text.length) }
    this.#oddParts.find(text, BETWEEN_PARTS, (start, end) => {
      const found = this.#oddAround(text, text.slice(start, end), start, budget)
      if (found !== undefined) add(beginOfAddress(text, found.start), found.end)
    })
    mentions.isComplete = budget.left > 0
    return mentions
  }

  #add(mentions: Mentions, text: string, [start, end]: [number, number], form: TextForm): void {
    const begin = beginOfAddress(text, start)
    const host = this.#hostIn(percentDecode(text.slice(begin, end)))
    if (host !== undefined && !this.#hosts.has(host.name)) return
    const isAddress = host !== undefined && !/[?#]/.test(host.rest)
    const word = isAddress ? host.rest : percentDecode(text.slice(start, end))
    const first = isAddress ? begin : start
    const contextOf = () => text.slice(Math.max(0, first - 40), first)
    for (const path of this.#pathsOf(word, form, contextOf)) {
      if (mentions.references.has(path)) continue
      const context = contextOf()
      const isReference =
        BEGINS_REFERENCE.test(context) && !BEGINS_SHOWN_TEXT.test(context) && !BEGINS_QUOTATION.test(context)
      if (!form.isShown || isReference) mentions.references.add(path)
      else if (isAddress || (ROOTED.test(word) && DOWNLOADS.test(posix.basename(path))))
        mentions.shown.add(path)
    }
  }

  /** Returns the host name of an address, and what is after it. */
  #hostIn(address: string): { name: string; rest: string } | undefined {
    const [, authority, rest] = WITH_HOST.exec(address) ?? WITH_REMOTE.exec(address) ?? []
    if (authority !== undefined && rest !== undefined)
      return { name: authority.replaceAll(/^.*@|:\d*$/g, '').toLowerCase(), rest }
    const [name = ''] = address.split('/', 1)
    return this.#hosts.has(name.toLowerCase())
      ? { name: name.toLowerCase(), rest: address.slice(name.length) }
      : undefined
  }

  #pathsOf(word: string, { folders, isPage }: TextForm, contextOf: () => string): string[] {
    const [, rooted] = ROOTED.exec(word) ?? []
    if (rooted !== undefined) return [SiteAddress.parse(rooted, this.#basePath)?.path ?? ''].filter(Boolean)
    return isPage && !BEGINS_LINK.test(contextOf()) ? [] : folders.map(folder => posix.join(folder, word))
  }

  #addOdd(path: string): void {
    for (const name of [path, encodeURI(path.toWellFormed())]) {
      const last = [...name.matchAll(PART_OF_NAME)].at(-1)
      if (last === undefined) continue
      const key = keyOf(last[0])
      const before = last.index + last[0].lastIndexOf(key)
      const after = name.length - before - key.length
      this.#odd.add(name)
      const places = this.#around.get(key) ?? new Map<string, Place>()
      this.#around.set(key, places.set(`${before} ${after}`, { before, after }))
    }
  }

  /** Returns the start and the end of an odd name, with the slash before the name. */
  #oddAround(
    text: string,
    part: string,
    index: number,
    budget: { left: number }
  ): { start: number; end: number } | undefined {
    const key = keyOf(part)
    const start = index + part.lastIndexOf(key)
    for (const { before, after } of this.#around.get(key)?.values() ?? []) {
      if (budget.left <= 0) return undefined
      budget.left -= 1
      if (text[start - before - 1] !== '/') continue
      budget.left -= before / 4
      const end = start + key.length + after
      if (this.#odd.has(text.slice(start - before, end))) return { start: start - before - 1, end }
    }
    return undefined
  }
}

function beginOfAddress(text: string, start: number): number {
  const min = Math.max(0, start - MAX_CONTEXT)
  let begin = start
  while (begin > min && BETWEEN_ADDRESSES[text.charCodeAt(begin - 1)] === 0) begin -= 1
  return begin
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
