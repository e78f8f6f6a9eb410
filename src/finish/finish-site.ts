import { hash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { RunContext } from '../runtime/context.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { makeWorkFolder, removeAbandoned } from '../runtime/files/work-folder.ts'
import { Problem } from '../runtime/problem.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { compareText } from '../runtime/text/compare.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import { SiteAddress } from '../site/addresses/site-address.ts'
import { besidePage, pageDataOf } from '../site/pages/page-data.ts'
import { countsAsPage, isNotFoundPage, isPage } from '../site/pages/pages.ts'
import type { ManifestFile } from '../site/records/manifest.ts'
import { Exchange } from './exchange.ts'
import { applyPageEdits, readFlight } from './flight/flight.ts'
import { ADDRESS_ELEMENTS, headEdits } from './flight/head-edits.ts'
import { addHostFiles } from './site/host-files.ts'
import { limitWarnings } from './site/host-limits.ts'
import { indexNote, isWithoutReact } from './page/index-note.ts'
import type { Inputs } from './inputs.ts'
import { withMarkdownAddress } from './markdown/alternate.ts'
import { MarkdownFiles } from './markdown/markdown-files.ts'
import { moveSite } from './move/move-site.ts'
import { addNotFound } from './not-found/not-found.ts'
import { SEARCH_BUTTON } from './not-found/not-found-page.ts'
import { type ExportedFile, MAX_PAGE_BYTES, readExported } from './page/page.ts'
import { hasExpectedName, PageAddresses } from './site/page-addresses.ts'
import type { PageFacts } from './page/page-facts.ts'
import { withProgress } from './page/page-progress.ts'
import { inPageThreads } from './page/page-threads.ts'
import type { ReadPages } from './reading/page-thread.ts'
import { inOrder, type SiteOutline, outlineOfSite } from './site/site-outline.ts'
import { canonicalChanges, isElsewhere } from './sitemap/canonical.ts'
import { robotsText, sitemapFiles } from './sitemap/sitemap.ts'
import { SearchIndex } from './search/search-index.ts'

export interface FinishedSite {
  indexedPages: number
  indexBytes: number
  markdownPages: number
  basePath: string
  addedFiles: number
  /** Paths that this run would have written, but at which the site already has its own files. */
  kept: string[]
  /** Files that an earlier run added for parts that `add` no longer lists. */
  removed: string[]
  /** Number of pages whose canonical address is on another host. */
  canonicalElsewhere: number
  /** Warnings about limits of the host that the site exceeds. */
  limits: string[]
  before: SiteSize
  after: SiteSize
}

interface SiteSize {
  files: number
  bytes: number
}

/** How the names of the folders for prepared files and for the search program begin. */
const [WORK, TOOLS] = ['.static-export-', 'finish-']

type FinishContext = Pick<RunContext, 'log' | 'signal' | 'clock'>

/** Moves the site to a new base path if necessary, adds the parts in `add`, and then applies all changes together. */
export async function finishSite(inputs: Inputs, context: FinishContext): Promise<FinishedSite> {
  const { sitePath, tempDir } = inputs
  const made: string[] = []
  try {
    for (const [parent, prefix] of [
      [dirname(sitePath), WORK],
      [tempDir, TOOLS]
    ] as const)
      for (const name of await removeAbandoned(parent, prefix))
        context.log.info(`Removed ${name}, a leftover from a killed run.`)
    // The folder is beside the site, so that files can be renamed into the site. Exports remove leftover folders too.
    const work = await makeWorkFolder(join(dirname(sitePath), WORK))
    made.push(work)
    const tools = await makeWorkFolder(join(tempDir, TOOLS))
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
    this.#addresses = new PageAddresses({ ...manifest, files: exchange.files }, siteUrl?.origin)
    this.#markdown = add.has('markdown') ? new MarkdownFiles(this.#addresses, folders.work) : undefined
  }

  async run(): Promise<FinishedSite> {
    const { manifest, add, siteUrl, manifestPath } = this.#inputs
    const { log } = this.#context
    const before = sizeOf(this.#exchange.files)
    const search = add.has('search')
      ? await SearchIndex.start(this.#inputs, this.#folders, this.#context)
      : undefined
    const files = this.#exchange.files.filter(({ path, redirect }) => isPage(path) && redirect === undefined)
    // If the site is only moved, its pages do not have to be read.
    const pages = add.size === 0 ? [] : await this.#readPages(files, search)
    if (siteUrl === undefined && (add.has('sitemap') || add.has('markdown')))
      log.notice(
        'Set `site-url` to the site address. Without this input, there is no sitemap and no canonical address, and links in Markdown have no host.'
      )
    const outline = outlineOfSite(pages, this.#inputs)
    for (const [path, href] of outline.addresses) this.#addresses.noteNavigation(path, href)
    this.#warnOfNames(pages, outline)
    const feeds = new Set(pages.flatMap(page => page.feeds))
    if (feeds.size > 0)
      log.notice(
        `Pages name feeds that the site does not contain: ${withMore([...feeds].sort(compareText), 3).join(', ')}. Feed readers get an error there.`
      )
    const listed = inOrder(pages, outline.order).filter(
      ({ isPrivate, file }) => !isPrivate && countsAsPage(file)
    )
    this.#markdown?.name(listed)
    const markdownOf = this.#markdown?.paths ?? new Map<string, string>()
    const canonicalElsewhere = await this.#writePages(files, { pages, search, markdownOf })
    const index = await search?.build(this.#exchange, page => this.#canonicalOf(page))
    const markdownPages = this.#markdown?.addTo(this.#exchange, listed, outline)
    const without = this.#markdown?.pagesWithoutPath(listed) ?? []
    if (without.length > 0)
      log.warning(
        `These pages have no Markdown and are in no list for agents, because other pages have the same address except for the slash: ${withMore(without, 5).join(', ')}.`
      )
    if (add.has('sitemap') && siteUrl !== undefined)
      this.#addSitemap(listed.filter(({ file }) => !outline.hidden.has(file.path)))
    if (add.has('not-found')) this.#addNotFound(listed, outline, search)
    const base = new SiteAddress('', manifest.basePath).pathname.replace(/\/$/, '')
    addHostFiles(this.#exchange, { base, hasMarkdown: this.#markdown !== undefined })
    this.#context.signal.throwIfAborted()
    const removed = await this.#exchange.apply(manifestPath, {
      ...manifest,
      ...(siteUrl && { siteUrl: siteUrl.href })
    })
    const finished = this.#exchange.files
    return {
      indexedPages: index?.pages ?? 0,
      indexBytes: index?.bytes ?? 0,
      markdownPages: markdownPages ?? 0,
      basePath: manifest.basePath ?? '/',
      addedFiles: finished.filter(({ kind }) => kind !== undefined).length,
      kept: this.#exchange.kept,
      removed,
      canonicalElsewhere,
      limits: limitWarnings(siteUrl, finished),
      before,
      after: sizeOf(finished)
    }
  }

  /** Reads each page once and collects its facts, its text for the search, and its Markdown. */
  async #readPages(files: readonly ManifestFile[], search: SearchIndex | undefined): Promise<PageFacts[]> {
    const { content, manifest, siteUrl } = this.#inputs
    const read: PageFacts[] = []
    const large = files.filter(({ size }) => size > MAX_PAGE_BYTES)
    const readable = files.filter(({ size }) => size <= MAX_PAGE_BYTES)
    const unread = large.map(({ path }) => `${path} (larger than ${formatBytes(MAX_PAGE_BYTES)})`)
    const others: string[] = []
    const site = {
      files: this.#exchange.files.map(({ path, redirect }) => ({ path, redirect })),
      basePath: manifest.basePath ?? '/',
      origin: siteUrl?.origin,
      content,
      hasMarkdown: this.#markdown !== undefined,
      hasSearch: search !== undefined
    }
    const thread: [string, string] = ['reading/page-thread', import.meta.url]
    const open = (file: ManifestFile) => readExported(file, this.#exchange)
    const { signal } = this.#context
    const onPages = async ({ pages, linkForms }: ReadPages) => {
      this.#addresses.addLinkForms(linkForms)
      for (const page of pages) {
        if ('noPage' in page) others.push(page.noPage)
        if ('unread' in page) unread.push(page.unread)
        if (!('facts' in page)) continue
        const { facts, markdown, indexed } = page
        read.push(facts)
        this.#addresses.noteCanonical(facts)
        if (markdown !== undefined) this.#markdown?.write(facts.file.path, markdown)
        await search?.add(facts.file, indexed)
      }
    }
    await withProgress(
      () => `${formatCount(read.length)} of ${formatCount(files.length, 'page')} read.`,
      async () => await inPageThreads(readable, { thread, site, signal, open, onPages }),
      this.#context
    )
    if (unread.length > 0)
      this.#context.log.notice(
        `These pages cannot be read. They remain unchanged, are in no list, and the search does not find them: ${withMore(unread.sort(compareText), 3).join(', ')}.`
      )
    if (others.length > 0)
      this.#context.log.info(
        `These files are no pages of the site, such as the files with which search engines verify its owner. They remain unchanged: ${withMore(others.sort(compareText), 5).join(', ')}.`
      )
    return read
  }

  /** Names the pages that hosts or crawlers take for other files. The error page of a generator is not one of them. */
  #warnOfNames(pages: readonly PageFacts[], { addresses }: SiteOutline): void {
    const known = new Set(pages.map(({ file }) => file.path))
    // A generator writes its error page to `404.html`, and some also to a folder. The folder alone is from a source file.
    const isOwnFolder = (path: string) =>
      /(?:^|\/)404\/index\.html$/.test(path) && !known.has(path.replace('/index.html', '.html'))
    const isForReaders = (path: string) =>
      !isNotFoundPage(path) ||
      isOwnFolder(path) ||
      addresses.has(path) ||
      this.#addresses.isLinkedErrorPage(path)
    const paths = pages
      .map(({ file }) => file.path)
      .filter(path => hasExpectedName(path) && isForReaders(path))
    if (paths.length > 0)
      this.#context.log.warning(
        `Hosts and crawlers expect other files at the addresses of these pages: ${withMore(paths.sort(compareText), 5).join(', ')}. Rename them: a page named 404 is in no list, has no Markdown, and is not found by the search; at the addresses of the others, hosts serve these files.`
      )
  }

  /**
   * Writes all pages, without an earlier run's search script. `pages` contains the pages that could be read, and
   * `markdownOf` the path of the Markdown version by page.
   */
  async #writePages(
    files: readonly ManifestFile[],
    {
      pages,
      search,
      markdownOf
    }: {
      pages: readonly PageFacts[]
      search: SearchIndex | undefined
      markdownOf: ReadonlyMap<string, string>
    }
  ): Promise<number> {
    const { add, siteUrl } = this.#inputs
    const known = new Map(pages.map(page => [page.file.path, page]))
    const addsData = this.#addsPageData()
    const problems = new Map<string, string>()
    let elsewhere = 0
    const paths = new Set(this.#exchange.files.map(({ path }) => path))
    const withData = new Set(pageDataOf(paths).values())
    const hasNote = this.#markdown !== undefined && isWithoutReact(this.#exchange)
    const note = hasNote ? indexNote(this.#addresses.urlOf('llms.txt')) : ''
    const writePage = (file: ManifestFile) => {
      const found = readExported(file, this.#exchange)
      const { source } = found
      const page = known.get(file.path)
      if (page === undefined) {
        this.#exchange.replace(file, found, source)
        return
      }
      const { endOfHead, isPrivate } = page
      const isListed = siteUrl !== undefined && add.has('sitemap') && countsAsPage(file) && !isPrivate
      const canonical = isListed ? canonicalChanges(page, { addresses: this.#addresses, siteUrl }) : undefined
      const link = page.hasMarkdownLink ? undefined : this.#markdown?.urlFor(file.path)
      const changes = [
        ...(canonical ?? []),
        ...(link === undefined ? [] : [{ element: ADDRESS_ELEMENTS.markdown, url: link }])
      ]
      const repeated = canonical === undefined ? [] : page.repeated
      const edits = headEdits(source, changes, { endOfHead, repeated })
      if (edits instanceof Problem) problems.set(file.path, edits.message)
      else if (isListed && canonical === undefined && isElsewhere(page, siteUrl)) elsewhere += 1
      const tag = { start: endOfHead, end: endOfHead, text: search?.tag ?? '' }
      const isNoted = note !== '' && page.startOfBody !== undefined && this.#markdown?.urlFor(file.path)
      const start = page.startOfBody ?? endOfHead
      const noted = isNoted ? [{ start, end: start, text: note }] : []
      const edited = applyPageEdits(source, [...(edits instanceof Problem ? [] : edits), tag, ...noted])
      const markdown = markdownOf.get(file.path)
      const content = this.#withMarkdownAddress(edited, markdown)
      const own = content === edited ? source : this.#withMarkdownAddress(source, markdown)
      this.#exchange.replace(this.#noteOwn(file, found, own), found, content)
      if (!addsData || withData.has(file.path) || withData.has(besidePage(file.path, '.rsc'))) return
      withData.add(besidePage(file.path, '.rsc'))
      this.#addPageData(page, content, problems)
    }
    let written = 0
    const writeAll = async () => {
      for (const file of files) {
        // Let signal handlers and timers run.
        await setImmediate()
        this.#context.signal.throwIfAborted()
        const isLarge = file.size > MAX_PAGE_BYTES
        const isKept = isLarge && (await this.#exchange.isUnchanged(file, this.#context.signal))
        this.#context.signal.throwIfAborted()
        if (!isKept) writePage(file)
        written += 1
      }
    }
    await withProgress(
      () => `${formatCount(written)} of ${formatCount(files.length, 'page')} written.`,
      writeAll,
      this.#context
    )
    if (addsData && !this.#exchange.files.some(({ kind }) => kind === 'page-data'))
      this.#context.log.notice(
        '`navigation` added nothing: the pages contain no Next.js data, or the site already has this data in files.'
      )
    if (problems.size > 0)
      this.#context.log.notice(
        `The head and the page data remain unchanged in ${formatCount(problems.size, 'page')}, because the data cannot be read exactly: ${withMore(
          Array.from(problems, ([path, reason]) => `${path} (${reason})`),
          3
        ).join(', ')}.`
      )
    return elsewhere
  }

  /** Returns the path of the canonical address that a page has at the end of this run, if it has one. */
  #canonicalOf(page: string): string | undefined {
    const { add, siteUrl } = this.#inputs
    const hasSitemap = siteUrl !== undefined && add.has('sitemap')
    return hasSitemap ? this.#addresses.pathnameOf(page) : this.#addresses.ownPathnameOf(page)
  }

  /** Replaces the address of the Markdown version in a page if no file is at this address. */
  #withMarkdownAddress(page: Buffer, markdown: string | undefined): Buffer {
    if (markdown === undefined) return page
    const isWrong = (address: string) => {
      const url = /^\/(?!\/)/.test(address) ? this.#addresses.resolve(address, 'index.html') : null
      return (
        url !== null &&
        this.#addresses.pathOf(url) !== markdown &&
        this.#addresses.fileAt(address) === undefined
      )
    }
    return withMarkdownAddress(page, this.#addresses.pathnameOfFile(markdown), isWrong)
  }

  /** Lets a later run recognize a page that was moved, restored or corrected, without what this run adds. */
  #noteOwn(file: ManifestFile, { source, isRestored }: ExportedFile, own: Buffer): ManifestFile {
    const isMoved = this.#inputs.manifest.exportedBasePath !== undefined
    return isMoved || isRestored || own !== source ? { ...file, moved: hash('sha256', own) } : file
  }

  /** Whether to add page data. With this data, the client of a moved site would load images from the host root. */
  #addsPageData(): boolean {
    const { add, manifest } = this.#inputs
    if (!add.has('navigation') || manifest.exportedBasePath === undefined) return add.has('navigation')
    this.#context.log.notice(
      '`navigation` was not added: a site that was moved to another base path loads each page in full, without navigation data.'
    )
    return false
  }

  /** Adds the data that the client requests when a reader follows a link to the page. */
  #addPageData({ file }: PageFacts, content: Buffer, problems: Map<string, string>): void {
    const flight = countsAsPage(file) ? readFlight(content) : undefined
    if (flight instanceof Problem) problems.set(file.path, flight.message)
    else if (flight !== undefined)
      this.#exchange.add(besidePage(file.path, '.rsc'), flight.payload, 'page-data')
  }

  #addSitemap(listed: readonly PageFacts[]): void {
    const isCanonical = ({ file, canonical }: PageFacts) =>
      canonical === undefined || (this.#addresses.leadsTo(canonical.value) ?? file.path) === file.path
    const entries = new Map(
      listed.filter(isCanonical).map(({ file }) => {
        const url = this.#addresses.pageUrl(file.path)
        return [url, { url, since: file.contentSince }]
      })
    )
    const urlOf = (path: string) => this.#addresses.urlOf(path)
    for (const [name, text] of sitemapFiles([...entries.values()], urlOf))
      this.#exchange.add(name, text, 'entry-point')
    // Crawlers request robots.txt only at the root of the host.
    if ((this.#inputs.manifest.basePath ?? '/') === '/')
      this.#exchange.add('robots.txt', robotsText(urlOf('sitemap.xml')), 'entry-point')
  }

  #addNotFound(listed: readonly PageFacts[], outline: SiteOutline, search: SearchIndex | undefined): void {
    const pages = listed
      .filter(({ file }) => !outline.hidden.has(file.path))
      .map(({ file, title }) => ({ path: this.#addresses.pathnameOf(file.path), title }))
    addNotFound(this.#exchange, {
      siteName: outline.name,
      language: outline.language,
      basePath: this.#inputs.manifest.basePath,
      start: listed[0],
      pages,
      addresses: this.#addresses,
      search: search?.tagFor(SEARCH_BUTTON)
    })
  }
}

function sizeOf(files: readonly ManifestFile[]): SiteSize {
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}
