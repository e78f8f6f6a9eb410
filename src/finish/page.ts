import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { type AnyNode, type Document, type Element, isComment, isDirective, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { Failure } from '../runtime/failure.ts'
import { declaredEncoding, MAX_HEAD } from '../review/scan/html/encoding.ts'
import type { ManifestFile } from '../site/records/manifest.ts'
import type { Exchange } from './exchange.ts'

/** The script of the search in a page, with the site's own address and selectors in it. */
const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/

/** The page without the script of an earlier run. Rejects bytes that neither the export nor this action wrote. */
export function readExported(
  { path, sha256, exported, replaces }: ManifestFile,
  exchange: Exchange
): { current: Buffer; source: Buffer } {
  const current = exchange.read(path)
  const isOurs = () => [sha256, exported, replaces].includes(hash('sha256', current ?? ''))
  if (current !== undefined && (exchange.isPrepared(path) || isOurs()))
    return { current, source: withoutScript(current) }
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
  /** What readers see, with references to characters as they are written. */
  source: string
  document: Document
  /** What is changed: one character for each byte of a page in any other encoding. */
  text: string
  encoding: 'utf8' | 'latin1'
  /** Elements of the head, with their places in `text`. */
  head: Element[]
  /** Where an element of `text` is the last one of the head. */
  endOfHead: number
}

// Not decoded: the texts of the copy for the search are markup again.
const PARSING = { withStartIndices: true, withEndIndices: true, decodeEntities: false }

export function parsePage(page: Buffer): Page {
  const declared = declaredEncoding(page.toString('latin1', 0, MAX_HEAD), 'html') ?? 'utf-8'
  const source = new TextDecoder(declared, { ignoreBOM: true }).decode(page)
  const document = parseDocument(source, PARSING)
  if (declared === 'utf-8' && isUtf8(page))
    return { source, document, text: source, encoding: 'utf8', ...headOf(source, document) }
  const text = page.toString('latin1')
  return { source, document, text, encoding: 'latin1', ...headOf(text, parseDocument(text, PARSING)) }
}

const IN_HEAD = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'])

/** No text: browsers read it only at the very start. */
const BYTE_ORDER_MARK = /^(?:\ufeff|\xef\xbb\xbf)/

/** The tags of a head may be missing, and those of another are only text. */
function headOf(source: string, document: Document): Pick<Page, 'head' | 'endOfHead'> {
  const head: Element[] = []
  const { end } = headIn(document.children, BYTE_ORDER_MARK.exec(source)?.[0].length ?? 0, head)
  return { head, endOfHead: end }
}

/** Browsers end a head before the first thing that cannot be in one. */
function headIn(nodes: AnyNode[], start: number, head: Element[]): { end: number; isOver: boolean } {
  let end = start
  for (const node of nodes) {
    if (isTag(node) && ['html', 'head'].includes(node.name)) {
      const inner = headIn(node.children, node.children[0]?.startIndex ?? nodeEnd(node), head)
      if (inner.isOver || node.name === 'head') return { ...inner, isOver: true }
      end = inner.end
    } else if (isDirective(node) || isComment(node) || (isTag(node) && IN_HEAD.has(node.name))) {
      end = nodeEnd(node)
      if (isTag(node)) head.push(node)
    } else if (!isText(node) || !/^[\t\n\f\r ]*$/.test(node.data.replace(BYTE_ORDER_MARK, '')))
      return { end, isOver: true }
  }
  return { end, isOver: false }
}

/** Each node has its indices, because the parser was asked for them. */
export function nodeStart(node: AnyNode): number {
  return node.startIndex as number
}

export function nodeEnd(node: AnyNode): number {
  return (node.endIndex as number) + 1
}
