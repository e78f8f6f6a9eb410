import { hash } from 'node:crypto'
import { extname } from 'node:path'
import { MAX_INCLUDED_TEXT, TooMuchIncluded } from '../content/expand/expansion-problems.ts'
import { renderPage, type RenderedPage } from '../content/page-content.ts'
import { type KnownTexts, PageFiles } from '../content/parse/page-files.ts'
import { ParserExhausted } from '../content/parse/satteri.ts'
import type { DocsFiles } from '../files.ts'
import type { PageSource } from '../source/page-source.ts'
import { PAGE_START, type DocsProblem } from '../source/problems.ts'
import { readText } from '../source/read-text.ts'

interface RendererOptions {
  /** Whether to keep the elements of pages, so that the pages can be displayed. */
  withTree?: boolean
  /** Called before each page and snippet, and with an empty name after the last page, to enforce time limits. */
  onPage?: (file: string, done: number, total: number) => void
}

type OnParse = (file: string | undefined) => void

interface Remembered {
  file: string
  /** The texts of the included files; undefined for a file that does not exist. */
  snippets: [path: string, text: string | undefined][]
  /** Number of included characters, which count toward the limit of each version that reuses the page. */
  included: number
  rendered: RenderedPage
}

/**
 * Renders pages one after another. Reuses pages with equal content, including pages of the previous version: two
 * versions of the same documentation, such as the head and base of a pull request, differ in only a few files.
 */
export class Renderer {
  readonly #options: RendererOptions
  #before = new Map<string, Remembered[]>()
  #now = new Map<string, Remembered[]>()
  readonly #digests = new WeakMap<PageSource, string>()

  constructor(options: RendererOptions) {
    this.#options = options
  }

  /** Renders `pages` in order. Throws only if the parser runs out of memory, because its thread must then end. */
  async *render(
    pages: readonly PageSource[],
    files: DocsFiles
  ): AsyncGenerator<{ source: PageSource; rendered: RenderedPage }> {
    this.#before = this.#now
    this.#now = new Map()
    const texts = new FileTexts(files)
    for (const [at, source] of pages.entries()) {
      const onParse = (file = source.file): void => this.#options.onPage?.(file, at, pages.length)
      onParse()
      yield { source, rendered: await this.#renderOnce(source, texts, onParse) }
    }
    this.#options.onPage?.('', pages.length, pages.length)
  }

  async #renderOnce(page: PageSource, texts: FileTexts, onParse: OnParse): Promise<RenderedPage> {
    const { file } = page
    const digest = this.#digests.get(page) ?? digestOf(page)
    this.#digests.set(page, digest)
    const known = [...(this.#now.get(digest) ?? []), ...(this.#before.get(digest) ?? [])]
    for (const entry of known) {
      const isUsable = entry.file === file || !entry.rendered.dependsOnPath
      if (!isUsable || !(await areSame(entry.snippets, texts))) continue
      if (!this.#now.has(digest)) this.#now.set(digest, [{ ...entry, file }])
      texts.included.left = Math.max(texts.included.left - entry.included, 0)
      return entry.rendered
    }
    const text = await texts.readPage(page)
    if (typeof text !== 'string') return { ...notRendered(page.title, ''), problems: [text] }
    const { left } = texts.included
    onParse(undefined)
    const rendered = withUnparsed(await this.#render(page, text, texts, onParse), texts)
    // The page is not remembered: a page that exceeds a limit in this version may render in the next version.
    if (rendered.problems.some(({ kind }) => kind === 'invalid-source')) return rendered
    // The page is not remembered if its file was edited after the first read.
    if (page.digest !== undefined && hash('sha256', text) !== page.digest) return rendered
    const snippets: Remembered['snippets'] = []
    // The digest already covers the part of an OpenAPI document that the page shows.
    for (const path of rendered.snippets)
      if (path !== page.operation?.file) snippets.push([path, await texts.read(path)])
    const entry = { file, snippets, rendered, included: left - texts.included.left }
    this.#now.set(digest, [entry, ...(this.#now.get(digest) ?? [])])
    return rendered
  }

  async #render(page: PageSource, text: string, texts: FileTexts, onParse: OnParse): Promise<RenderedPage> {
    const files = new PageFiles(texts, onParse)
    try {
      const { withTree = false } = this.#options
      return await renderPage(page, { text, files, withTree, included: texts.included })
    } catch (error) {
      if (error instanceof ParserExhausted) throw error
      const reason = error instanceof RangeError ? 'it is nested too deeply' : (error as Error).message
      const unread = { ...notRendered(page.title, reason), snippets: files.snippets }
      return error instanceof TooMuchIncluded ? { ...unread, problems: [error.problem] } : unread
    }
  }
}

/** Computes a digest of everything in a page's source on which its content depends. */
function digestOf(page: PageSource): string {
  const { file, title, description, operationName, operation } = page
  const parts = [page.digest, extname(file), title, description, operationName, operation]
  return hash('sha256', JSON.stringify(parts))
}

class FileTexts implements KnownTexts {
  readonly included = { left: MAX_INCLUDED_TEXT }
  readonly unparsed = new Map<string, DocsProblem>()
  readonly known = new Map<string, string | undefined>()
  readonly #files: DocsFiles
  readonly #paths: Set<string>

  constructor(files: DocsFiles) {
    this.#files = files
    this.#paths = new Set(files.paths)
  }

  async readPage({ file, digest, isUnread }: PageSource): Promise<string | DocsProblem> {
    return digest === undefined || isUnread ? '' : await readText(file, this.#files)
  }

  async read(path: string): Promise<string | undefined> {
    if (!this.known.has(path)) this.known.set(path, await this.#read(path))
    return this.known.get(path)
  }

  async #read(path: string): Promise<string | undefined> {
    if (!this.#paths.has(path)) return undefined
    const text = await readText(path, this.#files)
    if (typeof text === 'string') return text
    this.unparsed.set(path, text)
    return ''
  }
}

async function areSame(snippets: Remembered['snippets'], texts: FileTexts): Promise<boolean> {
  for (const [path, text] of snippets) if ((await texts.read(path)) !== text) return false
  return true
}

function withUnparsed(rendered: RenderedPage, texts: FileTexts): RenderedPage {
  const found = rendered.snippets.flatMap(path => texts.unparsed.get(path) ?? [])
  if (found.length === 0) return rendered
  return { ...rendered, problems: [...rendered.problems, ...found], hasUnknownIds: true }
}

function notRendered(title: string, reason: string): RenderedPage {
  const message = `the file is not parsed, because ${reason}`
  return {
    tree: [],
    text: title,
    lineKinds: 't',
    code: '',
    look: '',
    ids: [],
    references: [],
    snippets: [],
    problems: [{ kind: 'invalid-source', message, place: PAGE_START }],
    hasUnknownIds: true,
    dependsOnPath: true
  }
}
