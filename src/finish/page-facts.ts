import type { Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import type { ManifestFile } from '../site/records/manifest.ts'
import { attributeOf, textInside } from './markdown/content-elements.ts'
import { visible } from './markdown/inline-text.ts'
import { nodeEnd, type Page, nodeStart } from './page.ts'

/** An address in the head of a page, and the element that has it. */
interface HeadAddress {
  value: string
  /** In bytes of the page. */
  start: number
  end: number
}

/** What is known of a page after it was read. */
export interface PageFacts {
  file: ManifestFile
  title: string
  description: string
  language: string
  siteName: string
  /** The page asks search engines to ignore it. */
  isPrivate: boolean
  canonical: HeadAddress | undefined
  ogUrl: HeadAddress | undefined
  /** In bytes of the page. */
  endOfHead: number
}

const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i

export function factsOf(file: ManifestFile, page: Page, content: Element | undefined): PageFacts {
  const { head, document, text, encoding, endOfHead } = page
  const byteAt = (place: number) => Buffer.byteLength(text.slice(0, place), encoding)
  const addressIn = (element: Element | undefined, attribute: string): HeadAddress | undefined =>
    element && {
      value: attributeOf(element.attribs[attribute]),
      start: byteAt(nodeStart(element)),
      end: byteAt(nodeEnd(element))
    }
  const first = (name: string, attribute: string, value: string) =>
    head.find(element => element.name === name && element.attribs[attribute]?.toLowerCase() === value)
  const meta = (name: string) => {
    const element = first('meta', 'name', name) ?? first('meta', 'property', name)
    return lineOf(attributeOf(element?.attribs['content']))
  }
  const html = DomUtils.findOne(element => element.name === 'html', [document])
  return {
    file,
    title: titleOf(page, content),
    description: meta('description') || meta('og:description'),
    language: attributeOf(html?.attribs['lang']),
    siteName: meta('og:site_name') || meta('application-name'),
    isPrivate: isPrivate(page),
    canonical: addressIn(first('link', 'rel', 'canonical'), 'href'),
    ogUrl: addressIn(first('meta', 'property', 'og:url'), 'content'),
    endOfHead: byteAt(endOfHead)
  }
}

function lineOf(text: string): string {
  return visible(text).trim()
}

/** The first heading, which does not repeat the name of the site. */
function titleOf({ document, head }: Page, content: Element | undefined): string {
  const heading = DomUtils.findOne(element => element.name === 'h1', content ? [content] : document.children)
  const texts = [heading, head.find(({ name }) => name === 'title')]
  return texts.map(element => (element ? lineOf(textInside(element)) : '')).find(text => text !== '') ?? ''
}

/** Search engines read the element wherever it is. */
function isPrivate({ source, document }: Page): boolean {
  if (!/<meta[^>]*(?:noindex|none)/i.test(source)) return false
  const asks = ({ name, attribs }: Element) =>
    name === 'meta' &&
    /^(?:robots|googlebot)$/i.test(attributeOf(attribs['name'])) &&
    NOINDEX.test(attributeOf(attribs['content']))
  return DomUtils.findOne(asks, [document]) !== null
}
