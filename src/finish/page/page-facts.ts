import { compile, selectAll } from 'css-select'
import type { AnyNode, Element } from 'domhandler'
import { decodeHTML } from 'entities/decode'
import { DomUtils } from 'htmlparser2'
import { forbidsIndexing, redirectUrl } from '../../html/attribute-values.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { attributeOf, textInside } from '../markdown/content-elements.ts'
import { visible } from '../markdown/inline-text.ts'
import { contentStart, nodeEnd, type Page, nodeStart } from './page.ts'
import { isShown } from './selectors.ts'

/** An address in the head of a page, with the byte positions at which its element starts and ends. */
interface HeadAddress {
  value: string
  start: number
  end: number
}

export interface PageFacts {
  file: ManifestFile
  title: string
  /** Text of the `title` element, which usually contains the name of the site too. */
  headTitle: string
  description: string
  /** The first paragraph of the description. */
  summary: string
  language: string
  siteName: string
  /** Whether the page tells search engines not to index it. */
  isPrivate: boolean
  canonical: HeadAddress | undefined
  ogUrl: HeadAddress | undefined
  /** Addresses of feeds in the head, such as an RSS feed. */
  feeds: string[]
  /** Whether the page links to its Markdown in the head. */
  hasMarkdownLink: boolean
  /** Further elements with a canonical address or `og:url`, which contradict the first ones. */
  repeated: HeadAddress[]
  /** Byte position in the page. */
  endOfHead: number
  /** Byte position at which the body starts; undefined if a note there is not needed or would disturb React. */
  startOfBody: number | undefined
  /** The address in the first `base` element, to which the addresses of the page are relative. */
  base: string | undefined
}

const ALTERNATE = /(?:^|\s)alternate(?:\s|$)/i
const FEED = /^\s*application\/(?:rss|atom)\+xml\b/i
const MARKDOWN = /^\s*text\/markdown\b/i

export function factsOf(file: ManifestFile, page: Page, content: Element | undefined): PageFacts {
  const { head, places, document, text, encoding, endOfHead } = page
  const byteAt = (place: number) => Buffer.byteLength(text.slice(0, place), encoding)
  const addressIn = (element: Element | undefined, attribute: string): HeadAddress | undefined =>
    element && {
      value: attributeOf(element.attribs[attribute]),
      start: byteAt(nodeStart(element)),
      end: byteAt(nodeEnd(element))
    }
  const all = (elements: Element[], name: string, attribute: string, value: string) =>
    elements.filter(element => element.name === name && element.attribs[attribute]?.toLowerCase() === value)
  // Browsers and search engines ignore an address in a `noscript` or `template` element.
  const shown = places.filter(isShown)
  const alternates = shown.filter(
    ({ name, attribs }) => name === 'link' && ALTERNATE.test(attribs['rel'] ?? '')
  )
  const [canonical, ...canonicals] = all(shown, 'link', 'rel', 'canonical')
  const [ogUrl, ...ogUrls] = all(shown, 'meta', 'property', 'og:url')
  const base = head.find(element => element.name === 'base' && element.attribs['href'] !== undefined)
  const meta = (name: string) => {
    const element = all(head, 'meta', 'name', name)[0] ?? all(head, 'meta', 'property', name)[0]
    return attributeOf(element?.attribs['content']).trim()
  }
  const description = meta('description') || meta('og:description')
  const html = DomUtils.findOne(element => element.name === 'html', [document])
  return {
    file,
    title: titleOf(page, content),
    headTitle: headTitleOf(page),
    description: lineOf(description),
    summary: lineOf(description.split(/\n[\t\r ]*\n/, 1)[0] ?? ''),
    language: attributeOf(html?.attribs['lang']),
    siteName: lineOf(meta('og:site_name') || meta('application-name')),
    isPrivate: isPrivate(page),
    canonical: addressIn(canonical, 'href'),
    ogUrl: addressIn(ogUrl, 'content'),
    feeds: alternates
      .filter(({ attribs }) => FEED.test(attribs['type'] ?? ''))
      .map(({ attribs }) => attributeOf(attribs['href']))
      .filter(Boolean),
    hasMarkdownLink: alternates.some(({ attribs }) => MARKDOWN.test(attribs['type'] ?? '')),
    repeated: [
      ...canonicals.flatMap(element => addressIn(element, 'href') ?? []),
      ...ogUrls.flatMap(element => addressIn(element, 'content') ?? [])
    ],
    endOfHead: byteAt(endOfHead),
    startOfBody: startOfBody(page),
    base: base && isShown(base) ? attributeOf(base.attribs['href']) : undefined
  }
}

/** Names of the data with which React takes over the whole document. The scripts can be on another host. */
const REACT_DATA = /__next_f|__remixContext|__reactRouterContext|\$_TSR/

/** Positions of elements are those in the bytes of the page only if it is UTF-8. */
function startOfBody({ document, text, encoding }: Page): number | undefined {
  const body = DomUtils.findOne(({ name }) => name === 'body', document.children)
  if (body === null || encoding !== 'utf8' || REACT_DATA.test(text)) return undefined
  const leads = (element: Element) =>
    /\/llms\.txt$/.test(attributeOf(element.attribs['href']).split(/[?#]/, 1)[0] ?? '')
  if (DomUtils.existsOne(element => element.name === 'a' && leads(element), [body])) return undefined
  return Buffer.byteLength(text.slice(0, contentStart(body, text)))
}

function lineOf(text: string): string {
  return visible(text).trim()
}

/** Prefers the first `h1`, because the `title` element repeats the site name. Removes permalinks from the `h1`. */
function titleOf(page: Page, content: Element | undefined): string {
  const headingIn = (nodes: AnyNode[]) => DomUtils.findOne(element => element.name === 'h1', nodes)
  const heading = headingIn(content ? [content] : page.document.children)
  if (heading !== null) for (const link of permalinksOf(heading)) DomUtils.removeElement(link)
  return textOf(heading) || headTitleOf(page) || textOf(headingIn(page.document.children))
}

function headTitleOf({ head }: Page): string {
  return textOf(head.find(({ name }) => name === 'title'))
}

function textOf(element: Element | null | undefined): string {
  return element ? lineOf(textInside(element)) : ''
}

const PERMALINK = compile<AnyNode, Element>(
  '.headerlink, .hash-link, .anchor, [aria-hidden=true], a[href^="#"]'
)

/** Returns the permalinks inside a heading, such as `#` and `¶`. Skips links with text, such as a linked heading. */
export function permalinksOf(heading: Element): Element[] {
  return selectAll<AnyNode, Element>(PERMALINK, heading).filter(
    link =>
      link.attribs['aria-hidden'] === 'true' || !/[\p{L}\p{N}]/u.test(decodeHTML(DomUtils.innerText(link)))
  )
}

/** Checks all `meta` elements, because search engines read `meta` anywhere in a page. */
function isPrivate({ head }: Page): boolean {
  return head.some(({ name, attribs }) => {
    if (name !== 'meta') return false
    const isHeader = /^\s*x-robots-tag\s*$/i.test(attribs['http-equiv'] ?? '')
    return forbidsIndexing(
      isHeader ? 'robots' : attributeOf(attribs['name']),
      attributeOf(attribs['content'])
    )
  })
}

/** Returns the address to which a page takes its readers at once, as the redirect pages of many generators do. */
export function redirectOf({ head }: Page): string | undefined {
  const refresh = head.find(
    element =>
      element.name === 'meta' &&
      /^\s*refresh\s*$/i.test(element.attribs['http-equiv'] ?? '') &&
      isShown(element)
  )
  return redirectUrl(attributeOf(refresh?.attribs['content']))
}
