import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { RunContext } from '../runtime/context.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { Problem } from '../runtime/problem.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { formatCount } from '../runtime/text/units.ts'
import { pageDataOf, pageDataPath } from '../site/pages/page-data.ts'
import { countsAsPage, isPage } from '../site/pages/pages.ts'
import type { ManifestFile } from '../site/records/manifest.ts'
import { Exchange } from './exchange.ts'
import { applyPageEdits, type PageEdit, readFlight } from './flight/flight.ts'
import type { Inputs } from './inputs.ts'
import { MarkdownFiles } from './markdown/markdown-files.ts'
import { moveSite } from './move/move-site.ts'
import { notFoundPage } from './not-found-page.ts'
import { isUtf16, parsePage, readExported } from './page.ts'
import { PageAddresses } from './page-addresses.ts'
import { factsOf, type PageFacts } from './page-facts.ts'
import { inOrder, type SiteOutline, outlineOfSite } from './site-outline.ts'
import { canonicalEdits, isElsewhere } from './sitemap/canonical.ts'
import { robotsText, sitemapFiles } from './sitemap/sitemap.ts'
import { indexedPage } from './search/indexed-page.ts'
import { SearchIndex } from './search/search-index.ts'

export interface FinishedSite {
  indexedPages: number
  indexBytes: number
  markdownPages: number
  basePath: string
  addedFiles: number
  /** Files that the site has itself, where this action would have written others. */
  kept: string[]
  /** Number of pages whose canonical address is on another host. */
  canonicalElsewhere: number
  before: SiteSize
  after: SiteSize
}

interface SiteSize {
  files: number
  bytes: number
}

type FinishContext = Pick<RunContext, 'log' | 'signal' | 'clock'>

const PROGRESS_MS = 10_000
const PAGES_PER_TURN = 20

/** Adds what `add` names. The site is changed at the end, all at once. */
export async function finishSite(inputs: Inputs, context: FinishContext): Promise<FinishedSite> {
  const { sitePath, tempDir } = inputs
  const made: string[] = []
  try {
    // Beside the site: files are renamed into it. An export removes folders of this name that were left behind.
    const work = await mkdtemp(join(dirname(sitePath), '.static-export-'))
    made.push(work)
    const tools = await mkdtemp(join(tempDir, 'finish-'))
    made.push(tools)
    const exchange = new Exchange(inputs.manifest, { sitePath, work })
    const manifest = await moveSite(inputs, exchange, context)
    return await new SiteFinisher({ ...inputs, manifest }, exchange, { work, tools }, context).run()
  } catch (error) {
    const isOfSystem = (error as NodeJS.ErrnoException).syscall !== undefined
    if (error instanceof Failure || context.signal.aborted || !isOfSystem) throw error
    throw new Failure('finish-site-unwritable', `The site could not be written: ${reasonOf(error)}.`, {
      cause: error
    })
  } finally {
    for (const folder of made) await rm(folder, { recursive: true, force: true })
  }
}

class SiteFinisher {
  readonly #inputs: Inputs
  readonly #folders: { work: string; tools: string }
  readonly #context: FinishContext
  readonly #exchange: Exchange
  readonly #addresses: PageAddresses
  readonly #markdown: MarkdownFiles | undefined
  readonly #kept: string[] = []

  constructor(
    inputs: Inputs,
    exchange: Exchange,
    folders: { work: string; tools: string },
    context: FinishContext
  ) {
    const { manifest, siteUrl, add } = inputs
    this.#inputs = inputs
    this.#folders = folders
    this.#context = context
    this.#exchange = exchange
    this.#addresses = new PageAddresses({ ...manifest, files: exchange.files }, siteUrl)
    this.#markdown = add.has('markdown') ? new MarkdownFiles(this.#addresses, folders.work) : undefined
  }

  async run(): Promise<FinishedSite> {
    const { manifest, add, siteUrl, manifestPath } = this.#inputs
    const { log } = this.#context
    const before = sizeOf(this.#exchange.files)
    const search = add.has('search')
      ? await SearchIndex.start(this.#inputs, this.#folders, this.#context)
      : undefined
    const pages = await this.#readPages(search)
    if (siteUrl === undefined && (add.has('sitemap') || add.has('markdown')))
      log.notice(
        'Set `site-url` to the address of the site: without it, there is no sitemap and no canonical address, and Markdown has links without a host.'
      )
    const outline = outlineOfSite(pages, this.#inputs)
    const canonicalElsewhere = await this.#writePages(pages, search)
    const index = await search?.build(this.#exchange)
    const listed = inOrder(pages, outline.order).filter(
      ({ isPrivate, file }) => !isPrivate && countsAsPage(file)
    )
    const markdownPages = this.#markdown?.addTo(this.#exchange, listed, outline, this.#kept)
    if (add.has('sitemap') && siteUrl !== undefined) this.#addSitemap(listed)
    if (add.has('not-found')) this.#addNotFound(outline, search)
    if (manifest.files.some(({ path }) => path.startsWith('_next/'))) this.#add('.nojekyll', '', 'host-file')
    const files = await this.#exchange.apply(manifestPath, {
      ...manifest,
      ...(siteUrl && { siteUrl: siteUrl.href })
    })
    return {
      indexedPages: index?.pages ?? 0,
      indexBytes: index?.bytes ?? 0,
      markdownPages: markdownPages ?? 0,
      basePath: manifest.basePath ?? '/',
      addedFiles: files.filter(({ kind }) => kind !== undefined).length,
      kept: this.#kept,
      canonicalElsewhere,
      before,
      after: sizeOf(files)
    }
  }

  /** Reads each page once: what it says of itself, its text for the search and for agents. */
  async #readPages(search: SearchIndex | undefined): Promise<PageFacts[]> {
    const { findContent } = this.#inputs
    const read: PageFacts[] = []
    const wide: string[] = []
    const files = this.#exchange.files.filter(({ path, redirect }) => isPage(path) && redirect === undefined)
    await this.#each(files, 'read', async file => {
      const { current, source } = readExported(file, this.#exchange)
      // Only the script of an earlier run goes.
      if (this.#inputs.add.size === 0) {
        this.#exchange.replace(file, current, source)
        return
      }
      if (isUtf16(source)) {
        wide.push(file.path)
        return
      }
      const page = parsePage(source)
      const content = findContent(page.document)
      const facts = factsOf(file, page, content)
      for (const own of [facts.canonical, facts.ogUrl])
        if (own !== undefined) own.value = this.#addresses.resolve(own.value, file.path)
      read.push(facts)
      this.#addresses.noteCanonical(facts)
      if (content !== undefined && countsAsPage(file)) this.#markdown?.write(facts, content)
      const indexed = search && content && indexedPage(page, content, search.endingOf(file.path))
      await search?.add(file, indexed)
    })
    if (wide.length > 0)
      this.#context.log.notice(
        `Pages in UTF-16 stay as they are and are not found: ${withMore(wide, 3).join(', ')}.`
      )
    return read
  }

  async #writePages(pages: readonly PageFacts[], search: SearchIndex | undefined): Promise<number> {
    const { add } = this.#inputs
    const problems: string[] = []
    let elsewhere = 0
    const paths = new Set(this.#exchange.files.map(({ path }) => path))
    const withData = new Set(pageDataOf(paths).values())
    await this.#each(pages, 'written', page => {
      const { file, endOfHead } = page
      const { current, source } = readExported(file, this.#exchange)
      const edits = this.#headEdits(page, source)
      if (edits instanceof Problem) problems.push(`${file.path} (${edits.message})`)
      else elsewhere += edits.isElsewhere ? 1 : 0
      const tag = { start: endOfHead, end: endOfHead, text: search?.tag ?? '' }
      const content = applyPageEdits(source, [...(edits instanceof Problem ? [] : edits.edits), tag])
      this.#exchange.replace(file, current, content)
      if (!add.has('navigation') || withData.has(file.path) || withData.has(pageDataPath(file.path))) return
      withData.add(pageDataPath(file.path))
      this.#addPageData(page, content, problems)
    })
    if (problems.length > 0)
      this.#context.log.notice(
        `${formatCount(problems.length, 'page')} with data that cannot be read exactly, for which head and data stay as they are: ${withMore(problems, 3).join(', ')}.`
      )
    return elsewhere
  }

  #headEdits(page: PageFacts, source: Buffer): { edits: PageEdit[]; isElsewhere: boolean } | Problem {
    const { add, siteUrl } = this.#inputs
    const isListed = add.has('sitemap') && countsAsPage(page.file) && !page.isPrivate
    if (!isListed || siteUrl === undefined) return { edits: [], isElsewhere: false }
    const edits = canonicalEdits(page, source, { addresses: this.#addresses, siteUrl })
    return edits instanceof Problem
      ? edits
      : { edits, isElsewhere: isElsewhere(page, siteUrl) && edits.length === 0 }
  }

  /** What the client of a page asks for when a reader follows a link to it. */
  #addPageData({ file }: PageFacts, content: Buffer, problems: string[]): void {
    const flight = countsAsPage(file) ? readFlight(content) : undefined
    if (flight instanceof Problem) problems.push(`${file.path} (${flight.message})`)
    else if (flight !== undefined) this.#add(pageDataPath(file.path), flight.payload, 'page-data')
  }

  #addSitemap(listed: readonly PageFacts[]): void {
    const isCanonical = ({ file, canonical }: PageFacts) =>
      canonical === undefined || (this.#addresses.fileAt(canonical.value) ?? file.path) === file.path
    const entries = new Map(
      listed.filter(isCanonical).map(({ file }) => {
        const url = this.#addresses.pageUrl(file.path)
        return [url, { url, since: file.contentSince }]
      })
    )
    const urlOf = (path: string) => this.#addresses.urlOf(path)
    for (const [name, text] of sitemapFiles([...entries.values()], urlOf))
      this.#add(name, text, 'entry-point')
    // Robots ask for it at the root of the host only.
    if ((this.#inputs.manifest.basePath ?? '/') === '/')
      this.#add('robots.txt', robotsText(urlOf('sitemap.xml')), 'entry-point')
  }

  #addNotFound(outline: SiteOutline, search: SearchIndex | undefined): void {
    const { name: siteName, language } = outline
    const startPath = new URL(this.#addresses.startUrl, 'http://site.invalid').pathname
    const page = notFoundPage({ siteName, language, startPath, search: search?.tag ?? '' })
    this.#add('404.html', page, 'entry-point')
  }

  #add(path: string, text: string | Buffer, kind: NonNullable<ManifestFile['kind']>): void {
    if (this.#exchange.isTaken(path)) this.#kept.push(path)
    else this.#exchange.add(path, text, kind)
  }

  async #each<T>(items: readonly T[], done: string, work: (item: T) => Promise<void> | void): Promise<void> {
    const { clock, log, signal } = this.#context
    let count = 0
    const stop = clock.repeat(PROGRESS_MS, async () => {
      log.info(`${formatCount(count)} of ${formatCount(items.length, 'page')} ${done}.`)
      await Promise.resolve()
    })
    try {
      for (const item of items) {
        signal.throwIfAborted()
        await work(item)
        count += 1
        // Signals and timers have their turn.
        if (count % PAGES_PER_TURN === 0) await setImmediate()
      }
    } finally {
      stop()
    }
  }
}

function sizeOf(files: readonly ManifestFile[]): SiteSize {
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}
