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
import { Failure } from '../../runtime/failure.ts'
import { Problem } from '../../runtime/problem.ts'
import { isPage } from '../../site/pages/pages.ts'
import { UnknownForm } from '../../site/pages/shared-data.ts'
import { declaredEncoding, MAX_HEAD } from '../../html/encoding.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { INDEX_NOTE } from './index-note.ts'

/** Larger pages are not read: the elements of a page can need forty times its size in memory. */
export const MAX_PAGE_BYTES = 16_000_000

/** Matches the search script element in a page, with any script address and any trigger selectors. */
const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/

export interface ExportedFile {
  current: Buffer
  /** SHA-256 of `current`. */
  digest: string
  source: Buffer
  /** Whether the export shares data of the page with other pages, which `source` contains. */
  isRestored: boolean
}

const EXPORT_AGAIN = 'Export again, and run this step before any other step that changes the site.'

/** Returns a file without what an earlier run added, and with all its data. Throws if the file is missing or has other changes. */
export function readExported(file: ManifestFile, exchange: Exchange): ExportedFile {
  const { path, sha256, exported, replaces } = file
  const current = exchange.read(path)
  const digest = exchange.isPrepared(path) ? sha256 : hash('sha256', current ?? '')
  if (current !== undefined && [sha256, exported, replaces].includes(digest)) {
    const restored = isPage(path) ? exchange.shared.restore(current) : current
    // This action only writes what it can restore, so a list in an unknown form is a text of the page.
    const whole = restored instanceof UnknownForm ? current : restored
    const isOwn = digest === (exported ?? sha256)
    if (!(whole instanceof Problem)) {
      const source = withoutAddresses(withoutScript(whole), file)
      return { current, digest, source, isRestored: isOwn && whole !== current }
    }
    if (isOwn) return { current, digest, source: current, isRestored: false }
    throw new Failure('site-file-changed', `${path} cannot be read: ${whole.message}.`, {
      advice: EXPORT_AGAIN
    })
  }
  const what = current === undefined ? 'is missing or is not a readable file' : 'differs from the export'
  throw new Failure('site-file-changed', `${path} ${what}.`, {
    advice: EXPORT_AGAIN
  })
}

function withoutScript(page: Buffer): Buffer {
  if (!page.includes('/pagefind/search.js"')) return page
  return Buffer.from(page.toString('latin1').replace(SCRIPT_TAG, ''), 'latin1')
}

/** The forms in which this action adds an element to the head of a page and to the data for the client. */
const ADDED = {
  canonical: [/<link rel="canonical" href="[^"]*"\/>/g, addedToData('link', { rel: 'canonical' }, 'href')],
  ogUrl: [
    /<meta property="og:url" content="[^"]*"\/>/g,
    addedToData('meta', { property: 'og:url' }, 'content')
  ],
  markdown: [
    /<link rel="alternate" type="text\/markdown" href="[^"]*"\/>/g,
    addedToData('link', { rel: 'alternate', type: 'text/markdown' }, 'href')
  ],
  indexNote: [INDEX_NOTE]
} as const

const ADDED_FORMS: readonly RegExp[] = Object.values(ADDED).flat()

const ANY_ADDED =
  /<(?:link rel="canonical" |meta property="og:url" |link rel="alternate" |div hidden><p>Documentation index:)/

/** Elements that a run can add together. */
const ADDED_TOGETHER = [['canonical', 'ogUrl'], ['ogUrl'], ['canonical'], []].flatMap(names => [
  [...names, 'markdown', 'indexNote'],
  [...names, 'markdown'],
  [...names, 'indexNote'],
  names
]) as (keyof typeof ADDED)[][]

function addedToData(name: string, is: Record<string, string>, attribute: string): RegExp {
  const text = String.raw`\\"[^"\\]*(?:\\u[0-9a-f]{4}[^"\\]*)*\\"`
  const own = Object.entries(is).map(([key, value]) => String.raw`\\"${key}\\":\\"${value}\\",`)
  const fields = String.raw`${own.join('')}\\"${attribute}\\":${text}`
  return new RegExp(String.raw`,\[\\"\$\\",\\"${name}\\",${text},\{${fields}\}\]`, 'g')
}

/** Removes the elements that an earlier run added, if the digest proves that the page did not have them before. */
function withoutAddresses(page: Buffer, { sha256, exported = sha256, moved }: ManifestFile): Buffer {
  if (exported === sha256) return page
  const text = page.toString('latin1')
  const isOwn = (content: Buffer) => [exported, moved].includes(hash('sha256', content))
  // Most pages that have such elements of their own got none.
  if (!ANY_ADDED.test(text) || isOwn(page)) return page
  const forms = new Set(ADDED_FORMS.filter(form => text.search(form) !== -1))
  const tried = new Set<string>()
  for (const names of ADDED_TOGETHER) {
    const present = names.flatMap(name => ADDED[name].filter(form => forms.has(form)))
    const key = present.map(form => form.source).join()
    if (present.length === 0 || tried.has(key)) continue
    tried.add(key)
    const found = Buffer.from(present.reduce(withoutLast, text), 'latin1')
    if (isOwn(found)) return found
  }
  return page
}

/** An element is added after all others, so the last match is removed. */
function withoutLast(text: string, form: RegExp): string {
  const last = [...text.matchAll(form)].at(-1)
  return last === undefined ? text : text.slice(0, last.index) + text.slice(last.index + last[0].length)
}

/** Whether a page is UTF-16. Such a page is neither read nor changed, because added text would not be UTF-16. */
export function isUtf16(page: Buffer): boolean {
  return /^(?:\xff\xfe|\xfe\xff|[\t\n\f\r <]?\0)/.test(page.toString('latin1', 0, 2))
}

/** A page in two forms, one to read and one to edit. For UTF-8, both forms are the same. */
export interface Page {
  /** Character references in texts and attributes are not decoded. */
  document: Document
  /** The text to which edits refer. For encodings other than UTF-8, the text has one character for each byte. */
  text: string
  encoding: 'utf8' | 'latin1'
  /** Head elements. Next.js can stream such elements after the head. */
  head: Element[]
  /** The head elements with their positions in `text`. */
  places: Element[]
  /** Position in `text` at which an inserted element becomes the last one in the head. */
  endOfHead: number
}

// Character references are not decoded, because the texts are written as markup again in the copy for the search index.
const PARSING = { withStartIndices: true, withEndIndices: true, decodeEntities: false }

/** Maximum depth of nested elements, far above the limit of 512 in browsers. */
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

/** Returns undefined if the elements of a page are nested too deeply. */
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

/** Matches a byte order mark at the start of a page. Browsers do not treat the mark as text. */
const BYTE_ORDER_MARK = /^(?:\ufeff|\xef\xbb\xbf)/

/** Finds the head elements and the end of the head. The tags of the head may be missing. */
function placesIn(
  source: string,
  { document, head }: Pick<Page, 'document' | 'head'>
): Pick<Page, 'places' | 'endOfHead'> {
  const start = BYTE_ORDER_MARK.exec(source)?.[0].length ?? 0
  const { end } = headIn({ nodes: document.children, source }, start)
  return { places: head, endOfHead: end }
}

/** Whether an element belongs to the head. A `title` can also belong to an SVG image. */
function isOfHead({ name, parent }: Element): boolean {
  if (name !== 'title') return name === 'meta' || name === 'link' || name === 'base'
  return parent === null || !isTag(parent) || ['body', 'div', 'head', 'html'].includes(parent.name)
}

/** Finds the end of the head. Browsers end the head before the first node that is not allowed in a head. */
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
    } else if (isDirective(node) || isComment(node) || (isTag(node) && IN_HEAD.has(node.name))) {
      const closed = closedEnd(node, source)
      if (closed === undefined) return { end, isOver: true }
      end = closed
    } else if (!isText(node) || !/^[\t\n\f\r ]*$/.test(node.data.replace(BYTE_ORDER_MARK, '')))
      return { end, isOver: true }
  }
  return { end, isOver: false }
}

const VOID_NAMES = new Set(['base', 'link', 'meta'])

/**
 * Returns the position after a node of the head, or undefined for a comment or an element without an end. An element
 * that is inserted after such a node would be inside it, and the next run would not find the element.
 */
function closedEnd(node: AnyNode, source: string): number | undefined {
  const end = nodeEnd(node)
  if (isComment(node)) return /--!?>$/.test(source.slice(nodeStart(node), end)) ? end : undefined
  if (!isTag(node) || VOID_NAMES.has(node.name)) return end
  const last = source.slice(source.lastIndexOf('<', end - 1), end)
  const isClosed = last.startsWith('</') && last.slice(2).toLowerCase().startsWith(node.name)
  if (!isClosed) return undefined
  return last.endsWith('>') ? end : source.indexOf('>', end) + 1 || undefined
}

/** Returns where an element's content starts. If the element is empty, its range can include an end tag. */
export function contentStart(node: Element, source: string): number {
  const [first] = node.children
  if (first !== undefined) return nodeStart(first)
  const text = source.slice(nodeStart(node), nodeEnd(node))
  return nodeStart(node) + (/<\/[^<]*$/.exec(text)?.index ?? text.length)
}

/** Each node has indices, because the parser options request them. */
export function nodeStart(node: AnyNode): number {
  return node.startIndex as number
}

export function nodeEnd(node: AnyNode): number {
  return (node.endIndex as number) + 1
}
