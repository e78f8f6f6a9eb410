import type { Document, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { countsAsPage } from '../../site/pages/pages.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { attributeOf } from '../markdown/content-elements.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { isUtf16, type Page, parsePage } from '../page/page.ts'
import type { PageAddresses } from '../site/page-addresses.ts'
import { factsOf, type PageFacts, redirectOf } from '../page/page-facts.ts'
import { indexedPage } from '../search/indexed-page.ts'
import type { ElementFinder } from '../page/selectors.ts'

export interface ReadingPurpose {
  addresses: PageAddresses
  findContent: ElementFinder
  hasMarkdown: boolean
  hasSearch: boolean
}

export interface ReadPage {
  facts: PageFacts
  /** Whether an element matches `content`. */
  hasContent: boolean
  /** Undefined if Markdown is off, or if the page has no content, is private, or does not count as a page. */
  markdown: string | undefined
  /** Title and content for the search index. */
  indexed: string | undefined
}

/** The path of a page, and why it cannot be read. */
export interface UnreadPage {
  unread: string
}

/** The path of a file that is named like a page, but is no page of the site, such as a redirect. */
export interface NoPage {
  noPage: string
}

export function readSitePage(
  { file, source }: { file: ManifestFile; source: Buffer },
  { addresses, findContent, hasMarkdown, hasSearch }: ReadingPurpose
): ReadPage | UnreadPage | NoPage {
  if (isUtf16(source)) return { unread: `${file.path} (UTF-16)` }
  const page = parsePage(source)
  if (page === undefined) return { unread: `${file.path} (elements nested too deeply)` }
  if (!isDocument(page, file.path) || leadsAway(page, file.path, addresses)) return { noPage: file.path }
  const content = findContent(page.document)
  const facts = factsOf(file, page, content)
  const base = baseOf(facts, addresses)
  for (const own of [facts.canonical, facts.ogUrl])
    if (own !== undefined) own.value = addresses.resolve(own.value, base)?.href ?? own.value
  facts.feeds = facts.feeds.filter(feed => addresses.isMissing(feed, base))
  const isWritten = hasMarkdown && content !== undefined && countsAsPage(file) && !facts.isPrivate
  const targetOf = (address: string) => addresses.targetOf(address, base)
  // Count the forms of links even without Markdown, because page addresses use the most common form.
  if (!isWritten && content !== undefined)
    for (const link of DomUtils.getElementsByTagName('a', content))
      targetOf(attributeOf(link.attribs['href']))
  if (file.path === 'index.html')
    for (const link of linksOutside(content, page.document)) addresses.noteNavigationLink(link, base)
  return {
    facts,
    hasContent: content !== undefined,
    markdown: isWritten ? pageMarkdown(facts, content, targetOf) : undefined,
    indexed: hasSearch && content !== undefined ? indexedPage(facts, content) : undefined
  }
}

/** Whether a page only redirects its readers. A page can also load itself again. */
function leadsAway(page: Page, path: string, addresses: PageAddresses): boolean {
  const address = redirectOf(page)
  const url = address === undefined ? null : addresses.resolve(address, path)
  return url !== null && addresses.fileAt(url.href) !== path
}

/** The part of a file name that a search engine repeats in its verification file. */
const VERIFICATION_CODE = /[\da-f]{8,}/i
const MAX_VERIFICATION_LENGTH = 200

/**
 * Whether a file is a page for readers. Files that prove to a search engine who owns the site must keep their bytes:
 * they are text without any element, or a document without a title whose text repeats a code from the file name.
 */
function isDocument({ document, head }: Page, path: string): boolean {
  if (DomUtils.findOne(() => true, document.children) === null) return false
  if (head.some(({ name }) => name === 'title')) return true
  const code = VERIFICATION_CODE.exec(path)?.[0]
  const text = code === undefined ? '' : DomUtils.textContent(document)
  return code === undefined || text.length > MAX_VERIFICATION_LENGTH || !text.includes(code)
}

/** Returns the path of the page, or the address in its `base` element, from which its links lead. */
function baseOf({ file, base }: PageFacts, addresses: PageAddresses): string | URL {
  const url = base === undefined ? null : addresses.resolve(base, file.path)
  return url !== null && /^https?:$/.test(url.protocol) ? url : file.path
}

/** Returns the links of a page that are not in its content, such as those of its navigation. */
function linksOutside(content: Element | undefined, document: Document): string[] {
  const inside = new Set(content && DomUtils.getElementsByTagName('a', content))
  const links = DomUtils.getElementsByTagName('a', document).filter(link => !inside.has(link))
  return links.map(({ attribs }) => attributeOf(attribs['href']))
}
