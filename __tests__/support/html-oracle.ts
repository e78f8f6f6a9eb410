import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5'
import { refreshUrl, srcsetAddresses } from '../../src/html/attribute-values.ts'
import { cssAddresses } from '../../src/html/css-scanner.ts'
import type { ReferenceKind } from '../../src/review/scan/record/reference-table.ts'
import { type ScannedFile, SiteScanner } from '../../src/review/scan/site-scanner.ts'

export interface PageFacts {
  isNoindex: boolean
  base: string
  ids: string[]
  /** Sorted, unique entries of the form `kind value`. */
  references: string[]
}

/** Scans one file with a new scanner. */
export function scanOnce(html: string | Uint8Array, path = 'page.html'): ScannedFile {
  const [file] = scanWith(new SiteScanner(0), html, path)
  return file
}

function scanWith(scanner: SiteScanner, html: string | Uint8Array, path: string): [ScannedFile, string[]] {
  scanner.scan(path, typeof html === 'string' ? Buffer.from(html) : html)
  const batch = scanner.drain()
  const [file] = batch?.files ?? []
  if (batch === undefined || file === undefined) throw new Error(`${path} was not scanned`)
  return [file, batch.values.map((value, i) => `${batch.kinds[i] ?? ''} ${value}`)]
}

/** As in a run, one scanner scans all pages. Data from one page must not affect the result for another page. */
const scanner = new SiteScanner(0)
const sent: string[] = []

export function scannedFacts(html: string | Uint8Array): PageFacts {
  return scannedPage(html).facts
}

export interface ScannedPage {
  facts: PageFacts
  /** The digest of the page content. */
  content: string
}

export function scannedPage(html: string | Uint8Array): ScannedPage {
  const [{ isNoindex, base, ids, references, content }, values] = scanWith(scanner, html, 'page.html')
  sent.push(...values)
  const facts = {
    isNoindex,
    base,
    ids: ids === '' ? [] : ids.split('\0').sort(),
    references: unique([...references].map(number => sent[number] ?? ''))
  }
  return { facts, content }
}

/** Returns the facts about a page that parse5 finds while it builds the tree. */
export function parsedFacts(html: string): PageFacts {
  const recorder = new Recorder({ scriptingEnabled: false })
  recorder.tokenizer.write(html, true)
  return recorder.facts()
}

class Recorder extends Parser<DefaultTreeAdapterMap> {
  #isNoindex = false
  #base: string | undefined
  readonly #ids: string[] = []
  readonly #references: string[] = []
  /** Links that lead to the page itself if the page has no `<base>`. */
  readonly #ownLinks: string[] = []
  #isHtml = false
  #styles: string[] = []

  facts(): PageFacts {
    const base = this.#base === undefined || isOwnLink(this.#base) ? '' : this.#base
    const own = this.#ownLinks.flatMap(link => (base === '' ? this.#brokenAnchor(link) : [`link ${link}`]))
    return {
      isNoindex: this.#isNoindex,
      base,
      ids: unique(this.#ids),
      references: unique([...this.#references, ...own])
    }
  }

  #brokenAnchor(link: string): string[] {
    const fragment = new URL(link, 'https://example.com/').hash.slice(1)
    const [name = ''] = fragment.split(':~:')
    const decoded = decodeURIComponent(name)
    const needsNone = name === '' || decoded.toLowerCase() === 'top'
    return needsNone || this.#ids.includes(name) || this.#ids.includes(decoded)
      ? []
      : [`ownAnchor ${fragment}`]
  }

  override onStartTag(token: Token.TagToken): void {
    const name = token.tagName
    const attributes = new Map(token.attrs.map(attribute => [attribute.name, attribute.value]))
    const isInTemplate = this.openElements.tmplCount > 0
    this.#isHtml = false
    super.onStartTag(token)
    if (!isInTemplate) this.#record(name, attributes)
  }

  override _startTagOutsideForeignContent(token: Token.TagToken): void {
    this.#isHtml = true
    super._startTagOutsideForeignContent(token)
  }

  override onCharacter(token: Token.CharacterToken): void {
    super.onCharacter(token)
    this.#collectStyle(token.chars)
  }

  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    super.onWhitespaceCharacter(token)
    this.#collectStyle(token.chars)
  }

  override onEndTag(token: Token.TagToken): void {
    super.onEndTag(token)
    this.#endStyle()
  }

  override onEof(token: Token.EOFToken): void {
    super.onEof(token)
    this.#endStyle()
  }

  #collectStyle(chars: string): void {
    const { tagName } = this.openElements.current as { tagName?: string }
    if (tagName === 'style' && this.openElements.tmplCount === 0) this.#styles.push(chars)
  }

  #endStyle(): void {
    if (this.#styles.length === 0) return
    this.#addStyles(this.#styles.join(''))
    this.#styles = []
  }

  #addStyles(css: string): void {
    for (const { value } of cssAddresses(css)) this.#add('resource', value)
  }

  #record(name: string, attributes: Map<string, string>): void {
    this.#addId(attributes.get('id'))
    this.#addStyles(attributes.get('style') ?? '')
    const add = (attribute: string, kind: ReferenceKind) => {
      const value = attributes.get(attribute)
      if (value !== undefined) this.#add(kind, value)
    }
    const addSet = (attribute: string, kind: ReferenceKind) => {
      for (const { value } of srcsetAddresses(attributes.get(attribute) ?? '')) this.#add(kind, value)
    }
    if (!this.#isHtml) {
      const attribute = attributes.has('href') ? 'href' : 'xlink:href'
      if (name === 'a') add(attribute, 'link')
      if (['image', 'use', 'feimage'].includes(name)) add(attribute, 'media')
      if (name === 'script') add(attribute, 'resource')
      return
    }
    if (name === 'a' || name === 'area') add('href', 'link')
    if (name === 'a') this.#addId(attributes.get('name'))
    if (['img', 'image'].includes(name)) add('src', 'media')
    if (['img', 'image', 'source'].includes(name)) addSet('srcset', 'media')
    if (['video', 'audio', 'source', 'track'].includes(name)) add('src', 'media')
    if (name === 'video') add('poster', 'media')
    const hasDocument = name === 'iframe' && (attributes.get('srcdoc') ?? '') !== ''
    if (['iframe', 'frame', 'embed'].includes(name) && !hasDocument) add('src', 'frame')
    if (name === 'object') add('data', 'frame')
    if (name === 'script') add('src', 'resource')
    if (name === 'form' && attributes.get('method')?.toLowerCase() !== 'post') add('action', 'otherLink')
    if (name === 'button' || name === 'input') add('formaction', 'otherLink')
    if (name === 'input' && attributes.get('type')?.toLowerCase() === 'image') add('src', 'media')
    if (name === 'base') this.#base ??= attributes.get('href')
    if (name === 'link') this.#recordLink(attributes, add, addSet)
    if (name === 'meta') this.#recordMeta(attributes)
  }

  #recordLink(
    attributes: Map<string, string>,
    add: (attribute: string, kind: ReferenceKind) => void,
    addSet: (attribute: string, kind: ReferenceKind) => void
  ): void {
    const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
    if (rels.includes('canonical')) add('href', 'canonical')
    else if (rels.includes('stylesheet') || rels.includes('icon')) {
      add('href', 'resource')
      addSet('imagesrcset', 'resource')
    } else if (rels.includes('next')) add('href', 'otherLink')
  }

  #recordMeta(attributes: Map<string, string>): void {
    const content = attributes.get('content')
    if (content === undefined) return
    if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
      const url = refreshUrl(content)
      if (url !== undefined) this.#add('otherLink', url)
    }
    const isRobots = attributes.get('name')?.toLowerCase() === 'robots'
    if (isRobots && /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i.test(content)) this.#isNoindex = true
  }

  #addId(id: string | undefined): void {
    if (id !== undefined && id !== '') this.#ids.push(id)
  }

  #add(kind: ReferenceKind, value: string): void {
    if (kind === 'otherLink' && value === '') return
    if ((kind === 'link' || kind === 'otherLink') && isOwnLink(value)) this.#ownLinks.push(value)
    else this.#references.push(`${kind} ${value}`)
  }
}

/** Ignores control characters and spaces at the start, as URL parsers do. */
function isOwnLink(value: string): boolean {
  let start = 0
  while (start < value.length && value.charCodeAt(start) <= 32) start++
  return start === value.length || value[start] === '#' || value[start] === '?'
}

function unique(values: string[]): string[] {
  return [...new Set(values)].sort()
}
