import type { AnyNode, Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type ElementFinder, finderOf } from './selectors.ts'

/** The script of the search in a page, with the site's own address and selectors in it. */
export const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/

/** What the search needs of a page. Texts are latin1, one character for each byte, so that no byte changes. */
interface SearchedPage {
  /** A page with title and content only. Undefined: the page has no element for it. */
  indexed: string | undefined
  endOfHead: number
}

/** `source` is the page without the script. */
export function readPage(source: string, findContent: ElementFinder): SearchedPage {
  // Not decoded: the texts of the copy are markup again.
  const options = { withStartIndices: true, withEndIndices: true, decodeEntities: false }
  const document = parseDocument(source, options)
  const content = findContent(document)
  return {
    endOfHead: endOfHead(source, document),
    indexed: content && indexedPage(source, document, content)
  }
}

/** Where a script is the last element of the head. Documents may leave out its tags. */
function endOfHead(source: string, document: Document): number {
  const head = elementNamed('head', document)
  const end = head && source.lastIndexOf('</', head.endIndex ?? 0)
  if (end !== undefined && /^<\/head/i.test(source.slice(end, end + 6))) return end
  return elementNamed('body', document)?.startIndex ?? (elementNamed('title', document)?.endIndex ?? -1) + 1
}

function indexedPage(source: string, document: Document, content: Element): string {
  const language = elementNamed('html', document)?.attribs['lang']
  const markup = source.slice(content.startIndex ?? 0, (content.endIndex ?? 0) + 1)
  return [
    `<!doctype html><html${language === undefined ? '' : ` lang="${inAttribute(language)}"`}>`,
    `<head><meta charset="utf-8"></head>`,
    // Without the site's name, which the title of every page repeats.
    `<body data-pagefind-meta="title:${inAttribute(titleOf(document, content))}">${markup}</body></html>`
  ].join('')
}

const PERMALINK = finderOf('.headerlink, .hash-link, .anchor, [aria-hidden=true]')

function titleOf(document: Document, content: Element): string {
  const heading = elementNamed('h1', content) ?? elementNamed('h1', document)
  if (heading !== undefined) {
    for (let found = PERMALINK(heading); found !== undefined; found = PERMALINK(heading))
      DomUtils.removeElement(found)
  }
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
