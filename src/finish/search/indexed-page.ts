import { compile, selectAll } from 'css-select'
import type { AnyNode, Document, Element } from 'domhandler'
import { decodeHTML } from 'entities/decode'
import { DomUtils, Parser } from 'htmlparser2'
import { nodeEnd, type Page, nodeStart } from '../page.ts'

/** Pagefind makes it a part of file names, whatever it is. */
const LANGUAGE = /^[\w-]{1,30}$/

/** A page with title and content only. `ending`: what the name of the copy has in addition. */
export function indexedPage({ source, document }: Page, content: Element, ending = ''): string {
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
  let at = nodeStart(content)
  for (const aid of aids.sort((a, b) => nodeStart(a) - nodeStart(b))) {
    // One of them can be inside of another.
    markup += source.slice(at, Math.max(nodeStart(aid), at))
    at = Math.max(at, nodeEnd(aid))
  }
  return markup + source.slice(at, nodeEnd(content))
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

/** As it is written in the page. */
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
