import { isUtf8 } from 'node:buffer'
import { compile, selectAll } from 'css-select'
import { type AnyNode, type Document, type Element, isComment, isDirective, isTag, isText } from 'domhandler'
import { decodeHTML } from 'entities/decode'
import { DomUtils, parseDocument, Parser } from 'htmlparser2'
import { declaredEncoding, MAX_HEAD } from '../../review/scan/html/encoding.ts'
import type { ElementFinder } from '../selectors.ts'

interface SearchedPage {
  /** A page with title and content only. Undefined: the page has no element for it. */
  indexed: string | undefined
  /** In bytes. */
  endOfHead: number
}

// Not decoded: the texts of the copy are markup again.
const PARSING = { withStartIndices: true, withEndIndices: true, decodeEntities: false }

/** `page` is without the script. `ending`: what the name of the copy has in addition. */
export function readSearchedPage(page: Buffer, findContent: ElementFinder, ending = ''): SearchedPage {
  const encoding = declaredEncoding(page.toString('latin1', 0, MAX_HEAD), 'html') ?? 'utf-8'
  const source = new TextDecoder(encoding, { ignoreBOM: true }).decode(page)
  const document = parseDocument(source, PARSING)
  const content = findContent(document)
  return {
    endOfHead:
      encoding === 'utf-8' && isUtf8(page)
        ? Buffer.byteLength(source.slice(0, endOfHead(source, document)))
        : endOfBytes(page),
    indexed: content && indexedPage(source, document, content, ending)
  }
}

/** One character for each byte: the characters of other encodings do not tell how many bytes they were. */
function endOfBytes(page: Buffer): number {
  const source = page.toString('latin1')
  return endOfHead(source, parseDocument(source, PARSING))
}

const IN_HEAD = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'])

/** No text: browsers read it only at the very start. */
const BYTE_ORDER_MARK = /^(?:\ufeff|\xef\xbb\xbf)/

/** Where a script is the last element of the head. Its tags may be missing, and those of another are only text. */
function endOfHead(source: string, document: Document): number {
  return headIn(document.children, BYTE_ORDER_MARK.exec(source)?.[0].length ?? 0).end
}

/** Browsers end a head before the first thing that cannot be in one. */
function headIn(nodes: AnyNode[], start: number): { end: number; isOver: boolean } {
  let end = start
  for (const node of nodes) {
    if (isTag(node) && ['html', 'head'].includes(node.name)) {
      const inner = headIn(node.children, node.children[0]?.startIndex ?? endOf(node))
      if (inner.isOver || node.name === 'head') return { ...inner, isOver: true }
      end = inner.end
    } else if (isDirective(node) || isComment(node) || (isTag(node) && IN_HEAD.has(node.name)))
      end = endOf(node)
    else if (!isText(node) || !/^[\t\n\f\r ]*$/.test(node.data.replace(BYTE_ORDER_MARK, '')))
      return { end, isOver: true }
  }
  return { end, isOver: false }
}

/** Pagefind makes it a part of file names, whatever it is. */
const LANGUAGE = /^[\w-]{1,30}$/

function indexedPage(source: string, document: Document, content: Element, ending: string): string {
  const language = elementNamed('html', document)?.attribs['lang'] ?? ''
  // To Pagefind, the last language of several counts.
  const markup = withoutOrders(withoutAids(source, content)).replace(/<html(?=[\s/>])/gi, '<div')
  // The search takes it from the address of a result.
  const added = ending === '' ? '' : `<i data-pagefind-meta="ending:${ending}"></i>`
  return [
    `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ''}>`,
    `<head><meta charset="utf-8"></head>`,
    // Without the site's name, which the title of every page repeats.
    // In a site with this attribute, pages without it are left out.
    `<body data-pagefind-body data-pagefind-meta="title:${inAttribute(titleOf(document, content))}">`,
    `${added}${markup}</body></html>`
  ].join('')
}

/** Lists of the page's own sections. Pagefind leaves out `nav` elements by itself. */
const CONTENTS = compile<AnyNode, Element>(
  '#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]'
)
const HEADING = compile<AnyNode, Element>('h1, h2, h3, h4, h5, h6')
const PERMALINK = compile<AnyNode, Element>(
  '.headerlink, .hash-link, .anchor, [aria-hidden=true], a[href^="#"]'
)

/** The links to a heading that stand in it, such as `#` and `¶`. A heading may also be a link as a whole. */
function permalinksOf(heading: Element): Element[] {
  return selectAll<AnyNode, Element>(PERMALINK, heading).filter(
    link =>
      link.attribs['aria-hidden'] === 'true' || !/[\p{L}\p{N}]/u.test(decodeHTML(DomUtils.innerText(link)))
  )
}

/** The element as it is written, without what helps to find the way in it. */
function withoutAids(source: string, content: Element): string {
  const headings = selectAll<AnyNode, Element>(HEADING, content)
  const aids = [...selectAll<AnyNode, Element>(CONTENTS, content), ...headings.flatMap(permalinksOf)]
  let markup = ''
  let at = startOf(content)
  for (const aid of aids.sort((a, b) => startOf(a) - startOf(b))) {
    // One of them can be inside of another.
    markup += source.slice(at, Math.max(startOf(aid), at))
    at = Math.max(at, endOf(aid))
  }
  return markup + source.slice(at, endOf(content))
}

/** Without the attributes that tell Pagefind what to leave out: `content` decides that. */
function withoutOrders(markup: string): string {
  const starts: number[] = []
  const onattribute = (name: string) => {
    if (name.startsWith('data-pagefind-')) starts.push(parser.startIndex)
  }
  const parser = new Parser({ onattribute }, { decodeEntities: false })
  parser.end(markup)
  return [0, ...starts].map((start, at) => markup.slice(start, starts[at])).join('x')
}

/** Each node has its indices, because the parser was asked for them. */
function startOf(node: AnyNode): number {
  return node.startIndex as number
}

function endOf(node: AnyNode): number {
  return (node.endIndex as number) + 1
}

function titleOf(document: Document, content: Element): string {
  const heading = elementNamed('h1', content) ?? elementNamed('h1', document)
  if (heading !== undefined) for (const link of permalinksOf(heading)) DomUtils.removeElement(link)
  const texts = [heading, elementNamed('title', document)].map(element =>
    element === undefined ? '' : DomUtils.innerText(element).replace(/\s+/g, ' ').trim()
  )
  return texts.find(text => text !== '') ?? ''
}

function elementNamed(name: string, node: AnyNode): Element | undefined {
  return DomUtils.findOne(element => element.name === name, [node]) ?? undefined
}

function inAttribute(markup: string): string {
  return markup.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
