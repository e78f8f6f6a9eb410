import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { RunContext } from '../../runtime/context.ts'
import { Problem } from '../../runtime/problem.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { besidePage, pageDataOf } from '../../site/pages/page-data.ts'
import { countsAsPage } from '../../site/pages/pages.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { applyPageEdits, readFlight } from '../flight/flight.ts'
import { ADDRESS_ELEMENTS, headEdits } from '../flight/head-edits.ts'
import { withMarkdownAddress } from '../markdown/alternate.ts'
import type { MarkdownFiles } from '../markdown/markdown-files.ts'
import { indexNote, isWithoutReact } from '../page/index-note.ts'
import { type ExportedFile, MAX_PAGE_BYTES, readExported } from '../page/page.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { withProgress } from '../page/page-progress.ts'
import type { PageAddresses } from '../site/page-addresses.ts'
import { canonicalChanges, isElsewhere } from '../sitemap/canonical.ts'

interface SiteToWrite {
  manifest: Manifest
  siteUrl: URL | undefined
  add: ReadonlySet<string>
  exchange: Exchange
  addresses: PageAddresses
  /** The pages that could be read. */
  pages: readonly PageFacts[]
  markdown: MarkdownFiles | undefined
  /** The script element of the search; empty if this run adds no search. */
  searchTag: string
}

/** Writes the pages with what this run adds to them, and without the search script of an earlier run. */
export class PageWriter {
  /** Number of pages whose canonical address is on another host. */
  canonicalElsewhere = 0
  readonly #site: SiteToWrite
  readonly #facts: ReadonlyMap<string, PageFacts>
  /** The note that leads agents to `llms.txt`; empty if the pages get none. */
  readonly #note: string
  readonly #addsData: boolean
  /** Pages that have data in a file, and the paths of the data that this run adds. */
  readonly #withData: Set<string>
  /** Why the head or the data of a page remains unchanged, by path. */
  readonly #problems = new Map<string, string>()

  constructor(site: SiteToWrite) {
    const { exchange, markdown, addresses, manifest, add, pages } = site
    this.#site = site
    this.#facts = new Map(pages.map(page => [page.file.path, page]))
    this.#withData = new Set(pageDataOf(new Set(exchange.files.map(({ path }) => path))).values())
    const hasNote = markdown !== undefined && isWithoutReact(exchange)
    this.#note = hasNote ? indexNote(addresses.urlOf('llms.txt')) : ''
    // With page data, the client of a moved site would load images from the host root.
    this.#addsData = add.has('navigation') && manifest.exportedBasePath === undefined
  }

  async write(
    files: readonly ManifestFile[],
    context: Pick<RunContext, 'log' | 'signal' | 'clock'>
  ): Promise<void> {
    const { add, exchange } = this.#site
    const { log, signal } = context
    if (add.has('navigation') && !this.#addsData)
      log.notice(
        '`navigation` was not added: a site that was moved to another base path loads each page in full, without navigation data.'
      )
    let written = 0
    const writeAll = async () => {
      for (const file of files) {
        // Let signal handlers and timers run.
        await setImmediate()
        signal.throwIfAborted()
        const isLarge = file.size > MAX_PAGE_BYTES
        const isKept = isLarge && (await exchange.isUnchanged(file, signal))
        signal.throwIfAborted()
        if (!isKept) this.#writePage(file)
        written += 1
      }
    }
    await withProgress(
      () => `${formatCount(written)} of ${formatCount(files.length, 'page')} written.`,
      writeAll,
      context
    )
    if (this.#addsData && !exchange.files.some(({ kind }) => kind === 'page-data'))
      log.notice(
        '`navigation` added nothing: the pages contain no Next.js data, or the site already has this data in files.'
      )
    if (this.#problems.size > 0)
      log.notice(
        `The head and the page data remain unchanged in ${formatCount(this.#problems.size, 'page')}, because the data cannot be read exactly: ${withMore(
          Array.from(this.#problems, ([path, reason]) => `${path} (${reason})`),
          3
        ).join(', ')}.`
      )
  }

  #writePage(file: ManifestFile): void {
    const { exchange, markdown, add } = this.#site
    const found = { ...readExported(file, exchange), isReplacedAgain: add.has('compact') }
    const { source } = found
    const page = this.#facts.get(file.path)
    if (page === undefined) {
      exchange.replace(file, found, source)
      return
    }
    const edited = applyPageEdits(source, [...this.#headEdits(page, source), ...this.#additions(page)])
    const path = markdown?.paths.get(file.path)
    const content = this.#withMarkdownAddress(edited, path)
    const own = content === edited ? source : this.#withMarkdownAddress(source, path)
    exchange.replace(this.#noteOwn(file, found, own), found, content)
    this.#addPageData(file, content)
  }

  /** Sets the addresses in the head, if the data for the client can say the same. */
  #headEdits(page: PageFacts, source: Buffer) {
    const { add, siteUrl, addresses, markdown } = this.#site
    const { file, endOfHead, isPrivate } = page
    const isListed = siteUrl !== undefined && add.has('sitemap') && countsAsPage(file) && !isPrivate
    const canonical = isListed ? canonicalChanges(page, { addresses, siteUrl }) : undefined
    const link = page.hasMarkdownLink ? undefined : markdown?.urlFor(file.path)
    const changes = [
      ...(canonical ?? []),
      ...(link === undefined ? [] : [{ element: ADDRESS_ELEMENTS.markdown, url: link }])
    ]
    const repeated = canonical === undefined ? [] : page.repeated
    const edits = headEdits(source, changes, { endOfHead, repeated })
    if (edits instanceof Problem) {
      this.#problems.set(file.path, edits.message)
      return []
    }
    if (isListed && canonical === undefined && isElsewhere(page, siteUrl)) this.canonicalElsewhere += 1
    return edits
  }

  /** The script of the search, and the note for agents where it can be added without changing what React expects. */
  #additions({ file, endOfHead, startOfBody: start }: PageFacts) {
    const { searchTag, markdown } = this.#site
    const tag = { start: endOfHead, end: endOfHead, text: searchTag }
    const isNoted = this.#note !== '' && start !== undefined && markdown?.urlFor(file.path)
    return isNoted ? [tag, { start, end: start, text: this.#note }] : [tag]
  }

  /** Replaces the address of the Markdown version in a page if no file is at this address. */
  #withMarkdownAddress(page: Buffer, markdown: string | undefined): Buffer {
    if (markdown === undefined) return page
    const { addresses } = this.#site
    const isWrong = (address: string) => {
      const url = /^\/(?!\/)/.test(address) ? addresses.resolve(address, 'index.html') : null
      return url !== null && addresses.pathOf(url) !== markdown && addresses.fileAt(address) === undefined
    }
    return withMarkdownAddress(page, addresses.pathnameOfFile(markdown), isWrong)
  }

  /** Lets a later run recognize a page that was moved, restored or corrected, without what this run adds. */
  #noteOwn(file: ManifestFile, { source, isRestored }: ExportedFile, own: Buffer): ManifestFile {
    const isMoved = this.#site.manifest.exportedBasePath !== undefined
    return isMoved || isRestored || own !== source ? { ...file, moved: hash('sha256', own) } : file
  }

  /** Adds the data that the client requests when a reader follows a link to the page. */
  #addPageData(file: ManifestFile, content: Buffer): void {
    const path = besidePage(file.path, '.rsc')
    if (!this.#addsData || this.#withData.has(file.path) || this.#withData.has(path)) return
    this.#withData.add(path)
    const flight = countsAsPage(file) ? readFlight(content) : undefined
    if (flight instanceof Problem) this.#problems.set(file.path, flight.message)
    else if (flight !== undefined) this.#site.exchange.add(path, flight.payload, 'page-data')
  }
}
