import { compile, selectAll } from 'css-select'
import type { AnyNode, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { type PageFacts, permalinksOf } from '../page-facts.ts'

/** Pagefind makes it a part of file names, whatever it is. */
const LANGUAGE = /^[\w-]{1,30}$/

/** A page with title and content only. Removes from `content` what the search does not need. */
export function indexedPage(
  { title, language }: Pick<PageFacts, 'title' | 'language'>,
  content: Element
): string {
  const headings = selectAll<AnyNode, Element>(HEADING, content)
  const aids = [...selectAll<AnyNode, Element>(CONTENTS, content), ...headings.flatMap(permalinksOf)]
  for (const aid of aids) DomUtils.removeElement(aid)
  for (const element of DomUtils.findAll(() => true, [content])) withoutOrders(element)
  // oxlint-disable-next-line typescript/no-deprecated -- The module in its place comes with htmlparser2 alone.
  const markup = DomUtils.getOuterHTML(content, { decodeEntities: false })
  return [
    `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ''}>`,
    `<head><meta charset="utf-8"></head>`,
    // Without the site's name, which the title of every page repeats.
    // In a site with this attribute, pages without it are left out.
    `<body data-pagefind-body data-pagefind-meta="title:${escapeMarkup(title.replace(/\s+/g, ' '))}">`,
    `${markup}</body></html>`
  ].join('')
}

/** Lists of the page's own sections. Pagefind leaves out `nav` elements by itself. */
const CONTENTS = compile<AnyNode, Element>(
  'div#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]'
)
const HEADING = compile<AnyNode, Element>('h1, h2, h3, h4, h5, h6')

/** Removes what tells Pagefind which texts to leave out: `content` decides that. */
function withoutOrders(element: Element): void {
  // Pagefind uses the last language of several.
  if (element.name === 'html') element.name = 'div'
  const kept = Object.entries(element.attribs).filter(([name]) => !name.startsWith('data-pagefind-'))
  element.attribs = Object.fromEntries(kept)
}
