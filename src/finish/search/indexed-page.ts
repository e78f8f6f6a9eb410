import { compile, selectAll } from 'css-select'
import { type AnyNode, type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { isSkipped } from '../markdown/content-elements.ts'
import { type PageFacts, permalinksOf } from '../page/page-facts.ts'

/** Matches languages that are safe in file names: Pagefind does not check the language that it puts into a name. */
const LANGUAGE = /^[\w-]{1,30}$/

/** Returns a page with only the title and `content`. Removes the parts of `content` that the search does not need. */
export function indexedPage(
  { title, language }: Pick<PageFacts, 'title' | 'language'>,
  content: Element
): string {
  const headings = selectAll<AnyNode, Element>(HEADING, content)
  const aids = [...selectAll<AnyNode, Element>(CONTENTS, content), ...headings.flatMap(permalinksOf)]
  for (const aid of [...aids, ...skippedIn(content)]) DomUtils.removeElement(aid)
  for (const element of DomUtils.findAll(() => true, [content])) withoutOrders(element)
  // oxlint-disable-next-line typescript/no-deprecated -- The replacement is only a dependency of htmlparser2.
  const markup = DomUtils.getOuterHTML(content, { decodeEntities: false })
  return [
    `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ''}>`,
    `<head><meta charset="utf-8"></head>`,
    // The title does not include the site's name, which would be the same on all pages.
    // Every page needs `data-pagefind-body`: if one page has it, Pagefind ignores the pages without it.
    `<body data-pagefind-body data-pagefind-meta="title:${escapeMarkup(title.replace(/\s+/g, ' '))}">`,
    markup
  ].join('')
}

/** Returns the end of a page for the index. Which address the search opens is known only after all pages are read. */
export function endOfIndexedPage(address: string | undefined): string {
  const opened = address === undefined ? '' : `<p data-pagefind-meta="address:${escapeMarkup(address)}"></p>`
  return `${opened}</body></html>`
}

/** Tables of contents and links to neighboring pages. Pagefind already ignores `nav` elements. */
const CONTENTS = compile<AnyNode, Element>(
  'div#pagination, div#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]'
)
const HEADING = compile<AnyNode, Element>('h1, h2, h3, h4, h5, h6')

/** Returns the elements that are not content, as in Markdown. The titles of tabs are content. */
function skippedIn(content: Element): Element[] {
  const skipped: Element[] = []
  const waiting: AnyNode[] = [...content.children]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isTag(node) || node.attribs['role'] === 'tablist') continue
    if (isSkipped(node)) skipped.push(node)
    else for (const child of node.children) waiting.push(child)
  }
  return skipped
}

/** Removes Pagefind attributes, because only the input `content` decides which text is indexed. */
function withoutOrders(element: Element): void {
  // If a page has several `html` elements, Pagefind uses the language of the last one.
  if (element.name === 'html') element.name = 'div'
  const kept = Object.entries(element.attribs).filter(([name]) => !name.startsWith('data-pagefind-'))
  element.attribs = Object.fromEntries(kept)
}
