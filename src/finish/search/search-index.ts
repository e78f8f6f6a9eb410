import { hash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'
import { Failure } from '../../runtime/failure.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { ownFile } from '../../runtime/own-file.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { isSegmentTooLong } from '../../site/files/file-names.ts'
import { countsAsPage } from '../../site/pages/pages.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import { endOfIndexedPage } from './indexed-page.ts'
import { buildIndex, checkProgram, installPagefind } from './pagefind.ts'

const FOLDER = 'pagefind'
const SCRIPT = `${FOLDER}/search.js`
/** Files that a search loads. Pagefind also writes its own user interfaces, which are not needed. */
const LOADED =
  /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|[^/]+\.pf_meta|(?:fragment|index|filter)\/[^/]+)$/

interface SearchInputs {
  sitePath: string
  manifest: Manifest
  trigger: string
  pagefind: string | undefined
  environment: Record<string, string | undefined>
}

/** Collects the title and content of each page and builds the search index. */
export class SearchIndex {
  /** The script element that loads the search. ASCII only, because a page can have any encoding. */
  readonly tag: string
  readonly #inputs: SearchInputs
  readonly #found: { program: string; work: string }
  readonly #context: Pick<RunContext, 'log' | 'signal'>
  /** The copy of each page that Pagefind reads, by page path. */
  readonly #copies = new Map<string, string>()

  private constructor(
    inputs: SearchInputs,
    found: { program: string; work: string },
    context: Pick<RunContext, 'log' | 'signal'>
  ) {
    this.#inputs = inputs
    this.#found = found
    this.#context = context
    this.tag = this.tagFor(inputs.trigger)
  }

  /** Returns the script element for a page on which other selectors open the search. */
  tagFor(trigger: string): string {
    const address = new SiteAddress(SCRIPT, this.#inputs.manifest.basePath).pathname
    const value = escapeMarkup(trigger).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`)
    return `<script defer src="${escapeMarkup(address)}" data-trigger="${value}"></script>`
  }

  static async start(
    inputs: SearchInputs,
    { work, tools }: { work: string; tools: string },
    context: Pick<RunContext, 'log' | 'signal'>
  ): Promise<SearchIndex> {
    const { environment, pagefind } = inputs
    await requireOurs(inputs)
    const programContext = { environment, signal: context.signal }
    const program =
      pagefind === undefined
        ? await installPagefind(tools, programContext)
        : await checkProgram(pagefind, programContext)
    await mkdir(join(work, 'pages'))
    return new SearchIndex(inputs, { program, work }, context)
  }

  /** `indexed` is undefined for a page without an element that matches `content`. */
  async add(page: ManifestFile, indexed: string | undefined): Promise<void> {
    if (!countsAsPage(page)) return
    if (indexed === undefined) return
    // Pagefind uses the path of the copy as the address of the result, so encode the path unless it becomes too long.
    const address = page.path.replace(/[%#?]/g, encodeURIComponent)
    const name = address.split('/').some(isSegmentTooLong) ? page.path : address
    const copy = join(this.#found.work, 'pages', name)
    await mkdir(dirname(copy), { recursive: true })
    await writeFile(copy, indexed)
    this.#copies.set(page.path, copy)
  }

  /**
   * Builds the index. Adds to the site only the index files that a search loads. `canonicalOf` returns the path of a
   * page's canonical address. Without such an address, the search opens the file of the page.
   */
  async build(
    exchange: Exchange,
    canonicalOf: (page: string) => string | undefined
  ): Promise<{ pages: number; bytes: number }> {
    const { sitePath, environment } = this.#inputs
    const { program, work } = this.#found
    const { log, signal } = this.#context
    if (this.#copies.size === 0)
      throw new Failure('search-nothing-indexed', `No page in ${sitePath} was indexed.`)
    for (const [page, copy] of this.#copies) await appendFile(copy, endOfIndexedPage(canonicalOf(page)))
    const built = join(work, 'index')
    const copies = { site: join(work, 'pages'), index: built }
    const pages = await buildIndex(program, copies, { environment, signal })
    if (pages === 0)
      throw new Failure('search-nothing-indexed', `Pagefind found no text in any page in ${sitePath}.`)
    if (pages < this.#copies.size)
      log.notice(
        `The search does not include ${formatCount(this.#copies.size - pages, 'page')} that Pagefind did not index.`
      )
    await writeFile(join(built, 'search.js'), await readFile(ownFile('finish/search/client/search.js')))
    const names = (await filesIn(built)).filter(name => name === 'search.js' || LOADED.test(name))
    for (const name of names) exchange.addFile(`${FOLDER}/${name}`, join(built, name), 'search')
    const added = exchange.files.filter(({ kind }) => kind === 'search')
    return { pages, bytes: added.reduce((sum, { size }) => sum + size, 0) }
  }
}

/** Throws if a file in the index folder was not written by this action, or was changed after this action wrote it. */
async function requireOurs({ sitePath, manifest }: SearchInputs): Promise<void> {
  const place = join(sitePath, FOLDER)
  const found = lstatSync(place, { throwIfNoEntry: false })
  if (found === undefined) return
  const ours = manifest.files.filter(({ kind }) => kind === 'search')
  const digests = new Map(ours.map(({ path, sha256, replaces }) => [path, [sha256, replaces]]))
  const digestOf = (name: string) => hash('sha256', readFileSync(join(place, name)))
  const names = found.isDirectory() ? await filesIn(place) : ['']
  const foreign = names.find(name => digests.get(`${FOLDER}/${name}`)?.includes(digestOf(name)) !== true)
  if (foreign !== undefined)
    throw new Failure('search-folder-taken', `Another program wrote or changed ${join(place, foreign)}.`)
}

/** Returns the relative paths of all files, with forward slashes. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => !entry.isDirectory())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}
