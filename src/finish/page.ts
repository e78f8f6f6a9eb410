import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import {
  type AnyNode,
  type Document,
  DomHandler,
  type Element,
  isComment,
  isDirective,
  isTag,
  isText
} from 'domhandler'
import { Parser } from 'htmlparser2'
import { Failure } from '../runtime/failure.ts'
import { declaredEncoding, MAX_HEAD } from '../review/scan/html/encoding.ts'
import type { ManifestFile } from '../site/records/manifest.ts'
import type { Exchange } from './exchange.ts'

/** The script of the search in a page, with the site's own address and selectors in it. */
const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/

export interface ExportedFile {
  current: Buffer
  /** SHA-256 of `current`. */
  digest: string
  source: Buffer
}

/** The page without the script of an earlier run. Rejects bytes that neither the export nor this action wrote. */
export function readExported(
  { path, sha256, exported, replaces }: ManifestFile,
  exchange: Exchange
): ExportedFile {
  const current = exchange.read(path)
  const digest = exchange.isPrepared(path) ? sha256 : hash('sha256', current ?? '')
  if (current !== undefined && [sha256, exported, replaces].includes(digest))
    return { current, digest, source: withoutScript(current) }
  const what = current === undefined ? 'is missing, or no file that can be read' : 'has other bytes'
  throw new Failure('site-file-changed', `${path} ${what}.`, {
    advice: 'Export again, and run this step before any other step that changes the site.'
  })
}

function withoutScript(page: Buffer): Buffer {
  if (!page.includes('/pagefind/search.js"')) return page
  return Buffer.from(page.toString('latin1').replace(SCRIPT_TAG, ''), 'latin1')
}

/** A page of two bytes a character, which is neither read nor changed: what is added would be one byte each. */
export function isUtf16(page: Buffer): boolean {
  return /^(?:\xff\xfe|\xfe\xff|[\t\n\f\r <]?\0)/.test(page.toString('latin1', 0, 2))
}

/** A page in the two forms in which it is read and changed. They are the same for UTF-8. */
export interface Page {
  /** Texts and attributes have character references as they are written. */
  document: Document
  /** The text that edits refer to. For other encodings than UTF-8, it has one character for each byte. */
  text: string
  encoding: 'utf8' | 'latin1'
  /** Elements of a head. Next.js can stream them behind the head. */
  head: Element[]
  /** The same elements with their places in `text`. */
  places: Element[]
  /** Position at which an element of `text` is the last one of the head. */
  endOfHead: number
}

// Entities are not decoded: the texts of the copy for the search are markup again.
const PARSING = { withStartIndices: true, withEndIndices: true, decodeEntities: false }

/** Browsers nest no deeper than 512. */
const MAX_DEPTH = 3_000

class PageParser extends DomHandler {
  readonly #parser = new Parser(this, PARSING)
  readonly #head: Element[] = []
  #isTooDeep = false

  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes)
    const element = this.tagStack.at(-1)
    if (element !== undefined && isTag(element) && isOfHead(element)) this.#head.push(element)
    if (this.tagStack.length <= MAX_DEPTH) return
    this.#isTooDeep = true
    this.#parser.pause()
  }

  parse(source: string): { document: Document; head: Element[] } | undefined {
    this.#parser.end(source)
    return this.#isTooDeep ? undefined : { document: this.root, head: this.#head }
  }
}

/** Undefined for a page with elements that are nested too deep to be read. */
export function parsePage(page: Buffer): Page | undefined {
  const declared = declaredEncoding(page.toString('latin1', 0, MAX_HEAD), 'html') ?? 'utf-8'
  const source = new TextDecoder(declared, { ignoreBOM: true }).decode(page)
  const parsed = new PageParser(undefined, PARSING).parse(source)
  if (parsed === undefined) return undefined
  if (declared === 'utf-8' && isUtf8(page))
    return { ...parsed, text: source, encoding: 'utf8', ...placesIn(source, parsed) }
  const text = page.toString('latin1')
  const bytes = new PageParser(undefined, PARSING).parse(text)
  return bytes && { ...parsed, text, encoding: 'latin1', ...placesIn(text, bytes) }
}

const IN_HEAD = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'])

/** A byte order mark is not text: browsers read it only at the very start. */
const BYTE_ORDER_MARK = /^(?:\ufeff|\xef\xbb\xbf)/

/** The tags of a head may be missing, and those of another are only text. */
function placesIn(
  source: string,
  { document, head }: Pick<Page, 'document' | 'head'>
): Pick<Page, 'places' | 'endOfHead'> {
  const start = BYTE_ORDER_MARK.exec(source)?.[0].length ?? 0
  const { end } = headIn({ nodes: document.children, source }, start)
  return { places: head, endOfHead: end }
}

/** Pictures have titles, too. */
function isOfHead({ name, parent }: Element): boolean {
  if (name !== 'title') return name === 'meta' || name === 'link'
  return parent === null || !isTag(parent) || ['body', 'div', 'head', 'html'].includes(parent.name)
}

/** Browsers end a head before the first thing that cannot be in one. */
function headIn(
  { nodes, source }: { nodes: AnyNode[]; source: string },
  start: number
): { end: number; isOver: boolean } {
  let end = start
  for (const node of nodes) {
    if (isTag(node) && ['html', 'head'].includes(node.name)) {
      const inner = headIn({ nodes: node.children, source }, contentStart(node, source))
      if (inner.isOver || node.name === 'head') return { ...inner, isOver: true }
      end = inner.end
    } else if (isDirective(node) || isComment(node) || (isTag(node) && IN_HEAD.has(node.name)))
      end = nodeEnd(node)
    else if (!isText(node) || !/^[\t\n\f\r ]*$/.test(node.data.replace(BYTE_ORDER_MARK, '')))
      return { end, isOver: true }
  }
  return { end, isOver: false }
}

/** An element without content can have an end tag, which is a part of it. */
function contentStart(node: Element, source: string): number {
  const [first] = node.children
  if (first !== undefined) return nodeStart(first)
  const text = source.slice(nodeStart(node), nodeEnd(node))
  return nodeStart(node) + (/<\/[^<]*$/.exec(text)?.index ?? text.length)
}

/** Each node has its indices, because the parser was asked for them. */
export function nodeStart(node: AnyNode): number {
  return node.startIndex as number
}

export function nodeEnd(node: AnyNode): number {
  return (node.endIndex as number) + 1
}
