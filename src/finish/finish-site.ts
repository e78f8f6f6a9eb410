import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RunContext } from '../runtime/context.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { makeWorkFolder, removeAbandoned } from '../runtime/files/work-folder.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { compareText } from '../runtime/text/compare.ts'
import { SiteAddress } from '../site/addresses/site-address.ts'
import { countsAsPage, isPage } from '../site/pages/pages.ts'
import type { ManifestFile } from '../site/records/manifest.ts'
import { compactSite } from './compact/compact-site.ts'
import { Exchange } from './exchange.ts'
import { addHostFiles } from './site/host-files.ts'
import { limitWarnings } from './site/host-limits.ts'
import type { Inputs } from './inputs.ts'
import { MarkdownFiles } from './markdown/markdown-files.ts'
import { moveSite } from './move/move-site.ts'
import { addNotFound } from './not-found/not-found.ts'
import { SEARCH_BUTTON } from './not-found/not-found-page.ts'
import { PageAddresses } from './site/page-addresses.ts'
import type { PageFacts } from './page/page-facts.ts'
import { readPages } from './reading/read-pages.ts'
import { pagesWithExpectedName } from './site/expected-names.ts'
import { inOrder, type SiteOutline, outlineOfSite } from './site/site-outline.ts'
import { robotsText, sitemapFiles } from './sitemap/sitemap.ts'
import { SearchIndex } from './search/search-index.ts'
import { PageWriter } from './writing/page-writer.ts'

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
  /** The site at the start of this run, with what an earlier run added. */
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
    const before = sizeOf(manifest.files)
    const search = add.has('search')
      ? await SearchIndex.start(this.#inputs, this.#folders, this.#context)
      : undefined
    const files = this.#exchange.files.filter(({ path, redirect }) => isPage(path) && redirect === undefined)
    const site = {
      ...this.#inputs,
      exchange: this.#exchange,
      addresses: this.#addresses,
      markdown: this.#markdown
    }
    // If the site is only moved or made smaller, the content of its pages does not have to be read.
    const pages = [...add].every(part => part === 'compact')
      ? []
      : await readPages(files, { ...site, search }, this.#context)
    const outline = outlineOfSite(pages, this.#inputs)
    for (const [path, href] of outline.addresses) this.#addresses.noteNavigation(path, href)
    this.#logMissing(pages, outline)
    const listed = inOrder(pages, outline.order).filter(
      ({ isPrivate, file }) => !isPrivate && countsAsPage(file)
    )
    this.#markdown?.name(listed)
    const writer = new PageWriter({ ...site, pages, searchTag: search?.tag ?? '' })
    await writer.write(files, this.#context)
    const index = await search?.build(this.#exchange, page => this.#canonicalOf(page))
    const markdownPages = this.#markdown?.addTo(this.#exchange, listed, outline)
    this.#warnAboutUnlisted(listed)
    if (add.has('sitemap') && siteUrl !== undefined)
      this.#addSitemap(listed.filter(({ file }) => !outline.hidden.has(file.path)))
    if (add.has('not-found')) this.#addNotFound(listed, outline, search)
    if (add.has('compact')) await compactSite({ ...site, basePath: manifest.basePath }, this.#context)
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
      canonicalElsewhere: writer.canonicalElsewhere,
      limits: limitWarnings(siteUrl, finished),
      before,
      after: sizeOf(finished)
    }
  }

  /** Logs what the site cannot have, because an input, a file name or a file does not allow it. */
  #logMissing(pages: readonly PageFacts[], outline: SiteOutline): void {
    const { add, siteUrl } = this.#inputs
    const { log } = this.#context
    if (siteUrl === undefined && (add.has('sitemap') || add.has('markdown')))
      log.notice(
        'Set `site-url` to the site address. Without this input, there is no sitemap and no canonical address, and links in Markdown have no host.'
      )
    const misnamed = pagesWithExpectedName(pages, outline, this.#addresses)
    if (misnamed.length > 0)
      log.warning(
        `Hosts and crawlers expect other files at the addresses of these pages: ${withMore(misnamed, 5).join(', ')}. Rename them: a page named 404 is in no list, has no Markdown, and is not found by the search; at the addresses of the others, hosts serve these files.`
      )
    const feeds = new Set(pages.flatMap(page => page.feeds))
    if (feeds.size > 0)
      log.notice(
        `Pages name feeds that the site does not contain: ${withMore([...feeds].sort(compareText), 3).join(', ')}. Feed readers get an error there.`
      )
  }

  #warnAboutUnlisted(listed: readonly PageFacts[]): void {
    const without = this.#markdown?.pagesWithoutPath(listed) ?? []
    if (without.length === 0) return
    this.#context.log.warning(
      `These pages have no Markdown and are in no list for agents, because other pages have the same address except for the slash: ${withMore(without, 5).join(', ')}.`
    )
  }

  /** Returns the path of the canonical address that a page has at the end of this run, if it has one. */
  #canonicalOf(page: string): string | undefined {
    const { add, siteUrl } = this.#inputs
    const hasSitemap = siteUrl !== undefined && add.has('sitemap')
    return hasSitemap ? this.#addresses.pathnameOf(page) : this.#addresses.ownPathnameOf(page)
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
      redirects: this.#inputs.manifest.redirects,
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
