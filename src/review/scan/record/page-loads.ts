import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Loads } from '../../../site/records/manifest.ts'
import { ContentDigest } from './content.ts'
import { blockedByPolicy } from '../values/content-policy.ts'
import { copied } from './reference-table.ts'

/** 24 bits are enough, because a digest only tells the scripts and style sheets of one page apart. */
const ITEM_DIGITS = 6
const HIDDEN_DIGITS = 16
/** Maximum number of scripts, and of style sheets, to list in a manifest for each page. */
const MAX_LISTED = 1000
const MAX_KNOWN = 10_000
const MAX_BASE = 500
/** Search engines ignore several different canonical links. */
const MAX_CANONICAL = 10

/** Directives that keep something from search engines. All others allow what is allowed anyway. */
const REFUSAL = /^no[a-z]{1,30}$/
/** The crawlers whose rules are compared. Empty for all crawlers. */
const CRAWLERS = new Map([
  ['robots', ''],
  ['googlebot', 'googlebot:'],
  ['bingbot', 'bingbot:']
])

type ItemKind = 'scripts' | 'styles'

/** Collects what browsers load for one page at a time, and the rules for search engines in the page. */
export class PageLoads {
  /** The buffer is reused for all pages. */
  readonly #text = new ContentDigest()
  /** Digests of addresses, because pages of a site load the same files. */
  readonly #known = new Map<string, string>()
  readonly #maxListed: number
  #items = { scripts: new Set<string>(), styles: new Set<string>() }
  /** Items that browsers use only in some cases, and items that browsers always use. */
  #uses = { conditional: new Set<string>(), always: new Set<string>() }
  #canonical = new Set<string>()
  #refresh = ''
  #hidden = ''
  #blocked = new Set<string>()
  #robots = new Set<string>()
  #noscript = ''
  #base: string | undefined
  #data = { crc: 0, size: 0 }

  /** Without `isComplete`, lists the first items only. */
  constructor({ isComplete = false } = {}) {
    this.#maxListed = isComplete ? Infinity : MAX_LISTED
  }

  /** `isConditional`: browsers do not use the file, or only in some cases. */
  addAddress(kind: ItemKind, address: string, isConditional = false): void {
    const known = this.#known.get(address)
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    const digest = known ?? hash('sha256', `address ${address.trim()}`).slice(0, ITEM_DIGITS)
    if (known === undefined) this.#known.set(copied(address), digest)
    this.#add(kind, digest, isConditional)
  }

  /** Adds the text of a script or style sheet. A minified page has other white space, so white space is collapsed. */
  addText(
    kind: ItemKind,
    bytes: Buffer,
    { start, end }: { start: number; end: number },
    isConditional = false
  ): void {
    if (start === end) return
    this.#text.addRawText(bytes, start, end)
    this.#add(kind, this.#text.digest().slice(0, ITEM_DIGITS), isConditional)
  }

  #add(kind: ItemKind, digest: string, isConditional: boolean): void {
    this.#items[kind].add(digest)
    this.#uses[isConditional ? 'conditional' : 'always'].add(digest)
  }

  addCanonical(address: string): void {
    this.#canonical.add(canonicalDigest(address))
  }

  setRefresh(url = ''): void {
    if (this.#refresh === '') this.#refresh = copied(url.trim().slice(0, MAX_BASE))
  }

  /** The page is hidden by an attribute or a style sheet. A script may show it later. */
  setHidden(): void {
    this.#hidden = 'page'
  }

  addPolicy(policy: string): void {
    for (const blocked of blockedByPolicy(policy)) this.#blocked.add(blocked)
  }

  /**
   * Adds a part of the data with which the client of the site renders the page. Data can be most of a page: a checksum
   * and the size find what is missing or changed, and take a tenth of the time of a digest.
   */
  addData(bytes: Buffer, { start, end }: { start: number; end: number }): void {
    const { crc, size } = this.#data
    this.#data = { crc: crc32(bytes.subarray(start, end), crc), size: size + end - start }
  }

  /** Adds text that browsers do not show. */
  addHidden(text: string): void {
    const words = text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (words !== '') this.#noscript = hash('sha256', `${this.#noscript} ${words}`).slice(0, HIDDEN_DIGITS)
  }

  setBase(base: string): void {
    this.#base ??= copied(base.trim().slice(0, MAX_BASE))
  }

  addRobots(name: string, content: string): void {
    const crawler = CRAWLERS.get(name)
    if (crawler === undefined) return
    for (const rule of refusalsIn(content)) this.#robots.add(crawler + rule)
  }

  /** Returns what was collected since the last call. */
  finish(): Loads {
    const { scripts, styles } = this.#items
    const listed = (items: Set<string>) => [...items].slice(0, this.#maxListed).join('')
    const all: Loads = {
      scripts: listed(scripts),
      styles: listed(styles),
      data: this.#data.size === 0 ? '' : `${this.#data.crc.toString(16)}-${this.#data.size}`,
      base: this.#base,
      // Always written: without this field, the list is from a release that does not have the fields below.
      canonical: [...this.#canonical].slice(0, MAX_CANONICAL).sort().join(''),
      conditional: listed(withoutItems(this.#uses.conditional, this.#uses.always)),
      refresh: this.#refresh,
      hidden: this.#hidden,
      blocked: [...this.#blocked].sort().join(', '),
      robots: [...this.#robots].sort().join(' '),
      noscript: this.#noscript
    }
    this.#items = { scripts: new Set(), styles: new Set() }
    this.#uses = { conditional: new Set(), always: new Set() }
    this.#canonical = new Set()
    this.#refresh = ''
    this.#hidden = ''
    this.#blocked = new Set()
    this.#robots = new Set()
    this.#noscript = ''
    this.#base = undefined
    this.#data = { crc: 0, size: 0 }
    // An empty base is kept: it is not the same as no base.
    return Object.fromEntries(
      Object.entries(all).filter(
        ([name, text]) => name === 'canonical' || text !== (name === 'base' ? undefined : '')
      )
    )
  }
}

function withoutItems(items: Set<string>, others: Set<string>): Set<string> {
  return new Set([...items].filter(item => !others.has(item)))
}

export function canonicalDigest(address: string): string {
  return hash('sha256', `canonical ${address.trim()}`).slice(0, HIDDEN_DIGITS)
}

export function refusalsIn(directives: string): string[] {
  return directives
    .toLowerCase()
    .split(/[\s,]+/)
    .flatMap(rule => (rule === 'none' ? ['noindex', 'nofollow'] : REFUSAL.test(rule) ? [rule] : []))
}

export function listedItems(digests = ''): Set<string> {
  return new Set(digests.match(new RegExp(`.{${ITEM_DIGITS}}`, 'g')))
}
