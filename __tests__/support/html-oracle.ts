import { decodeHTMLAttribute } from 'entities/decode'
import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5'
import { cssUrls } from '../../src/review/scan/css-scanner.ts'
import { REFERENCE } from '../../src/review/scan/reference-table.ts'
import { NUMBERS_PER_FILE, type ScanBatch, SiteScanner } from '../../src/review/scan/site-scanner.ts'

type KindName = keyof typeof REFERENCE

const KIND_NAMES = Object.keys(REFERENCE) as KindName[]

export interface PageFacts {
  isNoindex: boolean
  base: string | undefined
  /** `kind value`, sorted, each once. */
  references: string[]
}

export function scanOnce(html: string | Uint8Array, path = 'page.html'): ScanBatch {
  const scanner = new SiteScanner(0)
  scanner.scan(path, typeof html === 'string' ? Buffer.from(html) : html)
  const batch = scanner.take()
  if (batch === undefined) throw new Error(`${path} was not scanned`)
  return batch
}

/** One scanner for all pages, as in a run: what it remembers of one page must not show in another. */
const scanner = new SiteScanner(0)
const sent: string[] = []

/** What the scanner says about a page. */
export function scannedFacts(html: string | Uint8Array): PageFacts {
  return scannedPage(html).facts
}

export interface ScannedPage {
  facts: PageFacts
  /** The digest of its content. */
  content: string | undefined
}

export function scannedPage(html: string | Uint8Array): ScannedPage {
  scanner.scan('page.html', typeof html === 'string' ? Buffer.from(html) : html)
  const batch = scanner.take()
  if (batch === undefined) throw new Error('the page was not scanned')
  const { numbers, references, values } = batch
  let start = 0
  for (const [i, end] of values.ends.entries()) {
    const text = Buffer.from(values.bytes.subarray(start, end)).toString()
    const value = decodeHTMLAttribute(text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD'))
    sent.push(`${KIND_NAMES[values.kinds[i] ?? 0] ?? ''} ${value}`)
    start = end
  }
  const [, noindex, base = 0, count] = numbers.subarray(0, NUMBERS_PER_FILE)
  const facts = {
    isNoindex: noindex === 1,
    base: base === 0 ? undefined : sent[base - 1]?.slice('base '.length),
    references: unique(
      [...references.subarray(0, count)].map(number => sent[number] ?? '').filter(mayBeChecked)
    )
  }
  return { facts, content: batch.contents[0] }
}

/** What parse5 says about it: every start tag that its tokenizer finds while it builds the tree. */
export function parsedFacts(html: string): PageFacts {
  const recorder = new Recorder({ scriptingEnabled: false })
  recorder.tokenizer.write(html, true)
  return { ...recorder.facts, references: unique(recorder.facts.references) }
}

class Recorder extends Parser<DefaultTreeAdapterMap> {
  readonly facts: PageFacts = { isNoindex: false, base: undefined, references: [] }
  #isHtml = false
  #styles: string[] = []

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
    for (const url of cssUrls(this.#styles.join(''))) this.#add('resource', url)
    this.#styles = []
  }

  #record(name: string, attributes: Map<string, string>): void {
    const id = attributes.get('id')
    if (id !== undefined && id !== '') this.#add('id', id)
    const style = attributes.get('style')
    if (style !== undefined && cssUrls(style).length > 0) this.#add('styleAttribute', style)
    const add = (attribute: string, kind: KindName) => {
      const value = attributes.get(attribute)
      if (value !== undefined) this.#add(kind, value)
    }
    if (!this.#isHtml) {
      const attribute = attributes.has('href') ? 'href' : 'xlink:href'
      if (name === 'a') add(attribute, 'link')
      if (['image', 'use', 'feimage'].includes(name)) add(attribute, 'image')
      if (name === 'script') add(attribute, 'resource')
      return
    }
    if (name === 'a' || name === 'area') add('href', 'link')
    if (name === 'a' && (attributes.get('name') ?? '') !== '') add('name', 'id')
    if (['img', 'image'].includes(name)) add('src', 'image')
    if (['img', 'image', 'source'].includes(name)) add('srcset', 'srcset')
    if (['video', 'audio', 'source', 'track'].includes(name)) add('src', 'media')
    if (name === 'video') add('poster', 'image')
    if (['iframe', 'frame', 'embed'].includes(name)) add('src', 'frame')
    if (name === 'object') add('data', 'frame')
    if (name === 'script') add('src', 'resource')
    if (name === 'form' && attributes.get('method')?.toLowerCase() !== 'post') add('action', 'otherLink')
    if (name === 'button' || name === 'input') add('formaction', 'otherLink')
    if (name === 'input' && attributes.get('type')?.toLowerCase() === 'image') add('src', 'image')
    if (name === 'base') this.facts.base ??= attributes.get('href')
    if (name === 'link') this.#recordLink(attributes, add)
    if (name === 'meta') this.#recordMeta(attributes, add)
  }

  #recordLink(attributes: Map<string, string>, add: (attribute: string, kind: KindName) => void): void {
    const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
    if (rels.includes('canonical')) add('href', 'canonical')
    else if (rels.includes('stylesheet') || rels.includes('icon')) {
      add('href', 'resource')
      add('imagesrcset', 'srcset')
    } else if (rels.includes('next')) add('href', 'otherLink')
  }

  #recordMeta(attributes: Map<string, string>, add: (attribute: string, kind: KindName) => void): void {
    const content = attributes.get('content')
    if (content === undefined) return
    if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') add('content', 'refresh')
    const isRobots = attributes.get('name')?.toLowerCase() === 'robots'
    if (isRobots && /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i.test(content)) this.facts.isNoindex = true
  }

  #add(kind: KindName, value: string): void {
    this.facts.references.push(`${kind} ${value}`)
  }
}

/** Style attributes are read when the site is checked. Many load nothing. */
function mayBeChecked(reference: string): boolean {
  return !reference.startsWith('styleAttribute ') || cssUrls(reference).length > 0
}

function unique(values: string[]): string[] {
  return [...new Set(values)].sort()
}
