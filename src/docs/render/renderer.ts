import { renderPage, type RenderedPage } from '../content/page-content.ts'
import type { DocsFiles } from '../files.ts'
import type { PageSource } from '../source/page-source.ts'

/** Renders pages. What was rendered before is not rendered again until the page or a snippet of it changes. */
export class Renderer {
  readonly #withHtml: boolean

  /** `withHtml`: also the HTML of pages, which takes more time. */
  constructor({ withHtml }: { withHtml: boolean }) {
    this.#withHtml = withHtml
  }

  async render(page: PageSource, files: DocsFiles): Promise<RenderedPage> {
    const paths = new Set(files.paths)
    const read = async (path: string): Promise<string | undefined> =>
      paths.has(path) ? await files.read(path) : undefined
    return await renderPage(page, { read, withHtml: this.#withHtml })
  }
}
