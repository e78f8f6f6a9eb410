import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Details, Loads } from '../../../site/records/manifest.ts'
import { ContentDigest } from './content.ts'
import { blockedByPolicy } from '../values/content-policy.ts'
import { Descriptions } from './descriptions.ts'
import { type OutlineLevel, outlineText } from './outline.ts'
import { copied } from './reference-table.ts'
import { SheetRules } from './sheet-rules.ts'

/** 24 bits are enough, because a digest only tells the scripts and style sheets of one page apart. */
export const ITEM_DIGITS = 6
const HIDDEN_DIGITS = 16
/** Maximum number of scripts, and of style sheets, to list in a manifest for each page. */
export const MAX_LISTED = 1000
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
  ['bingbot', 'bingbot:'],
  ['msnbot', 'bingbot:']
])
/** Stands for the address of a page that reloads itself all the time. */
export const RELOAD_LOOP = 'itself, all the time'
/** The use of a script that Rocket Loader runs, if it is in the page. */
export const DEFERRED = 'deferred'
const ROCKET_LOADER = /\/rocket-loader(?:\.min)?\.js/

type ItemKind = 'scripts' | 'styles'

interface ItemUse {
  /** Browsers do not use the file, or only in some cases. */
  isConditional?: boolean
  use?: string
}

/** A script or style sheet that browsers do not use in the usual way. */
export interface UsedItem {
  digest: string
  use: string
}

export interface InlineSheet {
  digest: string
  use: string
  start: number
  end: number
}

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
  #special: UsedItem[] = []
  #usual = new Set<string>()
  readonly #rules: SheetRules
  readonly #descriptions = new Descriptions()
  #hasRocketLoader = false
  #hasDeferredData = false
  /** The items of the last page that browsers do not also use in the usual way. */
  unusual: readonly UsedItem[] = []
  /** What `head` can have been before a minifier rewrote the last served page. */
  earlierHeads: readonly string[] = []
  /** The style elements of a served page. */
  readonly sheets: InlineSheet[] = []
  /** The elements of the page that is being read. */
  levels: OutlineLevel[] = []
  details: Details = {}
  #data = { crc: 0, size: 0 }

  /** Without `isComplete`, lists the first items only. */
  constructor({ isComplete = false } = {}) {
    this.#maxListed = isComplete ? Infinity : MAX_LISTED
    this.#rules = new SheetRules(this.#maxListed)
  }

  /** `use`: how browsers use the file, if not on every screen or as a script that they run. */
  addAddress(kind: ItemKind, address: string, { isConditional = false, use = '' }: ItemUse = {}): void {
    if (kind === 'scripts' && ROCKET_LOADER.test(address)) this.#hasRocketLoader = true
    const known = this.#known.get(address)
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    const digest = known ?? addressDigest(address)
    if (known === undefined) this.#known.set(copied(address), digest)
    this.#add(kind, digest, { isConditional, use })
  }

  /** Adds the text of a script or style sheet. A minified page has other white space, so white space is collapsed. */
  addText(
    kind: ItemKind,
    bytes: Buffer,
    { start, end }: { start: number; end: number },
    use: ItemUse = {}
  ): void {
    if (start === end) return
    this.#text.addRawText(bytes, start, end)
    const textDigest = this.#text.digest()
    const digest = textDigest.slice(0, ITEM_DIGITS)
    this.#add(kind, digest, use)
    if (kind !== 'styles') return
    if (this.#maxListed === Infinity) this.sheets.push({ digest, use: use.use ?? '', start, end })
    this.#rules.add(digest, textDigest, bytes.subarray(start, end))
  }

  #add(kind: ItemKind, digest: string, { isConditional = false, use = '' }: ItemUse): void {
    this.#items[kind].add(digest)
    this.#uses[isConditional ? 'conditional' : 'always'].add(digest)
    if (use !== '') this.#special.push({ digest, use: copied(use) })
    else this.#usual.add(digest)
  }

  addDescription(name: string, content: string): void {
    this.#descriptions.add(name, content)
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
  addData(bytes: Buffer, { start, end }: { start: number; end: number }, use = ''): void {
    if (use.startsWith(DEFERRED)) this.#hasDeferredData = true
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
    for (const rule of [...refusalsIn(content), ...limitsIn(content)]) this.#robots.add(crawler + rule)
  }

  #actualUse(use: string): string {
    return this.#hasRocketLoader && use.startsWith(DEFERRED) ? use.slice(DEFERRED.length).trim() : use
  }

  /** Returns what was collected since the last call. */
  finish(): Loads {
    const { scripts, styles } = this.#items
    const uses = this.#special.map(({ digest, use }) => ({ digest, use: this.#actualUse(use) }))
    const special = uses.filter(({ use }) => use !== '')
    const usual = new Set([
      ...this.#usual,
      ...uses.filter(({ use }) => use === '').map(({ digest }) => digest)
    ])
    const lacksData = this.#hasDeferredData && !this.#hasRocketLoader
    const listed = (items: Set<string>) => [...items].slice(0, this.#maxListed).join('')
    const all: Loads = {
      scripts: listed(scripts),
      styles: listed(styles),
      data: this.#data.size === 0 || lacksData ? '' : `${this.#data.crc.toString(16)}-${this.#data.size}`,
      base: this.#base,
      // Always written: without this field, the list is from a release that does not have the fields below.
      canonical: [...this.#canonical].slice(0, MAX_CANONICAL).sort().join(''),
      conditional: listed(withoutItems(this.#uses.conditional, this.#uses.always)),
      refresh: this.#refresh,
      hidden: this.#hidden,
      blocked: [...this.#blocked].sort().join(', '),
      robots: [...this.#robots].sort().join(' '),
      noscript: this.#noscript,
      outline: outlineText(this.levels),
      uses: listed(new Set(special.map(({ digest, use }) => useDigest(digest, use)))),
      // Earlier releases compare this field, which minified pages change.
      head: this.#descriptions.exactDigest(),
      description: this.#descriptions.digest(),
      rules: this.#rules.finish(),
      ...this.details
    }
    this.unusual = special.filter(({ digest }) => !usual.has(digest))
    this.levels = []
    this.details = {}
    this.#special = []
    this.#usual = new Set()
    this.earlierHeads = this.#maxListed === Infinity ? this.#descriptions.digestsBeforeMinifier() : []
    this.#descriptions.clear()
    this.#hasRocketLoader = false
    this.#hasDeferredData = false
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

/** Returns the digest of the address of a script or style sheet, for the list in a manifest. */
export function addressDigest(address: string): string {
  return hash('sha256', `address ${address.trim()}`).slice(0, ITEM_DIGITS)
}

export function canonicalDigest(address: string): string {
  return hash('sha256', `canonical ${address.trim()}`).slice(0, HIDDEN_DIGITS)
}

/** Crawlers differ in what they accept as a separator. */
const SEPARATORS = /[\s,;]+/

export function refusalsIn(directives: string): string[] {
  return directives
    .toLowerCase()
    .split(SEPARATORS)
    .flatMap(rule => (rule === 'none' ? ['noindex', 'nofollow'] : REFUSAL.test(rule) ? [rule] : []))
}

/** Returns the rules with a value that keep something from search engines: no text of the page, or an end of listing. */
export function limitsIn(directives: string): string[] {
  const text = directives.toLowerCase()
  const [, date] = /unavailable_after\s*:\s*([^;]{1,60})/.exec(text) ?? []
  return [
    ...(/max-snippet\s*:\s*0(?!\d)/.test(text) ? ['max-snippet:0'] : []),
    ...(date === undefined ? [] : [`unavailable_after:${date.trim().replace(/\s+/g, '_')}`])
  ]
}

/** Returns the digest of an item with its use, for the list in a manifest. */
export function useDigest(digest: string, use: string): string {
  return hash('sha256', `${digest} ${use}`).slice(0, ITEM_DIGITS)
}

export function listedItems(digests = ''): Set<string> {
  return new Set(digestsIn(digests))
}

export function digestsIn(digests: string): string[] {
  return digests.match(new RegExp(`.{${ITEM_DIGITS}}`, 'g')) ?? []
}
