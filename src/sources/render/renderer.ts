import { hash } from 'node:crypto'
import { renderPage, type RenderedPage } from '../content/page-content.ts'
import type { DocsFiles } from '../files.ts'
import type { PageSource } from '../source/page-source.ts'
import { invalidSource, type DocsProblem } from '../source/problems.ts'
import { isTooLarge, tooLarge } from '../source/sources.ts'
import type { Rendering } from './render-thread.ts'
import { RenderThreads } from './threads.ts'

interface RendererOptions {
  /** Also the HTML of pages, which takes more time. */
  withHtml: boolean
  /** Whether a few pages are rendered in this thread: faster, but nothing ends a page that never ends. */
  isTrusted?: boolean
  maxMs?: number
}

interface Remembered {
  digest: string
  /** The texts of the files that the page includes; undefined for one that does not exist. */
  snippets: [path: string, text: string | undefined][]
  rendered: RenderedPage
}

/** In this thread, if the documentation is trusted: starting threads takes longer than rendering as many pages. */
const FEW_PAGES = 30
/** Two versions of the same documentation, such as the base and the head of a pull request. */
const REMEMBERED_VERSIONS = 2

/** Renders pages. What was rendered before is not rendered again until the page or a file that it includes changes. */
export class Renderer {
  readonly #options: RendererOptions
  readonly #threads: RenderThreads
  readonly #remembered = new Map<string, Remembered[]>()
  readonly #texts = new WeakMap<DocsFiles, FileTexts>()

  constructor(options: RendererOptions) {
    this.#options = options
    this.#threads = new RenderThreads(options)
  }

  /** In the order of `pages`. No promise is rejected for what is in a file. */
  render(
    pages: readonly PageSource[],
    files: DocsFiles
  ): { source: PageSource; rendered: Promise<RenderedPage> }[] {
    const texts = this.#texts.get(files) ?? new FileTexts(files)
    this.#texts.set(files, texts)
    const inThreads = this.#options.isTrusted !== true || pages.length > FEW_PAGES
    return pages.map(source => ({ source, rendered: this.#renderOnce(source, texts, inThreads) }))
  }

  async close(): Promise<void> {
    await this.#threads.close()
  }

  async #renderOnce(page: PageSource, texts: FileTexts, inThreads: boolean): Promise<RenderedPage> {
    const digest = hash('sha256', JSON.stringify(page))
    const known = this.#remembered.get(page.path) ?? []
    for (const { digest: other, snippets, rendered } of known)
      if (other === digest && (await areSame(snippets, texts))) return rendered
    const rendered = withProblems(page, await this.#render(page, texts, inThreads), texts)
    const snippets = rendered.snippets.map(async (path): Promise<Remembered['snippets'][number]> => [
      path,
      await texts.read(path)
    ])
    const remembered = { digest, snippets: await Promise.all(snippets), rendered }
    this.#remembered.set(page.path, [remembered, ...known].slice(0, REMEMBERED_VERSIONS))
    return rendered
  }

  async #render(page: PageSource, texts: FileTexts, inThreads: boolean): Promise<Rendering> {
    const { withHtml } = this.#options
    const read = async (path: string): Promise<string | undefined> => await texts.read(path)
    if (inThreads) return await this.#threads.render({ page, withHtml, read })
    try {
      return await renderPage(page, { read, withHtml })
    } catch (error) {
      return { reason: (error as Error).message }
    }
  }
}

class FileTexts {
  readonly large = new Set<string>()
  readonly #files: DocsFiles
  readonly #paths: Set<string>
  readonly #texts = new Map<string, Promise<string | undefined>>()

  constructor(files: DocsFiles) {
    this.#files = files
    this.#paths = new Set(files.paths)
  }

  async read(path: string): Promise<string | undefined> {
    const text = this.#texts.get(path) ?? this.#read(path)
    this.#texts.set(path, text)
    return await text
  }

  async #read(path: string): Promise<string | undefined> {
    if (!this.#paths.has(path)) return undefined
    if (!(await isTooLarge(path, this.#files))) return await this.#files.read(path)
    this.large.add(path)
    return ''
  }
}

async function areSame(snippets: Remembered['snippets'], texts: FileTexts): Promise<boolean> {
  for (const [path, text] of snippets) if ((await texts.read(path)) !== text) return false
  return true
}

/** Adds what went wrong outside of the rendering itself. */
function withProblems(page: PageSource, rendered: Rendering, texts: FileTexts): RenderedPage {
  if (!('reason' in rendered)) {
    const large = rendered.snippets.filter(path => texts.large.has(path)).map(tooLarge)
    if (large.length === 0) return rendered
    return { ...rendered, problems: [...rendered.problems, ...large], hasUnknownIds: true }
  }
  const problem: DocsProblem = invalidSource(page.file, `the file is not parsed, because ${rendered.reason}`)
  return {
    html: [],
    headings: [],
    text: page.title,
    code: '',
    look: '',
    ids: [],
    references: [],
    snippets: [],
    problems: [problem],
    hasUnknownIds: true
  }
}
