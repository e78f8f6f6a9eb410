import type { RunContext } from '../../runtime/context.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { countsAsPage } from '../../site/pages/pages.ts'
import { formatBytes, formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { ownModule } from '../../runtime/own-file.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import type { MarkdownFiles } from '../markdown/markdown-files.ts'
import { MAX_PAGE_BYTES, readExported } from '../page/page.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { withProgress } from '../page/page-progress.ts'
import { inPageThreads } from '../page/page-threads.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { noindexRules } from '../site/noindex-rules.ts'
import type { PageAddresses } from '../site/page-addresses.ts'
import type { ReadPages } from './page-thread.ts'

interface SiteToRead {
  manifest: Manifest
  siteUrl: URL | undefined
  /** Selectors of the content of a page. */
  content: string
  exchange: Exchange
  /** Learns the forms of addresses from the pages. */
  addresses: PageAddresses
  markdown: MarkdownFiles | undefined
  search: SearchIndex | undefined
}

/** Reads each page once and collects its facts, its text for the search, and its Markdown. */
export async function readPages(
  files: readonly ManifestFile[],
  { manifest, siteUrl, content, exchange, addresses, markdown: markdownFiles, search }: SiteToRead,
  context: Pick<RunContext, 'log' | 'signal' | 'clock'>
): Promise<PageFacts[]> {
  const { log, signal } = context
  const read: PageFacts[] = []
  const large = files.filter(({ size }) => size > MAX_PAGE_BYTES)
  const readable = files.filter(({ size }) => size <= MAX_PAGE_BYTES)
  const unread = large.map(({ path }) => `${path} (larger than ${formatBytes(MAX_PAGE_BYTES)})`)
  const others: string[] = []
  const withoutContent: string[] = []
  const hidden: string[] = []
  const site = {
    files: exchange.files.map(({ path, redirect }) => ({ path, redirect })),
    basePath: manifest.basePath ?? '/',
    origin: siteUrl?.origin,
    content,
    hasMarkdown: markdownFiles !== undefined,
    hasSearch: search !== undefined
  }
  const isPrivate = noindexRules(exchange.read('_headers')?.toString() ?? '', site)
  const thread = ownModule('finish/reading/page-thread')
  const open = (file: ManifestFile) => readExported(file, exchange)
  const onPages = async ({ pages, linkForms }: ReadPages) => {
    addresses.addLinkForms(linkForms)
    for (const page of pages) {
      if ('noPage' in page) others.push(page.noPage)
      if ('unread' in page) unread.push(page.unread)
      if (!('facts' in page)) continue
      const { facts, hasContent, markdown, indexed } = page
      if (!hasContent && countsAsPage(facts.file)) withoutContent.push(facts.file.path)
      if (!facts.isPrivate && isPrivate(facts.file.path)) {
        facts.isPrivate = true
        hidden.push(facts.file.path)
      }
      read.push(facts)
      addresses.noteCanonical(facts)
      if (markdown !== undefined) markdownFiles?.write(facts.file.path, markdown)
      await search?.add(facts.file, indexed)
    }
  }
  await withProgress(
    () => `${formatCount(read.length)} of ${formatCount(files.length, 'page')} read.`,
    async () => await inPageThreads(readable, { thread, site, signal, open, onPages }),
    context
  )
  reportOthers({ unread, others, hidden }, log)
  if (site.hasMarkdown || site.hasSearch) reportContent(withoutContent, read, content, log)
  return read
}

/** `unread`: pages that cannot be read. `others`: files that are no pages. `hidden`: pages that `_headers` hides. */
function reportOthers(
  { unread, others, hidden }: Record<'unread' | 'others' | 'hidden', string[]>,
  log: RunContext['log']
): void {
  if (unread.length > 0)
    log.notice(
      `These pages cannot be read. They remain unchanged, are in no list, and the search does not find them: ${withMore(unread.sort(compareText), 3).join(', ')}.`
    )
  if (others.length > 0)
    log.info(
      `These files are no pages of the site, such as redirects, or the files with which search engines verify its owner. They remain unchanged: ${withMore(others.sort(compareText), 5).join(', ')}.`
    )
  if (hidden.length > 0)
    log.info(
      `The file _headers tells search engines not to index these pages, so they are in no list: ${withMore(hidden.sort(compareText), 5).join(', ')}.`
    )
}

function reportContent(
  without: string[],
  read: readonly PageFacts[],
  content: string,
  log: RunContext['log']
): void {
  if (without.length === 0) return
  const isNone = without.length === read.filter(({ file }) => countsAsPage(file)).length
  const names = withMore(without.sort(compareText), 3).join(', ')
  const advice = 'Set `content` to a CSS selector of the element that holds the text of a page.'
  if (isNone)
    log.warning(
      `No page has an element that matches \`content\` (${content}): there is no Markdown and nothing to search. ${advice} The pages are: ${names}.`
    )
  else
    log.notice(
      `${formatCount(without.length, 'page')} without an element that matches \`content\` (${content}), so without Markdown and not found by the search: ${names}. ${advice}`
    )
}
